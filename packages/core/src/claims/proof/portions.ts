/** Numbers that are told as a part of another amount, or as the whole that such a part was told of. */
import type { Span } from '../../figures-in-words/companies.ts'
import { factOf, isPerShare, isRatio, type KnownFact, type Metric, metricWords } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { agrees, type NumberToken } from '../../figures-in-words/numbers.ts'
import { levelHeld } from './held.ts'
import type { Proven } from './parts.ts'
import { togetherOf } from './together.ts'
import { bare, type Told } from './tokens.ts'
import { isOfAmount } from './wholes.ts'

const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }
const NET_INCOME: Metric = { kind: 'figure', name: 'net_income' }

const amountOf = (one: Metric | undefined): one is Metric => one !== undefined && !isRatio(one) && !isPerShare(one)

/** @param before what the numbers before it were found to be */
export const portionOf = (told: Told, n: NumberToken, before: readonly Proven[]): Proven | null =>
  restOf(told, n, before) ??
  togetherOf(told, n, before) ??
  partOfWhole(told, n, before) ??
  wholeOutOf(told, n, before) ??
  (before.length === 0 ? wholeAhead(told, n) : null)

/** "$3.5 billion out of $23.7 billion": what the amount before is a part of, where that was said, or where it is a part of all sales. */
function wholeOutOf(told: Told, n: NumberToken, before: readonly Proven[]): Proven | null {
  const [share, part] = before.length > 1 ? before.slice(-2) : [undefined, before.at(-1)]
  if (!part || part.from !== null || part.form !== 'amount' || !isOfAmount(told, part.number.end, n)) return null
  const of = share?.metric.kind === 'share' && share.period === part.period ? share.metric : null
  const isOwn = of !== null && metricWords(of.part) === metricWords(part.metric)
  if (of ? !isOwn : part.metric.kind !== 'division' || part.metric.quantity !== 'revenue') return null
  const held = levelHeld(told.base, n, of?.whole ?? REVENUE, part.period, 1)
  return held ? { ...held, number: n, subject: { ...part.subject, metric: held.metric } } : null
}

/** "Of the $94.0 billion Apple took in, …": the whole at the head of a sentence, by what was done with it. */
function wholeAhead({ base, s, about }: Told, n: NumberToken): Proven | null {
  if (!OF_LEAD.test(s.text.slice(0, n.start))) return null
  const tail = bare(s.text, s.companies, n.end)
  const did = TAKEN.exec(tail)
  if (!did) return null
  const start = n.end + did[0].length - (did.groups?.did?.length ?? 0)
  const span: Span = { start, end: n.end + did[0].length }
  const metrics = did.groups?.kept === undefined ? [REVENUE] : [NET_INCOME, REVENUE]
  for (const metric of metrics) {
    const held = levelHeld(base, n, metric, about, 1)
    const token: MetricToken = { ...span, metrics: [metric], isNegated: false }
    if (held) return { ...held, number: n, cues: [span], subject: { token, metric, with: [] } }
  }
  return null
}
const TAKEN =
  /^\s+(?:(?:that|which)\s+)?(?:(?:it|they|the (?:company|group|firm))\s+)?(?:(?:has|have|had)\s+)?(?<did>(?:took|taken|brought|hauled|pulled|raked) in|sold|booked|rang up|rung up|turned over|grossed|billed|invoiced|(?<kept>made|earned))(?=[\s,])/i

/** "$7.2bn of the $15.4bn revenue, a little less than half": the one amount as a part of the other. */
function partOfWhole({ s, names }: Told, n: NumberToken, before: readonly Proven[]): Proven | null {
  const pair = before.slice(-2)
  // "Of the $84.3 billion in sales, $41.6 billion, a little under half"
  const isLed = pair[0] !== undefined && OF_LEAD.test(s.text.slice(0, pair[0].number.start))
  const [part, whole] = isLed ? pair.reverse() : pair
  if (!part || !whole || n.kind !== 'percent' || !amountOf(part.metric) || !amountOf(whole.metric)) return null
  if ([part, whole].some((one) => one.from !== null || one.form !== 'amount') || part.period !== whole.period)
    return null
  if (!isLed && !OF_WHOLE.test(s.text.slice(part.number.end, whole.number.start))) return null
  const end = Math.max(part.number.end, whole.number.end)
  if (!APPOSED.test(bare(s.text, [...names, ...s.periods], end, n.start))) return null
  const value = part.fact.value / whole.fact.value
  if (!agrees(value * 100, n)) return null
  const metric: Metric = { kind: 'share', part: part.metric, whole: whole.metric }
  const fact: KnownFact = { value, path: null, rule: metricWords(metric) }
  return { ...part, metric, fact, form: 'percent', number: n, subject: { ...part.subject, metric } }
}
const OF_LEAD = /(?:^|[;:]\s+)of\s+(?:(?:the|its|all|total|[\w&.-]+['’]s?)\s+)*$/i
const OF_WHOLE = /^\s+(?:out )?of\s+(?:(?:the|its|all|total|[\w&.-]+['’]s?)\s+)*$/i
const APPOSED =
  /^[^,;:.()\d]{0,70}(?:\s+(?:19|20)\d\d)?(?:,|\s[–—-]|\s\(|:)\s+(?:(?:or|so|some|about|around|roughly|nearly|almost|just|a (?:little|bit|touch)|more|less|over|under|than|slightly|well|which is|that is|that['’]s)\s+)*$/i

/** "92% of its sales in the U.S., the remaining 8% abroad": what is left of a whole. */
function restOf({ s, names }: Told, n: NumberToken, before: readonly Proven[]): Proven | null {
  const last = before.at(-1)
  const isRest = REST.test(s.text.slice(0, n.start)) || ELSEWHERE.test(s.text.slice(n.end))
  if (n.kind !== 'percent' || last?.metric.kind !== 'share' || last.from !== null || !isRest) return null
  const { metric, period, subject } = last
  const { whole } = metric
  // every part that was told of it before, each once
  const parts = new Map<string, Metric>()
  for (const { metric: one, period: when } of before)
    if (one.kind === 'share' && when === period && metricWords(one.whole) === metricWords(whole))
      parts.set(metricWords(one.part), one.part)
  const minus = [...parts.values()]
  const part: Metric = {
    ...{ kind: 'sum', name: `${metricWords(whole)} without ${[...parts.keys()].join(' and ')}` },
    ...{ plus: [whole], minus },
  }
  const rest: Metric = { kind: 'share', part, whole }
  const value = factOf(period, rest)?.value
  if (value === undefined || !agrees(value * 100, n)) return null
  // "the remaining 8% abroad": where it is named
  const token = names.find(
    (one) => one.start >= n.end && /^\s+(?:(?:from|in|to|by)\s+)?(?:the\s+)?$/.test(s.text.slice(n.end, one.start)),
  )
  const [other] = token?.metrics ?? []
  const share: Metric | null = other ? { kind: 'share', part: other, whole } : null
  const isIt = share && agrees((factOf(period, share)?.value ?? Number.NaN) * 100, n)
  const fact: KnownFact = { value, path: null, rule: metricWords(rest) }
  const tail = ELSEWHERE.exec(s.text.slice(n.end))?.[0].length
  return {
    ...last,
    ...{ metric: rest, fact, number: n, form: 'percent', compared: [] },
    cues: tail === undefined ? [] : [{ start: n.end, end: n.end + tail }],
    subject: { ...subject, metric: rest, with: token && isIt ? [...subject.with, token] : subject.with },
  }
}
const ELSEWHERE =
  /^\s+(?:(?:was|were|is|are|came|comes|made|earned|generated|sold)\s+)*(?:elsewhere|(?:from|in)\s+(?:elsewhere|other (?:countries|markets|regions|places)|the rest of the world))(?=\s*(?:[,.;:)]|$))/i
const REST = /\bthe (?:remaining|other|rest,?)\s+$/i

/** "57% of the worldwide total of $23.7 billion", "a third of all group sales": words that say that it is all of it, where it is. */
export function wholesTold({ s }: Told, numbers: readonly Proven[]): Span[] {
  const shares = numbers.filter(({ metric }) => metric.kind === 'share' && metric.whole.kind !== 'division')
  return [...s.text.matchAll(ALL_OF)].flatMap((match): Span[] => {
    const start = match.index + (match[1] ?? '').length
    const isOf = shares.some(
      ({ number }) => number.end <= match.index + 1 && s.text.slice(number.end, start).length < 24,
    )
    return isOf ? [{ start, end: match.index + match[0].length }] : []
  })
}
const ALL_OF =
  /(\bof (?:(?:the|its|all)\s+)*(?:[\w&.-]+['’]s\s+)?)(?:worldwide|global|group-?wide|company-?wide|overall|entire|whole)(?=\s+(?:total|sales|revenues?|turnover|business|group|company|sum)\b)/gi
