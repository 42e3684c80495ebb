/** The expenses of a printed column. */
import { cellOf } from './roles/figures.ts'
import { cleanLabel } from './sheet/lines.ts'
import { times } from './shown.ts'
import type { Expense } from './statement.ts'
import type { Statement } from './statements/recognise.ts'

/** The operating expenses of the column, in whole units. `money`: one printed unit. */
export function expensesOf({ lines, roles, column }: Statement, money: number): Expense[] {
  if (roles.expenses === null || (roles.mustAddUp && !roles.expenses.fits)) return []
  return roles.expenses.term.flatMap(({ index, sign }) => {
    const line = lines[index]
    const figure = line?.values[column]
    if (!line || !figure) return []
    return [
      {
        name: cleanLabel(line.label) || 'Other',
        words: line.bare,
        amount: -sign * times(figure.value, money),
        place: cellOf(line, figure),
      },
    ]
  })
}
