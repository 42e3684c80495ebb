/** What the column of a year to date says of the quarter beside it. */
import { state } from '../../qc/test.ts'
import type { Figures, QcTest } from '../../statement/statement.ts'
import { dayNumber } from '../document/dates.ts'
import { expectedMonths } from '../sheet/current-column.ts'
import type { Statement } from './recognise.ts'

type Main = Pick<Figures, 'total_revenue' | 'net_income'>

/** Days by which heads may name one end. */
const SAME_END = 6

/**
 * One test where a longer column ends on the same day: both its revenue and its net income are not the quarter's, or the
 * wrong column's figures were read under the quarter's head. Not of a company that began in the quarter.
 * @param own the figures that were read; `at`: those of another column
 */
export function toDateTests(
  { laid, periods, column }: Pick<Statement, 'laid' | 'periods' | 'column'>,
  form: string | null,
  own: Main,
  at: (column: number) => Main,
): QcTest[] {
  const period = periods[column]
  const end = period?.end
  if (!end || own.total_revenue === null || own.net_income === null) return []
  const months = period.months ?? expectedMonths({ form, transition: null })
  const longer = periods.flatMap((other, j) => {
    const ends = other.end !== null && Math.abs(dayNumber(other.end) - dayNumber(end)) <= SAME_END
    const isLonger = laid.columns[j]?.kind === 'amount' && other.months !== null && other.months > months + 1
    return j !== column && ends && isLonger && !other.cumulative ? [at(j)] : []
  })
  if (longer.length === 0) return []
  const same = longer.some((one) => one.total_revenue === own.total_revenue && one.net_income === own.net_income)
  return [
    state(
      'quarter_is_part_of_the_year_to_date',
      'A longer column that ends on the same day has other figures than the quarter',
      !same,
      same ? 'revenue and net income are those of the year to date' : 'the year to date has other figures',
    ),
  ]
}
