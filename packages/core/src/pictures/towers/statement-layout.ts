/** A balance sheet → its towers at a width: the one entry that pages and pictures use. */
import { STANDING_FROM, type TowersLayout } from './layout.ts'
import { lyingTowers } from './rows.ts'
import type { SheetInput } from './sheet.ts'
import { towersOf } from './towers.ts'
import { standingTowers } from './wide.ts'

/** @param width in CSS pixels. @returns null where there is nothing to draw: no total assets, or figures that do not fit */
export function towersLayout(sheet: SheetInput, width: number): TowersLayout | null {
  const towers = towersOf(sheet)
  if (towers === null) return null
  return width < STANDING_FROM ? lyingTowers(towers, Math.max(280, width)) : standingTowers(towers, width)
}
