/** Columns of a statement that every answer needs, and those that only its own page does. */
import type { Figures } from '@topline/core/statement/statement.ts'
import { filings, statementDetails, statements } from '../../db/schema.ts'

/** A current or older statement with the flags of its filing; amounts in whole units. */
export interface StatementRow extends Figures {
  id: number
  accession_number: string
  cik: string
  version: number
  engine: string
  currency: string
  start_date: string | null
  end_date: string
  period_in_months: number | null
  fiscal_year: number | null
  fiscal_period: string | null
  fiscal_year_start_or_end_reported: boolean
  fiscal_year_start: string | null
  revenue_units: string
  revenue_units_number: number
  is_under_revision: boolean
  qc_passed: boolean | null
  extracted_at: Date
  // of the filing, and so of all its versions (decision 60)
  protected: boolean
  showcase: boolean
  demonstration: string | null
  /** an earnings release: who may read it follows the reports as well (`released.ts`) */
  is_release: boolean
  /** the report, where the query was asked for it */
  qc?: unknown
}

export interface StatementDetailRow {
  operating_expenses: unknown[]
  business_segments: unknown
  geographical_segments: unknown
  provenance: Record<string, unknown>
  evidence: unknown[] | null
  /** of an earnings release: what it tells beyond its quarter (`ReleaseParts`) */
  release: unknown
  qc: unknown
}

const figureColumns = {
  total_revenue: statements.total_revenue,
  cost_of_revenue: statements.cost_of_revenue,
  gross_profit: statements.gross_profit,
  operating_income: statements.operating_income,
  other_interest_income_expense_net: statements.other_interest_income_expense_net,
  other_income_expense_net: statements.other_income_expense_net,
  income_before_taxes: statements.income_before_taxes,
  income_tax_expense: statements.income_tax_expense,
  other_investment_income_expense_after_taxes: statements.other_investment_income_expense_after_taxes,
  other_income_expense_after_taxes: statements.other_income_expense_after_taxes,
  net_income: statements.net_income,
  basic_eps: statements.basic_eps,
  diluted_eps: statements.diluted_eps,
  weighted_avg_shares_basic: statements.weighted_avg_shares_basic,
  weighted_avg_shares_diluted: statements.weighted_avg_shares_diluted,
}

export const statementColumns = {
  id: statements.id,
  accession_number: statements.accession_number,
  cik: statements.cik,
  version: statements.version,
  engine: statements.engine,
  ...figureColumns,
  currency: statements.currency,
  start_date: statements.start_date,
  end_date: statements.end_date,
  period_in_months: statements.period_in_months,
  fiscal_year: statements.fiscal_year,
  fiscal_period: statements.fiscal_period,
  fiscal_year_start_or_end_reported: statements.fiscal_year_start_or_end_reported,
  fiscal_year_start: statements.fiscal_year_start,
  revenue_units: statements.revenue_units,
  revenue_units_number: statements.revenue_units_number,
  is_under_revision: statements.is_under_revision,
  qc_passed: statements.qc_passed,
  extracted_at: statements.extracted_at,
  protected: filings.protected,
  showcase: filings.showcase,
  demonstration: filings.demonstration,
  is_release: filings.is_release,
}

export const detailColumns = {
  operating_expenses: statementDetails.operating_expenses,
  business_segments: statementDetails.business_segments,
  geographical_segments: statementDetails.geographical_segments,
  provenance: statementDetails.provenance,
  evidence: statementDetails.evidence,
  release: statementDetails.release,
  qc: statementDetails.qc,
}
