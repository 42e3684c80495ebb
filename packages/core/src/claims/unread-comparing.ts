/**
 * Comparisons that a sentence makes beside its figures, and that no reading took up: "quicker than all three", "just as it
 * did a year ago", "for each dollar it owes it owns about four". The figures may all be right while the comparison is not.
 */
import type { Sentence } from '../figures-in-words/sentence.ts'
import type { BoundClaim } from './bound-claim.ts'

const COMPARED =
  /\b(?!(?:other|rather|later|earlier|sooner|longer|older|farther|further)\b)(?:[a-z]{2,}er|(?:more|less) (?!than\b)[a-z]+(?:ly)?)\s+than\b/gi
const SAME_BEFORE =
  /\b(?:just |much |exactly )?as (?:it|they|he|she) (?:did|does|do|was|were|had|has|have)\b|\b(?:just )?(?:as|like) (?:in )?(?:the (?:year|quarter) before|last (?:year|quarter)|a year (?:ago|earlier|before)|(?:19|20)\d\d)(?=\s*(?:[.,;!]|$))/gi
/** "Fell short of what went to dividends", "covered its dividends": one figure against another that no number tells. */
const AGAINST =
  /\b(?:f[ae]lls?|fell|c[ao]mes?|came|stopped|ended|remained|stayed) short of\b|\b(?:cover(?:s|ed|ing)?|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|topp?(?:s|ed|ing)?|outstripp?(?:s|ed|ing)?|outweigh(?:s|ed|ing)?|match(?:es|ed|ing)?|dwarf(?:s|ed|ing)?|eclips(?:es|ed|ing)?) (?=(?:its|the|all|both|what|everything|every)\b)/gi
const FOR_EACH = /\b(?:for|of|on|from|against) (?:every|each) (?:[a-z]+ )?(?:dollar|euro|pound|share|cent)\b/i
/** "Twelve times as large as": so many times in a word that is no number here. */
const MANY_TIMES =
  /\b[a-z]+ times (?:as (?:much|large|big|high|many|great)|the size|what|larger|bigger|more|higher)\b/gi
const COUNT = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+(?:\.\d+)?)(?![\w-]|,\d)/gi
/** What a comparison leads to that the readers of numbers and directions hold against something themselves. */
const HELD =
  /^\s*(?:(?:the|its|a|an|about|nearly|almost|some|just|over|roughly|around|expected|feared|ever)\s*)*(?:[$€£¥\d]|half|twice|double|third|quarter|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)/i

const AS_MUCH = /^\s+as (?:much|many|large|big|high|great)\s+$/i
/** "Came in slightly lower", of which no figure was asked. */
const CAME_LOWER =
  /\b(?:came in|come in|comes in|came out|ended|finished|closed|landed) (?:(?:[a-z]+ly|a (?:bit|little|touch)|much|far|even) )?(?:higher|lower)\b/gi
/** "The largest segment in the world": among others than the statement's. */
const OF_ALL =
  /\b(?:[a-z]+est|most|least|leading|top)\b[^.;,]{0,40}\b(?:in the (?:world|industry|sector|country)|on earth|in history|of all time)\b/i
/** Verbs of comparing that mean nothing else. */
const VERBS =
  /\b(?:out(?:r[au]n|gr[eo]w|grown|pac(?:e[ds]?|ing)|sold|sells?|selling|stripp?(?:ed|ing|s)?|weigh(?:s|ed|ing)?|earn(?:s|ed)|spen[dt]s?)|lagg(?:ed|ing)|lags|trail(?:s|ed|ing)|dwarf(?:s|ed|ing)|eclips(?:es|ed|ing)|surpass(?:es|ed|ing)|overt(?:ook|akes?|aken|aking)|leapfrogg?(?:s|ed|ing))\b/gi

/** "A distant third at $117.2 billion" */
const PLACED =
  /\b(?:an?|in|the) (?:(?:distant|close|strong|poor|clear|weak|solid|comfortable|narrow|respectable|good) )*(?:second|third|fourth|fifth|last)(?: place)?(?=\s(?:at|with|on|behind|after)\s|\s*(?:[.;!]|$))/gi

/** "Specialty Products the most, by 3.5%" */
const THE_MOST = /(?<=[\p{L})]\s)the (?:most|least)(?=\s*(?:,\s*(?:by|down|up|to)\s|[.;!]|$))/giu

interface Held {
  s: Sentence
  claims: readonly BoundClaim[]
}

/** @returns the words of a comparison that nothing was held against */
export function unreadComparing({ s, claims }: Held): string | null {
  const told = claims.filter((one) => one.kind !== 'period' && one.verdict !== 'unresolved')
  const isTold = (start: number, end: number) => {
    const [from, to] = [s.passage.at[start] ?? 0, s.passage.at[end - 1] ?? 0]
    return told.some((one) => one.start <= to && one.end > from)
  }
  for (const match of s.text.matchAll(COMPARED)) {
    const end = match.index + match[0].length
    const isDirection = s.directions.some((one) => one.start < end && one.end > match.index)
    if (!isDirection && !isTold(match.index, end) && !HELD.test(s.text.slice(end))) return match[0]
  }
  for (const match of s.text.matchAll(AGAINST)) {
    const end = match.index + match[0].length
    const isFigure = s.metrics.some((one) => one.isVerb !== true && one.start < end && one.end > match.index)
    // "Fall short of current liabilities of $165.6 billion", "by $21.0 billion": the numbers behind it tell it
    const isNumbered = s.numbers.some((one) => one.start >= end)
    if (!isFigure && !isNumbered && !isTold(match.index, end)) return match[0]
  }
  const all = OF_ALL.exec(s.text)
  if (all) return all[0]
  for (const pattern of [PLACED, THE_MOST])
    for (const { index, 0: place } of s.text.matchAll(pattern)) {
      const isFraction = s.numbers.some((one) => one.start < index + place.length && one.end > index)
      if (!isFraction && !isTold(index, index + place.length)) return place
    }
  for (const pattern of [CAME_LOWER, VERBS])
    for (const match of s.text.matchAll(pattern)) {
      const end = match.index + match[0].length
      const isKnown = [...s.metrics, ...s.directions].some((one) => one.start < end && one.end > match.index)
      const isOpenPart = [...s.circumstances, ...s.leads].some((one) => one.start < end && one.end > match.index)
      // "surpassed the $100 billion threshold"
      const isHeld = isKnown || HELD.test(s.text.slice(end))
      if ((!isHeld || pattern === CAME_LOWER) && !isOpenPart && !isTold(match.index, end)) return match[0]
    }
  for (const match of s.text.matchAll(MANY_TIMES)) {
    const end = match.index + match[0].length
    if (!isTold(match.index, end)) return match[0]
  }
  for (const match of s.text.matchAll(SAME_BEFORE)) {
    // "More than five times as much as in 2023": so many times, which is looked at itself
    const times = s.numbers.findLast((one) => one.end <= match.index)
    const isTimes =
      times !== undefined && isTold(times.start, times.end) && AS_MUCH.test(s.text.slice(times.end, match.index))
    if (!isTimes && !isTold(match.index, match.index + match[0].length)) return match[0]
  }
  if (!FOR_EACH.test(s.text)) return null
  for (const match of s.text.matchAll(COUNT)) {
    const end = match.index + match[0].length
    const isKnown =
      isTold(match.index, end) ||
      [...s.numbers, ...s.periods, ...s.metrics].some((one) => one.start < end && one.end > match.index) ||
      /^\s+(?:cents?|dollars?|times|percent|years?|quarters?|of)\b/.test(s.text.slice(end))
    if (!isKnown) return match[0]
  }
  return null
}
