/** From found cells to a figure and its place. */
import { UNSCALED } from '../../statement/figure-sets.ts'
import {
  type Computed,
  FIGURE_NAMES,
  type FigureName,
  type Figures,
  type Place,
  type Provenance,
} from '../../statement/statement.ts'
import { times } from '../shown.ts'
import { type FoundCell, placeOf } from './cells.ts'

/** Factors of what is printed: of amounts of money, and of share counts. */
export interface PrintedUnits {
  money: number
  shares: number
}

/** What the cells of a figure are multiplied by. */
export function factorOf(name: FigureName, cells: readonly FoundCell[], units: PrintedUnits): number {
  if (name.endsWith('_eps')) return 1
  return UNSCALED.has(name) ? shareFactor(units.shares, cells) : units.money
}

/** Counts printed in full stand beside amounts in millions: no company has a hundred million million shares. */
function shareFactor(unit: number, cells: readonly FoundCell[]): number {
  return cells.some((one) => Math.abs(one.value) * unit > 1e13) ? 1 : unit
}

export const sumOf = (cells: readonly FoundCell[], factor: number): number =>
  times(
    cells.reduce((sum, one) => sum + one.value, 0),
    factor,
  )

export function placeOfAll(cells: readonly FoundCell[], rule: string): Place {
  const [only] = cells
  if (cells.length === 1 && only) return placeOf(only)
  const computed: Computed = { computed: true, rule, parts: cells.map(placeOf) }
  return computed
}

/** Gross profit from revenue and its cost where none is printed. */
export function grossProfit(figures: Figures, provenance: Provenance): void {
  const { total_revenue: revenue, cost_of_revenue: cost } = figures
  const places = [provenance.total_revenue, provenance.cost_of_revenue].filter((place) => place !== undefined)
  if (figures.gross_profit !== null || revenue === null || cost === null) return
  figures.gross_profit = times(revenue - cost, 1)
  provenance.gross_profit = { computed: true, rule: 'total_revenue − cost_of_revenue', parts: places }
}

export function emptyFigures(): Figures {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])) as Figures // every name of figures, each once
}
