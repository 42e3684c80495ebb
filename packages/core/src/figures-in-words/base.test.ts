import { expect, it } from 'vitest'
import { comparativePeriod } from './base.ts'

const COLUMN = {
  start_date: '2023-06-01',
  end_date: '2024-05-31',
  period_in_months: 12,
  fiscal_year: 2024,
  fiscal_period: 'FY',
  currency: 'USD',
  total_revenue: 51_362_000_000,
} as const

it('knows the lines and divisions that a comparative column prints', () => {
  const division = { description: null, cost_of_revenue: null, operating_expenses: null, operating_income: null }
  const period = comparativePeriod(
    {
      ...COLUMN,
      operating_expenses: [{ name: 'Marketing', description: null, category: 'sales_and_marketing', amount: 4_285 }],
      business_segments: {
        divisions: [{ ...division, label: 'Footwear', revenue: 35_227_000_000 }],
        revenue_not_allocated_to_divisions_net: null,
        cost_of_revenue_not_allocated_to_divisions_net: null,
        operating_expense_or_income_not_allocated_to_divisions_net: null,
      },
    },
    null,
  )
  expect(period.expenses.map((one) => [one.name, one.amount])).toEqual([['Marketing', 4_285]])
  expect(period.business.map((one) => [one.label, one.revenue])).toEqual([['Footwear', 35_227_000_000]])
  expect(period.geographical).toEqual([])
})

it('leaves them empty where the column prints none', () => {
  const { expenses, business } = comparativePeriod(COLUMN, null)
  expect({ expenses, business }).toEqual({ expenses: [], business: [] })
})
