/**
 * "Fell from $19.3 billion in 2022 to $3.2 billion in 2024, a drop of 53%": where both ends of a change are named, how far
 * it went is told of them. What was measured from another time than the one that stands there is not verified; where the
 * words leave no other reading, it is contradicted.
 */
import type { Span } from '../figures-in-words/companies.ts'
import { type FactBase, type FactPeriod, isRatio, type Metric, metricWords } from '../figures-in-words/facts.ts'
import { agreesRounded, type NumberToken } from '../figures-in-words/numbers.ts'
import { AFTER_NUMBER, type Sentence } from '../figures-in-words/sentence.ts'
import { formatPercent } from '../format/percent.ts'
import { growth } from '../statement/margins.ts'
import type { BoundClaim } from './bound-claim.ts'
import { directionClaim } from './direction-claims.ts'
import { meant, valueIn } from './looks/meant.ts'

const HEDGES =
  '(?:(?:about|around|nearly|almost|some|over|just|roughly|only|more than|a|the|its|a mere|as (?:much|many|high|low) as)\\s+)*'
const FROM = new RegExp(`\\b(?:from|against|versus|vs\\.?|compared (?:with|to))\\s+${HEDGES}[−-]?$`, 'i')
const TO = new RegExp(`\\b(?:in)?to\\s+${HEDGES}[−-]?$`, 'i')
const OTHER_CLAUSE = /[;:]|\.\s|,\s+(?:while|whereas|but|although|though)\b/i
/** Words of a multiple that are a change of their own, and how much more or less they say. */
const MULTIPLE =
  /\b(?:(?<two>doubl)|(?<three>trip?l|trebl)|(?<four>quadrupl)|(?<five>quintupl)|(?<half>halv))(?:e[ds]?|ing)\b/i
const SIZES = { two: 2, three: 3, four: 4, five: 5, half: 0.5 } as const

interface Level {
  n: NumberToken
  metric: Metric
  period: FactPeriod
  value: number
}

interface Ends {
  old: Level
  now: Level
  /** told as from where it went and to where; otherwise the two stand before the change */
  isLed: boolean
}

/** @returns the claims, those about how far it went from one named end to the other held against these ends */
export function ofNamedEnds(base: FactBase, s: Sentence, claims: readonly BoundClaim[]): BoundClaim[] {
  if (s.passage.inTable || claims.every((one) => !isWay(one) && !isSize(one))) return [...claims]
  const levels = levelsIn(base, s, claims)
  return claims.map((claim) => {
    const at = isWay(claim) || isSize(claim) ? spanOf(s, claim) : null
    const ends = at && endsOf(base, s, claim, at, levels)
    if (!at || !ends || isMeasuredSo(claim, ends)) return claim
    // "Sank from $23.86 to $15.51, after rising the year before": of the time before the first end
    if (isWay(claim) && at.start > ends.now.n.end && /\bafter\s+(?:[a-z]+ly\s+)?$/i.test(s.text.slice(0, at.start)))
      return claim
    // "$19.4 billion (+25%), after $15.5 billion (+33%)": how it had come to the earlier end
    if (claim.period === ends.old.period.code && /^\s*\(\s*[+−–-]?$/.test(s.text.slice(ends.old.n.end, at.start)))
      return claim
    const own = ownTime(s, at, ends)
    if (own === 'other') return claim
    if (isWay(claim) && !MULTIPLE_ALONE.test(claim.text)) return ends.isLed ? fromEnd(base, s, claim, at, ends) : claim
    const size = sizeOf(s, claim, at, ends)
    if (size === null) return claim
    if (size.isRight)
      return claim.verdict === 'wrong'
        ? { ...claim, verdict: 'unresolved', note: 'from when it is measured is not understood' }
        : claim
    if (claim.verdict !== 'holds') return claim
    const isSure = own === 'none' && size.isFar && ends.isLed
    const note = isSure
      ? `from ${ends.old.period.code} to ${ends.now.period.code} it is ${size.figure}`
      : 'from when it is measured is not understood'
    return isSure
      ? { ...claim, verdict: 'wrong', place: null, figure: size.figure, rule: null, note }
      : { ...claim, verdict: 'unresolved', place: null, note }
  })
}

/** A word that says which way it went. */
const isWay = ({ verdict, kind }: BoundClaim): boolean => verdict !== 'unresolved' && kind === 'direction'
/** A change by so much. */
const isSize = ({ verdict, kind, isChange }: BoundClaim): boolean =>
  verdict !== 'unresolved' && (kind === 'change' || (isChange && kind === 'amount'))
/** Behind the ends, what the verb before them has said already is said again in its size. */
const MULTIPLE_ALONE =
  /^(?:(?:almost|nearly|more than|about|roughly)\s+)?(?:doubl|trip?l|trebl|quadrupl|quintupl|halv)ing$/i

/** The same word, held against the end that it is told from. */
function fromEnd(base: FactBase, s: Sentence, claim: BoundClaim, at: Span, { old, now }: Ends): BoundClaim {
  const word = s.directions.find((one) => one.start === at.start)
  const key = metricWords(now.metric)
  const token = s.metrics.find(({ metrics }) => metrics[0] !== undefined && metricWords(metrics[0]) === key)
  if (!word || !token) return claim
  const said = directionClaim(base, s, word, token, now.period, old.period)
  // how far it went is told by the amounts, where the word alone does not fit
  return said.verdict === 'unresolved' ? claim : { ...claim, ...said }
}

function spanOf(s: Sentence, { start, text }: BoundClaim): Span | null {
  const from = s.passage.at.indexOf(start)
  return from < 0 ? null : { start: from, end: from + text.length }
}

function levelsIn(base: FactBase, s: Sentence, claims: readonly BoundClaim[]): Level[] {
  return s.numbers.flatMap((n) => {
    const claim = claims.find((one) => one.start === s.passage.at[n.start] && one.kind !== 'period')
    if (claim?.verdict !== 'holds' || claim.isChange || (claim.kind !== 'amount' && claim.kind !== 'share')) return []
    const metric = meant(base, s, claim)
    const period = base.periods.find(({ code }) => code === claim.period)
    if (!metric || !period || (n.kind === 'percent' && !isRatio(metric))) return []
    const value = valueIn(base, metric, period)
    return value === null ? [] : [{ n, metric, period, value }]
  })
}

/** The two levels of the claim's own figure, told as from where it went and to where. */
function endsOf(base: FactBase, s: Sentence, claim: BoundClaim, at: Span, levels: readonly Level[]): Ends | null {
  const metric = meant(base, s, claim)
  if (!metric) return null
  const own = levels.filter((one) => metricWords(one.metric) === metricWords(metric))
  const [first, second, more] = own
  if (!first || !second || more || first.period === second.period) return null
  const old = first.period.end_date < second.period.end_date ? first : second
  const now = old === first ? second : first
  // "Bounced back to $112.0 billion after slipping to $93.7 billion": each led to by a word of its own
  const [toOld = false, toNow = false] = [old, now].map(({ n }) => TO.test(s.text.slice(0, n.start)))
  const isLed = FROM.test(s.text.slice(0, old.n.start)) || (toNow && !toOld)
  const [from, to] = [Math.min(first.n.start, at.start), Math.max(second.n.end, at.end)]
  const isOne = !OTHER_CLAUSE.test(s.text.slice(from, to).replace(/\d\.\d/g, ''))
  return isOne && (isLed || at.start >= second.n.end) ? { old, now, isLed } : null
}

/** It was measured from the one end to the other. */
const isMeasuredSo = ({ rule }: BoundClaim, { old, now }: Ends): boolean =>
  rule?.includes(old.period.code) === true && rule.includes(now.period.code)

interface Size {
  isRight: boolean
  /** too far off to be said so in any way */
  isFar: boolean
  figure: string
}

/** What the change from end to end is, and whether it is told so. */
function sizeOf(s: Sentence, claim: BoundClaim, at: Span, { old, now }: Ends): Size | null {
  const n = s.numbers.find((one) => one.start === at.start)
  const [a, b] = [old.value, now.value]
  const ratio = a !== 0 && a < 0 === b < 0 ? b / a : null
  if (!n) {
    const { groups } = MULTIPLE.exec(claim.text) ?? {}
    const key = (Object.keys(SIZES) as (keyof typeof SIZES)[]).find((one) => groups?.[one] !== undefined)
    if (!key || ratio === null) return null
    const off = ratio / SIZES[key]
    const isMore =
      /\b(?:more than|over)\s+$/i.test(s.text.slice(0, at.start)) || /^(?:more than|over)\b/i.test(claim.text)
    const [low, high] = isMore ? [1, 1.5] : [0.85, 1.25]
    return { isRight: off >= low && off < high, isFar: off < 0.7 || off > 1.6, figure: `${ratio.toFixed(1)} times` }
  }
  if (n.kind === 'times') {
    if (ratio === null) return null
    const size = ratio < 1 && n.value > 1 ? 1 / ratio : ratio
    return { isRight: agreesRounded(size, n, n.value), isFar: true, figure: `${size.toFixed(1)} times` }
  }
  if (isRatio(now.metric)) {
    if (n.kind !== 'points' && n.kind !== 'percent') return null
    const points = Math.abs(b - a) * 100
    return { isRight: agreesRounded(points, n, n.value), isFar: true, figure: `${points.toFixed(1)} points` }
  }
  if (n.kind === 'percent') {
    const change = growth(Math.abs(b), Math.abs(a))
    // from a loss to a profit there is no percentage: what is told must be of another time
    if (change === null || ratio === null) return { isRight: false, isFar: false, figure: '' }
    const size = Math.abs(change) * 100
    return { isRight: agreesRounded(size, n, n.value), isFar: true, figure: formatPercent(Math.abs(change)) }
  }
  if (n.kind === 'points') return null
  const less = Math.abs(b - a)
  return { isRight: agreesRounded(less, n, n.value), isFar: false, figure: `${less}` }
}

/**
 * Whether a time of its own stands beside the change: "up 11% from 2023". Between its ends, or with the time of one of them
 * beside it, it may be of the one as well as of the other.
 */
function ownTime(s: Sentence, at: Span, { old, now }: Ends): 'none' | 'other' | 'either' {
  const [first, last] = [old, now].map(({ n }) => n).sort((a, b) => a.start - b.start) as [NumberToken, NumberToken]
  const isOwned = (one: Span): boolean =>
    [first, last].some(
      (n) =>
        (one.start >= n.end && AFTER_NUMBER.test(s.text.slice(n.end, one.start))) ||
        (one.end <= n.start && /^(?:['’]s)?\s+$/.test(s.text.slice(one.end, n.start))),
    )
  const next = s.numbers.find((one) => one.start >= at.end)?.start ?? s.text.length
  const end = Math.min(next, at.end + (/^(?:[^,;()–—]|,(?=\d))*/.exec(s.text.slice(at.end))?.[0].length ?? 0))
  if (at.start >= last.end) {
    const gap = s.text.slice(last.end, at.start)
    const cut = Math.max(...[',', '(', '–', '—'].map((one) => gap.lastIndexOf(one)))
    const from = cut < 0 ? at.start : last.end + cut
    const phrase = s.text.slice(from, end)
    if (A_YEAR.test(phrase)) return 'either'
    const isTimed = s.periods.some((one) => one.start >= from && one.end <= end) || s.overYears !== null
    return isTimed || LAST_OF.test(phrase) ? 'other' : 'none'
  }
  if (at.end <= first.start) {
    const isBare = /^\s*,?\s*(?:(?:in)?to|from)\s+(?:[a-z]+\s+){0,3}[−-]?$/i.test(s.text.slice(at.end, first.start))
    const isTimed = s.periods.some((one) => one.start >= at.end && one.end <= first.start && !isOwned(one))
    // "Fell 53% to $3.2 billion, a far cry from the $19.3 billion of 2022": the way from there is told apart
    const apart = /[,(–—](?<words>[^,(–—]*)$/.exec(s.text.slice(first.end, last.start))?.groups?.words
    if (apart !== undefined && !FROM_AGAIN.test(apart)) return 'other'
    return isBare && apart === undefined && !isTimed ? 'none' : 'either'
  }
  return 'either'
}
/** So much in each of the years between. */
const A_YEAR = /\b(?:a year|annual\w*|per (?:year|annum)|averag\w*|compound\w*|CAGR|each year|every year|yearly)\b/i
/** So much in the last of them. */
const LAST_OF = /\b(?:latter|latest|last|final|most recent|this (?:past )?year|year[- ]o(?:n|ver)[- ]year|alone)\b/i
/** "…, from $19.3 billion in 2022", "…, down from" */
const FROM_AGAIN = /^\s*(?:(?:up|down)\s+)?from\s+(?:[a-z]+\s+){0,2}$/i
