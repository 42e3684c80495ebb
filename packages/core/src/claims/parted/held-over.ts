/**
 * What the words of one clause hold over the next: a place at the head ("In Europe, sales were $111.0 billion, and R&D …"), a
 * time at the head ("A year earlier revenue was …, and net income …"), a time at the end, a measure that parts are told of. A
 * figure behind that is right of the whole company, of another year or of another measure is not what the sentence says.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import type { FactBase, Metric } from '../../figures-in-words/facts.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { BoundClaim } from '../bound-claim.ts'
import { namingOthers } from '../others/beside-income.ts'
import { JOINT, OF_WHOLE, placeAtHead } from './cuts.ts'

interface Clause extends Span {
  /** what joins it to the one before; '' at the head */
  joint: string
}

/** @returns the claims, of which those that another clause may have made another's are left open */
export function unlessHeldOver(base: FactBase, s: Sentence, claims: readonly BoundClaim[]): BoundClaim[] {
  const clauses = clausesOf(s.text)
  if (s.passage.inTable) return [...claims]
  const named = namingOthers(s) ?? s
  const place = placeAtHead(named)
  const time = timeAtHead(base, named)
  const last = timeAtEnd(base, named, clauses)
  const amount = amountBefore(named)
  return claims.map((claim) => {
    if (claim.metric === null || claim.verdict === 'unresolved' || claim.kind === 'period') return claim
    const at = s.passage.at.indexOf(claim.start)
    const clause = clauses.find((one) => at >= one.start && at < one.end)
    if (!clause) return claim
    const leave = (words: string): BoundClaim => ({
      ...claim,
      ...{ verdict: 'unresolved', place: null, note: `“${words}” may be said of it too` },
    })
    if (claim.verdict === 'wrong' && amount && at >= amount.from && at < amount.to) return leave(amount.words)
    const words = s.text.slice(clause.start, clause.end)
    const isBehind = clause.joint !== '' && !clause.joint.startsWith(';')
    const isTimed = named.periods.some((one) => one.start >= clause.start && one.end <= clause.end)
    if (claim.verdict === 'holds' && isBehind) {
      const isOwned = OF_WHOLE.test(words) || named.companies.some((one) => isIn(one, clause))
      const isNamed = named.metrics.some((one) => isIn(one, clause) && one.isVerb !== true)
      if (!isNamed) return claim
      if (place && !isOwned && isOfWhole(claim)) return leave(place)
      if (time && !isTimed && !MEASURED.test(words) && isOtherYear(claim, time.year)) return leave(time.words)
      const part = partBefore(named, clause)
      if (part && !isOwned && isMeasuredByPart(claim.bound)) return leave(part)
      const measure = measureBefore(named, clause)
      if (measure && isRevenueOfPart(claim.bound) && !SALES.test(words)) return leave(measure)
    }
    if (last && clause.end <= last.from && isOtherYear(claim, last.year)) return leave(last.words)
    return claim
  })
}

function clausesOf(text: string): Clause[] {
  const found: Clause[] = []
  let [from, joint] = [0, '']
  for (const match of text.matchAll(JOINT)) {
    found.push({ start: from, end: match.index, joint })
    ;[from, joint] = [match.index + match[0].length, match[0]]
  }
  return [...found, { start: from, end: text.length, joint }]
}

const isIn = (one: Span, { start, end }: Span): boolean => one.start >= start && one.end <= end && one.end > one.start

interface Time {
  year: string
  words: string
}

function timeOf(base: FactBase, s: Sentence, token: PeriodToken): Time | null {
  const period = periodOf(base, token.says, base.periods[0])
  return period === UNKNOWN
    ? null
    : { year: period.code.slice(0, 4), words: s.text.slice(token.start, token.end).trim() }
}

/** "A year earlier, …", "In 2024, …" */
function timeAtHead(base: FactBase, s: Sentence): Time | null {
  const [token] = s.periods
  if (
    !token ||
    token.isComparison ||
    !/^\W*(?:(?:back )?(?:in|for|during|at|over|by|on)\s+(?:the\s+)?)?$/i.test(s.text.slice(0, token.start))
  )
    return null
  return timeOf(base, s, token)
}

/** "… and net income was $93.7 billion a year earlier": of a list whose first clauses say no time, the time of all of it. */
function timeAtEnd(base: FactBase, s: Sentence, clauses: readonly Clause[]): (Time & { from: number }) | null {
  const own = clauses.at(-1)
  const [token, more] = s.periods
  if (!own || !token || more || token.isComparison || clauses.length !== 2 || !/^,?\s+and\s+$/.test(own.joint))
    return null
  const number = s.numbers.findLast((one) => one.end <= token.start)
  const names = s.metrics.filter((one) => isIn(one, own) && one.isVerb !== true)
  if (!number || number.start < own.start || names.length === 0) return null
  if (MEASURED.test(s.text.slice(own.start, number.start))) return null
  if (!/^\s*(?:(?:in|for|during)\s+(?:the\s+)?)?$/i.test(s.text.slice(number.end, token.start))) return null
  const time = timeOf(base, s, token)
  return time && { ...time, from: own.start }
}

/** "With $34.4 billion of sales, the United States …": an amount at the head that may be of the part that follows. */
function amountBefore({ text, metrics }: Sentence): { from: number; to: number; words: string } | null {
  const lead = /^\W*with\s[^,]*?[$€£]?\d[^,]*(?:,\d[^,]*)*,\s+(?:the\s+)?/i.exec(text)?.[0].length ?? 0
  const part = metrics.find(({ start, end, metrics: [one] }) => start <= lead && end > lead && one?.kind === 'division')
  return part && lead > 0 ? { from: 0, to: lead, words: text.slice(part.start, part.end) } : null
}

/** What an amount is measured from stands in another year. */
const MEASURED = /\b(?:from|against|after|versus|vs\.?|than|compared|since)\b/i

const isOtherYear = ({ period }: BoundClaim, year: string): boolean => period !== null && period.slice(0, 4) !== year

const isOfWhole = ({ bound, metric }: BoundClaim): boolean =>
  bound ? bound.kind !== 'division' && bound.kind !== 'share' && bound.kind !== 'sum' : metric !== null

const isRevenueOfPart = (metric: Metric | null): boolean => metric?.kind === 'division' && metric.quantity === 'revenue'

const SALES = /\b(?:revenues?|sales|turnover|takings|sold|sells?|brought in|brings? in|took in)\b/i

/** "Operating income rose 8.0%, with iPhone at …": the measure that the parts behind are told of. */
function measureBefore({ text, metrics }: Sentence, clause: Clause): string | null {
  if (!/\bwith\s+$/.test(clause.joint)) return null
  const before = metrics.filter((one) => one.end > one.start && one.end <= clause.start && one.isVerb !== true)
  const isRevenue = before.some(({ metrics: [one] }) => one?.kind === 'figure' && one.name === 'total_revenue')
  const other = before.find(({ metrics: [one] }) => one?.kind === 'figure' && one.name !== 'total_revenue')
  return other && !isRevenue && !before.some(({ metrics: [one] }) => one?.kind === 'division')
    ? text.slice(other.start, other.end)
    : null
}

/** "Services grew 13.5%, and gross margin was 46.9%": the part that alone is told of before; null = there is none, or more. */
function partBefore({ text, metrics, companies }: Sentence, clause: Clause): string | null {
  if (/\b(?:while|whereas|but|though|although|even)\b/i.test(clause.joint)) return null
  const before = metrics.filter((one) => one.end > one.start && one.end <= clause.start && one.isVerb !== true)
  const [first] = before
  const isPart = before.every(({ metrics: [one] }) => one?.kind === 'division')
  // "Acme reported Pumps revenue of $50.0 billion and operating income of $12.0 billion": the company reports both
  const isOfCompany = companies.some((one) => first && one.end <= first.start && !/^['’]/.test(text.slice(one.end)))
  return first && isPart && !isOfCompany ? text.slice(first.start, first.end) : null
}

/** What a company tells of its parts too. */
const isMeasuredByPart = (metric: Metric | null): boolean =>
  metric?.kind === 'ratio' ||
  (metric?.kind === 'figure' && (metric.name === 'gross_profit' || metric.name === 'operating_income'))
