/** What a sentence counts, sets in an order or holds two numbers against each other by, beyond the figures that they are. */
import type { Span } from '../../figures-in-words/companies.ts'
import { countedParts } from '../../figures-in-words/counted.ts'
import type { FactBase, Metric } from '../../figures-in-words/facts.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { sizesTold } from '../comparisons/sets/sets.ts'
import type { Proven } from './parts.ts'
import type { Told } from './tokens.ts'

/** "Four divisions", "in 3 of 4 regions": counted, and looked at elsewhere. */
export const isCounted = (base: FactBase, s: Sentence, n: NumberToken): boolean =>
  countedParts(base, s.text).some((one) => one.start <= n.start && one.end >= n.end)

/** "Every product line grew", "just one segment", "about four": what is counted or said of all of several is looked at elsewhere. */
export function countsUnread(base: FactBase, s: Sentence, spans: readonly Span[]): boolean {
  const known = [
    ...spans,
    ...s.numbers,
    ...s.periods,
    ...countedParts(base, s.text),
    ...sizesTold(base, s),
    ...(s.overYears ? [s.overYears] : []),
  ]
  return [...s.text.matchAll(COUNTING)].some(
    ({ index, 0: said }) => !known.some((one) => one.start < index + said.length && one.end > index),
  )
}
const COUNTING =
  /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen)\b|(?:more than|less than|nearly|almost|about|over|under|by|roughly|some)\s+(?:an?\s+|one\s+)?(?:half|thirds?|quarters?|fifths?|tenths?)\b|(?:every|each|all|no|none|neither|only|just|sole|single|both|one)\s+(?:of\s+)?(?:[\w&’'-]+\s+){0,3}?(?:lines?|segments?|divisions?|regions?|business(?:es)?|units?|categor(?:y|ies)|products?|markets?|geograph(?:y|ies)|arms?|parts?|countr(?:y|ies))\b)/gi

/** "$14.5 billion, slightly under the $14.8 billion of": the two numbers say on which side. */
export function isOtherSide({ text }: Sentence, numbers: readonly Proven[]): boolean {
  return numbers.some((one, at) => {
    const last = numbers[at - 1]
    const side = last && SIDE.exec(text.slice(last.number.end, one.number.start))?.groups?.side
    if (!last || !side || last.form !== one.form || last.from || one.from) return false
    const less = Math.abs(last.fact.value) - Math.abs(one.fact.value)
    return /^(?:over|above|beyond|ahead|past|exceed\w*|topp\w*|beat\w*)/i.test(side) ? less <= 0 : less >= 0
  })
}
const SIDE =
  /\b(?<side>over|above|beyond|ahead of|past|exceed(?:s|ed|ing)|topp(?:ed|ing)|beat(?:s|ing)?|under|below|behind|short of|shy of)\s+(?:(?:the|its|last year['’]s)\s+)*$/i

/** "From 36.9 to 68.6 billion between 2024 and 2023": the years in one order and the numbers in the other. */
export function isBackward({ base, s, about }: Told): boolean {
  const [a, b] = s.periods
  if (
    !a ||
    !b ||
    !/\b(?:between|from)\s+(?:fiscal )?$/i.test(s.text.slice(0, a.start)) ||
    !/^\s+(?:and|to)\s+(?:fiscal )?$/.test(s.text.slice(a.end, b.start))
  )
    return false
  const [old, now] = [a, b].map((one) => periodOf(base, one.says, about))
  return old !== undefined && now !== undefined && old !== UNKNOWN && now !== UNKNOWN && old.end_date > now.end_date
}

/** "Pumps posted sales of $50 billion and a profit of $9 billion": a figure of the whole told of a part, unless it is said whose it is. */
export function isOfPartToo(s: Sentence, numbers: readonly Proven[]): boolean {
  const first = numbers.findIndex(({ metric }) => metric.kind === 'division')
  return numbers.some(({ number, metric }, at) => {
    if (first < 0 || at <= first || !isOfWhole(metric)) return false
    const from = numbers[at - 1]?.number.end ?? 0
    const gap = s.text.slice(from, number.start)
    return !OF_GROUP.test(gap) && !s.companies.some((one) => one.start >= from && one.end <= number.start)
  })
}
const isOfWhole = (metric: Metric): boolean =>
  metric.kind === 'ratio' || metric.kind === 'expenses' || (metric.kind === 'figure' && metric.name !== 'total_revenue')
const OF_GROUP = /\b(?:the (?:company|group|firm|whole)|group|overall|total|company-?wide|consolidated)\b/i
