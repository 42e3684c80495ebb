/**
 * What a question asks beyond its first half, said of what the first half asks for: "which region is second, and by how
 * many dollars does it beat Europe", "net income in 2024, and the growth over 2023". The second half is read with the name
 * of what it is said of in its place: a figure as it was named, or the part that the first half is answered with.
 */
import type { Question } from '../asked.ts'
import type { ChatFact } from '../fact.ts'
import { find } from '../fact-words.ts'
import type { ChatFacts } from '../facts.ts'
import type { Mention } from '../metrics.ts'

export interface Reading {
  /** one question by itself */
  read: (text: string) => Question
  isRead: (question: Question) => boolean
  mentions: (text: string) => Mention[]
  times: (text: string) => readonly string[]
}

const JOINT =
  /\s*[?;:]+\s+(?:and |also |but )?|\.\s+(?:and |also |but )?|\s*[,–—]?\s+(?:and|plus|also|but|so|while|whereas) (?:also |then )?|,\s+|\s+[–—-]\s+|\s?—\s?/gi
/** How the second half begins. */
const ASKS =
  /^(?:(?:by |to |in |at |of |with |from )?(?:how|what|which)\b|its\b|their\b|(?:the )?(?:change|growth|rise|drop|fall|increase|decrease|decline|difference|gap|share|percentage|margin|lead|numbers?|figures?|amounts?|two\b|both\b|year|second|third|smallest|least)|give\b|show\b|state\b|name\b|tell\b|did\b|was\b|is\b|were\b|are\b|does\b|has\b|have\b|in (?:percent|per cent|%|dollars)|year[- ]?(?:on|over)[- ]?year|yoy\b|compared\b|versus\b|vs\b|up or down|each\b)/i
/** The figures themselves, which an answer tells in any case. */
const TOLD =
  /^(?:(?:what|which) (?:were|are|was|is) |(?:please )?(?:give|show|tell|state|name|quote)(?: me| us)? |with |i need |let me have )?(?:the |both |these |those |two |exact |actual |respective |its |their |all )*(?:figures?|numbers?|amounts?|values?|revenues?|sales|totals?)?(?: (?:for|of) (?:both|each|the two|them|it))?(?: please| pls)?$|^(?:and )?how (?:much|large|big|high)(?: (?:is|was|were|are) (?:it|that|this|they|its revenue|their revenue|its sales))?$|^how much (?:revenue|money|sales)?\s?(?:did|does|do|was|has) (?:it|that|they|this)(?: one)?(?: (?:make|made|bring in|take in|sell|sold|generate|have|report|book|contribute|come to|amount to))?$|^(?:by )?how much (?:is|was|are|were) (?:each|both|the two)$/i
const GREW =
  /\b(?:gr[eo]w\w*|growth|ris(?:e|en)|rose|fall|fell|drop\w*|declin\w*|decreas\w*|increas\w*|chang\w*|shr[aiu]nk)\b/i
/** Said of what moved: by how much, which its answer tells. */
const BY_HOW_MUCH =
  /^(?:by )?(?:how much|what|which|how many)(?: (?:percent(?:age)?(?: points)?|per cent|%|pct|rate|dollars?|amount|billions?|millions?|much))?(?: (?:in|as) .{1,20})?(?: (?:did|has|does|was|is) (?:it|that|they|this)(?: one)?(?: (?:grow|fall|rise|drop|change|shrink|decline|increase|decrease|grown|fallen|risen|up|down|move))?)?$|^(?:(?:what|how (?:high|large|big)) (?:is|was) )?(?:its|the|their|that) (?:growth(?: rate)?|rate(?: of growth)?|percentage|change|rise|fall|drop|decline|increase|decrease)(?: in (?:percent|%|dollars))?$|^in (?:percent|per cent|%|dollars)(?: and in (?:percent|%|dollars))?$/i
const IT = /\b(?:it|this one|that one|that|this|they|them)\b/i

/** "Of every $100 in revenue, what goes to R&D?": no question by itself. */
const BEGINS_ASIDE = /^(?:of|out of|from|for|per|if|when|with)\b/i

/** @returns null where it asks one thing, or the second half is not understood */
export function followedQuestion(text: string, facts: ChatFacts, reading: Reading): Question | null {
  for (const joint of text.matchAll(JOINT)) {
    const [head, rest] = [text.slice(0, joint.index).trim(), trimmed(text.slice(joint.index + joint[0].length))]
    const isBeside = /while|whereas/i.test(joint[0])
    if (
      head.length < 4 ||
      !(ASKS.test(rest) || isBeside) ||
      (BEGINS_ASIDE.test(head) && !/\b(?:what|how|which)\b/i.test(head))
    )
      continue
    const end = joint.index + joint[0].length
    if (reading.mentions(text).some((one) => one.start < end && one.end > joint.index)) continue
    const first = reading.read(head)
    if (!reading.isRead(first) || first.asksWhy || first.kind === 'forecast') continue
    const isApart = /[?;]|\b(?:and|plus|also|while|whereas)\b/i.test(joint[0])
    const more = restOf(first, head, rest, facts, { ...reading, isApart })
    if (more)
      return {
        ...first,
        kind: 'unknown',
        special: null,
        parts: [first, ...more],
        aside: null,
        frame: null,
        again: null,
      }
  }
  return null
}

const trimmed = (text: string): string =>
  text
    .replace(/^(?:and|also|but|if so,?|then|so)\s+/i, '')
    .replace(/[\s?.!]+$/, '')
    .replace(/,? (?:please|pls|plz|thanks|thx)$/i, '')

function restOf(
  first: Question,
  head: string,
  rest: string,
  facts: ChatFacts,
  reading: Reading & { isApart: boolean },
): Question[] | null {
  const asked = shownOf(first)
  const won = winnerOf(asked, facts)
  const isMoved = /^(?:change|grew)/.test(asked.kind) || (asked.special !== null && isGrowth(asked))
  if (TOLD.test(rest)) return won || isMoved || /versus|reckoned/.test(asked.special?.kind ?? asked.kind) ? [] : null
  if (isMoved && BY_HOW_MUCH.test(rest)) return []
  const candidates = won ? ofWinner(rest, won, facts) : ofFigure(first, head, rest, reading)
  for (const candidate of candidates) {
    const question = reading.read(candidate)
    if (reading.isRead(question) && !question.asksWhy && question.kind !== 'forecast') return [question]
  }
  return null
}

/** As it is answered: by its wording, or by its frame. */
const shownOf = (question: Question): Question =>
  question.kind === 'unknown' && question.frame ? question.frame : question

const isGrowth = ({ special }: Question): boolean =>
  special?.kind === 'movers' ||
  ((special?.kind === 'ranked' || special?.kind === 'versus') && special.isGrowth) ||
  (special?.kind === 'reckoned' && special.asked.op === 'moved')

interface Winner {
  one: ChatFact
  /** all of its kind, the largest first */
  all: readonly ChatFact[]
  period: string
}

const REST = /^(?:all )?other\b|^rest of\b/i

/** The part that the first half is answered with. */
function winnerOf(question: Question, facts: ChatFacts): Winner | null {
  const { kind, special, group: ofKind } = question
  const period = question.periods[0] ?? facts.period
  if (question.periods.length > 1) return null
  const group =
    special?.kind === 'ranked' || special?.kind === 'movers'
      ? special.group
      : kind === 'largest-expense'
        ? 'expense'
        : ofKind
  if (special?.kind === 'versus') return wonOfTwo(special, period, facts)
  if (!group) return null
  const all = facts.facts
    .filter((one) => one.metric.startsWith(`${group}:`) && one.period === period && one.kind === 'amount')
    .sort((a, b) => b.value - a.value)
  const grown = (one: ChatFact): number => find(facts, one.metric, period, 'growth')?.value ?? Number.NaN
  const byGrowth = [...all].filter((one) => !Number.isNaN(grown(one))).sort((a, b) => grown(b) - grown(a))
  const isOf = (one: ChatFact | undefined): Winner | null => (one ? { one, all, period } : null)
  if (kind === 'most' || kind === 'largest-expense') return isOf(all[0])
  if (kind === 'least') return isOf(all.at(-1))
  if (kind === 'grew-most' || kind === 'grew-least')
    return byGrowth.length === all.length ? isOf(byGrowth.at(kind === 'grew-most' ? 0 : -1)) : null
  if (special?.kind === 'movers') {
    const moved = byGrowth.filter((one) => (special.isUp ? grown(one) > 0 : grown(one) < 0))
    return moved.length === 1 && !special.isAll && special.limit === null ? isOf(moved[0]) : null
  }
  if (special?.kind !== 'ranked' || special.nth === null || special.subject !== null) return null
  const rows = (special.isGrowth ? byGrowth : all).filter(
    (one) => !REST.test(one.label) && one.metric !== special.without,
  )
  if (special.isGrowth && byGrowth.length < all.length) return null
  return isOf((special.isLow ? [...rows].reverse() : rows)[special.nth - 1])
}

function wonOfTwo(
  { a, b, isGrowth, isLow }: Extract<NonNullable<Question['special']>, { kind: 'versus' }>,
  period: string,
  facts: ChatFacts,
): Winner | null {
  if (![a, b].every((one) => /^(?:business|geography|expense):/.test(one))) return null
  const [x, y] = [find(facts, a, period), find(facts, b, period)]
  const [gx, gy] = [find(facts, a, period, 'growth'), find(facts, b, period, 'growth')]
  if (!x || !y || (isGrowth && (!gx || !gy))) return null
  const isFirst = isGrowth ? (gx?.value ?? 0) >= (gy?.value ?? 0) : x.value >= y.value
  return { one: isFirst !== (isLow === true) ? x : y, all: [x, y].sort((p, q) => q.value - p.value), period }
}

const named = (one: ChatFact): string => (one.metric.startsWith('expense:') ? one.label : `${one.label} revenue`)

/** What is said of the part that came out. */
function ofWinner(rest: string, { one, all, period }: Winner, facts: ChatFacts): string[] {
  const when = period === facts.period ? '' : ` in ${period.slice(0, 4)}`
  const at = all.indexOf(one)
  const difference = (a: ChatFact | undefined, b: ChatFact | undefined): string[] =>
    a && b ? [`${named(a)} minus ${named(b)}${when}`] : []
  const beats =
    /^(?:by )?(?:how (?:much|many|far)|what)(?: (?:dollars?|euros?|billions?|millions?|money|more|margin|amount))?(?: in dollars)? (?:does|did|do|is|was|has) (?:it|that|this|that one) (?:beat|exceed|top|lead|outsell|surpass|sell|make|bring in|(?:(?:larger|bigger|ahead|more|higher|greater)(?: (?:than|of))?)|than|ahead of)\s*(?:more )?(?:than )?(.+)$/i.exec(
      rest,
    )?.[1]
  const held =
    /^(?:by )?how (?:much|many (?:dollars?|euros?|billions?|millions?)) (?<way>more|bigger|larger|higher|greater|smaller|lower|less|fewer)(?: (?:revenues?|sales|money))? (?:is|was|does|did|has) (?:it|that|this)(?: one)?(?: (?:make|made|sell|sold|have|bring in|take in|generate))? than (?<other>.+)$/i.exec(
      rest,
    )
  const other = beats ?? held?.groups?.other
  if (other && !NOT_A_PART.test(other)) {
    const isLess = /^(?:smaller|lower|less|fewer)$/i.test(held?.groups?.way ?? '')
    return [` revenue`, ''].map((of) =>
      isLess ? `${other}${of} minus ${named(one)}${when}` : `${named(one)} minus ${other}${of}${when}`,
    )
  }
  const nth = NEXT.exec(rest)?.groups
  if (nth) {
    const group = one.metric.startsWith('geography:')
      ? 'region'
      : one.metric.startsWith('expense:')
        ? 'expense'
        : 'division'
    const place = nth.nth ? `${nth.nth} largest` : 'smallest'
    return [`which is the ${place} ${group}${when}?`]
  }
  if (/\b(?:second|next|runner[- ]up|number two|no\.? ?2)\b/i.test(rest) && at === 0 && LEADS.test(rest))
    return difference(one, all[1])
  if (
    /\b(?:first|largest|biggest|leader|top|number one|one (?:above|before) it)\b/i.test(rest) &&
    at > 0 &&
    LEADS.test(rest)
  )
    return difference(all[0], one)
  if (
    /^(?:by )?(?:what|how (?:much|large|big))(?: (?:is|was) the| is its| was its)? (?:margin|lead)$|^by how (?:many dollars|much)$|^(?:the (?:margin|gap)|(?:the|its) lead)$/i.test(
      rest,
    ) &&
    at === 0
  )
    return difference(one, all[1])
  if (
    /\b(?:share|percent(?:age)?|part|proportion|fraction|%)/i.test(rest) &&
    /\b(?:revenues?|sales|total|turnover|whole)\b/i.test(rest) &&
    !GREW.test(rest) &&
    !/\b(?:cost|expens|profit|income)/i.test(rest)
  )
    return [`what share of revenue was ${named(one).replace(/ revenue$/, '')}${when}?`]
  if (ITS_SHARE.test(rest)) return [`what share of revenue was ${named(one).replace(/ revenue$/, '')}${when}?`]
  if (BY_HOW_MUCH.test(rest) && GREW.test(rest)) return [`how did ${named(one)} change${when}?`]
  return []
}
const ITS_SHARE =
  /^(?:(?:with )?(?:what|which|how (?:large|big) a) )?(?:(?:is|was) )?(?:the |its )?(?:share|percentage|proportion)(?: (?:(?:does|did) )?(?:it|that|this)(?: (?:has|have|is|makes?|holds?|takes?|represents?))?)?$/i
/** "And the second?", "and the smallest?" */
const NEXT =
  /^(?:(?:which|what|who)(?: one)? )?(?:(?:is|was|comes?|came|ranks?) )?(?:the |in |as )?(?:(?<nth>second|third|fourth)(?:[- ](?:largest|biggest|place|best))?|(?<last>smallest|least|last))(?: one)?$/i
const NOT_A_PART = /\b(?:second|next|runner|first|largest|last|year|(?:19|20)\d\d|others?|rest)\b/i
const LEADS =
  /\b(?:behind|ahead|beat|lead|margin|gap|bigger|larger|smaller|difference|apart|above|below|before|than|exceed|trail)\w*\b/i

/** What is said of a figure: with its name where it is meant, and at the time that was asked about. */
function ofFigure(
  first: Question,
  head: string,
  rest: string,
  { mentions, times, isApart }: Reading & { isApart: boolean },
): string[] {
  const [only, ...others] = marginOf(shownOf(first)) ?? namesIn(head, mentions)
  const periods = times(head)
  const own = mentions(rest).some(({ isVerb }) => !isVerb)
  const isTimed = times(rest).length > 0
  const when = isTimed || periods.length !== 1 ? '' : ` in ${(periods[0] ?? '').replace(/^(?:in|for) /i, '')}`
  // A figure of all of the company is not that of the part that was named.
  const isOfPart = mentions(head).some(({ metric }) => /^(?:business|geography):/.test(metric))
  if (own && isOfPart && mentions(rest).every(({ metric }) => !/^(?:business|geography):/.test(metric)))
    return !only || others.length > 0
      ? []
      : GREW.test(rest)
        ? [`how did ${only.name} revenue change${when}?`]
        : SHARE.test(rest)
          ? [`what share of revenue was ${only.name}${when}?`]
          : []
  // Behind a comma or a dash another figure may sort out the first.
  if (own && !IT.test(rest)) return isApart ? [`${rest}${when}`] : []
  if (!only || others.length > 0) return []
  const { name } = only
  if (first.parts) return []
  if (own)
    return [
      `${rest.replace(IT, name)}${when}`,
      ...ofWhat(rest, mentions).map((whole) => `${name} as a percentage of ${whole}${when}`),
    ]
  if (BY_HOW_MUCH.test(rest) && (GREW.test(rest) || GREW.test(head))) return [`how did ${name} change${when}?`]
  const said = rest.replace(
    /\b(?:was|is) (?:it|that|this) (?:an? )?(better|worse|higher|lower|bigger|smaller|larger)(?: (?:ratio|figure|number|rate|result|one|margin))? than\b/i,
    `was ${name} $1 than`,
  )
  if (said !== rest) return [`${said}?`]
  const more =
    /^(?:by )?how (?:much|many)(?: (?:dollars?|euros?))? ?(?:more|higher|better|lower|less|bigger|larger|smaller|worse|up|down)?(?: (?:is|was) (?:it|that|this)(?: (?:up|down|better|more|higher|lower|less|worse))?| (?:it|that|this) (?:is|was))? (?:than|from|over|against|on|compared (?:to|with)) (.+)$/i.exec(
      rest,
    )?.[1]
  if (more && isTimed) return [`how did ${name} change from ${more.replace(/^(?:in|for) /i, '')}?`]
  if (isTimed && /^(?:the |its )?(?:change|growth|rise|drop|fall|increase|decrease|decline|difference)\b/i.test(rest))
    return [
      `what was the ${rest.replace(/^(?:the|its) /i, '')} ${name}`,
      `how did ${name} change ${rest.replace(/^.*?\b(?=from|since|over|vs|versus|against|compared)/i, '')}?`,
    ]
  return IT.test(rest) ? [`${rest.replace(IT, name)}${when}`] : []
}

const SHARE = /\b(?:share|percent(?:age)?|part|proportion|fraction)\b|%/i

interface Name {
  name: string
}

/** The figures that are named, each once. */
function namesIn(head: string, mentions: Reading['mentions']): Name[] {
  const nouns = mentions(head).filter(({ isVerb }) => !isVerb)
  return nouns
    .filter(({ metric }, at) => nouns.findIndex((one) => one.metric === metric) === at)
    .map(({ start, end }) => ({ name: head.slice(start, end) }))
}

const MARGINS: Readonly<Record<string, string>> = {
  gross_profit: 'gross margin',
  operating_income: 'operating margin',
  net_income: 'net margin',
}
/** "What is left of a dollar of sales as operating profit" is a margin. */
function marginOf({ special, metrics, kind }: Question): Name[] | null {
  const [of] = special?.kind === 'reckoned' && special.asked.op === 'share' ? special.asked.of : []
  const part =
    of && of.more.length === 0 && of.whole.metric === 'total_revenue'
      ? of.part.metric
      : kind === 'share'
        ? metrics.find((one) => one !== 'total_revenue')
        : undefined
  const name = MARGINS[part ?? '']
  return name ? [{ name }] : null
}

/** "What rate is that of pre-tax income?": the whole that it is held against. */
function ofWhat(rest: string, mentions: Reading['mentions']): string[] {
  const last = mentions(rest).findLast(({ isVerb }) => !isVerb)
  const isOf = last !== undefined && /\bof (?:the |its |total )*$/i.test(rest.slice(0, last.start))
  if (!isOf || !/\b(?:share|percent(?:age)?|rate|part|proportion|fraction)\b|%/i.test(rest)) return []
  return /(?:_eps|_margin|_rate)$|^weighted/.test(last.metric) ? [] : [rest.slice(last.start, last.end)]
}
