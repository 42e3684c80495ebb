/** "Every year since 2023", "the third straight loss", "the highest of the three years", "swung from a loss to a profit". */
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import { type FactBase, type FactPeriod, isRatio, type Metric, yearBefore } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { agrees, type NumberToken } from '../../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { countOf, type Match, matchesOf, SAID, type Skeleton } from '../../figures-in-words/skeleton.ts'
import { formatCompact, formatPerShare } from '../../format/amount.ts'
import { formatPercent } from '../../format/percent.ts'
import { growth } from '../../statement/margins.ts'
import { amountOf, type Compared, growthOf, inMeasureOf, signedOf, toldOf, yearsTo } from './quantities.ts'
import type { FoundComparison } from './rank-claims.ts'

const { up, down, count } = SAID
const NET: Metric = { kind: 'figure', name: 'net_income' }
const WHICH = `(?<which>(?:in )?(?:every|each)(?: (?:and every|single|passing|fiscal))* year(?:(?: since|,? starting in) «p(?<since>\\d+)»)?(?: (?:shown|in this report))?|year (?:after|on|by) year|year in,? year out|(?:for )?(?<n>${count}) (?:straight |consecutive |successive )?(?:fiscal )?(?:years|times)(?: in a row| running| straight| in succession| on the trot)?|(?:in|over) (?:each|all|every one|any)(?: of)? (?:the |these |its )?(?:last |past |latest )?(?<n2>${count})(?: fiscal)? years(?: shown)?|in both (?:of )?(?:the )?(?:last |past )?(?<both>two )?years|«n(?<twice>\\d+)» (?:in a row|running|in succession|on the trot)|for (?:a|the) (?<nth>second|third|fourth|fifth) (?:straight |consecutive |successive |running |year in a row|year running)(?: fiscal)?(?:year)?|in both «p(?<a>\\d+)» and «p(?<b>\\d+)»)`
/** How much, in words: a tenth is neither a little nor a lot. */
const SLIGHTLY = /^(?:a (?:little|bit|touch|shade|tad|notch)|slightly|somewhat|modestly|gently)$/i
const MUCH = /^(?:sharply|strongly|markedly|considerably|a great deal|a lot)$/i
const HOW =
  '(?: (?<how>a (?:little|bit|touch|shade|tad|notch)|slightly|somewhat|modestly|steadily|gently|sharply|strongly|gradually|slowly|consistently|markedly|considerably|a great deal|a lot))?'
const EVERY = new RegExp(
  `«m(?<m>\\d+)»(?: «m\\d+»)?(?: (?:at|of|for) «c\\d+»)?(?: (?:has|have|had|was|were|is|are|been|kept|keeps?|went on|goes on|continued to|continues to))*(?: (?<rough>nearly|almost|roughly|about))?${HOW.replace('<how>', '<how0>')} (?<dir>${up}|${down}|halved|doubled)${HOW}(?: (?:by )?(?:(?:a|an|well|more than|less than|over|under|at least|no less than|nearly|almost|about) )*«n(?<by>\\d+)»)? ${WHICH}`,
  'gi',
)
/** "Net income went up, then down", "rose and then fell", "fell before rising" */
const UP_THEN_DOWN = new RegExp(
  `«m(?<m>\\d+)» (?:has |have |had )?(?:first )?(?<dir>${up}|${down})(?: first| at first| initially)?,? (?:(?:and |but |only to )?(?:then|later|afterwards)|before) (?<then>${up}|${down})(?: again)?(?=[,.;:]|$)`,
  'gi',
)
/** "Operating margin exceeded 55 % in each of the three years" */
const LEVEL = new RegExp(
  `«m(?<m>\\d+)» (?:has |have )?(?:been |was |were |is |stayed |remained |held |kept )?(?<how>exceed(?:ed|s)?|topped|surpassed|passed|cleared|crossed|beaten|hovered|above|over|at least|below|under|more than|less than|around|about|near)(?: around| above| below)? «n(?<by>\\d+)» ${WHICH}`,
  'gi',
)
/** "Revenue slid for the first time in the three years" */
const FIRST_TIME = new RegExp(
  `«m(?<m>\\d+)» (?:has |have )?(?<dir>${up}|${down})(?: (?:by )?«n\\d+»,?)? for the first time in (?:the |these |its )?(?:last |past )?(?<n>${count}) years(?: shown)?`,
  'gi',
)
/** "Set three-year highs in revenue and net income", "profit hit a three-year low" */
const HIGHS = new RegExp(
  `(?:set|hit|hits|reached|posted|notched|at|to)(?: an?| its| their)?(?: new)? (?<n>${count})-year (?<sup>high|low|peak|best|worst)s?(?: (?:in|for|of) (?<list>${SAID.the}«m\\d+»(?:(?:, and |, | and )${SAID.the}«m\\d+»)*))?`,
  'gi',
)
/** "Was in the black in 2023 and 2024", "swung back into the red" */
/** "Swung to $37.6 billion in 2023 from a loss of $5.9 billion" */
const SWUNG_TO =
  /«m(?<m>\d+)» (?:swung|turned|flipped)(?: back)? to (?:an? )?«n(?<now>\d+)»(?:(?: in)? «p(?<q>\d+)»)?,? from (?:an? )?(?:net )?«m(?<from>\d+)» of «n(?<old>\d+)»(?:(?: in)? «p(?<p>\d+)»)?/gi
const STATE =
  /(?<!\bnot (?:been )?)(?<how>swung|slipped|fell|returned|climbed|moved|went|came|turned|sank|was|were|is|stayed|remained|ended|finished|been)(?: «p\d+»)?(?: (?:back|deep|deeper|deeply|further|firmly|solidly|again))* (?:in|into|to) the (?<what>red|black)(?:,?(?: in)? «p(?<p>\d+)»(?: and(?: in)? «p(?<q>\d+)»)?)?(?: for (?:a|the) (?<nth>second|third|fourth|fifth)(?: straight| consecutive| successive| year running)?(?: year)?)?/gi
/** "Revenue growth slowed to 5 % from 6 %" */
const PACE =
  /«m(?<m>\d+)» growth (?:has |have )?(?<dir>slowed|decelerated|cooled|eased|slackened|accelerated|quickened|picked up|sped up)(?: to «n(?<now>\d+)»)?(?:,? from «n(?<old>\d+)»)?/gi
/** "Has raised its operating income two years in a row" */
const RAISED = new RegExp(
  `(?<dir>raised|increased|grown|grew|lifted|boosted|improved|cut|reduced|lowered|trimmed) (?:its |the )?«m(?<m>\\d+)» ${WHICH}`,
  'gi',
)
const MONEY = new RegExp(
  `(?:«c\\d+»|\\bit|\\bthe company)(?: has| had)? (?:been |had )?(?<not>not |never |n't )?(?:been )?(?<how>«m\\d+» money|lost money|made money|profitable|unprofitable|in the (?:red|black)|(?:posted|turned|made|reported|booked) (?:an? )?(?:net )?(?:profits?|«m\\d+»)|«m\\d+») ${WHICH}`,
  'gi',
)
/** "For a third straight year, revenue fell", "for the second year running, Boeing made a loss" */
const LED_BY_YEARS =
  '(?<which>for (?:a|the) (?<nth>second|third|fourth|fifth) (?:straight |consecutive |successive |running )?(?:fiscal )?year(?: in a row| running)?),? '
const LED_BY_EACH =
  '(?<which>for (?:a|the) (?<nth>second|third|fourth|fifth) (?:straight |consecutive |successive |running )?(?:fiscal )?year(?: in a row| running)?|(?:in )?(?:every|each)(?: (?:single|fiscal))? year|year after year|in both years),? '
const EVERY_LED = new RegExp(
  `${LED_BY_EACH}(?:«c\\d+»(?:'s)? |(?:its|the) )?«m(?<m>\\d+)» (?:has |have )?(?:been )?(?<dir>${up}|${down})(?: (?:by )?(?:(?:a|an|well|more than|less than|over|under|at least|no less than|nearly|almost|about|around|roughly|some|just) )*«n(?<by>\\d+)»)?`,
  'gi',
)
const MONEY_LED = new RegExp(
  `${LED_BY_YEARS}(?:«c\\d+»|it|the company) (?:has |had )?(?<how>lost money|made money|(?:posted|made|reported|booked|ran up|turned) (?:an? )?(?:net |annual )?«m\\d+»|(?:ended|finished|closed|was|stayed|remained) in the (?:red|black))(?=[,.;]|$)`,
  'gi',
)
const MOVE = 'increase|rise|gain|decline|drop|fall|decrease'
/** "Its third straight loss", "its third loss in a row" */
const STRAIGHT = new RegExp(
  `(?<ord>second|third|fourth|fifth) (?:(?:straight|consecutive|successive)(?: annual| yearly| fiscal)? (?<what>«m(?<m>\\d+)»|${MOVE})|(?:annual |yearly )?(?<what2>«m(?<m2>\\d+)»|${MOVE}) (?:in a row|running|in succession))`,
  'gi',
)
const RECORD = new RegExp(
  `(?<!«m\\d{1,2}» )(?:(?:its|the|their|a|«c\\d+»'s?) |(?<=, ))(?<sup>highest|lowest|best|worst|biggest|largest|greatest|smallest|deepest|strongest|weakest|poorest|slimmest|thinnest|richest|fattest)(?: (?:level|year|annual|figure|result|showing|total|sum|mark|print|reading|tally|performance|(?:annual )?«m\\d+»))*,? (?:(?:of|in|among) (?:at least )?(?:the |all |these )?(?:last |past )?(?<n>${count})(?: (?:fiscal|reported))?(?: years| periods)?(?: (?:shown|in this report|reported|here|of this report))*(?: «p\\d+»(?:(?:, and |, | and | to |[-–])«p\\d+»)+)?|since (?:at least )?(?:fiscal )?(?<since>(?:19|20)\\d\\d))`,
  'gi',
)
/** "The most profitable year of the three": by net income */
const PROFITABLE = new RegExp(
  `(?<sup>most|least) profitable (?:fiscal )?year (?:of|in|among) (?:the |all |these )?(?:last |past )?(?<n>${count})(?: (?:fiscal )?years)?(?: (?:shown|in this report|reported|here))?`,
  'gi',
)
const FIRST = new RegExp(
  `(?:the|its|their|an?) first (?<dir>increase|rise|gain|growth|decline|drop|fall|decrease)(?: in «m\\d+»)? (?:of|in) the (?:(?:last |past )?(?<n>${count}) (?:fiscal )?years(?: (?:shown|reported))?|(?:period|years) (?:shown|reported)|period(?=[,.;]|$))`,
  'gi',
)
const FIRST_ABOVE =
  /(?:,? ?(?:for the first time|its first year (?:above|over) «n(?<n>\d+)»|the first (?:year|time) (?:above|over) «n(?<n2>\d+)»)(?: in (?:(?:the |these )?(?:last |past )?(?:(?:two|three|four|five) )?years(?: shown)?|this report))?)/gi
const TURN =
  /(?:«m(?<m>\d+)» )?(?:swung|turned|went|moved|flipped|swinging|turning|bounced)(?: back)? from (?:an? )?(?:net )?«m(?<from>\d+)»(?: of «n\d+»)?(?:(?: in)? «p(?<p>\d+)»)? (?:in)?to (?:an? )?(?:net )?«m(?<to>\d+)»(?: of «n\d+»)?(?:(?: in)? «p(?<q>\d+)»)?/gi

/** "Returned to profit in 2023 after a loss in 2022" */
const RETURN =
  /(?:returned|went back|came back|fell|slipped|sank|slid|slumped|moved|swung|bounced)(?: back)? (?:in)?to (?:an? |the )?(?:quarterly |annual |full-year |net )*«m(?<to>\d+)»(?: of «n\d+»)?(?:,?(?: in)? «p(?<q>\d+)»)?,? (?:after|following|from) (?:an? |the )?(?:quarterly |annual |net )*«m(?<from>\d+)»(?: of «n\d+»)?(?:(?: in)? «p(?<p>\d+)»)?/gi
const PEAK = /«m(?<m>\d+)» (?<how>peaked|topped out|bottomed(?: out)?)(?:,? at «n\d+»,?)? (?:in )?«p(?<p>\d+)»/gi

export function seriesClaims(base: FactBase, k: Skeleton, period: FactPeriod): FoundComparison[] {
  const found: FoundComparison[] = []
  const add = (one: FoundComparison | null) => {
    if (one && found.every((other) => one.span.end <= other.span.start || one.span.start >= other.span.end))
      found.push(one)
  }
  for (const match of matchesOf(k, SWUNG_TO)) add(swungTo(base, match, period))
  for (const match of matchesOf(k, RETURN)) add(turn(base, k, match, period))
  for (const match of matchesOf(k, PEAK)) add(peak(base, match, period))
  for (const match of matchesOf(k, TURN)) add(turn(base, k, match, period))
  for (const match of matchesOf(k, EVERY)) add(everyYear(base, match, period))
  for (const match of matchesOf(k, UP_THEN_DOWN)) add(upThenDown(base, match, period))
  for (const match of matchesOf(k, EVERY_LED)) add(everyYear(base, match, period))
  for (const match of matchesOf(k, MONEY_LED)) add(moneyEveryYear(base, match, period))
  for (const match of matchesOf(k, LEVEL)) add(levelEveryYear(base, match, period))
  for (const match of matchesOf(k, FIRST_TIME)) add(firstTime(base, match, period))
  for (const match of matchesOf(k, RAISED)) add(everyYear(base, match, period))
  for (const match of matchesOf(k, PACE)) add(pace(base, match, period))
  for (const match of matchesOf(k, MONEY)) add(moneyEveryYear(base, match, period))
  for (const match of matchesOf(k, STATE)) add(state(base, k, match, period))
  for (const match of matchesOf(k, STRAIGHT)) add(straight(base, k, match, period))
  for (const match of matchesOf(k, FIRST)) add(firstOf(base, k, match, period))
  for (const match of matchesOf(k, PROFITABLE)) add(profitable(base, match, period))
  for (const match of matchesOf(k, FIRST_ABOVE)) add(firstAbove(base, k, match, period))
  for (const match of matchesOf(k, HIGHS)) add(highs(base, k, match, period))
  for (const match of matchesOf(k, RECORD)) add(recordOf(base, k, match, period))
  return found
}

/** The name a phrase is said of: the one before it, else the first after it. */
function subjectOf(k: Skeleton, match: Match): MetricToken | null {
  const before = k.s.metrics.filter((one) => one.end <= match.span.start && one.metrics.length > 0)
  return before.at(-1) ?? match.metrics[0] ?? k.s.metrics.find((one) => one.start >= match.span.end) ?? null
}

const textOf = (base: FactBase, metric: Metric, value: number): string =>
  isRatio(metric)
    ? formatPercent(value)
    : metric.kind === 'figure' && metric.name.endsWith('_eps')
      ? formatPerShare(value, base.currency)
      : formatCompact(value, base.currency)

const listed = (base: FactBase, metric: Metric, years: readonly FactPeriod[]): string =>
  years.map((one) => `${one.code} ${textOf(base, metric, amountOf(one, metric) ?? 0)}`).join(', ')

const OTHER_KIND = 'such a number cannot be said of this figure'

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

/** The years that a phrase speaks of, newest first, as far as they are known. */
interface Spoken {
  years: FactPeriod[]
  /** every one of them is known */
  isWhole: boolean
}

/** @param isMove what is told is each year's change: the year before must be known too */
function spokenOf(base: FactBase, match: Match, period: FactPeriod, isMove: boolean): Spoken {
  const named = (name: string) => {
    const token = match.period(name)
    const one = token ? periodOf(base, token.says, period) : null
    return one === UNKNOWN ? null : one
  }
  if (match.groups.a) {
    const both = [named('a'), named('b')].filter((one) => one !== null)
    const years = both
      .filter((one) => !isMove || yearBefore(base, one) !== null)
      .sort((x, y) => y.end_date.localeCompare(x.end_date))
    return { years, isWhole: new Set(years).size === 2 }
  }
  const all = yearsTo(base, period)
  const known = isMove ? all.slice(0, -1) : all
  if (match.groups.since) {
    const since = named('since')
    if (!since) return { years: known, isWhole: false }
    const at = all.indexOf(since)
    return { years: at > 0 ? all.slice(0, isMove ? at : at + 1) : [], isWhole: at > 0 }
  }
  const nth = NTH[(match.groups.nth ?? '').toLowerCase()]
  const isBoth = /\bin both\b/i.test(match.groups.which ?? '') || match.number('twice') !== null
  const n = nth ?? (isBoth ? 2 : countOf(match.groups.n ?? match.groups.n2))
  return n === 0 ? { years: known, isWhole: all.length >= 2 } : { years: known.slice(0, n), isWhole: known.length >= n }
}

function everyYear(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  if (!token || !metric) return null
  const [by, twice] = [match.number('by'), match.number('twice')]
  // "Shrunk 4% in a row" counts nothing
  if (twice && (twice.kind !== 'times' || twice.value !== 2)) return null
  const at = { span: match.span, used: [token, ...match.metrics], numbers: [by, twice].filter((one) => one !== null) }
  // One known year that went the other way is enough to say no.
  const { years, isWhole } = spokenOf(base, match, period, true)
  const moves = years.map((one) => [toldOf(one, token), toldOf(yearBefore(base, one), token)] as const)
  if (years.length === 0 || moves.some((move) => move.includes(null)))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const isRight = moves.every(([now, old]) => isMoved(match, by, now ?? 0, old ?? 0))
  // "Fallen by about half two years running": how near is near enough is not for figures to say
  const isRoughly = by !== null && by.bound !== 'exact' && !/^(?:above|below)$/.test(by.bound)
  if (!isRight && isRoughly && moves.every(([now, old]) => isMoved(match, null, now ?? 0, old ?? 0)))
    return { ...open(metric, period, 'whether that is so much is not for figures to say'), ...at }
  if ((!isWhole || !moves.every(([now, old]) => isSoMuch(match, now ?? 0, old ?? 0))) && isRight)
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const before = years.map((one) => yearBefore(base, one)).filter((one) => one !== null)
  const shown = [...new Set([...years, ...before])].sort((x, y) => y.end_date.localeCompare(x.end_date))
  return { ...result(base, metric, shown, isRight), ...at }
}

/** One way in the year before, and another in the last. */
function upThenDown(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  if (!token || !metric) return null
  const at = { span: match.span, used: [token] }
  const years = yearsTo(base, period).slice(0, 3)
  const [now, before, first] = years.map((one) => toldOf(one, token))
  if (now == null || before == null || first == null)
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const signOf = (word: string | undefined) => (new RegExp(`^(?:${up})$`, 'i').test(word ?? '') ? 1 : -1)
  const isRight =
    Math.sign(before - first) === signOf(match.groups.dir) && Math.sign(now - before) === signOf(match.groups.then)
  return { ...result(base, metric, years, isRight), ...at }
}

/** Whether what is told as a little or a lot may be called so. */
function isSoMuch(match: Match, now: number, old: number): boolean {
  const how = match.groups.how ?? match.groups.how0 ?? ''
  const size = Math.abs(growth(now, old) ?? Number.POSITIVE_INFINITY)
  return SLIGHTLY.test(how) ? size <= 0.12 : !MUCH.test(how) || size >= 0.05
}

/** Whether one year's change is what the phrase says: its way, its size. */
function isMoved(match: Match, by: NumberToken | null, now: number, old: number): boolean {
  const word = (match.groups.dir ?? '').toLowerCase()
  const times = old === 0 || now < 0 !== old < 0 ? null : now / old
  const slack = match.groups.rough ? 0.1 : 0.05
  if (word === 'halved') return times !== null && Math.abs(times - 0.5) <= slack
  if (word === 'doubled') return times !== null && times >= 2 - 2 * slack
  const isUp = new RegExp(`^(?:${up}|raised|lifted|boosted)$`, 'i').test(word)
  if (isUp !== now > old || now === old) return false
  return !by || isAtLeast(by, times === null ? null : Math.abs(times - 1) * 100)
}

function levelEveryYear(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  const by = match.number('by')
  if (!token || !metric || !by) return null
  const at = { span: match.span, used: [token], numbers: [by] }
  if (inMeasureOf(metric, by, 1) === null) return { ...open(metric, period, OTHER_KIND), ...at }
  const { years, isWhole } = spokenOf(base, match, period, false)
  const values = years.map((one) => toldOf(one, token))
  if (!isWhole || values.some((one) => one === null))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const how = (match.groups.how ?? '').toLowerCase()
  const limit = signedOf(by)
  const isRight = values.every((one) => {
    const value = inMeasureOf(metric, by, one ?? 0) ?? Number.NaN
    // A loss below so much is a loss all the same.
    if (token.isNegated && value < 0) return false
    if (/^(?:exceed\w*|topped|surpassed|passed|cleared|crossed|beaten|above|over|at least|more than)$/.test(how))
      return value >= limit
    if (/^(?:below|under|less than)$/.test(how)) return value <= limit
    return agrees(value, { ...by, bound: 'about' }, limit)
  })
  return { ...result(base, metric, years, isRight), ...at }
}

/** A first fall or rise, told of the year itself: the years before went the other way. */
function firstTime(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  if (!token || !metric) return null
  const at = { span: match.span, used: [token] }
  const years = yearsTo(base, period).slice(0, countOf(match.groups.n) || undefined)
  const values = years.map((one) => toldOf(one, token) ?? Number.NaN)
  if (years.length < 3 || values.some(Number.isNaN))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const sign = new RegExp(`^${up}$`, 'i').test(match.groups.dir ?? '') ? 1 : -1
  const [now = 0, ...before] = values.slice(0, -1).map((one, i) => (one - (values[i + 1] ?? 0)) * sign)
  return { ...result(base, metric, years, now > 0 && before.every((one) => one <= 0)), ...at }
}

function isAtLeast(n: NumberToken, percent: number | null): boolean {
  if (percent === null || n.kind !== 'percent') return false
  if (n.to !== undefined) return percent >= n.value && percent <= n.to
  return n.bound === 'above'
    ? percent >= n.value - n.step * 1e-3
    : n.bound === 'below'
      ? percent <= n.value
      : agrees(percent, n)
}

function moneyEveryYear(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const how = match.groups.how ?? ''
  const [token] = match.metrics
  const isLost = /lost|unprofitable|loss|in the red/i.test(how) || (token?.isNegated ?? false)
  const isLoss = isLost !== (match.groups.not !== undefined)
  if (token && token.metrics[0]?.kind !== 'figure') return null
  const { years, isWhole } = spokenOf(base, match, period, false)
  const at = { span: match.span, used: match.metrics }
  const values = years.map((one) => amountOf(one, NET))
  if (!isWhole || values.some((one) => one === null))
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

function straight(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const n = NTH[(match.groups.ord ?? '').toLowerCase()] ?? 0
  const token = match.metric('m') ?? match.metric('m2')
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
  const earlier = all.slice(years.length - (isState ? 0 : 1)).map((one) => amountOf(one, metric))
  // "Its second straight loss", where the year before them was a loss too: it is the third, as far as is known.
  if (isState && earlier[0] != null && earlier[0] < 0 === token.isNegated)
    return { ...open(metric, period, LONGER), ...at }
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
  const isUp = /increase|rise|gain/i.test(match.groups.what ?? match.groups.what2 ?? '') !== subject.isNegated
  const isRight = values
    .slice(0, -1)
    .every((now, i) => (now ?? 0) > (values[i + 1] ?? 0) === isUp && now !== values[i + 1])
  const [late, early] = earlier
  if (isRight && late != null && early != null && late > early === isUp && late !== early)
    return { ...open(metric, period, LONGER), ...at }
  return { ...result(base, metric, years, isRight), ...at }
}
const LONGER = 'it was so in the year before them too'

/** The period the sentence speaks of where it names one: those behind the record are what it is held against. */
function periodSaid(base: FactBase, k: Skeleton, period: FactPeriod, { span }: Match): FactPeriod {
  const { about, periods, text } = k.s
  if (about && about !== UNKNOWN) return about
  // "Its 2024 loss was the deepest": the year stands before the name.
  const before = periods.find((one) => !one.isComparison && one.end <= span.start)
  // "The best of the three years was the $17.1 billion of 2022", "the lowest of the three years in 2025"
  const behind = periods.find((one) => one.start >= span.end)
  const isOwn = behind && RECORD_OF.test(text.slice(span.end, behind.start))
  const first = before ?? (isOwn ? behind : undefined)
  const named = first && periodOf(base, first.says, period)
  return named && named !== UNKNOWN ? named : period
}

/** What leads from a record to the period that set it. */
const RECORD_OF = /^,?\s+(?:(?:is|was|came|fell|it was)\b(?:[^,;:.()]|\.\d)*|in (?:fiscal )?)$/i

function recordOf(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const subject = subjectOf(k, match)
  const metric = subject?.metrics[0]
  if (!subject || !metric) return null
  // "The highest of the three": of parts, unless it says years
  if (metric.kind === 'division' && !/\byears\b/.test(k.s.text.slice(match.span.start, match.span.end))) return null
  const listed = listedBefore(k, subject)
  const at = { span: match.span, used: [...listed, subject, ...match.metrics] }
  const all = yearsTo(base, base.periods[0])
  const since = Number(match.groups.since)
  // "The lowest since 2023": 2023 has to be known, and is counted
  const n = since ? Math.max(2, Number((all[0] ?? period).code.slice(0, 4)) - since + 1) : countOf(match.groups.n)
  const years = all.slice(0, n)
  const values = years.map((one) => amountOf(one, metric))
  const said = periodSaid(base, k, period, match)
  const value = amountOf(said, metric)
  if (years.length < n || values.some((one) => one === null) || value === null || !years.includes(said))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const word = (match.groups.sup ?? '').toLowerCase()
  const isSmall = /lowest|worst|smallest|weakest|poorest|slimmest|thinnest/.test(word)
  // "The deepest loss" is the lowest figure, "the smallest loss" the highest.
  const isLow =
    (word === 'deepest' || isSmall) !== (subject.isNegated && word !== 'deepest' && word !== 'worst' && word !== 'best')
  const edge = isLow ? Math.min(...values.map((one) => one ?? 0)) : Math.max(...values.map((one) => one ?? 0))
  const isLowest = isLow
  const isAll = listed.every((token) => {
    const own = years.map((one) => (token.metrics[0] ? amountOf(one, token.metrics[0]) : null))
    const known = own.flatMap((one) => one ?? [])
    return known.length === n && own[years.indexOf(said)] === (isLowest ? Math.min(...known) : Math.max(...known))
  })
  return { ...result(base, metric, years, value === edge && isAll), ...at }
}

/** "Revenue, gross profit and net income were all …": the names before the last. */
function listedBefore(k: Skeleton, last: MetricToken): MetricToken[] {
  const found: MetricToken[] = []
  let from = last
  for (const token of [...k.s.metrics].reverse()) {
    if (token.end > from.start || token.metrics.length === 0) continue
    if (
      !/^(?:,|,? and|,)\s*(?:its |the )?$/i.test(
        k.s.text.slice(token.end, from.start).trim() === ',' ? ',' : k.s.text.slice(token.end, from.start).trim(),
      )
    )
      break
    found.push(token)
    from = token
  }
  return found
}

function firstOf(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const subject = subjectOf(k, match)
  const metric = subject?.metrics[0]
  if (!subject || !metric) return null
  const at = { span: match.span, used: [subject] }
  const years = yearsTo(base, period).slice(0, countOf(match.groups.n))
  const values = years.map((one) => toldOf(one, subject) ?? Number.NaN)
  if (years.length < 3 || values.some(Number.isNaN))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const isUp = /increase|rise|gain|growth/i.test(match.groups.dir ?? '')
  const moves = values.slice(0, -1).map((now, i) => now - (values[i + 1] ?? 0))
  const isRight = (moves[0] ?? 0) > 0 === isUp && moves.slice(1).every((one) => one > 0 !== isUp)
  return { ...result(base, metric, years, isRight), ...at }
}

function profitable(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const n = countOf(match.groups.n)
  const years = yearsTo(base, base.periods[0]).slice(0, n)
  const at = { span: match.span, used: [] }
  const values = years.flatMap((one) => amountOf(one, NET) ?? [])
  if (values.length < n || !years.includes(period))
    return { ...open(NET, period, 'not every year of it is known'), ...at }
  const edge = match.groups.sup === 'least' ? Math.min(...values) : Math.max(...values)
  return { ...result(base, NET, years, amountOf(period, NET) === edge), ...at }
}

function firstAbove(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const subject = subjectOf(k, match)
  const metric = subject?.metrics[0]
  const said = match.number('n') ?? match.number('n2')
  // "For the first time in the three years, revenue topped $400 billion"
  const isLeading = /^\W*$/.test(k.s.text.slice(0, match.span.start))
  const n =
    said ??
    k.s.numbers.findLast((one) => one.end <= match.span.start && one.bound === 'above') ??
    (isLeading ? k.s.numbers.find((one) => one.bound === 'above') : null) ??
    null
  if (!subject || !metric || !n || (n.kind !== 'money' && n.kind !== 'count')) return null
  const at = { span: match.span, used: [subject], numbers: said ? [said] : [] }
  if (inMeasureOf(metric, n, 1) === null || !currencyAgrees(n.currency, base.currency))
    return { ...open(metric, period, OTHER_KIND), ...at }
  const years = yearsTo(base, period)
  const known = years.filter((one) => amountOf(one, metric) !== null)
  const [now, ...before] = known.map((one) => toldOf(one, subject) ?? 0)
  if (known[0] !== period || before.length === 0 || now === undefined)
    return { ...open(metric, period, 'no year before is known'), ...at }
  const limit = signedOf(n)
  return { ...result(base, metric, known, now >= limit && before.every((one) => one < limit)), ...at }
}

/** Profit or loss of the years named; "swung into" says that the year before was the other. */
function state(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const isLoss = /red/i.test(match.groups.what ?? '')
  const named = (['p', 'q'] as const).flatMap((name) => {
    const token = match.period(name)
    return token ? [periodOf(base, token.says, period)] : []
  })
  const nth = NTH[(match.groups.nth ?? '').toLowerCase()] ?? 0
  const years = nth > 0 ? yearsTo(base, period).slice(0, nth) : named.length > 0 ? named : [period]
  const at = { span: match.span, used: match.metrics }
  const known = years.filter((one) => one !== UNKNOWN)
  const values = known.map((one) => amountOf(one, NET))
  if (known.length < Math.max(years.length, nth) || values.some((one) => one === null))
    return { ...open(NET, period, 'not every year of it is known'), ...at }
  const [first] = known
  const isTurn = /swung|slipped|fell|returned|climbed|moved|turned|sank/i.test(match.groups.how ?? '')
  const before = isTurn && first ? yearBefore(base, first) : null
  const old = amountOf(before, NET)
  if (isTurn && old === null) return { ...open(NET, period, 'the year before is not known'), ...at }
  // "sank deeper into the red": it was there before
  const isDeeper = /\b(?:deeper|further)\b/i.test(k.s.text.slice(match.span.start, match.span.end))
  const isTurned =
    old === null || (isDeeper ? old < 0 === isLoss && (values[0] ?? 0) < old === isLoss : old < 0 !== isLoss)
  const isRight = values.every((one) => (one ?? 0) < 0 === isLoss) && isTurned
  return { ...result(base, NET, before ? [...known, before] : known, isRight), ...at }
}

function highs(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
  const own = match.groups.list ? match.metrics : [subjectOf(k, match)].filter((one) => one !== null)
  const [first] = own
  const metric = first?.metrics[0]
  if (!metric) return null
  const at = { span: match.span, used: own }
  const n = countOf(match.groups.n)
  const years = yearsTo(base, period).slice(0, n)
  const isLow = /low|worst/i.test(match.groups.sup ?? '')
  const rows = own.map((token) => years.map((one) => toldOf(one, token)))
  if (years.length < n || rows.some((row) => row.some((one) => one === null)))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const isRight = rows.every((row) => {
    const known = row.map((one) => one ?? 0)
    return known[0] === (isLow ? Math.min(...known) : Math.max(...known))
  })
  return { ...result(base, metric, years, isRight), ...at }
}

/** Growth against the growth of the year before. */
function pace(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  const [now, old] = [match.number('now'), match.number('old')]
  const before = yearBefore(base, period)
  if (!token || !metric) return null
  const at = { span: match.span, used: [token], numbers: [now, old].filter((one) => one !== null) }
  const [fast, slow] = [growthOf(base, period, metric), before ? growthOf(base, before, metric) : null]
  if (fast === null || slow === null) return { ...open(metric, period, 'not every year of it is known'), ...at }
  const isFaster = /accelerated|quickened|picked|sped/i.test(match.groups.dir ?? '')
  const isTold = (n: NumberToken | null, value: number) =>
    !n || (n.kind === 'percent' && agrees(value * 100, n, signedOf(n)))
  const isRight = fast > slow === isFaster && isTold(now, fast) && isTold(old, slow)
  const figure = `${formatPercent(fast)} after ${formatPercent(slow)}`
  return { ...result(base, metric, [period], isRight), figure, rule: 'growth of two years', ...at }
}

/** The highest or lowest of the stored years. */
function peak(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token?.metrics[0]
  const said = match.period('p')
  const one = said ? periodOf(base, said.says, period) : UNKNOWN
  if (!token || !metric) return null
  const at = { span: match.span, used: [token] }
  const years = yearsTo(base, base.periods[0])
  const values = years.map((year) => toldOf(year, token))
  if (one === UNKNOWN || !years.includes(one) || years.length < 2 || values.some((value) => value === null))
    return { ...open(metric, period, 'not every year of it is known'), ...at }
  const known = values.map((value) => value ?? 0)
  const edge = /bottom/i.test(match.groups.how ?? '') ? Math.min(...known) : Math.max(...known)
  return { ...result(base, metric, years, toldOf(one, token) === edge), ...at }
}

function turn(base: FactBase, k: Skeleton, match: Match, period: FactPeriod): FoundComparison | null {
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

function swungTo(base: FactBase, match: Match, period: FactPeriod): FoundComparison | null {
  const [token, from] = [match.metric('m'), match.metric('from')]
  const [now, old] = [match.number('now'), match.number('old')]
  const metric = token?.metrics[0]
  if (!token || !from || !metric || !now || !old) return null
  const at = { span: match.span, used: [token, from], numbers: [now, old] }
  const said = match.period('q')
  const late = said ? periodOf(base, said.says, period) : period
  const early = late === UNKNOWN ? null : yearBefore(base, late)
  const [a, b] = late === UNKNOWN ? [null, null] : [amountOf(late, metric), amountOf(early, metric)]
  if (late === UNKNOWN || !early || a === null || b === null)
    return { ...open(metric, period, 'one of the two is not known'), ...at }
  if (inMeasureOf(metric, now, 1) === null || inMeasureOf(metric, old, 1) === null)
    return { ...open(metric, period, OTHER_KIND), ...at }
  const isOf = (n: NumberToken, value: number) => agrees(inMeasureOf(metric, n, Math.abs(value)) ?? Number.NaN, n)
  const isRight = a < 0 === token.isNegated && b < 0 === from.isNegated && isOf(now, a) && isOf(old, b)
  return { ...result(base, metric, [late, early], isRight), ...at }
}

function subjectBefore(k: Skeleton, match: Match): Metric | null {
  const [metric] = k.s.metrics.findLast((one) => one.end <= match.span.start)?.metrics ?? []
  return metric?.kind === 'figure' ? metric : null
}
