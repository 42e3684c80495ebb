import { describe, expect, it } from 'vitest'
import type { Filing, SeriesPoint, WireStatement } from '../api/wire.ts'
import { financialsGrid, unitsLine } from './financials.ts'

const BASE: SeriesPoint = {
  period_code: '2024 FY',
  start_date: '2024-01-01',
  end_date: '2024-12-31',
  currency: 'USD',
  total_revenue: 200e9,
  gross_profit: 80e9,
  operating_income: 50e9,
  net_income: 40e9,
  basic_eps: 2.5,
  diluted_eps: 2.4,
  net_margin: 0.2,
  deduced: false,
  hidden: false,
  failed_quality_check: false,
  accession_number: '0000000001-25-000001',
  engine: 'tags',
  eps_factor: 1,
}
const year = (n: number, more: Partial<SeriesPoint>): SeriesPoint => ({
  ...BASE,
  period_code: `${n} FY`,
  start_date: `${n}-01-01`,
  end_date: `${n}-12-31`,
  ...more,
})

/** Only what the grid reads. */
function filing(statement: Partial<WireStatement>): Filing {
  const income_statement = {
    user_has_permission_to_view: true,
    period_code: '2024 FY',
    end_date: '2024-12-31',
    currency: 'USD',
    revenue_units_number: 1e6,
    total_revenue: 200_000,
    operating_income: 50_000,
    net_income: 40_000,
    cost_of_revenue: 120_000,
    operating_expenses: [{ name: 'Research', description: null, category: 'research_and_development', amount: 30_000 }],
    other_interest_income_expense_net: null,
    other_income_expense_net: -500,
    income_before_taxes: 49_500,
    income_tax_expense: 9_500,
    ...statement,
  }
  return { accession_number: '0000000001-25-000001', income_statement } as Filing // the other fields are not read
}
const row = (grid: ReturnType<typeof financialsGrid>, key: string) =>
  grid.rows.find((r) => r.key === key)?.cells.map((c) => c.value)

describe('financialsGrid', () => {
  it('puts the newest period left, with growth and margins', () => {
    const grid = financialsGrid([year(2023, { total_revenue: 160e9 }), BASE], [], 'annual')
    expect(grid.columns.map((c) => c.code)).toEqual(['2024 FY', '2023 FY'])
    expect(row(grid, 'growth')).toEqual([0.25, null])
    expect(row(grid, 'gross_margin')).toEqual([0.4, 0.5])
    expect(unitsLine(grid)).toBe('USD in millions, except per-share amounts')
  })
  it('takes the lines between the totals from the statement, costs as negatives in whole units', () => {
    const grid = financialsGrid([BASE], [filing({})], 'annual')
    expect(row(grid, 'cost_of_revenue')).toEqual([-120e9])
    expect(row(grid, 'research_and_development')).toEqual([-30e9])
    expect(row(grid, 'other')).toEqual([-500e6])
    expect(row(grid, 'income_tax_expense')).toEqual([-9.5e9])
  })
  it('never mixes vintages: a restated period has no lines of the first statement', () => {
    const grid = financialsGrid([year(2024, { net_income: 39e9 })], [filing({})], 'annual')
    expect(row(grid, 'cost_of_revenue')).toBeUndefined()
    expect(row(grid, 'net_income')).toEqual([39e9])
  })
  it('shows nothing of a hidden period and grows from nothing hidden', () => {
    const grid = financialsGrid([year(2023, { hidden: true, total_revenue: null }), BASE], [], 'annual')
    expect(row(grid, 'total_revenue')).toEqual([200e9, null])
    expect(row(grid, 'growth')).toBeUndefined()
  })
  it('compares a quarter with the same quarter a year before', () => {
    const quarter = (code: string, revenue: number, deduced = false): SeriesPoint => ({
      ...BASE,
      period_code: code,
      start_date: null,
      end_date: `${code.slice(0, 4)}-0${Number(code.slice(6)) * 2}-28`,
      total_revenue: revenue,
      deduced,
    })
    const points = [quarter('2023 Q4', 50e9, true), quarter('2024 Q3', 44e9), quarter('2024 Q4', 55e9, true)]
    const grid = financialsGrid(points, [], 'quarterly')
    expect(grid.columns.map((c) => c.code)).toEqual(['2024 Q4', '2024 Q3', '2023 Q4'])
    expect(row(grid, 'growth')?.[0]).toBeCloseTo(0.1, 10)
    expect(grid.rows[0]?.cells[0]?.accession).toBeNull()
    expect(grid.hasDeduced).toBe(true)
  })
})
