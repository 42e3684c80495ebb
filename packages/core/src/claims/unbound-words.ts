/** Words of comparison and direction that a sentence holds against nothing. */
import type { Span } from '../figures-in-words/companies.ts'
import type { DirectionToken } from '../figures-in-words/directions.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import { nearestDirection } from './direction-claims.ts'
import type { Draft } from './draft.ts'
import { isRowGoing } from './rows.ts'

/**
 * Words that claim something and were used for nothing: a direction that no figure is held against, "ahead of", "below"
 * before no number. They are known, and therefore no unread words, but what they say was not looked at.
 */
export function unboundWords(s: Sentence, drafts: readonly Draft[], spans: readonly Span[]): Span[] {
  if (s.passage.inTable) return []
  const moved = new Set(s.numbers.flatMap((n) => nearestDirection(s, n)?.word ?? []))
  const known: Span[] = [
    ...spans,
    ...s.metrics,
    ...s.periods,
    ...s.numbers,
    ...drafts.flatMap(({ word }) => word ?? []),
  ]
  const isKnown = (one: Span) => known.some((other) => one.start < other.end && one.end > other.start)
  const directions = s.directions.filter(
    (one) => !moved.has(one) && !isKnown(one) && !isToldByNumbers(s, one) && !isRowGoing(s, one),
  )
  const comparing = [...s.text.matchAll(COMPARING)]
    .map((match): Span => ({ start: match.index, end: match.index + match[0].length }))
    .filter((one) => !isKnown(one) && !s.directions.some((d) => one.start < d.end && one.end > d.start))
    .filter(
      (one) =>
        // What a reading of years did not take for an average is none.
        /^averag/i.test(s.text.slice(one.start, one.end)) ||
        isUntrue(s, one) ||
        s.numbers.every((n) => n.start < one.end || !BEFORE_NUMBER.test(s.text.slice(one.end, n.start))),
    )
  // "A combined $109.2 billion": of what is only added where parts were
  const adding = [...s.text.matchAll(ADDING)]
    .map((match): Span => ({ start: match.index, end: match.index + match[0].length }))
    .filter((one) => !isKnown(one) && !s.metrics.some(({ metrics: [metric] }) => metric?.kind === 'sum'))
  return [...directions, ...comparing, ...adding]
}

/** "46.2 %, higher than 44.1 %": the two numbers, which are looked at themselves, say it. */
function isToldByNumbers(s: Sentence, d: DirectionToken): boolean {
  // "spent a bit less on marketing, $43.9 billion versus $44.4 billion"
  const [now, old, third] = s.numbers.filter((one) => one.start >= d.end)
  if (
    now &&
    old &&
    !third &&
    now.kind === old.kind &&
    /^(?:less|more|fewer|lower|higher|smaller|bigger|larger|greater)$/i.test(d.text) &&
    /^[^;:.()]*,\s+$/.test(s.text.slice(d.end, now.start)) &&
    /^\s*(?:,\s*)?(?:versus|vs\.?|against|compared (?:with|to)|after|down from|up from)\s+$/.test(
      s.text.slice(now.end, old.start),
    )
  )
    return Math.sign(now.value - old.value) === d.sign
  const [before, after] = [s.numbers.findLast((one) => one.end <= d.start), s.numbers.find((one) => one.start >= d.end)]
  // "13.1 billion euros, ahead of the 7.5 billion change in provisions"
  const isAlike =
    before?.kind === after?.kind || (before?.kind === 'money' && after?.kind === 'count' && after.hasScale)
  if (!before || !after || !isAlike) return false
  return (
    (/^\s+(?:than|of)\s+(?:(?:the|its|a|an|about|some)\s+)*$/.test(s.text.slice(d.end, after.start)) &&
      Math.sign(before.value - after.value) === d.sign) ||
    isMovedOn(s, d, before, after)
  )
}

/** "$9.28 a share, an improvement on the $12.33 loss of a year earlier": what improves is the figure, a loss by being smaller. */
function isMovedOn(s: Sentence, d: DirectionToken, before: NumberToken, after: NumberToken): boolean {
  if (
    d.isVerb ||
    !/^\s+(?:on|over|from)\s+(?:(?:the|its|a|last year['’]s|(?:19|20)\d\d['’]s)\s+)*$/.test(
      s.text.slice(d.end, after.start),
    )
  )
    return false
  if (
    !/^[^;:.()]{0,24},\s+(?:an?|which (?:is|was) an?|up|down)\s+(?:[a-z]+\s+)?$/.test(s.text.slice(before.end, d.start))
  )
    return false
  const isLoss = s.metrics.some((one) => one.end <= before.end && one.isNegated) && /^improv|^deterior/i.test(d.text)
  return Math.sign(before.value - after.value) === (isLoss ? -d.sign : d.sign)
}

/** "$195.2 billion exceeded the $180.7 billion of the year before": the two numbers say whether it did. */
function isUntrue(s: Sentence, { start, end }: Span): boolean {
  if (!/^(?:exceed|surpass|beat)/i.test(s.text.slice(start, end))) return false
  const [before, after] = [s.numbers.findLast((one) => one.end <= start), s.numbers.find((one) => one.start >= end)]
  if (after?.bound !== 'exact' || !/^\s+the\s+$/.test(s.text.slice(end, after.start))) return false
  return !before || before.kind !== after.kind || before.value <= after.value
}

const ADDING =
  /\b(?:combined|(?<!\b(?:scrap|cobbl|pull|piec|knit|glu|hold|held)\w* )together(?! with the (?:notes|filing|statement))|jointly|collectively|between them|put together|taken together|added up|in aggregate|aggregate)\b/gi
const COMPARING =
  /\b(?:above|below|beyond|ahead|behind|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|beat(?:s|ing)?|averag(?:e[ds]?|ing))\b/gi
/** What may stand between such a word and the number it bounds. */
const BEFORE_NUMBER = /^\s*(?:(?:the|of|by|about|around|nearly|almost|just|some|even|a)\s+)*[(−-]?$/i
