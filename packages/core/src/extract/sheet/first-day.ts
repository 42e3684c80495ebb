/** The first day of a period whose head prints only its last (T4, T6). */
import { type Day, dayNumber, fromDayNumber, lastOfMonth } from '../document/dates.ts'
import type { Period } from './head-period.ts'

/** Days by which a calendar of weeks moves the end of a period from year to year. */
const DRIFT = 8
const WEEKS_OF_QUARTER = 91

/** What is known around a period of so many months. */
export interface Around {
  end: Day
  months: number
  /** How often the document prints a day. */
  printed: (day: Day) => number
  /** Ends of other columns, as their heads print them. */
  earlier: readonly Day[]
  /** The last day of the year before, as the document's sentences give it; asked for only where it matters. */
  said?: () => Day | null
}

const isMonthEnd = ({ year, month, day }: Day): boolean => day >= lastOfMonth(year, month)

/** The same day so many months before; of a month's last day that month's. */
function monthsBefore(end: Day, months: number): Day {
  const at = end.year * 12 + end.month - 1 - months
  const [year, month] = [Math.floor(at / 12), (((at % 12) + 12) % 12) + 1]
  const last = lastOfMonth(year, month)
  return { year, month, day: isMonthEnd(end) ? last : Math.min(end.day, last) }
}

/**
 * First day: the head's own, else the day after the end of the period before. That is the end of another column, a
 * number of weeks back, or the end of a month; what the columns say comes first, then what sentences say of the fiscal year,
 * then how often the document prints each. A column's end that is the same day of another year may be one day over all years.
 */
export function startOf(period: Pick<Period, 'start' | 'weeks'>, around: Around): Day {
  if (period.start) return period.start
  const before = endBefore(period.weeks, around)
  const isSaid = around.months !== 12 || (around.said?.() ?? null)
  return fromDayNumber((isSaid ? before : balanceDay(before, around.printed)) + 1)
}

/** Days around the end of the year before on which it may have ended instead. */
const AROUND = 9
/** A date of a balance sheet is printed at least so often. */
const OFTEN = 3

/**
 * The end of the year before is the date of the balance sheet beside, and so printed: a day that the document prints nowhere gives way to one around it
 * that it prints often (a year of 370 days, in which a company leaves the calendar of weeks that its heads still count, T134).
 */
function balanceDay(before: number, printed: Around['printed']): number {
  const times = (day: number): number => printed(fromDayNumber(day))
  if (times(before) > 0) return before
  const days = Array.from({ length: 2 * AROUND + 1 }, (_, k) => before - AROUND + k)
  const [best = before, second = before] = days.sort((a, b) => times(b) - times(a))
  return times(best) >= OFTEN && times(best) > 2 * times(second) ? best : before
}

/** The last day of the period before, as a number. */
function endBefore(weeks: number | null, around: Around): number {
  const { end, months, printed, earlier } = around
  const n = dayNumber(end)
  const last = monthsBefore(end, months)
  const guess = dayNumber(last)
  const beside = earlier.map(dayNumber).find((one) => Math.abs(one - guess) <= DRIFT)
  const times = (day: number) => printed(fromDayNumber(day))
  // Days that the document prints are looked for only where columns, weeks and sentences leave the day open.
  const oftener = (day: number): number => {
    const [best] = weekEnds(around, guess)
    return best !== undefined && times(best) > times(day) ? best : day
  }
  // Weeks may stand over the wrong column; the end of the one before, whole weeks away, does not.
  if (weeks !== null) return beside !== undefined && (n - beside) % 7 === 0 ? beside : n - 7 * weeks
  if (beside !== undefined && beside !== guess) return beside
  const said = months === 12 ? around.said?.() : null
  if (said) return dayNumber(said)
  // "Years ended June 28," over "2009 2008" gives the year before a day on which it did not end.
  if (beside !== undefined) return isMonthEnd(end) ? beside : oftener(beside)
  if (isMonthEnd(end)) return hasCalendarMonths(end, earlier) ? guess : oftener(guess)
  const [best] = weekEnds(around, guess)
  // "Years ended March 30, 2008, 2007 and 2006": a year that ends on one day.
  if (best === undefined && printed(last) > 0) return guess
  return best ?? monthEndNear(guess, printed) ?? n - wholeWeeks(months)
}

/** Whether another year's period of that name ends with the month too: a calendar of weeks never does twice. */
const hasCalendarMonths = (end: Day, earlier: readonly Day[]): boolean =>
  earlier.some((one) => one.month === end.month && one.year !== end.year && isMonthEnd(one))

const wholeWeeks = (months: number): number => Math.round((months * 30.44) / WEEKS_OF_QUARTER) * WEEKS_OF_QUARTER

/** Days whole weeks before the end that the document prints, the one printed most often first. */
function weekEnds({ end, months, printed, earlier }: Around, guess: number): number[] {
  const n = dayNumber(end)
  const whole = wholeWeeks(months)
  const inMonths = isMonthEnd(end) && !hasWeeks(end, earlier)
  // Beside a month's end its next day is a first day, and a quarter's weeks hardly leave the month's end.
  const isLikely = (day: number) => Math.abs(day - guess) <= (inMonths && months < 12 ? 2 : DRIFT + 1)
  return [n - whole, n - whole - 7, n - whole + 7]
    .filter((day) => isLikely(day) && !(inMonths && day === guess + 1))
    .map((day) => ({ day, times: printed(fromDayNumber(day)) }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times)
    .map(({ day }) => day)
}

/** Whether another year's period of that name ends on another day than the month's last. */
const hasWeeks = (end: Day, earlier: readonly Day[]): boolean =>
  earlier.some((one) => one.year !== end.year && Math.abs(one.month - end.month) <= 1 && !isMonthEnd(one))

/** The first quarter of a year that counts weeks may begin after a calendar year's end (T6). */
function monthEndNear(guess: number, printed: (day: Day) => number): number | null {
  const { year, month, day } = fromDayNumber(guess)
  const before = dayNumber({ year, month, day: 1 }) - 1
  const ends = [...(day < 15 ? [before] : []), dayNumber({ year, month, day: lastOfMonth(year, month) })]
  return ends.find((one) => Math.abs(one - guess) <= DRIFT && printed(fromDayNumber(one)) > 0) ?? null
}

/** A column with the last day of its period. */
export interface Dated {
  period: Period
  end: Day
  months: number
}

/**
 * The periods of earlier columns, with their first days. Where a head names only the year, years follow on each other:
 * each ends on the day before the next begins, not on the same day of another year.
 * @param first the first day of the period that all are earlier than
 */
export function datedBefore(
  columns: readonly (Dated | null)[],
  first: Day,
  printed: (day: Day) => number,
): ((Dated & { start: Day }) | null)[] {
  const dated = columns.map((): (Dated & { start: Day }) | null => null)
  let begins = dayNumber(first)
  const newestFirst = [...columns.keys()].sort((a, b) => endOf(columns[b]) - endOf(columns[a]))
  for (const j of newestFirst) {
    const own = columns[j]
    if (!own) continue
    const isYear = own.months === 12
    const follows = isYear && Math.abs(dayNumber(own.end) - begins + 1) <= DRIFT
    const end = follows && !own.period.exact ? fromDayNumber(begins - 1) : own.end
    const start = startOf(own.period, { end, months: own.months, printed, earlier: [] })
    if (follows) begins = dayNumber(start)
    dated[j] = { ...own, end, start }
  }
  return dated
}

const endOf = (one: Dated | null | undefined): number => (one ? dayNumber(one.end) : -Infinity)
