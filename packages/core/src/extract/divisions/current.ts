/** Whether words speak of the period that is read. */
import { type Day, dayNumber, findDays, findLength, findYears } from '../document/dates.ts'

/** The period that is read: its last day and how many months it has. */
export interface Span {
  end: Day
  months: number
}

/** Whether a heading's words leave it in the period that ends on `end`. */
export function isCurrent(heading: string, end: Day, months: number): boolean {
  const length = findLength(heading.replace(/fiscal (?:19|20)\d\d|years?/g, ''))
  if (length && Math.abs(length.months - months) > 1) return false
  const days = findDays(heading)
  if (days.length > 0) return days.some(({ day }) => Math.abs(dayNumber(day) - dayNumber(end)) <= 12)
  const years = findYears(heading)
  return years.length === 0 || years.some((year) => year === end.year || (end.month === 1 && year === end.year - 1))
}
