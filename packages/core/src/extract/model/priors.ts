/** The comparative columns of the statement that the model read: its lines, in columns that it did not name. */
import { periodDays } from '../../format/day.ts'
import type { FigureName, PriorPeriod } from '../../statement/statement.ts'
import { printedFigures, type ShownFigures } from '../shown.ts'
import { priorPeriod } from '../statement.ts'
import type { FoundCell } from './cells.ts'
import type { SentColumn } from './section.ts'
import { factorOf, type PrintedUnits, shownOf } from './sums.ts'

/** Two periods of one kind are as long as each other within this, days. */
const SAME_LENGTH = 25

/**
 * Every earlier column of the main cell's table that covers as long a period, with the figures whose cells all stand in
 * the main column. A figure with a line that prints nothing there is left out, as is a column without a dated head.
 */
export function priorPeriods(
  main: FoundCell,
  taken: ReadonlyMap<FigureName, readonly FoundCell[]>,
  units: PrintedUnits,
): PriorPeriod[] {
  const own = main.column.period
  if (!own?.start_date) return []
  const { start_date, end_date } = own
  const length = periodDays(start_date, end_date)
  const isPrior = ({ period }: SentColumn) =>
    period !== null &&
    period.start_date !== null &&
    period.end_date < start_date &&
    Math.abs(periodDays(period.start_date, period.end_date) - length) <= SAME_LENGTH
  return main.section.columns.flatMap((column, at) => {
    if (!column.period || !isPrior(column)) return []
    const shown: ShownFigures = Object.fromEntries(
      [...taken].flatMap(([name, cells]) => {
        const prior = cells.flatMap((one) => beside(one, main, column, at) ?? [])
        return prior.length === cells.length ? [[name, shownOf(prior, factorOf(name, prior, units))]] : []
      }),
    )
    const printed = printedFigures(shown, units.money)
    if (printed.figures.net_income === null && printed.figures.total_revenue === null) return []
    return [
      priorPeriod({ ...column.period, currency: main.section.currency }, printed, { expenses: [], money: units.money }),
    ]
  })
}

/** The same line's cell in another column; null where it prints nothing there or the line is of another table. */
function beside(one: FoundCell, main: FoundCell, column: SentColumn, at: number): FoundCell | null {
  const cell = one.line.cells[at]
  if (!cell || one.section !== main.section || one.column !== main.column) return null
  const value = one.isReversed ? -cell.value : cell.value
  return { ...one, column, cell, value: value === 0 ? 0 : value }
}
