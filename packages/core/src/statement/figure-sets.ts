/**
 * Sets of figures by name. They stand apart from the schema, so that a page that draws figures does not load what
 * checks them.
 */
import type { FigureName } from './statement.ts'

/** The main amounts of a statement in their order, in whole units; all but the lines between them. */
export const MAIN_AMOUNTS = [
  'total_revenue',
  'cost_of_revenue',
  'gross_profit',
  'operating_income',
  'income_before_taxes',
  'income_tax_expense',
  'net_income',
] as const satisfies readonly FigureName[]

/** Figures that are per share or counts: never multiplied by the printed unit. */
export const UNSCALED = new Set<FigureName>([
  'basic_eps',
  'diluted_eps',
  'weighted_avg_shares_basic',
  'weighted_avg_shares_diluted',
])
