/** The statement of Apple, 10-K for 2024 (0000320193-24-000123), with its places, and tests of it with something changed. */
import type { IncomeStatement, Place, Provenance, QcTest } from '../statement/statement.ts'
import type { Rule, Tested } from './tested.ts'

const cell = (label: string, text: string): Place => ({ label, text, start: 1, end: 2 })

/** A place that is computed from others. */
export const computedBy = (rule: string, ...texts: string[]): Place => ({
  computed: true,
  rule,
  parts: texts.map((text) => ({ label: rule, text, start: 1, end: 2 })),
})

const APPLE = {
  total_revenue: 391_035e6,
  cost_of_revenue: 210_352e6,
  gross_profit: 180_683e6,
  operating_income: 123_216e6,
  other_interest_income_expense_net: null,
  other_income_expense_net: 269e6,
  income_before_taxes: 123_485e6,
  income_tax_expense: 29_749e6,
  other_investment_income_expense_after_taxes: null,
  other_income_expense_after_taxes: null,
  net_income: 93_736e6,
  basic_eps: 6.11,
  diluted_eps: 6.08,
  weighted_avg_shares_basic: 15_343_783e3,
  weighted_avg_shares_diluted: 15_408_095e3,
  currency: 'USD',
  end_date: '2024-09-28',
  revenue_units: 'millions',
  revenue_units_number: 1e6,
  operating_expenses: [{ amount: 31_370e6 }, { amount: 26_097e6 }],
}
const PLACES: Provenance = {
  total_revenue: cell('Total net sales', '391,035'),
  cost_of_revenue: cell('Total cost of sales', '210,352'),
  gross_profit: cell('Gross margin', '180,683'),
  operating_income: cell('Operating income', '123,216'),
  income_before_taxes: cell('Income before provision for income taxes', '123,485'),
  income_tax_expense: cell('Provision for income taxes', '29,749'),
  net_income: cell('Net income', '93,736'),
  basic_eps: cell('Basic', '6.11'),
  diluted_eps: cell('Diluted', '6.08'),
  weighted_avg_shares_basic: cell('Basic', '15,343,783'),
  weighted_avg_shares_diluted: cell('Diluted', '15,408,095'),
}

/** Figures of the statement that are changed; amounts in whole units. */
export type Change = Partial<Record<keyof typeof APPLE, unknown>>

/** What one rule says of the statement with these changes. */
export function said(rule: Rule, change: Change = {}, places: Provenance = {}, more: Partial<Tested> = {}): QcTest[] {
  const found = rule({
    form_type: '10-K',
    income_statement: { ...APPLE, ...change } as unknown as IncomeStatement,
    provenance: { ...PLACES, ...places },
    prior_periods: [],
    ...more,
  })
  return [found ?? []].flat()
}

/** Whether the first test of a rule passes; null where it says nothing. */
export const passes = (rule: Rule, change: Change = {}, places: Provenance = {}): boolean | null =>
  said(rule, change, places)[0]?.passed ?? null
