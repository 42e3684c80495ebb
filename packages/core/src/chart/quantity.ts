/**
 * What a chart can draw. The five named quantities come first, then the added ones of the income statement, then those of
 * the other two statements. Amounts, ratios, multiples and days never share a drawing (decision 67); colours are those of the style sheet, the added ones taken from the checked comparison colours.
 */
import type { SeriesPoint } from '../api/wire.ts'
import { DERIVED, type DerivedName } from '../statement/derived.ts'
import { BALANCE_SHEET_LABELS, CASH_FLOW_LABELS } from '../statement/figure-labels.ts'
import { marginOf } from '../statement/margins.ts'
import type { OtherKind } from '../statement/other-statements.ts'
import { compareColor, type LineColor } from './color.ts'

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
  | 'operating_cash_flow'
  | 'capital_expenditures'
  | 'cash_and_equivalents'
  | 'total_assets'
  | 'shareholders_equity'
  | DerivedName

/**
 * `money` in whole units of the currency, `per_share` in the currency a share, `margin` as a ratio (0.24 = 24 %),
 * `multiple` as a number of times, `days` as a count, `index` as a share of what it was at the start, which is 100.
 */
export type QuantityKind = 'money' | 'per_share' | 'margin' | 'multiple' | 'days' | 'index'

export interface Quantity {
  name: QuantityName
  label: string
  kind: QuantityKind
  color: LineColor
  /** left out for the income statement, whose figures every series has */
  of?: OtherKind
}

const color = (light: string, lightText: string, dark: string): LineColor => ({
  light,
  lightText,
  dark,
  darkText: dark,
})

const INCOME: readonly Quantity[] = [
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

const KINDS = { amount: 'money', ratio: 'margin', multiple: 'multiple', per_share: 'per_share', days: 'days' } as const

const derived = (name: DerivedName, color: LineColor): Quantity => {
  const { label, unit, of } = DERIVED[name]
  return { name, label, kind: KINDS[unit], color, of }
}
const amount = (
  name: Exclude<QuantityName, DerivedName>,
  label: string,
  of: OtherKind,
  color: LineColor,
): Quantity => ({
  name,
  label,
  kind: 'money',
  color,
  of,
})

/** Of the other two statements: comparison colours that no amount above has, then their first shade. */
const OTHERS: readonly Quantity[] = [
  amount('operating_cash_flow', CASH_FLOW_LABELS.operating_cash_flow, 'cash_flow', compareColor(7, 0)),
  derived('free_cash_flow', compareColor(8, 0)),
  amount('capital_expenditures', CASH_FLOW_LABELS.capital_expenditures, 'cash_flow', compareColor(9, 0)),
  amount('cash_and_equivalents', BALANCE_SHEET_LABELS.cash_and_equivalents, 'balance_sheet', compareColor(3, 0)),
  derived('debt', compareColor(5, 1)),
  derived('net_cash', compareColor(2, 1)),
  amount('shareholders_equity', BALANCE_SHEET_LABELS.shareholders_equity, 'balance_sheet', compareColor(4, 1)),
  amount('total_assets', BALANCE_SHEET_LABELS.total_assets, 'balance_sheet', compareColor(0, 1)),
  derived('book_value_per_share', compareColor(1, 1)),
  derived('free_cash_flow_margin', compareColor(8, 0)),
  derived('return_on_average_equity', compareColor(4, 1)),
  derived('return_on_average_assets', compareColor(0, 1)),
  derived('cash_conversion', compareColor(8, 0)),
  derived('current_ratio', compareColor(0, 0)),
  derived('debt_to_equity', compareColor(5, 0)),
  derived('days_receivables', compareColor(0, 0)),
  derived('days_inventories', compareColor(6, 0)),
]

export const QUANTITIES: readonly Quantity[] = [...INCOME, ...OTHERS]

export const DEFAULT_QUANTITIES: readonly QuantityName[] = ['total_revenue', 'net_income']

export function quantityOf(name: QuantityName): Quantity {
  const found = QUANTITIES.find((q) => q.name === name)
  if (!found) throw new Error(`No quantity is called ${name}`)
  return found
}

/** Ratios and days have none: companies of several currencies stand in one panel. */
export const hasCurrency = ({ kind }: Quantity): boolean => kind === 'money' || kind === 'per_share'

/** Amounts share a drawing, a left and a right axis; every other kind has a drawing of its own. */
export const drawingOf = ({ kind }: Quantity): QuantityKind => (kind === 'per_share' ? 'money' : kind)

/** Whether a series must be asked for more than the income statement's figures. */
export const needsOthers = (names: readonly QuantityName[]): boolean =>
  names.some((name) => quantityOf(name).of !== undefined)

export const isQuantityName = (text: string): text is QuantityName => QUANTITIES.some((q) => q.name === text)

/** Quantities that a heading names; of more it says how many. */
const NAMED = 3

/** What a chart is headed with: the quantities that it draws, in their order. */
export function chartHeading(names: readonly QuantityName[]): string {
  const isDefault =
    names.length === DEFAULT_QUANTITIES.length && DEFAULT_QUANTITIES.every((name) => names.includes(name))
  if (isDefault || names.length === 0) return 'Revenue and income'
  const labels = names.map((name, i) => {
    const { label } = quantityOf(name)
    return i === 0 || /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
  })
  const told = labels.length > NAMED ? [...labels.slice(0, NAMED - 1), `${labels.length - NAMED + 1} more`] : labels
  return told.length === 1 ? (told[0] ?? '') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`
}

/** The value of a quantity at a point; null = unknown, or hidden from this viewer. */
export function valueAt(point: SeriesPoint, name: QuantityName): number | null {
  if (point.hidden) return null
  if (name === 'gross_margin') return marginOf(point.gross_profit, point.total_revenue)
  if (name === 'operating_margin') return marginOf(point.operating_income, point.total_revenue)
  if (name === 'net_margin') return marginOf(point.net_income, point.total_revenue)
  return point[name] ?? null
}
