import type { Evidence, IncomeStatement, PriorPeriod, Provenance, QcTest } from '../statement/statement.ts'

/** What is known of another statement of the same company, from its own filing; amounts in whole units. */
export interface CompanyPeriod {
  start_date: string | null
  end_date: string
  currency: string
  total_revenue: number | null
  net_income: number | null
}

/** A statement with what the rules test it against. */
export interface Tested {
  form_type: string | null
  income_statement: IncomeStatement
  provenance: Provenance
  prior_periods: readonly PriorPeriod[]
  /** Where the document prints the main figures again; null or absent = not looked for. */
  evidence?: readonly Evidence[] | null
  /** The company's other statements, each as first reported; without them the rules that need them say nothing. */
  company_periods?: readonly CompanyPeriod[]
}

export type Rule = (tested: Tested) => QcTest | readonly QcTest[] | null
