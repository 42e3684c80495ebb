/** What comparisons are made of: the parts of a statement, how each grew, a figure over the stored periods. */

import {
  type FactBase,
  type FactPeriod,
  factOf,
  isPerShare,
  isRatio,
  isShares,
  type Metric,
  metricWords,
  yearBefore,
} from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { growth } from '../../statement/margins.ts'

/** What comes of a comparison. */
export interface Compared {
  verdict: 'holds' | 'wrong' | 'unresolved'
  metric: Metric | null
  period: FactPeriod | null
  /** what the statement has, in words */
  figure: string | null
  rule: string | null
  note: string | null
}

export type Group = 'business' | 'geographical' | 'expenses'

export interface Member {
  metric: Metric
  label: string
  value: number
  /** null = not known a year before */
  growth: number | null
}

/** Lines that stand for the rest: no division of their own. */
const REST = /^(?:all )?other\b|^rest of\b|\(?residual|not allocated|eliminations?$/i

export function amountOf(period: FactPeriod | null, metric: Metric): number | null {
  return period ? (factOf(period, metric)?.value ?? null) : null
}

/** The figure as its name tells it: a loss of $9 billion is 9 billion of loss. */
export function toldOf(period: FactPeriod | null, { metrics: [metric], isNegated }: MetricToken): number | null {
  const value = metric ? amountOf(period, metric) : null
  return value === null || !isNegated ? value : 0 - value
}

/**
 * A figure in the measure that a number is written in: hundredths for percentages, points and cents.
 *
 * @returns null where no such number can be said of it: a percentage of an amount, an amount of a margin
 */
export function inMeasureOf(metric: Metric, { kind }: NumberToken, value: number): number | null {
  if (isRatio(metric)) return kind === 'percent' || kind === 'points' ? value * 100 : null
  if (isPerShare(metric)) return kind === 'cents' ? value * 100 : kind === 'money' || kind === 'plain' ? value : null
  if (isShares(metric)) return kind === 'count' || kind === 'plain' ? value : null
  return kind === 'money' || kind === 'count' ? value : null
}

/** The number as it is written, with its sign. */
export const signedOf = (n: NumberToken): number => (n.isNegative ? 0 - n.value : n.value)

export function groupOf(period: FactPeriod, metric: Metric): Group | null {
  if (metric.kind === 'expense') return 'expenses'
  if (metric.kind !== 'division') return null
  if (period.business.some((one) => one.label === metric.label)) return 'business'
  return period.geographical.some((one) => one.label === metric.label) ? 'geographical' : null
}

/** The members of a group with their revenue or amount; what merely stands for the rest is left out, unless it is asked for. */
export function membersOf(
  base: FactBase,
  period: FactPeriod,
  group: Group,
  keep: Metric | null = null,
  withRest = false,
): Member[] {
  const all: Metric[] =
    group === 'expenses'
      ? period.expenses.map(({ name }): Metric => ({ kind: 'expense', name }))
      : period[group].map(({ label }): Metric => ({ kind: 'division', label, quantity: 'revenue' }))
  return all.flatMap((metric): Member[] => {
    const label = labelOf(metric)
    const value = amountOf(period, metric)
    if (value === null || (!withRest && REST.test(label) && !(keep && isSame(keep, metric)))) return []
    return [{ metric, label, value, growth: growthOf(base, period, metric) }]
  })
}

export const labelOf = (metric: Metric): string =>
  metric.kind === 'division' ? metric.label : metric.kind === 'expense' ? metric.name : metricWords(metric)

export const isSame = (a: Metric, b: Metric): boolean => labelOf(a).toLowerCase() === labelOf(b).toLowerCase()

/** The change from a year before; a division is found under its name in any case of letters. */
export function growthOf(base: FactBase, period: FactPeriod, metric: Metric): number | null {
  const before = yearBefore(base, period)
  const now = amountOf(period, metric)
  const old = before ? amountOf(before, metric) : null
  return growth(now, old)
}

/** Stored periods of the same length up to one, newest first, a year apart each. */
export function yearsTo(base: FactBase, period: FactPeriod): FactPeriod[] {
  const found = [period]
  for (let one = yearBefore(base, period); one && found.length < 12; one = yearBefore(base, one)) found.push(one)
  return found
}
