/** "Services is the second-largest division", "no region sells more than …", "Mac was the only line that shrank". */

import type { Span } from '../../figures-in-words/companies.ts'
import type { FactBase, FactPeriod, Metric } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { agrees, type NumberToken } from '../../figures-in-words/numbers.ts'
import { isDomestic } from '../../figures-in-words/own-names.ts'
import { countOf, type Match, matchesOf, SAID, type Skeleton } from '../../figures-in-words/skeleton.ts'
import { formatCompact } from '../../format/amount.ts'
import { formatChange } from '../../format/percent.ts'
import { type Compared, type Group, groupOf, isSame, type Member, membersOf } from './quantities.ts'

export interface FoundComparison extends Compared {
  span: Span
  used: MetricToken[]
  /** numbers that it answers for; others within it are looked at by themselves */
  numbers?: readonly NumberToken[]
}

const { be, adverb, the, up, down, count, group } = SAID
const SUP = `(?:(?<ord>second|third|fourth|fifth)[- ])?(?<sup>largest|biggest|smallest|highest|lowest|greatest|best[- ]selling|top(?! line\\b)|main|leading|fastest[- ]growing|slowest[- ]growing|heaviest|heftiest|costliest|dearest|single largest|single biggest|number one|most valuable|most important|(?:fastest|slowest)(?= grower)|smaller(?= of (?:the|its) two| ${group})|(?:larger|bigger)(?= of (?:the|its) two| ${group}))`
const OF = `(?: growers?)?(?: by (?:revenue|sales|size|«m\\d+»))?(?:,? (?:of|among|by far of) (?:the |its |all |all the |any )?(?:named |listed )?(?<size>${count})?\\s*(?:${group}|«m(?<among>\\d+)»)?)?`
const AFTER = `(?:,? (?:after|behind|outside(?: of)?|besides|other than|apart from) ${the}«m(?<after>\\d+)»)?`
/** "…, followed by Services and Mac" */
const THEN = `(?:,? (?:(?:closely|distantly|then) )?(?:followed|trailed) by ${the}«m(?<next>\\d+)»(?:(?: \\(«n\\d+»\\))?(?:, and |, | and |,? then )${the}«m(?<next2>\\d+)»)?|, with ${the}«m(?<second>\\d+)» (?:second|next|in second place|the runner-up))?`
const ASIDE =
  '(?:,?\\s*\\(?(?:at|with)?\\s*«n\\d+»\\)?,?|, (?:with|at|on) «m\\d+» of «n\\d+»,| of «n\\d+»,|, with «n\\d+» (?:in|of) «m\\d+»,|, (?:up|down)(?: by)? «n\\d+» to «n\\d+»,|, where «m\\d+» [a-z]+(?: by)? «n\\d+»(?: to «n\\d+»)?,)?'

const RANKS: readonly RegExp[] = [
  new RegExp(
    `«m(?<m>\\d+)»${ASIDE},?\\s+(?:${be}|ranks? as|comes? in as)${adverb}\\s+${the}${SUP}(?: (?<group>${group}))?${OF}${AFTER}${THEN}`,
    'gi',
  ),
  new RegExp(
    `(?:the |its |«c\\d+»'s? )${SUP}(?: (?<group>${group}))${OF}${AFTER}(?: ${be}|,|:)?${adverb}\\s+${the}«m(?<m>\\d+)»${THEN}`,
    'gi',
  ),
  new RegExp(
    `«m(?<m>\\d+)»(?: (?:is|was|are|were|ranks?|ranked|comes?|came))?[^«».;]{0,20}(?:«n\\d+»)?,? (?<ord>second) only to ${the}«m(?<after>\\d+)»`,
    'gi',
  ),
  new RegExp(
    `«m(?<m>\\d+)»,?\\s+(?:the|its|(?:the company|«c\\d+»)'s)\\s+${SUP}(?: (?<group>${group}))?${OF}${AFTER}`,
    'gi',
  ),
  // "Sales were led by iPhone, at $209.6 billion, followed by Services"
  new RegExp(`«m\\d+» (?:is|was|are|were) (?:again |once more )?led by ${the}«m(?<m>\\d+)»${ASIDE}${THEN}`, 'gi'),
  // "accounted for $10.2 billion, making it the second-largest market after the United States"
  new RegExp(
    `(?<=^[^«»]{0,20})«m(?<m>\\d+)»(?=[^.;:]{3,90}?, (?:making|which (?:makes|made)) it (?:the |its )${SUP}(?: (?<group>${group}))?${AFTER}(?=[,.;]|$))`,
    'gi',
  ),
  // "has overtaken Commercial Airplanes as the largest segment", "ended the year as its biggest market"
  new RegExp(
    `(?<=^[^«»]{0,20})«m(?<m>\\d+)»(?=[^.;:]{3,80}? as (?:the|its) ${SUP}(?: (?<group>${group}))?(?=[,.;]|$))`,
    'gi',
  ),
  // "cost $3.8 billion, the largest expense"
  new RegExp(
    `(?<=^[^«»]{0,20})«m(?<m>\\d+)»(?=[^.;:,]{3,60}, (?:by far |easily )?(?:the|its) ${SUP} (?<group>${group})(?=[,.;]|$))`,
    'gi',
  ),
  // "chipped in $29.6 billion, more than any other segment"
  new RegExp(
    `(?<=^[^«»]{0,20})«m(?<m>\\d+)»(?=[^.;:]{3,90}?, (?:more|bigger|larger) than (?:any|every|each) other (?<group>${group})(?=[,.;]|$))`,
    'gi',
  ),
]
const LISTED = /^\s*(?:of|among) «m\d+»(?:, «m\d+»)*,? and «m\d+»/i
/** "The largest of the other divisions", "the largest other division" */
const OF_OTHERS = /^\s*(?:(?:of|among) (?:the |its |all )*)?(?:other|remaining)\b/i
const GROWTH_RANKS: readonly RegExp[] = [
  new RegExp(
    `«m(?<m>\\d+)» (?<dir>${up}|${down})(?: by)?(?: «n\\d+»(?: to «n\\d+»)?,?)? (?:the )?(?<sup>fastest|most|slowest|least)(?: (?:of|among) (?:all |any |the |its )*(?<group>${group}))?`,
    'gi',
  ),
  new RegExp(
    `«m(?<m>\\d+)»,? (?:had|saw|with|showed|posted|recorded|reported|notched|logged|delivered|[^«».;]{3,24}«n\\d+»,) the (?<sup>steepest|largest|biggest|fastest|sharpest|strongest|smallest|slowest) (?<dir>rise|increase|growth|gain|drop|decline|fall)(?: (?:of|among) (?:(?:any|all|the|its|every)\\s+)*(?:(?<size>${count})\\s+)?(?<group>${group}))?`,
    'gi',
  ),
]
/** "Growth was strongest in Services" */
const STRONGEST = new RegExp(
  `(?<dir>growth|(?:the )?(?:rises?|increases?|gains?)|(?:the )?(?:declines?|drops?|falls?|decreases?)) (?:was|were|is|are) (?<sup>strongest|fastest|quickest|biggest|largest|steepest|sharpest|deepest|weakest|slowest|smallest) (?:in|at|for|among) ${the}«m(?<m>\\d+)»`,
  'gi',
)
/** By how much money something moved, whichever way. */
const MOVES: readonly RegExp[] = [
  new RegExp(
    `(?:the|its) (?:largest|biggest|greatest) (?:move|change|swing)(?: (?:of|among) (?:all |the |its )*(?<group>${group}))? (?:${be}|came from)${adverb} (?:that of )?${the}«m(?<m>\\d+)»`,
    'gi',
  ),
  new RegExp(`«m(?<m>\\d+)» (?:also )?moved the most(?: (?:of|among) (?:all |the |its )*(?<group>${group}))?`, 'gi'),
]
const ONLY = new RegExp(
  `«m(?<m>\\d+)» ${be}${adverb} the (?:only|one|sole|single) (?:(?<group>${group})|one)(?: (?:that|to|which|where|in which|whose))?(?: its)?(?: «m\\d+»)?(?: (?:has|have|were|was))? (?<dir>${up}|${down}|in decline|growing|shrinking|(?:go|went|going|move|moved) (?:backwards?|into reverse)|lose ground|gain ground)`,
  'gi',
)
/** "Wearables slipped to $35.7 billion, the only product line that shrank": of what the clause before is about */
const ONLY_AFTER = new RegExp(
  `(?<=^[^«»]{0,20})«m(?<m>\\d+)»(?=[^.;:]{3,80}?,? the (?:only|one|sole|single) (?<group>${group}) (?:that|to|which) (?:has |have )?(?<dir>${up}|${down})(?=[,.;]|$))`,
  'gi',
)
/** "Of its three segments, only Other Bets shrank" */
const OF_ONLY = new RegExp(
  `of (?:the |its |all )*(?:${count} )?(?<group>${group}),? only ${the}«m(?<m>\\d+)» (?:has |have )?(?<dir>${up}|${down})`,
  'gi',
)
/** "Its three largest markets are the US, Germany and the UK" */
const TOP = new RegExp(
  `(?:its|the|«c\\d+»'s?) (?:(?<n>${count}) (?:largest|biggest|main|top|leading)|(?:top|largest|biggest) (?<n2>${count})) (?<group>${group})(?: by (?:revenue|sales|size))?(?: are| were|:|,) ${the}(?<list>«m\\d+»(?:(?: \\(«n\\d+»\\))?(?:, and |, | and )${the}«m\\d+»)+)`,
  'gi',
)
/** "Of five regions, one shrank: Greater China", "five segments, two of which shrank: Beauty, and Baby Care" */
const COUNTED = new RegExp(
  `(?:of (?:the |its )?)?(?<size>${count}) (?<group>${group}),? (?:only |just )?(?<n>one|${count})(?: of (?:which|them))? (?:has |have )?(?<dir>${up}|${down})(?:[:,]| –| —) ${the}(?<list>«m\\d+»(?:(?:, and |, | and )${the}«m\\d+»)*)(?:,? by «n(?<by>\\d+)»)?`,
  'gi',
)
/** "Two of five segments, Beauty and Baby Care, saw sales decline" */
const COUNTED_FIRST = new RegExp(
  `(?<n>one|${count}) of (?:the |its )?(?<size>${count}) (?<group>${group}),? ${the}(?<list>«m\\d+»(?:(?:, and |, | and )${the}«m\\d+»)*),? (?:saw |had |has seen |have seen )?(?:«m\\d+» )?(?:has |have )?(?<dir>${up}|${down})`,
  'gi',
)
/** "Only Beauty and Baby Care shrank" */
const ONLY_THESE = new RegExp(
  `only ${the}(?<list>«m\\d+»(?:(?:, ${the}«m\\d+»)*,? and ${the}«m\\d+»)?) (?:has |have )?(?<dir>${up}|${down})`,
  'gi',
)
/** "All four regions shrank, led by Greater China" */
const LED = new RegExp(
  `(?<dir>${up}|${down})(?:[^«».;:]|«[np]\\d+»){0,40}, (?:led by ${the}«m(?<m>\\d+)»|(?:with )?${the}«m(?<m2>\\d+)» leading(?: the (?:pack|way|field|charge|list))?)`,
  'gi',
)
/** "Only one region shrank: Greater China" */
const ONLY_ONE = new RegExp(
  `only (?:one|a single) (?<group>${group}) (?:has )?(?<dir>${up}|${down})(?:[:,]| –| —) ${the}«m(?<m>\\d+)»`,
  'gi',
)
const ALL = new RegExp(
  `(?<q>every|all of (?:the|its)|all (?:of )?(?:the )?|each of (?:the|its)|each|no|none of (?:the|its)|(?<part>${count}|both) of (?:the |its )?|all) ?(?<size>${count})? ?(?<group>${group})(?: (?:has|have|was|were))?(?:,? (?:but|except(?: for)?|other than|save(?: for)?) (?:(?<one>one)|${the}«m(?<but>\\d+)»),?)?(?: (?:has|have|was|were))? (?<dir>${up}|${down}|(?:took in|brought in|sold|generated) (?:more|less)(?: revenue)?(?: than (?:in )?(?:«p\\d+»|before))?|(?:posted|saw|showed|recorded|had|enjoyed) (?:«n(?<by>\\d+)» ?)?(?:growth|gains?|increases?|declines?|falls?|drops?)?)(?: (?:by |at (?:a )?)?«n(?<by2>\\d+)»)?(?:,? (?:but|except(?: for)?|save(?: for)?) ${the}«m(?<but2>\\d+)»)?`,
  'gi',
)
/** "Sales declined in all four regions" */
const IN_ALL = new RegExp(
  `«m(?<whole>\\d+)» (?:has |have |had )?(?<dir>${up}|${down})(?: (?:by )?«n\\d+»)? (?:in|across|at|for) (?<q>every|all of (?:the|its)|all(?: the| its)?|each of (?:the|its)|each) ?(?<size>${count})? ?(?<group>${group})(?:,? (?:but|except(?: for)?|other than|save(?: for)?|bar) ${the}«m(?<but>\\d+)»)?`,
  'gi',
)
const NONE_MORE = new RegExp(
  `\\bno (?:other )?(?<group>${group}) (?:(?<grew>(?!sold)${up})|sells?|sold|brings? in|brought in|earns?|earned|generates?|generated|contributes?|contributed|is|was|costs?) (?<how>more |less |larger |bigger |smaller |faster |slower |more quickly )?than ${the}«m(?<m>\\d+)»`,
  'gi',
)

/** Groups whose members a word like "region" can mean. */
const WORD_GROUP: readonly [RegExp, Group][] = [
  [/region|countr|area|geograph|location/i, 'geographical'],
  [/expense|cost/i, 'expenses'],
  [/segment|division|product|categor|business|unit|product line/i, 'business'],
]

export function rankClaims(base: FactBase, k: Skeleton, period: FactPeriod): FoundComparison[] {
  const found: FoundComparison[] = []
  const add = (one: FoundComparison | null) => {
    if (one && found.every((other) => one.span.end <= other.span.start || one.span.start >= other.span.end))
      found.push(one)
  }
  for (const pattern of [...GROWTH_RANKS, STRONGEST])
    for (const match of matchesOf(k, pattern)) add(growthRank(base, match, period))
  for (const pattern of MOVES) for (const match of matchesOf(k, pattern)) add(moveRank(base, match, period))
  for (const match of matchesOf(k, TOP)) add(topOf(base, k, match, period))
  for (const match of matchesOf(k, OF_ONLY)) add(onlyOne(base, match, period))
  for (const pattern of [COUNTED, COUNTED_FIRST, ONLY_THESE])
    for (const match of matchesOf(k, pattern)) add(onlyThese(base, k, match, period))
  for (const match of matchesOf(k, LED)) add(ledBy(base, k, match, period))
  for (const match of matchesOf(k, ONLY_ONE)) add(onlyOne(base, match, period))
  for (const match of matchesOf(k, ONLY)) add(onlyOne(base, match, period))
  for (const match of matchesOf(k, ONLY_AFTER)) add(withTail(k, onlyOne(base, match, period)))
  for (const pattern of RANKS)
    for (const match of matchesOf(k, pattern)) add(withTail(k, rank(base, k, match, period), RANKED_TAIL))
  for (const match of matchesOf(k, NONE_MORE)) add(noneMore(base, match, period))
  for (const match of matchesOf(k, ALL)) add(allOf(base, match, period))
  for (const match of matchesOf(k, IN_ALL)) {
    const whole = match.metric('whole')
    if (whole && !isOtherThanRevenue(whole)) add(allOf(base, match, period))
  }
  return found
}

const ONLY_TAIL = /the (?:only|one|sole|single)\b[^,.;]*/i
const RANKED_TAIL =
  /(?<=,\s)(?:by far\s|easily\s)?(?:the|its)\s(?:[a-z]+[- ])?(?:[a-z]+est|top|main|leading)\b[^,.;]*|\b(?:(?:as|(?:making|which (?:makes|made)) it) (?:the|its)\s(?=[^,.;]*(?:est|most|top|main|leading)\b)|(?:more|bigger|larger) than (?:any|every|each) other\s)[^,.;]*/i

/** The span of a rank with the words behind it that say so. */
function withTail({ s }: Skeleton, one: FoundComparison | null, pattern = ONLY_TAIL): FoundComparison | null {
  // What was matched by its name alone is said behind it.
  const isName = one?.used.some(({ start, end }) => start === one.span.start && end === one.span.end)
  const tail = one && isName ? pattern.exec(s.text.slice(one.span.end)) : null
  if (!one || !tail) return one
  const start = one.span.end + tail.index
  return { ...one, span: { start, end: start + tail[0].length } }
}

function rank(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const { groups } = match
  const token = match.metric('m')
  const metric = token?.metrics[0]
  if (!token || !metric) return null
  // "the largest of the operating expenses": of all else that is named there nothing is known
  const among = match.metric('among')?.metrics[0]
  if (among && among.kind !== 'expenses') return null
  const rest = k.text.slice(k.at.indexOf(match.span.end))
  const tail = LISTED.exec(rest)?.[0]
  const list = tail ? [...tail.matchAll(/«m(\d+)»/g)].flatMap((one) => k.s.metrics[Number(one[1])] ?? []) : []
  const span = tail ? { ...match.span, end: Math.max(...list.map((one) => one.end)) } : match.span
  const what = groupOf(period, metric)
  const after = match.metric('after')
  // "The largest source of profit": of the parts' profits nothing is ranked.
  const isOfOther = match.metrics.some((one) => one !== after && isOtherThanRevenue(one))
  if (isOfOther) return { ...open(metric, period, 'what it is ranked by is not known of it'), span, used: [token] }
  const used = [...new Set([token, ...match.metrics, ...list, ...(after ? [after] : [])])]
  if (!what) return { ...open(metric, period, 'what it is ranked among is not in the statement'), span, used }
  if (!isWordOf(groups.group, what)) return { ...open(metric, period, 'it is of another kind'), span, used }
  let members = membersOf(base, period, what, metric)
  if (
    groups.size &&
    countOf(groups.size) !== membersOf(base, period, what).length &&
    !list.length &&
    countOf(groups.size) !== allOfGroup(period, what)
  )
    return { ...wrong(metric, period, `there are ${members.length}`), span, used }
  if (list.length > 0)
    members = members.filter((one) => list.some((other) => other.metrics[0] && isSame(other.metrics[0], one.metric)))
  const skipped = after?.metrics[0]
  const isOutside =
    /outside|besides|other than|apart from|after|behind/i.test(k.text) && skipped !== undefined && !groups.ord
  if (isOutside && skipped) members = members.filter((one) => !isSame(one.metric, skipped))
  // "Its largest foreign market": what is at home does not count.
  if (/\b(?:overseas|foreign)\b/i.test(groups.group ?? '')) members = members.filter((one) => !isDomestic(one.label))
  const said = k.s.text.slice(match.span.start, match.span.end)
  if (/\bother\b(?! than\b)/i.test(said) || OF_OTHERS.test(rest))
    return { ...open(metric, period, 'which others is not said'), span, used }
  // "The smaller segment" is one of two.
  if (/^(?:smaller|larger|bigger)$/i.test(groups.sup ?? '') && members.length !== 2)
    return { ...open(metric, period, 'with which one it is compared is not said'), span, used }
  const isGrowth = /growing|fastest|slowest/i.test(groups.sup ?? '')
  if (members.length < 2 || (isGrowth && members.some((one) => one.growth === null)))
    return { ...open(metric, period, 'not every one of them is known'), span, used }
  const isLow = /smallest|smaller|lowest|slowest/i.test(groups.sup ?? '')
  const sorted = [...members].sort((a, b) => (isGrowth ? (b.growth ?? 0) - (a.growth ?? 0) : b.value - a.value))
  if (isLow) sorted.reverse()
  const at = ['second', 'third', 'fourth', 'fifth'].indexOf((groups.ord ?? '').toLowerCase()) + 1
  const there = sorted[at]
  const isBehind =
    !skipped || isOutside || (sorted[at - 1] !== undefined && isSame(sorted[at - 1]?.metric ?? metric, skipped))
  if (!there) return { ...open(metric, period, 'there are fewer of them'), span, used }
  const following = ['second', 'next', 'next2'].flatMap((name) => match.metric(name)?.metrics[0] ?? [])
  const isFollowed = (all: readonly Member[]) =>
    following.every((one, i) => isSame(all[at + 1 + i]?.metric ?? metric, one))
  const isRight = isSame(there.metric, metric) && isBehind && isFollowed(sorted)
  // "Physical stores, the second-smallest line": counted with what stands for the rest, it is.
  const withRest = isRight || isGrowth || list.length > 0 ? null : sortedWithRest(base, period, what, metric, isLow)
  const isRestBehind = !skipped || isOutside || isSame(withRest?.[at - 1]?.metric ?? metric, skipped)
  if (withRest?.[at] && isSame(withRest[at].metric, metric) && isRestBehind && isFollowed(withRest))
    return { ...open(metric, period, 'whether the rest counts is not said'), span, used }
  const found = judged(base, metric, period, isRight, there, isGrowth, `${members.length} compared`)
  const isItself = !isRight && isSame(there.metric, metric)
  const order = sorted.map((one) => one.label).join(', ')
  return { ...found, ...(isItself ? { note: `the order is ${order}` } : {}), span, used }
}

const isOtherThanRevenue = ({ metrics }: MetricToken): boolean =>
  metrics.length === 0 ||
  metrics.some((one) => one.kind === 'ratio' || (one.kind === 'figure' && one.name !== 'total_revenue'))

const sortedWithRest = (
  base: FactBase,
  period: FactPeriod,
  what: Group,
  metric: Metric,
  isLow: boolean,
): readonly Member[] =>
  membersOf(base, period, what, metric, true).sort((a, b) => (b.value - a.value) * (isLow ? -1 : 1))

/** Every division counts where a text says how many there are, the rest too. */
function allOfGroup(period: FactPeriod, what: Group): number {
  return what === 'expenses' ? period.expenses.length : period[what].length
}

const isWordOf = (word: string | undefined, what: Group): boolean => {
  const meant = WORD_GROUP.find(([pattern]) => pattern.test(word ?? ''))?.[1]
  return meant === undefined || meant === what
}

function growthRank(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const isDown = new RegExp(`^(?:${down}|(?:the )?(?:drop|decline|fall|decrease)s?)$`, 'i').test(match.groups.dir ?? '')
  const isLeast = /slowest|least|smallest|weakest/i.test(match.groups.sup ?? '')
  const sign = isDown === isLeast ? 1 : -1
  return rankedBy(base, match, period, (one) => sign * (one.growth ?? 0))
}

function moveRank(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  return rankedBy(base, match, period, (one) => Math.abs(one.value - one.value / (1 + (one.growth ?? 0))))
}

/** @param height what the named one must have the most of among the members whose year before is known */
function rankedBy(
  base: FactBase,
  match: Match,
  period: FactPeriod,
  height: (one: Member) => number,
): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  const what = metric && groupOf(period, metric)
  if (!token || !metric) return null
  const at = { span: match.span, used: [token] }
  if (!what || !isWordOf(match.groups.group, what))
    return { ...open(metric, period, 'what it is compared with is not known'), ...at }
  const members = membersOf(base, period, what, metric)
  if (members.length < 2 || members.some((one) => one.growth === null))
    return { ...open(metric, period, 'not every one of them is known a year before'), ...at }
  const size = countOf(match.groups.size)
  if (size > 0 && size !== members.length && size !== allOfGroup(period, what))
    return { ...wrong(metric, period, `there are ${members.length}`), ...at }
  const [first] = [...members].sort((a, b) => height(b) - height(a))
  if (!first) return null
  const result = judged(base, metric, period, isSame(first.metric, metric), first, true, `${members.length} compared`)
  return { ...result, ...at }
}

function onlyOne(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  const what = metric && groupOf(period, metric)
  if (!token || !metric) return null
  const at = { span: match.span, used: [token, ...match.metrics] }
  if (!what || !isWordOf(match.groups.group, what))
    return { ...open(metric, period, 'what it is compared with is not known'), ...at }
  const members = membersOf(base, period, what, metric)
  if (members.length < 2 || members.some((one) => one.growth === null))
    return { ...open(metric, period, 'not every one of them is known a year before'), ...at }
  const isUp = isRise(match.groups.dir)
  const fitting = members.filter((one) => (one.growth ?? 0) > 0 === isUp && one.growth !== 0)
  const isRight = fitting.length === 1 && fitting[0] !== undefined && isSame(fitting[0].metric, metric)
  const figure = fitting.map((one) => `${one.label} ${formatChange(one.growth ?? 0)}`).join(', ') || 'none'
  return {
    verdict: isRight ? 'holds' : 'wrong',
    metric,
    period,
    figure,
    rule: `${members.length} compared with a year before`,
    note: null,
    ...at,
  }
}

/** Those that are listed, and no others, went that way. */
function onlyThese(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const tokens = [...(match.groups.list ?? '').matchAll(/«m(\d+)»/g)].flatMap(
    (one) => k.s.metrics[Number(one[1])] ?? [],
  )
  const named = tokens.flatMap((one) => one.metrics[0] ?? [])
  const [metric] = named
  const what = metric && groupOf(period, metric)
  if (!metric || !what || !isWordOf(match.groups.group, what)) return null
  const { size, n } = match.groups
  // What stands for the rest counts where the text counts it, or where it would change what is said.
  const sets = [false, true].map((withRest) => membersOf(base, period, what, metric, withRest))
  const fitting = sets.filter((members) => !size || members.length === countOf(size))
  const by = match.number('by')
  const at = { span: match.span, used: tokens, numbers: by ? [by] : [] }
  const own = fitting[0]?.find((one) => isSame(one.metric, metric))
  const isBy = !by || (named.length === 1 && by.kind === 'percent' && agrees(Math.abs(own?.growth ?? 0) * 100, by))
  if (fitting.length === 0 || fitting.some((all) => all.length < 2 || all.some((one) => one.growth === null)))
    return { ...open(metric, period, 'not every one of them is known a year before'), ...at }
  const isUp = isRise(match.groups.dir)
  const results = fitting.map((members) => {
    const went = members.filter((one) => one.growth !== 0 && (one.growth ?? 0) > 0 === isUp)
    const isAll = went.every((one) => named.some((other) => isSame(other, one.metric)))
    return isBy && isAll && went.length === named.length && (!n || countOf(n) === went.length)
  })
  if (results.some(Boolean) && !results.every(Boolean))
    return { ...open(metric, period, 'whether the rest counts is not said'), ...at }
  const figure = (fitting[0] ?? []).map((one) => `${one.label} ${formatChange(one.growth ?? 0)}`).join(', ')
  return {
    ...{ verdict: results.every(Boolean) ? 'holds' : 'wrong', metric, period, figure, note: null },
    ...{ rule: `${fitting[0]?.length} compared with a year before`, ...at },
  }
}

/** The one that is named went that way the furthest. */
function ledBy(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m') ?? match.metric('m2')
  if (!token) return null
  const sign = isRise(match.groups.dir) ? 1 : -1
  const named = { ...match, metric: () => token }
  const found = rankedBy(base, named, period, (one) => sign * (one.growth ?? 0))
  const start = match.groups.m ? k.s.text.indexOf('led by', match.span.start) : token.start
  const end = match.groups.m ? token.end : match.span.end
  return found && start >= 0 ? { ...found, span: { start, end } } : null
}

function topOf(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const n = countOf(match.groups.n ?? match.groups.n2)
  const tokens = [...(match.groups.list ?? '').matchAll(/«m(\d+)»/g)].flatMap(
    (one) => k.s.metrics[Number(one[1])] ?? [],
  )
  const named = tokens.flatMap((one) => one.metrics[0] ?? [])
  const [metric] = named
  const what = metric && groupOf(period, metric)
  if (!metric || !what || n === 0 || named.length !== n) return null
  const sorted = membersOf(base, period, what, metric).sort((a, b) => b.value - a.value)
  const first = sorted.slice(0, n)
  const isRight = first.length === n && first.every((one) => named.some((other) => isSame(other, one.metric)))
  const figure = first.map((one) => `${one.label} ${formatCompact(one.value, base.currency)}`).join(', ')
  return {
    ...{ verdict: isRight ? 'holds' : 'wrong', metric, period, figure, rule: `${sorted.length} compared`, note: null },
    ...{ span: match.span, used: tokens },
  }
}

function allOf(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const { q = '', part, size, group: word = '', dir } = match.groups
  const what = /region|countr|area|market|geograph/i.test(word)
    ? 'geographical'
    : /expense|cost/i.test(word)
      ? 'expenses'
      : 'business'
  // "All five segments", "three of the five segments": the rest counts as one where the text counts it.
  const counted = countOf(size) === allOfGroup(period, what)
  const members = membersOf(base, period, what, null, counted)
  const by = match.number('by') ?? match.number('by2')
  const at = { span: match.span, used: match.metrics, numbers: by ? [by] : [] }
  if (members.length < 2 || members.some((one) => one.growth === null))
    return { ...open(null, period, 'not every one of them is known a year before'), ...at }
  if (size && countOf(size) !== members.length && countOf(size) !== allOfGroup(period, what))
    return { ...wrong(null, period, `there are ${members.length}`), ...at }
  const isUp = isRise(dir)
  const but = (match.metric('but') ?? match.metric('but2'))?.metrics[0]
  const isBy = (one: Member) => !by || (by.kind === 'percent' && agrees(Math.abs(one.growth ?? 0) * 100, by))
  const fitting = members.filter((one) => (one.growth ?? 0) > 0 === isUp && one.growth !== 0 && isBy(one))
  if (but) {
    const left = members.filter((one) => !fitting.includes(one))
    const isRight = left.length === 1 && left[0] !== undefined && isSame(left[0].metric, but)
    const words = members.map((one) => `${one.label} ${formatChange(one.growth ?? 0)}`).join(', ')
    return { ...wrong(but, period, ''), verdict: isRight ? 'holds' : 'wrong', figure: words, note: null, ...at }
  }
  const wanted = match.groups.one
    ? members.length - 1
    : /^(?:no|none)/i.test(q)
      ? 0
      : part
        ? /both/i.test(part)
          ? 2
          : countOf(part)
        : members.length
  const figure = `${fitting.length} of ${members.length}: ${members.map((one) => `${one.label} ${formatChange(one.growth ?? 0)}`).join(', ')}`
  return {
    verdict: fitting.length === wanted ? 'holds' : 'wrong',
    metric: null,
    period,
    figure,
    rule: 'compared with a year before',
    note: null,
    ...at,
  }
}

function noneMore(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  const what = metric && groupOf(period, metric)
  if (!token || !metric || !what) return null
  const sign = /less|smaller|slower/i.test(match.groups.how ?? '') ? 1 : -1
  const isGrowth = match.groups.grew !== undefined
  const height = (one: Member) => (isGrowth ? (one.growth ?? 0) : one.value)
  const members = membersOf(base, period, what, metric).sort((a, b) => (height(a) - height(b)) * sign)
  if (isGrowth && members.some((one) => one.growth === null)) return null
  const [first] = members
  if (!first || members.length < 2) return null
  return {
    ...judged(base, metric, period, isSame(first.metric, metric), first, isGrowth, `${members.length} compared`),
    span: match.span,
    used: [token],
  }
}

const isRise = (word: string | undefined): boolean =>
  new RegExp(
    `^(?:${up}|growing|(?:took in|brought in|sold|generated) more\\b.*|(?:posted|saw|showed|recorded|had|enjoyed)\\s(?:«n\\d+»\\s?)?(?:growth|gains?|increases?)?)$`,
    'i',
  ).test(word ?? '')

const open = (metric: Metric | null, period: FactPeriod, note: string): Compared => ({
  ...{ verdict: 'unresolved', metric, period, figure: null, rule: null, note },
})
const wrong = (metric: Metric | null, period: FactPeriod, note: string): Compared => ({
  ...{ verdict: 'wrong', metric, period, figure: null, rule: null, note },
})

function judged(
  base: FactBase,
  metric: Metric,
  period: FactPeriod,
  isRight: boolean,
  there: Member,
  isGrowth: boolean,
  rule: string,
): Compared {
  const value = isGrowth ? formatChange(there.growth ?? 0) : formatCompact(there.value, base.currency)
  return {
    verdict: isRight ? 'holds' : 'wrong',
    metric,
    period,
    figure: `${there.label}, ${value}`,
    rule,
    note: isRight ? null : `it is ${there.label}`,
  }
}
