import { describe, expect, it } from 'vitest'
import { linesOf, type Printed, withAmounts } from '../as-filed.fixture.ts'
import { cellOf } from '../figures.ts'
import { withCostByMargin } from './by-margin.ts'

/** The top of IBM's third quarter of 2024, as released (0000051143-24-000043), the margins of its segments left out. */
const RELEASED: readonly Printed[] = [
  ['TOTAL REVENUE', '14,968'],
  ['GROSS PROFIT', '8,420'],
  ['TOTAL GROSS PROFIT MARGIN', '56.3%'],
  ['TOTAL EXPENSE AND OTHER INCOME', '9,222'],
]

/** The cost in millions that comes of revenue and gross profit as they stand. */
function costOf(printed: readonly Printed[]): number | null {
  const lines = linesOf(printed)
  const of = (label: string) => {
    const line = lines.find((one) => one.label === label)
    const figure = line?.values[0]
    if (!line || !figure) throw new Error(`${label} has no amount`)
    return { value: figure.value, place: cellOf(line, figure) }
  }
  const shown = { total_revenue: of('TOTAL REVENUE'), gross_profit: of('GROSS PROFIT'), cost_of_revenue: null }
  return withCostByMargin(shown, lines, 0).cost_of_revenue?.value ?? null
}

describe('the cost that a printed gross margin proves', () => {
  it('is revenue less gross profit', () => expect(costOf(RELEASED)).toBe(6_548))
  it('is none under another margin, or none at all', () => {
    expect(costOf(withAmounts(RELEASED, { 'TOTAL GROSS PROFIT MARGIN': '57.5%' }))).toBeNull()
    expect(costOf(RELEASED.filter(([label]) => !label.endsWith('MARGIN')))).toBeNull()
  })
  it('is none where another amount stands between', () => {
    const [revenue, ...rest] = RELEASED
    expect(costOf([revenue ?? ['', ''], ['Other income', '12'], ...rest])).toBeNull()
  })
})
