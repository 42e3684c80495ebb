/**
 * Questions that reckon with figures: sums, differences, ratios, comparisons of two, how one moved. What is to be done is
 * told by the words, what with by the figures and periods that are named; a word that is neither leaves the question to
 * others, whatever else it says.
 */

import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import type { Metric } from '../../figures-in-words/facts.ts'
import { countOf } from '../../figures-in-words/skeleton.ts'
import { codeYearBefore } from '../../statement/period-code.ts'
import type { PeriodMention } from '../asked-periods.ts'
import type { ChatFacts } from '../facts.ts'
import type { Mention } from '../metrics.ts'
import { type Token, tokensOf } from './terms.ts'
import { type Op, PHRASES, roleOf } from './words.ts'

/** A figure of a period: 'net_income' of '2024 FY'. */
export interface Quantity {
  metric: string
  period: string
}

export type Reckoned =
  | { op: 'sum'; of: readonly Quantity[] }
  | { op: 'difference'; a: Quantity; b: Quantity; isMinus: boolean }
  /** `cover`: how many times the first covers the second; asked whether it does */
  | { op: 'times'; a: Quantity; b: Quantity; cover?: 'asked' | 'told' }
  /** `more`: what goes with the part, of which the sum is asked */
  | { op: 'share'; of: readonly { part: Quantity; more: readonly Quantity[]; whole: Quantity }[] }
  /** `asked`: whether the first is the larger or the smaller; null = which of them */
  | { op: 'compare'; a: readonly Quantity[]; b: readonly Quantity[]; asked: 'more' | 'less' | null }
  /** whether there was any of it */
  | { op: 'any'; of: Quantity }
  | { op: 'sign'; of: Quantity; asked: 'negative' | 'positive' }
  /** of each pair the newer first; `asked`: which way it is said to have gone */
  | {
      op: 'moved'
      of: readonly (readonly [Quantity, Quantity])[]
      asked: 'up' | 'down' | null
      isBy: boolean
      isLoss: boolean
    }
  | { op: 'values'; of: readonly Quantity[] }
  /** whether it went the same way in every year */
  | { op: 'every'; metric: string; isUp: boolean }
  /** whether the newer is (more than) so many times the older */
  | { op: 'fold'; a: Quantity; b: Quantity; times: number; isOver: boolean }
  /** whether each of them is above or below an amount */
  | { op: 'rank'; of: readonly Quantity[]; isLow: boolean }
  | { op: 'limit'; of: readonly Quantity[]; limit: Limit; isAbove: boolean }

interface Limit {
  value: number
  isPercent: boolean
  words: string
}

export interface Reading {
  asked: Reckoned
  made: Metric[]
}

interface Readers {
  mentions: (text: string) => Mention[]
  periods: (text: string) => PeriodMention[]
}

const YES_OR_NO = /^\W*(?:is|was|are|were|did|does|do|has|have|had|would|could)\b/i

export function readReckoned(typed: string, facts: ChatFacts, { mentions, periods }: Readers): Reading | null {
  const text = PHRASES.reduce((said, [pattern, plain]) => said.replace(pattern, plain), typed)
  const named = mentions(text)
  const tokens = tokensOf(text, facts, named, periods(text))
  if (!tokens) return null
  const asked = reckon(tokens, text, typed, facts)
  return asked && { asked, made: named.flatMap((one) => one.made ?? []) }
}

interface Parsed {
  /** figures and what is done, in their order; fillers are left out */
  steps: readonly Step[]
  ops: ReadonlySet<Op>
  metrics: readonly string[]
  periods: readonly string[]
  isYesNo: boolean
  limit: Limit | null
  fold: number | null
  text: string
  facts: ChatFacts
}
type Step = { metric: string } | { period: string } | { op: Op }

function reckon(all: readonly Token[], text: string, typed: string, facts: ChatFacts): Reckoned | null {
  const tokens = withoutVerbs(all)
  if (!tokens) return null
  const metrics = [...new Set(tokens.flatMap((one) => (one.kind === 'term' ? [one.metric] : [])))]
  const periods = [...new Set(tokens.flatMap((one) => (one.kind === 'period' ? [one.period] : [])))]
  const steps: Step[] = []
  for (const token of tokens) {
    if (token.kind === 'term') steps.push({ metric: token.metric })
    else if (token.kind === 'period') steps.push({ period: token.period })
    else if (token.kind === 'limit') steps.push({ op: 'limit' })
    else {
      const op = isOwnLength(token.word, facts) ? 'idle' : roleOf(token.word, metrics)
      if (op === null) return null
      if (op !== 'idle') steps.push({ op })
      // "Beat last year's": what is behind it is what it is held against.
      if (EXCEEDS.test(token.word)) steps.push({ op: 'than' })
    }
  }
  const ops = new Set(steps.flatMap((one) => ('op' in one ? [one.op] : [])))
  ops.delete('and')
  const isYesNo = YES_OR_NO.test(text)
  const limit = tokens.find((one) => one.kind === 'limit') ?? null
  const fold = tokens.flatMap((one) => (one.kind === 'word' ? (FOLDS[one.word.slice(0, 4)] ?? []) : []))[0] ?? null
  const parsed = { steps, ops, metrics, periods, isYesNo, limit, fold, text: typed, facts }
  return metrics.length === 0 ? null : metrics.length === 1 ? ofOne(parsed, metrics[0] ?? '') : ofSeveral(parsed)
}

/**
 * "How many times its 2023 profit did it earn in 2024": the verb says the figure again; "more than it earned" names one of
 * its own. What is done with a part is what it sold.
 */
function withoutVerbs(tokens: readonly Token[]): readonly Token[] | null {
  const nouns = tokens.flatMap((one) => (one.kind === 'term' && !one.isVerb ? [one.metric] : []))
  const out: Token[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'term' || !token.isVerb || nouns.length === 0) {
      out.push(token)
      continue
    }
    const before = tokens
      .slice(0, at)
      .filter((one) => one.kind !== 'word' || !/^(?:it|they|the|company|firm|has|had)$/.test(one.word))
      .at(-1)
    const isOwn = before?.kind === 'word' && /^(?:than|§over|exceed|exceeds)$/.test(before.word)
    if (isOwn) out.push(token)
    // "How many points did the margin lose": it is the margin that went down.
    else if (/^los|^lost/.test(token.word) && nouns.every((one) => /_margin$|_rate$/.test(one)))
      out.push({ kind: 'word', word: 'down' })
    else if (nouns.includes(token.metric)) continue
    else if (
      token.metric === 'total_revenue' &&
      nouns.every((one) => /^(?:business|geography):|^revenue| and /.test(one))
    )
      continue
    else return null
  }
  return out
}

const HOW_MUCH_MORE = /\bhow (?:much|many) (?:[a-z]+ )?(?:more|less|higher|lower|bigger|larger|smaller)\b/i
const IN_MONEY = /\b(?:in|by) (?:dollars?|money|absolute (?:terms|figures|numbers|amounts?)|\$|USD|euros?)(?! per\b)/i
const EXCEEDS = /^(?:exceed|top|outweigh|surpass|beat|outstrip)(?:s|ed|ped|es|ped)?$/

/** Said of a loss, "bigger" is lower. */
const LOSS = /\b(?:loss(?:es)?|los(?:e|es|ing)|lost)\b/i
const FOLDS: Readonly<Record<string, number>> = { doub: 2, trip: 3, quad: 4, halv: 0.5 }

/** "In the quarter" of a quarter's report is its own time. */
const isOwnLength = (word: string, { period, currency }: ChatFacts): boolean =>
  (word === '$' && currencyAgrees('$', currency)) ||
  (period.endsWith('FY')
    ? /^(?:years?|annual|annually|12-month)$/.test(word)
    : /^(?:quarters?|quarterly|q)$/.test(word))

const is = (ops: ReadonlySet<Op>, needed: readonly Op[], also: readonly Op[] = []): boolean =>
  needed.some((one) => ops.has(one)) && [...ops].every((one) => needed.includes(one) || also.includes(one))

const isNewer = (a: string, b: string): boolean => a > b

/** One figure in two periods, or in one and that of the year before. */
function ofOne(parsed: Parsed, metric: string): Reckoned | null {
  const { ops, periods, isYesNo, limit, fold, text, facts } = parsed
  const at = (period: string): Quantity => ({ metric, period })
  const [first = facts.period, second] = periods
  const direction = ops.has('up') ? 'up' : ops.has('down') ? 'down' : null
  if (ops.has('up') && ops.has('down')) return null
  if (is(ops, ['negative', 'positive']) && isYesNo && periods.length < 2 && ops.size === 1)
    return { op: 'sign', of: at(first), asked: ops.has('negative') ? 'negative' : 'positive' }
  const years = [
    ...new Set(
      facts.base.periods.filter(({ code }) => code.slice(4) === facts.period.slice(4)).map(({ code }) => code),
    ),
  ]
  const count = countOf(/\b(two|three|four|five|[2-5])\b/i.exec(text)?.[1])
  if (limit) {
    if (!isYesNo || !is(ops, ['more', 'less'], ['limit', 'than', 'every']) || (ops.has('more') && ops.has('less')))
      return null
    const of = ops.has('every') ? years.slice(0, count || years.length).map(at) : [at(first)]
    return periods.length > (ops.has('every') ? 0 : 1) ? null : { op: 'limit', of, limit, isAbove: ops.has('more') }
  }
  if (ops.has('since')) {
    if (periods.length !== 1 || first >= facts.period || !years.includes(first)) return null
    const of = years.filter((one) => one >= first).map(at)
    if (is(ops, ['sum', 'since']) && ops.size === 2) return { op: 'sum', of }
    if (ops.has('times') && is(ops, ['times', 'since'], ['up', 'by']))
      return { op: 'times', a: at(facts.period), b: at(first) }
    if (fold !== null && is(ops, ['fold', 'since'], ['more', 'than']))
      return { op: 'fold', a: at(facts.period), b: at(first), times: fold, isOver: ops.has('more') }
    return null
  }
  if (ops.has('every')) {
    if (periods.length > 0) return null
    if (is(ops, ['sum', 'every']) && ops.size === 2 && count <= years.length)
      return { op: 'sum', of: years.slice(0, count || years.length).map(at) }
    if (direction && is(ops, ['every', 'up', 'down'])) return { op: 'every', metric, isUp: direction === 'up' }
    return ops.size === 1 && years.length > 2 ? { op: 'values', of: years.map(at) } : null
  }
  if (fold !== null) {
    const [a, b] =
      second === undefined
        ? [facts.period, first === facts.period ? codeYearBefore(first) : first]
        : [first, second].sort().reverse()
    if (!a || !b || a === b || !is(ops, ['fold'], ['more', 'than', 'times', 'by', 'beside'])) return null
    return { op: 'fold', a: at(a), b: at(b), times: fold, isOver: ops.has('more') }
  }
  if (periods.length > 2) return is(ops, ['sum']) ? { op: 'sum', of: periods.map(at) } : null
  if (second !== undefined) return ofTwoPeriods(parsed, metric, [first, second], direction)
  const than = thanTheYearBefore(parsed, metric, direction)
  if (than !== undefined) return than
  if (periods.length === 1 && first !== facts.period) {
    if (is(ops, ['times'], ['beside'])) return { op: 'times', a: at(facts.period), b: at(first) }
    if (ops.has('beside') && is(ops, ['beside'], ['up', 'down', 'moved', 'by', 'share']))
      return {
        op: 'moved',
        of: [[at(facts.period), at(first)]],
        asked: isYesNo ? direction : null,
        isBy: ops.has('by'),
        isLoss: LOSS.test(text),
      }
  }
  // Money that went out to owners, or is owed: nothing else is done with either.
  if (ops.size === 0 && isOutToOwners(metric, text)) return { op: 'values', of: [at(first)] }
  const [now, old] = [first, codeYearBefore(first)]
  if (
    is(ops, ['up', 'down', 'moved'], ['by', 'share', 'beside']) &&
    // Of another year it is told by its words whether the change is that year's or since then.
    first === facts.period
  )
    return {
      op: 'moved',
      of: [[at(now), at(old)]],
      asked: isYesNo ? direction : null,
      isBy: ops.has('by') || IN_MONEY.test(text),
      isLoss: LOSS.test(text),
    }
  return null
}

/** "Bigger than the year before": a year that is named alone is what the own is held against; undefined = it says none. */
function thanTheYearBefore(
  { ops, periods, isYesNo, text, facts }: Parsed,
  metric: string,
  direction: 'up' | 'down' | null,
): Reckoned | null | undefined {
  const isSaid = is(ops, ['more', 'less'], ['than', 'by']) && ops.has('than')
  if (!isSaid || periods.length !== 1 || periods[0] !== facts.period_before) return undefined
  const moved = more(ops, direction)
  if (moved === undefined) return null
  const isAsked = isYesNo || !HOW_MUCH_MORE.test(text)
  const of = [
    [
      { metric, period: facts.period },
      { metric, period: facts.period_before },
    ],
  ] as const
  return { op: 'moved', of, asked: isAsked ? moved : null, isBy: ops.has('by'), isLoss: LOSS.test(text) }
}

/** One figure in two periods that are named. */
function ofTwoPeriods(
  { ops, steps, isYesNo, text }: Parsed,
  metric: string,
  [first, second]: readonly [string, string],
  direction: 'up' | 'down' | null,
): Reckoned | null {
  const at = (period: string): Quantity => ({ metric, period })
  const pair = isNewer(first, second) ? ([at(first), at(second)] as const) : ([at(second), at(first)] as const)
  if (is(ops, ['sum'])) return { op: 'sum', of: [at(first), at(second)] }
  if (is(ops, ['times'], ['beside', 'up', 'by'])) return { op: 'times', a: pair[0], b: pair[1] }
  if (is(ops, ['minus'], ['by'])) return { op: 'difference', a: pair[0], b: pair[1], isMinus: false }
  if (is(ops, ['over'])) return { op: 'times', a: pair[0], b: pair[1] }
  if (is(ops, ['beside'])) return { op: 'moved', of: [pair], asked: null, isBy: false, isLoss: LOSS.test(text) }
  // "Growth in 2024 and in 2023" is of each; "from 2023 to 2024", "than in 2023" is one.
  if (is(ops, ['up', 'down', 'moved'], ['share', 'by']) && isListed(steps))
    return {
      op: 'moved',
      of: [first, second].map((one) => [at(one), at(codeYearBefore(one))] as const),
      asked: null,
      isBy: false,
      isLoss: LOSS.test(text),
    }
  const moved = more(ops, direction)
  const isFirstNewer = isNewer(first, second)
  if (
    is(ops, ['more', 'less', 'up', 'down', 'moved'], ['than', 'by', 'beside', 'share']) &&
    moved !== undefined &&
    isFirstNewer
  )
    return { op: 'moved', of: [pair], asked: isYesNo ? moved : null, isBy: ops.has('by'), isLoss: LOSS.test(text) }
  return ops.size === 0 ? { op: 'values', of: [at(first), at(second)] } : null
}

/** "Does cash cover the debt?": the first by the second, whichever is the larger. */
function timesOf({ text, isYesNo }: Parsed, a: Quantity, b: Quantity): Reckoned {
  if (!/\bcover(?:s|ed)?\b/i.test(text) || /\bcovered by\b/i.test(text)) return { op: 'times', a, b }
  return { op: 'times', a, b, cover: isYesNo ? 'asked' : 'told' }
}

const isOutToOwners = (metric: string, text: string): boolean =>
  /^other:(?:dividends_paid|share_repurchases)$/.test(metric)
    ? /\b(?:return|give|gave|hand|pay)\w*\b.*\b(?:shareholders|stockholders|owners|investors)\b/i.test(text)
    : /^other:\w*debt$/.test(metric) && /\bow(?:e|es|ed)\b/i.test(text)

/** Which way "more", "less", "up" and "down" say that it went; undefined = both, null = none of them. */
function more(ops: ReadonlySet<Op>, direction: 'up' | 'down' | null): 'up' | 'down' | null | undefined {
  if (ops.has('more') && ops.has('less')) return undefined
  const said = ops.has('more') ? 'up' : ops.has('less') ? 'down' : null
  return said !== null && direction !== null && said !== direction ? undefined : (said ?? direction)
}

/** Periods one after the other, with nothing but "and" between them. */
function isListed(steps: readonly Step[]): boolean {
  const places = steps.flatMap((one, at) => ('period' in one ? [at] : []))
  const [from, to] = [places[0] ?? 0, places.at(-1) ?? 0]
  return (
    steps.slice(from, to + 1).every((one) => 'period' in one || ('op' in one && one.op === 'and')) && to - from === 2
  )
}

/** Figures of one period; of several only where each of them is asked of all. */
function ofSeveral(parsed: Parsed): Reckoned | null {
  const { ops, steps, metrics, periods, isYesNo, limit, fold, facts } = parsed
  if (limit || fold !== null || ops.has('every')) return null
  const own = periods.length === 0 ? [facts.period] : periods
  const [period = facts.period] = own
  const at = (metric: string, of = period): Quantity => ({ metric, period: of })
  if (is(ops, ['share', 'over', 'part', 'of'], ['by', 'sum'])) return shareOf(parsed, own)
  if (own.length > 1) return null
  if (is(ops, ['sum']) && isOneFamily(metrics)) return { op: 'sum', of: metrics.map((one) => at(one)) }
  const [a, b] = metrics
  // "Than the debt of last year": the time is that of one of the two.
  if (periods.length === 1 && period !== facts.period && isOfTheLast(steps)) return null
  if (is(ops, ['more', 'less'], ['than', 'sum', 'by', 'up', 'down']) && !ops.has('beside')) {
    const isListedOther = metrics.every((one) => one.startsWith('other:'))
    const sides = sidesOf(steps, ops.has('sum') || isListedOther)
    if (!sides || ops.has('up') || ops.has('down') || (ops.has('more') && ops.has('less'))) return null
    if (ops.has('by') && !isYesNo && !/./.test(sides.a.join())) return null
    const asked = isYesNo || !ops.has('by') ? (ops.has('more') ? 'more' : 'less') : null
    return { op: 'compare', a: sides.a.map((one) => at(one)), b: sides.b.map((one) => at(one)), asked }
  }
  if (is(ops, ['beside', 'sum']) && ops.size === 2) {
    const sides = sidesOf(steps, true)
    return sides && { op: 'compare', a: sides.a.map((one) => at(one)), b: sides.b.map((one) => at(one)), asked: null }
  }
  if (is(ops, ['rank']) && metrics.length > 2 && isOneFamily(metrics))
    return { op: 'rank', of: metrics.map((one) => at(one)), isLow: false }
  if (metrics.length !== 2 || !a || !b) return null
  // "North America versus International: who is larger?"
  if (is(ops, ['more', 'less'], ['beside']) && ops.has('beside') && !ops.has('than'))
    return { op: 'compare', a: [at(a)], b: [at(b)], asked: null }
  if (is(ops, ['times'], ['than', 'more', 'beside'])) return timesOf(parsed, at(a), at(b))
  if (is(ops, ['minus'], ['by', 'and'] as Op[]))
    return { op: 'difference', a: at(a), b: at(b), isMinus: isBetween(steps, 'minus') }
  if (is(ops, ['beside'])) return { op: 'compare', a: [at(a)], b: [at(b)], asked: null }
  return null
}

/** A period that stands right behind the last figure, or before one, and not apart from them. */
const isOfTheLast = (steps: readonly Step[]): boolean => {
  const at = steps.findIndex((one) => 'period' in one)
  const than = steps.findIndex((one) => 'op' in one && one.op === 'than')
  return than >= 0 && at > 0
}

const isBetween = (steps: readonly Step[], op: Op): boolean => {
  const places = steps.flatMap((one, at) => ('metric' in one ? [at] : []))
  return steps.slice(places[0] ?? 0, places[1] ?? 0).some((one) => 'op' in one && one.op === op)
}

/** What stands before and after the word that compares; several on one side are one amount only where they are put together. */
function sidesOf(steps: readonly Step[], isSum: boolean): { a: string[]; b: string[] } | null {
  const than = steps.findIndex((one) => 'op' in one && one.op === 'than')
  const cut =
    than >= 0
      ? than
      : steps.findIndex((one) => 'op' in one && (one.op === 'more' || one.op === 'less' || one.op === 'beside'))
  const metricsOf = (some: readonly Step[]) => [
    ...new Set(some.flatMap((one) => ('metric' in one ? [one.metric] : []))),
  ]
  const [a, b] = [metricsOf(steps.slice(0, cut)), metricsOf(steps.slice(cut))]
  const isOfTwo = a.length === 1 && b.length === 1
  const isOfSum = isSum && a.length > 0 && b.length > 0 && a.length + b.length === 3
  return isOfTwo || isOfSum ? { a, b } : null
}

/** The whole stands behind "of", "divided by"; each is asked in every period that is named. */
function shareOf({ steps, ops, metrics, text }: Parsed, periods: readonly string[]): Reckoned | null {
  if (metrics.length > (ops.has('sum') || steps.some((one) => 'op' in one && one.op === 'and') ? 3 : 2)) return null
  if (metrics.length < 2) return null
  // "The share of debt in liabilities" names the part first.
  if (PART_IN.test(text) && !metrics.includes('total_revenue')) return null
  const over = steps.findIndex((one) => 'op' in one && (one.op === 'over' || one.op === 'part'))
  const behind = steps.slice(over + 1).find((one) => 'metric' in one)
  const [first] = steps.flatMap((one) => ('metric' in one ? [one.metric] : []))
  const whole = ops.has('of') && over < 0 ? first : over < 0 || !behind || !('metric' in behind) ? null : behind.metric
  const parts = metrics.filter((one) => one !== whole)
  const [part, ...more] = parts
  if (whole === null || whole === undefined || part === undefined) return null
  if (more.length > 0 && (!isOneFamily(parts) || parts.includes('total_revenue'))) return null
  if (ops.has('over') && ops.has('part')) return null
  if (isOfParts(part) !== isOfParts(whole) && whole !== 'total_revenue') return null
  // "What share of income is capex": it is none of it, and may be told beside it only where it is put so.
  if (ops.has('part') && parts.some((one) => !isWithin(one, whole) && !isPaidFrom(one, whole, text))) return null
  return {
    op: 'share',
    of: periods.map((period) => ({
      part: { metric: part, period },
      more: more.map((metric) => ({ metric, period })),
      whole: { metric: whole, period },
    })),
  }
}

const PART_IN =
  /\b(?:share|portion|part|proportion|fraction|percent(?:age)?) of (?:the |its )?(?:[\w&-]+ ){1,5}?(?:in|within|among) (?:the |its )?[a-z]/i
const isOfParts = (metric: string): boolean => /^(?:business|geography):/.test(metric)
const kindOf = (metric: string): string => metric.replace(/:.*/, '')
/** A part of revenue, of the costs, or a line of the same statement. */
export const isWithin = (part: string, whole: string): boolean =>
  whole === 'total_revenue' ||
  kindOf(part) === kindOf(whole) ||
  (part.startsWith('expense:') && /^(?:operating_expenses|operating_income)$/.test(whole))

/** Flows with flows, divisions with divisions: what else is named beside them is a condition of the sum. */
const isOneFamily = (metrics: readonly string[]): boolean =>
  new Set(metrics.map((one) => (one.includes(':') ? kindOf(one) : /^[a-z_]+$/.test(one) ? '' : one))).size === 1

/** "How much of net income was spent on buybacks?": it says itself that the one is paid from the other. */
export const isPaidFrom = (part: string, whole: string, text: string): boolean =>
  /^(?:net_income|other:operating_cash_flow|other:free_cash_flow)$/.test(whole) &&
  /^other:(?:dividends_paid|share_repurchases|capital_expenditures)$/.test(part) &&
  /\b(?:spen[dt]|paid|pay|went|goes|used|returned|handed|given|consumed|eaten)\b/i.test(text)
