/** Zero in words: "after nothing in 2023", "having bought nothing in the year before", "after two years without revenue". */
import type { Span } from '../../figures-in-words/companies.ts'
import { type FactBase, type FactPeriod, factOf, metricWords, yearBefore } from '../../figures-in-words/facts.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { FoundComparison } from '../comparisons/rank-claims.ts'
import type { Proven } from './parts.ts'

export interface Nothing extends Span {
  /** when it was nothing; null = in so many years before */
  token: PeriodToken | null
  years: number
}

const DID =
  '(?:(?:having|had)\\s+)?(?:(?:paid|spent|bought|booked|earned|made|returned|handed|distributed|repurchased|given)(?: out| back)?\\s+)?'
const NOTHING = new RegExp(
  `\\b(?:(?:after|from|against|versus|compared with|following)\\s+)?${DID}(?:nothing(?: at all| whatsoever)?|none|nil|zero)(?:\\s+(?:in|for|during))?(?:\\s+the)?\\s*`,
  'gi',
)
const WITHOUT =
  /\bafter (?<years>two|three) (?:fiscal |whole |full )?years (?:without|with no)(?: any| (?:a|one)(?: single)? (?:cent|dollar|penny|euro) of)?(?=\s)|\b(?:after|following) (?:none in the (?<prior>two|three) (?:prior|previous|preceding) years|(?<with>two|three) years with none)\b/gi

/** @returns what a sentence tells to have been nothing, with when */
export function nothingIn({ text, periods, metrics }: Sentence): Nothing[] {
  const found: Nothing[] = []
  for (const match of text.matchAll(NOTHING)) {
    const end = match.index + match[0].length
    const token = periods.find((one) => one.start >= end - 14 && one.start <= end && one.end > end)
    if (token) found.push(...listed({ text, periods }, match.index, token))
  }
  for (const match of text.matchAll(NO_NAME)) {
    const name = metrics.find((one) => one.start === match.index + match[0].length)
    const behind =
      name &&
      periods.find(
        (one) =>
          one.start >= name.end &&
          /^\s+(?:at all\s+)?(?:in|for|during)\s+(?:the\s+)?$/.test(text.slice(name.end, one.start)),
      )
    if (behind) found.push(...listed({ text, periods }, match.index, behind))
  }
  for (const match of text.matchAll(WITHOUT)) {
    const { years: without, prior, with: none } = match.groups ?? {}
    const years = (without ?? prior ?? none)?.toLowerCase() === 'three' ? 3 : 2
    found.push({ start: match.index, end: match.index + match[0].length, token: null, years })
  }
  return found
}

/** "No revenue in 2024": of the name behind it. */
const NO_NAME = /\b(?:no|without any|not a (?:cent|dollar) of|zero)\s+(?=[\p{L}])/giu

/** The periods that go on with the first: "in 2024 or 2023", "in 2022 and 2023". */
function listed({ text, periods }: Pick<Sentence, 'text' | 'periods'>, start: number, first: PeriodToken): Nothing[] {
  const found: Nothing[] = [{ start, end: first.end, token: first, years: 0 }]
  for (const token of periods.slice(periods.indexOf(first) + 1)) {
    const last = found.at(-1)
    if (
      !last ||
      !/^\s*(?:,|or|and|nor|and also|or even)\s+(?:in\s+|for\s+)?(?:fiscal\s+)?$/.test(
        text.slice(last.end, token.start),
      )
    )
      break
    // "Nothing in 2023 and in 2024 it was": of the clause behind
    if (/^\s+(?:it|they|that|[$€£¥\d])/.test(text.slice(token.end))) break
    found.push({ start: last.end, end: token.end, token, years: 0 })
  }
  return found
}

/** Each held against the one figure that the numbers are of; null = they are of several, or it is not known. */
export function heldNothing(
  base: FactBase,
  about: FactPeriod,
  told: readonly Nothing[],
  numbers: readonly Proven[],
): FoundComparison[] | null {
  const [first] = numbers
  if (told.length === 0) return []
  if (!first || numbers.some(({ metric }) => metricWords(metric) !== metricWords(first.metric))) return null
  const found: FoundComparison[] = []
  for (const { start, end, token, years } of told) {
    const one = token ? periodOf(base, token.says, about) : null
    if (one === UNKNOWN) return null
    const when = one ? [one] : yearsBefore(base, about, years)
    const values = when.map((period) => factOf(period, first.metric)?.value)
    if (values.length === 0 || values.some((value) => value === undefined)) return null
    found.push({
      verdict: values.every((value) => value === 0) ? 'holds' : 'wrong',
      metric: first.metric,
      period: when[0] ?? about,
      figure: values.join(', '),
      ...{ rule: null, note: null, span: { start, end }, used: [] },
    })
  }
  return found
}

function yearsBefore(base: FactBase, about: FactPeriod, count: number): FactPeriod[] {
  const found: FactPeriod[] = []
  for (let one = yearBefore(base, about); one && found.length < count; one = yearBefore(base, one)) found.push(one)
  return found.length === count ? found : []
}
