/** The bounds of a range as they are typed into a field: percent where the quantity is one, "1.5b" for an amount. */
import { isPercent, type ScreenQuantity, screenQuantity } from './quantities.ts'

const TIMES: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9, t: 1e12 }
const TYPED = /^([-−]?)\$?(\d{1,15}|\d{1,3}(?:,\d{3})+)?(\.\d{1,9})?\s?(%|[kmbtx])?n?$/i

/** @returns null for an empty field, undefined for what is no number */
export function readBound(name: ScreenQuantity, text: string): number | null | undefined {
  const plain = text.trim()
  if (plain === '') return null
  const [, minus, whole = '', decimals = '', unit = ''] = TYPED.exec(plain) ?? []
  if (whole === '' && decimals === '') return undefined
  const size = (minus ? -1 : 1) * Number(`${whole.replaceAll(',', '') || '0'}${decimals}`)
  const quantity = screenQuantity(name)
  if (isPercent(quantity)) return unit === '' || unit === '%' ? exact(size / 100) : undefined
  if (unit.toLowerCase() === 'x') return quantity.unit === 'multiple' ? size : undefined
  const times = TIMES[unit.toLowerCase()]
  return times === undefined ? undefined : exact(size * times)
}

/** The other way round: what stands in the field. */
export function writeBound(name: ScreenQuantity, value: number | null): string {
  if (value === null) return ''
  const quantity = screenQuantity(name)
  if (isPercent(quantity)) return String(exact(value * 100))
  const isAmount = quantity.unit === 'amount' || quantity.unit === 'shares'
  const unit = isAmount ? ['t', 'b', 'm', 'k'].find((one) => Math.abs(value) >= (TIMES[one] ?? 1)) : undefined
  return `${exact(value / (TIMES[unit ?? ''] ?? 1))}${unit?.toUpperCase() ?? ''}`
}

/** Without what binary fractions leave over: 0.07 × 100 is 7. */
const exact = (value: number): number => Number(value.toPrecision(12))
