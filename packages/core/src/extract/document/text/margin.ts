/**
 * Headings that stand in a margin of their own, left of the labels and on their lines: "Operating      Railroad, trucking"
 * over "Revenues       and other (Note 4)" (0000950109-96-001749, 0000896463-95-000121).
 */
import type { Row } from '../row.ts'
import type { Line } from './line.ts'
import { labelOf } from './row.ts'

interface Printed {
  row: Row
  line: Line
}

/** Words in the margin stand at the line's beginning; the labels are at least this far from their end. */
const GAP = 3
/** Bytes between the end of a line and the next one. */
const LINE_BREAK = 2
const MARGIN = /^ ?\S(?:\S| \S)* {3,}(?=\S)/

/** The words of a line before its first figure. */
const wordsOf = ({ row, line }: Printed): string =>
  line.text
    .slice(0, row.figures[0]?.left ?? line.text.length)
    .replace(/[-=_]{6,}/g, (rule) => ' '.repeat(rule.length))
    .replace(/[\s$(]+$/, '')

/** Where the labels begin, right of a margin with headings; null where the table has none. */
function labelsFrom(rows: readonly Printed[]): number | null {
  const filled = rows.filter(({ row }) => row.figures.length > 1 && row.label !== '')
  if (filled.length < 5) return null
  const starts = filled.flatMap((one) => {
    const found = MARGIN.exec(wordsOf(one))
    return found ? [found[0].length] : []
  })
  if (starts.length < 2) return null
  const from = Math.min(...starts)
  const clear = filled.filter((one) => wordsOf(one).slice(0, from).trim() === '')
  const crosses = (words: string) => !MARGIN.test(words) && words.slice(from - GAP, from).trim() !== ''
  const crossed = filled.filter((one) => crosses(wordsOf(one)))
  return clear.length >= 0.5 * filled.length && crossed.length === 0 ? from : null
}

/** The rows with the words of the margin as headings above the lines they stand beside. */
export function withMarginHeadings(rows: readonly Printed[]): Row[] {
  const first = rows.findIndex(({ row }) => row.figures.length > 1 && row.label !== '')
  const from = first < 0 ? null : labelsFrom(rows.slice(first))
  if (from === null) return rows.map(({ row }) => row)
  const out = rows.slice(0, first).map(({ row }) => row)
  // The index of the heading that may go on.
  let heading = -1
  let last = 0
  for (const one of rows.slice(first)) {
    const { row, line } = one
    const words = wordsOf(one)
    const cut = Math.max(from, MARGIN.exec(words)?.[0].length ?? 0)
    const margin = words.slice(0, cut).trim()
    // What stood between two rows, a rule or an empty line, ends a heading (0000912057-95-001626).
    if (margin === '' || line.start - last > LINE_BREAK) heading = -1
    last = line.end
    if (margin !== '') {
      const before = out[heading]?.label
      const label = before === undefined ? margin : `${before} ${margin}`
      if (before === undefined) heading = out.length
      out[heading] = { ...row, label, indent: 0, figures: [], phrases: [] }
    }
    const label = labelOf(words.slice(cut).trim())
    if (label === '' && row.figures.length === 0) continue
    // A line whose words stand in the margin alone: they are its label.
    if (label === '' && heading >= 0) {
      out[heading] = { ...row, label: out[heading]?.label ?? '', indent: 0 }
      heading = -1
      continue
    }
    const indent = words.length - words.slice(cut).trimStart().length
    out.push({ ...row, label, indent, phrases: row.phrases.filter(({ left }) => left >= from) })
  }
  return out
}
