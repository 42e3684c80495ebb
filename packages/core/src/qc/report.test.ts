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
const provenance = Object.fromEntries(
  Object.entries(apple).map(([name, value]) => {
    const unit = /eps$|^weighted/.test(name) ? 1 : 1e6
    return [name, { label: 'x', text: String(Math.abs(Number(value)) / unit), start: 1, end: 2 }]
  }),
)
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
  [
    'a tax in brackets taken for a benefit',
    { income_before_taxes: null, income_tax_expense: -29_749_000_000 },
    'tax_alone_is_part_of_the_result',
  ],
  ['a quarter for the year', { start_date: '2024-06-30' }, 'period_length_equals_form'],
  ['sign of diluted EPS', { diluted_eps: -6.08 }, 'eps_agree'],
  [
    'sign of EPS without shares',
    { basic_eps: -6.11, weighted_avg_shares_basic: null },
    'basic_eps_has_the_sign_of_income',
  ],
])('%s fails by name', (_, change, name) => {
  expect(failed(change as Partial<IncomeStatement>)).toContain(name)
})

const tested = (change: Partial<IncomeStatement> = {}) => ({
  form_type: '10-K',
  income_statement: { ...apple, ...change },
  provenance,
  prior_periods: [],
})
const quarter = (start_date: string, end_date: string, total_revenue: number) => ({
  start_date,
  end_date,
  currency: 'USD',
  total_revenue,
  net_income: null,
})
// The 10-Qs of fiscal 2024: statements of operations, three months.
const quarters = [
  quarter('2023-10-01', '2023-12-30', 119_575_000_000),
  quarter('2023-12-31', '2024-03-30', 90_753_000_000),
  quarter('2024-03-31', '2024-06-29', 85_777_000_000),
]
const named = (report: ReturnType<typeof qcReport>, name: string) => report.tests.find((one) => one.name === name)

test('three quarters are not above the year; a year’s figure among them is', () => {
  const right = qcReport({ ...tested(), company_periods: quarters })
  expect(named(right, 'quarters_not_above_year')).toMatchObject({
    passed: true,
    necessary: false,
    left: 296_105_000_000,
    right: 391_035_000_000,
  })
  const wrong = [...quarters.slice(0, 2), quarter('2024-03-31', '2024-06-29', 296_105_000_000)]
  const report = qcReport({ ...tested(), company_periods: wrong })
  expect(named(report, 'quarters_not_above_year')).toMatchObject({ passed: false, left: 506_433_000_000 })
  expect(report.passed).toBe(true)
  expect(
    named(qcReport({ ...tested(), company_periods: quarters.slice(1) }), 'quarters_not_above_year'),
  ).toBeUndefined()
})

test('the quarter asks for the year that holds it', () => {
  const year = { ...quarter('2023-10-01', '2024-09-28', 391_035_000_000), currency: 'USD' }
  const third = { start_date: '2024-03-31', end_date: '2024-06-29', total_revenue: 200_000_000_000 }
  const report = qcReport({ ...tested(third), form_type: '10-Q', company_periods: [...quarters.slice(0, 2), year] })
  expect(named(report, 'quarters_not_above_year')).toMatchObject({ passed: false, left: 410_328_000_000 })
})

test('a comparative column that was reported otherwise is named, as a warning', () => {
  const prior = {
    ...apple,
    start_date: '2022-09-25',
    end_date: '2023-09-30',
    total_revenue: 383_285_000_000,
    net_income: 96_995_000_000,
  }
  const first = { ...quarter('2022-09-25', '2023-09-30', 383_285_000_000), net_income: 96_000_000_000 }
  const report = qcReport({ ...tested(), prior_periods: [prior], company_periods: [first] })
  expect(named(report, 'comparatives_as_first_reported')).toMatchObject({
    passed: false,
    necessary: false,
    left: 96_995_000_000,
    right: 96_000_000_000,
  })
  const same = qcReport({
    ...tested(),
    prior_periods: [prior],
    company_periods: [{ ...first, net_income: 96_995_000_000 }],
  })
  expect(named(same, 'comparatives_as_first_reported')?.passed).toBe(true)
})

test('margins are computed twice', () => {
  expect(named(qcReport(tested()), 'gross_margin_recomputed')).toMatchObject({ passed: true, left: 46.2063 })
  expect(named(qcReport(tested()), 'operating_margin_recomputed')?.right).toBe(31.5102)
  expect(failed({ gross_profit: 182_683_000_000 })).toContain('gross_margin_recomputed')
  expect(failed({ net_income: 83_736_000_000 })).toContain('net_margin_recomputed')
})

test('divisions with costs make the gross profit', () => {
  const division = (label: string, revenue: number, cost_of_revenue: number | null) => ({
    label,
    description: null,
    revenue,
    cost_of_revenue,
    operating_expenses: null,
    operating_income: null,
  })
  // Apple, fiscal 2024: products and services, each with its cost, on the face of the statement.
  const group = (services: number | null) => ({
    divisions: [division('Products', 294_866_000_000, 185_233_000_000), division('Services', 96_169_000_000, services)],
    revenue_not_allocated_to_divisions_net: null,
    cost_of_revenue_not_allocated_to_divisions_net: null,
    operating_expense_or_income_not_allocated_to_divisions_net: null,
  })
  const report = (services: number | null) =>
    named(qcReport(tested({ business_segments: group(services) })), 'business_divisions_make_gross_profit')
  expect(report(25_119_000_000)).toMatchObject({ passed: true, left: 180_683_000_000 })
  expect(report(26_119_000_000)).toMatchObject({ passed: false, difference: -1_000_000_000 })
  expect(report(null)).toBeUndefined()
})
