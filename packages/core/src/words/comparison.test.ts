import { describe, expect, it } from 'vitest'
import { type ComparedPoint, type ComparedStatement, codeBefore, columnBefore, compare } from './comparison.ts'

const statement = (code: string, more: Partial<ComparedStatement>) =>
  ({
    period_code: code,
    currency: 'USD',
    revenue_units_number: 1e6,
    user_has_permission_to_view: true,
    total_revenue: null,
    net_income: null,
    operating_expenses: [],
    business_segments: null,
    geographical_segments: null,
    ...more,
  }) as ComparedStatement // the other fields are not read
const divisions = (...pairs: [string, number][]) => ({
  divisions: pairs.map(([label, revenue]) => ({ label, revenue })),
})

const now = statement('2024 FY', {
  total_revenue: 391_035,
  net_income: 93_736,
  income_tax_expense: 29_749,
  diluted_eps: 6.08,
  operating_expenses: [{ name: 'Research and development', amount: 31_370 }],
  business_segments: divisions(['iPhone', 201_183], ['Services', 96_169]),
})
const before = statement('2023 FY', {
  total_revenue: 383_285_000,
  net_income: 96_995_000,
  income_tax_expense: 16_741_000,
  diluted_eps: 6.13,
  revenue_units_number: 1e3,
  operating_expenses: [{ name: 'Research & development', amount: 29_915_000 }],
  business_segments: divisions(['Services', 85_200_000], ['iPhone', 200_583_000]),
})

describe('compare', () => {
  it('compares whole units, whatever each filing prints, and divisions by name', () => {
    const found = compare(now, before, null)
    expect(found?.code).toBe('2023 FY')
    expect(found?.changes.total_revenue).toBeCloseTo(0.0202, 4)
    expect(found?.changes['business_segments.divisions[0].revenue']).toBeCloseTo(0.003, 4)
    expect(found?.changes['business_segments.divisions[1].revenue']).toBeCloseTo(0.1287, 4)
    expect(found?.changes['operating_expenses[0].amount']).toBeUndefined()
    expect(found?.sentences[2]).toBe('Services moved revenue most: +$10.97B (+12.9%) to $96.17B.')
  })
  it('takes what the comparative columns say where no filing of that period is stored', () => {
    const point = {
      period_code: '2023 FY',
      currency: 'USD',
      hidden: false,
      cells: { total_revenue: { value: 383_285e6 }, net_income: { value: 96_995e6 } },
      diluted_eps: 6.13,
    } as unknown as ComparedPoint // the other fields are not read
    const found = compare(now, null, point)
    expect(found?.changes.total_revenue).toBeCloseTo(0.0202, 4)
    expect(found?.changes.diluted_eps).toBeCloseTo(-0.0082, 4)
    expect(found?.sentences).toHaveLength(2)
  })
  it('tells lines by the filing’s own column where the year before is not stored, and before what is', () => {
    const own = {
      operating_expenses: [{ name: 'Research and development', amount: 29_915e6, category: null, description: null }],
      business_segments: {
        divisions: [{ label: 'iPhone', revenue: 200_583e6 }],
      },
      weighted_avg_shares_basic: 15_744_231e3,
    } as unknown as Parameters<typeof compare>[3] // the other fields are not read
    const said = { period_code: '2023 FY', currency: 'USD', hidden: false } as ComparedPoint
    const shares = { ...now, weighted_avg_shares_basic: 15_343_783e3 }
    const found = compare(shares, null, said, own)
    expect(found?.changes['operating_expenses[0].amount']).toBeCloseTo(0.0486, 4)
    expect(found?.changes['business_segments.divisions[0].revenue']).toBeCloseTo(0.003, 4)
    expect(found?.changes['business_segments.divisions[1].revenue']).toBeUndefined()
    expect(found?.changes.weighted_avg_shares_basic).toBeCloseTo(-0.0254, 4)
    expect(compare(now, before, null, own)?.changes['operating_expenses[0].amount']).toBeCloseTo(0.0486, 4)
  })
  it('finds the column of the year before among weeks and quarters', () => {
    const column = (start_date: string, end_date: string, period_in_months: number) =>
      ({ start_date, end_date, period_in_months, currency: 'USD' }) as Parameters<typeof columnBefore>[0][number]
    const priors = [
      column('2024-12-29', '2025-03-29', 3),
      column('2023-10-01', '2024-06-29', 9),
      column('2024-03-31', '2024-06-29', 3),
    ]
    const own = { end_date: '2025-06-28', period_in_months: 3, currency: 'USD' }
    expect(columnBefore(priors, own)).toBe(priors[2])
    expect(columnBefore(priors.slice(0, 2), own)).toBeNull()
    expect(columnBefore(priors, { ...own, currency: 'EUR' })).toBeNull()
  })
  it('says nothing of a period that is hidden, or of a statement that is', () => {
    const hidden = statement('2023 FY', { user_has_permission_to_view: false, total_revenue: null })
    expect(compare(now, hidden, null)).toBeNull()
    expect(compare(hidden, before, null)).toBeNull()
    expect(compare(now, { ...before, currency: 'EUR' }, null)).toBeNull()
  })
})

it('has no percentage where the sign turns, the base is tiny or a loss follows a loss, and points for margins', () => {
  const then = { total_revenue: 1000, gross_profit: 400, income_tax_expense: 5, other_interest_income_expense_net: -20 }
  const own = { ...then, gross_profit: -20, income_tax_expense: 80, other_interest_income_expense_net: -30 }
  const compared = compare(statement('2024 FY', own), statement('2023 FY', then), null)
  const change = (key: string) => (compared?.not_meaningful.includes(key) ? 'n.m.' : (compared?.changes[key] ?? null))
  expect(change('gross_profit')).toBe('n.m.')
  expect(change('income_tax_expense')).toBe('n.m.')
  expect(change('other_interest_income_expense_net')).toBeCloseTo(0.5)
  expect(change('other_income_expense_net')).toBeNull()
  expect(compared?.points.gross_margin).toBeCloseTo(-0.42)
})

it('names the same period a year before', () => {
  expect(['2024 FY', '2025 Q1', '2024'].map(codeBefore)).toEqual(['2023 FY', '2024 Q1', null])
})
