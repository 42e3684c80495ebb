import type { FlowInput } from '@topline/core/flow/graph/graph.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FlowDiagram } from './FlowDiagram.tsx'

const statement = (divisions: [string, number][], rest: number): FlowInput => ({
  currency: 'USD',
  total_revenue: 400_278,
  cost_of_revenue: 310_876,
  gross_profit: 89_402,
  operating_income: 32_287,
  other_interest_income_expense_net: null,
  other_income_expense_net: null,
  income_before_taxes: 32_287,
  income_tax_expense: 4_829,
  other_investment_income_expense_after_taxes: null,
  other_income_expense_after_taxes: null,
  net_income: 27_458,
  operating_expenses: [],
  business_segments: {
    divisions: divisions.map(([label, revenue]) => ({ label, revenue })),
    revenue_not_allocated_to_divisions_net: { value: rest, description: null },
  },
  unit: 1_000_000,
})
const drawn = (input: FlowInput): string =>
  renderToStaticMarkup(<FlowDiagram statement={input} sentence="Of every $100" />)

it('speaks of divisions before eliminations only where it draws divisions', () => {
  // UnitedHealth, 10-K for 2024: the divisions sell to each other for 155,280 and are no parts of revenue.
  const selling = drawn(
    statement(
      [
        ['UnitedHealthcare', 298_208],
        ['Optum', 257_350],
      ],
      -155_280,
    ),
  )
  expect(selling).not.toContain('Optum')
  expect(selling).not.toContain('Divisions are shown')
  const eliminated = drawn(
    statement(
      [
        ['UnitedHealthcare', 298_208],
        ['Optum', 103_070],
      ],
      -1_000,
    ),
  )
  expect(eliminated).toContain('Optum')
  expect(eliminated).toContain('Divisions are shown before unallocated items and eliminations of −$1.00B.')
})
