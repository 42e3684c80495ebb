/** "SG&A declined as a share of sales to 6.6 %", "72 cents of each revenue dollar survive as gross profit": a part of a whole. */

import type { Span } from '../../figures-in-words/companies.ts'
import { type FactPeriod, type Metric, metricWords, yearBefore } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { growth } from '../../statement/margins.ts'
import { bind } from '../binding.ts'
import { type Asked, amountIn, amountOf, fits, isSame, namesIn, otherVerbs, type Supposed } from './names.ts'

const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }
const OF = /^\s*(?:dollars?\s+)?(?:of|out of|from)\s+(?:(?:the|its|all|total|net|group|company)\s+)*$/
const OF_ALL =
  /^\s*of\s+(?:everything|(?:the|its)\s+(?:(?:group|grand|company|overall)\s+)?(?:total|whole|group|company|business))(?=[\s.,;:]*$|[,;:.]|\s+(?:in|this|last)\b)/
const OF_TAKEN =
  /^\s*of\s+(?:everything|all|what)\s+(?:that\s+)?(?:it|the (?:group|company|firm))\s+(?:t[ao]kes? in|took in|brings? in|brought in|sells|sold)\b/
/** "$164.5 billion, and 42% of that …": of what the amount before it is of */
const OF_THAT =
  /^\s+of (?:that|this|it|which)(?=\s+(?:was|were|is|came|comes|went|goes|stayed|remained|survived|turned)\b)/
const AS_SHARE = /\b(?:share|percentage|proportion|fraction|slice|part)\s+of\s+(?:(?:the|its|all|total|net|group)\s+)*$/
/** Between the whole and a number told of the part: "to", "from", with the number before it. */
const TOLD =
  /^,?\s*(?:,?\s*(?:[a-z]+\s+){0,3}(?:to|at|from|was|is|of|were|against|versus|after|with)\s+(?:(?:just|only|about|nearly|some)\s+)*)(?:N\s*,?\s*(?:(?:up|down)\s+)?(?:from|against|after|versus|compared (?:with|to))\s+)?$/
const EACH =
  /\b(?:every|each)\s+(?:(?<what>[a-z-]+)\s+)?dollar\b|\b(?:every|each)\s+(?:[$€£]\s?1[\d,]*|(?:hundred|thousand|ten)\s+dollars)/i
/** What takes the number for something else than the part. */
const NOT_PART =
  /\b(?:lost|los(?:es|ing)|shed|gave up|cut|without|rest|remain\w*|other|margin|not|except|but|another|further|additional|extra)\b|\bby\s+(?:[a-z]+\s+){0,2}$/i
const SPENT =
  /\b(?:cost\w*|spen[dt]\w*|pa(?:y|ys|id)|invest\w*|profit\w*|earn\w*|los[st]\w*|ke(?:ep|pt)\w*|left|retain\w*|margin\w*|expens\w*|tax\w*)\b/i
/** "18.1 % was earned outside the U.S.": all but what was earned there */
const OUTSIDE = /\boutside(?: of)?\s+(?:the\s+)?$/i
/** "Was earned outside the United States": sold there */
const MADE = /\b(?:was|were|is|are) (?:earned|made)\b/gi
const CLAUSE = /[;:]|,\s+(?:while|whereas|but|and|though|although)\s/g

/** What a share of a company's dollar is a share of: the token that names it, null for a whole without a name of its own. */
function wholeOf(asked: Asked): { metric: Metric; token: MetricToken | null; end: number } | null {
  const { s, n } = asked
  const named = (token: MetricToken | undefined) => {
    const metric = token ? amountOf(token) : null
    return token && metric ? { metric, token, end: token.end } : null
  }
  const each = EACH.exec(s.text)
  if (n.kind === 'cents' || (s.ofEach !== null && n.kind === 'money' && !n.hasScale)) {
    if (!each) return null
    const end = each.index + each[0].length
    const token = s.metrics.find((one) => one.start >= end && OF.test(s.text.slice(end, one.start)))
    if (token) return named(token)
    const what = each.groups?.what
    if (what && !/^(?:revenue|sales)$/i.test(what)) return null
    const inside = s.metrics.find((one) => one.start >= each.index && one.end <= end)
    return { metric: REVENUE, token: inside ?? null, end }
  }
  if (n.kind !== 'percent') return null
  const next = s.metrics.find((one) => one.start >= n.end)
  if (next && OF.test(s.text.slice(n.end, next.start))) return named(next)
  // "Half of Apple is the iPhone": of all that it sells
  const own = s.companies.find((one) => one.start >= n.end && /^\s+of\s+$/.test(s.text.slice(n.end, one.start)))
  if (own && /^\s+(?:is|was|comes from|came from)\s/.test(s.text.slice(own.end)))
    return { metric: REVENUE, token: null, end: own.end }
  const all = OF_ALL.exec(s.text.slice(n.end)) ?? OF_TAKEN.exec(s.text.slice(n.end))
  if (all) return { metric: REVENUE, token: null, end: n.end + all[0].length }
  // "Less than a fifth of revenue, 18.1 %, was …": the same once more
  const again = s.numbers[s.numbers.indexOf(n) - 1]
  const that = again?.kind === 'money' && OF_THAT.test(s.text.slice(n.end)) ? bind(s, again)?.token : undefined
  if (that && again) {
    const metric = amountOf(that)
    return metric && fits(amountIn(asked.period, metric), again)
      ? { metric, token: that, end: n.end + (OF_THAT.exec(s.text.slice(n.end))?.[0].length ?? 0) }
      : null
  }
  const same =
    again?.kind === 'percent' && /^\s*[,)]/.test(s.text.slice(n.end)) ? wholeOf({ ...asked, n: again }) : null
  if (same && /^\s*(?:,|\()\s*$/.test(s.text.slice(same.end, n.start))) return same
  const before = s.metrics.findLast((one) => one.end <= n.start && AS_SHARE.test(s.text.slice(0, one.start)))
  if (!before) return null
  const from = before.end
  const numbers = s.numbers.filter((one) => one.start >= from && one.end <= n.start)
  const gap = numbers.reduceRight(
    (text, one) => `${text.slice(0, one.start - from)}N${text.slice(one.end - from)}`,
    s.text.slice(from, n.start),
  )
  return numbers.every((one) => one.kind === 'percent') && TOLD.test(gap) ? named(before) : null
}

/** From where to where the clause of a number reaches. */
function clauseOf(s: Sentence, start: number, end: number): [number, number] {
  const cuts = [...s.text.matchAll(CLAUSE)].map(({ index }) => index)
  return [cuts.findLast((at) => at < start) ?? 0, cuts.find((at) => at >= end) ?? s.text.length]
}

/** The one other thing that the clause names, as a part of the whole that it names. */
export function partHeld(asked: Asked): Supposed | null {
  const { s, n, period } = asked
  const whole = wholeOf(asked)
  if (!whole) return null
  const [from, to] = clauseOf(s, n.start, n.end)
  const rest = namesIn(s).filter((one) => one !== whole.token && !isSame(amountOf(one), whole.metric))
  const own = rest.filter((one) => one.start >= from && one.end <= to)
  // "The iPhone lost ground: its share of sales fell to 50.4 %"
  const isOn = own.length === 0 && /^[;:,\s]*(?:its|their|it|they)\b/i.test(s.text.slice(from, to))
  const inside = isOn ? rest.filter((one) => one.end <= from) : own
  const [part, more] = inside
  const verbs = otherVerbs(s).filter((one) => one.start >= from && one.end <= to)
  if (!part || more || verbs.length > 0 || NOT_PART.test(s.text.slice(from, n.start))) return null
  const metric = amountOf(part)
  const isOwn = metric?.kind === 'division' || metric?.kind === 'sum'
  const words = isOn ? s.text.slice(from, to) : s.text.slice(from, part.start) + s.text.slice(part.end, to)
  if (!metric || (isOwn && (!isSame(whole.metric, REVENUE) || SPENT.test(words.replace(MADE, ''))))) return null
  const outside = OUTSIDE.exec(s.text.slice(from, part.start))
  const b = amountIn(period, whole.metric)
  const inPart = amountIn(period, metric)
  const a = outside && b !== null && inPart !== null ? b - inPart : inPart
  if (outside && metric.kind !== 'division') return null
  const scale = n.kind === 'money' ? (s.ofEach ?? 1) : 100
  if (a === null || b === null || b <= 0 || !fits(a / b, n, scale)) return null
  const cues = movesOf(asked, from, metric, whole.metric)
  if (!cues) return null
  return {
    ...{ used: [part, ...(whole.token ? [whole.token] : [])] },
    cues: outside ? [...cues, { start: from + outside.index, end: part.start }] : cues,
    found: {
      ...{ metric, period, value: a / b, path: null, isChange: false },
      rule: `${outside ? `${metricWords(whole.metric)} without ` : ''}${metricWords(metric)} ÷ ${metricWords(whole.metric)}`,
      form: n.kind === 'percent' ? 'percent' : 'hundredth',
    },
  }
}

/** The last word of direction before the number, where the share went that way; null = it did not. */
function movesOf({ base, s, n, now }: Asked, from: number, part: Metric, whole: Metric): Span[] | null {
  const last = s.directions.findLast((one) => one.start >= from && one.end <= n.start)
  const old = yearBefore(base, now)
  if (!last) return []
  const shareIn = (period: FactPeriod) =>
    (amountIn(period, part) ?? Number.NaN) / (amountIn(period, whole) ?? Number.NaN)
  return old && Math.sign(shareIn(now) - shareIn(old)) === last.sign ? [last] : null
}

const UP_TO =
  /^(?<rank>\s+(?:close |closely |right |not far |just )?behind)?[^;:.\d]{0,20}?(?:\s(?:at|by|with)|,)?\s+(?:(?:about|just|nearly|almost|only)\s+)*$/
/** "…, up 24 %, with Europe close behind at 23 %": the second grew as much, as the first is told to have grown. */
export function gappedGrowth({ s, n, period, base }: Asked): Supposed | null {
  const at = s.numbers.indexOf(n)
  const last = s.numbers[at - 1]
  const part = namesIn(s).findLast((one) => one.end <= n.start)
  const first = last && namesIn(s).findLast((one) => one.end <= last.start)
  if (n.kind !== 'percent' || last?.kind !== 'percent' || !part || !first || part.start < last.end) return null
  const [metric, other] = [amountOf(part), amountOf(first)]
  const lead =
    /\b(?<way>up|down|grew|rose|fell|growing|rising|falling)\s+(?:(?:by|about|just|nearly|almost|only|some)\s+)*$/i.exec(
      s.text.slice(0, last.start),
    )
  if (!metric || metric.kind !== other?.kind || isSame(metric, other) || !lead) return null
  if (
    !/^[^.;:\d]{0,24}(?:,|\band)\s+(?:(?:with|and|then|followed by|the|its)\s+)*$/.test(
      s.text.slice(last.end, part.start),
    )
  )
    return null
  const gap = UP_TO.exec(s.text.slice(part.end, n.start))
  const rank = gap?.groups?.rank
  if (!gap || (rank !== undefined && n.value > last.value)) return null
  const old = yearBefore(base, period)
  const change = old ? growth(amountIn(period, metric), amountIn(old, metric)) : null
  const sign = /^(?:down|fell|falling)$/i.test(lead.groups?.way ?? '') ? -1 : 1
  if (change === null || !fits(change * sign, n, 100)) return null
  return {
    ...{ used: [part], cues: rank === undefined ? [] : [{ start: part.end, end: part.end + rank.length }] },
    found: {
      ...{ metric, period, value: change, path: null, rule: 'growth from the year before' },
      ...{ form: 'percent', isChange: true },
    },
  }
}
