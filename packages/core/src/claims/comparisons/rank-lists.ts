/**
 * Parts set in an order one after the other: "Europe led revenue; Japan was second and Brazil third", "the faster grower
 * of the two", "no region came close to the Americas". The head says by what, the ordinals behind it go on with it.
 */
import type { FactBase, FactPeriod, Metric } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { type Match, matchesOf, SAID, type Skeleton } from '../../figures-in-words/skeleton.ts'
import { formatCompact } from '../../format/amount.ts'
import { formatChange } from '../../format/percent.ts'
import { isWordOf } from './part-sets.ts'
import { type Group, groupOf, isSame, type Member, membersOf } from './quantities.ts'
import type { FoundComparison } from './rank-claims.ts'

const { the, up, count, group } = SAID
const BE = '(?:is|was|are|were|remains?|remained|came(?: in)?|comes?(?: in)?|ranks?|ranked|placed|finished|stood)'
const FIGURE = `(?:,? (?:with|at|on|of|up|down|by)(?: by)? «n\\d+»| \\(«n\\d+»\\)|, «n\\d+»)?,?`
const BY = `(?: ${the}(?:(?:[a-z-]+ ){0,3}[\\w'-]* ?«m\\d+»|sales|revenues?|table|list|ranking|field|pack|way))?`
const SIZE = `(?:(?:by far |easily |clearly |far and away )?(?:the|its|«c\\d+»'s?) (?:largest|biggest|top|number one|leading|best[- ]selling))(?: ${group})?`
const GROWTH = `(?:(?:the )?(?:fastest[- ]growing|fastest grower)(?: ${group})?|the fastest)`
/** Who comes first, by amount or by growth. */
const HEAD = `«m(?<head>\\d+)»${FIGURE} (?:(?<led>led|leads|topped|tops|headed)${BY}|(?:is|was|are|were) (?:again |still )?(?:(?<size>${SIZE})|(?<fast>${GROWTH}))|(?:${up}) (?<grew>(?:the )?fastest|(?:the )?most))`
const NTH = '(?:second|third|fourth|fifth|next)'
const PLACE = `(?:(?:the )?(?:${NTH})(?:[- ](?:biggest|largest|best|fastest))?(?: ${group})?|in (?:${NTH}) place|(?:${NTH}) place)`
const ITEM = `«m\\d+»${FIGURE}(?: follow(?:s|ed)| (?:${BE} )?${PLACE})(?: (?:with|at|on) «n\\d+»)?`
const GAP = `(?:(?:,? (?:in|for|during) (?:the )?«p\\d+»)|${FIGURE}| of ${the}(?:${count} )?${group}| at «c\\d+»)*`
const ORDER = new RegExp(
  `${HEAD}${GAP}(?:[;,:.]| –| —)?(?: with| and| then| while| but)* ${the}(?<items>${ITEM}(?:${GAP}(?:[;,]| and|, and|, then) (?:and |then )?${the}${ITEM})*)`,
  'gi',
)
/** "Europe was the faster grower", "the slower-growing half of the business": one of two */
const OF_TWO = new RegExp(
  `«m(?<m>\\d+)» (?:is|was|are|were|proved|remained) (?:again |clearly )?the (?<how>faster|slower)(?:[- ](?:growing|moving|expanding))?(?: (?:growers?|one|half|part|«n\\d+»|${group}))?(?: of (?:the|its|both)(?: (?:two|business|company|group))?(?: ${group})?)?(?! than\\b)(?=[ ,.;:)]|$)`,
  'gi',
)
/** "No region came close to the Americas" */
const NONE_NEAR = new RegExp(
  `\\b(?:no|none of ${the}(?:other )?) ?(?:other )?(?<group>${group}) (?:came|comes|was|is|were|got|gets|ran|came in) (?:anywhere |even )?(?:close|near)(?: to)? ${the}«m(?<m>\\d+)»`,
  'gi',
)
const NEAR = 0.85
const FAR = 0.75

export function rankLists(base: FactBase, k: Skeleton, period: FactPeriod): FoundComparison[] {
  const read = (pattern: RegExp, of: (match: Match) => FoundComparison | null) =>
    matchesOf(k, pattern).flatMap((match) => of(match) ?? [])
  return [
    ...read(ORDER, (match) => orderOf(base, k, match, period)),
    ...read(OF_TWO, (match) => ofTwo(base, k, match, period)),
    ...read(NONE_NEAR, (match) => noneNear(base, match, period)),
  ]
}

const isRevenue = ({ metrics }: MetricToken): boolean =>
  metrics.some((one) => one.kind === 'figure' && one.name === 'total_revenue')

interface Placed {
  metric: Metric
  at: number
}

function orderOf(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const head = match.metric('head')
  const first = head?.metrics[0]
  const what = first && groupOf(period, first)
  if (!head || !first || !what) return null
  const items = [...(match.groups.items ?? '').matchAll(/«m(?<m>\d+)»[^«]*(?:«n\d+»[^«]*)?/gi)]
  const placed: Placed[] = [{ metric: first, at: 0 }]
  const tokens = [head]
  for (const item of items) {
    const token = k.s.metrics[Number(item.groups?.m)]
    const metric = token?.metrics[0]
    const nth = (new RegExp(`\\b(${NTH}|follow)`, 'i').exec(item[0])?.[1] ?? undefined)
      ?.toLowerCase()
      .replace('follow', 'next')
    if (!token || !metric || nth === undefined || groupOf(period, metric) !== what) return null
    const last = placed.at(-1)?.at ?? 0
    placed.push({ metric, at: nth === 'next' ? last + 1 : ['second', 'third', 'fourth', 'fifth'].indexOf(nth) + 1 })
    tokens.push(token)
  }
  if (match.metrics.some((one) => !tokens.includes(one) && !isRevenue(one)) || !isOfKind(k, match, what)) return null
  const isGrowth = match.groups.grew !== undefined || match.groups.fast !== undefined
  const orders = [false, true].map((withRest) => sorted(membersOf(base, period, what, first, withRest), isGrowth))
  const results = orders.map((order) => order && placed.every(({ metric, at }) => isAt(order, metric, at)))
  if (results.some((one) => one === null)) return null
  const isRight = results.some(Boolean)
  const order = orders[results.indexOf(true)] ?? orders[0] ?? []
  return {
    verdict: isRight ? 'holds' : 'wrong',
    metric: first,
    period,
    figure: order.map((one) => told(base, one, isGrowth)).join(', '),
    rule: `${order.length} compared`,
    note: isRight ? null : `the order is ${order.map(({ label }) => label).join(', ')}`,
    span: match.span,
    used: match.metrics,
  }
}

/** Every word for a group that the words between the names hold is of the parts' own: no region is the largest product line. */
function isOfKind(k: Skeleton, { span, metrics }: Match, what: Group): boolean {
  const words = [
    ...k.s.text
      .slice(span.start, span.end)
      .matchAll(
        /\b(?:regions?|countr\w+|geograph\w+|locations?|segments?|divisions?|products?|categor\w+|units?|lines?|expenses?|costs?)\b/gi,
      ),
  ]
  return words
    .filter(({ index }) => metrics.every((one) => span.start + index < one.start || span.start + index >= one.end))
    .every(({ 0: word }) => isWordOf(word, what))
}

const told = (base: FactBase, { label, growth, value }: Member, isGrowth: boolean): string =>
  `${label} ${isGrowth ? formatChange(growth ?? 0) : formatCompact(value, base.currency)}`

const isAt = (order: readonly Member[], metric: Metric, at: number): boolean => {
  const there = order[at]
  return there !== undefined && isSame(there.metric, metric)
}

function sorted(members: readonly Member[], isGrowth: boolean): Member[] | null {
  if (members.length < 2 || (isGrowth && members.some(({ growth }) => growth === null))) return null
  return [...members].sort((a, b) => (isGrowth ? (b.growth ?? 0) - (a.growth ?? 0) : b.value - a.value))
}

function ofTwo(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  const what = metric && groupOf(period, metric)
  const order = what ? sorted(membersOf(base, period, what, metric), true) : null
  if (!token || !metric || !what || !order || order.length !== 2 || !isOfKind(k, match, what)) return null
  const isFaster = /^faster$/i.test(match.groups.how ?? '')
  const isRight = isAt(isFaster ? order : [...order].reverse(), metric, 0)
  // "The faster-growing half" is no half of anything
  const numbers: NumberToken[] = match.numbers
  return {
    ...{ verdict: isRight ? 'holds' : 'wrong', metric, period, note: null, rule: '2 compared with a year before' },
    figure: order.map((one) => told(base, one, true)).join(', '),
    ...{ span: match.span, used: [token], numbers },
  }
}

function noneNear(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  const what = metric && groupOf(period, metric)
  const order = what ? sorted(membersOf(base, period, what, metric, true), false) : null
  const [first, second] = order ?? []
  if (!token || !metric || !what || !first || !second || !isWordOf(match.groups.group, what)) return null
  const isFirst = isSame(first.metric, metric)
  const share = second.value / first.value
  // How near is near is not said.
  if (isFirst && share > FAR && share < NEAR) return null
  return {
    verdict: isFirst && share <= FAR ? 'holds' : 'wrong',
    metric,
    period,
    figure: [first, second].map((one) => told(base, one, false)).join(', '),
    ...{ rule: `${order?.length} compared`, note: null, span: match.span, used: [token] },
  }
}
