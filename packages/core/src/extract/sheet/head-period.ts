/** The period that one column's head names, with the words over the table for what it leaves out. */
import {
  type Day,
  dayNumber,
  type FoundDay,
  findDays,
  findLength,
  findMonthDay,
  findYears,
  type Length,
  lastOfMonth,
  monthsBetween,
} from '../document/dates.ts'
import { kept } from '../kept.ts'
import { type NamedQuarter, namedQuarterEnd, yearToDate } from './quarter-heads.ts'

/** The period of one column. */
export interface Period {
  end: Day | null
  months: number | null
  weeks: number | null
  /** Printed in the head ("period from ... to ..."). */
  start: Day | null
  /** The year as the head names it. */
  named: number | null
  cumulative: boolean
  /** The head prints the whole date; else it is put together from the caption or the cover. */
  exact: boolean
}

/** A quarter by its number: its year is the company's, which may end in another (0000320193-98-000003). */
const NUMBERED = /\b(first|second|third|fourth)[ -](?:fiscal )?quarter\b/i

/** A quarter's number in words, lower case; null where the head names none. */
export const numberOf = (head: string): string | null => NUMBERED.exec(head)?.[1]?.toLowerCase() ?? null

const ENDED = /(?:ended|ending)\b(.{0,80})/gi

/** Month and day that the caption gives to heads of bare years: the table's own words first, then those next to it. */
export function captionDay(caption: string): { month: number; day: number } | null {
  for (const part of caption.split(' || ')) {
    const found = [...part.matchAll(ENDED)].at(-1)
    const day = found ? findMonthDay((found[1] ?? '').slice(0, 30)) : null
    if (day) return day
  }
  return null
}

/** The table's own words, and what follows the last "ended" above it. */
export function datedWords(caption: string): string {
  const [own = '', above = ''] = caption.split(' || ')
  const at = Math.max(above.lastIndexOf('ended'), above.lastIndexOf('ENDED'), above.lastIndexOf('Ended'))
  return at < 0 ? own : `${own} ${above.slice(at)}`
}

/** The length of time that the words over a table name; the nearest first. */
export function captionLength(caption: string): Length | null {
  for (const part of caption.split(' || ')) {
    const length = findLength(part)
    if (length) return length
  }
  return null
}

/**
 * The day that a head names last. A year of its own below dates that stand over all columns ("Years ended April 1, 1995,
 * April 2, 1994 and April 3, 1993" over "1995") is that column's: its day is the one of that year (0000950123-95-001870),
 * or the caption's day in that year (0000950110-96-000328).
 */
function underCaption(head: string, days: readonly FoundDay[]): Day | null {
  const last = days.at(-1)
  if (last === undefined) return null
  const own = /(?:^|[\s(])((?:19|20)\d\d)[\s*)]*$/.exec(head)
  const year = Number(own?.[1])
  if (own === null || last.day.year === year || !/(?:19|20)\d\d/.test(head.slice(last.index, own.index)))
    return last.day
  const { month, day } = last.day
  return days.find((one) => one.day.year === year)?.day ?? { year, month, day: Math.min(day, lastOfMonth(year, month)) }
}

const A_QUARTER: Length = { months: 3, weeks: null }

/** What a head says of its days by itself; heads come again, column by column and filing by filing. */
const saidIn = kept((head) => {
  const days = findDays(head)
  return {
    days,
    range: /\bfrom\b|\bthrough\b|\bto\b|\b-\b/i.test(head) && days.length >= 2,
    cumulative: /inception|cumulative|since|exploration stage|development stage/i.test(head),
    ownLength: findLength(head),
    years: findYears(head),
    monthDay: findMonthDay(head),
  }
})

/** Reads one head. `said`: the length that the caption names, asked for only where the head names none. */
export function readHead(head: string, caption: string, said: () => Length | null, cover: NamedQuarter): Period {
  const coverEnd = cover.end
  const { days, range, cumulative, ownLength, years, monthDay } = saidIn(head)
  let length = ownLength
  const toDate = yearToDate(head, cover)
  const short = days.length > 0 ? null : toDate ? toDate.end : namedQuarterEnd(head, cover)
  const named = years.at(-1) ?? short?.year ?? null
  let end = underCaption(head, days) ?? short
  let start: Day | null = null
  if (range && !cumulative) {
    start = days.at(-2)?.day ?? null
    if (start && end && dayNumber(start) < dayNumber(end)) length = { months: monthsBetween(start, end), weeks: null }
    else start = null
  }
  // "Successor July 22 to September 30" under a year of its own (T7).
  const part = /([a-z]{3,9}\.? \d{1,2}) (?:to|through|[-–—]) ([a-z]{3,9}\.? \d{1,2})(?!\d)/i.exec(head)
  if (!start && named !== null && part) {
    const from = findMonthDay(part[1] ?? '')
    const to = findMonthDay(part[2] ?? '')
    if (from && to) {
      end = { year: named, ...to }
      start = { year: named, ...from }
      length = { months: monthsBetween(start, end), weeks: null }
    }
  }
  if (!end && named !== null) {
    const whole = findDays(datedWords(caption)).find((found) => found.day.year === named)
    const others = () =>
      (whole ? whole.day : null) ??
      captionDay(caption) ??
      (coverEnd && !/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(caption) ? coverEnd : null)
    const md = monthDay ?? (numberOf(head) ? null : others())
    if (md) end = { year: named, month: md.month, day: Math.min(md.day, lastOfMonth(named, md.month)) }
  }
  length = toDate ? { months: toDate.months, weeks: null } : (length ?? (short ? A_QUARTER : said()))
  return {
    end,
    months: length?.months ?? null,
    weeks: length?.weeks ?? null,
    start,
    named,
    cumulative,
    exact: days.length > 0 || short !== null || (named !== null && monthDay !== null),
  }
}
