import { expect, it } from 'vitest'
import { segmentsView } from './segments.ts'

it('says of each figure of a division whether the filing reports it; margins never are', () => {
  const division = {
    label: 'Services',
    description: null,
    revenue: 200,
    cost_of_revenue: 50,
    operating_expenses: null,
    operating_income: null,
  }
  const group = {
    divisions: [division],
    revenue_not_allocated_to_divisions_net: null,
    cost_of_revenue_not_allocated_to_divisions_net: null,
    operating_expense_or_income_not_allocated_to_divisions_net: null,
  }
  expect(segmentsView(group, 1)?.divisions[0]).toMatchObject({
    revenue_is_reported: true,
    gross_profit: 150,
    gross_profit_is_reported: false,
    gross_margin: 0.75,
    gross_margin_is_reported: false,
    operating_margin: null,
    operating_margin_is_reported: false,
  })
})
