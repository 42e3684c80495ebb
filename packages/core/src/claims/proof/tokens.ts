/** What a proof looks at of a sentence: its numbers with the stretches before and behind them, and whose each period is. */
import type { Span } from '../../figures-in-words/companies.ts'
import type { FactBase, FactPeriod } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { rowJoint } from '../../figures-in-words/row-joints.ts'
import { AFTER_NUMBER, type Sentence } from '../../figures-in-words/sentence.ts'

export interface Told {
  base: FactBase
  s: Sentence
  /** the names of figures, without verbs that stand for one */
  names: readonly MetricToken[]
  numbers: readonly NumberToken[]
  /** the period that the sentence is about */
  about: FactPeriod
  /** the periods that stand beside one number and are its own */
  owners: ReadonlyMap<NumberToken, PeriodToken>
}

/** @returns what a proof looks at, once for each period that the sentence may be about, the likeliest first */
export function toldIn(base: FactBase, s: Sentence): Told[] {
  const numbers = s.numbers.filter((n, at) => !isInPeriod(s, n) && (isFigure(n) || isOfRow(s, at)))
  const owners = ownersOf(s, numbers)
  const owned = new Set(owners.values())
  const [first] = numbers
  const last = numbers.at(-1)
  if (!first || !last) return []
  const absolute = s.periods.filter((one) => !one.isComparison && !RELATIVE.has(one.says.kind) && !isMeasure(s, one))
  // "Last year" may be the one told of, or the one before
  const [lastYear] = s.text.matchAll(/\blast (?:fiscal )?year\b/gi)
  if (lastYear && s.periods.every((one) => one.end <= lastYear.index || one.start > lastYear.index + 4)) return []
  // "$16.0 billion and $14.9 billion in 2025 and 2024": a list of its own order
  if (absolute.filter((one) => one.start >= last.end).length > 1) return []
  // "Revenue in 2025 was below that of 2023: $90 billion against $100 billion": which is of which
  const named = s.periods.filter((one) => !RELATIVE.has(one.says.kind) && one.end <= first.start && !owned.has(one))
  const span = spanOf(s.text, named)
  if (named.length > 1 && !span) return []
  const lead = span ?? absolute.find((one) => !owned.has(one) && (one.end <= first.start || one.start >= last.end))
  // "$8.6 billion in dividends and $9.8 billion via buybacks over the first half"
  const only = absolute.length === 1 ? absolute[0] : undefined
  // "$12.1 billion, whereas in 2023 it was $6.0 billion": of the clause that it stands in
  const isLater =
    only !== undefined &&
    only.start > first.end &&
    only.end < last.start &&
    /[,;]|\b(?:while|whereas|where|but)\b/i.test(s.text.slice(first.end, only.start))
  const told = lead ? [lead] : only ? [only, ...(owned.has(only) || isLater ? [null] : [])] : [null]
  const names = s.metrics.filter((one) => one.end > one.start && one.isVerb !== true)
  return told
    .map((token) => (token ? periodOf(base, token.says, base.periods[0]) : base.periods[0]))
    .flatMap((about) => (about === UNKNOWN ? [] : [{ base, s: { ...s, about }, numbers, about, owners, names }]))
}

/** "From 2022 to 2024", "between 2022 and 2024": two times that are one way, told of at its end. */
function spanOf(text: string, periods: readonly PeriodToken[]): PeriodToken | null {
  const [first, last, more] = periods
  const isSpan =
    first !== undefined &&
    last !== undefined &&
    !more &&
    (first.isComparison ||
      /\b(?:from|between)\s+(?:(?:the|fiscal|financial)\s+)*$/i.test(text.slice(0, first.start))) &&
    /^\s*(?:to|through|until|and|[–—-])\s*(?:(?:the|fiscal|financial)\s+)*$/i.test(text.slice(first.end, last.start))
  return isSpan ? last : null
}

/** "In the first half of 2024" holds no half of anything. */
export const isInPeriod = ({ periods }: Sentence, n: NumberToken): boolean =>
  periods.some((one) => n.start < one.end && n.end > one.start)

/** "Double what it did in 2022", "more than in fiscal 2024", "under the 2024 figure": what something is measured by. */
export const isMeasure = ({ text }: Sentence, { start }: Span): boolean =>
  /\b(?:above|below|under|beneath|beyond|ahead of|short of|shy of|behind|(?:at|to|on) (?:roughly |about |nearly |practically |almost )?(?:the|a) (?:same )?level of|level with)\s+(?:(?:the|its|that of|those of|fiscal)\s+)*$/i.test(
    text.slice(0, start),
  ) ||
  /\b(?:what|that of|than(?!\s+(?:halved|doubled|tripled|trebled|quadrupled|quintupled|half|twice|\d))|as (?:much|large|big|many|high) as)\b[^,;.]*$/i.test(
    text.slice(0, start),
  )

/** "7, 8 and then 9 billion dollars": a small number that the next one goes on from. */
function isOfRow(s: Sentence, at: number): boolean {
  const [one, next] = [s.numbers[at], s.numbers[at + 1]]
  if (!one || !next || one.kind !== 'plain' || !isJoint(s.text.slice(one.end, next.start))) return false
  return isFigure(next) || isOfRow(s, at + 1)
}

/** What stands between the numbers of a row. */
export const isJoint = (gap: string): boolean => rowJoint(gap) !== null || THROUGH.test(gap)
const THROUGH = /^\s*,?\s*(?:and\s+)?(?:through|via|to|then|past|over)\s+(?:(?:about|some|nearly|a)\s+)*$/i

/** "Four divisions", "3 quarters in a row" count something; what they count is looked at elsewhere. */
const isFigure = (n: NumberToken): boolean => n.kind !== 'plain' || n.value >= 10_000 || n.step < 1

export const RELATIVE: ReadonlySet<PeriodToken['says']['kind']> = new Set(['prior', 'years-before', 'previous-quarter'])

/** "$4.9 billion in 2023", "2023's $4.9 billion", "(2023: 27.4%)", "$70 million at year-end". */
function ownersOf(s: Sentence, numbers: readonly NumberToken[]): Map<NumberToken, PeriodToken> {
  const found = new Map<NumberToken, PeriodToken>()
  for (const token of s.periods) {
    const before = numbers.findLast((n) => n.end <= token.start)
    const after = numbers.find((n) => n.start >= token.end)
    const isWhen = /^,?\s*when\b/i.test(s.text.slice(token.end)) // "since 2023, when it stood at $15.0 billion"
    if (token.isComparison && !isWhen && MEASURING.test(s.text.slice(token.start, token.end))) continue
    const isHead = /^\s*:/.test(s.text.slice(token.end)) // "(2024: $73.7 billion)"
    const isBehind =
      before !== undefined &&
      !isHead &&
      // "up a third on 1999": what it is measured from
      !(token.isComparison && before.kind !== 'money') &&
      isEnd(s, before, token) &&
      // "a quarter of 2023's $15.0 billion"
      !(after !== undefined && /^['’]s\s+$/.test(s.text.slice(token.end, after.start))) &&
      !found.has(before) &&
      (AFTER_NUMBER.test(s.text.slice(before.end, token.start)) ||
        BEHIND.test(s.text.slice(before.end, token.start))) &&
      // "…, $772 million; 2024 showed …": of the clause behind
      !/[;:]\s*$/.test(s.text.slice(before.end, token.start)) &&
      // "a benefit of $5.0 billion, in 2025 it had an expense"
      !(/^\s*,/.test(s.text.slice(before.end, token.start)) && /^\s+(?:it|they)\s/i.test(s.text.slice(token.end)))
    if (isBehind) found.set(before, token)
    // "(2023: 27.4%)", but "was below that of 2023: $90 billion against $100 billion"
    const isLabel =
      !/^\s*:/.test(s.text.slice(token.end)) || /(?:^|[(;,–—]\s*)(?:the |in )?$/i.test(s.text.slice(0, token.start))
    if (!isBehind && isLabel && after && !found.has(after) && BEFORE.test(s.text.slice(token.end, after.start)))
      found.set(after, token)
  }
  return found
}
/** A period with nothing but a mark before it begins what follows, unless that ends behind it: "…, 2023 showed", "(prior year $15.97bn)". */
const isEnd = ({ text }: Sentence, { end }: Span, token: Span): boolean =>
  !/^\s*[,(;–—-]?\s*$/.test(text.slice(end, token.start)) ||
  /^\s*(?:[,.;:)]|$|(?:and|to|versus|vs|compared|against|from|after|but|while)\b)/i.test(text.slice(token.end))

/** What a change is measured from. */
const MEASURING = /^(?:year[- ]o|on the year|y[-/]?o|sequential|quarter[- ]o|q[-/]?o|since|between|from|over|than)/i
const BEHIND =
  /^\s*(?:,|\()?\s*(?:(?:in|for|at|by|of|during|over|as of|on|recorded in|reported (?:in|for)|posted in|seen in|earned in|spent in|(?:(?:that|which)\s+)?(?:it|they|the (?:company|group|firm|business)) (?:had |has )?[a-z]+(?: (?:in|out|back|over|away))?(?: (?:at|in|for|during|over|of|back in))?)\s+)?(?:(?:the|its|fiscal|a)\s+)*(?:same\s+(?:stretch|period|quarter|months|half|span|time|weeks)\s+(?:of|in)\s+(?:(?:the|fiscal)\s+)*)?$/i
const BEFORE =
  /^(?:['’]s?)?\s*(?:(?:,\s*)?(?:when\s+)?(?:it|they|this|that|the (?:figure|amount|total|sum))\s+(?:(?:had|has|have)\s+)?(?:was|were|been|stood|amounted|came|is|reads?)\s+(?:(?:at|to)\s+)?)?(?::|\(|figure of|level of|total of|tally of|mark of|record)?\s*(?:(?:of|a|just|only|about|some|nearly|almost)\s+)*$/i

/** The text with everything blanked that has been read as something. */
export function bare(text: string, spans: readonly Span[], from = 0, to = text.length): string {
  let rest = ''
  for (let at = from; at < to; at++) rest += spans.some((one) => one.start <= at && at < one.end) ? ' ' : text[at]
  return rest
}
