/**
 * Amounts as text. Input is a number, `null`, `undefined` or not finite = unknown, shown as "-" (never 0). The minus
 * is U+2212 and stands before the currency. Rounding is half away from zero on the decimal digits, and comes before
 * the choice of the suffix, so 999,995 is "1.00M". Source: decision 70.
 */
import Big from 'big.js'
import { currencyName, currencyPrefix } from './currency.ts'

export const MISSING = '-'
export const MINUS = '−'

const HALF_AWAY_FROM_ZERO = 1

type Maybe = number | null | undefined

const isNumber = (value: Maybe): value is number => typeof value === 'number' && Number.isFinite(value)

/** `value` rounded half away from zero to `digits` decimals, as digits without sign or commas. */
function digitsOf(value: Big, digits: number): string {
  return value.abs().round(digits, HALF_AWAY_FROM_ZERO).toFixed(digits)
}

function withCommas(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** A value that rounds to nothing has no sign. */
const signOf = (value: Big | number, digits: string): string =>
  (typeof value === 'number' ? value < 0 : value.lt(0)) && /[1-9]/.test(digits) ? MINUS : ''

const STEPS = [
  { size: new Big(1), suffix: '' },
  { size: new Big('1e3'), suffix: 'K' },
  { size: new Big('1e6'), suffix: 'M' },
  { size: new Big('1e9'), suffix: 'B' },
  { size: new Big('1e12'), suffix: 'T' },
] as const

/**
 * `value`, a whole number, in units of `size` with `places` decimals: what `digitsOf` gives, by whole numbers alone. A
 * table formats thousands of them. @param size a power of ten, at least 10 ** places
 */
function wholeDigits(value: number, size: number, places: number): string {
  const unit = size / 10 ** places
  const rest = value % unit
  const hundreds = (value - rest) / unit + (rest * 2 >= unit ? 1 : 0)
  const digits = String(hundreds).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** The first step at which the rounded number stays below 1,000. */
function compactDigits(value: number): { digits: string; suffix: string } {
  const whole = Math.abs(value)
  const step = Number.isSafeInteger(whole) && whole >= 1000 ? WHOLE_STEPS.find(({ below }) => whole < below) : undefined
  if (step) return { digits: wholeDigits(whole, step.size, 2), suffix: step.suffix }
  return exactDigits(new Big(value))
}

/** `below`: the first whole number that rounds to 1,000 of the step. */
const WHOLE_STEPS = [
  { size: 1e3, below: 999_995, suffix: 'K' },
  { size: 1e6, below: 999_995e3, suffix: 'M' },
  { size: 1e9, below: 999_995e6, suffix: 'B' },
  { size: 1e12, below: Number.POSITIVE_INFINITY, suffix: 'T' },
] as const

function exactDigits(value: Big): { digits: string; suffix: string } {
  let digits = ''
  let unit = ''
  for (const { size, suffix } of STEPS) {
    const scaled = value.abs().div(size).round(2, HALF_AWAY_FROM_ZERO)
    digits = scaled.toFixed(2)
    unit = suffix
    if (scaled.lt(1000)) break
  }
  return { digits, suffix: unit }
}

/**
 * Short form with two decimals and K, M, B or T: "$389.00M", "−$11.83B", "€28.26B", "DKK 290.40B", "$712.00".
 * Without a currency the bare number: "389.00M". Unknown: "-".
 */
export function formatCompact(value: Maybe, currency?: string | null): string {
  if (!isNumber(value)) return MISSING
  const { digits, suffix } = compactDigits(value)
  return `${signOf(value, digits)}${currencyPrefix(currency)}${withCommas(digits)}${suffix}`
}

/** Every digit: "$391,035,000,000", "−$0.25"; whole amounts without decimals, others with two. Unknown: "-". */
export function formatFull(value: Maybe, currency?: string | null): string {
  if (!isNumber(value)) return MISSING
  const big = new Big(value)
  const digits = digitsOf(big, Number.isInteger(value) ? 0 : 2)
  return `${signOf(big, digits)}${currencyPrefix(currency)}${withCommas(digits)}`
}

export type NegativeStyle = 'minus' | 'parentheses'

/**
 * A cell of a statement table in the unit of its units line, without currency: "391,035", "−26,097", "1,234.5"
 * (decimals as given, at most three). `style` 'parentheses' is a reader's preference (decision 70). Unknown: "-".
 */
export function formatCell(value: Maybe, style: NegativeStyle = 'minus'): string {
  if (!isNumber(value)) return MISSING
  const big = new Big(value).round(3, HALF_AWAY_FROM_ZERO)
  const digits = withCommas(big.abs().toFixed())
  if (!big.lt(0)) return digits
  return style === 'parentheses' ? `(${digits})` : `${MINUS}${digits}`
}

/** `value` with thousands commas and `digits` decimals, no currency: "15,343.8". Unknown: "-". */
export function formatNumber(value: Maybe, digits = 0): string {
  if (!isNumber(value)) return MISSING
  const big = new Big(value)
  const text = digitsOf(big, digits)
  return `${signOf(big, text)}${withCommas(text)}`
}

/** A per-share figure with two decimals: "$6.11", "−$18.36"; without a currency "6.11". Unknown: "-". */
export function formatPerShare(value: Maybe, currency?: string | null): string {
  if (!isNumber(value)) return MISSING
  const big = new Big(value)
  const digits = digitsOf(big, 2)
  return `${signOf(big, digits)}${currencyPrefix(currency)}${withCommas(digits)}`
}

/** A share count in millions with one decimal, "15,343.8 M"; below a million every share, "943,210". Unknown: "-". */
export function formatShares(value: Maybe): string {
  if (!isNumber(value)) return MISSING
  const big = new Big(value)
  if (big.abs().lt(1e6)) return formatNumber(value)
  return `${formatNumber(big.div(1e6).toNumber(), 1)} M`
}

/** A plain count: "12,345". Unknown: "-". */
export function formatCount(value: Maybe): string {
  return formatNumber(value)
}

/**
 * The accessible name's form of an amount in whole units: "391,035 million US dollars", "−11,817 million US dollars".
 * Amounts below a million are read in full. Unknown: "not known".
 */
export function formatSpoken(value: Maybe, currency?: string | null): string {
  if (!isNumber(value)) return 'not known'
  const name = currencyName(currency)
  if (Number.isSafeInteger(value) && Math.abs(value) >= 1e6) {
    const digits = wholeDigits(Math.abs(value), 1e6, 1)
    const text = `${signOf(value, digits)}${withCommas(digits.endsWith('.0') ? digits.slice(0, -2) : digits)} million`
    return name ? `${text} ${name}` : text
  }
  const big = new Big(value)
  const inMillions = big.abs().gte(1e6)
  const text = inMillions
    ? `${formatCell(big.div(1e6).round(1, HALF_AWAY_FROM_ZERO).toNumber())} million`
    : formatFull(value)
  return name ? `${text} ${name}` : text
}
