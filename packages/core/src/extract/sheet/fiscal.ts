import { MONTH_NAMES } from '../../format/date.ts'
import type { Bytes } from '../bytes.ts'
import type { Cover } from '../document/cover.ts'
import { type Day, dayNumber, fromDayNumber, lastOfMonth } from '../document/dates.ts'
import { stripMarkup } from '../document/decode.ts'
import { dayCounter } from '../document/printed-days.ts'
import type { ReleaseHead } from '../document/release-head.ts'
import { occurrences } from '../find.ts'
import { isQuarterly } from './current-column.ts'

export interface FiscalName {
  year: number | null
  period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | null
}

interface Asked {
  bytes: Bytes
  cover: Cover
  end: Day
  months: number
  head: string
  /** Months of the column to date that ends on the same day as the quarter; null where there is none. */
  toDate?: number | null
}

const QUARTERS = ['first', 'second', 'third', 'fourth']

/** Visible text near every mention of "fiscal", up to a limit. */
function mentions(bytes: Bytes): string {
  const out: string[] = []
  for (const needle of ['iscal', 'ISCAL']) {
    for (const at of occurrences(bytes, needle, 5, 400)) {
      out.push(
        stripMarkup(bytes.toString('latin1', Math.max(0, at - 50), Math.min(bytes.length, at + 130))).replace(
          /\s+/g,
          ' ',
        ),
      )
    }
  }
  return out.join('\n').toLowerCase()
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** The year in which the fiscal year ends; one that ends in the first days of January belongs to the year before. */
function yearOf(end: Day): number {
  const moved = fromDayNumber(dayNumber(end) - 7)
  return moved.year
}

/**
 * The year before is the name of this one where it is spoken of so many times as often: a discussion that compares two
 * years speaks of both alike (0000000000-22-810016), and of the next one seldom.
 */
const OFTENER = 1.5

/** Year and quarter as the company names them; by the calendar year in which the fiscal year ends where it is silent (T2). */
export function fiscalName({ bytes, cover, end, months, head, toDate = null }: Asked): FiscalName {
  const annual = months >= 10 || !isQuarterly(cover)
  if (annual) {
    const rule = yearOf(end)
    const named = /fiscal(?: year)? ((?:19|20)\d\d)/i.exec(head)
    if (named) return { year: Number(named[1]), period: 'FY' }
    if (end.month >= 3 && end.month <= 12) return { year: rule, period: 'FY' }
    const text = mentions(bytes)
    const before = count(text, new RegExp(`fiscal (?:year )?${rule - 1}\\b`, 'g'))
    const same = count(text, new RegExp(`fiscal (?:year )?${rule}\\b`, 'g'))
    return { year: before > OFTENER * same ? rule - 1 : rule, period: 'FY' }
  }
  const said = cover.release ? nameOfRelease(cover.release, end) : null
  if (cover.release && months > LONGEST_QUARTER)
    return { year: said?.year ?? yearOfHalf(cover.release, end), period: null }
  if (said !== null) return said
  const text = mentions(bytes)
  const yearEnd = fiscalYearEnd(bytes, cover, text, end) ?? yearEndByDate(end, toDate)
  // Quarter by its distance from the fiscal year's end.
  let quarter: number | null = null
  let year = yearOf(end)
  for (const [k, word] of QUARTERS.entries()) {
    const named = new RegExp(`${word} (?:fiscal )?quarter of (?:fiscal )?(?:year )?(?:(?:19|20)\\d\\d)`, 'g')
    if (k < 3 && count(text, named) > 2 && quarter === null && !yearEnd) quarter = k + 1
  }
  if (yearEnd) {
    const middle = fromDayNumber(dayNumber(end) - 10)
    const lastMonth = yearEnd.day <= 10 ? ((yearEnd.month + 10) % 12) + 1 : yearEnd.month
    const passed = (((middle.month - lastMonth) % 12) + 12) % 12
    quarter = passed === 0 ? 4 : Math.min(4, Math.ceil(passed / 3))
    year = middle.month > lastMonth ? middle.year + 1 : middle.year
    const before = count(text, new RegExp(`fiscal (?:year )?${year - 1}\\b`, 'g'))
    const same = count(text, new RegExp(`fiscal (?:year )?${year}\\b`, 'g'))
    if (yearEnd.month <= 2 && before > 0 && same === 0) year -= 1
    const quarters = QUARTERS[quarter - 1] ?? ''
    const one = count(text, new RegExp(`${quarters} quarter of fiscal (?:year )?${year}\\b`, 'g'))
    const other = count(text, new RegExp(`${quarters} quarter of fiscal (?:year )?${year - 1}\\b`, 'g'))
    if (yearEnd.month <= 2 && other > one && count(text, new RegExp(`fiscal (?:year )?${year}\\b`, 'g')) < before)
      year -= 1
  } else quarter ??= Math.min(3, Math.ceil(fromDayNumber(dayNumber(end) - 10).month / 3))
  const names = ['Q1', 'Q2', 'Q3', 'Q4'] as const
  return { year, period: names[(quarter ?? 1) - 1] ?? null }
}

/** 17 weeks are four months. */
const LONGEST_QUARTER = 4

/** The year that half a year belongs to: it ends with it, or six months later. Half a year has no quarter's name. */
function yearOfHalf({ half }: ReleaseHead, end: Day): number {
  const settled = fromDayNumber(dayNumber(end) - 7)
  return half === 1 && settled.month > 6 ? settled.year + 1 : settled.year
}

/** Months in which a fiscal year ends that some companies name after the year before (T2). */
const NAMED_BEFORE = 2

/** The quarter that a release names; its year ends as many quarters later as are left, and is named by that end. */
function nameOfRelease({ quarter, year }: ReleaseHead, end: Day): FiscalName | null {
  if (quarter === null) return null
  // Ends of years in weeks lie some days into the next month.
  const settled = fromDayNumber(dayNumber(end) - 7)
  const months = settled.month + 3 * (4 - quarter)
  const closes = { year: settled.year + Math.floor((months - 1) / 12), month: ((months - 1) % 12) + 1 }
  const isBefore = closes.month <= NAMED_BEFORE && year === closes.year - 1
  return { year: isBefore ? year : closes.year, period: `Q${quarter}` }
}

/** The fiscal year's end by the column to date: six months are over, or nine. */
function yearEndByDate(end: Day, toDate: number | null): { month: number; day: number } | null {
  if (toDate !== 6 && toDate !== 9) return null
  const closed = fromDayNumber(dayNumber(end) - 10)
  const month = ((closed.month + 12 - toDate - 1) % 12) + 1
  return { month, day: lastOfMonth(end.year, month) }
}

/** The other date of a quarter's balance sheet: the year's end, three, six or nine months back. */
function balanceDate(bytes: Bytes, end: Day): { month: number; day: number } | null {
  const count = dayCounter(bytes)
  let best: { month: number; day: number } | null = null
  let most = 2
  for (const back of [3, 6, 9]) {
    const month = ((end.month - back + 11) % 12) + 1
    const year = month > end.month ? end.year - 1 : end.year
    const day = { year, month, day: lastOfMonth(year, month) }
    const n = count(day)
    if (n > most) {
      most = n
      best = { month, day: day.day }
    }
  }
  return best
}

/** Month and day on which the fiscal year ends: from the cover, or from the balance sheet's other date. */
function fiscalYearEnd(bytes: Bytes, cover: Cover, text: string, end: Day): { month: number; day: number } | null {
  if (cover.yearEnd) return cover.yearEnd
  const votes = new Map<string, number>()
  const vote = (month: string | undefined, day: string | undefined, weight: number) => {
    const n = MONTH_NAMES.findIndex((name) => name.toLowerCase() === month) + 1
    if (n === 0) return
    const key = `${n}:${day}`
    votes.set(key, (votes.get(key) ?? 0) + weight)
  }
  for (const found of text.matchAll(/years? (?:ended|ending|ends|end)(?: on)?(?: the)? ([a-z]+) (\d{1,2})/g))
    vote(found[1], found[2], 1)
  for (const needle of ['nnual report', 'nnual Report', 'Form 10-K for']) {
    for (const at of occurrences(bytes, needle, 10, 8)) {
      const near = stripMarkup(bytes.toString('latin1', at, Math.min(bytes.length, at + 500)))
        .replace(/\s+/g, ' ')
        .toLowerCase()
      const ended = /year (?:ended|ending) ([a-z]+) (\d{1,2})/.exec(near)
      vote(ended?.[1], ended?.[2], 2)
    }
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0]
  if (!best || best[1] < 3) {
    const other = balanceDate(bytes, end)
    if (other) return other
  }
  if (!best) return null
  const [month, day] = best[0].split(':').map(Number)
  return month && day ? { month, day } : null
}
