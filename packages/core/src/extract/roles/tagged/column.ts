/** The roles of one period's amounts together: figures, operating expenses, and the sums that hold. */
import type { FigureName, QcTest } from '../../../statement/statement.ts'
import { type BlockSum, blockSums } from '../../block-sums.ts'
import { type Picked, unitOf } from '../../sheet/amount.ts'
import type { Expense } from '../../statement.ts'
import { allLines } from './bridges.ts'
import { taggedExpenses, taggedFigures, taggedRoles } from './main.ts'
import { mendShares, type PerShareSources, perShareFigures } from './per-share.ts'
import type { DashedRow } from './sheet.ts'

export interface TaggedColumn {
  picked: Partial<Record<FigureName, Picked | null>>
  expenses: Expense[]
  /** One printed unit of money. */
  unit: number
  sums: BlockSum[]
  checks: QcTest[]
}

/** Chooses all figures of one period. `scale`: power of ten that most of its amounts are printed in. */
export function readColumn(sources: PerShareSources, scale: number, dashed: readonly DashedRow[]): TaggedColumn {
  const roles = taggedRoles(sources.face, dashed)
  const unit = unitOf(sources.face)
  const figures = taggedFigures(roles)
  return {
    picked: { ...figures, ...mendShares(perShareFigures(sources), figures.net_income?.value ?? null, scale) },
    expenses: taggedExpenses(roles),
    unit,
    sums: blockSums(roles.fields, true, 1, unit),
    checks: allLines(roles.sheet, roles.main),
  }
}
