/** Sums on calendar dates. A date is `YYYY-MM-DD` and never becomes an instant: days are counted, zones do not exist here. */

/** Milliseconds of a day in UTC. */
export const DAY_MS = 86_400_000

/** Average days of a month, by which lengths of periods are told. */
const MONTH_DAYS = 30.44

/** Days since 1970-01-01; NaN where the text is no date. */
export function dayNumber(date: string): number {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  return parts === null ? Number.NaN : Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / DAY_MS
}

/** The date of a number of days since 1970-01-01. */
export function dateOfDay(day: number): string {
  return utcDate(new Date(day * DAY_MS))
}

/** The date of an instant, in UTC. */
export function utcDate(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** The date `days` after (or, negative, before) another. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days)
}

/** Days from `a` to `b`; negative when `b` is earlier. */
export function daysBetween(a: string, b: string): number {
  return dayNumber(b) - dayNumber(a)
}

/** Days of a period, first and last day counted. */
export function periodDays(start: string, end: string): number {
  return daysBetween(start, end) + 1
}

/** Days ÷ 30.44 rounded: 12–14 weeks = 3, 16–17 = 4, 24–28 = 6, 36 = 8, 39–40 = 9, 52–53 = 12 (decision 48). */
export function periodMonths(start: string, end: string): number {
  return Math.round(periodDays(start, end) / MONTH_DAYS)
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

/** 1 to 12. */
export function monthOf(date: string): number {
  return Number(date.slice(5, 7))
}
