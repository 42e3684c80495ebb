/** Figures of a statement found by their value: what a number without a name may be, and which one was mistaken. */
import {
  type Fact,
  type FactBase,
  type FactPeriod,
  factOf,
  isPerShare,
  isRatio,
  type Metric,
  metricWords,
  RATIOS,
} from './facts.ts'
import { agrees, currencyAgrees, type NumberToken } from './numbers.ts'
import type { Reading } from './readings.ts'
import type { Outcome } from './resolve.ts'

/** A number of which nothing is said that the statement knows: it holds when it is one of its figures. */
export function anywhere(base: FactBase, n: NumberToken, blank: Outcome): Outcome {
  const found = n.kind === 'percent' || n.kind === 'points' || n.kind === 'cents' ? null : findValue(base, n)
  if (!found || (n.kind === 'money' && !currencyAgrees(n.currency, base.currency))) {
    return { ...blank, note: 'nothing the statement holds is named beside it' }
  }
  return {
    ...blank,
    verdict: 'holds',
    metric: found.metric,
    period: found.period,
    value: found.fact.value,
    path: found.fact.path,
  }
}

/** The first figure of any period that the number as written would be right for. */
export function findValue(base: FactBase, n: NumberToken): { metric: Metric; period: FactPeriod; fact: Fact } | null {
  for (const period of base.periods) {
    for (const metric of everyMetric(period)) {
      const fact = factOf(period, metric)
      if (!fact || isRatio(metric)) continue
      if (isPerShare(metric) ? n.hasScale : !n.hasScale && n.value < 10_000) continue
      if (agrees(Math.abs(fact.value), n, n.value)) return { metric, period, fact }
    }
  }
  return null
}

/** Everything a period gives a figure of. */
export function everyMetric(period: FactPeriod): Metric[] {
  return [
    ...Object.keys(period.figures).map((name) => ({ kind: 'figure', name }) as Metric), // keys of Figures
    ...period.expenses.map(({ name }): Metric => ({ kind: 'expense', name })),
    ...[...period.business, ...period.geographical].map(
      ({ label }): Metric => ({ kind: 'division', label, quantity: 'revenue' }),
    ),
    ...RATIOS.map((name): Metric => ({ kind: 'ratio', name })),
  ]
}

/** What the number would be right for, so that the report can say which figure was mistaken. */
export function elsewhere(base: FactBase, n: NumberToken, best: Reading): string | null {
  if (best.form !== 'amount' || best.isChange || n.kind === 'plain') return null
  const found = findValue(base, n)
  return found ? `this is the ${metricWords(found.metric)} of ${found.period.code}` : null
}
