/** Scales and their ticks: about seven on amounts, 1-2-5 steps on the log scale, fixed steps on margins. */

export interface Scale {
  kind: 'linear' | 'log'
  min: number
  max: number
  ticks: readonly number[]
  /** pixel of a value; null where the scale has no place for it (zero and below on a log scale) */
  at: (value: number) => number | null
}

/** From pixel `bottom` (smallest value) to pixel `top`. */
export interface Range {
  top: number
  bottom: number
}

const TARGET_TICKS = 7

/** 2.0000000004 → 2: removes what binary fractions add to multiples of a step. */
const tidy = (value: number): number => Number(value.toPrecision(12))

function ticksOfStep(min: number, max: number, step: number): number[] {
  const first = Math.floor(tidy(min / step))
  const last = Math.ceil(tidy(max / step))
  return Array.from({ length: last - first + 1 }, (_, i) => tidy((first + i) * step))
}

/** Round ticks that enclose the values: the 1-2-5 step whose count comes nearest to seven, the fewer where equal. */
export function linearTicks(min: number, max: number): number[] {
  if (min === max) return linearTicks(min === 0 ? 0 : Math.min(0, min), max === 0 ? 1 : Math.max(0, max))
  const decade = 10 ** Math.floor(Math.log10((max - min) / TARGET_TICKS))
  const candidates = [1, 2, 5, 10].map((m) => ticksOfStep(min, max, m * decade))
  return candidates.reduce((best, next) =>
    Math.abs(next.length - TARGET_TICKS) <= Math.abs(best.length - TARGET_TICKS) ? next : best,
  )
}

const MARGIN_STEPS = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
const MOST_MARGIN_TICKS = 8

/** Steps of 2, 5, 10, 20 points of percent: the smallest that gives at most eight ticks (decision 67), wider beyond. */
export function marginTicks(min: number, max: number): number[] {
  for (const step of MARGIN_STEPS) {
    const ticks = ticksOfStep(min, max === min ? min + step : max, step)
    if (ticks.length <= MOST_MARGIN_TICKS) return ticks
  }
  return linearTicks(min, max)
}

const ONE_TWO_FIVE = [1, 2, 5]

/** The 1-2-5 value at or below (at or above) a positive value. */
function logBound(value: number, side: 'below' | 'above'): number {
  const decade = 10 ** Math.floor(Math.log10(value))
  const steps = [...ONE_TWO_FIVE, 10].map((m) => tidy(m * decade))
  const found = side === 'below' ? steps.filter((s) => s <= tidy(value)).at(-1) : steps.find((s) => s >= tidy(value))
  return found ?? decade
}

/** 1-2-5 ticks over positive values; over more than three decades only the decades, thinned to ten. */
export function logTicks(min: number, max: number): number[] {
  const low = logBound(min, 'below')
  const high = min === max ? logBound(max * 1.01, 'above') : logBound(max, 'above')
  const ticks: number[] = []
  const firstDecade = Math.floor(Math.log10(low))
  for (let power = firstDecade; 10 ** power <= high; power += 1) {
    for (const m of ONE_TWO_FIVE) {
      const tick = tidy(m * 10 ** power)
      if (tick >= low && tick <= high) ticks.push(tick)
    }
  }
  if (ticks.length <= 10) return ticks
  const decades = ticks.filter((t) => Number.isInteger(tidy(Math.log10(t))))
  const every = Math.ceil(decades.length / 10)
  return [low, ...decades.filter((_, i) => i % every === 0), high].filter(
    (t, i, all) => i === 0 || t > (all[i - 1] ?? 0) * 1.6,
  )
}

/** What an index starts from. */
export const INDEX_BASE = 100

/** A linear scale that always holds zero, a cut axis makes small changes look large; that of an index holds its start instead. */
export function linearScale(values: readonly number[], range: Range, ticksFor = linearTicks, held = 0): Scale {
  const all = ticksFor(Math.min(held, ...values), Math.max(held, ...values))
  const [lowest = 0, second = 1] = all
  const least = Math.min(0, ...values)
  // a small loss below large gains needs no whole step of its own
  const isShallow = lowest < 0 && second === 0 && least > lowest + (second - lowest) * 0.6
  const ticks = isShallow ? all.slice(1) : all
  const min = isShallow ? least - (second - lowest) * 0.08 : lowest
  const max = ticks.at(-1) ?? 1
  const size = range.bottom - range.top
  return { kind: 'linear', min, max, ticks, at: (v) => range.bottom - ((v - min) / (max - min)) * size }
}

/** A log scale over the positive values; null where there is none. */
export function logScale(values: readonly number[], range: Range): Scale | null {
  const positive = values.filter((v) => v > 0)
  if (positive.length === 0) return null
  const ticks = logTicks(Math.min(...positive), Math.max(...positive))
  const min = Math.min(ticks[0] ?? 1, logBound(Math.min(...positive), 'below'))
  const max = Math.max(ticks.at(-1) ?? 10, logBound(Math.max(...positive), 'above'))
  const span = Math.log(max) - Math.log(min) || 1
  const size = range.bottom - range.top
  const at = (v: number) => (v > 0 ? range.bottom - ((Math.log(v) - Math.log(min)) / span) * size : null)
  return { kind: 'log', min, max, ticks, at }
}
