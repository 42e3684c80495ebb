import { describe, expect, it } from 'vitest'
import type { SeriesPoint, WireCell } from '../api/wire.ts'
import { columnBefore, financialsGrid, type Grid, unitsLine } from './financials.ts'

const cell = (value: number): WireCell => ({
  value,
  period_code: '2024 FY',
  accession_number: '0000000001-25-000001',
  form_type: '10-K',
  filing_date: '2025-02-01',
  engine: 'tags',
  at: '10-16',
  document: null,
  rule: null,
  parts: [],
})
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
  weighted_avg_shares_basic: null,
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
const annual = (...points: SeriesPoint[]) => ({ points, period: 'annual' as const })
const row = (grid: Grid, key: string) => grid.rows.find((r) => r.key === key)?.cells.map((c) => c.value)

describe('financialsGrid', () => {
  it('puts the newest period left, with growth and margins', () => {
    const grid = financialsGrid(annual(year(2023, { total_revenue: 160e9 }), BASE))
    expect(grid.columns.map((c) => c.code)).toEqual(['2024 FY', '2023 FY'])
    expect(row(grid, 'growth')).toEqual([0.25, null])
    expect(row(grid, 'gross_margin')).toEqual([0.4, 0.5])
    expect(unitsLine(grid)).toBe('USD in millions, except per-share amounts')
  })
  it('turns the columns round and keeps the newest ones; growth still knows the year that is left out', () => {
    const three = annual(year(2022, { total_revenue: 100e9 }), year(2023, { total_revenue: 160e9 }), BASE)
    const grid = financialsGrid(three, { most: 2, oldestFirst: true, growth: true })
    expect(grid.columns.map((c) => c.code)).toEqual(['2023 FY', '2024 FY'])
    expect(row(grid, 'growth')).toEqual([expect.closeTo(0.6, 10), 0.25])
    expect(row(grid, 'growth:net_income')).toEqual([0, 0])
  })
  it('shows costs as negatives in whole units, each with its cell', () => {
    const cells = {
      cost_of_revenue: cell(120e9),
      'expense:research_and_development': cell(30e9),
      other_income_expense_net: cell(-500e6),
      income_tax_expense: cell(9.5e9),
    }
    const grid = financialsGrid(annual({ ...BASE, cells }))
    expect(row(grid, 'cost_of_revenue')).toEqual([-120e9])
    expect(row(grid, 'expense:research_and_development')).toEqual([-30e9])
    expect(row(grid, 'other_income_expense_net')).toEqual([-500e6])
    expect(row(grid, 'income_tax_expense')).toEqual([-9.5e9])
    expect(grid.rows.find((r) => r.key === 'cost_of_revenue')?.cells[0]?.source?.at).toBe('10-16')
  })
  it('shows nothing of a hidden period and grows from nothing hidden', () => {
    const grid = financialsGrid(annual(year(2023, { hidden: true, total_revenue: null }), BASE))
    expect(row(grid, 'total_revenue')).toEqual([200e9, null])
    expect(row(grid, 'growth')).toBeUndefined()
  })
  it('adds the last four quarters where they end after the newest year', () => {
    const trailing = { end_date: '2025-06-30', currency: 'USD', total_revenue: 220e9, net_income: 55e9, hidden: false }
    const grid = financialsGrid({ ...annual(BASE), trailing })
    expect(grid.columns.map((c) => c.code)).toEqual(['TTM', '2024 FY'])
    expect(row(grid, 'total_revenue')).toEqual([220e9, 200e9])
    expect(row(grid, 'net_margin')).toEqual([0.25, 0.2])
    const same = financialsGrid({ ...annual(BASE), trailing: { ...trailing, end_date: '2024-12-31' } })
    expect(same.columns.map((c) => c.code)).toEqual(['2024 FY'])
    expect(financialsGrid({ ...annual(BASE), trailing: { ...trailing, hidden: true } }).columns).toHaveLength(1)
  })
  it('takes its unit from the results where there is no revenue', () => {
    const early = { total_revenue: null, gross_profit: null, operating_income: -802e6, net_income: -786e6 }
    expect(unitsLine(financialsGrid(annual(year(2024, early))))).toBe('USD in millions, except per-share amounts')
    const resultOnly = { ...early, operating_income: null }
    expect(unitsLine(financialsGrid(annual(year(2024, resultOnly))))).toBe('USD in millions, except per-share amounts')
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
    const grid = financialsGrid({ points, period: 'quarterly' })
    expect(grid.columns.map((c) => c.code)).toEqual(['2024 Q4', '2024 Q3', '2023 Q4'])
    expect(row(grid, 'growth')?.[0]).toBeCloseTo(0.1, 10)
    expect(columnBefore(grid.columns, 0, 'quarterly')?.code).toBe('2023 Q4')
    expect(columnBefore(grid.columns, 1, 'quarterly')).toBeNull()
    expect(grid.hasDeduced).toBe(true)
  })
})
