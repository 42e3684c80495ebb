/** Width of text in Inter, in pixels, with 4.5 % in hand for optical sizes and kerning (docs/income-flow.md B2). */
import { INTER_REGULAR, INTER_SEMIBOLD } from './inter-widths.ts'

const IN_HAND = 1.045
const UNKNOWN = 700

function tableOf(runs: readonly (readonly [number, string])[]): Map<string, number> {
  const widths = new Map<string, number>()
  for (const [width, chars] of runs) for (const char of chars) widths.set(char, width)
  return widths
}
const regular = tableOf(INTER_REGULAR)
const semibold = tableOf(INTER_SEMIBOLD)

function thousandths(text: string, widths: Map<string, number>): number {
  let sum = 0
  for (const char of text) sum += widths.get(char) ?? UNKNOWN
  return sum
}

/** `weight` 400, 500 (between the two fonts) or 600. */
export function textWidth(text: string, size: number, weight: 400 | 500 | 600): number {
  const light = weight === 600 ? 0 : thousandths(text, regular)
  const heavy = weight === 400 ? 0 : thousandths(text, semibold)
  const sum = weight === 400 ? light : weight === 600 ? heavy : (light + heavy) / 2
  return (sum * size * IN_HAND) / 1000
}

/** The text as long as it is no wider than `most` at weight 500, else its beginning and an ellipsis. */
export function clipped(text: string, size: number, most: number): string {
  if (textWidth(text, size, 500) <= most) return text
  let short = text
  while (short.length > 1 && textWidth(`${short}…`, size, 500) > most) short = short.slice(0, -1)
  return `${short.trimEnd()}…`
}

/**
 * A name in one line, or in two where it is wider than `most`: broken where the longer line is shortest. A line that
 * is still wider than `limit` ends in an ellipsis.
 */
export function nameLines(name: string, size: number, most: number, limit: number): string[] {
  const words = name.split(' ')
  if (textWidth(name, size, 500) <= most || words.length === 1) return [clipped(name, size, limit)]
  let best = [name]
  let longest = Number.POSITIVE_INFINITY
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    const width = Math.max(...lines.map((line) => textWidth(line, size, 500)))
    if (width < longest) {
      longest = width
      best = lines
    }
  }
  return best.map((line) => clipped(line, size, limit))
}
