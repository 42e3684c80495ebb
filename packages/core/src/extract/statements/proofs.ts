/** What of a reading the document itself proves: its unit by EPS × shares, its column by its head and its neighbours. */
import type { Cover } from '../document/cover.ts'
import { dayNumber } from '../document/dates.ts'
import type { ColumnProof, UnitProof } from '../reading.ts'
import { expectedMonths } from '../sheet/current-column.ts'
import type { Period } from '../sheet/head-period.ts'
import type { Statement } from './recognise.ts'

/** The figures that a unit is proven by, in whole units. */
interface PerShare {
  net_income: number | null
  basic_eps: number | null
  diluted_eps: number | null
  weighted_avg_shares_basic: number | null
  weighted_avg_shares_diluted: number | null
}

/** EPS may be rounded, and its numerator may leave out preferred dividends. */
const PROVEN_WITHIN = 0.25
/** A count of shares this long is one of whole shares; one in thousands would be of more than a billion. */
const WHOLE_SHARES = 1e6

/** How the unit of a statement's amounts is known. */
export function unitProof({ unit, lines, roles, column }: Statement, figures: PerShare): UnitProof {
  const index = roles.perShare.basicShares ?? roles.perShare.dilutedShares
  const count = index === null ? null : (lines[index]?.values[column] ?? null)
  const shares = figures.weighted_avg_shares_basic ?? figures.weighted_avg_shares_diluted
  const eps = figures.basic_eps ?? figures.diluted_eps
  const whole = count !== null && count.value >= WHOLE_SHARES && shares === count.value
  if (whole && eps !== null && figures.net_income !== null && figures.net_income !== 0) {
    const ratio = (eps * count.value) / figures.net_income
    if (Math.abs(ratio - 1) <= PROVEN_WITHIN) return { source: 'proven' }
  }
  return { source: unit.place === null ? 'assumed' : 'document' }
}

/** Days by which the cover and a column's head may name the end of one period. */
const SAME_END = 12

/** Days between the ends of one year and the next, those of a transition period aside. */
const MOST_APART = 400

/**
 * Whether a year is left out among three or more that the heads name: one of the heads is another's. Not where a shorter
 * period stands between them, nor where nothing dates a column of amounts. `ends`: day numbers.
 */
function leavesOut(ends: readonly number[], columns: readonly Period[]): boolean {
  if (ends.length < 3 || columns.some(({ end }) => end === null)) return false
  const between = columns
    .flatMap(({ end }) => (end === null ? [] : [dayNumber(end)]))
    .filter((at) => at >= Math.min(...ends) && at <= Math.max(...ends))
    .sort((a, b) => a - b)
  return between.some((at, k) => k > 0 && at - (between[k - 1] ?? at) > MOST_APART)
}

/** Days between the ends of two quarters that follow each other. */
const A_QUARTER = [80, 100] as const

/** A release may print the quarter before behind the year before ("June 28, 2025 | June 29, 2024 | March 29, 2025"). */
function withoutQuarterBefore(ends: readonly number[], { release }: Pick<Cover, 'release'>): readonly number[] {
  const [first, last] = [ends[0], ends.at(-1)]
  if (release === undefined || ends.length < 3 || first === undefined || last === undefined) return ends
  const apart = first - last
  return apart >= A_QUARTER[0] && apart <= A_QUARTER[1] ? ends.slice(0, -1) : ends
}

/** What says that the column of a statement is the newest. */
export function columnProof({ laid, periods, column }: Statement, cover: Cover): ColumnProof {
  const own = periods[column]
  const end = own?.end ?? null
  const months = own?.months ?? expectedMonths(cover)
  const columns = periods.filter((_, j) => laid.columns[j]?.kind === 'amount')
  const alike = columns.flatMap((p) =>
    p.end !== null && (p.months ?? expectedMonths(cover)) === months && !p.cumulative ? [dayNumber(p.end)] : [],
  )
  // A quarter and the year to date side by side have the same years each.
  const ends = withoutQuarterBefore([...new Set(alike)], cover)
  const rising = ends.every((at, k) => k === 0 || at > (ends[k - 1] ?? at))
  const falling = ends.every((at, k) => k === 0 || at < (ends[k - 1] ?? at))
  const isNewest = end !== null && dayNumber(end) === Math.max(...ends)
  return {
    head: end !== null && (own?.exact === true || own?.named != null),
    cover: end === null || cover.end === null ? null : Math.abs(dayNumber(end) - dayNumber(cover.end)) <= SAME_END,
    order: ends.length < 2 ? null : (rising || falling) && isNewest && !leavesOut(ends, columns),
  }
}
