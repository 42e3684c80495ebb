/** A person's figures of a balance sheet or of cash flows, with the places that they stand at (decision 54). */
import type { OtherCorrection } from '@topline/core/api/admin/corrections.ts'
import { type OtherChange, placeOfCells } from '@topline/core/statement/other-correction.ts'
import type { BalanceSheet, CashFlow, OtherKind, PrintedLine } from '@topline/core/statement/other-statements.ts'
import type { Place } from '@topline/core/statement/statement.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import { correctOther, type OtherSaved } from '../other-statements/versions.ts'
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
  return correctOther(ctx, actor, { kind, accession, reason }, async (tx, statement) => {
    const made: OtherChange[] = []
    for (const change of changes)
      made.push({
        figure: change.figure,
        value: change.value,
        place: await placeOfChange({ ...ctx, db: tx }, accession, statement, change, reason),
      })
    return made
  })
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
