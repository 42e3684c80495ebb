import type { Bytes } from '../bytes.ts'
import { occurrences } from '../find.ts'

export interface Range {
  start: number
  end: number
}

const MAX_TABLES = 20_000
/** Most HTML filings have a table on their cover. */
const PROBE = 65_536

/** All table ranges, innermost ones whole; an outer one ends where its first inner one begins (layout tables). */
export function tableRanges(bytes: Bytes): Range[] {
  const marks: { at: number; open: boolean }[] = []
  // The end of the word is rarer than its beginning and than "<": one search a spelling finds both tags.
  for (const [start, end] of [
    ['ta', 'ble'],
    ['TA', 'BLE'],
  ] as const) {
    for (const at of occurrences(bytes, end)) {
      const before = bytes.toString('latin1', Math.max(0, at - 4), at)
      if (before.endsWith(`<${start}`)) marks.push({ at: at - 3, open: true })
      else if (before === `</${start}`) marks.push({ at: at - 4, open: false })
      if (marks.length > 2 * MAX_TABLES) break
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
export const hasHtmlTables = (bytes: Bytes): boolean =>
  /<td/i.test(bytes.toString('latin1', 0, Math.min(bytes.length, PROBE))) ||
  bytes.indexOf('<td') >= 0 ||
  bytes.indexOf('<TD') >= 0
