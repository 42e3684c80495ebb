import type { Bytes } from '../bytes.ts'

export interface Range {
  start: number
  end: number
}

const MAX_TABLES = 20_000

function nextTable(bytes: Bytes, from: number): number {
  return bytes.indexOf('<table', from)
}

/** All table ranges, innermost ones whole; an outer one ends where its first inner one begins (layout tables). */
export function tableRanges(bytes: Bytes): Range[] {
  const marks: { at: number; open: boolean }[] = []
  for (const [needle, open] of [
    ['<table', true],
    ['<TABLE', true],
    ['</table', false],
    ['</TABLE', false],
  ] as const) {
    for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 6)) {
      marks.push({ at, open })
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
export function hasHtmlTables(bytes: Bytes): boolean {
  return (
    (nextTable(bytes, 0) >= 0 || bytes.indexOf('<TABLE') >= 0) &&
    (bytes.indexOf('<td') >= 0 || bytes.indexOf('<TD') >= 0)
  )
}
