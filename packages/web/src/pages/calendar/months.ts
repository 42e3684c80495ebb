import { formatLongDate } from '@topline/core/format/date.ts'

/** Rows by month, in their order: 'January 2026' and its rows. */
export function byMonth<Row extends { date: string }>(rows: readonly Row[]): [month: string, rows: Row[]][] {
  const months = new Map<string, Row[]>()
  for (const row of rows) {
    const month = formatLongDate(row.date).replace(/ \d+,/, '')
    months.set(month, [...(months.get(month) ?? []), row])
  }
  return [...months]
}
