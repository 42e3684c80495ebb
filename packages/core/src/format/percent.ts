/**
 * Ratios as percentages. Input is the ratio itself (0.2397 = 24.0 %); unknown: "-". Minus is U+2212, rounding half
 * away from zero.
 */
import Big from 'big.js'
import { formatNumber, MINUS, MISSING } from './amount.ts'

type Maybe = number | null | undefined

const known = (ratio: Maybe): ratio is number => typeof ratio === 'number' && Number.isFinite(ratio)

/** A margin: one decimal unless told, "24.0%", "−17.8%". Unknown: "-". */
export function formatPercent(ratio: Maybe, digits = 1): string {
  if (!known(ratio)) return MISSING
  return `${formatNumber(new Big(ratio).times(100).toNumber(), digits)}%`
}

/** What stands in the place of a ratio that can be computed and says nothing. */
export const NOT_MEANINGFUL = 'n.m.'
/** Beyond a thousand percent a share of revenue tells of the revenue alone. */
const MOST_SHARE = 10

/** A margin or another share of revenue: as `formatPercent`, "n.m." beyond ±1,000%. */
export function formatMargin(ratio: Maybe): string {
  return known(ratio) && Math.abs(ratio) > MOST_SHARE ? NOT_MEANINGFUL : formatPercent(ratio)
}

/** A change with its sign always written: "+4.9%", "−7.1%", "0.0%". Unknown: "-". */
export function formatChange(ratio: Maybe, digits = 1): string {
  const text = formatPercent(ratio, digits)
  return known(ratio) && ratio > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/**
 * A share of revenue as the income flow prints it: whole percent, one decimal below 1 %, "<0.1%" for less than that,
 * and nothing (null) for zero, above 999 % or when unknown.
 */
export function formatShareOfRevenue(ratio: Maybe): string | null {
  if (!known(ratio) || ratio === 0) return null
  const percent = new Big(ratio).times(100)
  const size = percent.abs()
  if (size.gt(999)) return null
  const sign = percent.lt(0) ? MINUS : ''
  const tenths = size.round(1, 1)
  if (size.lt(0.1)) return percent.lt(0) ? `>${MINUS}0.1%` : '<0.1%'
  if (tenths.lt(1)) return `${sign}${tenths.toFixed(1)}%`
  return `${sign}${size.round(0, 1).toFixed(0)}%`
}
