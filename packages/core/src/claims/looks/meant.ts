/** Which figure a claim is of, those of the balance sheet and the cash flows too, and what it was in other periods. */
import { type FactBase, type FactPeriod, factOf, type Metric } from '../../figures-in-words/facts.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { BoundClaim } from '../bound-claim.ts'
import { withOthers } from '../others/beside-income.ts'
import { mentionsIn } from '../others/skeleton.ts'

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
