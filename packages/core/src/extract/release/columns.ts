/** The columns beside the main one of a release: the year to date, and the same quarter of the year before. */
import { periodDays } from '../../format/day.ts'
import type { ReleaseParts } from '../../statement/release.ts'
import type { PriorPeriod } from '../../statement/statement.ts'
import type { Reading } from '../reading.ts'
import { provenColumn } from './proven-column.ts'

/** Days between the ends of two fiscal years, weeks included. */
const A_YEAR = [357, 378] as const

/** 17 weeks are four months: a longer column is no quarter. */
const LONGEST_QUARTER = 4

/** A statement of another length, as a column of its own with those beside it. */
const columnsOf = ({ income_statement, provenance, prior_periods }: Reading): PriorPeriod[] => [
  { ...income_statement, provenance },
  ...prior_periods,
]

/**
 * @param reading of the quarter
 * @param longer readings of the release's other statements of the company, for more months; asked only where the
 *   quarter's own statement has no longer column
 */
export function releaseColumns(
  reading: Reading,
  longer: () => Reading | null,
): Pick<ReleaseParts, 'year_to_date' | 'prior_year'> {
  const { end_date, period_in_months: months, currency } = reading.income_statement
  const isLonger = (one: PriorPeriod) =>
    one.currency === currency &&
    one.end_date === end_date &&
    one.period_in_months !== null &&
    one.period_in_months > Math.max(months ?? 0, LONGEST_QUARTER)
  const own = reading.prior_periods.find(isLonger)
  const other = own ? null : longer()
  const toDate = own ?? (other ? columnsOf(other).find(isLonger) : undefined)
  const before = reading.prior_periods.find((one) => {
    const apart = periodDays(one.end_date, end_date) - 1
    return (
      one.currency === currency &&
      Math.abs((one.period_in_months ?? 0) - (months ?? 0)) <= 1 &&
      apart >= A_YEAR[0] &&
      apart <= A_YEAR[1]
    )
  })
  return { year_to_date: provenColumn(toDate, reading), prior_year: provenColumn(before, reading) }
}
