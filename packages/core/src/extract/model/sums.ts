/** From found cells to a figure and its place. */
import { UNSCALED } from '../../statement/figure-sets.ts'
import type { FigureName } from '../../statement/statement.ts'
import { computedPlace, type Shown, times } from '../shown.ts'
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

/** The cells added, with their places. */
export function shownOf(cells: readonly FoundCell[], factor: number): Shown {
  const [only] = cells
  return {
    value: times(
      cells.reduce((sum, one) => sum + one.value, 0),
      factor,
    ),
    place: cells.length === 1 && only ? placeOf(only) : computedPlace('sum of the named lines', cells.map(placeOf)),
  }
}
