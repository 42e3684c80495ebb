import { charAt } from '../tables/decode.ts'
import { Line } from './line.ts'

const MAX_LINE = 600

// Anything but printable ASCII, and the two characters that begin markup.
const SPECIAL = /[^ -~]|[<&]/

/** One line as it is seen: tags dropped, entities decoded, tabs as spaces, each character with its byte (T162). */
function readLine(raw: string, from: number, to: number): Line {
  let text = ''
  const at: number[] = []
  const after: number[] = []
  for (let i = from; i < to && text.length < MAX_LINE; ) {
    const code = raw.charCodeAt(i)
    if (code === 60) {
      const close = raw.indexOf('>', i)
      const letter = raw.charAt(i + 1)
      if (close > 0 && close < to && /[a-z/!]/i.test(letter)) {
        i = close + 1
        continue
      }
    }
    if (code === 9) {
      const fill = 8 - (text.length % 8)
      for (let k = 0; k < fill; k += 1) {
        text += ' '
        at.push(i)
        after.push(i + 1)
      }
      i += 1
      continue
    }
    // A control character is a blank, as it is printed; within a figure's columns it would hide the figure.
    const { text: seen, length } =
      code < 32 || code === 127
        ? { text: ' ', length: 1 }
        : code < 128 && code !== 38
          ? { text: raw.charAt(i), length: 1 }
          : charAt(raw, i)
    for (const ch of seen) {
      text += ch
      for (let k = 0; k < ch.length; k += 1) {
        at.push(i)
        after.push(i + length)
      }
    }
    i += length
  }
  return new Line(text, from, to, at, after)
}

/** The lines of a text document; offsets are those of `raw` (latin1, one character a byte). */
export function readLines(raw: string): Line[] {
  const lines: Line[] = []
  let from = 0
  while (from < raw.length && lines.length < 400_000) {
    let to = raw.indexOf('\n', from)
    if (to < 0) to = raw.length
    const end = raw.charCodeAt(to - 1) === 13 ? to - 1 : to
    const stop = Math.max(from, end)
    const text = raw.slice(from, Math.min(stop, from + MAX_LINE))
    lines.push(SPECIAL.test(text) ? readLine(raw, from, stop) : new Line(text, from, stop))
    from = to + 1
  }
  return lines
}
