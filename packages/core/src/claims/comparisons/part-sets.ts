/**
 * What is said of all, of none or only of some of the parts of a statement: "each of its four regions grew by at least
 * 5%", "Germany, Japan and the UK all sold less", "the only product lines with lower sales than a year before". One
 * reading for all of them: which parts are meant, which way they went, how far, and how many of the others did too.
 */
import { type FactBase, type FactPeriod, isRatio, type Metric, yearBefore } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { agreesRounded, type NumberToken } from '../../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { countOf, type Match, matchesOf, SAID, type Skeleton } from '../../figures-in-words/skeleton.ts'
import { formatChange } from '../../format/percent.ts'
import { type Compared, type Group, groupOf, isSame, type Member, membersOf } from './quantities.ts'
import type { FoundComparison } from './rank-claims.ts'

const { up, down, count, group } = SAID
const OWN = "(?:(?:the|its|their|these|those|our|all)\\s|«c\\d+»(?:'s?)? |(?:the )?(?:company|group|firm|concern)'s )*"
const KIND = '(?: (?:its |their |the )?(?:net |total )?«m\\d+»)'
const HAD = '(?:had|has|have|posted|posts|saw|showed|shows|recorded|reported|booked|registered|suffered|enjoyed|with)'
const SOLD = '(?:sold|sell|brought in|took in|made|earned|generated|posted|reported|recorded|booked|turned over|sells)'
const UP = `${up}|growing|rising|expanding|${HAD} (?:rising|growing|higher|more|larger|increased|increasing)${KIND}?|${HAD} (?:an? |the )?(?:growth|increases?|rises?|gains?)(?: (?:in|of)${KIND})?|${SOLD} more${KIND}?|(?:gained|added)${KIND}|(?:went|go|going|moved?|moving) (?:up|forwards?|ahead)|gain(?:ed)? ground|in growth|on the rise`
const DOWN = `${down}|falling|shrinking|declining|sinking|${HAD} (?:falling|declining|shrinking|lower|less|fewer|smaller|decreasing|reduced)${KIND}?|${HAD} (?:an? |the )?(?:declines?|drops?|falls?|decreases?)(?: (?:in|of)${KIND})?|${SOLD} less${KIND}?|(?:lost|shed)${KIND}|(?:went|go|going|moved?|moving) (?:down|backwards?|into reverse)|lo(?:st|se) ground|in (?:decline|retreat)`
const WENT = `(?:(?:has|have|had|was|were) )?(?:(?:all|each|both|also) )?(?:(?<up>${UP})|(?<down>${DOWN}))${KIND}?`
const HEDGE =
  '(?:(?:at least|no less than|not less than|more than|less than|no more than|at most|about|nearly|almost|over|well over|around|roughly|some|under|just|an?) )*'
const BY = `(?:,? (?:and )?(?:each )?(?:by |with |at )?${HEDGE}«n(?<by>\\d+)»)?`
const IN = '(?: (?:in|for|during|over) (?:the )?«p(?<in>\\d+)»)?'
const THAN =
  '(?: than (?:it |they |each )?(?:had |did )?(?:(?:in|during|for) )?(?:the )?(?:«p(?<than>\\d+)»|(?:a|the) year before))?'
const HOW_FAR = `${BY}${IN}${THAN}`
const LIST = `${OWN}(?:in )?«m\\d+»(?:(?:, and |, | and |, plus )${OWN}(?:in )?«m\\d+»)*`
/** "…, and none by less than 7%" */
const NONE_BY = `(?:,? and (?:none|not one|no \\w+)(?: of them)? by ${HEDGE}«n(?<none>\\d+)»)?`
/** "…, except Japan": read elsewhere. */
const NO_EXCEPTION = '(?!,? (?:but|except|save|other than|apart from|bar|besides|aside)\\b)(?!«)(?! than\\b)'

const ALL = new RegExp(
  `\\b(?<q>all|every(?: single)? one of|every(?: single)?|each(?: and every)?(?: one)? of|each|none of|not (?:a single )?one of|not a single|no)\\b (?:of )?${OWN}(?:(?<size>${count}) (?:of ${OWN})?)?(?<group>${group})(?: (?:of|at) «c\\d+»)?,? ${WENT}${HOW_FAR}${NONE_BY}${NO_EXCEPTION}`,
  'gi',
)
const LISTED = new RegExp(
  `(?<list>${LIST})(?:[:,]| –| —)?(?: and)? (?:all|each|both|every one)(?: of)?(?: ${OWN}(?<size>${count}))?(?: ${OWN}(?<group>${group})| of them)? ${WENT}${HOW_FAR}${NO_EXCEPTION}`,
  'gi',
)
const WHO = '(?:that|which|to|where|in which|whose|with|to have)(?: (?:its |the )?«m\\d+»)?'
const ONLY = new RegExp(
  `(?<list>${LIST}) (?:is|was|are|were|remains?|remained)(?: again| also| once more)? ${OWN}(?:(?<n>one|${count}) of )?${OWN}(?:only|sole|single)(?: (?<size>${count}))? ?(?<group>${group}|ones?)(?: (?:of|among|out of) ${OWN}(?:(?<of>${count}) ?)?(?<among>${group})?)?(?: at «c\\d+»)?(?:,? ${WHO})?(?: (?:has|have|had|was|were))? ${WENT}${HOW_FAR}`,
  'gi',
)
const ONLY_FIRST = new RegExp(
  `\\b(?:only|sole|single) (?:(?<size>${count}) )?(?<group>${group})(?: (?:of|among|out of) ${OWN}(?<of>${count}))?(?: at «c\\d+»)? ${WHO}(?: (?:has|have|had|was|were))? ${WENT}${HOW_FAR},? (?:is|was|are|were) (?<list>${LIST})`,
  'gi',
)
const OF_ONLY = new RegExp(
  `\\b(?:of|among|out of) ${OWN}(?<of>${count}) ?(?<group>${group}),? (?:only|just)(?: (?<size>one|${count})[,:]?)? (?<list>${LIST}),? ${WENT}${HOW_FAR}`,
  'gi',
)

const WORD_GROUP: readonly [RegExp, Group][] = [
  [/region|countr|area|geograph|location/i, 'geographical'],
  [/expense|cost/i, 'expenses'],
  [/segment|division|product|categor|business|unit|line/i, 'business'],
]

export function partSets(base: FactBase, k: Skeleton, period: FactPeriod): FoundComparison[] {
  const found: FoundComparison[] = []
  const add = (one: FoundComparison | null) => {
    if (one && found.every((other) => one.span.end <= other.span.start || one.span.start >= other.span.end))
      found.push(one)
  }
  const run = (pattern: RegExp, isOnly: boolean) => {
    for (const match of matchesOf(k, pattern)) add(setOf(base, k, match, period, isOnly))
  }
  run(ONLY, true)
  run(ONLY_FIRST, true)
  run(OF_ONLY, true)
  run(LISTED, false)
  run(ALL, false)
  return found
}

/** The parts that are named, taken apart where they were read as a sum. */
function namedIn(k: Skeleton, list: string): { tokens: MetricToken[]; parts: Metric[] } {
  const tokens = [...list.matchAll(/«m(\d+)»/g)].flatMap((one) => k.s.metrics[Number(one[1])] ?? [])
  const parts = tokens.flatMap(({ metrics: [one] }) => (one?.kind === 'sum' ? one.plus : one ? [one] : []))
  return { tokens, parts }
}

const isRevenue = ({ metrics }: MetricToken): boolean =>
  metrics.some(
    (one) =>
      (one.kind === 'figure' && one.name === 'total_revenue') ||
      (one.kind === 'division' && one.quantity === 'revenue'),
  )

/** The period told of, where what it is compared with is the year before it. */
function periodIn(base: FactBase, match: Match, period: FactPeriod): FactPeriod | null {
  const [own, old] = [match.period('in'), match.period('than')].map((token) =>
    token ? periodOf(base, token.says, period) : null,
  )
  if (own === UNKNOWN || old === UNKNOWN) return null
  const said = own ?? period
  return !old || old === yearBefore(base, said) ? said : null
}

function setOf(base: FactBase, k: Skeleton, match: Match, about: FactPeriod, isOnly: boolean): FoundComparison | null {
  const { tokens, parts } = namedIn(k, match.groups.list ?? '')
  const [first] = parts
  const by = match.number('by')
  const none = match.number('none')
  const at = { span: match.span, used: match.metrics, numbers: [by, none].filter((one) => one !== null) }
  const rest = match.metrics.filter((one) => !tokens.includes(one))
  if (!rest.every(isRevenue) || parts.some(isRatio)) return null
  const period = periodIn(base, match, about)
  if (!period) return null
  const what = first ? groupOf(period, first) : groupNamed(match.groups.group)
  if (!what || (first && ![match.groups.group, match.groups.among].every((word) => isWordOf(word, what)))) return null
  if (parts.some((one) => groupOf(period, one) !== what)) return null
  if ([by, none].some((n) => n && n.kind !== 'percent')) return null
  const sets = fittingSets(base, period, what, { match, first: first ?? null })
  if (sets.length === 0) {
    const all = membersOf(base, period, what)
    const none = { ...NONE, verdict: 'wrong' as const, period, note: `there are ${all.length}` }
    return all.length < 2 ? null : { ...none, ...at }
  }
  const results = sets.map((members) => isSo(match, members, parts, isOnly))
  // Whether what stands for the rest counts is not said; a count that only one of both fits says it.
  const isCounted = isOnly && match.groups.size !== undefined
  if (results.some((one) => one === null) || (new Set(results).size > 1 && !isCounted)) return null
  const members = sets[results.indexOf(true)] ?? sets[0] ?? []
  const sign = match.groups.up === undefined ? -1 : 1
  const went = members.filter((one) => Math.sign(one.growth ?? 0) === sign)
  const figure = isOnly ? inWords(went) || 'none' : `${went.length} of ${members.length}: ${inWords(members)}`
  const rule = isOnly ? `${members.length} compared with a year before` : 'compared with a year before'
  const metric = parts.length === 1 ? (first ?? null) : null
  return { ...NONE, verdict: results.includes(true) ? 'holds' : 'wrong', metric, period, figure, rule, ...at }
}

const NONE: Omit<Compared, 'verdict'> = { metric: null, period: null, figure: null, rule: null, note: null }
const inWords = (members: readonly Member[]): string =>
  members.map((one) => `${one.label} ${one.growth === null ? '–' : formatChange(one.growth)}`).join(', ')

const groupNamed = (word = ''): Group | null => WORD_GROUP.find(([pattern]) => pattern.test(word))?.[1] ?? null
export const isWordOf = (word: string | undefined, what: Group): boolean => {
  const meant = groupNamed(word)
  return meant === null || meant === what
}

/** The group without what stands for its rest, and with it: as many as the text counts, or both where it counts none. */
function fittingSets(
  base: FactBase,
  period: FactPeriod,
  what: Group,
  { match, first }: { match: Match; first: Metric | null },
): (readonly Member[])[] {
  const isListed = match.groups.list !== undefined
  const said = isListed ? match.groups.of : match.groups.size
  const sets = [false, true].map((withRest) => membersOf(base, period, what, first, withRest))
  const size = countOf(said?.toLowerCase())
  const fitting = size > 0 ? sets.filter((members) => members.length === size) : sets
  return fitting.filter((members) => members.length > 1)
}

/** @returns null where it cannot be said */
function isSo(match: Match, members: readonly Member[], parts: readonly Metric[], isOnly: boolean): boolean | null {
  const sign = match.groups.up === undefined ? -1 : 1
  const by = match.number('by')
  const none = match.number('none')
  const isNamed = (one: Member) => parts.some((part) => isSame(part, one.metric))
  const looked = parts.length > 0 && !isOnly ? members.filter(isNamed) : members
  if (looked.some(({ growth }) => growth === null)) return null
  const fits = looked.map((one) => wentSo(one.growth ?? 0, sign, by))
  if (fits.some((one) => one === null)) return null
  const fitting = looked.filter((_, at) => fits[at] === true)
  const { size, n, q = '' } = match.groups
  if (isOnly) {
    // "One of only two": as many went so, and the named ones are among them.
    const wanted = n === undefined ? parts.length : countOf((size ?? '').toLowerCase())
    const isCounted = n !== undefined || !size || countOf(size.toLowerCase()) === parts.length
    // A number behind the only ones is theirs; of the others it says nothing.
    const went = members.filter(({ growth }) => Math.sign(growth ?? 0) === sign)
    return isCounted && went.length === wanted && parts.every((part) => fitting.some((one) => isSame(part, one.metric)))
  }
  if (parts.length > 0)
    return fitting.length === parts.length && (!size || countOf(size.toLowerCase()) === parts.length)
  if (/^(?:none|not|no)\b/i.test(q)) return fitting.length === 0
  const isNone = !none || looked.every((one) => wentSo(one.growth ?? 0, sign, none) === false)
  return fitting.length === looked.length && isNone
}

/** Whether something grew or fell by so much; null = it lies at the bound and only its rounding decides. */
function wentSo(growth: number, sign: 1 | -1, by: NumberToken | null): boolean | null {
  if (Math.sign(growth) !== sign) return false
  if (!by) return true
  const size = Math.abs(growth) * 100
  if (by.bound === 'exact' || by.bound === 'about') return agreesRounded(size, by, by.value)
  const isAbove = by.bound === 'above' || by.bound === 'just-above'
  if (Math.abs(size - by.value) <= by.step / 20) return null
  return isAbove ? size > by.value : size < by.value
}
