/** `@topline/core/claims`: a text → each figure it tells, held against the statements it is about. */
import { comparativePeriod, ownPeriod } from '../figures-in-words/base.ts'
import type { FactBase } from '../figures-in-words/facts.ts'
import type { Extraction } from '../statement/statement.ts'
import type { VintageSource } from '../statement/vintages-of-filing.ts'

export { checkClaims } from '../claims/check.ts'
export type { Claim } from '../claims/claim.ts'
export { type CheckResult, checkResult, reportMarkdown } from '../claims/report.ts'
export type { FactBase, FactPeriod } from '../figures-in-words/facts.ts'

/**
 * What a text about a filing is held against: its own period, which "this year" is, and its comparative columns.
 *
 * @param tickers names of the company that are no figures, "MMM" or "3M"
 */
export function factBaseOf(
  extraction: Extraction,
  { accession_number, filing_date, form_type }: VintageSource,
  tickers: readonly string[] = [],
): FactBase {
  const { company, income_statement, provenance, prior_periods } = extraction
  return {
    company: company ?? '',
    tickers,
    currency: income_statement.currency,
    unit: income_statement.revenue_units_number,
    filing_date,
    form_type,
    periods: [
      ownPeriod(income_statement, provenance, accession_number),
      ...prior_periods.map((period) => comparativePeriod(period, accession_number)),
    ],
  }
}
