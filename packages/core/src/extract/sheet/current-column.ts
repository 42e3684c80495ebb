/** Which column is the current period's: by its length and its date, never by its place. */
import { type Day, dayNumber } from '../document/dates.ts'
import type { Column } from './columns.ts'
import type { Period } from './head-period.ts'

/** What the cover says of the period. */
export interface Covered {
  form: string | null
  end: Day | null
  transition: number | null
  /** Of an earnings release: the months of its main period; those of a quarter where it does not say. */
  release?: { months?: number; quarter?: number | null; year?: number | null }
}

/** Whether the statement is for a quarter: a release's main period is one also where it closes the year. */
export const isQuarterly = ({ form, release }: Pick<Covered, 'form' | 'release'>): boolean =>
  release !== undefined || (form?.startsWith('10-Q') ?? false)

/** How many months the statement is for: the transition period the cover names, else those of the form. */
export function expectedMonths(cover: Pick<Covered, 'form' | 'transition' | 'release'>): number {
  return cover.transition ?? cover.release?.months ?? (isQuarterly(cover) ? 3 : 12)
}

/** Heads of a statement by companies: what is taken out between them, and all of them together. */
export const ELIMINATIONS = /eliminat/i

/** The head of all companies together. */
export const GROUP = /\bconsolidated\b/i

/** What a single company's column loses beside the group's. */
const PART = 30

/** The columns of amounts that may be the current period's, the likeliest first, each with its points. */
export function rankedColumns(
  columns: readonly Column[],
  periods: readonly Period[],
  cover: Covered,
): { column: number; points: number }[] {
  const parts = columns.some(({ head }) => ELIMINATIONS.test(head)) && columns.some(({ head }) => GROUP.test(head))
  return columns
    .flatMap(({ kind, head }, column) => {
      const period = periods[column]
      if (!period || kind !== 'amount') return []
      const part = parts && (!GROUP.test(head) || ELIMINATIONS.test(head)) ? PART : 0
      return [{ column, points: pointsOf(period, head, cover) - part - column * 0.001 }]
    })
    .sort((a, b) => b.points - a.points)
}

/** A column is the current one by its length, then by its date; never by its place (T10, T11, T136, T137). */
function pointsOf(period: Period, head: string, cover: Covered): number {
  const expected = expectedMonths(cover)
  const off = Math.abs((period.months ?? expected) - expected)
  let points = off <= 1 ? -off : off <= 2 && period.start ? -2 : -40 - off
  if (period.cumulative) points -= 60
  if (period.end) {
    points += dayNumber(period.end) / 100_000
    if (cover.end) {
      const gap = Math.abs(dayNumber(period.end) - dayNumber(cover.end))
      points -= gap <= 10 ? 0 : gap < 200 ? 30 : 20 + Math.min(40, gap / 365)
    } else points += dayNumber(period.end) / 400
  } else points -= 10
  if (/predecessor/i.test(head)) points -= 8
  if (/(?:previously|originally) reported|\badjustments?\b/i.test(head)) points -= 20
  if (/pro ?-?forma|restated|unconsolidated|parent|eliminat/i.test(head)) points -= 15
  return points
}

/** Index of the current period's column; -1 where none holds amounts. */
export const currentColumn = (columns: readonly Column[], periods: readonly Period[], cover: Covered): number =>
  rankedColumns(columns, periods, cover)[0]?.column ?? -1
