import { expect, test } from 'vitest'
import type { IncomeStatement } from '../statement/statement.ts'
import { qcReport } from './report.ts'

// Apple, fiscal 2024 (0000320193-24-000123, statement of operations).
const apple: IncomeStatement = {
  total_revenue: 391_035_000_000,
  cost_of_revenue: 210_352_000_000,
  gross_profit: 180_683_000_000,
  operating_income: 123_216_000_000,
  other_interest_income_expense_net: null,
  other_income_expense_net: 269_000_000,
  income_before_taxes: 123_485_000_000,
  income_tax_expense: 29_749_000_000,
  other_investment_income_expense_after_taxes: null,
  other_income_expense_after_taxes: null,
  net_income: 93_736_000_000,
  basic_eps: 6.11,
  diluted_eps: 6.08,
  weighted_avg_shares_basic: 15_343_783_000,
  weighted_avg_shares_diluted: 15_408_095_000,
  currency: 'USD',
  start_date: '2023-10-01',
  end_date: '2024-09-28',
  period_in_months: 12,
  fiscal_year: 2024,
  fiscal_period: 'FY',
  operating_expenses: [
    {
      name: 'Research and development',
      description: null,
      category: 'research_and_development',
      amount: 31_370_000_000,
    },
    {
      name: 'Selling, general and administrative',
      description: null,
      category: 'selling_general_administrative',
      amount: 26_097_000_000,
    },
  ],
  business_segments: null,
  geographical_segments: null,
  revenue_units: 'millions',
  revenue_units_number: 1_000_000,
  fiscal_year_start_or_end_reported: true,
  fiscal_year_start: '09-29',
}
const cell = { label: 'x', text: '1', start: 1, end: 2 }
const provenance = Object.fromEntries(Object.keys(apple).map((name) => [name, cell]))
const failed = (change: Partial<IncomeStatement>) =>
  qcReport({ form_type: '10-K', income_statement: { ...apple, ...change }, provenance, prior_periods: [] })
    .tests.filter((one) => !one.passed && one.necessary)
    .map((one) => one.name)

test('the right statement passes', () => {
  expect(failed({})).toEqual([])
})

test.each([
  ['sign of the tax', { income_tax_expense: -29_749_000_000 }, 'net_income_identity'],
  ['scale of the shares', { weighted_avg_shares_basic: 15_343_783 }, 'basic_eps_matches_shares'],
  ['scale of revenue', { total_revenue: 391_035_000 }, 'gross_profit_identity'],
  ['a dropped expense', { operating_expenses: apple.operating_expenses.slice(1) }, 'operating_expenses_identity'],
  ['last year’s net income', { net_income: 96_995_000_000 }, 'net_income_identity'],
  ['a quarter for the year', { start_date: '2024-06-30' }, 'period_length_equals_form'],
  ['sign of diluted EPS', { diluted_eps: -6.08 }, 'eps_agree'],
])('%s fails by name', (_, change, name) => {
  expect(failed(change as Partial<IncomeStatement>)).toContain(name)
})
