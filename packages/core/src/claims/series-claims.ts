/** "Every year since 2023", "the third straight loss", "the highest of the three years", "swung from a loss to a profit". */
import { type FactBase, type FactPeriod, type Metric, yearBefore } from '../figures-in-words/facts.ts'
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import { agrees, type NumberToken } from '../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import { countOf, type Match, matchesOf, SAID, type Skeleton } from '../figures-in-words/skeleton.ts'
import { formatCompact, formatPerShare } from '../format/amount.ts'
import { formatPercent } from '../format/percent.ts'
import { amountOf, type Compared, yearsTo } from './quantities.ts'
import type { Found } from './rank-claims.ts'

const { up, down, count } = SAID
const NET: Metric = { kind: 'figure', name: 'net_income' }
const WHICH = `(?:(?:in )?(?:every|each)(?: (?:single|fiscal))* year(?:(?: since|,? starting in) «p(?<since>\\d+)»)?(?: (?:shown|in this report))?|(?:for )?(?<n>${count}) (?:straight |consecutive |successive )?(?:fiscal )?(?:years|times)(?: in a row| running| straight)?|in each of the (?:last |past )?(?<n2>${count})(?: fiscal)? years|in both «p(?<a>\\d+)» and «p(?<b>\\d+)»)`
const EVERY = new RegExp(
  `«m(?<m>\\d+)»(?: «m\\d+»)?(?: (?:has|have|had))?(?: (?<rough>nearly|almost|roughly|about))? (?<dir>${up}|${down}|halved|doubled)(?: (?:by )?«n(?<by>\\d+)»)? ${WHICH}`,
  'gi',
)
const MONEY = new RegExp(
  `(?:«c\\d+»|\\bit|\\bthe company)(?: has| had)? (?:been |had )?(?<how>«m\\d+» money|lost money|made money|profitable|unprofitable|posted (?:a )?(?:profits?|«m\\d+»)|made (?:a )?«m\\d+»|«m\\d+») ${WHICH}`,
  'gi',
)
const STRAIGHT =
  /(?<ord>second|third|fourth|fifth) (?:straight|consecutive|successive)(?: annual| yearly| fiscal)? (?<what>«m(?<m>\d+)»|increase|rise|gain|decline|drop|fall|decrease)/gi
const RECORD = new RegExp(
  `(?<!«m\\d{1,2}» )(?:its|the|their|a) (?<sup>highest|lowest|best|worst|biggest|largest|greatest|smallest|deepest|strongest|weakest)(?: (?:level|year|annual|figure|result|(?:annual )?«m\\d+»))*,? (?:of|in|among) (?:the |all |these )?(?:last |past )?(?<n>${count})(?: (?:fiscal|reported))?(?: years| periods)?(?: (?:shown|in this report|reported|here|of this report))*`,
  'gi',
)
const FIRST = new RegExp(
  `the first (?<dir>increase|rise|gain|growth|decline|drop|fall|decrease)(?: in «m\\d+»)? (?:of|in) the (?:last |past )?(?<n>${count}) (?:fiscal )?years(?: (?:shown|reported))?`,
  'gi',
)
const FIRST_ABOVE =
  /(?:,? (?:for the first time|its first year (?:above|over) «n(?<n>\d+)»|the first (?:year|time) (?:above|over) «n(?<n2>\d+)»)(?: in (?:the (?:three |two |last )*years(?: shown)?|this report))?)/gi
const TURN =
  /(?:«m(?<m>\d+)» )?(?:swung|turned|went|moved|flipped|swinging|turning|bounced)(?: back)? from (?:an? )?(?:net )?«m(?<from>\d+)»(?: of «n\d+»)?(?:(?: in)? «p(?<p>\d+)»)? (?:in)?to (?:an? )?(?:net )?«m(?<to>\d+)»(?: of «n\d+»)?(?:(?: in)? «p(?<q>\d+)»)?/gi

export function seriesClaims(base: FactBase, k: Skeleton, period: FactPeriod): Found[] {
  const found: Found[] = []
  const add = (one: Found | null) => {
    if (one && found.every((other) => one.span.end <= other.span.start || one.span.start >= other.span.end))
      found.push(one)
  }
  for (const match of matchesOf(k, TURN)) add(turn(base, k, match, period))
  for (const match of matchesOf(k, EVERY)) add(everyYear(base, match, period))
  for (const match of matchesOf(k, MONEY)) add(moneyEveryYear(base, match, period))
  for (const match of matchesOf(k, STRAIGHT)) add(straight(base, k, match, period))
  for (const match of matchesOf(k, FIRST)) add(firstOf(base, k, match, period))
  for (const match of matchesOf(k, FIRST_ABOVE)) add(firstAbove(base, k, match, period))
  for (const match of matchesOf(k, RECORD)) add(recordOf(base, k, match, period))
  return found
}

/** The name a phrase is said of: the one before it, else the first after it. */
function subjectOf(k: Skeleton, match: Match): MetricToken | null {
  const before = k.s.metrics.filter((one) => one.end <= match.span.start && one.metrics.length > 0)
  return before.at(-1) ?? match.metrics[0] ?? k.s.metrics.find((one) => one.start >= match.span.end) ?? null
}

const textOf = (base: FactBase, metric: Metric, value: number): string =>
  metric.kind === 'ratio'
    ? formatPercent(value)
    : metric.kind === 'figure' && metric.name.endsWith('_eps')
      ? formatPerShare(value, base.currency)
      : formatCompact(value, base.currency)

const listed = (base: FactBase, metric: Metric, years: readonly FactPeriod[]): string =>
  years.map((one) => `${one.code} ${textOf(base, metric, amountOf(one, metric) ?? 0)}`).join(', ')

const open = (metric: Metric | null, period: FactPeriod, note: string): Compared => ({
  ...{ verdict: 'unresolved', metric, period, figure: null, rule: null, note },
})

const result = (base: FactBase, metric: Metric, years: readonly FactPeriod[], isRight: boolean): Compared => ({
  verdict: isRight ? 'holds' : 'wrong',
  metric,
  period: years[0] ?? null,
  figure: listed(base, metric, years),
  rule: `${years.length} periods, back to ${years.at(-1)?.code}`,
  note: null,
})

/** The newest of the years a phrase is about, and how many changes it speaks of; null = they are not known. */
function yearsOf(base: FactBase, match: Match, period: FactPeriod, needed: number): FactPeriod[] | null {
  const all = yearsTo(base, period)
  const named = (name: string) => {
    const token = match.period(name)
    const one = token ? periodOf(base, token.says, period) : null
    return one === UNKNOWN ? null : one
  }
  if (match.groups.since) {
    const since = named('since')
    const at = since ? all.indexOf(since) : -1
    return at > 0 ? all.slice(0, at + 1) : null
  }
  if (match.groups.a) {
    const [a, b] = [named('a'), named('b')]
    if (!a || !b) return null
    const [late, early] = [a, b].sort((x, y) => y.end_date.localeCompare(x.end_date))
    const from = all.indexOf(late ?? a)
    const to = all.indexOf(early ?? b)
    return from >= 0 && to >= from && all[to + needed] ? all.slice(from, to + 1 + needed) : null
  }
  const n = countOf(match.groups.n ?? match.groups.n2)
  if (n === 0) return all.length >= 2 ? all : null
  return all.length >= n + needed ? all.slice(0, n + needed) : null
}

function everyYear(base: FactBase, match: Match, period: FactPeriod): Found | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  if (!token || !metric) return null
  const by = match.number('by')
  const at = { span: match.span, used: [token, ...match.metrics], numbers: by ? [by] : [] }
  const years = yearsOf(base, match, period, 1)
  const values = years?.map((one) => amountOf(one, metric)) ?? []
  if (!years || values.some((one) => one === null))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const sign = token.isNegated ? -1 : 1
  const isRight = values.slice(0, -1).every((now, i) => {
    const old = values[i + 1]
    if (now === null || old === null || old === undefined) return false
    const word = (match.groups.dir ?? '').toLowerCase()
    const times = old > 0 ? now / old : null
    const slack = match.groups.rough ? 0.1 : 0.05
    if (word === 'halved') return times !== null && Math.abs(times - 0.5) <= slack
    if (word === 'doubled') return times !== null && times >= 2 - 2 * slack
    const isUp = new RegExp(`^${up}$`, 'i').test(word)
    const rose = (now - old) * sign > 0
    if (isUp !== rose || now === old) return false
    return !by || isAtLeast(by, times === null ? null : Math.abs(times - 1) * 100)
  })
  return { ...result(base, metric, years, isRight), ...at }
}

function isAtLeast(n: NumberToken, percent: number | null): boolean {
  if (percent === null || n.kind !== 'percent') return false
  return n.bound === 'above'
    ? percent >= n.value - n.step * 1e-3
    : n.bound === 'below'
      ? percent <= n.value
      : agrees(percent, n)
}

function moneyEveryYear(base: FactBase, match: Match, period: FactPeriod): Found | null {
  const how = match.groups.how ?? ''
  const [token] = match.metrics
  const isLoss = /lost|unprofitable|loss/i.test(how) || (token?.isNegated ?? false)
  if (token && token.metrics[0]?.kind !== 'figure') return null
  const years = yearsOf(base, match, period, 0)
  const at = { span: match.span, used: match.metrics }
  const values = years?.map((one) => amountOf(one, NET)) ?? []
  if (!years || values.some((one) => one === null))
    return { ...open(NET, period, 'not every year of it is known'), ...at }
  return {
    ...result(
      base,
      NET,
      years,
      values.every((one) => (one ?? 0) < 0 === isLoss),
    ),
    ...at,
  }
}

const NTH: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4, fifth: 5 }

function straight(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): Found | null {
  const n = NTH[(match.groups.ord ?? '').toLowerCase()] ?? 0
  const token = match.metric('m')
  const isState = token !== null
  const subject = isState ? token : subjectOf(k, match)
  const metric = subject?.metrics[0]
  if (!subject || !metric) return null
  const at = { span: match.span, used: [subject] }
  const all = yearsTo(base, period)
  const years = all.slice(0, isState ? n : n + 1)
  const values = years.map((one) => amountOf(one, metric))
  if (years.length < (isState ? n : n + 1) || values.some((one) => one === null))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  if (isState)
    return {
      ...result(
        base,
        metric,
        years,
        values.every((one) => (one ?? 0) < 0 === token.isNegated),
      ),
      ...at,
    }
  const isUp = /increase|rise|gain/i.test(match.groups.what ?? '')
  const isRight = values
    .slice(0, -1)
    .every((now, i) => (now ?? 0) > (values[i + 1] ?? 0) === isUp && now !== values[i + 1])
  return { ...result(base, metric, years, isRight), ...at }
}

/** The period the sentence speaks of where it names one. */
function periodSaid(base: FactBase, k: Skeleton, period: FactPeriod): FactPeriod {
  const { about } = k.s
  if (about && about !== UNKNOWN) return about
  // "Its 2024 loss was the deepest": the year stands before the name.
  const named = k.s.periods.filter((one) => !one.isComparison).map((one) => periodOf(base, one.says, period))
  const [first] = named
  return first && first !== UNKNOWN ? first : period
}

function recordOf(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): Found | null {
  const subject = subjectOf(k, match)
  const metric = subject?.metrics[0]
  if (!subject || !metric || metric.kind === 'division') return null
  const at = { span: match.span, used: [subject, ...match.metrics] }
  const n = countOf(match.groups.n)
  const years = yearsTo(base, base.periods[0]).slice(0, n)
  const values = years.map((one) => amountOf(one, metric))
  const said = periodSaid(base, k, period)
  const value = amountOf(said, metric)
  if (years.length < n || values.some((one) => one === null) || value === null || !years.includes(said))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const word = (match.groups.sup ?? '').toLowerCase()
  const isSmall = /lowest|worst|smallest|weakest/.test(word)
  // "The deepest loss" is the lowest figure, "the smallest loss" the highest.
  const isLow = (word === 'deepest' || isSmall) !== (subject.isNegated && word !== 'deepest' && word !== 'worst')
  const edge = isLow ? Math.min(...values.map((one) => one ?? 0)) : Math.max(...values.map((one) => one ?? 0))
  return { ...result(base, metric, years, value === edge), ...at }
}

function firstOf(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): Found | null {
  const subject = subjectOf(k, match)
  const metric = subject?.metrics[0]
  if (!subject || !metric) return null
  const at = { span: match.span, used: [subject] }
  const years = yearsTo(base, period).slice(0, countOf(match.groups.n))
  const values = years.map((one) => amountOf(one, metric) ?? Number.NaN)
  if (years.length < 3 || values.some(Number.isNaN))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const isUp = /increase|rise|gain|growth/i.test(match.groups.dir ?? '')
  const moves = values.slice(0, -1).map((now, i) => now - (values[i + 1] ?? 0))
  const isRight = (moves[0] ?? 0) > 0 === isUp && moves.slice(1).every((one) => one > 0 !== isUp)
  return { ...result(base, metric, years, isRight), ...at }
}

function firstAbove(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): Found | null {
  const subject = subjectOf(k, match)
  const metric = subject?.metrics[0]
  const said = match.number('n') ?? match.number('n2')
  const n = said ?? k.s.numbers.findLast((one) => one.end <= match.span.start && one.bound === 'above') ?? null
  if (!subject || !metric || !n || (n.kind !== 'money' && n.kind !== 'count')) return null
  const at = { span: match.span, used: [subject], numbers: said ? [said] : [] }
  const years = yearsTo(base, period)
  const known = years.filter((one) => amountOf(one, metric) !== null)
  const [now, ...before] = known.map((one) => amountOf(one, metric) ?? 0)
  if (known[0] !== period || before.length === 0 || now === undefined)
    return { ...open(metric, period, 'no year before is known'), ...at }
  return { ...result(base, metric, known, now >= n.value && before.every((one) => one < n.value)), ...at }
}

function turn(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): Found | null {
  const [from, to] = [match.metric('from'), match.metric('to')]
  if (!from || !to) return null
  const own = match.metric('m')?.metrics[0] ?? subjectBefore(k, match)
  const metric = own ?? NET
  const at = {
    span: { start: match.span.start, end: to.end },
    used: [from, to, ...(match.metric('m') ? [match.metric('m') as MetricToken] : [])],
  } // just seen
  const named = (name: string, otherwise: FactPeriod | null): FactPeriod | null => {
    const token = match.period(name)
    const one = token ? periodOf(base, token.says, period) : otherwise
    return one === UNKNOWN ? null : one
  }
  const late = named('q', period)
  const early = named('p', late ? yearBefore(base, late) : null)
  const [now, old] = [amountOf(late, metric), amountOf(early, metric)]
  if (!late || !early || now === null || old === null)
    return { ...open(metric, period, 'one of the two is not known'), ...at }
  const isRight = now < 0 === to.isNegated && old < 0 === from.isNegated
  return { ...result(base, metric, [late, early], isRight), ...at }
}

function subjectBefore(k: Skeleton, match: Match): Metric | null {
  const [metric] = k.s.metrics.findLast((one) => one.end <= match.span.start)?.metrics ?? []
  return metric?.kind === 'figure' ? metric : null
}
