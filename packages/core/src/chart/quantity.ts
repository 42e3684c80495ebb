/**
 * What a chart can draw. The five named quantities come first, the added ones stand in the same two groups
 * (decision 67); colours are those of the style sheet, the added ones taken from the checked comparison colours.
 */
import type { SeriesPoint } from '../api/wire.ts'
import { marginOf } from '../statement/margins.ts'

export type QuantityName =
  | 'total_revenue'
  | 'net_income'
  | 'basic_eps'
  | 'diluted_eps'
  | 'net_margin'
  | 'gross_profit'
  | 'operating_income'
  | 'gross_margin'
  | 'operating_margin'

/** `money` in whole units of the currency, `per_share` in the currency a share, `margin` as a ratio (0.24 = 24 %). */
export type QuantityKind = 'money' | 'per_share' | 'margin'

/** A colour in both schemes: the line, and the darker text of its label. */
export interface LineColor {
  light: string
  dark: string
  lightText: string
  darkText: string
}

export interface Quantity {
  name: QuantityName
  label: string
  kind: QuantityKind
  color: LineColor
}

const color = (light: string, lightText: string, dark: string): LineColor => ({
  light,
  lightText,
  dark,
  darkText: dark,
})

export const QUANTITIES: readonly Quantity[] = [
  { name: 'total_revenue', label: 'Total revenue', kind: 'money', color: color('#1c7ed6', '#1971c2', '#4dabf7') },
  { name: 'net_income', label: 'Net income', kind: 'money', color: color('#2b8a3e', '#237032', '#51cf66') },
  { name: 'basic_eps', label: 'Basic EPS', kind: 'per_share', color: color('#d9480f', '#bd3f0c', '#ffa94d') },
  { name: 'diluted_eps', label: 'Diluted EPS', kind: 'per_share', color: color('#d6336c', '#c2255c', '#faa2c1') },
  { name: 'net_margin', label: 'Net margin', kind: 'margin', color: color('#7048e8', '#6741d9', '#b197fc') },
  { name: 'gross_profit', label: 'Gross profit', kind: 'money', color: color('#0b7285', '#0b7285', '#3bc9db') },
  { name: 'operating_income', label: 'Operating income', kind: 'money', color: color('#9c6a00', '#8a5a00', '#ffd43b') },
  { name: 'gross_margin', label: 'Gross margin', kind: 'margin', color: color('#0b7285', '#0b7285', '#3bc9db') },
  {
    name: 'operating_margin',
    label: 'Operating margin',
    kind: 'margin',
    color: color('#9c6a00', '#8a5a00', '#ffd43b'),
  },
]

export const DEFAULT_QUANTITIES: readonly QuantityName[] = ['total_revenue', 'net_income']

export function quantityOf(name: QuantityName): Quantity {
  const found = QUANTITIES.find((q) => q.name === name)
  if (!found) throw new Error(`No quantity is called ${name}`)
  return found
}

export const isQuantityName = (text: string): text is QuantityName => QUANTITIES.some((q) => q.name === text)

/** The value of a quantity at a point; null = unknown, or hidden from this viewer. */
export function valueAt(point: SeriesPoint, name: QuantityName): number | null {
  if (point.hidden) return null
  if (name === 'gross_margin') return marginOf(point.gross_profit, point.total_revenue)
  if (name === 'operating_margin') return marginOf(point.operating_income, point.total_revenue)
  if (name === 'net_margin') return marginOf(point.net_income, point.total_revenue)
  return point[name]
}
