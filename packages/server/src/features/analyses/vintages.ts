/** What a filing says of its own and of earlier periods, as rows (decision 63). */
import type { Extraction, Figures, PriorPeriod, Provenance } from '@topline/core/statement/statement.ts'
import { FIGURE_NAMES } from '@topline/core/statement/statement.ts'
import type { vintages } from '../../db/schema.ts'

export interface VintageSource {
  accession_number: string
  cik: string
  form_type: string
  filing_date: string
}
type VintageRow = typeof vintages.$inferInsert

/** The filing's own period first; a comparative column of that same period is left out, each other period comes once. */
export function vintageRows(filing: VintageSource, extraction: Extraction): VintageRow[] {
  const { income_statement: statement, provenance, engine } = extraction
  const seen = new Set([periodKey(statement)])
  const rows = [row(filing, engine, statement, figuresProvenance(provenance), true)]
  for (const prior of extraction.prior_periods) {
    const isEmpty = FIGURE_NAMES.every((name) => prior[name] == null)
    if (isEmpty || seen.has(periodKey(prior))) continue
    seen.add(periodKey(prior))
    rows.push(row(filing, engine, prior, prior.provenance ?? {}, false))
  }
  return rows
}

function row(
  filing: VintageSource,
  engine: string,
  period: Omit<PriorPeriod, 'provenance'>,
  provenance: Provenance,
  is_own: boolean,
): VintageRow {
  const figures: Partial<Figures> = {}
  for (const name of FIGURE_NAMES) figures[name] = period[name] ?? null
  return {
    cik: filing.cik,
    accession_number: filing.accession_number,
    form_type: filing.form_type,
    filing_date: filing.filing_date,
    engine,
    is_own,
    start_date: period.start_date,
    end_date: period.end_date,
    currency: period.currency,
    period_in_months: period.period_in_months,
    fiscal_year: period.fiscal_year,
    fiscal_period: period.fiscal_period,
    ...figures,
    provenance,
  }
}

/** Segments and expenses keep their places with the statement; a vintage holds totals. */
function figuresProvenance(provenance: Provenance): Provenance {
  return Object.fromEntries(FIGURE_NAMES.flatMap((name) => (provenance[name] ? [[name, provenance[name]]] : [])))
}

function periodKey(period: { start_date: string | null; end_date: string; currency: string }): string {
  return `${period.start_date}|${period.end_date}|${period.currency}`
}
