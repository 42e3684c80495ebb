/**
 * The steps of a histogram beside a range. They are the same for every quantity of a unit, so that one pass counts them
 * and two drawings can be compared: even steps for ratios, even steps of the logarithm for amounts. The first and the
 * last step also hold what lies beyond.
 */
import type { Quantity, ScreenUnit } from './quantities.ts'

export const STEPS = 56

export interface Scale {
  kind: 'even' | 'log'
  /** what the steps begin and end with; of 'log' the powers of ten, the same below zero */
  low: number
  high: number
}

const SCALES: Readonly<Record<ScreenUnit, Scale>> = {
  ratio: { kind: 'even', low: -0.4, high: 1 },
  growth: { kind: 'even', low: -0.7, high: 0.7 },
  multiple: { kind: 'even', low: -2, high: 5 },
  days: { kind: 'even', low: 0, high: 280 },
  per_share: { kind: 'even', low: -7, high: 14 },
  // 28 steps to each side of zero, two and a half to a power of ten
  amount: { kind: 'log', low: 3, high: 14.2 },
  shares: { kind: 'log', low: 3, high: 14.2 },
}

export const scaleOf = ({ unit }: Quantity): Scale => SCALES[unit]

const HALF = STEPS / 2

/** Where a value lies on the drawing, 0 at the left edge and 1 at the right. */
export function placeOnScale({ kind, low, high }: Scale, value: number): number {
  if (kind === 'even') return clamp((value - low) / (high - low))
  const size = clamp((Math.log10(Math.max(1, Math.abs(value))) - low) / (high - low))
  return value < 0 ? (1 - size) / 2 : (1 + size) / 2
}

/** The value at a place, the other way round; rounded to what a person would type. */
export function valueOnScale({ kind, low, high }: Scale, place: number): number {
  if (kind === 'even') return rounded(low + place * (high - low))
  const side = place * 2 - 1
  const size = 10 ** (low + Math.abs(side) * (high - low))
  return Math.abs(side) < 1 / HALF / 2 ? 0 : rounded(side < 0 ? -size : size)
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

/** To two digits that count. */
const rounded = (value: number): number => Number(value.toPrecision(2))
