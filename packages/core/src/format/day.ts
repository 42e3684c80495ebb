/** Sums on calendar dates. A date is `YYYY-MM-DD` and never becomes an instant: days are counted, zones do not exist here. */

/** Milliseconds of a day in UTC. */
export const DAY_MS = 86_400_000

/** Average days of a month, by which lengths of periods are told. */
const MONTH_DAYS = 30.44

/** Days of four hundred years, after which the calendar repeats itself, and from 0000-03-01 to 1970-01-01. */
const [ERA_DAYS, EPOCH] = [146_097, 719_468]
const [FIRST_DAY, LAST_DAY] = [-719_162, 2_932_896] // 0001-01-01 and 9999-12-31

/** The number that stands in so many places of a text; NaN where one of them is no digit. */
function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

/**
 * Days since 1970-01-01; NaN where the text is no date. A month or a day too many leads on, as with `Date.UTC`. Counted
 * in years that begin in March, so that the leap day is the last: statements of a company compare thousands of dates, for
 * which a pattern and a `Date` each were two fifths of the time of a series.
 */
export function dayNumber(date: string): number {
  if (date.length !== 10 || date[4] !== '-' || date[7] !== '-') return Number.NaN
  const month = digits(date, 5, 7) - 3
  const year = digits(date, 0, 4) + Math.floor(month / 12)
  const monthOfYear = month - 12 * Math.floor(month / 12)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * monthOfYear + 2) / 5) + digits(date, 8, 10) - 1
  return era * ERA_DAYS + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - EPOCH
}

/** The date of a number of days since 1970-01-01. @throws RangeError for no number */
export function dateOfDay(day: number): string {
  if (!(day >= FIRST_DAY && day <= LAST_DAY)) return utcDate(new Date(day * DAY_MS))
  const at = Math.floor(day) + EPOCH
  const era = Math.floor(at / ERA_DAYS)
  const dayOfEra = at - era * ERA_DAYS
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthOfYear = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthOfYear < 10 ? monthOfYear + 3 : monthOfYear - 9
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  const date = dayOfYear - Math.floor((153 * monthOfYear + 2) / 5) + 1
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`
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
