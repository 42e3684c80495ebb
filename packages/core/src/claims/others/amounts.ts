/** Amounts of the balance sheet and the cash flows, and how surely a name means one of them. */
import type { FactBase, OtherFigure } from '../../figures-in-words/facts.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { OtherName } from '../../figures-in-words/other-figure.ts'
import { formatCompact } from '../../format/amount.ts'

/** A figure of one period, or several added up. */
export interface Amount {
  names: readonly OtherName[]
  label: string
  period: string
  value: number
  currency: string
}

/** @returns null where one of them is not known in that period */
export function amountIn({ others = [] }: FactBase, names: readonly OtherName[], period: string): Amount | null {
  const found = names.map((name) => others.find((one) => one.name === name && one.period === period))
  if (!found.every((one): one is OtherFigure => one !== undefined)) return null
  const value = found.reduce((sum, one) => sum + one.value, 0)
  const [first] = found
  const label = found.map((one, at) => (at > 0 ? one.label.toLowerCase() : one.label)).join(' and ')
  return first ? { names, label, period, value, currency: first.currency } : null
}

/** A lead of one over the other; nothing is compared with what it was. */
export const difference = (one: Amount, other: Amount | null): Amount | null =>
  other && other.value < one.value
    ? { ...one, names: [], label: `${one.label} less ${other.label.toLowerCase()}`, value: one.value - other.value }
    : null

/** What is called so in more than one way, or reckoned so: that it differs contradicts nothing. */
export const LOOSE: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['cash_and_equivalents', 'total_debt', 'net_cash', 'shareholders_equity', 'receivables'] as const),
  ...(['intangibles', 'depreciation_amortization', 'short_term_investments', 'acquisitions'] as const),
  ...(['free_cash_flow', 'share_repurchases', 'capital_expenditures', 'dividends_paid'] as const),
])
/** Of these that is true within reason: no reckoning makes dividends of $15 billion $90 billion. */
const NEARLY: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['share_repurchases', 'capital_expenditures', 'dividends_paid', 'free_cash_flow'] as const),
])

/** "Ten billion less" has its currency from what it stands beside. */
export const isAmount = (n: NumberToken): boolean => n.kind === 'money' || (n.kind === 'count' && n.hasScale)

export const shown = ({ value, currency }: Amount): string => formatCompact(value, currency)

export function mayDiffer({ names, value }: Amount, n: NumberToken, isFull: boolean): boolean {
  const [name] = names
  if (name === undefined || names.length > 1) return true
  if (!LOOSE.has(name) || isFull) return false
  return !(NEARLY.has(name) && value > 0 && (n.value > 1.5 * value || n.value < value / 1.5))
}
