/**
 * A reading becomes the filing's statement: statement, detail, vintages, the columns of list rows, the company's
 * latest figures, counters, QC failures and the end of the request, in one transaction.
 */
import type { Extraction, IncomeStatement } from '@topline/core/statement/statement.ts'
import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import {
  analysisRequests,
  companies,
  filings,
  keyValues,
  qcFailures,
  statementDetails,
  statements,
} from '../../db/schema.ts'
import { addToCounters, statementChange } from '../filings/counters.ts'
import { lockCompany, refreshLatest } from '../filings/latest.ts'
import { besideCompany } from '../qc/company-periods.ts'
import { type Claim, heldBy } from './requests.ts'
import { saveVintages } from './vintages.ts'

/** Which per-share figures the document prints; one that it does not print is not missing (decision 70). */
export interface PrintedEps {
  basic: boolean
  diluted: boolean
}

export interface NewStatement {
  accession_number: string
  extraction: Extraction
  printed: PrintedEps
  /** {selector, model, thought_process, llm_calls} (decision 80) */
  extraction_info: { selector: string | null; model: string; thought_process: string; llm_calls: unknown[] }
  /** the request this answers; null for a manual version */
  claim: Claim | null
  /** who corrected what and why (decision 213) */
  manual: { edited_by: number | null; edit_reason: string } | null
}

export interface Saved {
  statement_id: number
  version: number
  /** false: a manual version stays current, this one is kept beside it */
  is_current: boolean
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
  // The filing's row first: versions of one filing are made one after the other.
  const [filing] = await tx
    .select()
    .from(filings)
    .where(eq(filings.accession_number, read.accession_number))
    .for('update')
  if (!filing) throw new Error(`filing ${read.accession_number} is missing`)
  if (read.claim && !(await isHeld(tx, read.claim))) return null

  const next = await besideItsCompany(tx, filing, read)
  const before = await currentStatement(tx, next.accession_number)
  const is_current = next.manual !== null || before?.engine !== 'manual'
  const made = await insertStatement(tx, filing.cik, next, before?.version ?? 0, is_current)
  if (is_current) {
    const after = {
      ...listColumns(next),
      statement_id: made.id,
      version: made.version,
      ...(await flagsOf(tx, filing, next.extraction.income_statement, newStatements)),
      currency_rank: (await mainCurrency(tx)) === next.extraction.income_statement.currency ? 0 : 1,
      period_end: filing.period_end ?? next.extraction.income_statement.end_date,
      updated_at: sql`clock_timestamp()`,
    }
    await tx.update(filings).set(after).where(eq(filings.accession_number, filing.accession_number))
    await saveVintages(tx, filing, next.extraction)
    await learnFiscalYear(tx, filing.cik, next.extraction.income_statement)
    await refreshLatest(tx, filing.cik)
    await addToCounters(tx, statementChange(filing, after))
  }
  if (next.claim) await completeRequest(tx, next.claim, made.id)
  return { statement_id: made.id, version: made.version, is_current }
}

/** The reading with the tests that lay it beside the company's other statements. */
async function besideItsCompany(
  tx: Tx,
  { accession_number, cik, form_type }: typeof filings.$inferSelect,
  read: NewStatement,
): Promise<NewStatement> {
  await lockCompany(tx, cik)
  const { extraction } = read
  const qc = await besideCompany(tx, { accession_number, cik }, { ...extraction, form_type }, extraction.qc)
  return { ...read, extraction: { ...extraction, qc } }
}

async function isHeld(tx: Tx, claim: Claim): Promise<boolean> {
  const [row] = await tx.select({ id: analysisRequests.id }).from(analysisRequests).where(heldBy(claim)).for('update')
  return row !== undefined
}

async function currentStatement(tx: Tx, accession: string) {
  const rows = await tx
    .select({ engine: statements.engine, version: statements.version, is_current: statements.is_current })
    .from(statements)
    .where(eq(statements.accession_number, accession))
  const current = rows.find((row) => row.is_current)
  return current ? { engine: current.engine, version: Math.max(...rows.map((row) => row.version)) } : undefined
}

async function insertStatement(tx: Tx, cik: string, next: NewStatement, lastVersion: number, is_current: boolean) {
  const { income_statement, provenance, prior_periods, qc, engine } = next.extraction
  const { operating_expenses, business_segments, geographical_segments, ...columns } = income_statement
  if (is_current) {
    const old = await tx
      .update(statements)
      .set({ is_current: false })
      .where(and(eq(statements.accession_number, next.accession_number), eq(statements.is_current, true)))
      .returning({ id: statements.id })
    for (const { id } of old) await tx.delete(qcFailures).where(eq(qcFailures.statement_id, id))
  }
  const [made] = await tx
    .insert(statements)
    .values({
      ...columns,
      accession_number: next.accession_number,
      cik,
      version: lastVersion + 1,
      is_current,
      engine,
      is_under_revision: isUnderRevision(income_statement, next.printed),
      qc_passed: qc.passed,
      qc_checked_at: sql`clock_timestamp()`,
      request_id: next.claim?.request_id ?? null,
      edited_by: next.manual?.edited_by ?? null,
      edit_reason: next.manual?.edit_reason ?? null,
    })
    .returning({ id: statements.id, version: statements.version })
  if (!made) throw new Error('the statement was not stored')
  await tx.insert(statementDetails).values({
    statement_id: made.id,
    operating_expenses,
    business_segments,
    geographical_segments,
    provenance,
    qc,
    prior_periods,
    extraction_info: next.extraction_info,
  })
  if (is_current) await saveFailures(tx, made.id, next)
  return made
}

async function saveFailures(tx: Tx, statement_id: number, next: NewStatement): Promise<void> {
  const failures = failuresOf(next.extraction.qc).map((failure) => ({
    ...failure,
    statement_id,
    accession_number: next.accession_number,
  }))
  if (failures.length > 0) await tx.insert(qcFailures).values(failures)
}

/** Failed tests of a report, an accepted one left out (decision 214); each name once. */
export function failuresOf(qc: Extraction['qc']) {
  const failed = qc.tests.filter((test) => !test.passed && !test.accepted)
  const byName = new Map(failed.map((test) => [test.name, test]))
  return [...byName.values()].map(({ name, description, necessary }) => ({ test: name, description, necessary }))
}

/** Basic or diluted EPS missing although the filing prints it (spec §4, decision 70). */
function isUnderRevision(statement: Pick<IncomeStatement, 'basic_eps' | 'diluted_eps'>, printed: PrintedEps): boolean {
  return (statement.basic_eps === null && printed.basic) || (statement.diluted_eps === null && printed.diluted)
}

/** What a list row prints of the current statement. */
function listColumns({ extraction, printed }: NewStatement) {
  const { income_statement: statement, qc } = extraction
  return {
    fiscal_year: statement.fiscal_year,
    fiscal_period: statement.fiscal_period,
    currency: statement.currency,
    total_revenue: statement.total_revenue,
    net_income: statement.net_income,
    qc_passed: qc.passed,
    is_under_revision: isUnderRevision(statement, printed),
  }
}

/**
 * Decided once, with the filing's first statement: free when new statements are, or when it is an annual one and then
 * the company's newest (decision 182). Samples come with their flags decided.
 */
async function flagsOf(
  tx: Tx,
  filing: typeof filings.$inferSelect,
  statement: IncomeStatement,
  newStatements: 'protected' | 'free',
): Promise<{ protected: boolean }> {
  if (filing.statement_id !== null || filing.source === 'sample') return { protected: filing.protected }
  if (newStatements === 'free' || filing.showcase) return { protected: false }
  if (!BEGINS_FREE.has(filing.base_form)) return { protected: true }
  const [newer] = await tx
    .select({ accession_number: filings.accession_number })
    .from(filings)
    .where(
      and(
        eq(filings.cik, filing.cik),
        ne(filings.base_form, '10-Q'),
        isNotNull(filings.statement_id),
        gt(filings.period_end, statement.end_date),
      ),
    )
    .limit(1)
  return { protected: newer !== undefined }
}

/** The currency of most statements here, which lists sort first (decision 42). */
async function mainCurrency(tx: Tx): Promise<string> {
  const [row] = await tx.select({ value: keyValues.value }).from(keyValues).where(eq(keyValues.key, 'currency.main'))
  return typeof row?.value === 'string' ? row.value : 'USD'
}

/** A company whose fiscal year nobody named yet: from the first day of a full year. */
async function learnFiscalYear(tx: Tx, cik: string, statement: IncomeStatement): Promise<void> {
  const start =
    statement.fiscal_year_start ?? (statement.period_in_months === 12 ? statement.start_date?.slice(5) : null)
  if (!start) return
  await tx
    .update(companies)
    .set({ fiscal_year_start: start })
    .where(and(eq(companies.cik, cik), sql`${companies.fiscal_year_start} is null`))
}

async function completeRequest(tx: Tx, claim: Claim, statement_id: number): Promise<void> {
  await tx
    .update(analysisRequests)
    .set({
      status: 'completed',
      statement_id,
      completed_at: sql`clock_timestamp()`,
      updated_at: sql`clock_timestamp()`,
      lease_token: null,
      lease_until: null,
      error_message: null,
    })
    .where(heldBy(claim))
}
