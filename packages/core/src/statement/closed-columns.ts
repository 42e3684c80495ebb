/**
 * Which columns are closed to a viewer because of the periods that are: columns of balance sheets and cash flows, of
 * earnings releases, and the periods of a series.
 *
 * A column is as open as the statement of its period. Beyond that none may let a closed quarter be worked out by
 * subtraction. Amounts add up along the days of a year, so a quarter follows as soon as open columns lead from its first
 * day to its last by another way. Two rules leave no such way:
 *
 * - A year to date is closed as soon as one quarter within it is: with the quarters that are open it would tell that one.
 * - What begins within a year and ends with it (the fourth quarter that a release prints, a second half), or runs from one
 *   year into the next, is closed as soon as anything of those years is. So the last stretch of a year is open only where
 *   all of the year is, and a full year may be as open as its own statement.
 */
import { dayNumber } from '../format/day.ts'
import { isNear, isQuarterLong } from './same-period.ts'
import type { Ymd } from './statement.ts'

export interface ColumnPeriod {
  /** null for a balance sheet */
  start_date: Ymd | null
  end_date: Ymd
  months: number | null
}

export interface PeriodOfStatement {
  end_date: Ymd
  period_in_months: number | null
  /** the viewer may not see its figures */
  isClosed: boolean
}

/**
 * The statements of a company, because of whose periods a column is closed; none = it is open.
 *
 * @param periods of its statements, as `speakingFor` leaves them
 * @param yearEnds last days of full years that the company has reported, any of them; by their month and day a fourth
 *   quarter is told, also of a year that is not stored
 */
export function closingPeriods<P extends PeriodOfStatement>(
  column: ColumnPeriod,
  periods: readonly P[],
  yearEnds: readonly Ymd[] = yearEndsOf(periods),
): P[] {
  const shut = periods.filter(({ isClosed }) => isClosed)
  const atEnd = shut.filter(({ end_date }) => isNear(end_date, column.end_date))
  const { start_date: start, end_date: end } = column
  if (shut.length === 0 || start === null || isFullYear(column, periods, yearEnds)) return atEnd
  const years = yearsTouched(dayNumber(start), dayNumber(end), yearEnds)
  return shut.filter(
    (one) =>
      atEnd.includes(one) ||
      (!isQuarterLong(column.months) && isWithin(one, start, end)) ||
      endsWithin(years, dayNumber(one.end_date)),
  )
}

const endsWithin = (years: readonly Year[], day: number): boolean =>
  years.some(({ first, last }) => day > first + DRIFT && day <= last + DRIFT)

/** Last days of the full years among statements. */
export const yearEndsOf = (periods: readonly Omit<PeriodOfStatement, 'isClosed'>[]): Ymd[] =>
  periods.flatMap(({ period_in_months, end_date }) => (period_in_months === 12 ? [end_date] : []))

/**
 * The statements whose flags speak for their periods: reports, and a release as long as no report ends on its day. A
 * release that is stored never closes what a report opens.
 */
export function speakingFor<P extends { end_date: Ymd; is_release: boolean }>(statements: readonly P[]): P[] {
  const reports = statements.filter(({ is_release }) => !is_release)
  return statements.filter((one) => !one.is_release || !reports.some(({ end_date }) => isNear(end_date, one.end_date)))
}

function isWithin(one: PeriodOfStatement, start: Ymd, end: Ymd): boolean {
  return one.period_in_months !== 12 && one.end_date > start && one.end_date < end && !isNear(start, one.end_date)
}

/** Twelve months that end with a quarter are a year to date of its own: quarters of two years are within. */
function isFullYear(column: ColumnPeriod, periods: readonly PeriodOfStatement[], yearEnds: readonly Ymd[]): boolean {
  if (column.months !== 12) return false
  const ending = periods.filter(({ end_date }) => isNear(end_date, column.end_date))
  if (ending.some(({ period_in_months }) => period_in_months === 12)) return true
  return yearEnds.length === 0
    ? ending.length === 0
    : yearEnds.some((known) => endsYearOf(dayNumber(known), dayNumber(column.end_date)))
}

/** Years of 52 and 53 weeks end some days before or after their anniversary. */
const DRIFT = 10
const YEAR = 365.25

/** In days since 1970-01-01. */
interface Year {
  /** the last day of the year before */
  first: number
  last: number
}

/**
 * The fiscal years that a column leads out of, or to the end of, without having begun with the first of them: of those
 * it tells the last stretch. None for a first, second or third quarter, a year to date and a full year. Days are counted
 * once: a series asks this of each of its columns, for each year that is stored.
 *
 * @param start day since 1970-01-01, as `end`
 */
function yearsTouched(start: number, end: number, yearEnds: readonly Ymd[]): Year[] {
  return yearEnds.flatMap((date) => {
    const known = dayNumber(date)
    const first = yearOf(start + DRIFT + 1, known)
    const last = yearOf(end, known)
    const [beginsYear, endsYear] = [isNearby(first.first, start), isNearby(last.last, end)]
    const isOneYear = first.last === last.last
    if (isOneYear && (beginsYear || !endsYear)) return []
    return isOneYear ? [first] : [first, last]
  })
}

const isNearby = (a: number, b: number): boolean => Math.abs(b - a) <= DRIFT
const endsYearOf = (known: number, day: number): boolean => isNearby(yearOf(day, known).last, day)

/** The year in which a day lies, by the last day of any year. */
function yearOf(day: number, known: number): Year {
  const years = Math.ceil((day - known - DRIFT) / YEAR)
  return { first: known + Math.round((years - 1) * YEAR), last: known + Math.round(years * YEAR) }
}
