/** Figures of a statement found by their value: what a number without a name may be, and which one was mistaken. */
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isPerShare,
  isRatio,
  isShares,
  type KnownFact,
  type Metric,
  metricWords,
  RATIOS,
} from '../figures-in-words/facts.ts'
import { agrees, type NumberToken } from '../figures-in-words/numbers.ts'
import type { Outcome } from './outcome.ts'
import type { ClaimReading } from './readings.ts'

/** A number of which nothing is said that the statement knows: that it is one of its figures proves nothing. */
export function anywhere(base: FactBase, n: NumberToken, blank: Outcome): Outcome {
  const found = n.kind === 'percent' || n.kind === 'points' || n.kind === 'cents' ? null : findValue(base, n)
  const like = found ? `; ${metricWords(found.metric)} of ${found.period.code} has the same digits` : ''
  return { ...blank, note: `nothing the statement holds is named beside it${like}` }
}

/** The first figure of any period that the number as written would be right for. */
export function findValue(
  base: FactBase,
  n: NumberToken,
): { metric: Metric; period: FactPeriod; fact: KnownFact } | null {
  for (const period of base.periods) {
    for (const metric of everyMetric(period)) {
      const fact = factOf(period, metric)
      if (!fact || isRatio(metric)) continue
      // An amount of money is no count of shares.
      if (isShares(metric) && n.kind === 'money') continue
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
export function elsewhere(base: FactBase, n: NumberToken, best: ClaimReading): string | null {
  if (best.form !== 'amount' || best.isChange || n.kind === 'plain') return null
  const found = findValue(base, n)
  return found ? `this is the ${metricWords(found.metric)} of ${found.period.code}` : null
}
