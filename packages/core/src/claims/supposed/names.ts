/** What a sentence names, for the readings that take a sentence's figures together. */

import type { Span } from '../../figures-in-words/companies.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isRatio,
  type Metric,
  metricWords,
} from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { agrees, type NumberToken } from '../../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { Outcome } from '../outcome.ts'

/** A number that follows from what the whole sentence names, with the names that it rests on. */
export interface Supposed {
  used: MetricToken[]
  /** words of comparison and direction that it was held against, and that are true of it */
  cues: Span[]
  found: Pick<Outcome, 'metric' | 'period' | 'value' | 'path' | 'rule' | 'form' | 'isChange'>
}

/** What each way of reading looks at. */
export interface Asked {
  base: FactBase
  s: Sentence
  n: NumberToken
  /** the period of the number */
  period: FactPeriod
  /** the one that the sentence is told of */
  now: FactPeriod
}

/** The amount that a name means, where it means one; a margin or a figure per share is none. */
export function amountOf({ metrics, isNegated }: MetricToken): Metric | null {
  const found = metrics.filter((one) => !isRatio(one) && !(one.kind === 'figure' && /eps$|^weighted/.test(one.name)))
  const [first] = found
  return first && !isNegated && new Set(found.map(metricWords)).size === 1 ? first : null
}

/** Names in their order, without verbs ("sold"): a figure that one names is that of what stands before it. */
export const namesIn = (s: Sentence): MetricToken[] =>
  s.metrics.filter((one) => one.end > one.start && one.isVerb !== true)

/** Verbs that name another figure than revenue: "kept", "earned". */
export const otherVerbs = (s: Sentence): MetricToken[] =>
  s.metrics.filter(
    ({ isVerb, start, metrics: [one] }) =>
      isVerb === true &&
      !(one?.kind === 'figure' && one.name === 'total_revenue') &&
      // "Was earned outside the United States": sold there
      !/\b(?:was|were|is|are|been)\s+$/.test(s.text.slice(0, start)),
  )

export const isSame = (a: Metric | null, b: Metric | null): boolean =>
  a !== null && b !== null && metricWords(a) === metricWords(b)

export const amountIn = (period: FactPeriod, metric: Metric | null): number | null =>
  metric && (factOf(period, metric)?.value ?? null)

export const fits = (value: number | null, n: NumberToken, scale = 1): boolean =>
  value !== null && agrees(value * scale, n, n.isNegative ? -n.value : n.value)

/** The periods that the sentence names; null = one of them is not known. */
export function namedPeriods(base: FactBase, s: Sentence, now: FactPeriod): FactPeriod[] | null {
  const found = s.periods.map((one) => periodOf(base, one.says, now))
  const known = found.filter((one) => one !== UNKNOWN)
  return known.length === found.length ? [...new Set(known)] : null
}

/** Plain words that make a name's figure another one where they stand beside it. */
export const ANOTHER_BESIDE =
  /\b(?:customers?|clients?|users?|at cost|(?:a|per|each|every) (?:day|week|month|quarter)|of the (?:holding|parent) company)\b/i
