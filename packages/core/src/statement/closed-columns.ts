/**
 * Which columns of balance sheets and cash flows are closed to a viewer because of the periods that are.
 *
 * A column is as open as the statement of its period. Cash flows of a quarterly report are of the year to date: with two
 * of them, or with one and the quarters that are open, the quarter between is a subtraction. So a year to date is closed
 * as soon as one quarter within it is. A full year is as open as its own statement: beside the open quarters and years to
 * date it leaves two quarters or more, since no report is filed for a fourth.
 */
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

/** The statements of a company, because of whose periods a column is closed; none = it is open. */
export function closingPeriods<P extends PeriodOfStatement>(column: ColumnPeriod, periods: readonly P[]): P[] {
  const shut = periods.filter(({ isClosed }) => isClosed)
  const atEnd = shut.filter(({ end_date }) => isNear(end_date, column.end_date))
  const { start_date: start, end_date: end } = column
  if (atEnd.length > 0 || start === null || isQuarterLong(column.months) || isFullYear(column, periods)) return atEnd
  return shut.filter(
    (one) => one.period_in_months !== 12 && one.end_date > start && one.end_date < end && !isNear(start, one.end_date),
  )
}

/** Twelve months that a report for a quarter prints are a year to date of its own: quarters of two years are within. */
function isFullYear(column: ColumnPeriod, periods: readonly PeriodOfStatement[]): boolean {
  if (column.months !== 12) return false
  const ending = periods.filter(({ end_date }) => isNear(end_date, column.end_date))
  return ending.length === 0 || ending.some(({ period_in_months }) => period_in_months === 12)
}
