/** The versions of a filing's balance sheet or cash flows: put in by hand, listed, compared, taken again (decision 54). */
import type { StatementVersion, VersionComparison } from '@topline/core/api/admin/admin.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { otherReportAgain } from '@topline/core/extract/other-again.ts'
import { correctedOther, type OtherChange } from '@topline/core/statement/other-correction.ts'
import {
  BALANCE_SHEET_FIGURES,
  type BalanceSheet,
  CASH_FLOW_FIGURES,
  type CashFlow,
  type OtherKind,
} from '@topline/core/statement/other-statements.ts'
import { type Provenance, provenance } from '@topline/core/statement/statement.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Db, Tx } from '../../db/open.ts'
import { otherStatements, users } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import type { LockedFiling } from '../records/locks.ts'
import { auditName, recheckLocked } from './report.ts'
import { heldFiling, writeOthers } from './save.ts'
import { type ByHand, otherVersions, otherVersionsOf, type ReadOthers, retireOthers, rowsOfKind } from './saved-rows.ts'
import { besideOthers, currentOthers, type OtherVersionRow, readingOf, statementOf } from './stored.ts'

interface Actor {
  id: number
  email: string
}
type Ctx = Pick<AppContext, 'inTx'>

export const OTHER_FIGURES: Readonly<Record<OtherKind, readonly string[]>> = {
  balance_sheet: BALANCE_SHEET_FIGURES,
  cash_flow: CASH_FLOW_FIGURES,
}

const missing = (kind: OtherKind) =>
  notFound(kind === 'balance_sheet' ? DETAIL.balanceSheetNotFound : DETAIL.cashFlowNotFound)

export interface OtherSaved {
  version: number
  qc_passed: boolean
}

/** The changes of a statement as it is, with their places; they are read in the transaction that saves them. */
export type ChangesOf = (db: Db, statement: BalanceSheet | CashFlow) => Promise<OtherChange[]>

/**
 * The current statement with figures put right by hand, and its report: the same for the form and for what is saved.
 * @throws AppError 404 where the filing has no such statement
 */
export async function correctedReading(db: Db, kind: OtherKind, accession: string, changesOf: ChangesOf) {
  const current = await currentOthers(db, accession)
  const before = statementOf(kind, current[kind])
  if (!before) throw missing(kind)
  const changes = await changesOf(db, before)
  const corrected = correctedOther(before, changes)
  const beside = { ...(await besideOthers(db, accession, current)), by_hand: true }
  return { changes, statement: { ...corrected, qc: otherReportAgain(kind, corrected, beside, before.qc) } }
}

/**
 * A new version with figures put right by hand, checked as any other; the statements beside are checked again.
 *
 * @throws AppError 404 where the filing has no such statement
 */
export async function correctOther(
  ctx: Ctx,
  actor: Actor,
  { kind, accession, reason }: { kind: OtherKind; accession: string; reason: string },
  changesOf: ChangesOf,
): Promise<OtherSaved> {
  return ctx.inTx(async (tx) => {
    const filing = await heldFiling(tx, accession)
    const { changes, statement } = await correctedReading(tx, kind, accession, changesOf)
    const read: ReadOthers = { engine: 'manual', balance_sheet: null, cash_flow: null, absent: {}, [kind]: statement }
    const by = { edited_by: actor.id, edit_reason: reason }
    const saved = await saveByHand(tx, filing, kind, read, by)
    await writeAudit(tx, {
      user_id: actor.id,
      actor: actor.email,
      action: `${auditName(kind)}.corrected`,
      subject: accession,
      detail: { changes: changes.map(({ figure, value }) => ({ figure, value })), reason, version: saved.version },
    })
    return saved
  })
}

/** The newest version, current; what stands beside it is checked again. The filing is locked. */
async function saveByHand(
  tx: Tx,
  filing: LockedFiling,
  kind: OtherKind,
  read: ReadOthers,
  by: ByHand,
): Promise<OtherSaved> {
  const { rows } = await tx.execute(sql`select ${otherVersions(filing.accession_number)} as others`)
  const version = (otherVersionsOf(rows[0]?.others)[kind]?.version ?? 0) + 1
  await retireOthers(tx, filing.accession_number, [kind])
  await writeOthers(tx, filing, rowsOfKind(filing, read, kind, { version, is_current: true, request_id: null, by }))
  await recheckLocked(tx, filing)
  return { version, qc_passed: filing[`${kind}_state`] === 'passed' }
}

/** Newest first. @throws AppError 404 where there is none */
export async function otherVersionsList(db: Db, kind: OtherKind, accession: string): Promise<StatementVersion[]> {
  const rows = await db
    .select({
      id: otherStatements.id,
      version: otherStatements.version,
      engine: otherStatements.engine,
      is_current: otherStatements.is_current,
      extracted_at: otherStatements.extracted_at,
      qc_passed: otherStatements.qc_passed,
      absent: otherStatements.absent,
      edited_by: users.email,
      edit_reason: otherStatements.edit_reason,
    })
    .from(otherStatements)
    .leftJoin(users, eq(users.id, otherStatements.edited_by))
    .where(and(eq(otherStatements.accession_number, accession), eq(otherStatements.kind, kind)))
    .orderBy(desc(otherStatements.version))
  if (rows.length === 0) throw missing(kind)
  return rows.map(({ absent, ...row }) => ({
    ...row,
    model: absent === null ? null : `${row.engine}: ${absent}`,
    extracted_at: row.extracted_at.toISOString(),
  }))
}

/** Every field of two versions, in the order of the statement; whole units. @throws AppError 404 */
export async function compareOtherVersions(
  db: Db,
  kind: OtherKind,
  accession: string,
  a: number,
  b: number,
): Promise<VersionComparison> {
  const all = await otherVersionsList(db, kind, accession)
  const [one, other] = [a, b].map((version) => all.find((row) => row.version === version))
  if (!one || !other) throw notFound('Version not found')
  const [first, second] = [await readVersion(db, one.id), await readVersion(db, other.id)]
  return {
    a: one,
    b: other,
    fields: [...PERIOD[kind], ...OTHER_FIGURES[kind]].map((key) => {
      const [x, y] = [first.values[key] ?? null, second.values[key] ?? null]
      return {
        key,
        label: wordsOf(key),
        a: x,
        b: y,
        is_different: x !== y,
        a_place: first.places[key] ?? null,
        b_place: second.places[key] ?? null,
      }
    }),
  }
}

const PERIOD: Readonly<Record<OtherKind, readonly string[]>> = {
  balance_sheet: ['currency', 'end_date'],
  cash_flow: ['currency', 'start_date', 'end_date', 'months'],
}

function wordsOf(name: string): string {
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

async function readVersion(
  db: Db,
  id: number,
): Promise<{ values: Record<string, string | number | null>; places: Provenance }> {
  const [row] = await db.select().from(otherStatements).where(eq(otherStatements.id, id))
  if (!row) throw notFound('Version not found')
  const { currency, start_date, end_date, months, figures } = row
  return {
    values: { currency, start_date, end_date, months, ...figures },
    places: row.absent === null ? provenance.parse(row.provenance) : {},
  }
}

/**
 * Takes an older version again: as a new version with the same figures, so that nothing that was shown is rewritten.
 * @throws AppError 404 for an unknown version, 409 when it is the current one
 */
export async function useOtherVersion(
  ctx: Ctx,
  actor: Actor,
  wish: { kind: OtherKind; accession: string; version: number; reason: string },
): Promise<OtherSaved> {
  const { kind, accession, version, reason } = wish
  return ctx.inTx(async (tx) => {
    const filing = await heldFiling(tx, accession)
    const row = await versionRow(tx, kind, accession, version)
    if (!row) throw notFound('Version not found')
    if (row.is_current) throw new AppError('conflict', 'This version is the current one')
    const by = { edited_by: actor.id, edit_reason: reason }
    const saved = await saveByHand(tx, filing, kind, readingOf(kind, row), by)
    await writeAudit(tx, {
      user_id: actor.id,
      actor: actor.email,
      action: `${auditName(kind)}.version-taken`,
      subject: accession,
      detail: { from: version, version: saved.version, reason },
    })
    return saved
  })
}

async function versionRow(
  tx: Tx,
  kind: OtherKind,
  accession: string,
  version: number,
): Promise<OtherVersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(otherStatements)
    .where(
      and(
        eq(otherStatements.accession_number, accession),
        eq(otherStatements.kind, kind),
        eq(otherStatements.version, version),
      ),
    )
  return row
}
