import type { Filing, SeriesPoint, WireStatement } from '@topline/core/api/wire.ts'
import { describe, expect, it } from 'vitest'
import { changeIn, codeBefore, compare, filingOf, neighbours } from './compared.ts'

const statement = (code: string, more: Partial<WireStatement>) =>
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
  }) as unknown as WireStatement // the other fields are not read
const divisions = (...pairs: [string, number][]) =>
  ({ divisions: pairs.map(([label, revenue]) => ({ label, revenue })) }) as WireStatement['business_segments']
const filing = (accession: string, code: string, end: string, form = '10-Q') =>
  ({
    accession_number: accession,
    form_type: form,
    filing_date: end,
    period_end: end,
    income_statement: { period_code: code, end_date: end },
  }) as Filing // the other fields are not read

const now = statement('2024 FY', {
  total_revenue: 391_035,
  net_income: 93_736,
  income_tax_expense: 29_749,
  diluted_eps: 6.08,
  operating_expenses: [
    { name: 'Research and development', description: null, category: 'research_and_development', amount: 31_370 },
  ],
  business_segments: divisions(['iPhone', 201_183], ['Services', 96_169]),
})
const before = statement('2023 FY', {
  total_revenue: 383_285_000,
  net_income: 96_995_000,
  income_tax_expense: 16_741_000,
  diluted_eps: 6.13,
  revenue_units_number: 1e3,
  operating_expenses: [
    { name: 'Research & development', description: null, category: 'research_and_development', amount: 29_915_000 },
  ],
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
    } as unknown as SeriesPoint // the other fields are not read
    const found = compare(now, null, point)
    expect(found?.changes.total_revenue).toBeCloseTo(0.0202, 4)
    expect(found?.changes.diluted_eps).toBeCloseTo(-0.0082, 4)
    expect(found?.sentences).toHaveLength(2)
  })
  it('says nothing of a period that is hidden, or of a statement that is', () => {
    const hidden = statement('2023 FY', { user_has_permission_to_view: false, total_revenue: null })
    expect(compare(now, hidden, null)).toBeNull()
    expect(compare(hidden, before, null)).toBeNull()
    expect(compare(now, { ...before, currency: 'EUR' }, null)).toBeNull()
  })
})

describe('the filings around one', () => {
  const filings = [
    filing('c', '2024 Q3', '2024-06-29'),
    filing('d', '2024 FY', '2024-09-28', '10-K'),
    filing('a', '2023 FY', '2023-09-30', '10-K/A'),
    filing('b', '2023 FY', '2023-09-30', '10-K'),
  ]
  it('are the one before and after by period, and the same period a year before', () => {
    const around = neighbours(filings, 'c')
    expect([around.previous?.accession_number, around.next?.accession_number]).toEqual(['b', 'd'])
    expect(neighbours(filings, 'd').next).toBeNull()
    expect(filingOf(filings, codeBefore('2024 FY'))?.accession_number).toBe('b')
    expect(codeBefore('2024')).toBeNull()
  })
})

it('has no percentage where the sign turns, the base is tiny or a loss follows a loss, and points for margins', () => {
  const then = { total_revenue: 1000, gross_profit: 400, income_tax_expense: 5, other_interest_income_expense_net: -20 }
  const own = { ...then, gross_profit: -20, income_tax_expense: 80, other_interest_income_expense_net: -30 }
  const compared = compare(statement('2024 FY', own), statement('2023 FY', then), null)
  const change = (key: string) => compared && changeIn(compared, key)
  expect(change('gross_profit')).toBe('n.m.')
  expect(change('income_tax_expense')).toBe('n.m.')
  expect(change('other_interest_income_expense_net')).toBeCloseTo(0.5)
  expect(change('other_income_expense_net')).toBeNull()
  expect(compared?.points.gross_margin).toBeCloseTo(-0.42)
})
