/**
 * What a word says of the time before: that a figure moved so again, that a part stood there still, that it came there only now.
 * Each is held against the year before; what is not known of it leaves the figures open.
 */
import { type FactBase, type FactPeriod, factOf, type Metric, yearBefore } from '../../figures-in-words/facts.ts'
import { yearOf } from '../../format/day.ts'
import type { BoundClaim } from '../bound-claim.ts'
import { type Group, groupOf, isSame, membersOf } from '../comparisons/quantities.ts'
import type { Held, Look } from './look.ts'
import { meant, valueIn } from './meant.ts'

const MOVING =
  '(?:f[ae]ll(?:en|ing|s)?|r[io]s(?:e|en|es|ing)|rose|gr[eo]w(?:n|ing|s)?|climb(?:ed|ing)|declin(?:ed|ing|e)|increas(?:ed|ing|e)|decreas(?:ed|ing|e)|slid(?:e|ing)?|dropp?(?:ed|ing)?|shr[aiu]nk(?:ing)?|slipp(?:ed|ing)|widen(?:ed|ing)?|narrow(?:ed|ing)?|improv(?:ed|ing|e)|expand(?:ed|ing)?|advanc(?:ed|ing|e)|gain(?:ed|ing)?|up|down|growth|rise|fall|decline|drop|increase)'
const AGAIN =
  '(?:(?:once |yet )?again|once more|further|repeatedly|time and again|year in,? year out|year after year|annually|yearly)'
const MORE = new RegExp(
  `\\b(?:${AGAIN}\\b[^.;:\\d]{0,40}?\\b${MOVING}|${MOVING}\\b,?\\s+(?:yet )?${AGAIN}|(?:kept(?: on)?|keeps(?: on)?|went on|goes on|resum(?:ed|es|ing)|continu(?:ed|es|ing)(?: to| its)?|carried on) (?:its |the |to )?${MOVING})\\b`,
  'i',
)

const amountIn = (period: FactPeriod | null, metric: Metric): number | null =>
  period ? (factOf(period, metric)?.value ?? null) : null

/** What a sentence holds of a figure in a period that is known. */
function figures({ base, s, claims }: Held): { metric: Metric; period: FactPeriod; claim: BoundClaim }[] {
  return claims.flatMap((claim) => {
    const period = base.periods.find(({ code }) => code === claim.period)
    if (!period || claim.verdict !== 'holds' || claim.kind === 'period') return []
    const metric = claim.bound ?? meant(base, s, claim)
    return metric ? [{ metric, period, claim }] : []
  })
}

/** "Fell again", "kept growing", "slid further": the year before it went the same way. */
export const movedSoAgain: Look = (held) => {
  const said = MORE.exec(held.s.text)
  if (!said) return null
  const { base } = held
  const isSo = ({ metric, period }: { metric: Metric; period: FactPeriod }): boolean => {
    const before = yearBefore(base, period)
    const [a, b, c] = [period, before, before && yearBefore(base, before)].map((one) => valueIn(base, metric, one))
    return a != null && b != null && c != null && (a - b) * (b - c) > 0
  }
  const found = figures(held)
  return found.length > 0 && !found.some(isSo) ? said[0] : null
}

/** "Over two years revenue went from $391.0 billion to $416.2 billion" of two years in a row: the way is shorter. */
export const shorterWay: Look = (held) => {
  const { overYears } = held.s
  const found = figures(held).filter(({ claim }) => claim.kind === 'amount' && !claim.isChange)
  if (!overYears || found.length < 2) return null
  const ways = found.flatMap(({ metric, period }) =>
    found.flatMap((other) =>
      isSame(other.metric, metric) && other.period !== period
        ? [Math.abs(yearOf(period.end_date) - yearOf(other.period.end_date))]
        : [],
    ),
  )
  return ways.length > 0 && ways.every((years) => years < overYears.years - 1 || (overYears.years === 2 && years < 2))
    ? held.s.text.slice(overYears.start, overYears.end)
    : null
}

const PLACE =
  '(?:largest|biggest|smallest|lowest|highest|main|leading|top|best-selling|(?:second|third|fourth)[- ](?:largest|biggest)|most important|only)'
const STILL = new RegExp(
  `\\b(?:remain(?:s|ed)|stay(?:s|ed)|again|once more|still|continu(?:es|ed) (?:to be|as)|has (?:long|always) been|kept its place|as ever|as before|as usual)\\b(?:[^.;]|\\.\\d){0,60}\\b${PLACE}\\b|\\b${PLACE}\\b(?:[^.;]|\\.\\d){0,60}\\b(?:again|once more|in both (?:years|periods)|in each year|for years|as ever|as before|as usual|as (?:in|it was in) (?:the year before|(?:fiscal )?(?:19|20)\\d\\d))\\b|\\bin both (?:years|periods)\\b(?:[^.;]|\\.\\d){0,60}\\b${PLACE}\\b|\\b${PLACE}\\b(?:[^.;]|\\.\\d){0,60}\\b(?:19|20)\\d\\d and (?:in )?(?:fiscal )?(?:19|20)\\d\\d\\b|\\b(?:19|20)\\d\\d and (?:in )?(?:fiscal )?(?:19|20)\\d\\d\\b(?:[^.;]|\\.\\d){0,60}\\b${PLACE}\\b`,
  'i',
)
const NOW = new RegExp(
  `\\b(?:bec(?:ame|omes?)|turned into|turns into|is now|was now|has now become|has become|rose to become|grew into)\\b[^.;]{0,40}\\b${PLACE}\\b`,
  'i',
)

/** Where a part stands among its like, the largest first; null = it is no part, or the year is not known. */
function standing(base: FactBase, period: FactPeriod | null, group: Group | null, metric: Metric): number | null {
  if (!period || !group) return null
  const members = membersOf(base, period, group, metric, true).sort((a, b) => b.value - a.value)
  const at = members.findIndex((one) => isSame(one.metric, metric))
  return at < 0 ? null : at
}

/** "Remained the largest", "the largest in both years", "became the second largest": where the part stood a year before. */
export const stoodThere: Look = (held) => {
  const { base, s } = held
  const still = STILL.exec(s.text)
  const now = still ? null : NOW.exec(s.text)
  const said = still ?? now
  if (!said) return null
  const parts = figures(held).filter(({ metric, period }) => groupOf(period, metric) !== null)
  const found = parts.filter(({ claim }) => claim.kind === 'comparison')
  const [first] = found.length > 0 ? found : parts
  if (!first) return null
  const isOnly = /\bonly\b/i.test(said[0])
  if (isOnly) return said[0]
  const group = groupOf(first.period, first.metric)
  const [here, then] = [first.period, yearBefore(base, first.period)].map((one) =>
    standing(base, one, group, first.metric),
  )
  return here != null && then != null && (here === then) === (still !== null) ? null : said[0]
}

const OVERTAKING =
  /\b(?:overt(?:ook|akes?|aken|aking)|leapfrogg\w+|(?:edged|nosed|inched|moved|pulled|crept|slipped) (?:past|ahead of)|(?:bec(?:ame|omes?)|has become|grew) (?:larger|bigger) than|caught up with|displaced|dethroned)\b/i

/** "Overtook": a year before it was behind. */
export const overtook: Look = (held) => {
  const { base, s } = held
  const said = OVERTAKING.exec(s.text)
  if (!said) return null
  const parts = s.metrics.filter(({ end, start, isVerb }) => end > start && isVerb !== true)
  const a = parts.findLast((one) => one.end <= said.index)?.metrics[0]
  const b = parts.find((one) => one.start >= said.index + said[0].length)?.metrics[0]
  const [first] = figures(held)
  const before = yearBefore(base, first?.period ?? base.periods[0])
  if (!a || !b) return null
  const isPassive = /\b(?:been|was|were|got)\s+$/i.test(s.text.slice(0, said.index))
  const [x, y] = (isPassive ? [b, a] : [a, b]).map((one) => amountIn(before, one))
  return x != null && y != null && x < y ? null : said[0]
}
