/** Heads that name a quarter by its number, or what has passed of the year, and no day. */
import { type Day, dayNumber, fromDayNumber, lastOfMonth } from '../document/dates.ts'

/** What the cover says of the quarter; of a release as its company counts years and quarters. */
export interface NamedQuarter {
  end: Day | null
  release?: { quarter?: number | null; year?: number | null }
}

const QUARTER_FIRST = /(?<![\w.])(?:Q([1-4])|([1-4])Q)\s?(?:FY|fiscal(?: year)?)?\s?[’']?((?:19|20)?\d\d)(?!\d)/i
const YEAR_FIRST = /(?<![\w.])(?:FY|fiscal(?: year)?)?\s?[’']?((?:19|20)?\d\d)\s?(?:Q([1-4])|([1-4])Q)(?!\w)/i

interface NamedHead {
  quarter: number
  year: number
  /** The head says nothing else. */
  isAll: boolean
  /** Named by two digits and no word. */
  isShort: boolean
}

const SHORT = /^(?:Q[1-4]|[1-4]Q)\s?[’']?\d\d$/i

/** "Q4 2024", "Fiscal 2014 Q4", "Q1 FY26", "4Q21", "Q3'04"; null where a head names no quarter so. */
export function quarterNamed(head: string): NamedHead | null {
  const [first, second] = [QUARTER_FIRST.exec(head), YEAR_FIRST.exec(head)]
  const [found, quarter, year] = first
    ? [first, first[1] ?? first[2], first[3]]
    : [second, second?.[2] ?? second?.[3], second?.[1]]
  if (!found || quarter === undefined || year === undefined) return null
  return {
    quarter: Number(quarter),
    year: Number(year) + (year.length === 2 ? 2000 : 0),
    isAll: found[0].trim().length === head.trim().length,
    isShort: SHORT.test(found[0].trim()),
  }
}

/** A day some quarters later: of the calendar where it is the last of its month, of 13 weeks each where it is not. */
function quartersLater(end: Day, quarters: number): Day {
  if (end.day < lastOfMonth(end.year, end.month)) return fromDayNumber(dayNumber(end) + 91 * quarters)
  const months = end.year * 12 + (end.month - 1) + 3 * quarters
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  return { year, month, day: lastOfMonth(year, month) }
}

/**
 * The last day of the quarter that a head names: counted from the release's own, else of the calendar; null where the head
 * names none, or the period that the cover names ends with no quarter of the calendar.
 */
export function namedQuarterEnd(head: string, { end, release }: NamedQuarter): Day | null {
  const named = quarterNamed(head)
  if (named === null || end === null) return null
  if (release?.quarter && release.year)
    return quartersLater(end, 4 * (named.year - release.year) + named.quarter - release.quarter)
  // "4Q21"; other names may count a fiscal year that is not known here.
  if (end.month % 3 !== 0 || !named.isShort) return null
  const month = 3 * named.quarter
  return { year: named.year, month, day: lastOfMonth(named.year, month) }
}

const TO_DATE = /\bYTD\b|\byear[\s-]to[\s-]date\b/i
const YEAR = /(?<!\d)((?:20)?\d\d)(?!\d)/

/**
 * "YTD FY25", "Year-to-date 2025": as many months of the release's year as have passed with its quarter, and their last day
 * where the head names a year; null of other heads.
 */
export function yearToDate(head: string, { end, release }: NamedQuarter): { months: number; end: Day | null } | null {
  if (!TO_DATE.test(head) || !release?.quarter) return null
  const year = Number(YEAR.exec(head.replace(TO_DATE, ' '))?.[1] ?? Number.NaN)
  const years = (year < 100 ? year + 2000 : year) - (release.year ?? Number.NaN)
  return {
    months: 3 * release.quarter,
    end: end === null || Number.isNaN(years) ? null : quartersLater(end, 4 * years),
  }
}
