/** The reports of a filing's balance sheet and cash flows: made again, and findings accepted (decisions 53 and 84). */
import { DETAIL } from '@topline/core/api/details.ts'
import { otherReportAgain } from '@topline/core/extract/other-again.ts'
import { accepting } from '@topline/core/qc/acceptances.ts'
import { OTHER_KINDS, type OtherKind } from '@topline/core/statement/other-statements.ts'
import { type QcReport, qcReport } from '@topline/core/statement/statement.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { AppError, notFound } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import type { LockedFiling } from '../records/locks.ts'
import { heldFiling, storeOtherReport } from './save.ts'
import { besideOthers, type CurrentOthers, currentOthers, statementOf } from './stored.ts'

/** As audit entries name them: 'balance-sheet.corrected'. */
export const auditName = (kind: OtherKind): string => kind.replace('_', '-')

/**
 * Runs the checks of both current statements again, as after a change of one of the three: each is held against the
 * others.
 * @returns the kinds whose report has changed; stored unless `isDry`
 */
export async function recheckOthers(
  ctx: Pick<AppContext, 'inTx'>,
  accession: string,
  isDry = false,
): Promise<OtherKind[]> {
  return ctx.inTx(async (tx) => recheckLocked(tx, await heldFiling(tx, accession), isDry))
}

/** The same within a transaction that holds the filing. */
export async function recheckLocked(tx: Tx, filing: LockedFiling, isDry = false): Promise<OtherKind[]> {
  const current = await currentOthers(tx, filing.accession_number)
  const changed: OtherKind[] = []
  for (const { kind, id, before, report } of await reportsAgain(tx, filing.accession_number, current)) {
    if (JSON.stringify(before) === JSON.stringify(report)) continue
    changed.push(kind)
    if (!isDry) await storeOtherReport(tx, filing, { id, kind }, report)
  }
  return changed
}

async function reportsAgain(tx: Tx, accession: string, current: CurrentOthers) {
  const beside = await besideOthers(tx, accession, current)
  return OTHER_KINDS.flatMap((kind) => {
    const row = current[kind]
    const statement = statementOf(kind, row)
    if (!row || !statement) return []
    const before = statement.qc
    const report = otherReportAgain(kind, statement, { ...beside, by_hand: row.engine === 'manual' }, before)
    return [{ kind, id: row.id, before, report }]
  })
}

/** The checks of one of them made again by an administrator. @throws AppError 404 where there is none */
export async function redoOtherQc(
  ctx: Pick<AppContext, 'inTx'>,
  actor: { id: number; email: string },
  kind: OtherKind,
  accession: string,
): Promise<QcReport> {
  return ctx.inTx(async (tx) => {
    await recheckLocked(tx, await heldFiling(tx, accession))
    const row = (await currentOthers(tx, accession))[kind]
    if (!row || row.absent !== null) throw notFound(DETAIL.qcReportNotFound)
    await writeAudit(tx, {
      user_id: actor.id,
      actor: actor.email,
      action: `${auditName(kind)}.qc`,
      subject: accession,
    })
    return qcReport.parse(row.qc)
  })
}

/**
 * Accepts a failed test of the current statement with a reason, which then counts as passed; without a reason the
 * acceptance is taken back.
 *
 * @throws AppError 404 without a report or such a test, 409 when the test did not fail
 */
export async function acceptOtherFinding(
  ctx: Pick<AppContext, 'inTx' | 'now'>,
  actor: { id: number; email: string },
  { kind, accession, test: name, reason }: { kind: OtherKind; accession: string; test: string; reason: string | null },
): Promise<QcReport> {
  return ctx.inTx(async (tx) => {
    const filing = await heldFiling(tx, accession)
    const row = (await currentOthers(tx, accession))[kind]
    if (!row || row.absent !== null) throw notFound(DETAIL.qcReportNotFound)
    const before = qcReport.parse(row.qc)
    const test = before.tests.find((one) => one.name === name)
    if (!test) throw notFound('The report has no such test')
    if (test.passed) throw new AppError('conflict', 'This test did not fail: there is nothing to accept')
    const by = { by: 'administrator', at: ctx.now().toISOString() }
    const report = accepting(before, name, reason === null ? null : { reason, ...by })
    await storeOtherReport(tx, filing, row, report)
    await writeAudit(tx, {
      user_id: actor.id,
      actor: actor.email,
      action: `${auditName(kind)}.${reason === null ? 'acceptance-withdrawn' : 'accepted'}`,
      subject: accession,
      detail: { test: name, reason, version: row.version },
    })
    return report
  })
}
