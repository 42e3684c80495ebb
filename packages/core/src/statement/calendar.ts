/** Sums on calendar dates. A `Ymd` never becomes an instant: days are counted, zones do not exist here. */
import type { Ymd } from './statement.ts'

const DAY = 86_400_000

/** Days since 1970-01-01. */
export function dayNumber(date: Ymd): number {
  return Math.round(Date.UTC(yearOf(date), monthOf(date) - 1, Number(date.slice(8, 10))) / DAY)
}

export function fromDayNumber(day: number): Ymd {
  return new Date(day * DAY).toISOString().slice(0, 10)
}

export function addDays(date: Ymd, days: number): Ymd {
  return fromDayNumber(dayNumber(date) + days)
}

/** Days from `a` to `b`; negative when `b` is earlier. */
export function daysBetween(a: Ymd, b: Ymd): number {
  return dayNumber(b) - dayNumber(a)
}

export function yearOf(date: Ymd): number {
  return Number(date.slice(0, 4))
}

/** 1 to 12. */
export function monthOf(date: Ymd): number {
  return Number(date.slice(5, 7))
}
