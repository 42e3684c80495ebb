import { daysBetween } from './calendar.ts'
import type { Point } from './series.ts'

export interface Trailing {
  end_date: string
  currency: string
  total_revenue: number | null
  net_income: number | null
  /** one of the four quarters is hidden from the viewer: both figures are null (decision 204) */
  hidden: boolean
}

/**
 * The last four quarters together, deduced Q4 included.
 *
 * @param quarters points of a quarterly series, earliest first
 * @returns null unless the last four points are consecutive and of one currency
 */
export function trailingTwelveMonths(quarters: readonly Point[]): Trailing | null {
  const four = quarters.slice(-4)
  const [first] = four
  const last = four.at(-1)
  if (four.length < 4 || !first || !last) return null
  if (four.some((p) => p.currency !== last.currency)) return null
  // Three steps of a quarter each: 273 days, 52/53-week calendars some days more or less.
  if (Math.abs(daysBetween(first.end_date, last.end_date) - 273) > 20) return null
  const hidden = four.some((p) => p.hidden)
  const sum = (values: (number | null)[]): number | null =>
    values.reduce<number | null>((t, v) => (t === null || v === null ? null : t + v), 0)
  return {
    end_date: last.end_date,
    currency: last.currency,
    total_revenue: sum(four.map((p) => p.total_revenue)),
    net_income: sum(four.map((p) => p.net_income)),
    hidden,
  }
}
