/** Which figure a claim is of, those of the balance sheet and the cash flows too, and what it was in other periods. */
import type { Span } from '../../figures-in-words/companies.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isRatio,
  type Metric,
  yearBefore,
} from '../../figures-in-words/facts.ts'
import { agrees, type NumberToken } from '../../figures-in-words/numbers.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { BoundClaim } from '../bound-claim.ts'
import { withOthers } from '../others/beside-income.ts'
import { mentionsIn } from '../others/skeleton.ts'
import type { Held } from './look.ts'

/** @returns null where it is of nothing that has one name */
export function meant(base: FactBase, s: Sentence, { bound, metric }: BoundClaim): Metric | null {
  if (bound || metric === null || !base.others?.length) return bound
  const name =
    mentionsIn(s.text).find(({ named }) => named.label === metric)?.named.name ??
    base.others.find(({ label }) => label === metric)?.name
  return name ? { kind: 'other', name, label: metric } : null
}

/** What it was in a period; null = not known. */
export function valueIn(base: FactBase, metric: Metric, period: FactPeriod | null): number | null {
  const known = period && withOthers(base).periods.find(({ code }) => code === period.code)
  return (known && factOf(known, metric)?.value) ?? null
}

/** A number that says how large a figure is, with what the figure was in the two years before; a share is of its whole. */
export interface Level {
  n: NumberToken
  claim: BoundClaim
  metric: Metric
  now: number
  before: number | null
  /** two years before */
  old: number | null
}

const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }

/** The levels that a sentence holds, of losses their size. @param isOfChanges the figures whose changes it holds instead */
export function levelsOf({ base, s, told }: Held, isOfChanges = false): Level[] {
  return told.flatMap(({ n, claim }) => {
    if (claim.verdict !== 'holds' || claim.isChange !== isOfChanges) return []
    if (!isOfChanges && claim.kind !== 'amount' && claim.kind !== 'share') return []
    const metric = meant(base, s, claim)
    const period = base.periods.find(({ code }) => code === claim.period) ?? null
    if (!metric || !period) return []
    const isShare = !isOfChanges && claim.form === 'percent' && !isRatio(metric)
    const of = (one: FactPeriod | null): number | null => {
      const value = valueIn(base, metric, one)
      const whole = isShare ? valueIn(base, REVENUE, one) : 1
      return value === null || !whole ? null : value / whole
    }
    const year = yearBefore(base, period)
    const [now, before, old] = [of(period), of(year), of(year && yearBefore(base, year))]
    if (now === null) return []
    // Of losses in both years the size is told.
    const size = (one: number | null) => (one === null || now >= 0 ? one : 0 - one)
    return [{ n, claim, metric, now: Math.abs(now), before: size(before), old: size(old) }]
  })
}

/** Whether the number, as it is rounded, is the value of another year as well. */
export const saysAlso = (n: NumberToken, value: number): boolean =>
  agrees(n.kind === 'percent' || n.kind === 'cents' ? value * 100 : value, { ...n, bound: 'exact' })

/** Where a figure is named in a sentence, those of the balance sheet and the cash flows too. */
export function namesIn(s: Sentence, metric: Metric): Span[] {
  const key = JSON.stringify(metric)
  const own = s.metrics.filter(
    (one) => one.end > one.start && one.isVerb !== true && one.metrics.some((other) => JSON.stringify(other) === key),
  )
  const others = metric.kind === 'other' ? mentionsIn(s.text).filter(({ named }) => named.name === metric.name) : []
  return [...own, ...others]
}
