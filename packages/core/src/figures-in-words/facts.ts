/**
 * What the claims of a text are held against: the statement it is about, its comparatives and what arithmetic makes
 * of them. Amounts in whole units of one currency, shares in shares, ratios as fractions; null = not known.
 */
import { dayNumber } from '../format/day.ts'
import { margin } from '../statement/margins.ts'
import type { Division, FigureName, Figures, OperatingExpense, Provenance } from '../statement/statement.ts'
import type { OtherName } from './other-figure.ts'

/** One period with its figures. */
export interface FactPeriod {
  /** '2024 FY', '2024 Q3', or 'TTM' for the last four quarters together */
  code: string
  end_date: string
  months: number | null
  figures: Partial<Figures>
  expenses: readonly OperatingExpense[]
  business: readonly Division[]
  geographical: readonly Division[]
  /** the filing the figures stand in; null = put together from several */
  accession_number: string | null
  provenance: Provenance
  /** amounts of the balance sheet at its end and of its cash flows, where sentences are held against them */
  others?: ReadonlyMap<OtherName, OtherFigure>
}

export interface FactBase {
  company: string
  /** names and tickers that may hold digits and are no figures */
  tickers: readonly string[]
  currency: string
  /** the multiplier of the filing's printed figures */
  unit: number
  filing_date: string | null
  /** '8-K': its figures are as released, unaudited; absent = a report */
  form_type?: string
  /** the first is the period the text is about */
  periods: readonly [FactPeriod, ...FactPeriod[]]
  /** amounts of the balance sheet and the cash flows; absent = none is known */
  others?: readonly OtherFigure[]
}

/** An amount of the balance sheet or the cash flows, outflows without their sign. */
export interface OtherFigure {
  name: OtherName
  label: string
  /** '2025 FY', as the statement's own periods are called; '2025 nine months' of flows that are longer */
  period: string
  /** the day that it is of, or that its period ended on */
  end_date: string
  /** how long flows are the sum of; null = of a day */
  months: number | null
  value: number
  currency: string
}

export const RATIOS = ['gross_margin', 'operating_margin', 'net_margin', 'effective_tax_rate'] as const
export type RatioName = (typeof RATIOS)[number]

/** What a text can say a figure of. */
export type Metric =
  | { kind: 'figure'; name: FigureName }
  | { kind: 'ratio'; name: RatioName }
  | { kind: 'expense'; name: string }
  | { kind: 'expenses' }
  | {
      kind: 'division'
      label: string
      quantity: 'revenue' | 'cost_of_revenue' | 'operating_income' /** among divisions of the same name, from 0 */
      nth?: number
    }
  /** parts together, or a whole without some of them: "iPhone and Mac", "revenue without Services" */
  | { kind: 'sum'; name: string; plus: readonly Metric[]; minus: readonly Metric[] }
  /** an amount of the balance sheet or of the cash flows */
  | { kind: 'other'; name: OtherName; label: string }
  /** one figure as a part of another: "energy's share of revenue" */
  | { kind: 'share'; part: Metric; whole: Metric }

const FIGURE_WORDS: Partial<Record<FigureName, string>> = {
  total_revenue: 'revenue',
  cost_of_revenue: 'cost of revenue',
  gross_profit: 'gross profit',
  operating_income: 'operating income',
  other_interest_income_expense_net: 'interest, net',
  other_income_expense_net: 'other income, net',
  income_before_taxes: 'income before taxes',
  income_tax_expense: 'income taxes',
  net_income: 'net income',
  basic_eps: 'basic EPS',
  diluted_eps: 'diluted EPS',
  weighted_avg_shares_basic: 'basic shares',
  weighted_avg_shares_diluted: 'diluted shares',
}

/** The metric in words, as the report prints it. */
export function metricWords(metric: Metric): string {
  if (metric.kind === 'figure') return FIGURE_WORDS[metric.name] ?? metric.name.replaceAll('_', ' ')
  if (metric.kind === 'ratio') return metric.name.replaceAll('_', ' ')
  if (metric.kind === 'expenses') return 'operating expenses'
  if (metric.kind === 'expense' || metric.kind === 'sum') return metric.name
  if (metric.kind === 'other') return metric.label
  if (metric.kind === 'share') return `${metricWords(metric.part)} as a share of ${metricWords(metric.whole)}`
  return metric.quantity === 'revenue'
    ? `revenue of ${metric.label}`
    : `${metric.quantity.replaceAll('_', ' ')} of ${metric.label}`
}

export const isRatio = (metric: Metric): boolean => metric.kind === 'ratio' || metric.kind === 'share'
export const isPerShare = (metric: Metric): boolean =>
  metric.kind === 'figure' && (metric.name === 'basic_eps' || metric.name === 'diluted_eps')
/** What was spent, of the income statement. */
export const isExpense = (metric: Metric | undefined): boolean =>
  metric?.kind === 'expense' ||
  metric?.kind === 'expenses' ||
  (metric?.kind === 'figure' && (metric.name === 'cost_of_revenue' || metric.name === 'income_tax_expense'))
/** What is called so is often another line than the statement's net figure: that it differs contradicts nothing. */
export const isLooselyNamed = (metric: Metric): boolean =>
  metric.kind === 'figure' &&
  (metric.name === 'other_interest_income_expense_net' || metric.name === 'other_income_expense_net')
export const isShares = (metric: Metric): boolean => metric.kind === 'figure' && metric.name.startsWith('weighted_')

/** A value with its place: the path of its cell in provenance, or the rule that computes it. */
export interface KnownFact {
  value: number
  path: string | null
  rule: string | null
}

const fact = (value: number | null | undefined, path: string | null, rule: string | null = null): KnownFact | null =>
  value === null || value === undefined ? null : { value, path, rule }

/** The value of a metric in a period; null = not known there. */
export function factOf(period: FactPeriod, metric: Metric): KnownFact | null {
  if (metric.kind === 'figure') return fact(period.figures[metric.name], metric.name)
  if (metric.kind === 'ratio') return ratioOf(period, metric.name)
  if (metric.kind === 'other') return fact(period.others?.get(metric.name)?.value, null)
  if (metric.kind === 'expense') {
    const at = period.expenses.findIndex((one) => isSameName(one.name, metric.name))
    return fact(period.expenses[at]?.amount, `operating_expenses[${at}].amount`)
  }
  if (metric.kind === 'expenses') {
    if (period.expenses.length === 0) return null
    const sum = period.expenses.reduce((total, one) => total + one.amount, 0)
    return fact(sum, null, 'sum of operating expenses')
  }
  if (metric.kind === 'sum') return sumOf(period, metric)
  if (metric.kind === 'share') {
    const [part, whole] = [factOf(period, metric.part), factOf(period, metric.whole)]
    if (!part || !whole || whole.value <= 0) return null
    return fact(part.value / whole.value, null, `${metricWords(metric.part)} ÷ ${metricWords(metric.whole)}`)
  }
  let left = metric.nth ?? 0
  for (const group of ['business', 'geographical'] as const) {
    for (const [at, one] of period[group].entries()) {
      if (!isSameName(one.label, metric.label)) continue
      if (left === 0) return fact(one[metric.quantity], `${group}_segments.divisions[${at}].${metric.quantity}`)
      left -= 1
    }
  }
  return null
}

function sumOf(period: FactPeriod, { plus, minus }: Extract<Metric, { kind: 'sum' }>): KnownFact | null {
  const values = [...plus, ...minus].map((one) => factOf(period, one)?.value)
  if (values.some((one) => one === undefined)) return null
  const total = values.reduce((sum: number, one, at) => sum + (at < plus.length ? 1 : -1) * (one ?? 0), 0)
  const words = plus.map(metricWords).join(' + ')
  return fact(total, null, [words, ...minus.map(metricWords)].join(' − '))
}

/** Filers change the capitals and marks of a name from year to year. */
const isSameName = (a: string, b: string): boolean => a === b || plainName(a) === plainName(b)
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s*[®™©]/g, '')
    .trim()

function ratioOf({ figures }: FactPeriod, name: RatioName): KnownFact | null {
  const f = (figure: FigureName) => figures[figure] ?? null
  if (name === 'effective_tax_rate') {
    const before = f('income_before_taxes')
    const tax = f('income_tax_expense')
    if (before === null || tax === null || before <= 0) return null
    return fact(tax / before, null, 'income taxes ÷ income before taxes')
  }
  const parts = {
    gross_margin: ['gross_profit', 'gross profit ÷ revenue'],
    operating_margin: ['operating_income', 'operating income ÷ revenue'],
    net_margin: ['net_income', 'net income ÷ revenue'],
  } as const
  const [part, rule] = parts[name]
  return fact(margin(f(part), f('total_revenue')), null, rule)
}

/** The period of the same length that ended a year before; null = not known. */
export function yearBefore(base: FactBase, period: FactPeriod): FactPeriod | null {
  return near(base, period, 364)
}

/** The quarter before a quarter; null = not known. */
export function quarterBefore(base: FactBase, period: FactPeriod): FactPeriod | null {
  return period.months === 3 ? near(base, period, 91) : null
}

function near(base: FactBase, period: FactPeriod, days: number): FactPeriod | null {
  const isSum = period.code === 'TTM'
  return (
    base.periods.find(
      (one) =>
        one !== period &&
        (one.code === 'TTM') === isSum &&
        one.months === period.months &&
        Math.abs(dayNumber(period.end_date) - dayNumber(one.end_date) - days) <= 14,
    ) ?? null
  )
}
