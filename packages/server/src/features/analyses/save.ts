/**
 * A reading becomes the filing's statements: statement, detail, vintages, the balance sheet and the cash flows beside
 * it, the columns of list rows, the company's latest and screened figures, counters, QC failures and the end of the request, in one
 * transaction.
 */
import type { ReleaseParts } from '@topline/core/statement/release.ts'
import type { Extraction, IncomeStatement } from '@topline/core/statement/statement.ts'
import type { Tx } from '../../db/open.ts'
import { NO_OTHER_ROWS, otherRows, type ReadOthers, retiredBy, retireOthers } from '../other-statements/saved-rows.ts'
import { withCompanyTests } from '../qc/company-periods.ts'
import { addToCounters, statementChange } from '../records/counters.ts'
import { failuresOf } from '../records/failures.ts'
import { refreshScreened } from '../screened/refresh.ts'
import type { Claim } from './requests.ts'
import {
  type LockedFiling,
  lockForSaving,
  readSurroundings,
  retireCurrent,
  type Surroundings,
  writeCompany,
  writeRows,
} from './saved-rows.ts'
import { vintageRows } from './vintages.ts'

/** Which per-share figures the document prints; one that it does not print is not missing (decision 52). */
export interface PrintedEps {
  basic: boolean
  diluted: boolean
}

export interface NewStatement {
  accession_number: string
  extraction: Extraction
  /** what an earnings release tells beyond its quarter; null for a report */
  release: ReleaseParts | null
  /** the balance sheet and the cash flows read with it; null where those that are stored stay */
  others: ReadOthers | null
  printed: PrintedEps
  /** {selector, model, thought_process, llm_calls} (decision 47) */
  extraction_info: { selector: string | null; model: string; thought_process: string; llm_calls: unknown[] }
  /** the request this answers; null for a manual version */
  claim: Claim | null
  /** who corrected what and why (decision 54) */
  manual: { edited_by: number | null; edit_reason: string } | null
}

export interface Saved {
  statement_id: number
  version: number
  /** false: a manual version stays current, this one is kept beside it */
  is_current: boolean
  /** the company has other filings of this day or later, whose reports this one may concern */
  has_later: boolean
}

const BEGINS_FREE: ReadonlySet<string> = new Set(['10-K', '20-F'])

/**
 * @param newStatements what a statement is at first (`NEW_STATEMENTS`)
 * @returns null when the request is not this worker's any more: cancelled or taken by another; nothing changed
 */
export async function saveStatement(
  tx: Tx,
  read: NewStatement,
  newStatements: 'protected' | 'free',
): Promise<Saved | null> {
  const { accession_number, claim } = read
  const filing = await lockForSaving(tx, accession_number, claim)
  if (claim && !filing.is_held) return null
  const statement = read.extraction.income_statement
  const beside = await readSurroundings(tx, filing, statement.end_date)
  const tested = { ...read.extraction, form_type: filing.form_type }
  const qc = withCompanyTests(beside.periods, tested, read.extraction.qc)
  const next = { ...read, extraction: { ...read.extraction, qc } }

  const current = beside.versions.find((row) => row.is_current)
  const version = current ? Math.max(...beside.versions.map((row) => row.version)) + 1 : 1
  const is_current = next.manual !== null || current?.engine !== 'manual'
  if (is_current && (current || beside.has_vintages)) await retireCurrent(tx, accession_number, beside)
  const others = read.others ? otherRows(filing, read.others, beside.others, claim?.request_id ?? null) : NO_OTHER_ROWS
  await retireOthers(tx, accession_number, retiredBy(others, beside.others))
  const listed = {
    ...listColumns(next),
    version,
    protected: isProtected(filing, beside, newStatements),
    currency_rank: beside.main_currency === statement.currency ? 0 : 1,
    period_end: filing.period_end ?? statement.end_date,
  }
  const statement_id = await writeRows(tx, {
    accession_number,
    statement: statementRow(filing.cik, next, version, is_current),
    details: detailsOf(next),
    filing: is_current ? listed : null,
    failures: failuresOf(qc),
    vintages: vintageRows(filing, next.extraction),
    others,
    held: claim,
  })
  const stated = { ...filing, ...others.states }
  if (is_current)
    await writeCompany(
      tx,
      filing.cik,
      yearStart(statement),
      statementChange(filing, { ...stated, ...listed, statement_id }),
    )
  else await addToCounters(tx, statementChange(filing, stated))
  await refreshScreened(tx, filing.cik)
  return { statement_id, version, is_current, has_later: beside.has_later }
}

function statementRow(cik: string, next: NewStatement, version: number, is_current: boolean) {
  const { income_statement, qc, engine } = next.extraction
  const { operating_expenses: _, business_segments: __, geographical_segments: ___, ...columns } = income_statement
  return {
    ...columns,
    fiscal_year_start_or_end_reported: columns.fiscal_year_start_or_end_reported ?? false,
    accession_number: next.accession_number,
    cik,
    version,
    is_current,
    engine,
    is_under_revision: isUnderRevision(next),
    qc_passed: qc.passed,
    request_id: next.claim?.request_id ?? null,
    edited_by: next.manual?.edited_by ?? null,
    edit_reason: next.manual?.edit_reason ?? null,
  }
}

function detailsOf({ extraction, release, extraction_info }: NewStatement) {
  const { income_statement, provenance, qc, prior_periods, evidence } = extraction
  const { operating_expenses, business_segments, geographical_segments } = income_statement
  return {
    operating_expenses,
    business_segments,
    geographical_segments,
    provenance,
    qc,
    prior_periods,
    evidence,
    release,
    extraction_info,
  }
}

/**
 * Basic or diluted EPS missing although the filing prints it (decision 52). A release chooses what it prints: where it tells
 * one of the two, the other may stand in a note (0000731766-25-000123).
 */
function isUnderRevision({ extraction, printed, release }: NewStatement): boolean {
  const { basic_eps, diluted_eps } = extraction.income_statement
  const isMissing = { basic: basic_eps === null && printed.basic, diluted: diluted_eps === null && printed.diluted }
  if (release) return basic_eps === null && diluted_eps === null && (isMissing.basic || isMissing.diluted)
  return isMissing.basic || isMissing.diluted
}

/** What a list row prints of the current statement. */
function listColumns(next: NewStatement) {
  const { income_statement: statement, qc } = next.extraction
  return {
    fiscal_year: statement.fiscal_year,
    fiscal_period: statement.fiscal_period,
    currency: statement.currency,
    total_revenue: statement.total_revenue,
    net_income: statement.net_income,
    qc_passed: qc.passed,
    is_under_revision: isUnderRevision(next),
  }
}

/**
 * Decided once, with the filing's first statement: free when new statements are, or when it is an annual one and then
 * the company's newest (decision 60). Samples come with their flags decided.
 */
function isProtected(
  filing: LockedFiling,
  { has_newer_year }: Surroundings,
  newStatements: 'protected' | 'free',
): boolean {
  if (filing.statement_id !== null || filing.source === 'sample') return filing.protected
  if (newStatements === 'free' || filing.showcase) return false
  return !BEGINS_FREE.has(filing.base_form) || has_newer_year
}

/** The first day of the fiscal year: named, or that of a full year; null = the statement does not tell. */
function yearStart(statement: IncomeStatement): string | null {
  return (
    statement.fiscal_year_start ?? (statement.period_in_months === 12 ? (statement.start_date?.slice(5) ?? null) : null)
  )
}
