/** Whether a statement's columns are those of the parts of a company, without one for the whole. */
import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import { dayNumber } from '../document/dates.ts'
import { GROUP } from '../sheet/current-column.ts'
import type { Statement } from './recognise.ts'

/** Days by which heads may name one end. */
const SAME_END = 6
/** So many lines that only one of two columns prints, each way, are those of two businesses. */
const OWN_LINES = 2

/**
 * One test where exactly one other column is of the same period, neither is called consolidated, and each prints lines that
 * the other leaves empty or dashes: two businesses side by side, whose group stood on a page that is not there
 * (0000040545-94-000003 prints General Electric and its finance company beside each other, and the group on the page before).
 */
export function partsTests({
  laid,
  lines,
  periods,
  column,
}: Pick<Statement, 'laid' | 'lines' | 'periods' | 'column'>): QcTest[] {
  const beside = besideOf(periods, column).filter((j) => laid.columns[j]?.kind === 'amount')
  const [other] = beside
  if (other === undefined || beside.length > 1) return []
  if (GROUP.test(`${laid.columns[column]?.head ?? ''} ${laid.columns[other]?.head ?? ''}`)) return []
  const linesOf = (one: number, without: number) =>
    lines.filter(({ values }) => (values[one]?.value ?? 0) !== 0 && (values[without]?.value ?? 0) === 0).length
  const isPart = linesOf(column, other) >= OWN_LINES && linesOf(other, column) >= OWN_LINES
  if (!isPart) return []
  return [
    state(
      'columns_are_of_the_whole_company',
      'The column is that of the whole company, not of one of two businesses beside each other',
      false,
      `the columns “${laid.columns[column]?.name ?? ''}” and “${laid.columns[other]?.name ?? ''}” are of one period, and each has lines that the other has not`,
    ),
  ]
}

/** The other columns of the period; where no head is dated, the one that stands as far into the second half of the columns. */
function besideOf(periods: Statement['periods'], column: number): number[] {
  const own = periods[column]
  const half = periods.length / 2
  if (periods.every(({ end }) => end === null))
    return half >= 3 && column < half && half % 1 === 0 ? [column + half] : []
  const end = own?.end
  if (!end) return []
  return periods.flatMap((other, j) => {
    const ends = other.end !== null && Math.abs(dayNumber(other.end) - dayNumber(end)) <= SAME_END
    return j !== column && ends && other.months === own.months ? [j] : []
  })
}
