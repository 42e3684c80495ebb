/** Words that put what a sentence says on another footing than the statement's: another length, year or currency. */
import { monthOf } from '../format/day.ts'
import type { Span } from './companies.ts'
import { currencyAgrees, currencyOfWord } from './currencies.ts'
import type { FactBase, FactPeriod } from './facts.ts'
import type { Sentence } from './sentence.ts'
import { asidesOf } from './word-classes.ts'

/** "In a good quarter", "over the holiday season": a time that is named by what it was like. */
const TIME =
  /\b(?:in|on|over|for|during|after|within|through|throughout|across|capping|closing|crowning|ending|rounding off) (?:an?|one|the|its|that|this|any|a single) (?:[a-z]+(?:-[a-z]+)* ){0,3}?(?<noun>year|half|season|quarter|month|week|weekend|day|hour|holidays?|summer|winter|spring|autumn|decade)\b(?! of (?:sales|revenue|profit|net))/gi
const MONTHS: Readonly<Record<string, number>> = { year: 12, half: 6, quarter: 3, month: 1 }
/** "In euros", "on a sterling basis": not behind an amount, which is compared itself. */
const MONEY =
  /\b(?:in|into|on an?) (?<word>euros?|pounds?|sterling|yen|yuan|renminbi|francs?|rupees?|dollars?|pesos?|kron(?:er|or|a|e))\b/gi
const CALENDAR = /\bcalendar(?:[- ](?:year|20\d\d|basis))?\b/i
/** "Net sales, less refunds, …": something is taken away that the name does not tell. */
const TAKEN =
  /(?:^|,|\()\s*(?:less|minus|plus|net of|before|after deducting|stripp\w+ (?:out|of)|adjust\w+ for|apart from|barring|not counting|leaving (?:out|aside)|ignoring|if you) (?!than\b)[a-z]/i

/** "When we wrote to you", "when the year began": another day than the period's end. */
const THEN = /\b(?:when|the day|by the time) (?:the (?:year|quarter|period|decade)|we|it|they|you|I|he|she)\b [a-z]+/i

/** "Lost 8.4 points in a year": how long the change took, whatever period it is a change of. */
const SPAN_OF_CHANGE = /^(?:in|within|over) (?:a|one) year$/i

/**
 * @param isChange what is told is a change, which may be measured over a year
 * @param spans words whose time was looked at already
 * @returns the first such words, and null where there are none that do not fit the period and the currency
 */
export function otherFooting(
  base: FactBase,
  s: Sentence,
  period: FactPeriod | null,
  isChange = false,
  spans: readonly Span[] = [],
): string | null {
  if (s.passage.inTable) return null
  const isKnown = (start: number, end: number) =>
    [...s.periods, ...s.numbers, ...s.metrics, ...s.circumstances].some(
      (one: Span) => one.start < end && one.end > start,
    )
  for (const match of s.text.matchAll(TIME)) {
    const noun = match.groups?.noun?.toLowerCase() ?? ''
    const end = match.index + match[0].length
    if (isChange && SPAN_OF_CHANGE.test(match[0])) continue
    if (spans.some((one) => one.start <= match.index && one.end >= end)) continue
    if (period?.months && MONTHS[noun] !== period.months && !isKnown(match.index, end)) return match[0]
  }
  for (const match of s.text.matchAll(MONEY)) {
    const end = match.index + match[0].length
    if (!currencyAgrees(currencyOfWord(match.groups?.word ?? ''), base.currency) && !isKnown(match.index, end))
      return match[0]
  }
  const calendar = CALENDAR.exec(s.text)?.[0]
  if (calendar && period && monthOf(base.periods[0].end_date) !== 12) return calendar
  const then = THEN.exec(s.text)
  if (then && !isKnown(then.index, then.index + then[0].length)) return then[0]
  const taken = TAKEN.exec(s.text)
  // "Before taxes, Apple made …": the name of a figure; "Before anyone pops a cork": an aside
  const isName =
    taken !== null &&
    (isKnown(taken.index + taken[0].length - 1, taken.index + taken[0].length) ||
      asidesOf(s).some((one) => one.end > taken.index && one.start < taken.index + taken[0].length))
  return isName ? null : (taken?.[0].replace(/^[\s,(]+/, '') ?? null)
}
