/**
 * A question read whole into slots, whatever its wording and order: the figures it names, the times, what is to be done
 * with them. What is left must say nothing of its own; a word that may sort the figure leaves the question unread.
 */
import { companyNames, companySpans } from '../../figures-in-words/companies.ts'
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import type { Metric } from '../../figures-in-words/facts.ts'
import { isColourful } from '../../figures-in-words/harmless-words.ts'
import { otherMentions } from '../../figures-in-words/other-names.ts'
import { formatLongDate } from '../../format/date.ts'
import type { PeriodMention } from '../asked-periods.ts'
import { type ChatFacts, metricKey } from '../facts.ts'
import type { Mention } from '../metrics.ts'
import { type Token, tokensOf } from '../reckoning/terms.ts'
import { withoutAsides } from './clauses.ts'
import { phrased } from './phrases.ts'
import { ASKERS, ASKING, type Group, type Link, type Op, roleOf } from './words.ts'

export type Step = { metric: string } | { period: string } | { op: Op } | { link: Link } | { group: Group }

export interface Frame {
  /** in the order said, without what says nothing */
  steps: readonly Step[]
  ops: ReadonlySet<Op>
  /** each once */
  metrics: readonly string[]
  periods: readonly string[]
  group: Group | null
  isYesNo: boolean
  isWhich: boolean
  isLoss: boolean
  text: string
  /** as it was typed */
  asked: string
  /** what it puts together: all revenue but a part's */
  made: Metric[]
}

export interface Readers {
  mentions: (text: string) => Mention[]
  periods: (text: string) => PeriodMention[]
  /** words that make another figure of one that is named */
  odd: (text: string) => readonly string[]
}

const YES_OR_NO = /(?:^|[.?!:;,–—]\s*)(?:and |so |but )?(?:is|was|are|were|did|does|do|has|have|had)\b/i
const WHICH = /\b(?:which|what|who)\b/i
const LOSS = /\b(?:loss(?:es)?|los(?:e|es|ing)|lost)\b/i
/** Another reader's: reasons, what is to come, what something is made of, when, where and whose it is. */
const NOT_ASKED =
  /\b(?:why|how come|will|should|forecast\w*|guid(?:ance|es?|ed)|next|expect\w*)\b|^\W*(?:when|where|who|whose|whom)\b|\bwhat (?:is|was|are|were) (?:in|within|behind|under)\b|\b(?:from|of|to)\s*[?.!]*$|\blast (?:year|quarter) (?:of|with|when|in which|that)\b|\bin advance\b|\bto be [a-z]+(?:ed|id|nt|en)\b|\bby (?:the )?(?:quarter|month|week|day)s?\b/i
const OF_ONE = /\b(?:an?|one|each|every|per|a single)\s+$/i
/** Of others, on another footing, or not yet. */
const OF_OTHERS =
  /\b(?:average|typical|peer|other|another|rival|parent|largest|leading) (?:firm|company|group|business|corporation)\b|\bon hold\b|\bat (?:book|cost|market)\b|\bto come\b(?! to)|\bnet of\b/i
const A_NUMBER = /\bnumbers? of\b/i

/** The question without what asks nothing. */
export function asked(typed: string, facts: ChatFacts, readers: Pick<Readers, 'mentions' | 'periods'>): string {
  const names = companyNames(facts.company, facts.base.tickers)
  return withoutAsides(typed, {
    isNamed: (text) => readers.mentions(text).some(({ isVerb }) => !isVerb) || otherMentions(text).length > 0,
    asksFor: (text) => readers.mentions(text).length > 0 || otherMentions(text).length > 0,
    times: (text) => readers.periods(text).map(({ start, end }) => text.slice(start, end)),
    isName: (text) => {
      const spans = companySpans(text, names)
      return [...text.matchAll(/(?<=\S\s+)\p{Lu}[\p{L}\d]+/gu)].some(
        ({ index }) => !spans.some(({ start, end }) => index >= start && index < end),
      )
    },
  })
}

/** @returns null where a word is left that may be a condition */
export function readFrame(typed: string, facts: ChatFacts, readers: Readers): Frame | null {
  const text = phrased(asked(typed, facts, readers), facts)
  if (NOT_ASKED.test(text) || OF_OTHERS.test(typed) || readers.odd(text).length > 0) return null
  const mentions = readers.mentions(text)
  // "What does it get for an iPhone?": of one of them.
  if (mentions.some(({ metric, start }) => isPart(metric) && OF_ONE.test(text.slice(0, start)))) return null
  if (A_NUMBER.test(text) && !mentions.some(({ metric }) => metric.startsWith('weighted_avg'))) return null
  const tokens = tokensOf(text, facts, mentions, readers.periods(text))
  const made = mentions.flatMap((one) => one.made ?? [])
  const steps = tokens && stepsOf(tokens, facts, made.map(metricKey))
  if (!steps) return null
  const ops = new Set(steps.flatMap((one) => ('op' in one ? [one.op] : [])))
  const groups = [...new Set(steps.flatMap((one) => ('group' in one ? [one.group] : [])))]
  if (groups.length > 1) return null
  return {
    ...{ steps, ops, text, asked: typed, group: groups[0] ?? null, made },
    metrics: [...new Set(steps.flatMap((one) => ('metric' in one ? [one.metric] : [])))],
    periods: timesOf(steps),
    isYesNo: YES_OR_NO.test(text.trim()),
    isWhich: WHICH.test(text),
    isLoss: LOSS.test(text),
  }
}

const PARTS =
  /^(?:§business|§geography|segments?|divisions?|products?|categor(?:y|ies)|regions?|countr(?:y|ies)|markets?|areas?|geograph(?:y|ies))$/
const ABROAD = 'revenue abroad'
const isPart = (metric: string): boolean => /^(?:business|geography):/.test(metric)

function stepsOf(tokens: readonly Token[], facts: ChatFacts, made: readonly string[]): Step[] | null {
  const named = metricsOf(tokens)
  if (!named) return null
  // "Which overseas region": those that are not at home, and not what they sold together.
  const isOfPlaces = tokens.some(
    (one) => one.kind === 'word' && /^(?:regions?|countr(?:y|ies)|markets?|§geography)$/.test(one.word),
  )
  // "Which area gives the most?": what parts are asked for is what they sold.
  const isOfParts = tokens.some((one) => one.kind === 'word' && PARTS.test(one.word))
  const isShare = tokens.some(
    (one) =>
      one.kind === 'word' &&
      /^(?:§?share|§?percent|percentage|proportion|fraction|portion|part|slice|§over)$/.test(one.word),
  )
  const steps: Step[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'limit' || isAttribute(tokens, at) || isOfCompany(tokens, at, named)) return null
    if (token.kind === 'period' && !/ (?:FY|Q[1-4]|half|nine months)$|^\d{4}-/.test(token.period)) return null
    if (token.kind === 'period') steps.push({ period: dayed(token.period, facts) })
    else if (token.kind === 'term') {
      if (token.metric === ABROAD && isOfPlaces) steps.push({ op: 'abroad' })
      else if (!token.isVerb || named.includes(token.metric)) steps.push({ metric: token.metric })
    } else {
      const isIdle = isOwnLength(token.word, facts) || isOfName(token.word, named)
      const role = isIdle
        ? ({ kind: 'idle' } as const)
        : roleOf(token.word, isOfParts && named.length === 0 ? ['total_revenue'] : named, isShare)
      const part = role ? null : (partBy(token.word, facts) ?? restBy(tokens, at, facts))
      if (part) steps.push({ metric: part })
      if (part) continue
      if (!role) return null
      if (role.kind === 'op') steps.push({ op: role.op })
      else if (role.kind === 'link') steps.push({ link: role.link })
      else if (role.kind === 'group' && !isOfNeighbour(tokens, at, role.group)) steps.push({ group: role.group })
    }
  }
  return withParts(steps, facts, made)
}

/** "How much cash does it need?": not what it has. */
function isOfCompany(tokens: readonly Token[], at: number, named: readonly string[]): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]]
  if (word?.kind !== 'word' || !ASKERS.has(word.word) || before === undefined) return false
  if (/^g[eio]t?/.test(word.word) && named.some((one) => isPart(one) || one === 'total_revenue')) return false
  return !(before.kind === 'word' && ASKING.has(before.word)) && before.kind !== 'period'
}

/** "Sold revenue", "owned inventory", "higher sales": what stands at a figure's name sorts it, whatever it does elsewhere. */
function isAttribute(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at], tokens[at + 1]]
  if (next?.kind !== 'term' || next.isVerb) return false
  if (word?.kind !== 'word') return word?.kind === 'term' && word.isVerb
  const isHeld = tokens.some((one) => one.kind === 'word' && /^(?:than|vs|versus|against|compared)$/.test(one.word))
  return (
    SORTING.test(word.word) ||
    (NOUN.test(word.word) && !(next.metric === 'other:inventories' && /^(?:goods|merchandise)$/.test(word.word))) ||
    (isColourful(word.word) && !/^more|less$/.test(word.word)) ||
    (!isHeld && COMPARING.test(word.word))
  )
}
const SORTING =
  /^(?!(?:reported|recorded|booked|posted|stated|combined|summed|compared|increased?|subtracted|is|total(?:l?ed)?)$)(?:[a-z]{2,}ed|own|sold|spent|paid|lost|held|kept|made|left|brought|bought|given|taken|put|laid|my|our)$/
/** A thing in front of a figure's name is what the figure is of. */
const NOUN =
  /^(?:lines?|items?|books?|documents?|columns?|captions?|questions?|answers?|notes?|business(?:es)?|activit(?:y|ies)|streams?|goods|merchandise|stock|statements?|filings?|names?|money|sizes?|positions?|scale|extent|direction|markets?|products?|payments?|basis|takings|things?|sides?|periods?)$/
const COMPARING = /^(?:higher|lower|larger|bigger|smaller|greater|fewer)$/

/** "Earn", "lose" and "make" are figures where nothing else is named; null = what they are of is not known. */
function metricsOf(tokens: readonly Token[]): string[] | null {
  const terms = tokens.flatMap((one) => (one.kind === 'term' ? [one] : []))
  const nouns = [...new Set(terms.filter((one) => !one.isVerb).map((one) => one.metric))]
  const verbs = terms.filter((one) => one.isVerb)
  if (nouns.length === 0) return [...new Set(verbs.map((one) => one.metric))]
  const isKnown = verbs.every(
    ({ metric, word }) =>
      nouns.includes(metric) ||
      (/^(?:ma[dk]e|makes|earn(?:s|ed)?)$/.test(word) && nouns.includes('total_revenue')) ||
      (/^(?:ma[dk]e|makes|t[ao]ken?|took|sold|sells?)$/.test(word) && nouns.some(isPart)),
  )
  return isKnown ? nouns : null
}

/** "The Equipment category", "the UnitedHealthcare segment": what the part is, said with its name. */
function isOfNeighbour(tokens: readonly Token[], at: number, group: Group): boolean {
  return [tokens[at - 1], tokens[at + 1]].some(
    (one) =>
      one?.kind === 'term' &&
      (group === 'expense' ? /^expense:|^cost_of|^operating_expenses/ : /^(?:business|geography):/).test(one.metric),
  )
}

/** "AWS revenue" is the part; any other figure of a part is told only where it is printed. */
function withParts(steps: readonly Step[], facts: ChatFacts, made: readonly string[]): Step[] | null {
  const metrics = [...new Set(steps.flatMap((one) => ('metric' in one ? [one.metric] : [])))]
  const parts = metrics.filter(isPart)
  const groups = new Set(parts.map((one) => one.replace(/:.*/, '')))
  const rest = metrics.filter((one) => !isPart(one) && one !== 'total_revenue' && !made.includes(one))
  if (parts.length === 0) return [...steps]
  if (groups.size > 1) return null
  if (rest.length === 0) return [...steps]
  if (rest.length > 1 || rest[0] !== 'operating_income' || parts.length !== 1) return null
  const own = (parts[0] ?? '').replace(':', '-income:')
  if (!facts.facts.some((fact) => fact.metric === own)) return null
  return steps.flatMap((one): Step[] => {
    if (!('metric' in one)) return [one]
    return isPart(one.metric) ? [{ metric: own }] : one.metric === rest[0] ? [] : [one]
  })
}

/** "Revenue from China, Hong Kong included": more of the name of a part that is named. */
const isOfName = (word: string, named: readonly string[]): boolean =>
  named.some((one) => {
    const label = isPart(one) ? one.toLowerCase() : ''
    const words: readonly string[] = label.match(/\p{L}{3,}/gu) ?? []
    return (
      !/^(?:and|other|rest|all|not|non)$/.test(word) &&
      (words.includes(word) || (/^includ/.test(word) && /includ/.test(label)))
    )
  })

/** "Chemicals" of "Chemical Products": the plural of the word that one part's name alone begins with. */
function partBy(word: string, { base }: ChatFacts): string | null {
  const [own] = base.periods
  const groups = [['business', own.business] as const, ['geography', own.geographical] as const]
  const found = groups.flatMap(([group, parts]) =>
    parts.flatMap(({ label }) =>
      `${/^\p{L}{4,}(?= )/u.exec(label)?.[0].toLowerCase()}s` === word ? [`${group}:${label}`] : [],
    ),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

/** "Apart from Other": the part that is called so; anywhere else the word sorts nothing out. */
function restBy(tokens: readonly Token[], at: number, { base }: ChatFacts): string | null {
  const [before, word] = [tokens[at - 1], tokens[at]]
  if (word?.kind !== 'word' || !/^others?$/.test(word.word)) return null
  if (before?.kind !== 'word' || before.word !== '§without') return null
  const [own] = base.periods
  const isOfPlaces = tokens.some(
    (one) =>
      one.kind === 'word' &&
      /^(?:§geography|regions?|countr(?:y|ies)|markets?|areas?|geograph(?:y|ies))$/.test(one.word),
  )
  const label = (isOfPlaces ? own.geographical : own.business).find((one) => /^others?$/i.test(one.label))?.label
  return label === undefined ? null : `${isOfPlaces ? 'geography' : 'business'}:${label}`
}

/** "In the quarter" of a quarter's report is its own time. */
const isOwnLength = (word: string, { period, currency }: ChatFacts): boolean =>
  (word === '$' && currencyAgrees('$', currency)) ||
  (/^(?:€|euros?|eur)$/.test(word) && currencyAgrees('EUR', currency)) ||
  (period.endsWith('FY') ? /^(?:years?|annual|yearly)$/.test(word) : /^(?:quarters?|quarterly)$/.test(word))

/** A day that a sheet is of is its period. */
function dayed(period: string, { others, period: own, end_date }: ChatFacts): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(period)) return period
  if (period === end_date) return own
  return others.find((one) => one.when.endsWith(formatLongDate(period)))?.period ?? period
}

/** "First half of fiscal 2026": a length and its year are one time. */
function timesOf(steps: readonly Step[]): string[] {
  const all = [...new Set(steps.flatMap((one) => ('period' in one ? [one.period] : [])))]
  const [span, ...spans] = all.filter((one) => /(?:half|months)$/.test(one))
  const [year, ...years] = all.filter((one) => one.endsWith(' FY'))
  if (!span || !year || spans.length > 0 || years.length > 0 || all.length !== 2) return all
  return [`${year.slice(0, 4)}${span.slice(4)}`]
}
