/** QC reports read, made again and counted (decisions 53 and 56). */
import { DETAIL } from '@topline/core/api/details.ts'
import { accepting, isPassed, withAcceptances } from '@topline/core/qc/acceptances.ts'
import { qcReportAgain } from '@topline/core/qc/report.ts'
import { evidence, priorPeriod, provenance, type QcReport, type QcTest } from '@topline/core/statement/statement.ts'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { filings, qcFailures, statementDetails, statements } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import { recheckOthers } from '../other-statements/report.ts'
import { addToCounters, statementChange } from '../records/counters.ts'
import { failuresOf } from '../records/failures.ts'
import { refreshLatest } from '../records/latest.ts'
import { lockFiling } from '../records/locks.ts'
import { refreshScreened } from '../screened/refresh.ts'
import { findStatement } from '../statements/queries.ts'
import { storedStatement } from '../statements/service.ts'
import { reportOf } from '../statements/view.ts'
import { besideCompany, neighboursOf } from './company-periods.ts'
import { statedFilings } from './queries.ts'

type Ctx = Pick<AppContext, 'db' | 'inTx'>

export interface Recomputed {
  report: QcReport
  hasChanged: boolean
}

/** Runs the rules on a filing's current statement again; null where it has none. Stores the report unless `isDry`. */
export async function recomputeQc(ctx: Ctx, accession: string, isDry = false): Promise<Recomputed | null> {
  const found = await findStatement(ctx.db, { accession_number: accession })
  if (!found) return null
  const [kept] = await ctx.db
    .select({ prior_periods: statementDetails.prior_periods, evidence: statementDetails.evidence })
    .from(statementDetails)
    .where(eq(statementDetails.statement_id, found.row.id))
  const before = reportOf(found.detail.qc)
  const tested = {
    form_type: found.filing.form_type,
    income_statement: storedStatement(found),
    provenance: provenance.parse(found.detail.provenance),
    prior_periods: z.array(priorPeriod).parse(kept?.prior_periods ?? []),
    evidence: z
      .array(evidence)
      .nullable()
      .parse(kept?.evidence ?? null),
  }
  const subject = { accession_number: accession, cik: found.row.cik }
  const report = await besideCompany(ctx.db, subject, tested, withKept(qcReportAgain(tested, before), before))
  const hasChanged = JSON.stringify(before) !== JSON.stringify(report)
  if (hasChanged && !isDry) await storeReport(ctx, accession, found.row.id, report)
  return { report, hasChanged }
}

/**
 * Accepts a failed test of the current statement with a reason, which then counts as passed (decision 53); without a
 * reason the acceptance is taken back.
 *
 * @throws AppError 404 without a report or such a test, 409 when the test did not fail
 */
export async function acceptFinding(
  ctx: Ctx & { now(): Date },
  actor: { id: number; email: string },
  accession: string,
  { test: name, reason }: { test: string; reason: string | null },
): Promise<QcReport> {
  return ctx.inTx(async (tx) => {
    // The filing's row first: two acceptances at once come one after the other.
    await lockFiling(tx, accession)
    const found = await findStatement(tx, { accession_number: accession })
    const before = found && reportOf(found.detail.qc)
    if (!found || !before) throw notFound(DETAIL.qcReportNotFound)
    const test = before.tests.find((one) => one.name === name)
    if (!test) throw notFound('The report has no such test')
    if (test.passed) throw new AppError('conflict', 'This test did not fail: there is nothing to accept')
    const by = { by: 'administrator', at: ctx.now().toISOString() }
    const report = accepting(before, name, reason === null ? null : { reason, ...by })
    await storeReport({ ...ctx, db: tx }, accession, found.row.id, report)
    await writeAudit(tx, {
      user_id: actor.id,
      actor: actor.email,
      action: reason === null ? 'qc.acceptance-withdrawn' : 'qc.accepted',
      subject: accession,
      detail: { test: name, reason, version: found.row.version },
    })
    return report
  })
}

/** Tests on evidence that the statement does not keep stay as the engine made them; acceptances stay with their test. */
function withKept(fresh: QcReport, before: QcReport | null): QcReport {
  const rules = new Set(fresh.tests.map((test) => test.name))
  const evidence = before?.tests.filter((test) => test.on_evidence || !rules.has(test.name)) ?? []
  const isStoodFor = ({ name }: QcTest) => evidence.some((test) => test.name === name)
  const made = withAcceptances(
    fresh.tests.filter((test) => !isStoodFor(test)),
    before,
  )
  // In the order of the report before: what has not changed is not told as a change.
  const old = before?.tests ?? []
  const again = old.flatMap((test) =>
    evidence.includes(test) ? test : (made.find(({ name }) => name === test.name) ?? []),
  )
  const tests = [...again, ...made.filter(({ name }) => !old.some((test) => test.name === name))]
  return { passed: isPassed(tests), tests }
}

/** Checks those statements of the company again that a new or changed one concerns. */
export async function recheckNeighbours(ctx: Ctx, accession: string): Promise<void> {
  for (const neighbour of await neighboursOf(ctx.db, accession)) await recomputeQc(ctx, neighbour)
}

async function storeReport(ctx: Ctx, accession: string, statementId: number, report: QcReport): Promise<void> {
  await ctx.inTx(async (tx) => {
    const filing = await lockFiling(tx, accession)
    if (!filing || filing.statement_id !== statementId) return // read again since: its own report stands
    await tx
      .update(statements)
      .set({ qc_passed: report.passed, qc_checked_at: sql`clock_timestamp()` })
      .where(eq(statements.id, statementId))
    await tx
      .update(statementDetails)
      .set({ qc: { ...report } })
      .where(eq(statementDetails.statement_id, statementId))
    await tx.delete(qcFailures).where(eq(qcFailures.statement_id, statementId))
    const failures = failuresOf(report).map((f) => ({ ...f, statement_id: statementId, accession_number: accession }))
    if (failures.length > 0) await tx.insert(qcFailures).values(failures)
    await tx
      .update(filings)
      .set({ qc_passed: report.passed, updated_at: sql`clock_timestamp()` })
      .where(eq(filings.accession_number, accession))
    await addToCounters(tx, statementChange(filing, { ...filing, qc_passed: report.passed }))
    await refreshLatest(tx, filing.cik)
    await refreshScreened(tx, filing.cik)
  })
}

const PIECE = 200

export interface QcUpdate {
  checked: number
  changed: number
  now_failing: string[]
  now_passing: string[]
}

/**
 * Checks statements again: those given, or all.
 *
 * @param force stores the report of unchanged ones too, with a new time of checking
 * @param isDry changes nothing, tells what would change
 */
export async function updateReports(
  ctx: Ctx,
  wanted: readonly string[] | null,
  { force, isDry }: { force: boolean; isDry: boolean },
): Promise<QcUpdate> {
  const done: QcUpdate = { checked: 0, changed: 0, now_failing: [], now_passing: [] }
  for (let after = ''; ; ) {
    const piece = await statedFilings(ctx.db, wanted, after, PIECE)
    for (const accession of piece) await updateOne(ctx, accession, force, isDry, done)
    const last = piece.at(-1)
    if (last === undefined || piece.length < PIECE) return done
    after = last
  }
}

/** Checks one statement again and adds what came of it to `done`. */
export async function updateOne(
  ctx: Ctx,
  accession: string,
  force: boolean,
  isDry: boolean,
  done: QcUpdate,
): Promise<void> {
  const passedBefore = await currentState(ctx.db, accession)
  const result = await recomputeQc(ctx, accession, isDry)
  if (!result) return
  done.checked += 1
  const others = await recheckOthers(ctx, accession, isDry)
  if (result.hasChanged || others.length > 0) done.changed += 1
  else if (force && !isDry) await touch(ctx.db, accession)
  if (passedBefore === result.report.passed) return
  if (result.report.passed) done.now_passing.push(accession)
  else done.now_failing.push(accession)
}

async function currentState(db: Db, accession: string): Promise<boolean | null> {
  const [row] = await db
    .select({ passed: filings.qc_passed })
    .from(filings)
    .where(eq(filings.accession_number, accession))
  return row?.passed ?? null
}

async function touch(db: Db, accession: string): Promise<void> {
  await db
    .update(statements)
    .set({ qc_checked_at: sql`clock_timestamp()` })
    .where(sql`${statements.accession_number} = ${accession} and ${statements.is_current}`)
}
