/** Trend lines over a line's figures and their extrapolation (decision 66). */
import { type FitPoint, fitTrend, type TrendType, usablePoints } from './fit.ts'
import type { ChartLine } from './line.ts'

interface TrendPoint {
  place: number
  value: number
}

export interface Trend {
  lineId: string
  /** over the reported periods: drawn dashed */
  fitted: readonly TrendPoint[]
  /** beyond the last reported period: drawn dotted with hollow points and called a projection */
  projected: readonly TrendPoint[]
}

/** Samples between two periods, so that a curve looks like one. */
const SAMPLES = 8

function knownPoints(line: ChartLine): { first: number; last: number; points: FitPoint[] } | null {
  const known = line.points.flatMap((p) => (p.value === null ? [] : [{ place: p.place, value: p.value }]))
  const first = known[0]?.place
  const last = known.at(-1)?.place
  if (first === undefined || last === undefined) return null
  return { first, last, points: known.map((p) => ({ x: p.place - first + 1, y: p.value })) }
}

/** The trend of a line with `count` projected periods; null where no fit is possible. */
export function trendOf(line: ChartLine, type: TrendType, count: number): Trend | null {
  const known = knownPoints(line)
  if (!known) return null
  const fit = fitTrend(type, known.points)
  if (!fit.ok) return null
  const { first, last } = known
  const at = (place: number): TrendPoint[] => {
    const value = fit.curve(place - first + 1)
    return value === null ? [] : [{ place, value }]
  }
  const steps = type === 'linear' ? 1 : SAMPLES
  const fitted = Array.from({ length: (last - first) * steps + 1 }, (_, i) => at(first + i / steps)).flat()
  const projected = Array.from({ length: count }, (_, i) => at(last + 1 + i)).flat()
  return { lineId: line.id, fitted, projected }
}

export interface TrendChoice {
  type: TrendType
  /** null = can be chosen; otherwise why not (decision 66) */
  disabledBecause: string | null
}

/** Which fits can be chosen: one is disabled where no drawn line has enough usable points. */
export function trendChoices(lines: readonly ChartLine[], types: readonly TrendType[]): TrendChoice[] {
  return types.map((type) => {
    if (type === 'original') return { type, disabledBecause: null }
    const fits = lines.map((line) => fitTrend(type, knownPoints(line)?.points ?? []))
    const refused = fits.find((fit) => !fit.ok)
    if (fits.some((fit) => fit.ok) || !refused || refused.ok) return { type, disabledBecause: null }
    return { type, disabledBecause: refused.reason }
  })
}

/** How many known points the fit leaves out because they are zero or negative. */
export function pointsOutsideFit(lines: readonly ChartLine[], type: TrendType): number {
  if (type === 'original') return 0
  return lines.reduce((sum, line) => {
    const points = knownPoints(line)?.points ?? []
    return sum + points.length - usablePoints(type, points).length
  }, 0)
}

export interface TrendQuality {
  line: ChartLine
  /** share of the figures' variation that the curve explains; null = all figures are alike */
  rSquared: number | null
  /** how far the fit over all but the newest period lay from that period, (fit − figure) ÷ |figure|; null = cannot be said */
  missedBy: number | null
}

/**
 * How well a fit describes a line: R² over its usable points, and a back-test: the same fit without the newest period,
 * asked for that period.
 */
export function trendQuality(line: ChartLine, type: TrendType): TrendQuality | null {
  const known = knownPoints(line)
  if (!known || type === 'original') return null
  const usable = usablePoints(type, known.points)
  const fit = fitTrend(type, known.points)
  if (!fit.ok) return null
  return { line, rSquared: rSquaredOf(usable, fit.curve), missedBy: backTest(type, known.points) }
}

function rSquaredOf(points: readonly FitPoint[], curve: (x: number) => number | null): number | null {
  const mean = points.reduce((sum, p) => sum + p.y, 0) / points.length
  const total = points.reduce((sum, p) => sum + (p.y - mean) ** 2, 0)
  const rest = points.reduce((sum, p) => sum + (p.y - (curve(p.x) ?? mean)) ** 2, 0)
  return total === 0 ? null : 1 - rest / total
}

function backTest(type: TrendType, points: readonly FitPoint[]): number | null {
  const newest = points.at(-1)
  const fit = fitTrend(type, points.slice(0, -1))
  if (!newest || newest.y === 0 || !fit.ok) return null
  const guess = fit.curve(newest.x)
  return guess === null ? null : (guess - newest.y) / Math.abs(newest.y)
}
