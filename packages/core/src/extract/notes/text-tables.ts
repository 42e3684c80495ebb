/** Where a table in the notes of a text document begins and ends. */
import type { Grid } from '../document/row.ts'
import type { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'

const MOST_LINES_ABOVE = 60

function hasFigures(text: Lines, k: number): boolean {
  const line = k < 0 ? undefined : text.at(k)
  return line !== undefined && line.columns > 0 && /\d{2}/.test(line.text)
}

/** Where the table that holds line `k` begins: after running text, or at the mark of a table or a page. */
export function blockStart(text: Lines, k: number): number {
  let from = k
  while (from > 0 && k - from < MOST_LINES_ABOVE) {
    const above = text.at(from - 1)
    if (!above) break
    if (k - from >= 1 && above.prose) break
    if (above.trimmed.length < 12 && above.end > above.start && /<PAGE>/i.test(text.raw.slice(above.start, above.end)))
      break
    if (above.trimmed === '' && above.end - above.start < 12 && above.end > above.start) {
      const tag = text.raw.slice(above.start, above.end)
      if (/^<TABLE>/i.test(tag)) break
      // Two tables typed as one: each has a caption of its own.
      if (/^<CAPTION>/i.test(tag) && [2, 3, 4].some((n) => hasFigures(text, from - n))) break
    }
    from -= 1
  }
  return from
}

/** The table from a line on, with the words above it; it ends where running text goes on. */
export function noteGrid(text: Lines, from: number, least?: number): Grid | null {
  let to = from
  let figures = 0
  for (; to < text.length && to - from < 90; to += 1) {
    const line = text.at(to)
    if (!line) break
    if (hasFigures(text, to)) figures += 1
    if (figures > 2 && line.prose && text.at(to + 1)?.prose) break
    if (figures > 0 && line.trimmed === '' && line.end - line.start < 12) {
      const tag = text.raw.slice(line.start, line.end)
      if (/^<\/TABLE>/i.test(tag) || (figures > 2 && /^<CAPTION>/i.test(tag))) break
    }
  }
  const grid = gridFrom(text, from, 80, to, least)
  if (!grid) return null
  const before = text.slice(from - 14, from + 1).map((line) => line.trimmed)
  return { ...grid, before: before.join(' | ') }
}

/** The first line of `[from, to)` with figures in two columns; -1 = none. */
export function firstFigures(text: Lines, from: number, to: number): number {
  for (let k = from; k < to; k += 1) if ((text.at(k)?.columns ?? 0) > 1) return k
  return -1
}
