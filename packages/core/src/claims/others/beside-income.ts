/**
 * Figures of the balance sheet and the cash flows in a sentence that is built as none of their own: read as the figures of
 * the income statement are. What such figures are spoken of with has more meanings than what sales and profits are ("assets
 * under management", "dividends were cancelled"), so few words may stand beside them (few-words.ts).
 */
import type { FactBase, FactPeriod, OtherFigure } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { OtherName } from '../../figures-in-words/other-figure.ts'
import type { OtherMention } from '../../figures-in-words/other-names.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { isFunds, mentionsIn } from './skeleton.ts'

const known = new WeakMap<FactBase, FactBase>()

/** The base with each period's amounts of the two statements in it; the base itself where none is known. */
export function withOthers(base: FactBase): FactBase {
  const { others } = base
  if (!others?.length) return base
  const found = known.get(base)
  if (found) return found
  const of = (period: FactPeriod): FactPeriod => ({ ...period, others: amountsOf(others, period.code) })
  const [own, ...rest] = base.periods
  const made: FactBase = { ...base, periods: [of(own), ...rest.map(of)] }
  known.set(base, made)
  return made
}

/** The amounts of the two statements in a period of that code. */
export const amountsOf = (others: readonly OtherFigure[], code: string): ReadonlyMap<OtherName, OtherFigure> =>
  new Map(others.filter(({ period }) => period === code).map((one) => [one.name, one]))

/** The sentence with the figures of the two statements among those that it names; null where it names none. */
export function namingOthers(s: Sentence): Sentence | null {
  if (s.passage.inTable) return null
  const mentions = mentionsIn(s.text).filter(
    (one) =>
      s.circumstances.every((other) => !overlaps(one, other)) &&
      s.companies.every((other) => !overlaps(one, other)) &&
      // "Depreciation and amortization" may be a line of the income statement too.
      s.metrics.every(
        (other) =>
          !overlaps(one, other) ||
          length(other) < length(one) ||
          // what the income statement does not hold
          (other.metrics.length === 0 && length(other) === length(one)),
      ),
  )
  if (mentions.length === 0) return null
  const metrics = [
    ...s.metrics.filter((one) => mentions.every((other) => !overlaps(one, other))),
    ...mentions.map((one) => tokenOf(s, one)),
  ].sort((a, b) => a.start - b.start)
  return {
    ...s,
    metrics,
    directions: s.directions.filter(
      (one) => mentions.every((other) => !overlaps(one, other)) && !isFunds(s.text, one.start),
    ),
    numbers: s.numbers.filter((one) => mentions.every((other) => !overlaps(one, other))),
  }
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && a.end > b.start
const length = ({ start, end }: { start: number; end: number }): number => end - start

function tokenOf(s: Sentence, { named: { name, label }, start, end }: OtherMention): MetricToken {
  const isFlow = name === 'operating_cash_flow' || name === 'free_cash_flow'
  const isNegated = NEGATED.test(s.text.slice(start, end)) || (isFlow && BURNT_BEFORE.test(s.text.slice(0, start)))
  return { start, end, metrics: [{ kind: 'other', name, label }], isNegated }
}
/** "Burned through $12.1 billion in operating cash" */
const BURNT_BEFORE = /\b(?:burn(?:ed|t|s|ing)?|consum(?:ed|es|ing))\b(?:\d[.,]\d|[^.,;:])*$/i
/** Said of a figure below zero, whose size is told without its sign. */
const NEGATED = /\b(?:deficit|deficiency|negative|used|burn(?:ed|t)?|net debt)\b/i
