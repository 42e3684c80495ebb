/** "iPhone grew faster than Mac", "AWS outsold Advertising", "twice as much as", "A and B together brought in …". */
import type { FactBase, FactPeriod, Metric } from '../figures-in-words/facts.ts'
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import { agrees, currencyAgrees, type NumberToken } from '../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import { countOf, type Match, matchesOf, SAID, type Skeleton } from '../figures-in-words/skeleton.ts'
import { formatCompact } from '../format/amount.ts'
import { formatChange } from '../format/percent.ts'
import { amountOf, type Compared, growthOf, labelOf, yearsTo } from './quantities.ts'
import type { Found } from './rank-claims.ts'

const { be, adverb, the, up, down, count } = SAID
const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }
const WHOLE = '(?:the (?:company|group|firm|whole|total)|«c\\d+»)(?: as a whole| overall)?'
const VERB =
  '(?:brings? in|brought in|sells?|sold|costs?|contributes?|contributed|earns?|earned|spends?|spent|makes?|made|generates?|generated|had|has|is worth|was worth|takes? in|produces?|produced)'
const FASTER = new RegExp(
  `«m(?<a>\\d+)» (?:(?:also|again|even|still) )?(?<dir>${up}|${down}|«m\\d+» ${up})(?: (?:by )?«n\\d+»,?)?,? (?:(?:far|much|slightly|even) )?(?<how>faster|slower|more|less|more quickly|more slowly|quicker) than ${the}(?:«m(?<b>\\d+)»|(?<whole>${WHOLE}))`,
  'gi',
)
const OUTGREW = new RegExp(`«m(?<a>\\d+)» (?:outgrew|outpaced) ${the}(?:«m(?<b>\\d+)»|(?<whole>${WHOLE}))`, 'gi')
const TIMES_FASTER = new RegExp(
  `«m(?<a>\\d+)» (?<dir>${up}|${down})(?: by)? «n(?<own>\\d+)»,? (?:(?:nearly|almost|about|roughly|more than|over) )?(?:«n(?<n>\\d+)» as (?:fast|much|quickly) as ${the}«m(?<b>\\d+)»|«n(?<n2>\\d+)» the «n(?<other>\\d+)» (?:of|for|at|in) ${the}«m(?<b2>\\d+)»)`,
  'gi',
)
const BIGGER = new RegExp(
  `«m(?<a>\\d+)»(?:,? (?:at|with|of|was|is|came to) «n\\d+»,?| \\(«n\\d+»\\))?(?: (?:${be}|${VERB}))?${adverb} (?<how>larger|bigger|greater|higher|more|smaller|lower|less|fewer)(?: money| revenue)? than ${the}(?<list>«m(?<b>\\d+)»)(?: but (?:still )?(?<how2>larger|bigger|smaller|lower|higher) than ${the}«m(?<c>\\d+)»)?`,
  'gi',
)
const BEATS = new RegExp(
  `«m(?<a>\\d+)»(?:,? (?:at|with|of) «n\\d+»,?| \\(«n\\d+»\\))?(?: «m(?<own>\\d+)»)?${adverb} (?<how>outsold|outsells|outran|exceeded|exceeds?|topped|tops|surpassed|surpasses|edged out|edged past|outweighed|outweighs|overtook|dwarfed|dwarfs|outearned) ${the}(?<list>«m(?<b>\\d+)»(?:(?:, | and |, and )${the}«m\\d+»)*)(?<sum>,? (?:put together|combined|together|taken together))?`,
  'gi',
)
const AHEAD = new RegExp(
  `,? (?:ahead of|in front of) ${the}(?<list>«m\\d+»(?:(?:, | and |, and )${the}«m\\d+»)*)`,
  'gi',
)
const TIMES = new RegExp(
  `«m(?<a>\\d+)»(?:,? (?:at|with|of) «n\\d+»,?)?(?: (?:${be}|${VERB}))?${adverb}(?: (?:more than|over|less than|nearly|almost|about|roughly|at least))? «n(?<n>\\d+)» (?:as (?:much|large|big|high|many) as|the size of|that of|as (?:much|big) in revenue as) (?:on )?${the}«m(?<b>\\d+)»`,
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
const OVER_YEARS = new RegExp(
  `(?:(?:over|across|in) (?:the |all )?(?:last |past )?(?<n1>${count}) (?:fiscal )?years(?: together| combined)?,? ${the}«m(?<m1>\\d+)» (?:add(?:s|ed)? up to|total(?:s|ed|led)?|sum(?:s|med)? (?:up )?to|c[ao]me(?:s)? to|amount(?:s|ed)? to) |(?<n2>${count})-year (?<avg2>average|total|sum) (?:of |for )?${the}«m(?<m2>\\d+)» (?:is|was|comes to|came to|of|stands at) |(?<avg3>average|total|sum of)(?: of)? ${the}«m(?<m3>\\d+)» over (?:the |these |its )?(?:last |past )?(?<n3>${count}) (?:fiscal )?years(?: shown)? (?:is|was|comes to|came to) )«n(?<v>\\d+)»`,
  'gi',
)
const BETWEEN = new RegExp(
  `(?:between «p(?<p>\\d+)» and «p(?<q>\\d+)»|over (?:the (?:last |past )?)?(?<years>${count}) years|from «p(?<p2>\\d+)» to «p(?<q2>\\d+)»),? ${the}«m(?<m>\\d+)» (?:has |have )?(?<dir>${up}|${down}|went up|went down)(?: by)? «n(?<v>\\d+)»`,
  'gi',
)

export function compareClaims(base: FactBase, k: Skeleton, period: FactPeriod): Found[] {
  const found: Found[] = []
  const add = (one: Found | null) => {
    if (one && found.every((other) => one.span.end <= other.span.start || one.span.start >= other.span.end))
      found.push(one)
  }
  const run = (pattern: RegExp, read: (match: Match) => Found | null) => {
    for (const match of matchesOf(k, pattern)) add(read(match))
  }
  run(TIMES_FASTER, (match) => timesFaster(base, match, period))
  run(FASTER, (match) => faster(base, match, period, match.groups.how ?? '', match.groups.dir ?? ''))
  run(OUTGREW, (match) => faster(base, match, period, 'faster', 'grew'))
  run(SPENDS_TIMES, (match) => times(base, match, period))
  run(TIMES, (match) => times(base, match, period))
  run(BEATS, (match) => beats(base, k, match, period))
  run(BIGGER, (match) => bigger(base, match, period))
  run(OVER_YEARS, (match) => overYears(base, match, period))
  run(BETWEEN, (match) => between(base, match, period))
  run(SUM, (match) => sum(base, k, match, period))
  run(AHEAD, (match) => ahead(base, k, match, period))
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

function faster(base: FactBase, match: Match, period: FactPeriod, how: string, dir: string): Found | null {
  const two = pair(match)
  if (!two) return null
  const at = { span: match.span, used: match.metrics }
  const [a, b] = two.map((one) => growthOf(base, period, one)) as [number | null, number | null]
  if (a === null || b === null) return { ...open(two[0], period, 'one of the two is not known a year before'), ...at }
  const isDown = new RegExp(`^${down}$`, 'i').test(dir.split(' ').at(-1) ?? '')
  const isMore = /^(?:faster|more$|more quickly|quicker)/i.test(how)
  const isRight = (isDown ? a < 0 : a > 0) && (isDown ? a < b : a > b) === isMore
  return {
    ...of(two[0], period, isRight, `${labelOf(two[0])} ${formatChange(a)}, ${labelOf(two[1])} ${formatChange(b)}`),
    ...at,
  }
}

function timesFaster(base: FactBase, match: Match, period: FactPeriod): Found | null {
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

const shown = (base: FactBase, metric: Metric, value: number): string =>
  `${labelOf(metric)} ${metric.kind === 'ratio' ? `${(value * 100).toFixed(1)}%` : formatCompact(value, base.currency)}`

function times(base: FactBase, match: Match, period: FactPeriod): Found | null {
  const two = pair(match)
  const n = match.number('n')
  if (!two || !n || (n.kind !== 'times' && n.kind !== 'percent')) return null
  const at = { span: match.span, used: match.metrics, numbers: [n] }
  const [a, b] = two.map((one) => amountOf(period, one)) as [number | null, number | null]
  if (a === null || b === null || b === 0)
    return { ...open(two[0], period, 'one of the two is not in the statement'), ...at }
  const ratio = Math.abs(a / b) * (n.kind === 'percent' ? 100 : 1)
  return { ...of(two[0], period, isTimes(ratio, n), `${shown(base, two[0], a)}, ${shown(base, two[1], b)}`), ...at }
}

/** "More than twice" says no more than it says; "twice" is near two. */
const isTimes = (ratio: number, n: NumberToken): boolean =>
  n.bound === 'above' ? ratio >= n.value : n.bound === 'below' ? ratio <= n.value : agrees(ratio, n)

function bigger(base: FactBase, match: Match, period: FactPeriod): Found | null {
  const two = pair(match)
  if (!two) return null
  const at = { span: match.span, used: match.metrics }
  const third = firstOf(match.metric('c'))
  const [a, b, c] = [...two, ...(third ? [third] : [])].map((one) => amountOf(period, one))
  if (a == null || b == null || (third && c == null) || isMixed(two))
    return { ...open(two[0], period, 'one of the two is not in the statement'), ...at }
  const holds = (how: string | undefined, x: number, y: number) =>
    /smaller|lower|less|fewer/i.test(how ?? '') ? x < y : x > y
  const isRight = holds(match.groups.how, a, b) && (!third || c == null || holds(match.groups.how2, a, c))
  const words = [shown(base, two[0], a), shown(base, two[1], b), ...(third && c != null ? [shown(base, third, c)] : [])]
  return { ...of(two[0], period, isRight, words.join(', ')), ...at }
}

const isMixed = (two: readonly Metric[]): boolean => new Set(two.map((one) => one.kind === 'ratio')).size > 1

function listOf(k: Skeleton, words: string | undefined): Metric[] {
  return [...(words ?? '').matchAll(/«m(\d+)»/g)].flatMap((one) => firstOf(k.s.metrics[Number(one[1])] ?? null) ?? [])
}

function beats(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): Found | null {
  const a = firstOf(match.metric('a'))
  const others = listOf(k, match.groups.list)
  if (!a || others.length === 0) return null
  const at = { span: match.span, used: match.metrics }
  const own = amountOf(period, a)
  const values = others.map((one) => amountOf(period, one))
  if (own === null || values.some((one) => one === null) || isMixed([a, ...others]))
    return { ...open(a, period, 'one of them is not in the statement'), ...at }
  const known = values.map((one) => one ?? 0)
  const isRight = match.groups.sum ? own > known.reduce((x, y) => x + y, 0) : known.every((one) => own > one)
  const words = [shown(base, a, own), ...others.map((one, i) => shown(base, one, known[i] ?? 0))]
  return { ...of(a, period, isRight, words.join(', ')), ...at }
}

/** ", ahead of AWS": of what the sentence began with. */
function ahead(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): Found | null {
  const a = firstOf(k.s.metrics.find((one) => one.end <= match.span.start) ?? null)
  const others = listOf(k, match.groups.list)
  if (!a) return null
  const own = amountOf(period, a)
  const values = others.map((one) => amountOf(period, one))
  const at = { span: match.span, used: match.metrics }
  if (own === null || values.some((one) => one === null))
    return { ...open(a, period, 'one of them is not in the statement'), ...at }
  const words = [shown(base, a, own), ...others.map((one, i) => shown(base, one, values[i] ?? 0))]
  return {
    ...of(
      a,
      period,
      values.every((one) => own > (one ?? 0)),
      words.join(', '),
    ),
    ...at,
  }
}

function sum(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): Found | null {
  const parts = listOf(k, match.groups.list)
  const n = match.number('n')
  if (!n || new Set(parts.map(labelOf)).size < 2 || /\brespectively\b/i.test(k.s.text)) return null
  const values = parts.map((one) => amountOf(period, one))
  if (values.some((one) => one === null) || parts.some((one) => one.kind === 'ratio')) return null
  const total = values.reduce((x: number, y) => x + (y ?? 0), 0)
  const revenue = amountOf(period, REVENUE)
  const isShare = n.kind === 'percent'
  if (isShare && !revenue) return null
  const isRight =
    agrees(isShare ? (total / (revenue ?? 1)) * 100 : total, n) &&
    (n.kind !== 'money' || currencyAgrees(n.currency, base.currency))
  // Without "together" the number may be that of the last alone.
  if (!isRight && !match.groups.together) return null
  const at = { span: match.span, used: match.metrics, numbers: [n] }
  const first = parts[0] ?? REVENUE
  return { ...of(first, period, isRight, formatCompact(total, base.currency), parts.map(labelOf).join(' + ')), ...at }
}

function overYears(base: FactBase, match: Match, period: FactPeriod): Found | null {
  const token = match.metric('m1') ?? match.metric('m2') ?? match.metric('m3')
  const metric = firstOf(token)
  const v = match.number('v')
  const n = countOf(match.groups.n1 ?? match.groups.n2 ?? match.groups.n3)
  if (!token || !metric || !v) return null
  const at = { span: match.span, used: [token], numbers: [v] }
  const years = yearsTo(base, period).slice(0, n)
  const values = years.map((one) => amountOf(one, metric))
  if (years.length < n || values.some((one) => one === null))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const isAverage = /average/i.test(match.groups.avg2 ?? match.groups.avg3 ?? '')
  const total = values.reduce((x: number, y) => x + (y ?? 0), 0) * (token.isNegated ? -1 : 1)
  const value = isAverage ? total / n : total
  const isRight = agrees(value, v) && (v.kind !== 'money' || currencyAgrees(v.currency, base.currency))
  const rule = `${isAverage ? 'average' : 'sum'} of ${years.map((one) => one.code).join(', ')}`
  return { ...of(metric, period, isRight, formatCompact(value, base.currency), rule), ...at }
}

function between(base: FactBase, match: Match, period: FactPeriod): Found | null {
  const token = match.metric('m')
  const metric = firstOf(token)
  const v = match.number('v')
  if (!token || !metric || !v) return null
  const at = { span: match.span, used: [token], numbers: [v] }
  const named = (name: string) => {
    const said = match.period(name)
    const one = said ? periodOf(base, said.says, period) : null
    return one === UNKNOWN ? null : one
  }
  const years = countOf(match.groups.years)
  const ends =
    years > 0 ? [period, yearsTo(base, period)[years] ?? null] : [named('q') ?? named('q2'), named('p') ?? named('p2')]
  const [late, early] = ends.every((one) => one !== null)
    ? [...ends].sort((x, y) => (y?.end_date ?? '').localeCompare(x?.end_date ?? ''))
    : [null, null]
  const [now, old] = [amountOf(late ?? null, metric), amountOf(early ?? null, metric)]
  if (!late || !early || now === null || old === null)
    return { ...open(metric, period, 'one of the two periods is not known'), ...at }
  const isUp = new RegExp(`^(?:${up}|went up)$`, 'i').test(match.groups.dir ?? '')
  const sign = token.isNegated ? -1 : 1
  const change = (now - old) * sign
  const size = v.kind === 'percent' ? (old > 0 ? Math.abs(change / old) * 100 : null) : Math.abs(change)
  const isRight =
    size !== null &&
    change > 0 === isUp &&
    agrees(size, v) &&
    (v.kind !== 'money' || currencyAgrees(v.currency, base.currency))
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
