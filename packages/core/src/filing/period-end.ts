/** Ends of reporting periods: dates as printed, and the fiscal year they close. */

import { MONTH_NAMES } from '../format/date.ts'
import { dateOfDay, dayNumber } from '../format/day.ts'
import type { Ymd } from '../statement/statement.ts'

const MONTHS = MONTH_NAMES.map((name) => name.toLowerCase())

/**
 * A printed date ("September 28, 2024", "28 Sept. 2024", "9/28/2024", "2024-09-28", "6/30/23") as `YYYY-MM-DD`;
 * null where the text holds none. Two-digit years from 50 on are of the last century.
 */
export function parsePrintedDate(text: string): Ymd | null {
  const iso = /(\d{4})-(\d{2})-(\d{2})/.exec(text)
  if (iso) return ymd(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const named = /([a-z]{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?\s*,?\s*(\d{4})/i.exec(text)
  if (named) return ymd(Number(named[3]), monthOf(named[1] ?? ''), Number(named[2]))
  const dayFirst = /(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?,?\s+(\d{4})/i.exec(text)
  if (dayFirst) return ymd(Number(dayFirst[3]), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]))
  const slashes = /(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})/.exec(text)
  if (slashes) {
    const year = Number(slashes[3])
    return ymd(year >= 100 ? year : year >= 50 ? 1900 + year : 2000 + year, Number(slashes[1]), Number(slashes[2]))
  }
  return null
}

function monthOf(name: string): number {
  const short = name.toLowerCase().slice(0, 3)
  return MONTHS.findIndex((month) => month.startsWith(short)) + 1
}

function ymd(year: number, month: number, day: number): Ymd | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return dateOfDay(dayNumber(text)) === text ? text : null
}

/**
 * The fiscal year of a period by the rule for silent filers: the calendar year in which the fiscal year ends, first
 * week of January counted to the year before (decision 48).
 */
export function fiscalYearByEnd(end: Ymd): number {
  const year = Number(end.slice(0, 4))
  return end.slice(5, 7) === '01' && Number(end.slice(8)) <= 7 ? year - 1 : year
}
