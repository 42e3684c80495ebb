/**
 * A question without its names: the figures, the times, the numbers and the company that it names stand as placeholders, so
 * that what it asks of them shows, whatever they are.
 */
import { companyNames, companySpans } from '../../figures-in-words/companies.ts'
import { maskNonFigures, type NumberToken, numberTokens } from '../../figures-in-words/numbers.ts'
import { otherMentions } from '../../figures-in-words/other-names.ts'
import { countOf } from '../../figures-in-words/skeleton.ts'
import type { ChatFacts } from '../facts.ts'
import { MARGINS, type Mention, NO_METRIC } from '../metrics.ts'
import { type Time, type TimeMention, timesIn, yearBy } from '../slots/times.ts'

/** What is named, in the order in which it is. */
export interface NamedSlots {
  /** the words in lower case; "§f" a figure, "§p" a part, "§t" a time, "§n" a number, "§c" the company */
  tokens: readonly string[]
  /** names of facts: "total_revenue", "business:iPhone", "other:inventories" */
  figures: readonly string[]
  times: readonly Time[]
  numbers: readonly NumberToken[]
  /** of so many years, 0 = of all; null = it is said of no row of them */
  years: number | null
  /** a figure that only a verb says: "earned"; null = none does */
  verb: string | null
  /** something is named that no statement gives, or all margins at once */
  isElsewhere: boolean
  /** words with a capital that are no name of this filing's */
  names: readonly string[]
}

interface Placed {
  start: number
  end: number
  token: string
  figure?: string
  time?: Time
  number?: NumberToken
}

export const isPart = (metric: string): boolean => /^(?:business|geography):/.test(metric)
/** How much one is above the other, and no margin of profit. */
const BY_MARGIN =
  /\b(?:by|with) (?:what|which|how (?:big|large|wide|thin|great) an?|a (?:big|wide|large|thin|comfortable|clear))(?: \w+)? margin\b(?! of)|\bmargin between\b/gi
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'&.-]*|[%/+÷−$€£?]|(?<=\s)[-–—](?=\s)/gu
/** Between a part and what it sold: "revenue from China", "what AWS took in sales". */
const OF_PART = /^\s*(?:(?:'s|of|from|in|at|by|for|the|its|their|our|net|total|segment|division|region|unit)\s*)*$/i

/** @param mentions every figure that the text names */
export function slotsIn(typed: string, facts: ChatFacts, mentions: (text: string) => readonly Mention[]): NamedSlots {
  const text = typed
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(BY_MARGIN, (all) => all.replace(/margin/i, 'amount'))
  const placed: Placed[] = []
  const isFree = (start: number, end: number) => placed.every((one) => end <= one.start || start >= one.end)
  const add = (one: Placed) => {
    if (isFree(one.start, one.end)) placed.push(one)
  }
  const named = mentions(text)
  for (const { named: other, start, end } of otherMentions(text)) {
    const isOfLonger = named.some((one) => one.start < end && one.end > start && one.end - one.start > end - start)
    if (!isOfLonger) add({ start, end, token: '§f', figure: `other:${other.name}` })
  }
  let isElsewhere = false
  for (const { metric, isVerb, start, end } of named) {
    // What a part earned or cost has no name here beside its revenue.
    if (metric === MARGINS || metric === NO_METRIC || /^(?:business|geography)-/.test(metric))
      isElsewhere ||= isFree(start, end)
    else if (!isVerb) add({ start, end, token: isPart(metric) ? '§p' : '§f', figure: metric })
  }
  for (const { start, end } of companySpans(text, companyNames(facts.company, facts.base.tickers)))
    add({ start, end, token: '§c' })
  const row = YEARS.exec(text)
  const years = row ? countOf(row.groups?.count) : null
  if (row) add({ start: row.index, end: row.index + row[0].length, token: '§y' })
  for (const match of text.matchAll(RANGE)) {
    const [newer, older] = [match[2], match[1]].map((one) => fullYear(one, facts.period))
    if (newer === undefined || older === undefined || newer <= older || newer - older > 9) continue
    const cut = match.index + match[0].length - (match[2]?.length ?? 0)
    add({
      start: match.index,
      end: match.index + (match[1]?.length ?? 0),
      token: '§t',
      time: { kind: 'year', year: older },
    })
    add({ start: match.index + (match[1]?.length ?? 0), end: cut, token: 'thru' })
    add({ start: cut, end: match.index + match[0].length, token: '§t', time: { kind: 'year', year: newer } })
  }
  for (const match of text.matchAll(DATE)) {
    const [all, month, , year = ''] = match
    const time: Time = { kind: 'day', month: Number(month), year: fullYear(year, facts.period), isEnd: false }
    add({ start: match.index, end: match.index + all.length, token: '§t', time })
  }
  for (const match of text.matchAll(ROW)) {
    const said = [...match[0].matchAll(/\d\d(?:\d\d)?/g)]
    for (const one of said) {
      const start = match.index + one.index
      add({
        start,
        end: start + one[0].length,
        token: '§t',
        time: { kind: 'year', year: fullYear(one[0], facts.period) },
      })
    }
  }
  for (const { time, start, end } of counted(timesIn(text, facts), text, facts)) add({ start, end, token: '§t', time })
  for (const number of numberTokens(maskNonFigures(text, []).text))
    if (isLimit(number, text)) add({ start: number.start, end: number.end, token: '§n', number })
  const verb = named.find((one) => one.isVerb && one.metric !== NO_METRIC && isFree(one.start, one.end))?.metric ?? null
  const names: string[] = []
  for (const match of text.matchAll(WORD)) {
    const [said] = match
    const [start, end] = [match.index, match.index + said.length]
    if (!isFree(start, end)) continue
    if (/^\p{Lu}/u.test(said) && !isFirst(text, start) && !/^I(?:'\w+)?$/.test(said)) names.push(said)
    const word = said.toLowerCase().replace(/[.]+$/, '').replace(/'s$/, '')
    if (word !== '') placed.push({ start, end, token: /^[–—]$/.test(word) ? '-' : word })
  }
  const merged = withoutRevenueOfParts(
    placed.sort((a, b) => a.start - b.start),
    text,
  )
  return {
    tokens: merged.map((one) => one.token),
    figures: merged.flatMap((one) => one.figure ?? []),
    times: merged.flatMap((one) => one.time ?? []),
    numbers: merged.flatMap((one) => one.number ?? []),
    ...{ years, verb, isElsewhere, names },
  }
}

/** "In 2023, year on year", "2023 and the year before": counted from the year that is named and not from the filing's own. */
function counted(times: readonly TimeMention[], text: string, { period }: ChatFacts): readonly TimeMention[] {
  const named = times.filter(({ time }) => time.kind === 'year')
  const [first] = named
  if (first?.time.kind !== 'year' || named.length > 1 || !period.endsWith('FY')) return times
  const { year } = first.time
  return times.map((one) =>
    one.time.kind === 'back' && one.start > first.start && FROM_NAMED.test(text.slice(one.start, one.end))
      ? { ...one, time: { kind: 'year', year: year - one.time.years } }
      : one,
  )
}
const FROM_NAMED = /\b(?:year[- ](?:on|over)|y[/-]y|yoy|(?:before|earlier|prior|previous|preceding)\b)/i

/** "FY22-24", "1993 through 1995": from the one year to the other. */
const RANGE =
  /(?<![\d.,$€£-])((?:(?:fy ?|fiscal )?['’]?(?:19|20)\d\d|(?:fy ?|fiscal |['’])\d\d))(?: ?[-–—/] ?| to | thru | through | till | until )((?:(?:fy ?|fiscal )?['’]?(?:19|20)?\d\d))(?![\d%-]|[.,]\d| (?:million|billion|percent|bn))/gi
/** "12/28/24" */
const DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:20)?\d\d)(?![\d/])/g
/** "22/23/24", "22+23+24", "93, 94 or 95" */
const ROW =
  /(?<![\d.,$€£/-])'?\d\d(?:\d\d)?(?:(?: ?[/+] ?|, ?(?:and |or |& )?| and | or | & | plus )'?\d\d(?:\d\d)?){2,}(?![\d%-]|[.,]\d| (?:million|billion|percent|bn))/g
const YEARS =
  /\b(?:(?:over|in|across|for|of|during|through) )?(?:(?:the|these|all|its|each of|all of) )*(?:(?:last|past|latest|whole|full|entire|previous|recent) )?(?:(?<count>two|three|four|five|2|3|4|5)[- ](?:fiscal |financial |full )?(?:y(?:ea)?rs?|fys|columns|annual periods)\b(?! (?:ago|earlier|before|back))|(?:all|every|each|the whole|whole) (?:fiscal |single )?(?:years?|fys|columns|periods|span|stretch)\b(?: (?:shown|printed|covered|in (?:the|this) (?:filing|report)))?)(?: (?:running|in a row|straight|shown|combined(?= of)))?/i
const fullYear = (said: string | undefined, period: string): number => yearBy(said ?? '', period) ?? Number.NaN

/** Those named, each once; what a verb alone says where none is. */
export const metricsOf = ({ figures, verb }: NamedSlots): string[] => [
  ...new Set(figures.length > 0 ? figures : verb === null ? [] : [verb]),
]

/** An amount or a percentage in digits, or what is put into words of hundreds and millions; "half" and "four" are none. */
const isLimit = ({ start, end, hasScale, kind, currency }: NumberToken, text: string): boolean => {
  const said = text.slice(start, end)
  if (!/\d/.test(said)) return hasScale || currency !== null || /percent|%/i.test(said)
  return hasScale || kind === 'percent' || currency !== null || /\d\.\d/.test(said)
}

const isFirst = (text: string, start: number): boolean => /(?:^|[.?!:;–—-])\W*$/.test(text.slice(0, start))

/** "iPhone revenue", "revenue from China": one figure, which is the part's. */
function withoutRevenueOfParts(placed: readonly Placed[], text: string): Placed[] {
  const isNear = (a: Placed | undefined, b: Placed | undefined) =>
    a !== undefined && b !== undefined && OF_PART.test(text.slice(a.end, b.start))
  const figures = placed.filter((one) => one.figure !== undefined)
  return placed.filter((one) => {
    if (one.figure !== 'total_revenue') return true
    const at = figures.indexOf(one)
    const [before, after] = [figures[at - 1], figures[at + 1]]
    const isOf = (other: Placed | undefined) => other?.figure !== undefined && isPart(other.figure)
    return !((isOf(before) && isNear(before, one)) || (isOf(after) && isNear(one, after)))
  })
}
