/** Whether a place that prints a figure's digits agrees with it, or prints a newer one beside. */
import type { Figure } from '../document/row.ts'
import { mayHold, speaksOf, type Witnessed } from './labels.ts'
import { type Hit, isTelling, type Printed } from './needles.ts'
import type { Passage } from './passages.ts'
import { datedBy } from './years.ts'

/** What a place says of a figure. */
export interface Witness {
  agrees: boolean
  place: { start: number; end: number }
  text: string
  value: number
  /** The year for which a row under years prints it: the one that is read, or the one before. */
  dated: 'newest' | 'older' | null
}

/**
 * The current figure's digits in a passage that speaks of it. A row of years may say that it is not the newest.
 */
export function agreement(
  one: Printed,
  hit: Hit,
  passage: Passage,
  around: { annual: boolean; read: readonly number[]; isText: boolean },
): Witness | null {
  const { figure, row, current } = one
  if (!isTelling(current) || !speaksOf(figure, passage.label) || !mayHold(figure, passage.kind)) return null
  // The same digits in another column of the statement may be what is printed here (0000320193-99-000009).
  const isTwice = row.some((cell) => cell !== null && cell !== current && same(cell, current))
  const newer =
    (around.annual || passage.years !== null) && !isTwice && isOrdered(figure, passage)
      ? newerThan(row, current, hit, passage)
      : null
  const dated = datedBy(one, hit.start, passage, around)
  if (newer) return against(newer, null)
  if (dated !== null && dated !== 'newest') return against(dated, 'older')
  const place = { start: hit.start, end: hit.start + hit.text.length }
  return { agrees: true, place, text: hit.text, value: current.value, dated }
}

/** What stands there in the figure's stead. */
export const against = ({ start, end, text, value }: Figure, dated: Witness['dated']): Witness => ({
  agrees: false,
  place: { start, end },
  text,
  value,
  dated,
})

/**
 * The figure of a passage that is newer than the current one: under a later year, or, where no years stand over it,
 * beyond figures of the row's other columns on both sides. Null where the current one is the newest or nothing says so.
 */
function newerThan(
  row: readonly (Figure | null)[],
  current: Figure,
  { start }: Hit,
  { figures, years, kind }: Passage,
): Figure | null {
  const at = figures.findIndex((one) => one.start === start)
  if (at < 0) return null
  const isOther = (one: Figure) =>
    !one.dash && row.some((cell) => cell !== null && !same(cell, current) && same(cell, one))
  const isKnown = figures.some((one) => isOther(one) && isTelling(one))
  if (years !== null) {
    const newest = years.indexOf(Math.max(...years))
    return newest !== at ? (figures[newest] ?? null) : null
  }
  const before = figures.slice(0, at).some(isOther)
  const after = figures.slice(at + 1).some(isOther)
  const inside = at > 0 && at < figures.length - 1 && kind === 'selected-data' && figures.length > row.length
  return isKnown && ((before && after) || (inside && (before || after))) ? (figures[0] ?? null) : null
}

/** Rows whose columns are years in their order, whatever else the document prints. */
const isOrdered = (figure: Witnessed, { kind }: Passage): boolean =>
  (figure === 'net_income' && (kind === 'cash-flow' || kind === 'selected-data')) ||
  (figure === 'total_revenue' && kind === 'selected-data')

/** Are two printed figures of one size, whatever their sign? */
export const same = (a: Figure, b: Figure): boolean => Math.abs(a.value) === Math.abs(b.value)
