/**
 * Conditions as people type them, "margin > 30% growth > 20%", and as pages tell them. Everything must be understood, or
 * nothing is: half of a question would be another question.
 */
import { formatCompact, formatNumber, formatPerShare } from '../format/amount.ts'
import { formatChange, formatPercent } from '../format/percent.ts'
import { isPercent, SCREEN_QUANTITIES, type ScreenBasis, type ScreenQuantity, screenQuantity } from './quantities.ts'
import { type Condition, MOST_CONDITIONS, NO_SCREEN, SCREEN_FORMS, type Screen } from './screen.ts'

/** What else a quantity is called. "Margin" alone is the net margin, "growth" that of revenue. */
const OTHER_NAMES: Readonly<Record<string, ScreenQuantity>> = {
  revenue: 'total_revenue',
  revenues: 'total_revenue',
  sales: 'total_revenue',
  turnover: 'total_revenue',
  income: 'net_income',
  profit: 'net_income',
  earnings: 'net_income',
  'operating profit': 'operating_income',
  'pretax income': 'income_before_taxes',
  eps: 'diluted_eps',
  'earnings per share': 'diluted_eps',
  margin: 'net_margin',
  'profit margin': 'net_margin',
  growth: 'total_revenue_growth',
  'sales growth': 'total_revenue_growth',
  'income growth': 'net_income_growth',
  'profit growth': 'net_income_growth',
  'earnings growth': 'net_income_growth',
  'eps growth': 'diluted_eps_growth',
  fcf: 'free_cash_flow',
  'fcf margin': 'free_cash_flow_margin',
  'fcf growth': 'free_cash_flow_growth',
  'operating cash flow': 'operating_cash_flow',
  capex: 'capital_expenditures',
  roe: 'return_on_average_equity',
  'return on equity': 'return_on_average_equity',
  roa: 'return_on_average_assets',
  'return on assets': 'return_on_average_assets',
  cash: 'cash_and_equivalents',
  assets: 'total_assets',
  liabilities: 'total_liabilities',
  equity: 'shareholders_equity',
  'book value': 'book_value_per_share',
  'd/e': 'debt_to_equity',
  dividends: 'dividends_paid',
  buybacks: 'share_repurchases',
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()

const NAMES = new Map<string, ScreenQuantity>([
  ...Object.entries(OTHER_NAMES),
  ...SCREEN_QUANTITIES.flatMap(({ name, label }): [string, ScreenQuantity][] => [
    [plain(label), name],
    [name, name],
  ]),
])

const BASIS_WORDS: Readonly<Record<string, ScreenBasis>> = {
  year: 'year',
  annual: 'year',
  quarter: 'quarter',
  quarterly: 'quarter',
  ttm: 'ttm',
  'last twelve months': 'ttm',
  'trailing twelve months': 'ttm',
}

const SIGNS: Readonly<Record<string, 'from' | 'to'>> = {
  ...{ '>': 'from', '>=': 'from', '≥': 'from', over: 'from', above: 'from', 'more than': 'from', 'at least': 'from' },
  ...{ '<': 'to', '<=': 'to', '≤': 'to', under: 'to', below: 'to', 'less than': 'to', 'at most': 'to' },
}

const TIMES: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6 },
  ...{ b: 1e9, bn: 1e9, billion: 1e9, t: 1e12, tn: 1e12, trillion: 1e12 },
}

const SIGN = /^\s*(>=|<=|>|<|≥|≤|(?:over|above|more than|at least|under|below|less than|at most)(?=\s))\s*/
const NUMBER =
  /^([-−]?)\$?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,15}(?:\.\d{1,9})?)(?:\s?(%|percent\b|(?:k|mn|m|bn|b|tn|t|thousand|million|billion|trillion|x|days)\b))?/
const BETWEEN = /^(?:[\s,;&]|and\b)+/

/** The screen that a text asks for; null = it is no such text, or a word of it was not understood. */
export function screenInWords(text: string): Screen | null {
  let rest = plain(text)
  let basis: ScreenBasis | null = null
  let form: Screen['form'] = null
  let currency: string | null = null
  const where: Condition[] = []
  while (rest !== '') {
    const condition = conditionAt(rest)
    const word = condition ? '' : (/^(?:last twelve months|trailing twelve months|[a-z0-9-]+)/.exec(rest)?.[0] ?? '')
    if (condition) {
      const known = where.find(({ name }) => name === condition.name)
      // "margin > 10% margin < 30%" is one range.
      if (known) Object.assign(known, withoutNull(condition))
      else where.push({ name: condition.name, from: condition.from, to: condition.to })
      rest = rest.slice(condition.length)
    } else if (BASIS_WORDS[word]) {
      basis = BASIS_WORDS[word] ?? null
      rest = rest.slice(word.length)
    } else {
      const asForm = SCREEN_FORMS.find((one) => one.toLowerCase() === word)
      const isCurrency = /^(usd|eur|gbp|jpy|cad|chf|cny|krw|inr|brl|aud|dkk|sek|nok|mxn|twd|ils)$/.test(word)
      if (asForm) form = asForm
      else if (isCurrency) currency = word.toUpperCase()
      else return null
      rest = rest.slice(word.length)
    }
    rest = rest.replace(BETWEEN, '')
  }
  const isRead = where.length > 0 && where.length <= MOST_CONDITIONS
  const isOrdered = where.every(({ from, to }) => from === null || to === null || from <= to)
  return isRead && isOrdered ? { ...NO_SCREEN, basis: basis ?? 'year', where, form, currency } : null
}

const withoutNull = ({ from, to }: Condition) => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
})

/** A condition at the beginning of a text: the longest name before a sign, the sign and the number. */
function conditionAt(text: string): (Condition & { length: number }) | null {
  const named =
    /^[a-z_][a-z_/' -]*?(?=\s*(?:>|<|≥|≤)|\s(?:over|above|more than|at least|under|below|less than|at most)\s)/.exec(
      text,
    )
  const name = named && NAMES.get(named[0].trim())
  if (!named || !name) return null
  const afterName = text.slice(named[0].length)
  const sign = SIGN.exec(afterName)
  const side = sign?.[1] === undefined ? undefined : SIGNS[sign[1]]
  const number = sign && NUMBER.exec(afterName.slice(sign[0].length))
  if (!sign || !side || !number) return null
  const value = numberOf(name, number)
  if (value === null) return null
  const length = named[0].length + sign[0].length + number[0].length
  const next = text[length]
  if (next !== undefined && !/[\s,;&]/.test(next)) return null
  return { name, from: side === 'from' ? value : null, to: side === 'to' ? value : null, length }
}

/** A ratio without a percent sign is in percent from 1 on: "margin > 30", "margin > 0.3". */
function numberOf(name: ScreenQuantity, [, minus, digits = '', unit]: RegExpExecArray): number | null {
  const size = Number(digits.replaceAll(',', ''))
  const sign = minus ? -1 : 1
  const quantity = screenQuantity(name)
  const isPercentSign = unit === '%' || unit === 'percent'
  if (isPercent(quantity)) {
    if (unit !== undefined && !isPercentSign) return null
    return sign * (isPercentSign || size >= 1 ? Number((size / 100).toPrecision(12)) : size)
  }
  if (isPercentSign) return null
  if (unit === undefined) return sign * size
  if (unit === 'x') return quantity.unit === 'multiple' ? sign * size : null
  if (unit === 'days') return quantity.unit === 'days' ? sign * size : null
  const times = TIMES[unit]
  return times === undefined ? null : sign * Number((size * times).toPrecision(15))
}

/** A value as the screener shows it: "30.0%", "1.20B", "1.4×", "45 days". */
export function formatScreened(name: ScreenQuantity, value: number, currency: string | null = null): string {
  const { unit } = screenQuantity(name)
  if (unit === 'growth') return formatChange(value)
  if (unit === 'ratio') return formatPercent(value)
  if (unit === 'per_share') return formatPerShare(value, currency)
  if (unit === 'multiple') return `${formatNumber(value, 2)}×`
  if (unit === 'days') return formatNumber(value)
  return formatCompact(value, unit === 'amount' ? currency : null)
}

/** "Net margin from 30.0%", "Total revenue from $1.00B to $5.00B". */
export function conditionInWords({ name, from, to }: Condition, currency: string | null = null): string {
  const quantity = screenQuantity(name)
  const { label } = quantity
  const show = (value: number) => (isPercent(quantity) ? formatPercent(value) : formatScreened(name, value, currency))
  const parts = [label, ...(from === null ? [] : ['from', show(from)]), ...(to === null ? [] : ['to', show(to)])]
  return parts.join(' ')
}
