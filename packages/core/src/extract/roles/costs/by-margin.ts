/** The cost of revenue that a statement leaves out and its printed gross margin proves. */

import type { Line } from '../../sheet/lines.ts'
import { computedPlace, type ShownFigures, sum } from '../../shown.ts'

const MARGIN = /^(?:total )?gross (?:profit )?margin(?: percentage| %)?$/

/** A printed percentage of one decimal, with what rounding makes of it. */
const WITHIN = 0.06

/** What the cost is computed from. */
const REVENUE_LESS_GROSS = 'total_revenue − gross_profit'

/**
 * The figures with the cost of revenue, where gross profit stands right below revenue, no cost between them, and the table
 * prints the one as a percentage of the other: short statements of releases do (0000051143-24-000043).
 */
export function withCostByMargin(shown: ShownFigures, lines: readonly Line[], column: number): ShownFigures {
  const { total_revenue: revenue, gross_profit: gross, cost_of_revenue: cost } = shown
  if (!revenue || !gross || cost || 'computed' in revenue.place || 'computed' in gross.place) return shown
  const ofCell = (start: number | null) => lines.findIndex(({ values }) => values[column]?.start === start)
  const [from, to] = [ofCell(revenue.place.start), ofCell(gross.place.start)]
  const isRight = from >= 0 && to > from && !lines.slice(from + 1, to).some(({ values }) => values[column])
  const share = (100 * gross.value) / revenue.value
  const isProven = lines.slice(to + 1).some(({ bare, values }) => {
    const cell = values[column]
    return MARGIN.test(bare) && cell?.percent && Math.abs(cell.value - share) <= WITHIN
  })
  if (!isRight || !isProven) return shown
  return {
    ...shown,
    cost_of_revenue: {
      value: sum([revenue.value, -gross.value]),
      place: computedPlace(REVENUE_LESS_GROSS, [revenue.place, gross.place]),
    },
  }
}
