import type { Bytes } from '../bytes.ts'
import { firstOf, occurrences } from '../find.ts'

export interface Range {
  start: number
  end: number
}

const MAX_TABLES = 20_000
const LESS = 60
const SLASH = 47

/** All table ranges, innermost ones whole; an outer one ends where its first inner one begins (layout tables). */
export function tableRanges(bytes: Bytes): Range[] {
  const marks: { at: number; open: boolean }[] = []
  for (const word of ['table', 'TABLE']) {
    for (const at of occurrences(bytes, word, word.length, 2 * MAX_TABLES)) {
      if (bytes[at - 1] === LESS) marks.push({ at: at - 1, open: true })
      else if (bytes[at - 1] === SLASH && bytes[at - 2] === LESS) marks.push({ at: at - 2, open: false })
    }
  }
  marks.sort((a, b) => a.at - b.at)
  const ranges: Range[] = []
  let from = -1
  for (const mark of marks) {
    if (mark.open) {
      if (from >= 0) ranges.push({ start: from, end: mark.at })
      from = mark.at
    } else if (from >= 0) {
      ranges.push({ start: from, end: mark.at })
      from = -1
    }
  }
  if (from >= 0) ranges.push({ start: from, end: Math.min(bytes.length, from + 400_000) })
  return ranges.filter((range) => range.end - range.start < 4_000_000)
}

/** Has the document any HTML table at all? Text filings mark theirs with an empty `<TABLE>` line. */
export const hasHtmlTables = (bytes: Bytes, ranges: readonly Range[] = tableRanges(bytes)): boolean =>
  ranges.length > 0 &&
  (ranges.slice(0, 5).some(({ start }) => /<td/i.test(bytes.toString('latin1', start, start + 4000))) ||
    firstOf(bytes, '<td') >= 0 ||
    firstOf(bytes, '<TD') >= 0)
