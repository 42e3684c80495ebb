/** A person's figures of a balance sheet or of cash flows, with the places that they stand at (decision 54). */
import type { OtherCorrection, OtherTry } from '@topline/core/api/admin/corrections.ts'
import { type OtherChange, placeOfCells } from '@topline/core/statement/other-correction.ts'
import type { BalanceSheet, CashFlow, OtherKind, PrintedLine } from '@topline/core/statement/other-statements.ts'
import type { Place, QcReport } from '@topline/core/statement/statement.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import {
  type ChangesOf,
  correctedReading,
  correctOther,
  OTHER_FIGURES,
  type OtherSaved,
} from '../other-statements/versions.ts'
import { placeOf, typed } from './service.ts'

type Ctx = Pick<AppContext, 'db' | 'inTx' | 'settings'>
type Change = OtherCorrection['changes'][number]

/**
 * @throws AppError 404 without a statement, 422 for a cell that prints no number, or a value that is not what its cells
 *   print
 */
export async function correctStatement(
  ctx: Ctx,
  actor: { id: number; email: string },
  { kind, accession }: { kind: OtherKind; accession: string },
  { changes, reason }: OtherCorrection,
): Promise<OtherSaved> {
  const changesOf = changesFrom(ctx, accession, changes, reason)
  return correctOther(ctx, actor, { kind, accession, reason }, changesOf)
}

/** What a correction would make of the statement: its figures and its report. Nothing is kept. @throws as above */
export async function tryCorrection(
  ctx: Ctx,
  { kind, accession }: { kind: OtherKind; accession: string },
  { changes }: OtherTry,
): Promise<{ figures: Record<string, number | null>; report: QcReport }> {
  const { statement } = await correctedReading(ctx.db, kind, accession, changesFrom(ctx, accession, changes, 'a try'))
  const values = new Map<string, unknown>(Object.entries(statement))
  const figures = OTHER_FIGURES[kind].map((name) => [name, values.get(name) ?? null])
  return { figures: Object.fromEntries(figures), report: statement.qc }
}

const changesFrom =
  (ctx: Pick<AppContext, 'settings'>, accession: string, changes: readonly Change[], reason: string): ChangesOf =>
  async (db, statement) => {
    const made: OtherChange[] = []
    for (const change of changes) {
      const place = await placeOfChange({ ...ctx, db }, accession, statement, change, reason)
      made.push({ figure: change.figure, value: change.value, place })
    }
    return made
  }

/** A line of the statement keeps its name, which the checks hold against the figure; another cell has none. */
async function placeOfChange(
  ctx: Pick<AppContext, 'settings'> & { db: Db },
  accession: string,
  { lines }: BalanceSheet | CashFlow,
  { figure, value, cells = [] }: Change,
  reason: string,
): Promise<Place | null> {
  if (value === null || cells.length === 0) return typed(value, reason)
  const found = cells.map((cell) => lines.find(({ place }) => isAt(place, cell)) ?? null)
  const [first] = cells
  if (cells.length === 1 && first && found[0] === null) return placeOf(ctx, accession, figure, value, first)
  const printed = found.filter((line): line is PrintedLine => line?.amount != null)
  if (printed.length < cells.length)
    throw invalid('A sum is made of lines of the statement', [{ field: 'cells', message: 'are no lines' }])
  const sum = printed.reduce((total, { amount }) => total + (amount ?? 0), 0)
  if (Math.abs(Math.abs(sum) - Math.abs(value)) > 1e-6 * Math.abs(sum))
    throw invalid(`The cells print ${sum}, which is not ${value}`, [
      { field: 'value', message: 'is not the figure of its cells' },
    ])
  return placeOfCells(printed.flatMap(({ place }) => place ?? []))
}

const isAt = (
  place: Place | null,
  cell: { start: number; end: number; document?: string | null | undefined },
): boolean =>
  place !== null &&
  !('computed' in place) &&
  place.start === cell.start &&
  place.end === cell.end &&
  (place.document ?? null) === (cell.document ?? null)
