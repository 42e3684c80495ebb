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
export function nothingIn({ text, periods }: Sentence): Nothing[] {
  const found: Nothing[] = []
  for (const match of text.matchAll(NOTHING)) {
    const end = match.index + match[0].length
    const token = periods.find((one) => one.start >= end - 14 && one.start <= end && one.end > end)
    if (token) found.push({ start: match.index, end: token.end, token, years: 0 })
  }
  for (const match of text.matchAll(WITHOUT)) {
    const { years: without, prior, with: none } = match.groups ?? {}
    const years = (without ?? prior ?? none)?.toLowerCase() === 'three' ? 3 : 2
    found.push({ start: match.index, end: match.index + match[0].length, token: null, years })
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
