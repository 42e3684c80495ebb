/** Places of drawn towers: data only, drawn by the page and as SVG. Lengths in CSS pixels. Source: docs/statement-pictures.md A. */
import type { Box } from '../../flow/layout/layout.ts'
import { formatCompact } from '../../format/amount.ts'
import type { PlacedText } from '../text.ts'
import type { Block, Towers } from './sheet.ts'

export interface LaidBlock {
  block: Block
  /** all that belongs to it; it is drawn a little smaller, so that neighbours stand apart */
  box: Box
  /** none where its row is told by the table below */
  label: PlacedText[]
  /** the dotted line under a figure that has a place in the filing */
  underline: { x1: number; x2: number; y: number } | null
  /** from the block to a label that had to move; null where that stands beside it */
  leader: string | null
}

export interface LaidTower {
  side: 'owns' | 'owes'
  head: PlacedText[]
  /** the dotted line under its total */
  underline: { x1: number; x2: number; y: number }
  blocks: LaidBlock[]
  /** last year's, each as large as it was */
  ghosts: Box[]
}

export interface TowersLayout {
  direction: 'wide' | 'rows'
  width: number
  height: number
  towers: Towers
  sides: [LaidTower, LaidTower]
  /** the bracket from cash to debt, with what stands between */
  net: { path: string; label: PlacedText[] } | null
  /** on which both stand; null in rows */
  ground: { x1: number; x2: number; y: number } | null
}

export const HEADS = { owns: 'What it owns', owes: 'Whose it is' } as const

/** What a tower comes to; with a deficit the claims are more than the assets. */
export function headTotal({ assets, owes, deficit, currency }: Towers, side: LaidTower['side']): string {
  const claims = owes.reduce((sum, { value }) => sum + value, 0)
  return formatCompact(side === 'owns' || deficit === null ? assets : claims, currency)
}

/** Between neighbours. */
const APART = 2
/** By how much last year's outline is wider than the blocks before it. */
export const OUTSIDE = 5

/** From this width the towers stand; below they lie as two rows. */
export const STANDING_FROM = 600

/** The block as it is drawn: apart from its neighbours, and never so thin that it is not seen. */
export function drawnBox({ x, y, w, h }: Box, direction: TowersLayout['direction']): Box {
  if (direction === 'rows') return { x: x + inset(w), y, w: Math.max(1, w - 2 * inset(w)), h }
  return { x, y: y + inset(h), w, h: Math.max(1, h - 2 * inset(h)) }
}
const inset = (length: number): number => Math.min(APART / 2, length / 4)

/** How strong the colour of a block is beside its edge: that of the income flow's bands. */
export const TINT = 0.34

/** The bar at the outer edge of a block, in its full colour: as wide as a bar of the income flow. */
export function edgeBox({ x, y, w, h }: Box, side: LaidTower['side'], direction: TowersLayout['direction']): Box {
  if (direction === 'rows') return side === 'owns' ? { x, y, w, h: EDGE } : { x, y: y + h - EDGE, w, h: EDGE }
  return side === 'owns' ? { x, y, w: EDGE, h } : { x: x + w - EDGE, y, w: EDGE, h }
}
const EDGE = 10
