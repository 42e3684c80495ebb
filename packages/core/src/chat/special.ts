/**
 * Questions with a build of their own: ranks, comparisons of two figures, years, averages, profit or loss, meanings.
 * Each is read only where the words that make it and the figures it names are all that the question says.
 */
import { asPattern } from '../figures-in-words/as-pattern.ts'
import { maskNonFigures, type NumberToken, numberTokens } from '../figures-in-words/numbers.ts'
import { countOf } from '../figures-in-words/skeleton.ts'
import type { NotPrinted } from './not-printed.ts'
import { type Beside, readBeside } from './other-statements/beside.ts'
import { type OtherAsked, otherAsked } from './other-statements/question.ts'
import { type PerTime, readPerTime } from './per-time.ts'
import type { Proposed } from './proposition.ts'
import type { Reckoned } from './reckoning/read.ts'
import { type RecordAsked, readRecord } from './record.ts'
import type { Said } from './said.ts'
import { readShare, type ShareAsked } from './shares-asked.ts'
import { readTurn, type TurnAsked } from './turns.ts'

export type PartGroup = 'business' | 'geography' | 'expense'

export type Special =
  | { kind: 'definition'; metric: string }
  /** `isLow`: which of the two grew less, or fell more */
  | { kind: 'versus'; a: string; b: string; isGrowth: boolean; isLow?: true }
  | {
      kind: 'ranked'
      group: PartGroup
      /** from 1; null = a list */
      nth: number | null
      count: number | null
      isLow: boolean
      isGrowth: boolean
      without: string | null
      above: Limit | null
      /** asked whether it is this one */
      subject: string | null
    }
  /** `isAll`: asked whether every one of them did; `isThanAll`: more than revenue as a whole */
  | {
      kind: 'movers'
      group: PartGroup
      isUp: boolean
      isAll: boolean
      limit: Limit | null
      isThanAll?: true
      without?: string
    }
  /** `isGrowth`: of the growth over the year before it */
  | { kind: 'year-extreme'; metric: string; isLow: boolean; isGrowth?: true }
  | { kind: 'last-time'; isLoss: boolean }
  /** in the periods asked about; `isSince`: in all from then on */
  | { kind: 'profit'; isSince: boolean; asked: 'profit' | 'loss' | null }
  /** `isRange`: of all periods between the two that are named */
  | { kind: 'total'; metric: string; years: number; isAverage: boolean; isRange?: true }
  | { kind: 'every-year'; metric: string; isUp: boolean }
  | { kind: 'outside'; metric: string }
  /** whether a figure, or where `moved` is said how it moved, is above or below an amount or a percentage */
  | {
      kind: 'threshold'
      metric: string
      isAbove: boolean
      limit: Limit
      words: string
      moved: 'up' | 'down' | null
      /** of the size of a loss */
      isLoss?: true
    }
  /** `isPercent`: as a part of the second */
  | { kind: 'difference'; a: string; b: string; isPercent?: true }
  | { kind: 'company' }
  | { kind: 'elsewhere'; what: string; where: string }
  /** two figures of which one or both stand in the balance sheet or the cash flows */
  | { kind: 'beside'; asked: Beside }
  | { kind: 'per-time'; asked: PerTime }
  | { kind: 'record'; asked: RecordAsked }
  | { kind: 'share-of'; asked: ShareAsked }
  | { kind: 'turn'; asked: TurnAsked }
  /** what no statement prints */
  | { kind: 'not-printed'; asked: NotPrinted }
  /** figures of the balance sheet and the cash flows */
  | { kind: 'other'; asked: OtherAsked }
  /** sums, ratios, comparisons and moves of figures of any statement */
  | { kind: 'reckoned'; asked: Reckoned }
  /** a statement of which it is asked whether it holds */
  | { kind: 'proposed'; asked: Proposed }
  /** a number of things sold, which no statement counts */
  | { kind: 'unit-sales' }

/** What a figure is asked to be above or below. */
export interface Limit {
  /** whole units, or a fraction for a percentage; with its sign */
  value: number
  isPercent: boolean
  /** as `NumberToken` has it; null = the question names none */
  currency: string | null
  /** "at least", "at most", "reach": so much is enough */
  isInclusive: boolean
}

const GROUPS: readonly [RegExp, PartGroup][] = [
  [/\b(?:regions?|countr(?:y|ies)|markets?|areas?|geograph\w*)\b/i, 'geography'],
  [/\b(?:expenses?|costs?|spending)\b/i, 'expense'],
  [/\b(?:segments?|divisions?|products?(?: lines?)?|business(?:es)?|units?|categor(?:y|ies)|lines?)\b/i, 'business'],
]
const NTH = ['first', 'second', 'third', 'fourth', 'fifth']
const COUNT = '(?:two|three|four|five|six|2|3|4|5|6)'
const isPart = (metric: string): boolean => /^(?:business|geography|expense):/.test(metric)
const groupOf = (metric: string | undefined): PartGroup | null =>
  metric && isPart(metric) ? (metric.split(':')[0] as PartGroup) : null // just seen to be one of the three

const READERS: readonly ((said: Said) => Special | null)[] = [
  unitSales,
  perTime,
  other,
  beside,
  shareOf,
  turn,
  elsewhere,
  definition,
  company,
  outside,
  threshold,
  difference,
  versus,
  movers,
  ranked,
  everyYear,
  total,
  yearExtreme,
  record,
  lastTime,
  profit,
]

export function readSpecial(said: Said): Special | null {
  for (const read of READERS) {
    const found = read(said)
    if (found) return found
  }
  return null
}

const HOW_MANY =
  /\bhow many\b(?!.*\b(?:dollars?|billions?|millions?|percent|per cent|points?|years?|quarters?|times|segments?|divisions?|regions?|shares?|checks?|employees?|people)\b).*\b(?:sold|sell|shipped|ship|delivered|deliver|produced?)\b/i
const UNIT_SALES =
  /\bunits? (?:sold|shipped|delivered)\b|\bunit (?:sales|volumes?|shipments?|deliveries|growth)\b|\b(?:number|volume) of [\w ]+ (?:sold|shipped|delivered)\b/i

/** Things by their own names, which are delivered and not sold for. */
const THINGS_MADE =
  /^(?!.*(?:\b(?:revenues?|sales|turnover|money|how much|dollars|worth)\b|\$)).*\b(?:jets|(?:air)?planes|aircrafts?|cars|vehicles|trucks|i?phones|macs|ipads|chips|gpus|barrels|doses|cases|pairs|shoes)\b[^?]{0,12}\b(?:delivered|shipped|produced|built|manufactured|sold)\b|\bhow many (?:jets|(?:air)?planes|aircrafts?|cars|vehicles|trucks|i?phones|macs|ipads|chips|gpus|barrels|doses|shoes)\b/i

function unitSales({ text }: Said): Special | null {
  return HOW_MANY.test(text) || UNIT_SALES.test(text) || THINGS_MADE.test(text) ? { kind: 'unit-sales' } : null
}

const ELSEWHERE: readonly [RegExp, string][] = [
  [
    /\b(?:free cash flow|operating cash flow|cash flows?(?: from operations)?|capital expenditures?|capex|buy-?backs?|repurchases?|dividends?)\b/i,
    'the cash flow statement',
  ],
  [
    /\b(?:total assets|assets|total liabilities|liabilities|cash|money is in the bank|debts?|borrowings?|inventor(?:y|ies)|receivables?|goodwill|equity|book value)\b/i,
    'the balance sheet',
  ],
]

function other(said: Said): Special | null {
  const asked = otherAsked(said)
  return asked && { kind: 'other', asked }
}

function beside(said: Said): Special | null {
  const asked = readBeside(said)
  return asked && { kind: 'beside', asked }
}

function perTime(said: Said): Special | null {
  const asked = readPerTime(said)
  return asked && { kind: 'per-time', asked }
}

function record(said: Said): Special | null {
  const asked = readRecord(said)
  return asked && { kind: 'record', asked }
}

function shareOf(said: Said): Special | null {
  const asked = readShare(said)
  return asked && { kind: 'share-of', asked }
}

function turn(said: Said): Special | null {
  const asked = readTurn(said)
  return asked && { kind: 'turn', asked }
}

function elsewhere({ text, metrics }: Said): Special | null {
  if (metrics.length > 0) return null
  for (const [pattern, where] of ELSEWHERE) {
    const what = pattern.exec(text)?.[0]
    if (what) return { kind: 'elsewhere', what: what.toLowerCase(), where }
  }
  return null
}

function definition({ text, metrics, unread }: Said): Special | null {
  const [metric] = metrics
  const isAsked =
    /^\s*(?:what (?:does|do|is meant by)\b.*\bmeans?\b|what is meant by|define\b|what(?:['’]s| is) an? (?!good|bad)|explain\b|(?:the )?(?:meaning|definition) of)/i
  if (!metric || metrics.length > 1 || isPart(metric) || !isAsked.test(text)) return null
  return unread(/\b(?:means?|meant|define|explain|meaning|definition)\b/gi).length === 0
    ? { kind: 'definition', metric }
    : null
}

/** Another company is named beside words of comparison. */
function company({ text, named, unread }: Said): Special | null {
  if (!/\b(?:compared?|comparison|bigger|larger|smaller|more than|less than|better|worse|versus|vs|than)\b/i.test(text))
    return null
  const left = unread(/\b(?:compared?|comparison|bigger|larger|smaller|than|versus|vs|better|worse|earn|earned)\b/gi)
  const [name] = left
  const isName =
    name !== undefined &&
    left.length <= 2 &&
    // As names are written: with a capital, or in capitals throughout.
    /^\p{Lu}/u.test(new RegExp(`\\b${name}\\b`, 'i').exec(text)?.[0] ?? '')
  // "Did Services make more than …": what the statement has a name of is no company.
  const at = name === undefined ? -1 : text.search(new RegExp(`\\b${name}\\b`, 'i'))
  const isNamed = named.some((one) => one.start <= at && at < one.end)
  return isName && !isNamed ? { kind: 'company' } : null
}

function outside({ text, metrics, named, unread }: Said): Special | null {
  const [metric] = metrics.filter((one) => isPart(one))
  const at = text.search(/\b(?:outside|not|abroad)\b/i)
  // "Advertising outside the US" is a part of what lies outside, and not what lies outside of advertising.
  if (named.some((one) => isPart(one.metric) && one.start < at)) return null
  if (/\b(?:largest|biggest|smallest|highest|lowest|top|second|third)\b/i.test(text)) return null
  if (!metric || !/\b(?:outside(?: of)?|not (?:from|in)|abroad from)\b/i.test(text)) return null
  // "Net sales – outside the U.S." is what lies outside itself.
  if (/\boutside\b|\bnon-|\binternational\b|\bforeign\b|\babroad\b/i.test(metric)) return null
  if (GROWTH.test(text) || /\b(?:rise|rose|fall|fell|chang\w*|declin\w*|increas\w*)\b/i.test(text)) return null
  return unread(/\b(?:outside|not|came|made|sold)\b/gi).length === 0 ? { kind: 'outside', metric } : null
}

const ABOVE =
  /\b(?:above|over|more than|greater than|higher than|no less than|exceed(?:s|ed)?|top(?:s|ped)?|at least|pass(?:es|ed)?|cross(?:es|ed)?|surpass(?:es|ed)?|reach(?:es|ed)?|beat)\b/i
const BELOW = /\b(?:below|under|less than|lower than|smaller than|at most|no more than)\b/i
const INCLUSIVE = /\b(?:at least|at most|no (?:less|more) than|reach(?:es|ed)?)\b/i

const limitOf = (text: string, n: NumberToken): Limit => ({
  value: (n.isNegative ? -n.value : n.value) / (n.kind === 'percent' || n.kind === 'points' ? 100 : 1),
  isPercent: n.kind === 'percent' || n.kind === 'points',
  currency: n.currency,
  isInclusive: INCLUSIVE.test(text),
})

/** "Was gross margin above 45 %?", "Did revenue exceed $400 billion?" */
function threshold({ text, metrics, unread }: Said): Special | null {
  const [metric] = metrics
  const masked = maskNonFigures(text, []).text
  const numbers = numberTokens(masked).filter((one) => one.kind !== 'times')
  const [n] = numbers
  const isAbove = ABOVE.test(text.replace(/\bno more than\b/gi, ''))
  if (
    !metric ||
    metrics.length > 1 ||
    !n ||
    numbers.length > 1 ||
    isAbove === BELOW.test(text.replace(/\bno less than\b/gi, ''))
  )
    return null
  // "Is the iPhone more than half of the business?" asks for its share.
  if (isPart(metric) && n.kind === 'percent' && /^\s*of\b/.test(text.slice(n.end))) return null
  if (!/^\s*(?:is|was|are|were|did|does|do|has|have)\b/i.test(text)) return null
  const words = text.slice(n.start, n.end).trim()
  const isRatio = /_margin$|_rate$/.test(metric)
  const by = MOVED_BY.exec(text.slice(0, n.start))
  // A margin moves by points; by how many percent it moved is another figure.
  if (n.kind === 'points' ? !isRatio || !by : isRatio && BY.test(text.slice(0, n.start))) return null
  // "Did revenue grow by more than 5 %?" asks how it moved, "did the margin rise above 45 %" what it is.
  const move = (n.kind === 'percent' && !isRatio) || n.kind === 'points' ? by : null
  const said = [asPattern(words), ABOVE.source, BELOW.source, ...(move ? [MOVED_BY.source] : [])].join('|')
  if (unread(new RegExp(said, 'gi')).length > 0) return null
  const moved = move && (move.groups?.down === undefined ? 'up' : 'down')
  return {
    kind: 'threshold',
    metric,
    isAbove,
    limit: limitOf(text, n),
    words,
    moved,
    ...(LOSS.test(text) ? { isLoss: true } : {}),
  }
}

const BY = /\bby (?:(?:more|less) than|at (?:least|most)|over|under|above|below|no (?:more|less) than)\s*$/i
const LOSS = /\b(?:loss(?:es)?|los(?:e|es|ing)|lost|in the red)\b/i
const MOVED_BY =
  /\b(?:gr[eo]wn?|r[io]se|risen|increased?|climb(?:ed)?|gain(?:ed)?|expand(?:ed)?|up|higher|(?<down>fall(?:en)?|fell|dropp?(?:ed)?|declined?|decreased?|shr[aiu]nk|shrunk|lost|down|lower))(?: by)?(?= (?:more|less|at|over|under|above|below|no)\b)/i

/** The first of the two is the smaller there. */
const HOW_MUCH_LESS = /\bhow much (?:lower|smaller|less) (?:is|was|are|were)\b/i
/** "The difference between revenue and cost of sales" */
function difference({ text, metrics, unread }: Said): Special | null {
  const [a, b] = metrics
  if (
    !a ||
    !b ||
    metrics.length !== 2 ||
    !/\b(?:difference|gap|spread)\b|\bhow much (?:higher|larger|bigger|greater|lower|smaller) (?:is|was|are|were)\b.*\bthan\b|\bminus\b|\bless\b(?! than)|\bby how much (?:did|does|do)\b.*\b(?:exceed|outstrip|top|beat|surpass)\b|\bby (?:how much|what percent(?:age)?) (?:is|was|are|were)\b.*\b(?:higher|larger|bigger|greater|lower|smaller) than\b/i.test(
      text,
    )
  )
    return null
  // Of two growths it is one of points.
  if (GROWTH.test(text)) return null
  return unread(
    /\b(?:difference|gap|spread|between|minus|less|exceed|outstrip|top|beat|surpass|higher|larger|bigger|greater|lower|smaller|than|much)\b/gi,
  ).length === 0
    ? {
        kind: 'difference',
        ...(HOW_MUCH_LESS.test(text) ? { a: b, b: a } : { a, b }),
        ...(IN_PERCENT.test(text) ? { isPercent: true } : {}),
      }
    : null
}

const IN_PERCENT = /\b(?:percent(?:age)?|per cent)\b|%/i

const VERSUS =
  /\b(?:outselling|outearning|outgrowing|or|than|versus|vs|with|and|against|outgrow|outgrew|outsell|outsold|to)\b/i
const SIZE =
  /\b(?:larger|bigger|smaller|greater|more|less|higher|lower|compare|times|ratio|outsell|outsold|outselling|versus|vs)\b/i
const MOVE_OF =
  /\b(?:decline|decrease|drop|fall|increase|rise|gain|change|jump|slump|slide|surge)s? (?:of|in|for)\b|\b(?:decline|decrease|drop|increase|rise|jump|slump)d? (?:more|less)\b/i
const GROWTH =
  /\b(?:outgr[eo]w\w*|faster|slower|grow\w*|grew|(?:fell|fall|shrank|shrink|shrunk|dropped|drop|declined|decline|decreased|decrease|slid|sank|rose|rise) (?:the )?(?:more|most|further|harder|less|least))\b/i
/** Asked for the one that grew less or fell more; of "fell less" it is the other. */
const LESS_GROWTH =
  /\b(?:grow\w*|grew|rose|rise) (?:slower|less|least)\b|\bslower\b|\b(?:fell|fall|shrank|shrink|shrunk|dropped|drop|declined|decline|decreased|decrease|slid|sank) (?:the )?(?:more|most|further|harder|faster)\b/i

/** Held against another time and not against another figure: "sales vs prior year", "took in less than in 2024". */
const AGAINST_TIME =
  /\b(?:vs\.?|versus|against|than|compared (?:to|with))\s+(?:(?:in|the|an?|its|of)\s+)*(?:(?:same|corresponding)\s+)?(?:last|prior|previous|preceding|year|yr|quarter|q[1-4]|fy|fiscal|(?:19|20)\d\d)\b/i
const AGAINST_OTHER = /\b(?:or|than|versus|vs|against|out\w+ing|outgr[eo]w|outs[eo]l[dl])\b/i

function versus({ text, metrics, unread }: Said): Special | null {
  if (AGAINST_TIME.test(text) && !AGAINST_OTHER.test(text.replace(AGAINST_TIME, ' '))) return null
  const parts = metrics.filter((one) => one !== 'total_revenue' || metrics.length === 2)
  const [a, b] = parts
  if (!a || !b || parts.length !== 2 || !VERSUS.test(text) || (!SIZE.test(text) && !GROWTH.test(text))) return null
  // What a part brought in is no part of a profit.
  if (
    /\b(?:contribut|account|ma(?:k|d)e)\w*\b/i.test(text) &&
    isPart(a) !== isPart(b) &&
    ![a, b].includes('total_revenue')
  )
    return null
  // "The decline of revenue" is not revenue.
  if ((!GROWTH.test(text) && MOVE_OF.test(text)) || (GROWTH.test(text) && /\bboth\b/i.test(text))) return null
  // What each grew by in money is not told by how fast it grew.
  if (GROWTH.test(text) && /\bin (?:dollars|euros|money|absolute|(?:dollar|money) terms)\b/i.test(text)) return null
  const isOfMargins = /^\s*which\b.*\bor\b/i.test(text) && [a, b].every((one) => /_margin$/.test(one))
  if (
    (!isOfMargins && /\bpercent|\bshare\b|\bmargin/i.test(text)) ||
    (b === 'total_revenue' && /\bratio\b/i.test(text))
  )
    return null
  // "More than half of profit" is more than the two and which is larger.
  if (numberTokens(maskNonFigures(text, []).text).some((one) => one.kind === 'percent')) return null
  const left = unread(
    /\b(?:fell|fall|shrank|shrink|shrunk|dropped|drop|declined|decline|decreased|decrease|slid|sank|further|harder|gap|difference|spread|between|points?|outgrow|outgrew|outgrowing|outsell|outsold|outselling|faster|slower|times|ratio|larger|bigger|smaller|greater|compare|much)\b/gi,
  )
  if (left.length > 0) return null
  const isGrowth = GROWTH.test(text)
  return { kind: 'versus', a, b, isGrowth, ...(isGrowth && LESS_GROWTH.test(text) ? { isLow: true } : {}) }
}

function movers({ timeless: asked, metrics, unread }: Said): Special | null {
  const than = THAN_ALL.exec(asked)
  const by = than ?? BY_SIZE.exec(asked)
  const limit = by && !than ? moveLimit(by[0]) : null
  if (by && !than && !limit) return null
  const text = by ? asked.replace(by[0], ' ') : asked
  const group = GROUPS.find(([pattern]) => pattern.test(text))?.[1]
  const match =
    /\b(?:which|what|how many|did|have|has|do)\b.*?\b(?:have |has |did )?(?<dir>climb(?:ed)?|slid|slipped|contract(?:ed)?|expand(?:ed)?|shr[aiu]nk|grew|grow|grown|fell|fall|fallen|rose|risen|declined?|increased?|decreased?|dropped|(?:lost|gained)(?: sales| revenues?)?)(?:,? (?:and )?(?:by )?how much)?\s*\??$/i.exec(
      text.trimEnd(),
    )
  if (!group || !match || metrics.some((one) => one !== 'total_revenue')) return null
  if (/\b(?:most|least|fastest|slowest)\b/i.test(text) || !MOVING_PARTS.test(text)) return null
  const isUp = /gr[eo]w|r[io]se|increas|gain|climb|expand/i.test(match.groups?.dir ?? '')
  const said =
    /\b(?:shr[aiu]nk|contract(?:ed)?|climb(?:ed)?|slid|slipped|expand(?:ed)?|lost|gained|many|every|any|each|(?:and )?(?:by )?how much(?=\s*\??$))\b/
      .source
  const left = unread(new RegExp(by ? `${asPattern(by[0])}|${said}` : said, 'gi'))
  const isAll = /^\s*(?:did|have|has|do)\b.*?\b(?:all|every|each|both)\b/i.test(text)
  return left.length === 0 ? { kind: 'movers', group, isUp, isAll, limit, ...(than ? { isThanAll: true } : {}) } : null
}

/** Parts in the plural, or one by one. */
const MOVING_PARTS =
  /\b(?:regions|countries|markets|areas|expenses|costs|segments|divisions|products|lines|businesses|units|categories)\b|\b(?:every|any|each|which|what) (?:operating )?(?:region|country|market|area|expense|cost|segment|division|product(?: line)?|line|business|unit|category)\b/i

/** "faster than the company": than revenue as a whole */
const THAN_ALL =
  /\s(?:faster|more|quicker|better|stronger) than (?:the |its )?(?:company|group|firm|business|total|whole|average|rest|(?:total |overall )?(?:revenues?|sales)|company as a whole|company['’]s (?:total|average))(?: (?:as a whole|overall|average|did))*(?=\s*\??\s*$)/i

/** "by more than a tenth", "over 10 %" */
const BY_SIZE =
  /\s(?:by )?(?:more than|over|at least|no less than|above|upwards of) (?:\d[\d.]*\s?(?:%|percent|per cent)|an? (?:half|third|quarter|fifth|tenth))(?=\s*\?|\s*$)/i

function moveLimit(words: string): Limit | null {
  const [n] = numberTokens(words)
  if (n?.kind === 'percent') return { ...limitOf(words, n), isPercent: true }
  const part = /\ban? (half|third|quarter|fifth|tenth)\b/i.exec(words)?.[1]?.toLowerCase()
  const of = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 }[part ?? '']
  return of ? { value: 1 / of, isPercent: true, currency: null, isInclusive: /at least|no less/i.test(words) } : null
}

/** "The difference between the fastest and the slowest": of neither alone. */
export const BOTH_ENDS =
  /\b(?:largest|biggest|greatest|highest|strongest|top|fastest|best)\b.*\b(?:smallest|lowest|weakest|bottom|slowest|worst|least)\b|\b(?:smallest|lowest|weakest|bottom|slowest|worst|least)\b.*\b(?:largest|biggest|greatest|highest|strongest|top|fastest|best|most)\b/i

/** "The growth of the second-largest", "how did the second-largest do?" */
const OF_RANKED =
  /\b(?:growth|change|increase|decline|rise|share|margin|profits?) (?:of|in|at|for) (?:the |its )?(?:second|third|fourth|fifth|largest|biggest|smallest|top|main|fastest|slowest|leading)\b|^\s*how (?:did|has|have)\b/i

const RANK_WORDS =
  /\b(?:rank\w*|list|order\w*|sort\w*|second|third|fourth|fifth|top|two|three|four|five|largest|biggest|smallest|greatest|highest|lowest|fastest|slowest|growing|worth|more than|over|above|billion|million|besides|other than|apart from|after|outside|following|euros?|pounds?|yen|\d|contributes?|buys?|its|share|big|main|size)\b/gi

function ranked({ text, metrics, unread }: Said): Special | null {
  const subject = metrics.find(isPart) ?? null
  const without = /\b(?:besides|other than|apart from|after|outside(?: of)?|excluding|except)\b/i.test(text)
    ? subject
    : null
  const group = GROUPS.find(([pattern]) => pattern.test(text))?.[1] ?? groupOf(subject ?? undefined)
  const sup =
    /\b(largest|biggest|smallest|greatest|highest|lowest|top|main|best[- ]selling|fastest[- ]growing|slowest[- ]growing|fastest|slowest|most)\b/i.exec(
      text,
    )?.[1]
  // "Which expense rose the most?"
  const moved =
    /\b(?:rose|risen|gr[eo]wn?|increased?|climbed|jumped|went up|gone up|swelled|fell|fallen|dropped|declined|shrank|shrunk)\b.*\b(?<most>most|fastest|quickest|least|slowest)\b/i.exec(
      text,
    )
  const isFall = /^(?:f|dr|de|shr)/i.test(moved?.[0] ?? '')
  const isLeast = /least|slowest/i.test(moved?.groups?.most ?? '')
  const isList = /\b(?:rank|sort|order)\w*\b|\blist\b|\bfrom (?:the )?(?:largest|biggest|highest|smallest)\b/i.test(
    text,
  )
  const above = aboveOf(text)
  // "The largest? And the second largest?": of both, and not of the second alone.
  if (
    /(?<!\b(?:second|third|fourth)[- ])\b(?:largest|biggest)\b.*\b(?:second|third|fourth)[- ](?:largest|biggest)\b/i.test(
      text,
    )
  )
    return null
  // "Most of the business" is more than half of it, and no largest part.
  if (/\bmost of\b/i.test(text)) return null
  if (!group || (!sup && !isList && above === null && !moved)) return null
  if (metrics.some((one) => one !== subject && one !== 'total_revenue' && one !== 'operating_expenses')) return null
  const ord = NTH.findIndex((one) =>
    new RegExp(`\\b${one}[- ](?:largest|biggest|smallest|highest|lowest|fastest)`, 'i').test(text),
  )
  const several = new RegExp(
    `\\b(?:top|largest|biggest|smallest) (${COUNT})\\b|\\b(${COUNT}) (?:\\w+ ){0,3}(?:largest|biggest|smallest)\\b|\\b(?:which|what) (${COUNT})\\b`,
    'i',
  ).exec(text)
  const count = countOf(several?.[1] ?? several?.[2] ?? several?.[3])
  // What this reader adds: the plain "which is the largest" is answered as before.
  const isAsked = subject !== null && !without && /^\s*(?:is|was|are|were)\b/i.test(text)
  const isFastest = /\bfastest|slowest/i.test(sup ?? '') || (moved !== null && (group === 'expense' || count > 0))
  // "By share of growth" is neither.
  if (/\bshare of (?:the |its |total )*(?:growth|increase|decline)\b/i.test(text)) return null
  const isLeastExpense = group === 'expense' && /smallest|lowest/i.test(sup ?? '')
  if (ord < 1 && count === 0 && !isList && above === null && !without && !isAsked && !isFastest && !isLeastExpense)
    return null
  if (subject && !without && !isAsked) return null
  // The share of the two smallest is not told by what they sold, the growth of the second-largest not by its size.
  if (
    !isAsked &&
    (OF_RANKED.test(text) ||
      (!isList && BOTH_ENDS.test(text)) ||
      (count > 0 && /^\s*(?:what|which) (?:share|part|proportion|percentage|fraction)\b/i.test(text)))
  )
    return null
  if (unread(RANK_WORDS).length > 0) return null
  return {
    kind: 'ranked',
    group,
    nth: isList || count > 0 || above !== null ? null : Math.max(1, ord + 1),
    count: count || null,
    // "Rank the three smallest" picks them; "rank them by size" begins with the largest.
    isLow: moved
      ? isFall !== isLeast
      : (isList && count === 0 ? FROM_LOW : LOW).test(isList && count === 0 ? text : (sup ?? '')),
    isGrowth: isFastest || /\bgrow(?:ing|n|th)|grew\b/i.test(text),
    without,
    above,
    subject: isAsked ? subject : null,
  }
}

const LOW = /smallest|lowest|slowest/i
const FROM_LOW = /\bfrom (?:the )?(?:smallest|lowest|slowest)\b/i

/** "Which segments made more than $50 billion" */
function aboveOf(text: string): Limit | null {
  const n = numberTokens(maskNonFigures(text, []).text).find(
    (one) => one.hasScale && /\b(?:more than|over|above|at least|no less than)\s+$/i.test(text.slice(0, one.start)),
  )
  return n ? limitOf(text, n) : null
}

function everyYear({ text, metrics, unread }: Said): Special | null {
  const [metric] = metrics
  const dir =
    /\b(?<up>gr[eo]wn?|ris\w*|rose|increas\w*|gone up|improv\w*)\b|\b(?:fall\w*|fell|declin\w*|decreas\w*|shr[aiu]nk|gone down)\b/i.exec(
      text,
    )
  if (
    !metric ||
    metrics.length > 1 ||
    !dir ||
    !/\b(?:every|each) year\b|\byears? in a row\b|\bconsecutive(?:ly)?\b|\byear after year\b/i.test(text)
  )
    return null
  return unread(/\b(?:every|each|row|consecutive|gone|up|down|after)\b/gi).length === 0
    ? { kind: 'every-year', metric, isUp: dir.groups?.up !== undefined }
    : null
}

function total({ text, metrics, unread }: Said): Special | null {
  const [metric] = metrics
  const how =
    /\b(?<avg>average|mean)\b|\b(?:sum|total(?! (?:net )?(?:revenues?|sales|assets|costs?|expenses?)\b)|together|combined|cumulative(?:ly)?|altogether|add(?:ed)? up)\b/i.exec(
      text,
    )
  const years = new RegExp(`\\b(${COUNT}) (?:fiscal |last |past )?years\\b|\\b(${COUNT})-year\\b`, 'i').exec(text)
  if (!metric || metrics.length > 1 || !how || (!years && !how.groups?.avg && !SEVERAL_YEARS.test(text))) return null
  // "Did it lose more in 2024 than in 2023 and 2022 together?" asks for no sum of all.
  if (/\bthan\b|\b(?:exceed|beat|top|outdo|surpass)(?:ed|s|ped)?\b/i.test(text)) return null
  if (/\b(?:average|mean) share\b|\b(?:monthly|weekly|daily|hourly)\b|\bper (?!share|year|quarter)[a-z]/i.test(text))
    return null
  return unread(
    /\b(?:average|mean|sum|together|combined|cumulative(?:ly)?|altogether|added?|up|two|three|four|five|-year)\b/gi,
  ).length === 0
    ? {
        kind: 'total',
        metric,
        years: countOf(years?.[1] ?? years?.[2]),
        isAverage: how.groups?.avg !== undefined,
        ...(RANGE.test(text) ? { isRange: true } : {}),
      }
    : null
}

/** "Which year did revenue grow fastest?" */
const GREW_MOST =
  /\b(?:which|what) (?:fiscal )?year\b.*\b(?:gr[eo]w|rise|rose|increase[d]?)\b.*\b(?:most|fastest|(?<low>least|slowest))\b/i

/** "2023 and 2024", "from 2023 to 2025" */
const SEVERAL_YEARS = /\b(?:19|20)\d\d\b.*\b(?:19|20)\d\d\b|\bthis year and (?:the )?last\b/i
const RANGE =
  /\b(?:from|between|since)\b|\b(?:19|20)\d\d\s?(?:to|through|until|till|[-–])\s?(?:fiscal )?(?:19|20)\d\d\b/i

function yearExtreme({ text, metrics, unread }: Said): Special | null {
  const [metric] = metrics
  const grew = metric && metrics.length === 1 && !isPart(metric) ? GREW_MOST.exec(text) : null
  if (metric && grew)
    return unread(/\b(?:most|least|fastest|slowest|growth|grow|grew|rise|rose|increase[d]?)\b/gi).length === 0
      ? { kind: 'year-extreme', metric, isLow: grew.groups?.low !== undefined, isGrowth: true }
      : null
  const sup =
    /\b(?:highest|best|largest|biggest|strongest|greatest|peak\w*|(?<low>lowest|worst|smallest|weakest))\b/i.exec(text)
  const isYears =
    /\b(?:which|what) (?:fiscal )?year\b|^\s*when\b|\bof the (?:two|three|last) (?:\w+ )?years\b|\b(?:two|three) years\b/i.test(
      text,
    )
  if (!metric || metrics.length > 1 || isPart(metric) || !sup || !isYears) return null
  return unread(/\b(?:highest|best|largest|biggest|strongest|greatest|peak\w*|lowest|worst|smallest|weakest)\b/gi)
    .length === 0
    ? // The biggest loss is the lowest income.
      {
        kind: 'year-extreme',
        metric,
        isLow: (sup.groups?.low !== undefined) !== /\bloss(?:es)?\b/i.test(text),
      }
    : null
}

function lastTime({ text, unread }: Said): Special | null {
  const match =
    /\bwhen (?:did|was)\b.*\b(?:(?<loss>lose money|loss|unprofitable)|profit|make money|profitable)\b/i.exec(text)
  if (!match || !/\blast\b|\bprevious\b/i.test(text)) return null
  return unread(/\b(?:lose|money|loss|profit|profitable|unprofitable)\b/gi).length === 0
    ? { kind: 'last-time', isLoss: match.groups?.loss !== undefined }
    : null
}

/** Which of the two a question of yes or no asks for; null = of several years, or none. */
function profitAsked(text: string): 'profit' | 'loss' | null {
  if (
    !/^\W*(?:is|was|are|were|did|does|do)\b/i.test(text) ||
    /\b(?:or|any|ever|every|each|all|both|not|still)\b/i.test(text)
  )
    return null
  return /\b(?:unprofitable|loss(?:es)?|los(?:e|es|ing)|in the red)\b/i.test(text) ? 'loss' : 'profit'
}

function profit({ text, metrics, unread }: Said): Special | null {
  if (metrics.some((one) => one !== 'net_income')) return null
  if (
    !/\bprofitable\b|\bunprofitable\b|\b(?:make|made|turn|post|report|was there|is there)\b.{0,12}\b(?:an?|any|the)\b.{0,6}\b(?:profit|loss|money)\b|\blose money\b|\blosing money\b/i.test(
      text,
    )
  )
    return null
  if (/^\s*(?:how much|what|why|when|which)\b/i.test(text)) return null
  return unread(/\b(?:profitable|unprofitable|any|loss|losing|money|turn|there|three|two)\b/gi).length === 0
    ? { kind: 'profit', isSince: /\bsince\b/i.test(text), asked: profitAsked(text) }
    : null
}
