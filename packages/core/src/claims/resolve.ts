/** A number, what it is said of and when: does it hold? Unit, rounding, sign and growth are decided here. */
import { growth } from '../statement/margins.ts'
import type { Binding } from './binding.ts'
import { nearestDirection } from './direction-claims.ts'
import {
  type Fact,
  type FactBase,
  type FactPeriod,
  factOf,
  isPerShare,
  isRatio,
  isShares,
  type Metric,
  metricWords,
  RATIOS,
  yearBefore,
} from './facts.ts'
import { agrees, currencyAgrees, type NumberToken } from './numbers.ts'
import { UNKNOWN } from './periods.ts'
import type { NumberPeriod, Sentence } from './sentence.ts'

export interface Outcome {
  verdict: 'holds' | 'wrong' | 'unresolved'
  metric: Metric | null
  period: FactPeriod | null
  value: number | null
  path: string | null
  rule: string | null
  form: 'amount' | 'percent' | 'points' | 'hundredth'
  isChange: boolean
  currency: string
  note: string | null
}

/** One way to read the number, and what it then ought to be. */
interface Reading {
  metric: Metric
  period: FactPeriod
  fact: Fact | null
  form: Outcome['form']
  isChange: boolean
  /** the number as claimed in the fact's own measure, with its sign */
  claimed: number
  scale: number
}

export function settle(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  binding: Binding | null,
  where: NumberPeriod,
): Outcome {
  const blank: Outcome = {
    verdict: 'unresolved',
    metric: binding?.metrics[0] ?? null,
    period: where.period === UNKNOWN ? null : where.period,
    value: null,
    path: null,
    rule: null,
    form: n.kind === 'percent' ? 'percent' : n.kind === 'points' ? 'points' : 'amount',
    isChange: false,
    currency: base.currency,
    note: null,
  }
  if (n.kind === 'times') return { ...blank, note: 'not checked' }
  if (binding === null) return anywhere(base, n, blank)
  if (binding.metrics.length === 0) return { ...blank, note: 'the statement does not hold this figure' }
  if (n.kind === 'money' && !currencyAgrees(n.currency, base.currency)) {
    return { ...blank, verdict: 'wrong', note: `the statement is in ${base.currency}` }
  }
  if (where.period === UNKNOWN) return unknownPeriod(base, s, n, binding, blank)
  const periods = where.or ? [where.period, where.or] : [where.period]
  const readings = periods.flatMap((period) => readingsOf(base, s, n, binding, period, where.from))
  const known = readings.filter((one): one is Reading & { fact: Fact } => one.fact !== null)
  const right = known.find((one) => agreesWith(one, n))
  const best = right ?? known[0]
  if (!best) return { ...blank, note: 'the figure is not in the statement' }
  return {
    ...blank,
    verdict: right ? 'holds' : 'wrong',
    metric: best.metric,
    period: best.period,
    value: best.fact.value,
    path: best.fact.path,
    rule: best.fact.rule,
    form: best.form,
    isChange: best.isChange,
    note: right ? null : elsewhere(base, n, best),
  }
}

/** Percent and points are written in hundredths; the fact is a fraction. */
function agreesWith(one: Reading & { fact: Fact }, n: NumberToken): boolean {
  return agrees(one.fact.value * one.scale, n, one.claimed)
}

function readingsOf(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  { token, metrics }: Binding,
  period: FactPeriod,
  from: FactPeriod | typeof UNKNOWN | null,
): Reading[] {
  const before = from === UNKNOWN ? null : from && from !== period ? from : yearBefore(base, period)
  const signed = n.isNegative ? -n.value : n.value
  return metrics.flatMap((metric): Reading[] => {
    const fact = factOf(period, metric)
    const direction = nearestDirection(s, n)
    if (n.kind === 'percent')
      return percentReadings(base, s, n, { token, metric, period, before, fact, signed, direction })
    if (n.kind === 'points') {
      if (!isRatio(metric)) return []
      return [difference, printedDifference].map((rule) => ({
        metric,
        period,
        fact: rule(fact, metric, period, before),
        form: 'points' as const,
        isChange: true,
        claimed: turned(signed, direction, n),
        scale: 100,
      }))
    }
    if (isRatio(metric)) return []
    if (n.kind === 'cents' || (s.isOfHundred && !n.hasScale && n.value <= 1_000_000 && !isPerShare(metric))) {
      const revenue = factOf(period, { kind: 'figure', name: 'total_revenue' })
      const share =
        fact && revenue && revenue.value > 0
          ? { value: fact.value / revenue.value, path: null, rule: `${metricWords(metric)} ÷ revenue` }
          : null
      return [
        {
          metric,
          period,
          fact: negated(share, token.isNegated, n),
          form: 'hundredth',
          isChange: false,
          claimed: signed,
          scale: 100,
        },
      ]
    }
    // A per-share figure is small and has no scale; an amount of a whole company is neither.
    const isSmall = !n.hasScale && n.value < 10_000 && n.step < 1
    if (isPerShare(metric) !== isSmall && metrics.length > 1) return []
    const scale =
      n.kind === 'plain' && s.passage.inTable && !isPerShare(metric) && !isShares(metric) ? 1 / base.unit : 1
    if (direction?.isAmount) {
      return [
        {
          metric,
          period,
          fact: difference(fact, metric, period, before),
          form: 'amount',
          isChange: true,
          claimed: turned(signed, direction, n, token.isNegated),
          scale,
        },
      ]
    }
    return [
      {
        metric,
        period,
        fact: negated(fact, token.isNegated, n),
        form: 'amount',
        isChange: false,
        claimed: signed,
        scale,
      },
    ]
  })
}

/** The same between percentages as they are printed, to a tenth: companies tell the change of those. */
function printedDifference(
  fact: Fact | null,
  metric: Metric,
  period: FactPeriod,
  before: FactPeriod | null,
): Fact | null {
  const exact = difference(fact, metric, period, before)
  const old = before ? factOf(before, metric) : null
  if (!exact || !fact || !old) return null
  return { ...exact, value: (Math.round(fact.value * 1000) - Math.round(old.value * 1000)) / 1000 }
}

/** What a figure is more than a period before; null where one of the two is not known. */
function difference(fact: Fact | null, metric: Metric, period: FactPeriod, before: FactPeriod | null): Fact | null {
  const old = before ? factOf(before, metric) : null
  if (!fact || !old) return null
  return { value: fact.value - old.value, path: null, rule: `${period.code} less ${before?.code}` }
}

/** "a loss of $5 million" is −5; "a loss of −$5 million" says the same twice. */
function negated(fact: Fact | null, isNegated: boolean, n: NumberToken): Fact | null {
  return fact && isNegated && !n.isNegative ? { ...fact, value: -fact.value } : fact
}

/** A change written without a sign takes that of the word beside it; a loss that grew is a figure that fell. */
function turned(signed: number, direction: { sign: number } | null, n: NumberToken, isNegated = false): number {
  if (n.isNegative || !direction || direction.sign === 0) return signed
  return signed * direction.sign * (isNegated ? -1 : 1)
}

interface PercentInput {
  token: Binding['token']
  metric: Metric
  period: FactPeriod
  before: FactPeriod | null
  fact: Fact | null
  signed: number
  direction: ReturnType<typeof nearestDirection>
}

function percentReadings(base: FactBase, s: Sentence, n: NumberToken, input: PercentInput): Reading[] {
  const { token, metric, period, before, fact, signed, direction } = input
  const old = before ? factOf(before, metric) : null
  const share = shareBase(base, s, n, metric)
  if (share) {
    const whole = factOf(period, share)
    const part =
      fact && whole && whole.value !== 0
        ? { value: fact.value / whole.value, path: null, rule: `${metricWords(metric)} ÷ ${metricWords(share)}` }
        : null
    return [
      {
        metric,
        period,
        fact: negated(part, token.isNegated, n),
        form: 'percent',
        isChange: false,
        claimed: signed,
        scale: 100,
      },
    ]
  }
  if (isRatio(metric)) {
    const level: Reading = { metric, period, fact, form: 'percent', isChange: false, claimed: signed, scale: 100 }
    if (!direction?.isAmount) return [level]
    return [
      {
        ...level,
        fact: difference(fact, metric, period, before),
        isChange: true,
        claimed: turned(signed, direction, n),
      },
    ]
  }
  const change =
    fact && old ? growth(token.isNegated ? -fact.value : fact.value, token.isNegated ? -old.value : old.value) : null
  const grown: Reading = {
    metric,
    period,
    fact: change === null ? null : { value: change, path: null, rule: `${period.code} ÷ ${before?.code} − 1` },
    form: 'percent',
    isChange: true,
    claimed: turned(signed, direction, n),
    scale: 100,
  }
  const isSaidToGrow =
    direction !== null ||
    /\bgrowth\b|\bchange\b/i.test(s.text) ||
    n.isNegative ||
    /\+\s?$/.test(s.text.slice(0, n.start))
  if (isSaidToGrow && !(s.passage.inTable && /\bshare\b|% of|\bmix\b/i.test(s.text.slice(0, s.passage.from))))
    return [grown]
  const revenue = factOf(period, { kind: 'figure', name: 'total_revenue' })
  const part =
    fact && revenue && revenue.value > 0
      ? { value: fact.value / revenue.value, path: null, rule: `${metricWords(metric)} ÷ revenue` }
      : null
  const level: Reading = { metric, period, fact: part, form: 'percent', isChange: false, claimed: signed, scale: 100 }
  return [level, grown]
}

/** "8.0% of revenue": the whole that a percentage is a part of; null = not said. */
function shareBase(_base: FactBase, s: Sentence, n: NumberToken, metric: Metric): Metric | null {
  const after = s.text.slice(n.end)
  const head = s.passage.text.slice(0, s.passage.from)
  if (s.passage.inTable)
    return /\bshare\b|% of|of revenue|\bmix\b/i.test(head) ? { kind: 'figure', name: 'total_revenue' } : null
  if (!/^\s*of\b/.test(after)) return null
  const next = s.metrics.find((m) => m.start >= n.end && m.start - n.end < 40)
  const [whole] = next?.metrics ?? []
  // "of revenue from Automotive": the words name the part, the whole is all revenue.
  if (whole?.kind === 'division' && metric.kind === 'division' && whole.label === metric.label)
    return { kind: 'figure', name: 'total_revenue' }
  if (
    next &&
    whole &&
    whole !== metric &&
    /^\s*of\s+(?:(?:the|its|all|total|net|that|this|company's|[A-Z]\w*['’]s)\s+)*$/.test(
      s.text.slice(n.end, next.start),
    )
  )
    return whole
  return /^\s*of\s+(?:the\s+)?(?:total|whole|all|it)\b/.test(after) ? { kind: 'figure', name: 'total_revenue' } : null
}

/** A number of which nothing is said that the statement knows: it holds when it is one of its figures. */
function anywhere(base: FactBase, n: NumberToken, blank: Outcome): Outcome {
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

/** A period that the statement and its comparatives do not have: wrong only when the figure is another period's. */
function unknownPeriod(base: FactBase, s: Sentence, n: NumberToken, binding: Binding, blank: Outcome): Outcome {
  const other =
    n.value === 0
      ? undefined
      : base.periods.find((period) => {
          const readings = readingsOf(base, s, n, binding, period, null)
          return readings.some((one) => one.fact !== null && !one.isChange && agreesWith({ ...one, fact: one.fact }, n))
        })
  if (!other) return { ...blank, note: 'the period is not among those of the statement' }
  return { ...blank, verdict: 'wrong', period: other, note: `this is the figure of ${other.code}` }
}

function findValue(base: FactBase, n: NumberToken): { metric: Metric; period: FactPeriod; fact: Fact } | null {
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

function everyMetric(period: FactPeriod): Metric[] {
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
function elsewhere(base: FactBase, n: NumberToken, best: Reading): string | null {
  if (best.form !== 'amount' || best.isChange || n.kind === 'plain') return null
  const found = findValue(base, n)
  return found ? `this is the ${metricWords(found.metric)} of ${found.period.code}` : null
}
