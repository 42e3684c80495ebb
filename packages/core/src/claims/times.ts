/** "Four times the $401 million of 2023", "twice as much as Mac": one figure measured by another. */

import { type FactBase, type FactPeriod, factOf, isRatio, metricWords, yearBefore } from '../figures-in-words/facts.ts'
import { agrees, type NumberToken } from '../figures-in-words/numbers.ts'
import { UNKNOWN } from '../figures-in-words/periods.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import type { Binding } from './binding.ts'
import type { NumberPeriod } from './number-period.ts'
import type { Outcome } from './outcome.ts'

/** What follows says that the other figure is the same one of a period before. */
const PRIOR_AFTER =
  /^\s*(?:of\s+)?(?:as (?:much|large|big|high|many) as\s+)?(?:(?:the|its|that of|those of|what (?:it|they) (?:was|were)|what (?:it|they) (?:had )?(?:spent|earned|made|lost|sold|took in|brought in|cost)(?: in)?|it was|in|they were)\s+)*(?:the\s+)?(?:prior|previous|preceding|last|year[- ](?:ago|earlier)|a year|(?:19|20)\d\d)/i

/** A number that may be so many times another figure, or a fraction of it, with what it is said of and when. */
interface Multiple {
  base: FactBase
  s: Sentence
  n: NumberToken
  binding: Binding | null
  where: NumberPeriod
  /** the outcome of nothing understood */
  blank: Outcome
}

/** @returns null where the number is no multiple and no fraction of another figure */
export const multipleOutcome = (asked: Multiple): Outcome | null =>
  asked.n.kind === 'times' ? timesOutcome(asked) : fractionOutcome(asked)

function timesOutcome({ base, s, n, binding, where, blank }: Multiple): Outcome {
  const open: Outcome = { ...blank, note: 'what it is measured by is not known' }
  const [metric] = binding?.metrics ?? []
  if (!metric || where.period === UNKNOWN) return open
  // "More than five times as much as in 2023": that year is what it is measured by
  const isOld =
    where.period !== base.periods[0] &&
    PRIOR_AFTER.test(s.text.slice(n.end)) &&
    s.periods.every((one) => one.start >= n.end)
  const period = isOld ? base.periods[0] : where.period
  const fact = factOf(period, metric)
  if (!fact || fact.value === 0) return open
  const old = isOld ? where.period : beforeOf(base, period, where)
  const before = old ? factOf(old, metric) : null
  const ratio = (other: number | undefined) => (other ? Math.abs(fact.value / other) : null)
  const next = s.numbers.find((one) => one.start >= n.end)
  const isNext =
    next !== undefined &&
    (next.kind !== 'percent' || isRatio(metric)) &&
    /^\s*(?:the|its|that of|as \w+ as(?: the)?)?\s*$/.test(s.text.slice(n.end, next.start))
  const measured = isNext ? ratio(isRatio(metric) ? next.value / 100 : next.value) : ratio(before?.value)
  const others = s.metrics
    .filter((one) => one.start >= n.end)
    .flatMap((one) => one.metrics.map((other) => ratio(factOf(period, other)?.value)))
  // "from $12.2 billion in 2022 to $68.6 billion in 2024, more than fivefold"
  const [late, early] = s.numbers.filter((one) => one.end <= n.start && one.kind === 'money').reverse()
  const told = late && early && early.value > 0 ? [late.value / early.value] : []
  const right = [measured, ...told, ...(isNext ? [] : others)].find(
    (one) => one !== null && (agrees(one, n) || isAbout(s, n, one)),
  )
  const found = {
    ...blank,
    metric,
    period,
    rule: isNext ? metricWords(metric) : `${period.code} ÷ ${old?.code}`,
    isChange: true,
  }
  if (right !== undefined) return { ...found, verdict: 'holds' }
  const isFold = /fold$/i.test(s.text.slice(n.start, n.end))
  const isKnown = measured !== null && told.length === 0 && (isNext || isFold || PRIOR_AFTER.test(s.text.slice(n.end)))
  // "About half" of 53 %: whether it is, no figure says
  const isNear =
    measured !== null && !/\d/.test(s.text.slice(n.start, n.end)) && Math.abs(measured / n.value - 1) <= VAGUE
  return isKnown && !isNear ? { ...found, verdict: 'wrong', note: `it is ${measured.toFixed(1)} times as much` } : open
}

const VAGUE = 0.15

/** "About half of what it made in 2024", of 53 %: near in words, and said to be near only. */
const isAbout = (s: Sentence, { start, end, value }: NumberToken, ratio: number): boolean =>
  !/\d/.test(s.text.slice(start, end)) &&
  /\b(?:about|around|roughly|approximately|some)\s+$/i.test(s.text.slice(0, start)) &&
  Math.abs(ratio / value - 1) <= ABOUT
const ABOUT = 0.1

const OF_THE = /^\s*of\s+(?:the|its)\s+$/
/**
 * "Fell to 4.6%, half of the 9.2% of 2023": a fraction of a number that the sentence gives.
 * @returns null where it is none, or the two numbers are not both of the figure
 */
function fractionOutcome({ base, s, n, binding, where, blank }: Multiple): Outcome | null {
  const at = s.numbers.indexOf(n)
  const [last, next] = [s.numbers[at - 1], s.numbers[at + 1]]
  const isBuilt =
    n.kind === 'percent' &&
    last !== undefined &&
    next !== undefined &&
    last.kind === next.kind &&
    OF_THE.test(s.text.slice(n.end, next.start)) &&
    /^[^;:.]{0,12},\s+(?:(?:or|only|just|about|around|nearly|almost|roughly|barely|some|a|more than|less than|over|under|merely)\s+)*$/.test(
      s.text.slice(last.end, n.start),
    )
  const [metric] = binding?.metrics ?? []
  if (!isBuilt || !metric || where.period === UNKNOWN) return null
  const scale = isRatio(metric) ? 100 : 1
  const sizeIn = (period: FactPeriod) => Math.abs((factOf(period, metric)?.value ?? Number.NaN) * scale)
  const periodOf = (said: NumberToken, not: FactPeriod | null) =>
    base.periods.find((one) => one !== not && agrees(sizeIn(one), { ...said, bound: 'exact' }))
  const period = periodOf(last, null)
  const fact = period && factOf(period, metric)
  const old = period && periodOf(next, period)
  if (!period || !fact || !old) return null
  const ratio = Math.abs((fact.value * scale) / next.value) * 100
  return {
    ...blank,
    ...{ metric, period, rule: `${period.code} ÷ ${old.code}`, isChange: true },
    ...(agrees(ratio, n)
      ? { verdict: 'holds' as const }
      : { verdict: 'wrong' as const, note: `it is ${ratio.toFixed(0)}% of it` }),
  }
}

function beforeOf(base: FactBase, period: FactPeriod, where: NumberPeriod): FactPeriod | null {
  return where.from && where.from !== UNKNOWN && where.from !== period ? where.from : yearBefore(base, period)
}
