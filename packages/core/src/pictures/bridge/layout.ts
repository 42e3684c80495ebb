/** Places of a drawn bridge: data only, drawn by the page and as SVG. Lengths in CSS pixels. Source: docs/statement-pictures.md B. */
import type { Box } from '../../flow/layout/layout.ts'
import { formatCompact, formatNumber } from '../../format/amount.ts'
import type { PlacedText } from '../text.ts'
import type { Bar, Bridge, Section } from './cash.ts'

interface Line {
  x1: number
  x2: number
  y1: number
  y2: number
}

export interface LaidBar {
  bar: Bar
  box: Box
  name: PlacedText[]
  value: PlacedText
  /** the dotted line under a figure that has a place in the filing */
  underline: Line | null
  /** where the pointer counts as on it */
  reach: Box
}

/** A section that is drawn by its parts, or may be: its name with what opens or closes it. */
export interface LaidSection {
  section: Section
  isOpen: boolean
  label: PlacedText
  /** its total, where it is not a bar of its own */
  total: PlacedText | null
  /** over or beside its parts; null while it is closed */
  bracket: string | null
  place: Bar['place']
  /** where the pointer counts as on its name */
  reach: Box
}

export interface BridgeLayout {
  direction: 'wide' | 'rows'
  width: number
  height: number
  bridge: Bridge
  bars: LaidBar[]
  /** the level that one bar hands to the next */
  levels: Line[]
  zero: Line
  sections: LaidSection[]
  free: { path: string; label: PlacedText[] } | null
}

/** A column narrower than this has no room for its figure: the bars lie in rows. */
export const LEAST_COLUMN = 80

/** The bars that a bridge leads from and to. */
export const isEnd = ({ kind }: Pick<Bar, 'kind'>): boolean => kind === 'cash' || kind === 'own'

/** A bar's figure: money, or of a percentage the level in percent and the steps in points. */
export function barText(
  bar: Pick<Bar, 'kind' | 'amount'>,
  { unit, currency }: Pick<Bridge, 'unit' | 'currency'>,
): string {
  if (unit !== '%') return formatCompact(bar.amount, currency)
  return isEnd(bar) ? `${formatNumber(bar.amount, 1)}%` : `${formatNumber(bar.amount, 1)} pts`
}

/** The strong edge of a bar, where it hands its level on; the rest of it has the tint of the income flow's bands. */
export function endBox({ bar, box }: LaidBar, direction: BridgeLayout['direction']): Box {
  const isUp = bar.to >= bar.from
  if (direction === 'rows') {
    const w = Math.min(END, box.w)
    return { ...box, x: isUp ? box.x + box.w - w : box.x, w }
  }
  const h = Math.min(END, box.h)
  return { ...box, y: isUp ? box.y : box.y + box.h - h, h }
}
const END = 6
