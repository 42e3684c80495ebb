/** What a filing says of its own and of earlier periods (decision 63). */
import { type Extraction, FIGURE_NAMES, type Figures, type PriorPeriod, type Provenance } from './statement.ts'
import type { Vintage } from './vintages.ts'

/** A filing as EDGAR lists it. */
export interface VintageSource {
  accession_number: string
  form_type: string
  /** YYYY-MM-DD */
  filing_date: string
}

/** The filing's own period first; a comparative column of that same period is left out, each other period comes once. */
export function vintagesOfFiling(filing: VintageSource, extraction: Extraction) {
  const { income_statement: statement, provenance } = extraction
  const { accession_number, form_type, filing_date } = filing
  const about = { accession_number, form_type, filing_date, engine: extraction.engine }
  const seen = new Set([periodKey(statement)])
  const found = [{ ...about, ...told(statement, figuresProvenance(provenance)), is_own: true }]
  for (const prior of extraction.prior_periods) {
    const isEmpty = FIGURE_NAMES.every((name) => prior[name] == null)
    if (isEmpty || seen.has(periodKey(prior))) continue
    seen.add(periodKey(prior))
    found.push({ ...about, ...told(prior, prior.provenance ?? {}), is_own: false })
  }
  return found satisfies Vintage[]
}

function told(period: Omit<PriorPeriod, 'provenance'>, provenance: Provenance) {
  const figures: Partial<Figures> = {}
  for (const name of FIGURE_NAMES) figures[name] = period[name] ?? null
  const { start_date, end_date, currency, period_in_months, fiscal_year, fiscal_period } = period
  return { start_date, end_date, currency, period_in_months, fiscal_year, fiscal_period, figures, provenance }
}

/** Segments and expenses keep their places with the statement; a vintage holds totals. */
function figuresProvenance(provenance: Provenance): Provenance {
  return Object.fromEntries(FIGURE_NAMES.flatMap((name) => (provenance[name] ? [[name, provenance[name]]] : [])))
}

function periodKey(period: { start_date: string | null; end_date: string; currency: string }): string {
  return `${period.start_date}|${period.end_date}|${period.currency}`
}
