/**
 * The five trend types. `original` fits nothing; the others are least squares, exponential and power
 * on logarithms. x counts consecutive periods from 1, gaps keep their place (decision 66). A fit needs two usable
 * points; exponential and power can use only positive ones (decision 66).
 */
export type TrendType = 'original' | 'linear' | 'polynomial' | 'exponential' | 'power'
export const TREND_TYPES: readonly TrendType[] = ['original', 'linear', 'polynomial', 'exponential', 'power']

export interface FitPoint {
  /** 1, 2, 3… */
  x: number
  y: number
}

/** y at x, or null where the curve gives no finite number. */
type Curve = (x: number) => number | null

export type Fit = { ok: true; curve: Curve } | { ok: false; reason: string }

const finite = (y: number): number | null => (Number.isFinite(y) ? y : null)

interface Line {
  intercept: number
  slope: number
}

function leastSquares(points: readonly FitPoint[]): Line {
  const n = points.length
  const meanX = points.reduce((sum, p) => sum + p.x, 0) / n
  const meanY = points.reduce((sum, p) => sum + p.y, 0) / n
  let covariance = 0
  let variance = 0
  for (const { x, y } of points) {
    covariance += (x - meanX) * (y - meanY)
    variance += (x - meanX) ** 2
  }
  const slope = variance === 0 ? 0 : covariance / variance
  return { intercept: meanY - slope * meanX, slope }
}

function linear(points: readonly FitPoint[]): Curve {
  const { intercept, slope } = leastSquares(points)
  return (x) => finite(intercept + slope * x)
}

/**
 * Degree 2 over x centred on its mean and y scaled by its largest size: the normal equations then stay well
 * conditioned for revenues of 1e11 over thirty years. With two points it is the line through them.
 */
function polynomial(points: readonly FitPoint[]): Curve {
  if (points.length < 3) return linear(points)
  const n = points.length
  const center = points.reduce((sum, p) => sum + p.x, 0) / n
  const scale = Math.max(...points.map((p) => Math.abs(p.y))) || 1
  let s2 = 0
  let s3 = 0
  let s4 = 0
  let t0 = 0
  let t1 = 0
  let t2 = 0
  for (const p of points) {
    const x = p.x - center
    const y = p.y / scale
    s2 += x ** 2
    s3 += x ** 3
    s4 += x ** 4
    t0 += y
    t1 += x * y
    t2 += x * x * y
  }
  // sums of x are 0 after centring, so c1 follows from c2 and c0 from both
  const determinant = s4 - s3 ** 2 / s2 - s2 ** 2 / n
  if (Math.abs(determinant) < 1e-12) return linear(points)
  const c2 = (t2 - (s3 * t1) / s2 - (s2 * t0) / n) / determinant
  const c1 = (t1 - s3 * c2) / s2
  const c0 = (t0 - s2 * c2) / n
  return (x) => finite(scale * (c0 + c1 * (x - center) + c2 * (x - center) ** 2))
}

function exponential(points: readonly FitPoint[]): Curve {
  const { intercept, slope } = leastSquares(points.map(({ x, y }) => ({ x, y: Math.log(y) })))
  return (x) => finite(Math.exp(intercept + slope * x))
}

function power(points: readonly FitPoint[]): Curve {
  const { intercept, slope } = leastSquares(points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) })))
  return (x) => finite(Math.exp(intercept + slope * Math.log(x)))
}

const needsPositive = (type: TrendType): boolean => type === 'exponential' || type === 'power'

/** Points that a fit may use; the others are left out and counted in a note by the caller. */
export function usablePoints(type: TrendType, points: readonly FitPoint[]): FitPoint[] {
  return needsPositive(type) ? points.filter((p) => p.y > 0 && p.x > 0) : [...points]
}

/** The curve of a trend, or why there is none. `original` has no curve. */
export function fitTrend(type: TrendType, points: readonly FitPoint[]): Fit {
  if (type === 'original') return { ok: false, reason: 'The original figures have no trend line' }
  const usable = usablePoints(type, points)
  if (usable.length < 2) {
    const what = needsPositive(type) ? 'two positive figures' : 'two figures'
    return { ok: false, reason: `A trend needs at least ${what}` }
  }
  const make = { linear, polynomial, exponential, power }[type]
  return { ok: true, curve: make(usable) }
}
