/** A statement of which nothing is known: tests give the figures that they are about. */
import type { FlowInput } from './graph/graph.ts'

export const NOTHING_KNOWN: FlowInput = {
  currency: 'USD',
  total_revenue: null,
  cost_of_revenue: null,
  gross_profit: null,
  operating_income: null,
  other_interest_income_expense_net: null,
  other_income_expense_net: null,
  income_before_taxes: null,
  income_tax_expense: null,
  other_investment_income_expense_after_taxes: null,
  other_income_expense_after_taxes: null,
  net_income: null,
  operating_expenses: [],
  business_segments: null,
}
