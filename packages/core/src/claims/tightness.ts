/**
 * How surely a number belongs to what it was bound to. Where the two stand in one clause, a difference is a fault;
 * where clauses lie between them and the number is another figure of the statement, the sentence may have meant that.
 */

import { type FactBase, type FactPeriod, factOf, type Metric, yearBefore } from '../figures-in-words/facts.ts'
import { agrees, type NumberToken } from '../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import type { Binding } from './binding.ts'
import { everyMetric, findValue } from './lookup.ts'

/** What begins another clause or another thing. */
const BREAK =
  /[;:(–—|•]|,|(?<!\b(?:more|less|fewer|better|higher|lower)\s)\bthan\b|\b(?:and|but|while|whereas|which|that|who|whose|because|although|though|despite|where|when|beats?|versus|vs|against|compare[sd]?|after|following|follows|before|plus|including|helped|driven|thanks|on|for)\b/i
/** What may stand between a name and its own number all the same. */
const DIRECT =
  /^\s*(?:['’]s\s+)?(?:[:(–—=-]|,?\s*(?:at|with|of|which (?:was|were|came to|stood at|reached|totall?ed))\s|,\s*(?:up|down)\s)?\s*(?:(?:about|around|just|nearly|almost|over|under|only|some|roughly|more than|less than)\s+)*[(−-]?$/i

export function isTight(s: Sentence, n: NumberToken, { token }: Binding): boolean {
  if (token.start >= n.end) return s.text.slice(n.end, token.start).length < 40
  // Only one thing is spoken of.
  const isPart = token.metrics.some((one) => one.kind === 'division' || one.kind === 'expense')
  if ((s.metrics.length === 1 && !isPart) || /\brespectively\b/i.test(s.text)) return true
  // An apposition takes nothing apart: "Gaming, by contrast, contributed …".
  const blank = (found: string) => ' '.repeat(found.length)
  const text = s.text.slice(0, token.end) + s.text.slice(token.end).replace(/^\s*,\s[^,;\d]{1,40},/, blank)
  const gap = text.slice(token.end, n.start)
  if (DIRECT.test(gap)) return true
  const others = s.numbers.filter((one) => one !== n && one.start >= token.end && one.end <= n.start)
  const [first] = others
  if (!first) return !BREAK.test(gap.replace(/\bfor\s+$/, ''))
  // "from $114 billion to $123 billion", "$123 billion, up from $114 billion", "14%, to $25.8 billion": one thing told on.
  if (!DIRECT.test(text.slice(token.end, first.start)) && BREAK.test(text.slice(token.end, first.start))) return false
  const last = others.at(-1) ?? first
  const tail = s.text.slice(last.end, n.start)
  return TOLD_ON.test(tail) && !s.metrics.some((m) => m.start >= token.end && m.end <= n.start)
}

export const TOLD_ON =
  /^\s*[,)(]?\s*(?:(?:or|about|around|nearly|almost|roughly|some|just|over|under|more|less|equal|equivalent|i\.e\.|that|which|is|was|to|from|by|up|down|rising|falling|higher|lower|an?|increase|decrease|gain|drop|of|in|the|than|compared|with|against|versus|vs\.?|year|quarter|period|prior|previous|earlier|ago|fiscal|(?:19|20)\d\d)\s*)*$/i

/** Another number lies between the name and this one: it may be a change or a share of what the first is. */
export function isToldOn(s: Sentence, n: NumberToken, { token }: Binding): boolean {
  return s.numbers.some((one) => one !== n && one.start >= token.end && one.end <= n.start)
}

/** The number is a change, a share or a ratio of another thing that the sentence names. */
export function fitsDerived(base: FactBase, s: Sentence, n: NumberToken, { token }: Binding): boolean {
  if (n.bound === 'above' || n.bound === 'below' || /\b(?:to|from)\s+$/.test(s.text.slice(0, n.start))) return false
  const others: Sentence = { ...s, metrics: s.metrics.filter((one) => one !== token && one.metrics.length > 0) }
  if (others.metrics.length === 0) return false
  const [own] = base.periods
  if (n.kind === 'money' || n.kind === 'count')
    return differences(base, others, own).some((value) => agrees(Math.abs(value), n))
  return n.kind === 'percent' && candidates(base, others, own, true).some((value) => agrees(Math.abs(value) * 100, n))
}

/** The number is right for some other figure of the statement, a share or a change of one. */
export function fitsElsewhere(base: FactBase, s: Sentence, number: NumberToken): boolean {
  // "more than $250 billion" would be right for many a figure.
  const n: NumberToken =
    number.bound === 'above' || number.bound === 'below' ? { ...number, bound: `just-${number.bound}` } : number
  if (n.kind === 'money' || n.kind === 'count' || n.kind === 'plain') {
    if (findValue(base, n)) return true
    return base.periods.some((period) => differences(base, s, period).some((value) => agrees(Math.abs(value), n)))
  }
  const [own] = base.periods
  const scale = n.kind === 'times' ? 1 : 100
  return candidates(base, s, own).some((value) => agrees(Math.abs(value) * scale, n))
}

/** Changes in amount of what the sentence names. */
function differences(base: FactBase, s: Sentence, period: FactPeriod): number[] {
  const before = yearBefore(base, period)
  if (!before) return []
  return s.metrics.flatMap((token) =>
    token.metrics.flatMap((metric) => {
      const [now, old] = [factOf(period, metric), factOf(before, metric)]
      return now && old ? [now.value - old.value] : []
    }),
  )
}

/** Shares of revenue, growth and ratios of what the sentence names; cents of a share too. */
function candidates(base: FactBase, s: Sentence, period: FactPeriod, isNamedOnly = false): number[] {
  const before = yearBefore(base, period)
  const revenue = period.figures.total_revenue ?? null
  const named = s.metrics.flatMap((token): Metric[] => token.metrics)
  const all = isNamedOnly || named.length > 1 ? named : everyMetric(period)
  return all.flatMap((metric) => {
    const now = factOf(period, metric)?.value
    const old = before ? factOf(before, metric)?.value : undefined
    if (now === undefined) return []
    const isRatio = metric.kind === 'ratio' || metric.kind === 'share'
    const found = isRatio || metric.kind === 'figure' ? [now] : []
    if (old !== undefined) found.push(isRatio ? now - old : old === 0 ? 0 : now / old - 1, old)
    if (!isRatio && revenue) found.push(now / revenue)
    return found
  })
}

/**
 * The number comes of what the sentence itself names by arithmetic: two of its figures taken together, apart or in
 * proportion, or one of them between two of its periods. However the sentence is built, it may have meant that.
 */
export function fitsArithmetic(base: FactBase, s: Sentence, n: NumberToken): boolean {
  const exact: NumberToken = { ...n, bound: 'exact' }
  const named = s.periods.flatMap((token) => {
    const period = periodOf(base, token.says, base.periods[0])
    return period === UNKNOWN ? [] : [period]
  })
  const own = new Set([base.periods[0], ...named])
  const periods = [...new Set([...own, ...[...own].flatMap((one) => yearBefore(base, one) ?? [])])]
  const metrics = s.metrics.flatMap((token) => token.metrics.slice(0, 1))
  const isShare = n.kind === 'percent'
  const fits = (value: number) => agrees(Math.abs(value) * (isShare ? 100 : 1), exact)
  const pairs = <T>(list: readonly T[]) => list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const))
  const figureIn = (period: FactPeriod, metric: Metric) => factOf(period, metric)?.value ?? null
  const isApart = (a: number | null, b: number | null): boolean => {
    if (a === null || b === null) return false
    if (n.kind === 'times')
      return b !== 0 && a !== 0 && (agrees(Math.abs(a / b), exact) || agrees(Math.abs(b / a), exact))
    if (isShare) return (b !== 0 && (fits(a / b) || fits(a / b - 1))) || (a !== 0 && (fits(b / a) || fits(b / a - 1)))
    return fits(a - b) || fits(a + b)
  }
  const isOfTwo = periods.some((period) =>
    pairs(metrics).some(([a, b]) => isApart(figureIn(period, a), figureIn(period, b))),
  )
  return (
    isOfTwo ||
    metrics.some((metric) =>
      pairs(periods)
        // The change from the year before is what would be read anyway.
        .filter(([a, b]) => periods.length > 2 && yearBefore(base, a) !== b)
        .some(([a, b]) => isApart(figureIn(a, metric), figureIn(b, metric))),
    )
  )
}
