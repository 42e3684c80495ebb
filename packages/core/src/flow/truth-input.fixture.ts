/** Statements for tests, made from truth files read off the filings by hand. */
import type { FlowInput } from './graph/graph.ts'

export interface Truth {
  company: string
  currency: string | null
  fields: Record<string, number | null>
  business_segments: [string, number][] | null
}

/** A flow's input of a truth file: its eleven fields and business divisions; nothing else is known. */
export function inputOfTruth(truth: Truth): FlowInput {
  const field = (name: string): number | null => truth.fields[name] ?? null
  return {
    currency: truth.currency ?? 'USD',
    total_revenue: field('total_revenue'),
    cost_of_revenue: field('cost_of_revenue'),
    gross_profit: field('gross_profit'),
    operating_income: field('operating_income'),
    other_interest_income_expense_net: null,
    other_income_expense_net: null,
    income_before_taxes: field('income_before_taxes'),
    income_tax_expense: field('income_tax_expense'),
    other_investment_income_expense_after_taxes: null,
    other_income_expense_after_taxes: null,
    net_income: field('net_income'),
    operating_expenses: [],
    business_segments: truth.business_segments && {
      divisions: truth.business_segments.map(([label, revenue]) => ({ label, revenue })),
      revenue_not_allocated_to_divisions_net: null,
    },
  }
}
