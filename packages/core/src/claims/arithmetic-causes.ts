/**
 * Causes that the statement's own arithmetic holds: net income fell "because the tax charge swelled", a loss per share
 * is smaller "because the share count rose". Any other reason is told by no figure.
 */
import type { Span } from '../figures-in-words/companies.ts'
import { type FactBase, type FactPeriod, factOf, type Metric, yearBefore } from '../figures-in-words/facts.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'

const ADDS = new Set([
  'total_revenue',
  'gross_profit',
  'operating_income',
  'income_before_taxes',
  'other_income_expense_net',
  'other_interest_income_expense_net',
])
const TAKES = new Set(['cost_of_revenue', 'income_tax_expense'])
/** How far down the statement a figure stands: what comes before it is part of it. */
const ORDER = [
  'total_revenue',
  'cost_of_revenue',
  'gross_profit',
  'operating_income',
  'other_interest_income_expense_net',
  'other_income_expense_net',
  'income_before_taxes',
  'income_tax_expense',
  'net_income',
  'diluted_eps',
  'basic_eps',
]
const MARGINS: Readonly<Record<string, string>> = {
  gross_margin: 'gross_profit',
  operating_margin: 'operating_income',
  net_margin: 'net_income',
}

const placeOf = (metric: Metric): number =>
  metric.kind === 'figure'
    ? ORDER.indexOf(metric.name)
    : metric.kind === 'ratio'
      ? ORDER.indexOf(MARGINS[metric.name] ?? '')
      : metric.kind === 'expense' || metric.kind === 'expenses'
        ? ORDER.indexOf('gross_profit')
        : -1

/** Whether more of the part makes more or less of the whole; null = it is no part of it. */
function signOf(part: Metric, whole: Metric, period: FactPeriod): 1 | -1 | null {
  const isShares = part.kind === 'figure' && part.name.startsWith('weighted_avg')
  if (isShares) {
    const isEps = whole.kind === 'figure' && whole.name.endsWith('_eps')
    const value = factOf(period, whole)?.value ?? 0
    // Over more shares a profit is less a share, and so is a loss.
    return !isEps || value === 0 ? null : value > 0 ? -1 : 1
  }
  const [a, b] = [placeOf(part), placeOf(whole)]
  if (a < 0 || b < 0 || a >= b) return null
  if (part.kind === 'figure') return ADDS.has(part.name) ? 1 : TAKES.has(part.name) ? -1 : null
  return part.kind === 'expense' || part.kind === 'expenses' ? -1 : null
}

/** @param lead the words that give the reason: "because", "thanks to" */
export function isArithmetic(base: FactBase, s: Sentence, lead: Span, period: FactPeriod): boolean {
  const part = s.metrics.find((one) => one.start >= lead.end)
  const whole =
    s.metrics.findLast((one) => one.end <= lead.start) ?? s.metrics.find((one) => part && one.start >= part.end)
  const [a, b] = [part?.metrics[0], whole?.metrics[0]]
  const sign = a && b ? signOf(a, b, period) : null
  if (!a || !b || !sign) return false
  const before = yearBefore(base, period)
  const moved = (metric: Metric) => {
    const [now, old] = [factOf(period, metric)?.value, before && factOf(before, metric)?.value]
    return now === undefined || old === undefined || old === null ? null : Math.sign(now - old)
  }
  const [ofPart, ofWhole] = [moved(a), moved(b)]
  return ofPart !== null && ofPart !== 0 && ofWhole === sign * ofPart
}
