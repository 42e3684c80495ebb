/**
 * "The most of the three years reported", "the quickest pace among the four businesses", "the largest of all the expense
 * lines": a superlative beside a proven number, wherever it stands, held against the years or the parts that it names.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { type FactPeriod, factOf, isRatio } from '../../figures-in-words/facts.ts'
import { type Group, groupOf, isSame, membersOf, yearsTo } from '../comparisons/quantities.ts'
import type { FoundComparison } from '../comparisons/rank-claims.ts'
import type { Proven } from './parts.ts'
import type { Told } from './tokens.ts'

const HIGH = 'most|largest|biggest|greatest|highest|heaviest|heftiest|costliest|top|peak|best|strongest|richest|high'
const LOW = 'least|smallest|lowest|lightest|weakest|slimmest|thinnest|mildest|narrowest|trough|low'
const FAST = 'fastest|quickest|swiftest'
const SLOW = 'slowest'
const COUNT = 'two|three|four|five|six|seven|eight|nine|ten'
/** Of what it is the most, behind the word: a few words, then the years or the parts. */
const YEARS = `(?:of|in|for|over|among|across)\\s+(?:(?:the|its|all|any of the|these|those|past|last)\\s+)*(?:(?<n>${COUNT})[- ](?:fiscal |financial )?years?\\b(?: (?:period|span|stretch))?|(?:fiscal )?years\\b(?=\\s+(?:19|20)\\d\\d\\s+(?:to|through)|\\s+(?:reported|shown|presented|covered)))(?:\\s+(?:reported|shown|presented|covered|told|in the (?:statement|filing|report)))?`
const PARTS = `(?:(?:of|among|in|across)\\s+(?:(?:the|its|all|[\\p{L}&]+['’]s)\\s+)*(?:(?<count>${COUNT})\\s+)?)?(?:(?:product|business|operating|expense|cost|sales|reportable|geographic|single)\\s+){0,2}(?:(?<places>regions?|countr(?:y|ies)|markets?|geograph(?:y|ies)|areas?)|(?<units>segments?|divisions?|lines?|categor(?:y|ies)|business(?:es)?|units?|products?)|(?<costs>expenses?|costs?|expense (?:lines?|items?)|cost (?:lines?|items?)))\\b`
const SAID = new RegExp(
  `(?<![\\p{L}-])(?:(?:the|its|a)\\s+)?(?:(?:${COUNT})-year\\s+)?(?:(?<high>${HIGH})|(?<low>${LOW})|(?<fast>${FAST})|(?<slow>${SLOW})|(?<lead>(?:lead(?:s|ing)?|led) (?:the (?:pack|way|field|list|table)|by far)|led by(?=\\s)))(?![\\p{L}-])(?<what>\\s+(?:pace|growth(?: rate)?|rate|grower|rise|gain|increase|amount|figure|sum|level|result|showing|total))?`,
  'giu',
)
const BEHIND = (set: string) => new RegExp(`^(?<gap>(?:\\s+[\\p{L}’'&-]+){0,5}?)\\s+${set}`, 'iu')
/** What would make it the most of something else, or no longer so. */
const TURNED =
  /\b(?:second|third|fourth|fifth|not|never|no|nearly|almost|one of|among|other|than|but|except|outside|without|since|ever|record|world|industry|expected|could|would|none|half|some|few|part|most|least|shrink\w*|f[ae]ll\w*|declin\w*|drop\w*|contract\w*|los\w*|sli[dp]\w*)\b|n['’]t\b/i

/** A superlative that holds, and the words of its set where they stand apart from it. */
export interface Ranked extends FoundComparison {
  behind: Span | null
}

/**
 * @param held where other readers found a comparison that holds
 * @returns each superlative that the proven numbers show to be so; null = one is not, or of what it is said is not known
 */
export function superlativesTold(
  told: Told,
  numbers: readonly Proven[],
  taken: readonly Span[],
  held: readonly Span[],
): Ranked[] | null {
  const { text } = told.s
  const found: Ranked[] = []
  for (const match of text.matchAll(SAID)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const isTaken = [
      ...taken,
      ...told.s.metrics,
      ...told.s.numbers,
      ...told.s.periods,
      ...told.s.companies,
      ...told.s.directions,
    ].some((one) => one.start < span.end && one.end > span.start)
    if (
      isTaken ||
      (match.groups?.high && /^(?:most|high|low|top|best)$/i.test(match.groups.high) && !isRanking(text, match))
    )
      continue
    const one = heldAt(told, numbers, match, span)
    if (one === undefined) continue
    if (one === null && held.some((other) => other.start < span.end && other.end > span.start)) continue
    if (one === null) return null
    found.push(one)
  }
  return found
}

/** "Most of its revenue", "at its best": no rank. */
const isRanking = (text: string, { index, 0: said, groups }: RegExpExecArray): boolean =>
  /^(?:the|its|a)\s/i.test(said) ||
  (/^high|^low/i.test(groups?.high ?? groups?.low ?? '') && /-year\s/i.test(said)) ||
  /^\s+(?:of|in)\s+(?:(?:the|any|all)\s+)/i.test(text.slice(index + said.length))

/** @returns undefined where it is not built so */
function heldAt(told: Told, numbers: readonly Proven[], match: RegExpExecArray, word: Span): Ranked | null | undefined {
  const { s, base } = told
  const { text } = s
  const tail = /^(?:[^.;:(]|\.\d)*/.exec(text.slice(word.end))?.[0] ?? ''
  const years = BEHIND(YEARS).exec(tail)
  const parts = years ? null : BEHIND(PARTS).exec(tail)
  const high = /(?:(?<n>two|three|four|five)-year\s+)/i.exec(match[0])
  const set = years ?? parts
  const gap = set?.groups?.gap ?? ''
  const before = /[^.;:,(]*$/.exec(text.slice(0, word.start))?.[0] ?? ''
  if (
    TURNED.test(gap) ||
    /\b(?:not|never|no|second|third|fourth|nearly|almost|one of|among)\s*(?:the\s*)?$|n['’]t\b/i.test(before)
  )
    return null
  const isLead = match.groups?.lead !== undefined
  const isBy = /^led by$/i.test(match.groups?.lead ?? '')
  const isPace = match.groups?.fast !== undefined || match.groups?.slow !== undefined
  const near =
    (isBy || (isPace && !set) ? numberOf(told, numbers, word, isBy) : undefined) ??
    numbers.findLast(({ number }) => number.end <= word.start) ??
    numbers.find(({ number }) => number.start >= word.end)
  // "The quickest pace being that of Pumps, 20.1%": of all that stand beside it
  const isOfAll = (isBy || isPace) && !set && near?.from !== null && near?.metric.kind === 'division'
  if (!near || (!set && !high && !isLead && !isOfAll)) return undefined
  // "The heaviest expense line, at 34.4% of revenues": of the line
  const of: Proven = near.metric.kind === 'share' && parts ? { ...near, metric: near.metric.part } : near
  const g = match.groups ?? {}
  const isGrowth =
    (isLead && near.from !== null) ||
    g.fast !== undefined ||
    g.slow !== undefined ||
    /\b(?:pace|growth|grower|rise|gain|increase|rate)\b/i.test(g.what ?? '')
  const isLow = g.low !== undefined || g.slow !== undefined
  // what stands between the word and what it names is read by itself
  const end = word.end + (set && gap === '' ? set[0].length : 0)
  const behind: Span | null = set && gap !== '' ? { start: word.end + gap.length, end: word.end + set[0].length } : null
  const made = (isRight: boolean): Ranked | null =>
    isRight
      ? {
          ...{ verdict: 'holds', metric: of.metric, period: of.period, figure: null, rule: null, note: null },
          ...{ span: { start: word.start, end }, used: [] },
          behind,
        }
      : null
  if (years || high) {
    const list = yearsTo(base, of.period).filter((one) => factOf(one, of.metric) !== null)
    const all = [...list, ...laterThan(told, of.period)]
    const n = (years?.groups?.n ?? high?.groups?.n)?.toLowerCase()
    const count = n === undefined ? all.length : COUNT.split('|').indexOf(n) + 2
    if (isGrowth || of.from !== null || all.length < 2 || all.length !== count) return null
    return made(isExtreme(of.period, all, (one) => sizeOf(of, factOf(one, of.metric)?.value), isLow))
  }
  const group = groupOf(of.period, of.metric)
  const said: Group | null =
    parts?.groups?.places !== undefined
      ? 'geographical'
      : parts?.groups?.costs !== undefined
        ? 'expenses'
        : parts?.groups?.units !== undefined
          ? 'business'
          : null
  const isLines = /\b(?:expense|cost)\s+(?:lines?|items?|categor)/i.test(parts?.[0] ?? '')
  if (
    !group ||
    (!isLead && !isOfAll && said !== group && !(isLines && group === 'expenses')) ||
    (of.from !== null && !isGrowth)
  )
    return null
  const count = parts?.groups?.count ? COUNT.split('|').indexOf(parts.groups.count.toLowerCase()) + 2 : 0
  const sets = [false, true]
    .map((withRest) => membersOf(base, of.period, group, of.metric, withRest))
    .filter((members) => members.length > 1 && (count === 0 || members.length === count))
  if (sets.length === 0 || (isGrowth && sets.some((members) => members.some((one) => one.growth === null)))) return null
  return made(
    sets.every((members) => {
      const own = members.find((one) => isSame(one.metric, of.metric))
      return own !== undefined && isExtreme(own, members, (one) => (isGrowth ? one.growth : one.value), isLow)
    }),
  )
}

/** "The quickest pace being that of Pumps, 20.1%", "and Pumps the slowest, 2.1%": the number that the word is told of. */
function numberOf({ s }: Told, numbers: readonly Proven[], word: Span, isBy: boolean): Proven | undefined {
  const next = numbers.find(({ number }) => number.start >= word.end)
  if (!next) return undefined
  const isNamed = next.subject.token.start >= word.end && next.subject.token.end <= next.number.start
  const isRight = /^[\s,(]*(?:(?:at|with|by|up|down)\s+)?$/i.test(s.text.slice(word.end, next.number.start))
  return isNamed || (isRight && !isBy) ? next : undefined
}

/** A loss is as large as it is told. */
const sizeOf = ({ subject, metric }: Proven, value: number | undefined): number | null =>
  value === undefined ? null : subject.token.isNegated && !isRatio(metric) ? -value : value

function isExtreme<T>(own: T, all: readonly T[], height: (one: T) => number | null, isLow: boolean): boolean {
  const mine = height(own)
  return (
    mine !== null &&
    all.every((one) => {
      const other = height(one)
      return one === own || (other !== null && (isLow ? mine < other : mine > other))
    })
  )
}

/** The years of the statement behind the one that a number is of. */
const laterThan = ({ base }: Told, period: FactPeriod): FactPeriod[] =>
  base.periods.filter(
    (one) => one.months === period.months && one.end_date > period.end_date && yearsTo(base, one).includes(period),
  )
