/** Fiscal years that end on a weekday: what a document's sentences say of when they end, and of how many weeks they have. */
import type { Bytes } from '../bytes.ts'
import { occurrencesOfAll, rawText } from '../find.ts'
import { type Day, dayNumber, findDays, findMonthDay, fromDayNumber, lastOfMonth } from './dates.ts'
import { stripMarkup } from './decode.ts'

/** What the words say of a fiscal year. */
export interface WeekYear {
  /** The last day of the year before, where a weekday or a number of weeks gives it, and all that do give the same. */
  before: Day | null
  /** The document counts years in weeks: this one is of whole weeks, whatever its heads round it to. */
  counted: boolean
}

const WEEKDAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur']
/** 1970-01-01, from which days are counted, was a Thursday. */
const EPOCH_WEEKDAY = 4
const MOST_PLACES = 200
/** Words that are looked at on either side. */
const NEAR = 240
/** Where a sentence after the weekday may say that heads are rounded. */
const AFTER = 220

const WEEKDAY = '(sun|mon|tues|wednes|thurs|fri|satur)day'
const WHEN = String.raw`(?:the )?(?:(?:last day|end) (?:of|in) )?(?:the )?(?:month of )?([a-z]{3,9}\.?(?: \d\d?)?|calendar year)\b`
const NEAREST = new RegExp(
  `${WEEKDAY}(?:,? (?:that|which)(?: is| falls)?| falling| occurring)? (?:nearest|closest)(?: to)? ${WHEN}`,
  'gi',
)
const LAST = new RegExp(String.raw`\b(?:last|final) ${WEEKDAY} (?:in|of|during) ${WHEN}`, 'gi')
/** What a sentence of a year's end says before the weekday. */
const OF_A_YEAR = /\byears?\b[^.;]*\b(?:end|clos|terminat|conclud)|\b(?:53|three)[- ]weeks?\b/i
/** The heads print month ends on purpose: what they say is the period that the filing reports. */
const ROUNDED =
  /\bdeemed\b|\b(?:for|purposes of) (?:\w+ ){0,4}(?:convenience|clarity|simplicity|presentation)\b|\b(?:presented|shown|designated|referred to) as\b/i

const NUMBER = '(5[23]|fifty[- ](?:two|three))'
const ENDED = new RegExp(
  String.raw`\b${NUMBER}[- ]weeks? (?:fiscal )?(?:years? |periods? )?end(?:ed|ing)(?: on)? (?=(.{8,24}))`,
  'gi',
)
const INCLUDED = new RegExp(
  String.raw`\b(?:fiscal|years?) ((?:(?:fiscal |years? )?(?:19|20)\d\d,? ?(?:and )?)+)(?:each |both )?(?:included|includes|consisted of|consists of|contained|contains|comprised|had|has|was|were|is)(?: an?)? ${NUMBER}[- ]week`,
  'gi',
)
/** Years of both lengths, in one breath or each by itself: a document that speaks of one alone may mean a customer's, or a loan's. */
const SHORT = /\b(?:52|fifty[- ]two)[- /]*(?:(?:or|and|to)[- /]*)?(?:weeks?|(?:53|fifty[- ]three)[- ]*weeks?)\b/i
const LONG = /\b(?:53|fifty[- ]three)[- ]*weeks?\b/i

const weeksOf = (text: string): number => (/3|three/i.test(text) ? 53 : 52)

/** The day of a year that a sentence means, as a number; the weekday is the one nearest to it, or the last up to it. */
function closing(found: RegExpMatchArray, isNearest: boolean): ((year: number) => number) | null {
  const weekday = WEEKDAYS.indexOf((found[1] ?? '').toLowerCase())
  const when = found[2] ?? ''
  const isYear = /^calendar/i.test(when)
  // "The month of June" names no day: its last one.
  const named = isYear ? { month: 12, day: 31 } : findMonthDay(/\d/.test(when) ? when : `${when} 31`)
  if (named === null) return null
  return (year) => {
    const { month } = named
    const n = dayNumber({ year, month, day: Math.min(named.day, lastOfMonth(year, month)) })
    const back = (((n + EPOCH_WEEKDAY - weekday) % 7) + 7) % 7
    return n - back + (isNearest && back > 3 ? 7 : 0)
  }
}

/** What says which of the weekdays is meant. */
const WHICH = /closest|nearest|last [SFTMW]/g
const A_WEEKDAY = /(?:[nsri]d|[NSRI]D)(?:ay|AY)/g
/** A number of weeks that is a year's. */
const OF_YEARS = /5[23]|fifty/i

/** The year before ended on this day, as a weekday has it; null where this year does not end as the sentence says. */
function beforeBy(close: (year: number) => number, end: Day): number | null {
  const year = [end.year, end.year - 1].find((one) => close(one) === dayNumber(end))
  return year === undefined ? null : close(year - 1)
}

/** The year that a fiscal year is called after; null where it ends so early that companies differ. */
const calledOf = ({ year, month, day }: Day): number | null =>
  month === 1 && day <= 7 ? year - 1 : month <= 2 ? null : year

/** What all sentences together say, put together one by one. */
interface Said {
  before: Set<number>
  short: boolean
  long: boolean
  rounded: boolean
}

/** By the weekday that a year ends on. */
function byWeekday(text: string, end: Day, said: Said): void {
  for (const pattern of [NEAREST, LAST])
    for (const found of text.matchAll(pattern)) {
      if (!OF_A_YEAR.test(text.slice(Math.max(0, found.index - 160), found.index))) continue
      const close = closing(found, pattern === NEAREST)
      const before = close === null ? null : beforeBy(close, end)
      if (ROUNDED.test(text.slice(found.index, found.index + AFTER))) said.rounded = true
      else if (before !== null) said.before.add(before)
    }
}

/** By the weeks that a year is said to have. */
function byWeeks(text: string, end: Day, said: Said): void {
  const [n, called] = [dayNumber(end), calledOf(end)]
  said.short ||= SHORT.test(text)
  said.long ||= LONG.test(text)
  said.rounded ||= LONG.test(text) && ROUNDED.test(text)
  for (const [, weeks = '', day = ''] of text.matchAll(ENDED)) {
    const [first] = findDays(day)
    if (first && dayNumber(first.day) === n) said.before.add(n - 7 * weeksOf(weeks))
  }
  for (const [, years = '', weeks = ''] of text.matchAll(INCLUDED))
    if (called !== null && years.includes(String(called))) said.before.add(n - 7 * weeksOf(weeks))
}

/** The texts around what is said of weekdays and of weeks; looked for once a document. */
interface Texts {
  weekdays: string[]
  weeks: string[]
}

const known = new WeakMap<Bytes, Texts>()

function textsOf(bytes: Bytes): Texts {
  const before = known.get(bytes)
  if (before) return before
  const raw = rawText(bytes)
  const near = (at: number) => raw.slice(Math.max(0, at - NEAR), at + NEAR)
  const plain = (text: string) => stripMarkup(text).replace(/\s+/g, ' ')
  const weeks = [...occurrencesOfAll(bytes, ['week', 'WEEK'], MOST_PLACES).values()].flat().map(near)
  const texts: Texts = {
    weekdays: nearWeekdays(raw).map((at) => plain(near(at))),
    weeks: weeks.filter((text) => OF_YEARS.test(text)).map(plain),
  }
  known.set(bytes, texts)
  return texts
}

/** The places of the words for which weekday is meant; they are looked for around the weekdays, which are rarer. */
function nearWeekdays(raw: string): number[] {
  const places: number[] = []
  let from = 0
  for (const { index } of raw.matchAll(A_WEEKDAY)) {
    const start = Math.max(from, index - NEAR)
    const end = index + NEAR
    if (end <= start) continue
    for (const found of raw.slice(start, end).matchAll(WHICH)) places.push(start + found.index)
    from = end
    if (places.length >= MOST_PLACES) break
  }
  return places
}

/**
 * What the document's sentences say of the fiscal year that ends on a day ("The Company's fiscal year ends on the Sunday closest to the
 * calendar year end", 0000950144-96-001471; "the 53 weeks ended …").
 */
export function weekYear(bytes: Bytes, end: Day): WeekYear {
  const { weekdays, weeks } = textsOf(bytes)
  const said: Said = { before: new Set(), short: false, long: false, rounded: false }
  for (const text of weekdays) byWeekday(text, end, said)
  for (const text of weeks) byWeeks(text, end, said)
  const [only] = said.before
  return {
    before: said.before.size === 1 && only !== undefined && !said.rounded ? fromDayNumber(only) : null,
    counted: ((said.short && said.long) || said.before.size > 0) && !said.rounded,
  }
}
