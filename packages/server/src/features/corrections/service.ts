/** Correcting a figure by its cell or by a typed value, and what readers report (decision 54). */
import type { correctionBody, figureReportBody } from '@topline/core/api/admin/corrections.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import type { Place } from '@topline/core/statement/statement.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { openDocuments } from '../../clients/documents/choose.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { figureReports, filingDocuments, filings, statements } from '../../db/schema.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import { saveCorrection } from '../analyses/manual.ts'
import { recheckOthers } from '../other-statements/report.ts'
import { recheckNeighbours } from '../qc/service.ts'
import { cellAtBytes } from './cells.ts'
import { withFigure } from './correct.ts'

/** Value = printed × one of these: units, cents of a scale, thousands … (interface: "the figure in some scale"). */
const SCALES = [1, 1e3, 1e6, 1e9]

export async function documentOf(db: Db, accession: string, name: string | null) {
  const [found] = await db
    .select()
    .from(filingDocuments)
    .where(
      and(
        eq(filingDocuments.accession_number, accession),
        name === null ? eq(filingDocuments.is_main, true) : eq(filingDocuments.name, name),
      ),
    )
    .limit(1)
  if (!found) throw notFound('Document not found')
  return found
}

/**
 * A new version with one figure corrected.
 *
 * @throws AppError 404 without a statement, 422 for an unknown figure, a cell that prints no number, or a value that is
 *   not the cell's in any scale
 */
export async function correctFigure(
  ctx: AppContext,
  actor: { id: number; email: string },
  accession: string,
  { figure, value, reason, cell }: z.infer<typeof correctionBody>,
): Promise<{ statement_id: number; version: number; qc_passed: boolean }> {
  const place = cell && value !== null ? await placeOf(ctx, accession, figure, value, cell) : typed(value, reason)
  const saved = await ctx.inTx(async (tx) => {
    const made = await saveCorrection(ctx, {
      accession_number: accession,
      edited_by: actor.id,
      edit_reason: reason,
      notPrinted: value === null && (figure === 'basic_eps' || figure === 'diluted_eps') ? figure : null,
      correct(current) {
        const corrected = withFigure(current, { figure, value, place })
        if (!corrected) throw invalid('The statement has no such figure', [{ field: 'figure', message: 'unknown' }])
        return corrected
      },
    })
    await writeAudit(tx, {
      user_id: actor.id,
      actor: actor.email,
      action: 'statement.corrected',
      subject: accession,
      detail: { figure, value, reason, cell: cell ?? null, version: made.version },
    })
    const [row] = await tx
      .select({ qc_passed: statements.qc_passed })
      .from(statements)
      .where(eq(statements.id, made.statement_id))
    return { ...made, qc_passed: row?.qc_passed === true }
  })
  await recheckNeighbours(ctx, accession)
  await recheckOthers(ctx, accession)
  return { statement_id: saved.statement_id, version: saved.version, qc_passed: saved.qc_passed }
}

/** The place of a figure that stands in no cell. */
export const typed = (value: number | null, reason: string): Place | null =>
  value === null ? null : { label: `Typed: ${reason}`, text: String(value), start: null, end: null }

interface CellAt {
  start: number
  end: number
  /** exhibit; absent or null = the main document */
  document?: string | null | undefined
}

/**
 * The place of a figure in a cell that prints it in some unit.
 * @throws AppError 404 for an unknown document, 422 where no number is printed there or another one
 */
export async function placeOf(
  ctx: Pick<AppContext, 'settings'> & { db: Db },
  accession: string,
  figure: string,
  value: number,
  cell: CellAt,
): Promise<Place> {
  const found = await documentOf(ctx.db, accession, cell.document ?? null)
  const bytes = await openDocuments(ctx.settings).read(found.storage_key)
  const printed = cell.end <= bytes.length ? cellAtBytes(bytes, cell.start, cell.end) : null
  if (!printed) throw invalid('No number is printed there', [{ field: 'cell', message: 'prints no number' }])
  const isInScale = SCALES.some((scale) => Math.abs(Math.abs(value) - printed.size * scale) <= scale * 1e-9)
  if (!isInScale)
    throw invalid(`The cell prints ${printed.text}, which is not ${value} in any unit`, [
      { field: 'value', message: 'is not the figure of the cell' },
    ])
  return {
    label: `Picked by hand: ${figure.replaceAll('_', ' ')}`,
    text: printed.text,
    start: cell.start,
    end: cell.end,
    ...(found.is_main ? {} : { document: found.name }),
  }
}

export async function reportFigure(
  ctx: Pick<AppContext, 'db'>,
  userId: number | null,
  accession: string,
  body: z.infer<typeof figureReportBody>,
): Promise<void> {
  const [filing] = await ctx.db
    .select({ key: filings.accession_number })
    .from(filings)
    .where(eq(filings.accession_number, accession))
  if (!filing) throw notFound(DETAIL.filingNotFound)
  await ctx.db.insert(figureReports).values({
    accession_number: accession,
    figure: body.figure ?? null,
    document: body.at?.document ?? null,
    start: body.at?.start ?? null,
    end: body.at?.end ?? null,
    shown: body.shown ?? null,
    message: body.message ?? '',
    email: body.email ?? null,
    user_id: userId,
  })
}

/** @throws AppError 404, 409 when it is concluded already */
export async function concludeReport(
  ctx: Pick<AppContext, 'inTx' | 'now'>,
  actor: { id: number; email: string },
  id: number,
  { state, note }: { state: 'fixed' | 'refused'; note?: string | null | undefined },
): Promise<void> {
  await ctx.inTx(async (tx) => {
    const [row] = await tx.select().from(figureReports).where(eq(figureReports.id, id)).for('update')
    if (!row) throw notFound('Report not found')
    if (row.state !== 'open') throw new AppError('conflict', 'This report is concluded already')
    await tx
      .update(figureReports)
      .set({ state, note: note ?? null, concluded_at: ctx.now() })
      .where(eq(figureReports.id, id))
    await writeAudit(tx, {
      user_id: actor.id,
      actor: actor.email,
      action: `report.${state}`,
      subject: row.accession_number,
      detail: { report_id: id, figure: row.figure, note: note ?? null },
    })
  })
}

export async function reportPage(
  db: Db,
  page: { skip: number; limit: number },
  state: 'open' | 'fixed' | 'refused' | null,
) {
  const where = state === null ? undefined : eq(figureReports.state, state)
  const rows = await db
    .select({ report: figureReports, company_name: filings.company_name, form_type: filings.form_type })
    .from(figureReports)
    .innerJoin(filings, eq(filings.accession_number, figureReports.accession_number))
    .where(where)
    .orderBy(sql`${figureReports.created_at} desc nulls last`, sql`${figureReports.id} desc nulls last`)
    .limit(page.limit)
    .offset(page.skip)
  const [count] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(figureReports)
    .where(where)
  return { rows, total: count?.n ?? 0 }
}
