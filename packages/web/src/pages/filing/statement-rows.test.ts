import type { WireStatement } from '@topline/core/api/wire.ts'
import { expect, it } from 'vitest'
import { barRange, statementRows, unitsLine } from './statement-rows.ts'

// only the fields the rows read
const apple = {
  total_revenue: 391035,
  cost_of_revenue: 210352,
  gross_profit: 180683,
  operating_expenses: [
    { name: 'Research and development', description: null, category: 'research_and_development', amount: 31370 },
    { name: 'Selling, general and administrative', description: null, category: 'other', amount: 26097 },
  ],
  operating_income: 123216,
  other_interest_income_expense_net: null,
  other_income_expense_net: 269,
  income_before_taxes: 123485,
  income_tax_expense: 29749,
  other_investment_income_expense_after_taxes: null,
  other_income_expense_after_taxes: null,
  net_income: 93736,
  net_margin: 93736 / 391035,
  basic_eps: 6.11,
  diluted_eps: 6.08,
  weighted_avg_shares_basic: 15343783000,
  weighted_avg_shares_diluted: null,
  provenance: { other_income_expense_net: { label: 'Other income/(expense), net', text: '269', start: 1, end: 4 } },
} as unknown as WireStatement

const rowOf = (s: WireStatement, key: string) =>
  statementRows(s)
    .flatMap((g) => g.rows)
    .find((r) => r.key === key)

it('shows costs as negatives and hangs them from the profit above', () => {
  expect(rowOf(apple, 'cost_of_revenue')?.value).toBe(-210352)
  const cost = rowOf(apple, 'cost_of_revenue')?.bar
  expect(cost?.to).toBe(1)
  expect(cost?.from).toBeCloseTo(180683 / 391035, 10)
  const sga = rowOf(apple, 'operating_expenses[1].amount')?.bar
  expect(sga?.to).toBeCloseTo((180683 - 31370) / 391035, 10)
  expect(sga?.from).toBeCloseTo(123216 / 391035, 10)
  expect(rowOf(apple, 'operating_income')?.bar).toEqual({ from: 0, to: 123216 / 391035, tone: 'operating' })
})

it('names a free line as printed and leaves out what is not in the filing', () => {
  expect(rowOf(apple, 'other_income_expense_net')?.label).toBe('Other income/(expense), net')
  expect(rowOf(apple, 'weighted_avg_shares_diluted')).toBeUndefined()
  expect(statementRows(apple).map((g) => g.title)).toEqual([
    'Revenue and gross profit',
    'Operating expenses',
    'Other income and final results',
    'Per-share data',
  ])
})

it('keeps revenue and net income even when unknown', () => {
  const none = { ...apple, total_revenue: null, net_income: null }
  expect(rowOf(none, 'total_revenue')?.value).toBeNull()
  expect(rowOf(none, 'total_revenue')?.bar).toBeNull()
  expect(rowOf(none, 'net_income')?.value).toBeNull()
})

it('makes room for a loss and says it', () => {
  const loss = { ...apple, net_income: -39103.5, income_tax_expense: -100 }
  expect(rowOf(loss, 'net_income')?.label).toBe('Net loss')
  expect(rowOf(loss, 'net_income')?.bar?.tone).toBe('loss')
  expect(rowOf(loss, 'income_tax_expense')?.label).toBe('Income tax benefit')
  expect(rowOf(loss, 'income_tax_expense')?.value).toBe(100)
  expect(barRange(statementRows(loss)).low).toBeCloseTo(-0.1, 10)
})

it('writes the units line', () => {
  expect(unitsLine({ currency: 'USD', revenue_units: 'millions' })).toBe('USD in millions, except per-share amounts')
  expect(unitsLine({ currency: 'DKK', revenue_units: 'units' }, false)).toBe('DKK')
})
