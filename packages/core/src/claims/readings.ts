/** What a number may mean: each way to read it as a figure, a share of one or a change of one. */

import {
  type FactBase,
  type FactPeriod,
  factOf,
  isPerShare,
  isRatio,
  isShares,
  type KnownFact,
  type Metric,
  metricWords,
  yearBefore,
} from '../figures-in-words/facts.ts'
import { agrees, type NumberToken } from '../figures-in-words/numbers.ts'
import { UNKNOWN } from '../figures-in-words/periods.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import { growth } from '../statement/margins.ts'
import { type Binding, continued, isShareGoneOn } from './binding.ts'
import { nearestDirection } from './direction-claims.ts'
import { markOf } from './marks.ts'
import { shareOf, wholeNamed } from './shares.ts'

/** One way to read the number, and what it then ought to be. */
export interface ClaimReading {
  metric: Metric
  period: FactPeriod
  fact: KnownFact | null
  form: 'amount' | 'percent' | 'points' | 'hundredth'
  isChange: boolean
  /** the number as claimed in the fact's own measure, with its sign */
  claimed: number
  scale: number
}

/** Every way to read a number of a sentence, the likeliest first; a reading without a fact cannot be decided. */
export function readingsOf(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  { token, metrics }: Binding,
  period: FactPeriod,
  from: FactPeriod | typeof UNKNOWN | null,
): ClaimReading[] {
  // What is compared with itself is compared with nothing.
  const before = from === UNKNOWN || from === period ? null : (from ?? yearBefore(base, period))
  const signed = n.isNegative ? -n.value : n.value
  return metrics.flatMap((metric): ClaimReading[] => {
    const fact = factOf(period, metric)
    const direction = nearestDirection(s, n)
    if (n.kind === 'percent') return percentReadings(s, n, { token, metric, period, before, fact, signed, direction })
    if (n.kind === 'points') {
      if (!isRatio(metric)) return []
      return [difference, printedDifference].map((rule) => ({
        metric,
        period,
        fact: rule(fact, metric, period, before),
        form: 'points' as const,
        isChange: true,
        claimed: claimedPoints(rule(fact, metric, period, before), signed, direction, n),
        scale: 100,
      }))
    }
    if (isRatio(metric)) return []
    // "17 cents" a share is money; of a dollar of revenue it is a share.
    if (n.kind === 'cents' && isPerShare(metric))
      return perShareReadings(n, { token, metric, period, before, fact, signed, direction })
    if (n.kind === 'cents' || (s.ofEach !== null && !n.hasScale && n.value <= 1_000_000 && !isPerShare(metric))) {
      const base = wholeOf(s)
      const whole = base && factOf(period, base)
      const share =
        fact && base && whole && whole.value > 0
          ? { value: fact.value / whole.value, path: null, rule: `${metricWords(metric)} ÷ ${metricWords(base)}` }
          : null
      return [
        {
          metric,
          period,
          fact: negated(share, token.isNegated, n),
          form: 'hundredth',
          isChange: false,
          claimed: signed,
          scale: n.kind === 'cents' ? 100 : (s.ofEach ?? 100),
        },
      ]
    }
    // A per-share figure is small and has no scale; an amount of a whole company is neither.
    const isSmall = !n.hasScale && n.value < 10_000 && (n.step < 1 || n.value < 200)
    if (isPerShare(metric) !== isSmall && metrics.length > 1) return []
    const scale =
      n.kind === 'plain' && s.passage.inTable && !isPerShare(metric) && !isShares(metric) ? 1 / base.unit : 1
    const at = { metric, period, form: 'amount' as const, scale }
    const level: ClaimReading = { ...at, fact: negated(fact, token.isNegated, n), isChange: false, claimed: signed }
    if (!direction?.isAmount) return [level]
    const change = difference(fact, metric, period, before)
    const moved: ClaimReading = {
      ...at,
      fact: change,
      isChange: true,
      claimed: turned(signed, direction, n, token.isNegated),
    }
    // "Services added $96.2 billion" tells of a part as often as of a change.
    return /\badd(?:ed|ing|s)\s+(?:\w+\s+){0,2}$/i.test(s.text.slice(0, n.start)) ? [moved, level] : [moved]
  })
}

/** "of every pre-tax dollar", "for every $100 of gross profit": what the cents are cents of. */
/** @returns null where it is named, and nothing that the statement holds */
function wholeOf(s: Sentence): Metric | null {
  const token = wholeNamed(s)
  if (token) return token.metrics[0] ?? null
  return /\b(?:every|each) pre-?tax dollar/i.test(s.text)
    ? { kind: 'figure', name: 'income_before_taxes' }
    : { kind: 'figure', name: 'total_revenue' }
}

/** Cents of a share: the figure, or what it changed by. */
function perShareReadings(n: NumberToken, input: Input): ClaimReading[] {
  const { token, metric, period, before, fact, signed, direction } = input
  const isChange = direction?.isAmount === true
  const claimed = isChange ? turned(signed, direction, n, token.isNegated) : signed
  const found = isChange ? difference(fact, metric, period, before) : negated(fact, token.isNegated, n)
  return [{ metric, period, fact: found, form: 'amount', isChange, claimed, scale: 100 }]
}

/** The same between percentages as they are printed, to a tenth: companies tell the change of those. */
function printedDifference(
  fact: KnownFact | null,
  metric: Metric,
  period: FactPeriod,
  before: FactPeriod | null,
): KnownFact | null {
  const exact = difference(fact, metric, period, before)
  const old = before ? factOf(before, metric) : null
  if (!exact || !fact || !old) return null
  return { ...exact, value: (Math.round(fact.value * 1000) - Math.round(old.value * 1000)) / 1000 }
}

/** What a figure is more than a period before; null where one of the two is not known. */
function difference(
  fact: KnownFact | null,
  metric: Metric,
  period: FactPeriod,
  before: FactPeriod | null,
): KnownFact | null {
  const old = before ? factOf(before, metric) : null
  if (!fact || !old) return null
  return { value: fact.value - old.value, path: null, rule: `${period.code} less ${before?.code}` }
}

/** "by about 1.7 points", without a word which way: the size alone is said. */
function claimedPoints(
  change: KnownFact | null,
  signed: number,
  direction: Input['direction'],
  n: NumberToken,
): number {
  if (!direction && !n.isNegative && change) return signed * (Math.sign(change.value) || 1)
  return turned(signed, direction, n)
}

/** "a loss of $5 million" is −5; "a loss of −$5 million" says the same twice. */
function negated(fact: KnownFact | null, isNegated: boolean, n: NumberToken): KnownFact | null {
  return fact && isNegated && !n.isNegative ? { ...fact, value: -fact.value } : fact
}

/** A change written without a sign takes that of the word beside it; a loss that grew is a figure that fell. */
function turned(
  signed: number,
  direction: { sign: number; isJudging: boolean } | null,
  n: NumberToken,
  isNegated = false,
): number {
  if (n.isNegative || !direction || direction.sign === 0) return signed
  return signed * direction.sign * (isNegated && !direction.isJudging ? -1 : 1)
}

interface Input {
  token: Binding['token']
  metric: Metric
  period: FactPeriod
  before: FactPeriod | null
  fact: KnownFact | null
  signed: number
  direction: ReturnType<typeof nearestDirection>
}

const ALL_BUT = /\ball but\s+(?:(?:about|some|just|around|roughly)\s+)*$/i
const LOST = /\b(?:lost|shed|gave up|surrendered)\s+(?:[a-z]+\s+){0,3}$/
const OF_ITS_SALES = /^\s+of (?:its|their) (?:revenues?|sales|turnover|profits?|net income)\b/i

function percentReadings(s: Sentence, n: NumberToken, input: Input): ClaimReading[] {
  const { token, metric, period, before, fact, signed, direction } = input
  // "Lost nearly a third of its revenue": what went, not what is left
  if (LOST.test(s.text.slice(0, n.start)) && OF_ITS_SALES.test(s.text.slice(n.end)) && !isRatio(metric))
    return [{ ...grownReading(n, input), claimed: -Math.abs(signed) }]
  // "Gross margin decreased to 51.8% of net sales" says again what it is a part of.
  const share = isRatio(metric) ? null : shareBase(s, n, metric)
  if (share) {
    // "Sales to this market were 14 % of total sales": of which sales is not told, all are all of them.
    if (metricWords(share) === metricWords(metric)) return []
    const whole = factOf(period, share)
    // "23.4% of pre-tax loss" of a profit
    const isOtherSign = s.metrics.some((one) => one.isNegated && one.metrics.includes(share)) && (whole?.value ?? 0) > 0
    const own = isOtherSign ? null : shareFact(fact, whole, metric, share)
    // "Brought in all but 1.3% of revenue": what it did not bring in
    const part =
      own && ALL_BUT.test(s.text.slice(0, n.start)) ? { ...own, value: 1 - own.value, rule: `1 − ${own.rule}` } : own
    const at = { metric, period, form: 'percent' as const, isChange: false, claimed: signed, scale: 100 }
    return [{ ...at, fact: negated(part, token.isNegated, n) }]
  }
  if (isRatio(metric)) {
    const level: ClaimReading = { metric, period, fact, form: 'percent', isChange: false, claimed: signed, scale: 100 }
    // "Dipped below 43 percent": where it went to, not by how much
    if (!direction?.isAmount || markOf(s, n)?.isKnown === false) return [level]
    const moved = difference(fact, metric, period, before)
    return [{ ...level, fact: moved, isChange: true, claimed: turned(signed, direction, n) }]
  }
  const grown = grownReading(n, input)
  const sign = token.isNegated ? -1 : 1
  const verb = gappedVerb(s, n, input)
  if (verb) return [{ ...grown, claimed: signed * (verb.sign || 1) * sign }]
  const lead = leadOfGap(s, n, token)
  const led = lead && nearestDirection(s, lead)
  if (led?.isAmount) return [{ ...grown, claimed: signed * (led.sign || 1) * sign }]
  const isInShares = s.passage.inTable && /\bshare\b|% of|\bmix\b/i.test(s.text.slice(0, s.passage.from))
  if (lead === null && isSaidToGrow(s, n, direction) && !isInShares) return [grown]
  return levelReadings(s, n, input, grown)
}

/** A figure as a part of another; null where the whole is nothing. */
function shareFact(fact: KnownFact | null, whole: KnownFact | null, metric: Metric, of: Metric): KnownFact | null {
  if (!fact || !whole || whole.value === 0) return null
  return { value: fact.value / whole.value, path: null, rule: `${metricWords(metric)} ÷ ${metricWords(of)}` }
}

/** The percentage as a change from the period before; a loss that grew is a figure that grew. */
function grownReading(n: NumberToken, { token, metric, period, before, fact, signed, direction }: Input): ClaimReading {
  const old = before ? factOf(before, metric) : null
  const sign = token.isNegated ? -1 : 1
  const change = fact && old ? growth(fact.value * sign, old.value * sign) : null
  return {
    metric,
    period,
    fact: change === null ? null : { value: change, path: null, rule: `${period.code} ÷ ${before?.code} − 1` },
    form: 'percent',
    isChange: true,
    claimed: turned(signed, direction, n),
    scale: 100,
  }
}

/** "revenues shrank 10% to $46.3 billion and net income 44% to $3.2 billion": the verb of the first clause. */
function gappedVerb(s: Sentence, n: NumberToken, { token, direction }: Input): Sentence['directions'][number] | null {
  const verb = s.directions.findLast((one) => one.isVerb && one.end <= token.start)
  const isGapped =
    direction === null &&
    /^\s*$/.test(s.text.slice(token.end, n.start)) &&
    /^\s+(?:to|from)\b/.test(s.text.slice(n.end))
  return (isGapped && verb) || null
}

const isSaidToGrow = (s: Sentence, n: NumberToken, direction: Input['direction']): boolean =>
  direction !== null ||
  /\bgrowth\b|\bchange\b/i.test(s.text) ||
  n.isNegative ||
  /^\(?\+/.test(s.text.slice(n.start)) ||
  /\+\s?$/.test(s.text.slice(0, n.start))

/** The percentage as a share of revenue, of income before taxes for taxes, or as a change after all. */
function levelReadings(
  s: Sentence,
  n: NumberToken,
  { metric, period, fact, signed }: Input,
  grown: ClaimReading,
): ClaimReading[] {
  const revenue = factOf(period, REVENUE)
  const part = revenue && revenue.value > 0 ? shareFact(fact, revenue, metric, REVENUE) : null
  const level: ClaimReading = {
    metric,
    period,
    fact: part,
    form: 'percent',
    isChange: false,
    claimed: signed,
    scale: 100,
  }
  // "paid 17.1% in taxes": of income before taxes.
  if (metric.kind === 'figure' && metric.name === 'income_tax_expense') {
    const rate: Metric = { kind: 'ratio', name: 'effective_tax_rate' }
    return [{ ...level, metric: rate, fact: factOf(period, rate) }, level, grown]
  }
  // Nobody says what part of revenue all revenue is.
  if (metric.kind !== 'figure' || metric.name !== 'total_revenue')
    // "8.3% of costs" is a part of something that was not understood, and no change.
    return /^[\s)]*of\b/.test(s.text.slice(n.end)) ? [{ ...level, fact: null }] : [level, grown]
  if (s.metrics.length === 1) return [grown]
  return [{ ...grown, fact: grown.fact && agrees(grown.fact.value * 100, n, grown.claimed) ? grown.fact : null }]
}
const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }

/** "Revenue fell 10 % and profit by 44 %", "the Americas made 43 % of sales, Europe 27 %": what the second is told like. */
function leadOfGap(s: Sentence, n: NumberToken, token: Binding['token']): NumberToken | null {
  const isBeside =
    token.end <= n.start &&
    /^\s*(?:by\s+|with\s+|at\s+|for\s+)?(?:(?:about|nearly|almost|some|just)\s+)?$/i.test(
      s.text.slice(token.end, n.start),
    )
  if (!isBeside || !/(?:[,;]|\band|\bbut)\s*(?:(?:and|but|the|its|in)\s+)*$/i.test(s.text.slice(0, token.start)))
    return null
  const from = s.text.lastIndexOf(';', token.start)
  const before = s.numbers.filter((one) => one.kind === 'percent' && one.end <= token.start && one.start > from)
  return before.findLast((one) => nearestDirection(s, one)?.isAmount) ?? before.at(-1) ?? null
}

/** "8.0% of revenue": the whole that a percentage is a part of; null = not said. */
function shareBase(s: Sentence, n: NumberToken, metric: Metric): Metric | null {
  const last = continued(s, n)
  if (last) return shareBase(s, last, metric)
  const first = isShareGoneOn(s, n) ? s.numbers[s.numbers.indexOf(n) - 1] : undefined
  if (first) return shareBase(s, first, metric)
  const after = s.text.slice(n.end)
  const head = s.passage.text.slice(0, s.passage.from)
  if (s.passage.inTable)
    return /\bshare\b|% of|of revenue|\bmix\b/i.test(head) ? { kind: 'figure', name: 'total_revenue' } : null
  const [built] = shareOf(s, n)?.whole.metrics ?? []
  if (built && built !== metric) return built
  // "every second dollar", "two of every five dollars": of all that was taken in
  if (metric.kind === 'division' && /\b(?:every|in|out of)\b/i.test(s.text.slice(n.start, n.end))) return REVENUE
  if (!/^[\s)]*of\b/.test(after)) return null
  const next = s.metrics.find((m) => m.start >= n.end && m.start - n.end < 40)
  const [whole] = next?.metrics ?? []
  // "of revenue from Automotive": the words name the part, the whole is all revenue.
  if (whole?.kind === 'division' && metric.kind === 'division' && whole.label === metric.label)
    return { kind: 'figure', name: 'total_revenue' }
  if (next && whole && whole !== metric && OF_WHOLE.test(s.text.slice(n.end, next.start))) return whole
  return OF_ALL.test(after) ? { kind: 'figure', name: 'total_revenue' } : null
}

/** Between a share and the name of its whole: words that leave it the company's. */
const OF_WHOLE =
  /^[\s)]*of\s+(?:(?:the|its|all|total|net|that|this|group|consolidated|overall|reported|annual|quarterly|combined|operating|(?:company|group|firm|quarter|year|period)(?:['’]s)?|(?:fiscal\s+)?(?:19|20)\d\d(?:['’]s)?|[A-Z]\w*['’]s)\s+)*$/
/** "Of the total", "of the business": all that was sold. */
const OF_ALL =
  /^[\s)]*of\s+(?:(?:the|its)\s+)?(?:(?:group|overall|grand|company|quarterly|annual|whole|entire|(?:three|six|nine|twelve)-month)\s+)?(?:total|whole|all|it|business|group|company|firm|haul|pie|cake|lot)\b(?!['’-]|\s+(?:segment|unit|division|customers?|services?|products?|costs?|expenses?|profits?|assets?|debts?|cash)\b)/
