/** "iPhone grew faster than Mac", "AWS outsold Advertising", "twice as much as", "A and B together brought in …". */
import type { Span } from '../../figures-in-words/companies.ts'
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import { type FactBase, type FactPeriod, isRatio, type Metric, metricWords } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { agrees, type NumberToken } from '../../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { countOf, type Match, matchesOf, SAID, type Skeleton } from '../../figures-in-words/skeleton.ts'
import { formatCompact } from '../../format/amount.ts'
import { formatChange } from '../../format/percent.ts'
import { amountOf, type Compared, growthOf, inMeasureOf, labelOf, signedOf, yearsTo } from './quantities.ts'
import type { FoundComparison } from './rank-claims.ts'

const { be, adverb, the, up, down, count } = SAID
const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }
const WHOLE = '(?:the (?:company|group|firm|whole|total)|«c\\d+»)(?: as a whole| overall)?'
const VERB =
  '(?:are worth|were worth|brings? in|bring in|brought in|sells?|sold|costs?|contributes?|contributed|earns?|earned|spends?|spent|makes?|made|generates?|generated|had|has|is worth|was worth|takes? in|produces?|produced)'
/** ", growing 17 % against 10 %", ": 12.4 % versus 5.0 %": how fast either grew, the first named first */
const EACH_ITS =
  '(?:(?:,| -|:)? ?(?:(?:growing|rising|climbing|advancing|expanding|increasing|with growth of|by|at)(?: by)? )?\\(?«n(?<na>\\d+)» (?:against|versus|vs\\.?|compared (?:with|to)|to) «n(?<nb>\\d+)»)?'
/** "…, far slower than revenue", "…, comfortably faster than the 5.1 % pace of sales": of what the clause before is about */
const PACE_AFTER = new RegExp(
  `, (?:(?:which (?:is|was) |far |much |slightly |somewhat |well |even |a (?:bit|little|touch|shade|lot) |[a-z]+ly ))*(?<how>faster|slower|more quickly|more slowly|quicker) than ${the}(?:«n(?<nb>\\d+)» (?:pace|growth|growth rate|rise|gain|increase|rate|clip) (?:of|in|for|at) ${the})?(?:«m(?<b>\\d+)»|(?<whole>${WHOLE}))(?:'s?)?(?: growth)?(?=[,.;)]|$)`,
  'gi',
)
const FASTER = new RegExp(
  `«m(?<a>\\d+)»(?:, (?:whose|which|with)[^,.;]*,)? (?:(?:also|again|even|still) )?(?<dir>${up}|${down}|«m\\d+» ${up})(?: (?:by )?«n\\d+»,?)?,? (?:(?:far|much|slightly|even) )?(?<how>faster|slower|more|less|more quickly|more slowly|quicker|further|stronger|weaker) than ${the}(?:(?<list>«m(?<b>\\d+)»(?:(?:, | and | or |, and |, or )${the}«m\\d+»)*)|(?<whole>${WHOLE}))(?:(?:[:,;] | \\(|,? by )(?:by )?«n(?<na>\\d+)»(?: (?:against|versus|vs\\.?|compared (?:with|to)|to|and|after) «n(?<nb>\\d+)»)?)?`,
  'gi',
)
/** "Optum Rx, whose revenues went from … to …, grew faster than UnitedHealthcare" */
const FASTER_AFTER = new RegExp(
  `, (?:(?:and|but) )?(?:(?:it|they)(?:'s|'re| is| are| was| were| has been| have been)? )?(?:(?:also|again|even|still) )?(?<dir>${up}|${down}) (?:(?:far|much|slightly|even) )?(?<how>faster|slower|more|less|more quickly|more slowly|quicker) than ${the}(?:«m(?<b>\\d+)»|(?<whole>${WHOLE}))`,
  'gi',
)
const OUTGREW = new RegExp(
  `«m(?<a>\\d+)»(?:, (?:with|at|up|whose|which)[^,.;:«]*(?:«m\\d+»[^,.;:«]*)?«n\\d+»,)?(?: (?:has|have|had))? (?:outgrew|outgrown|outgrows|outpaced|outpaces|(?:grew|grown|rose|risen) ahead of) ${the}(?:core )?(?:«m(?<b>\\d+)»|(?<whole>${WHOLE}))${EACH_ITS}`,
  'gi',
)
/** "…, outpacing revenue" */
const OUTPACING = new RegExp(
  `,? (?:outpacing|outgrowing|outrunning|outstripping) (?:even )?${the}(?:«n\\d+» (?:growth|rise|increase|gain|climb|jump) (?:in|of|for) ${the}|(?:growth|rise|increase|gain) (?:in|of|for) ${the})?(?:«m(?<b>\\d+)»|(?<whole>${WHOLE}))`,
  'gi',
)
/** "…, lagging revenue" */
const TRAILING = new RegExp(
  `,? (?:trailing|lagging)(?: behind)? (?:even )?${the}(?:«m(?<b>\\d+)»|(?<whole>${WHOLE}))`,
  'gi',
)
const TIMES_FASTER = new RegExp(
  `«m(?<a>\\d+)» (?<dir>${up}|${down})(?: by)? «n(?<own>\\d+)»,? (?:(?:nearly|almost|about|roughly|more than|over) )?(?:«n(?<n>\\d+)» as (?:fast|much|quickly) as ${the}«m(?<b>\\d+)»|«n(?<n2>\\d+)» the (?:«n(?<other>\\d+)»|pace|rate|growth rate|clip|speed|growth) (?:of|for|at|in) ${the}«m(?<b2>\\d+)»)`,
  'gi',
)
const BIGGER = new RegExp(
  `«m(?<a>\\d+)»(?:,? (?:at|with|of|was|is|came to) «n\\d+»,?(?! (?:larger|bigger|greater|higher|more|smaller|lower|less|fewer))| \\(«n\\d+»\\))?(?: (?:${be}|${VERB}))?${adverb}(?: (?:about|nearly|almost|over|more than|roughly|some|just))*(?: «n(?<by>\\d+)»)? (?<how>larger|bigger|greater|higher|more|smaller|lower|less|fewer)(?: money| revenue| in revenue| in sales)? than ${the}(?<list>«m(?<b>\\d+)»)(?:,? by (?:(?:about|nearly|almost|over|more than|roughly|some|just) )*«n(?<by2>\\d+)»)?(?: but (?:still )?(?<how2>larger|bigger|smaller|lower|higher) than ${the}«m(?<c>\\d+)»)?`,
  'gi',
)
/** "…, less than Europe but more than Japan": of what the clause before is about. */
const TAIL_BIGGER = new RegExp(
  `, (?:which is |which was |far |much |slightly |somewhat |well |just |an? (?:bit|tad|little|touch|lot) |(?:about |nearly |almost |some |over |roughly )*«n(?<by>\\d+)» )?(?<how>larger|bigger|more|smaller|less|fewer) than ${the}«m(?<b>\\d+)»(?:,? (?:but|and) (?:still )?(?<how2>larger|bigger|smaller|more|less) than ${the}«m(?<c>\\d+)»)?`,
  'gi',
)
/** To be larger, by the verbs that say so: "dwarfed", "has overtaken", "towers over". */
const BEAT =
  '(?:out(?:sold|sells?|ran|runs?|stripped|strips|weighed|weighs|earned|earns|did|does|done|ranked|ranks|spent)|beats?|beaten|is ahead of|was ahead of|exceed(?:ed|s)?|topp?(?:ed|s)|surpass(?:ed|es)|(?:edged|nosed|squeezed|inched) (?:out|past|ahead of)|overt(?:ook|akes?|aken)|dwarf(?:ed|s)|eclips(?:ed|es)|leapfrogg?(?:ed|s)|pipp?(?:ed|s)|best(?:ed|s)|trump(?:ed|s)|tower(?:ed|s)? (?:over|above)|pass(?:ed|es)|overshadow(?:ed|s)|(?:(?:brings?|brought|takes?|took) in|ma[dk]es?|generate[ds]?|sells?|sold|contribute[ds]?|earns?|earned|deliver(?:s|ed)) more(?: revenue| sales| money| in sales| in revenue| «m\\d+»| in «m\\d+»)? than)'
/** "…, dwarfing the Mac": of what the clause before is about. */
const BEATING = new RegExp(
  `, (?:outselling|beating|exceeding|topping|surpassing|overtaking|dwarfing|eclipsing|leapfrogging|outweighing|edging out) (?:even )?${the}(?<list>«m(?<b>\\d+)»(?:(?:, | and | or |, and )${the}«m\\d+»)*)`,
  'gi',
)
const BEATS = new RegExp(
  `«m(?<a>\\d+)»(?: alone)?(?:,? (?:at|with|of) «n\\d+»,?| \\(«n\\d+»\\))?(?: «m(?<own>\\d+)»)?(?: (?:${up}|${down})(?: by)? «n\\d+»(?: to «n\\d+»)?,? and)?${adverb} (?:(?:has|have|had) )?(?<how>${BEAT}) (?:even )?${the}(?<list>«m(?<b>\\d+)»(?:(?:, | and | or |, and )${the}«m\\d+»)*)(?<sum>,? (?:put together|combined|together|taken together))?(?:,? (?:by )?(?:(?:more than|over|about|nearly|almost|some) )*«n(?<by>\\d+)»(?! (?:to|against|versus|vs\\.?) «n))?`,
  'gi',
)
/** "«a» was overtaken by «b»": the other way round. */
const BEATEN = new RegExp(
  `«m(?<b>\\d+)»(?:,(?: (?:up|down|off|at|with|on))?(?: by)? «n\\d+»(?: to «n\\d+»)?,)?(?: \\(«n\\d+»\\))? (?:is|was|were|has been|have been|got) (?:now |still |also |easily |comfortably |narrowly )?(?:outsold|outstripped|outweighed|outranked|beaten|exceeded|topped|surpassed|overtaken|dwarfed|eclipsed|leapfrogged|pipped|trumped|overshadowed|passed) by ${the}(?:«n\\d+» (?:of|from|in|at|for) ${the})?«m(?<a>\\d+)»`,
  'gi',
)
const AHEAD = new RegExp(
  `(?<!\\b(?:ran|runs|running|grew|grow|grows|growing|rose|climbed|moved)),? (?:ahead of|in front of) ${the}(?<list>«m\\d+»(?:(?:, | and |, and )${the}«m\\d+»)*)`,
  'gi',
)
const TIMES = new RegExp(
  `«m(?<a>\\d+)»(?:,? (?:at|with|of) «n\\d+»,?)?(?: (?:${be}|${VERB}))?${adverb}(?: (?:more than|over|less than|nearly|almost|about|roughly|at least))? «n(?<n>\\d+)» (?:as (?:much|large|big|high|many) as |the size of |what |as (?:much|big) in (?:revenue|sales) as )?(?:on )?${the}«m(?<b>\\d+)»`,
  'gi',
)
/** "…, six times as much as energy": of what the clause before is about. */
const TIMES_AFTER = new RegExp(
  `[,;(–—] ?(?:or |about |nearly |almost |roughly |more than |over |less than |at least |well over )*«n(?<n>\\d+)» (?:as (?:much|large|big|high|many) as |the size of |what )?${the}«m(?<b>\\d+)»(?:(?: does| did| do)|(?:'s)? (?:figure|sales|revenue|total))?(?=[ ,.;)]|$)`,
  'gi',
)
const SPENDS_MORE = new RegExp(
  `(?:spends?|spent|pays?|paid)(?: (?:far|much|slightly|even))? (?<how>more|less)(?: money)? (?:on|for) ${the}«m(?<a>\\d+)»(?: \\(«n\\d+»\\))? than (?:it (?:does|did) )?(?:on|for) ${the}«m(?<b>\\d+)»`,
  'gi',
)
/** "Revenue has gone up by $95.4 billion in two years", "profit tripled in two years" */
const BETWEEN_AFTER = new RegExp(
  `«m(?<m>\\d+)» (?:has |have )?(?:(?:nearly|almost|more than|roughly|about) )?(?:(?<dir>${up}|${down}|gone up|gone down)(?: by)?(?: (?:about|nearly|almost|over|more than|roughly|some))? «n(?<v>\\d+)»|(?<fold>doubled|tripled|quadrupled|halved)) (?:in|over|within) (?:the (?:last |past )?|just )?(?<years>${count}) years`,
  'gi',
)
const SPENDS_TIMES = new RegExp(
  `(?:spends?|spent)(?: (?:more than|over|less than|nearly|almost|about|roughly|at least))? «n(?<n>\\d+)» as much on ${the}«m(?<a>\\d+)» as (?:it (?:does|did) )?on ${the}«m(?<b>\\d+)»`,
  'gi',
)
const SUM = new RegExp(
  `(?<list>«m\\d+»(?:, ${the}«m\\d+»)*,? and ${the}«m\\d+»)(?<together>,? (?:together|combined|taken together|put together|between them|added together),?)? (?:${VERB}|came to|reached|totall?ed|totals?|add up to|added up to|amounted to|accounted for|were|are|stood at) (?:(?:about|nearly|almost|over|more than|roughly|some|just) )*«n(?<n>\\d+)»`,
  'gi',
)
const SPAN_OF_YEARS = `(?:(?:over|across|in|for|during) (?:the |all |these |its |those )*(?:last |past |latest )?(?<n>${count}) (?:fiscal )?years(?: (?:shown|reported|to «p\\d+»))?|(?<n2>${count})-year)`
const OVER_YEARS = new RegExp(SPAN_OF_YEARS, 'gi')
const SUMMED =
  /\b(?:total(?:s|l?ed|ling)?|sum(?:s|med)?|add(?:s|ed)? up|combined|cumulative(?:ly)?|together|altogether|aggregate[sd]?)\b/i
const AVERAGED = /\b(?:average[ds]?|averaging|mean|on average|a year on average)\b/i
const BETWEEN = new RegExp(
  `(?:between «p(?<p>\\d+)» and «p(?<q>\\d+)»|over (?:the (?:last |past )?)?(?<years>${count}) years|in the (?<years2>${count}) years to «p\\d+»|since «p(?<p3>\\d+)»|compared (?:to|with) «p(?<p4>\\d+)»|from «p(?<p2>\\d+)» to «p(?<q2>\\d+)»),? ${the}«m(?<m>\\d+)» (?:has |have |is |are )?(?<dir>${up}|${down}|gone up|gone down)(?: by)?(?: (?:about|nearly|almost|over|more than|roughly|some))? «n(?<v>\\d+)»`,
  'gi',
)

/** "Germany ($40.9bn) and Japan ($27.4bn) together sold less than AWS ($107.6bn)" */
const SUM_BESIDE = new RegExp(
  `(?<list>«m\\d+»(?: \\(«n\\d+»\\))?(?:, ${the}«m\\d+»(?: \\(«n\\d+»\\))?)*,? and ${the}«m\\d+»(?: \\(«n\\d+»\\))?),? (?:together|combined|taken together|put together),? (?:${VERB}|${be})(?: (?:far|much|still|even|slightly))* (?<how>more|less|larger|bigger|smaller)(?: than| money than) ${the}(?<other>«m\\d+»)`,
  'gi',
)
/** "More than half of the growth came from Services", "Half the growth in sales came from Services" */
const OF_GROWTH = new RegExp(
  `«n(?<n>\\d+)»(?: of)? (?:the|its|that|this|all the|all)(?: («m(?<of>\\d+)»))? (?:growth|increase|rise|gain)(?: in ${the}«m(?<in>\\d+)»)? (?:came|comes|stemmed|stems|was|is|were)(?: (?:owed|due|down|thanks))? (?:from|to) ${the}«m(?<part>\\d+)»(?: alone)?(?=[,.;)]|$)`,
  'gi',
)

export function compareClaims(base: FactBase, k: Skeleton, period: FactPeriod): FoundComparison[] {
  const found: FoundComparison[] = []
  const add = (one: FoundComparison | null) => {
    if (one && found.every((other) => one.span.end <= other.span.start || one.span.start >= other.span.end))
      found.push(one)
  }
  const run = (pattern: RegExp, read: (match: Match) => FoundComparison | null) => {
    for (const match of matchesOf(k, pattern)) add(read(match))
  }
  run(TIMES_FASTER, (match) => timesFaster(base, match, period))
  run(FASTER, (match) => faster(base, k, match, period, match.groups.how ?? '', match.groups.dir ?? ''))
  run(FASTER_AFTER, (match) =>
    faster(base, k, match, period, match.groups.how ?? '', match.groups.dir ?? '', subjectBefore(k, match)),
  )
  run(PACE_AFTER, (match) => {
    const subject = subjectBefore(k, match)
    const move = k.s.directions.find((one) => subject && one.start >= subject.end && one.end <= match.span.start)
    return move ? faster(base, k, match, period, match.groups.how ?? '', move.text, subject) : null
  })
  run(OUTPACING, (match) =>
    unlessFallen(base, period, faster(base, k, match, period, 'faster', 'grew', subjectBefore(k, match))),
  )
  run(TRAILING, (match) =>
    unlessFallen(base, period, faster(base, k, match, period, 'slower', 'grew', subjectBefore(k, match))),
  )
  run(OUTGREW, (match) => faster(base, k, match, period, 'faster', 'grew'))
  run(SPENDS_MORE, (match) => bigger(base, match, period))
  run(BETWEEN_AFTER, (match) => between(base, match, period))
  run(SPENDS_TIMES, (match) => times(base, match, period))
  run(TIMES, (match) => times(base, match, period))
  run(TIMES_AFTER, (match) =>
    match.number('n')?.kind === 'times' ? times(base, match, period, subjectBefore(k, match)) : null,
  )
  run(BEATS, (match) => beats(base, k, match, period))
  run(BEATEN, (match) => bigger(base, { ...match, groups: { ...match.groups, how: 'more' } }, period))
  run(BEATING, (match) => beats(base, k, match, period, subjectBefore(k, match)))
  run(BIGGER, (match) => bigger(base, match, period))
  run(TAIL_BIGGER, (match) => bigger(base, match, period, subjectBefore(k, match)))
  run(OVER_YEARS, (match) => overYears(base, k, match, period))
  run(BETWEEN, (match) => between(base, match, period))
  run(SUM_BESIDE, (match) => sumBeside(base, k, match, period))
  run(OF_GROWTH, (match) => shareOfGrowth(base, match, period))
  run(SUM, (match) => sum(base, k, match, period))
  run(AHEAD, (match) => beats(base, k, match, period, subjectBefore(k, match)))
  return found
}

const open = (metric: Metric | null, period: FactPeriod, note: string): Compared => ({
  ...{ verdict: 'unresolved', metric, period, figure: null, rule: null, note },
})

const firstOf = (token: MetricToken | null): Metric | null => token?.metrics[0] ?? null

/** A figure of a part stands for its revenue; "sales" beside it changes nothing. */
function pair(match: Match): [Metric, Metric] | null {
  const a = firstOf(match.metric('a'))
  const b = match.groups.whole ? REVENUE : firstOf(match.metric('b') ?? match.metric('b2'))
  return a && b ? [a, b] : null
}

function faster(
  base: FactBase,
  k: Skeleton,
  match: Match,
  period: FactPeriod,
  how: string,
  dir: string,
  subject: MetricToken | null = match.metric('a'),
): FoundComparison | null {
  const first = firstOf(subject)
  const others = match.groups.whole ? [REVENUE] : listOf(k, match.groups.list ?? `«m${match.groups.b}»`)
  const [second] = others
  if (!first || !second) return null
  // "faster than sales, by 6.8% to $139.9 billion": where it led is looked at by itself
  const said = [match.number('na'), match.number('nb')].map((one) => (one?.kind === 'percent' ? one : null))
  const used = [...new Set([...(subject ? [subject] : []), ...match.metrics])]
  const at = { span: match.span, used, numbers: said.filter((one) => one !== null) }
  const a = growthOf(base, period, first)
  const rest = others.map((one) => growthOf(base, period, one))
  if (a === null || rest.some((one) => one === null))
    return { ...open(first, period, 'one of them is not known a year before'), ...at }
  const isDown = new RegExp(`^${down}$`, 'i').test(dir.split(' ').at(-1) ?? '')
  const isMore = /^(?:faster|more$|more quickly|quicker|further|stronger)/i.test(how)
  const isAhead = rest.every((b) => (isDown ? a < (b ?? 0) : a > (b ?? 0)) === isMore)
  const isTold = said.every(
    (n, i) => !n || (n.kind === 'percent' && agrees(Math.abs((i === 0 ? a : rest[0]) ?? 0) * 100, n)),
  )
  const words = [first, ...others].map((one, i) => `${labelOf(one)} ${formatChange((i === 0 ? a : rest[i - 1]) ?? 0)}`)
  return { ...of(first, period, (isDown ? a < 0 : a > 0) && isAhead && isTold, words.join(', ')), ...at }
}

/** "Fell 46 %, outpacing revenue": which of the two was ahead is not told. */
function unlessFallen(base: FactBase, period: FactPeriod, found: FoundComparison | null): FoundComparison | null {
  const change = found?.metric ? growthOf(base, period, found.metric) : null
  return found && change !== null && change <= 0
    ? { ...found, ...open(found.metric, period, 'which fell less is not said') }
    : found
}

function timesFaster(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const two = pair(match)
  const n = match.number('n') ?? match.number('n2')
  const own = match.number('own')
  if (!two || n?.kind !== 'times' || own?.kind !== 'percent') return null
  const at = { span: match.span, used: match.metrics, numbers: match.numbers }
  const [a, b] = two.map((one) => growthOf(base, period, one)) as [number | null, number | null]
  if (a === null || b === null || b === 0)
    return { ...open(two[0], period, 'one of the two is not known a year before'), ...at }
  const other = match.number('other')
  const isUp = new RegExp(`^${up}$`, 'i').test(match.groups.dir ?? '')
  const isRight =
    a > 0 === isUp &&
    agrees(Math.abs(a) * 100, own) &&
    agrees(Math.abs(a / b), n) &&
    (!other || agrees(Math.abs(b) * 100, other))
  return {
    ...of(two[0], period, isRight, `${labelOf(two[0])} ${formatChange(a)}, ${labelOf(two[1])} ${formatChange(b)}`),
    ...at,
  }
}

const of = (
  metric: Metric,
  period: FactPeriod,
  isRight: boolean,
  figure: string,
  rule = `in ${period.code}`,
): Compared => ({
  ...{ verdict: isRight ? 'holds' : 'wrong', metric, period, figure, rule, note: null },
})

const amountText = (base: FactBase, metric: Metric, value: number): string =>
  isRatio(metric) ? `${(value * 100).toFixed(1)}%` : formatCompact(value, base.currency)

const shown = (base: FactBase, metric: Metric, value: number): string =>
  `${labelOf(metric)} ${amountText(base, metric, value)}`

/** What the clause before a comparison is about: its first name that stands for an amount. */
const subjectBefore = (k: Skeleton, { span }: Match): MetricToken | null =>
  k.s.metrics.find((one) => one.end <= span.start && one.isVerb !== true && one.metrics.length > 0) ?? null

function times(
  base: FactBase,
  match: Match,
  period: FactPeriod,
  subject: MetricToken | null = null,
): FoundComparison | null {
  const [own, other] = [firstOf(subject), firstOf(match.metric('b'))]
  const two: [Metric, Metric] | null = own && other ? [own, other] : pair(match)
  const n = match.number('n')
  if (!two || !n || (n.kind !== 'times' && n.kind !== 'percent')) return null
  // "Five times the loss per share of 2023": of itself in another year, which stands behind
  if (metricWords(two[0]) === metricWords(two[1])) return null
  const at = { span: match.span, used: [...(subject ? [subject] : []), ...match.metrics], numbers: [n] }
  const [a, b] = two.map((one) => amountOf(period, one)) as [number | null, number | null]
  if (a === null || b === null || b === 0)
    return { ...open(two[0], period, 'one of the two is not in the statement'), ...at }
  const ratio = Math.abs(a / b) * (n.kind === 'percent' ? 100 : 1)
  return { ...of(two[0], period, isTimes(ratio, n), `${shown(base, two[0], a)}, ${shown(base, two[1], b)}`), ...at }
}

/** "More than twice" says no more than it says; "twice" is near two. */
const isTimes = (ratio: number, n: NumberToken): boolean =>
  n.bound === 'above' ? ratio >= n.value : n.bound === 'below' ? ratio <= n.value : agrees(ratio, n)

function bigger(
  base: FactBase,
  match: Match,
  period: FactPeriod,
  subject: MetricToken | null = null,
): FoundComparison | null {
  const [own, other] = [firstOf(subject), firstOf(match.metric('b'))]
  const two: [Metric, Metric] | null = own && other ? [own, other] : pair(match)
  if (!two) return null
  const at = { span: match.span, used: [...(subject ? [subject] : []), ...match.metrics] }
  const third = firstOf(match.metric('c'))
  // Of two losses the larger is the one further below nothing.
  const isLosses = [subject ?? match.metric('a'), match.metric('b')].every((one) => one?.isNegated)
  const [a, b, c] = [...two, ...(third ? [third] : [])].map((one) => {
    const value = amountOf(period, one)
    return value !== null && isLosses ? 0 - value : value
  })
  if (a == null || b == null || (third && c == null) || isMixed(two))
    return { ...open(two[0], period, 'one of the two is not in the statement'), ...at }
  const holds = (how: string | undefined, x: number, y: number) =>
    /smaller|lower|less|fewer/i.test(how ?? '') ? x < y : x > y
  const by = match.number('by') ?? match.number('by2')
  const isBy = !by || isAheadBy(two[0], a, b, by)
  const isRight = isBy && holds(match.groups.how, a, b) && (!third || c == null || holds(match.groups.how2, a, c))
  const words = [shown(base, two[0], a), shown(base, two[1], b), ...(third && c != null ? [shown(base, third, c)] : [])]
  return { ...of(two[0], period, isRight, words.join(', ')), ...at, ...(by ? { numbers: [by] } : {}) }
}

/** "$20 billion more", "five times larger", "40 % more", "3 points above": how far two figures lie apart. */
function isAheadBy(metric: Metric, a: number, b: number, by: NumberToken): boolean {
  if (by.kind === 'times') return b !== 0 && isTimes(Math.abs(a / b), by)
  if (by.kind === 'percent' && !isRatio(metric)) return b !== 0 && agrees(Math.abs(a / b - 1) * 100, by)
  const lead = inMeasureOf(metric, by, Math.abs(a - b))
  return lead !== null && agrees(lead, by)
}

const isMixed = (two: readonly Metric[]): boolean => new Set(two.map(isRatio)).size > 1

function listOf(k: Skeleton, words: string | undefined): Metric[] {
  return [...(words ?? '').matchAll(/«m(\d+)»/g)].flatMap((one) => firstOf(k.s.metrics[Number(one[1])] ?? null) ?? [])
}

function beats(
  base: FactBase,
  k: Skeleton,
  match: Match,
  period: FactPeriod,
  subject: MetricToken | null = match.metric('a'),
): FoundComparison | null {
  const a = firstOf(subject)
  const others = listOf(k, match.groups.list)
  if (!a || others.length === 0) return null
  const at = { span: match.span, used: [...(subject ? [subject] : []), ...match.metrics] }
  // "Edged out Europe as the second-fastest grower": by growth, which is ranked by itself
  if (/^\s*,?\s*as the (?:[a-z]+[- ])?(?:fastest|quickest|slowest)\b/i.test(k.s.text.slice(match.span.end))) return null
  const own = amountOf(period, a)
  const values = others.map((one) => amountOf(period, one))
  if (own === null || values.some((one) => one === null) || isMixed([a, ...others]))
    return { ...open(a, period, 'one of them is not in the statement'), ...at }
  const known = values.map((one) => one ?? 0)
  const isRight = match.groups.sum ? own > known.reduce((x, y) => x + y, 0) : known.every((one) => own > one)
  // "dwarfed the Mac's $8.0 billion": without "by" an amount is the other's own
  const said = match.number('by')
  const by =
    said?.kind === 'money' && !/\bby\b/.test(k.s.text.slice(Math.max(0, said.start - 30), said.start)) ? null : said
  const other = known.reduce((x, y) => x + y, 0)
  const isBy = !by || (own > other && isAheadBy(a, own, other, by))
  const words = [shown(base, a, own), ...others.map((one, i) => shown(base, one, known[i] ?? 0))]
  if (by) return { ...of(a, period, isRight && isBy, words.join(', ')), ...at, numbers: [by] }
  return { ...of(a, period, isRight, words.join(', ')), ...at }
}

function sum(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const parts = listOf(k, match.groups.list)
  const n = match.number('n')
  if (!n || new Set(parts.map(labelOf)).size < 2 || /\brespectively\b/i.test(k.s.text)) return null
  const values = parts.map((one) => amountOf(period, one))
  if (values.some((one) => one === null) || parts.some(isRatio)) return null
  const total = values.reduce((x: number, y) => x + (y ?? 0), 0)
  const revenue = amountOf(period, REVENUE)
  const isShare = n.kind === 'percent'
  if (isShare && !revenue) return null
  const said = isShare ? (total / (revenue ?? 1)) * 100 : inMeasureOf(REVENUE, n, total)
  if (said === null) return null
  const isRight = agrees(said, n, signedOf(n)) && (n.kind !== 'money' || currencyAgrees(n.currency, base.currency))
  // Without "together" the number may be that of the last alone.
  if (!isRight && !match.groups.together) return null
  const at = { span: match.span, used: match.metrics, numbers: [n] }
  const first = parts[0] ?? REVENUE
  return { ...of(first, period, isRight, formatCompact(total, base.currency), parts.map(labelOf).join(' + ')), ...at }
}

function sumBeside(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const parts = listOf(k, match.groups.list)
  const [other] = listOf(k, match.groups.other)
  const values = parts.map((one) => amountOf(period, one))
  const beside = other ? amountOf(period, other) : null
  if (!other || beside === null || parts.length < 2 || values.some((one) => one === null)) return null
  if (parts.some(isRatio) || isRatio(other)) return null
  const total = values.reduce((x: number, y) => x + (y ?? 0), 0)
  const isRight = /^(?:less|smaller)/i.test(match.groups.how ?? '') ? total < beside : total > beside
  const words = `${parts.map(labelOf).join(' + ')} ${formatCompact(total, base.currency)}, ${shown(base, other, beside)}`
  return { ...of(other, period, isRight, words), span: match.span, used: match.metrics }
}

/** How much of what revenue grew by one part's growth is. */
function shareOfGrowth(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const part = firstOf(match.metric('part'))
  const told = match.metric('of') ?? match.metric('in')
  const whole = told ? firstOf(told) : REVENUE
  const n = match.number('n')
  if (part?.kind !== 'division' || whole?.kind !== 'figure' || whole.name !== 'total_revenue' || n?.kind !== 'percent')
    return null
  const [, before] = yearsTo(base, period)
  const [a, b, c, d] = [
    amountOf(period, part),
    amountOf(before ?? null, part),
    amountOf(period, whole),
    amountOf(before ?? null, whole),
  ]
  const at = { span: match.span, used: match.metrics, numbers: [n] }
  if (a === null || b === null || c === null || d === null || c <= d)
    return { ...open(part, period, 'one of the two is not known a year before'), ...at }
  const share = (a - b) / (c - d)
  const rule = `growth of ${labelOf(part)} ÷ growth of ${labelOf(whole)}`
  return { ...of(part, period, agrees(100 * share, n), `${(100 * share).toFixed(0)}%`, rule), ...at }
}

/** The company with such a verb and its amount, the years right behind it or before it all, and nothing besides. */
function isOwnVerb(s: Skeleton['s'], clause: Span, years: Span): boolean {
  const within = (one: Span) => one.start >= clause.start && one.end <= clause.end
  const [verb] = s.metrics.filter(within)
  const [amount] = s.numbers.filter(within)
  const owner = s.companies.findLast((one) => verb && within(one) && one.end <= verb.start)
  if (!verb || !amount || !owner || s.directions.some(within)) return false
  const before = s.text.slice(clause.start, owner.start).trim()
  const isLed = years.end <= owner.start
  const behind = s.text.slice(amount.end, isLed ? clause.end : years.start)
  return (
    (isLed
      ? /^[\s,]*$/.test(s.text.slice(years.end, owner.start)) && before.length <= years.end - years.start + 1
      : before === '') &&
    /^\s+(?:(?:has|have|had|already|thus|so)\s+)*$/.test(s.text.slice(owner.end, verb.start)) &&
    /^(?:\s+after (?:paying )?tax(?:es)?)?(?:\s+in (?:all|total))?[\s,.]*$/.test(behind) &&
    (isLed || /^[\s.]*$/.test(s.text.slice(years.end, clause.end)))
  )
}

function overYears(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const clause = clauseAround(k, match)
  const isIn = (one: Span) => one.start >= clause.start && one.end <= clause.end
  const words = k.s.text.slice(clause.start, clause.end)
  const named = k.s.metrics.filter((one) => isIn(one) && one.isVerb !== true)
  // "Lost $19 billion over three years": an amount that a verb alone names, moved by nothing
  const isByVerb = named.length === 0 && !k.s.isOutlook && isOwnVerb(k.s, clause, match.span)
  const tokens = isByVerb ? k.s.metrics.filter(isIn) : named
  const [token] = tokens
  const metric = firstOf(token ?? null)
  const amounts = k.s.numbers.filter(isIn)
  const [v] = amounts
  const n = countOf(match.groups.n ?? match.groups.n2)
  const isAverage = AVERAGED.test(words)
  if (!token || !metric || tokens.length > 1 || !v || amounts.length > 1) return null
  if (!isAverage && !isByVerb && !SUMMED.test(words)) return null
  const at = {
    span: {
      start: Math.min(token.start, match.span.start, clause.start + Math.max(0, words.search(AVERAGED))),
      end: Math.max(v.end, match.span.end, token.end),
    },
    used: [token],
    numbers: [v],
  }
  const years = yearsTo(base, period).slice(0, n)
  const values = years.map((one) => amountOf(one, metric))
  if (years.length < n || values.some((one) => one === null))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const total = values.reduce((x: number, y) => x + (y ?? 0), 0) * (token.isNegated ? -1 : 1)
  const value = isAverage ? total / n : total
  const said = inMeasureOf(metric, v, value)
  if (said === null || (isRatio(metric) && !isAverage))
    return { ...open(metric, period, 'such a number cannot be said of this figure'), ...at }
  const isRight = agrees(said, v, signedOf(v))
  const rule = `${isAverage ? 'average' : 'sum'} of ${years.map((one) => one.code).join(', ')}`
  return { ...of(metric, period, isRight, amountText(base, metric, value), rule), ...at }
}

/** "Doubled" is said of what is near two, whichever side. */
function isFold(ratio: number, word: string): boolean {
  const wanted = { doubled: 2, tripled: 3, quadrupled: 4, halved: 0.5 }[word] ?? 1
  return Math.abs(ratio / wanted - 1) <= 0.1
}

/** So near to it that some would call it so. */
const isNearFold = (ratio: number, word: string): boolean =>
  !isFold(ratio, word) && isFold(ratio > 1 ? ratio * 1.06 : ratio / 1.06, word)

/** The clause a match stands in, from one colon or semicolon to the next. */
function clauseAround(k: Skeleton, { span }: Match): Span {
  const { text } = k.s
  const from = Math.max(text.lastIndexOf(';', span.start), text.lastIndexOf(':', span.start)) + 1
  const ends = [text.indexOf(';', span.end), text.indexOf(': ', span.end)].filter((one) => one >= 0)
  return { start: from, end: Math.min(...ends, text.length) }
}

function between(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = firstOf(token)
  const v = match.number('v')
  const fold = match.groups.fold?.toLowerCase()
  if (!token || !metric || (!v && !fold)) return null
  const at = { span: match.span, used: [token], numbers: v ? [v] : [] }
  const named = (name: string) => {
    const said = match.period(name)
    const one = said ? periodOf(base, said.says, period) : null
    return one === UNKNOWN ? null : one
  }
  const years = countOf(match.groups.years ?? match.groups.years2)
  const ends =
    years > 0
      ? [period, yearsTo(base, period)[years] ?? null]
      : [named('q') ?? named('q2') ?? period, named('p') ?? named('p2') ?? named('p3') ?? named('p4')]
  const [late, early] =
    ends.every((one) => one !== null) && ends[0] !== ends[1]
      ? [...ends].sort((x, y) => (y?.end_date ?? '').localeCompare(x?.end_date ?? ''))
      : [null, null]
  const [now, old] = [amountOf(late ?? null, metric), amountOf(early ?? null, metric)]
  if (!late || !early || now === null || old === null)
    return { ...open(metric, period, 'one of the two periods is not known'), ...at }
  if (fold && isNearFold(now / old, fold))
    return { ...open(metric, late, `whether that is “${fold}” is not for figures to say`), ...at }
  if (fold)
    return {
      ...of(
        metric,
        late,
        isFold(now / old, fold),
        `${shown(base, metric, now)}, ${shown(base, metric, old)}`,
        `${late.code} ÷ ${early.code}`,
      ),
      ...at,
    }
  if (!v) return null
  const isUp = new RegExp(`^(?:${up}|went up|gone up)$`, 'i').test(match.groups.dir ?? '')
  const sign = token.isNegated ? -1 : 1
  const change = (now - old) * sign
  const size =
    v.kind === 'percent'
      ? old * sign > 0
        ? Math.abs(change / old) * 100
        : null
      : inMeasureOf(metric, v, Math.abs(change))
  const isRight = size !== null && change > 0 === isUp && agrees(size, v)
  return {
    ...of(
      metric,
      late,
      isRight,
      v.kind === 'percent' ? formatChange(change / old) : formatCompact(change, base.currency),
      `${late.code} less ${early.code}`,
    ),
    ...at,
  }
}
