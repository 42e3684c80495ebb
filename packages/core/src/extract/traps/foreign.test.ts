import { expect } from 'vitest'
import { testTraps } from './filing.fixture.ts'

testTraps([
  {
    // US GAAP in the reconciliation: 2,588 and 1.97.
    promise: "T132 takes the statement's own principles, not the reconciliation",
    filing: '0000928385-01-500187',
    says: { income_before_taxes: 2_887, income_tax_expense: 850, net_income: 2_066 },
    orOpen: { basic_eps: 1.57, diluted_eps: 1.55 },
  },
  {
    promise: 'T133 takes the summarized statement, in euros, with 29 of companies after tax',
    filing: '0000928385-01-500187',
    says: { total_revenue: 30_755, operating_income: null },
    also: ({ income_statement: one }) => {
      expect(one.currency).toBe('EUR')
      expect((one.other_investment_income_expense_after_taxes ?? 0) + (one.other_income_expense_after_taxes ?? 0)).toBe(
        29e6,
      )
    },
  },
])
