import { formatCell, formatPerShare, formatShares } from '@topline/core/format/amount.ts'

/**
 * A figure as a cell of a table in the unit of its statement.
 *
 * @param figure its name on the wire, such as operating_expenses[0].amount
 * @param value whole units; shares; per share
 * @param units of the statement
 */
export function cellText(figure: string, value: number, units: number): string {
  const name = figure.split('.').at(-1) ?? figure
  if (/eps$/.test(name)) return formatPerShare(value)
  return name.startsWith('weighted_avg_shares') ? formatShares(value) : formatCell(value / units)
}
