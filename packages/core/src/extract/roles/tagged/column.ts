/** The roles of one period's amounts together: figures, operating expenses, and the sums that hold. */
import type { FigureName, QcTest } from '../../../statement/statement.ts'
import type { BlockSum } from '../../block-sums.ts'
import type { Expense } from '../../statement.ts'
import { type Picked, unitOf } from './amount.ts'
import { readBridges } from './bridges.ts'
import { type DashedTax, mainLines } from './main.ts'
import { mendShares, type PerShareSources, perShareFigures } from './per-share.ts'

export interface TaggedColumn {
  picked: Partial<Record<FigureName, Picked | null>>
  expenses: Expense[]
  /** One printed unit of money. */
  unit: number
  sums: BlockSum[]
  checks: QcTest[]
}

/** Chooses all figures of one period. `scale`: power of ten that most of its amounts are printed in. */
export function readColumn(sources: PerShareSources, scale: number, dashed: DashedTax): TaggedColumn {
  const main = mainLines(sources.face, dashed)
  const bridges = readBridges(sources.face, main)
  return {
    picked: {
      total_revenue: main.revenue,
      cost_of_revenue: main.cost,
      gross_profit: main.gross,
      operating_income: main.operating,
      other_interest_income_expense_net: bridges.interest,
      other_income_expense_net: bridges.other,
      income_before_taxes: main.beforeTax,
      income_tax_expense: main.tax,
      other_investment_income_expense_after_taxes: bridges.investment,
      other_income_expense_after_taxes: bridges.after,
      net_income: main.net,
      ...mendShares(perShareFigures(sources), main.net?.value ?? null, scale),
    },
    expenses: bridges.expenses,
    unit: unitOf(sources.face),
    sums: bridges.sums,
    checks: bridges.checks,
  }
}
