/**
 * A company's periods as points of a chart (decisions 59, 62, 63, 64 and 65).
 *
 * `current`: the newest vintage of each figure, EPS on today's share basis. `reported`: as first reported.
 * With `as_of` only what was known on that day exists, splits included. An earnings release stands in for a report until
 * that is there, and for the fourth quarter, of which none is filed; such a point says so.
 */
import { dayNumber } from '../format/day.ts'
import { deduceQ4 } from './deduced-q4.ts'
import { lateBy } from './late.ts'
import { margin } from './margins.ts'
import { type NextReport, nextReport } from './next-report.ts'
import type { Point } from './point.ts'
import { figureCell, lineCells, type SeriesCell } from './series-cells.ts'
import type { Split } from './share-basis.ts'
import { basisKnownSince, epsFactor, findSplits } from './share-basis.ts'
import type { FigureName, Ymd } from './statement.ts'
import { ADDITIVE, type Trailing, trailingTwelveMonths } from './trailing.ts'
import type { PeriodVintages, Vintage } from './vintages.ts'
import { firstWith, groupByPeriod, isReleased, knownOn, newestWith, reportedPeriods, withVintages } from './vintages.ts'

export interface SeriesRequest {
  period: 'annual' | 'quarterly'
  basis: 'reported' | 'current'
  as_of: Ymd | null
}

/** What the site knows about a period beside its figures. */
export interface PeriodState {
  /** the viewer may not see figures of this period */
  hidden: boolean
  /** it is hidden because a statement of the period is under revision or being checked: no plan would open it */
  under_revision?: boolean
  failed_quality_check: boolean
}

export interface CompanySeries {
  points: Point[]
  splits: Split[]
  hidden_count: number
  trailing: Trailing | null
  next_report: NextReport | null
}

/**
 * @param vintages all vintages of one company
 * @param stateOf what the viewer may see of a period; asked once per period
 * @param fiscalYearStart MM-DD, null = unknown
 */
export function companySeries(
  vintages: readonly Vintage[],
  fiscalYearStart: string | null,
  stateOf: (period: PeriodVintages) => PeriodState,
  request: SeriesRequest,
  withCells = false,
): CompanySeries {
  const known = groupByPeriod(vintages, fiscalYearStart).flatMap((p) => knownOn(p, request.as_of) ?? [])
  const readable = known.map((p) => [withVintages(p, (v) => !v.isClosed), p] as const)
  const states = new Map(
    readable.map(([open, p]) => [open ?? p, open ? stateOf(open) : { ...stateOf(p), hidden: true }]),
  )
  const periods = [...states.keys()]
  const splits = findSplits(periods)
  const visibleSplits = findSplits(periods.filter((p) => states.get(p)?.hidden !== true))
  const since = basisKnownSince(periods)
  const factorOf = (v: Vintage) => (since !== null && v.filing_date < since ? null : epsFactor(v, splits, vintages))
  const pointsOf = (view: SeriesRequest['period'], cells: boolean): Point[] => {
    const found = periods
      .filter((p) => (view === 'annual' ? p.months === 12 : p.months === 3))
      .map((p) => pointOf(p, stateIn(states, p), request.basis === 'current' ? factorOf : asPrinted, cells))
    const all = view === 'annual' ? found : withDeduced(found, deducedPoints(periods, states, request.basis, cells))
    return all.sort((a, b) => dayNumber(a.end_date) - dayNumber(b.end_date))
  }
  const points = pointsOf(request.period, withCells)
  const quarters = request.period === 'quarterly' ? points : pointsOf('quarterly', withCells)
  return {
    points,
    splits: visibleSplits,
    hidden_count: points.filter((p) => p.hidden).length,
    trailing: trailingTwelveMonths(quarters, withCells),
    next_report: nextReport(reportedPeriods(known)),
  }
}

/**
 * Printed quarters and the deduced fourth ones: a printed one replaces the deduced one, unless only the printed one is
 * closed; a release that is stored takes away nothing that the reports tell together.
 */
function withDeduced(printed: readonly Point[], deduced: readonly Point[]): Point[] {
  const told = new Set(printed.filter((p) => !p.hidden).map((p) => p.period_code))
  const [kept, closed] = [deduced.filter((p) => !p.hidden && !told.has(p.period_code)), deduced.filter((p) => p.hidden)]
  const replaced = new Set(kept.map((p) => p.period_code))
  const own = printed.filter((p) => !replaced.has(p.period_code))
  const codes = new Set(own.map((p) => p.period_code))
  return [...own, ...kept, ...closed.filter((p) => !codes.has(p.period_code))]
}

function stateIn(states: Map<PeriodVintages, PeriodState>, p: PeriodVintages): PeriodState {
  return states.get(p) ?? { hidden: true, failed_quality_check: false }
}

/** A figure with the filing it is from. */
interface Sourced {
  value: number | null
  vintage: Vintage
}

function figureOf(p: PeriodVintages, name: FigureName, basis: 'reported' | 'current'): Sourced {
  const vintage = (basis === 'current' ? newestWith(p, name) : firstWith(p, name)) ?? p.vintages[0]
  return { value: vintage.figures[name] ?? null, vintage }
}

function isFromRelease(p: PeriodVintages, name: FigureName, basis: 'reported' | 'current'): boolean {
  const { value, vintage } = figureOf(p, name, basis)
  return value !== null && isReleased(vintage)
}

/** What an EPS is multiplied by; null = the basis of its filing is not known, so it has no place on today's. */
type FactorOf = (v: Vintage) => number | null
const asPrinted: FactorOf = () => 1

function pointOf(p: PeriodVintages, state: PeriodState, factorOf: FactorOf, withCells: boolean): Point {
  const basis = factorOf === asPrinted ? 'reported' : 'current'
  const revenue = figureOf(p, 'total_revenue', basis)
  const net = figureOf(p, 'net_income', basis)
  const source = revenue.value === null ? net.vintage : revenue.vintage
  const basic = figureOf(p, 'basic_eps', basis)
  const diluted = figureOf(p, 'diluted_eps', basis)
  const shares = figureOf(p, 'weighted_avg_shares_basic', basis)
  const late = lateBy(p)
  const point: Point = {
    period_code: p.code,
    start_date: source.start_date,
    end_date: p.end_date,
    currency: source.currency,
    total_revenue: revenue.value,
    gross_profit: figureOf(p, 'gross_profit', basis).value,
    operating_income: figureOf(p, 'operating_income', basis).value,
    net_income: net.value,
    basic_eps: onBasis(basic.value, factorOf(basic.vintage)),
    diluted_eps: onBasis(diluted.value, factorOf(diluted.vintage)),
    weighted_avg_shares_basic: sharesOnBasis(shares.value, factorOf(shares.vintage)),
    net_margin: margin(net.value, revenue.value),
    deduced: false,
    ...(SHOWN.some((name) => isFromRelease(p, name, basis)) && !state.hidden ? { from_release: true } : {}),
    hidden: state.hidden,
    ...(state.hidden && state.under_revision ? { under_revision: true } : {}),
    failed_quality_check: state.failed_quality_check,
    ...(late === null ? {} : { late_by: late }),
    accession_number: source.accession_number,
    engine: source.engine,
    eps_factor: factorOf(diluted.value === null ? basic.vintage : diluted.vintage) ?? 1,
  }
  if (state.hidden) return withoutFigures(point)
  return withCells ? { ...point, cells: cellsOf(p, point, basis) } : point
}

const SHOWN = [
  'total_revenue',
  'gross_profit',
  'operating_income',
  'net_income',
  'basic_eps',
  'diluted_eps',
  'weighted_avg_shares_basic',
] as const satisfies readonly FigureName[]

function cellsOf(p: PeriodVintages, point: Point, basis: 'reported' | 'current'): Record<string, SeriesCell> {
  const shown = SHOWN.flatMap((name): [string, SeriesCell][] => {
    const value = point[name]
    return value === null ? [] : [[name, figureCell(value, p.code, figureOf(p, name, basis).vintage, name)]]
  })
  return Object.fromEntries([...shown, ...lineCells(p, point, basis)])
}

/** EPS on another share basis, to four digits after the point: 11.89 × 0.25 = 2.9725. */
function onBasis(eps: number | null, factor: number | null): number | null {
  if (factor === null) return null
  return eps === null || factor === 1 ? eps : Math.round(eps * factor * 1e4) / 1e4
}

/** A count of shares on another basis is multiplied by what divides the figures per share. */
function sharesOnBasis(shares: number | null, factor: number | null): number | null {
  return shares === null || factor === null ? null : Math.round(shares / factor)
}

function withoutFigures(point: Point): Point {
  return {
    ...point,
    total_revenue: null,
    gross_profit: null,
    operating_income: null,
    net_income: null,
    basic_eps: null,
    diluted_eps: null,
    weighted_avg_shares_basic: null,
    net_margin: null,
    eps_factor: 1,
  }
}

type Quarters = [PeriodVintages, PeriodVintages, PeriodVintages]

/** Q4 points for the years whose fourth quarter nobody prints, or only a release that is closed. */
function deducedPoints(
  periods: readonly PeriodVintages[],
  states: Map<PeriodVintages, PeriodState>,
  basis: 'reported' | 'current',
  withCells: boolean,
): Point[] {
  const quarters = new Map(periods.filter((p) => p.months === 3).map((p) => [p.code, p]))
  const points: Point[] = []
  for (const year of periods.filter((p) => p.months === 12)) {
    const printed = quarters.get(`${year.fiscal_year} Q4`)
    if (printed && !stateIn(states, printed).hidden) continue
    const three = quartersOf(year, quarters)
    if (!three) continue
    const revenue = deducedFigure(year, three, 'total_revenue', basis)
    const net = deducedFigure(year, three, 'net_income', basis)
    if (!revenue && !net) continue
    const used = [year, ...three].map((p) => stateIn(states, p))
    const source = figureOf(year, 'total_revenue', basis).vintage
    const isReleasedInPart = [year, ...three].some((p) => ADDITIVE.some((name) => isFromRelease(p, name, basis)))
    const hidden = used.some((s) => s.hidden)
    const point: Point = {
      period_code: `${year.fiscal_year} Q4`,
      start_date: null,
      end_date: year.end_date,
      currency: source.currency,
      total_revenue: revenue?.value ?? null,
      gross_profit: null,
      operating_income: null,
      net_income: net?.value ?? null,
      basic_eps: null,
      diluted_eps: null,
      weighted_avg_shares_basic: null,
      net_margin: margin(net?.value ?? null, revenue?.value ?? null),
      deduced: true,
      ...(isReleasedInPart && !hidden ? { from_release: true } : {}),
      hidden,
      ...(used.some((s) => s.hidden && s.under_revision) ? { under_revision: true } : {}),
      failed_quality_check: used.some((s) => s.failed_quality_check),
      accession_number: source.accession_number,
      engine: source.engine,
      eps_factor: 1,
    }
    if (point.hidden) points.push(withoutFigures(point))
    else points.push(withCells ? { ...point, deduced_from: cellsBehind(year, three, basis) } : point)
  }
  return points
}

/** Year and three quarters behind each figure of a fourth quarter that nobody reports. */
function cellsBehind(year: PeriodVintages, three: Quarters, basis: 'reported' | 'current') {
  return Object.fromEntries(
    ADDITIVE.flatMap((name): [string, SeriesCell[]][] => {
      const found = deducedFigure(year, three, name, basis)
      return found ? [[name, found.from()]] : []
    }),
  )
}

function quartersOf(year: PeriodVintages, quarters: Map<string, PeriodVintages>): Quarters | null {
  const [q1, q2, q3] = [1, 2, 3].map((n) => quarters.get(`${year.fiscal_year} Q${n}`))
  return q1 && q2 && q3 ? [q1, q2, q3] : null
}

/**
 * Full year less three quarters, all four from vintages that agree (decision 64): the newest ones when all four or
 * none were restated since, else what was known when the year was first reported.
 */
function deducedFigure(
  year: PeriodVintages,
  quarters: Quarters,
  name: FigureName,
  basis: 'reported' | 'current',
): { value: number; from: () => SeriesCell[] } | null {
  const first = firstWith(year, name)
  if (!first) return null
  const four = [year, ...quarters] as const
  const restated = four.map((p) => firstWith(p, name)?.figures[name] !== newestWith(p, name)?.figures[name])
  const newest = basis === 'current' && (restated.every(Boolean) || !restated.some(Boolean))
  const known = four.map((p) => {
    const at = newest ? p : knownOn(p, first.filing_date)
    return at && newestWith(at, name)
  })
  const [y, a, b, c] = known
  if (!y || !a || !b || !c || known.some((v) => v?.currency !== first.currency)) return null
  const value = deduceQ4(y.figures[name] ?? null, [
    a.figures[name] ?? null,
    b.figures[name] ?? null,
    c.figures[name] ?? null,
  ])
  // A quarter that sold less than nothing means that the four do not stand on one basis.
  if (value === null || (name === 'total_revenue' && value < 0)) return null
  const vintages = [y, a, b, c]
  const from = () =>
    four.flatMap((p, i) => {
      const vintage = vintages[i]
      const used = vintage?.figures[name]
      return vintage && used != null ? [figureCell(used, p.code, vintage, name)] : []
    })
  return { value, from }
}
