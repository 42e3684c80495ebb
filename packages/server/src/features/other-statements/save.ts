/** What of a filing's balance sheet and cash flows changes beside an analysis: rows, list row, failures and counters. */
import type { OtherKind } from '@topline/core/statement/other-statements.ts'
import type { QcReport } from '@topline/core/statement/statement.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { filings, otherFailures, otherStatements } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { addToCounters, statementChange } from '../records/counters.ts'
import { failuresOf } from '../records/failures.ts'
import { type LockedFiling, lockFiling } from '../records/locks.ts'
import { refreshScreened } from '../screened/refresh.ts'
import { insertingOthers, type OtherRows, type OtherStates } from './saved-rows.ts'

/** The filing with its company, locked until the transaction ends. @throws AppError 404 where there is none */
export async function heldFiling(tx: Tx, accession: string): Promise<LockedFiling> {
  const filing = await lockFiling(tx, accession)
  if (!filing) throw notFound('Filing not found')
  return filing
}

/** Inserts rows; what was current of their kinds is retired before. The filing is locked. */
export async function writeOthers(tx: Tx, filing: LockedFiling, rows: OtherRows): Promise<void> {
  await tx.execute(sql`with ${insertingOthers(rows)} select 1`)
  await setStates(tx, filing, rows.states)
}

/** The report of a current version, with what follows from it. The filing is locked. */
export async function storeOtherReport(
  tx: Tx,
  filing: LockedFiling,
  { id, kind }: { id: number; kind: OtherKind },
  report: QcReport,
): Promise<void> {
  await tx
    .update(otherStatements)
    .set({ qc: { ...report }, qc_passed: report.passed })
    .where(eq(otherStatements.id, id))
  await tx.delete(otherFailures).where(eq(otherFailures.other_id, id))
  const { accession_number } = filing
  const failures = failuresOf(report).map((one) => ({ ...one, kind, other_id: id, accession_number }))
  if (failures.length > 0) await tx.insert(otherFailures).values(failures)
  await setStates(tx, filing, { [`${kind}_state`]: report.passed ? 'passed' : 'failed' })
}

async function setStates(tx: Tx, filing: LockedFiling, states: OtherStates): Promise<void> {
  await tx
    .update(filings)
    .set({ ...states, updated_at: sql`clock_timestamp()` })
    .where(eq(filings.accession_number, filing.accession_number))
  await addToCounters(tx, statementChange(filing, { ...filing, ...states }))
  Object.assign(filing, states)
  await refreshScreened(tx, filing.cik)
}
