/**
 * When to look out for earnings releases more often. Companies release before the market in New York opens or after it
 * has closed, a few days to two weeks before the report that the calendar expects.
 */
import { addDays } from '@topline/core/format/day.ts'
import { and, asc, gte, lte } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies } from '../../db/schema.ts'
import { estimates } from '../calendar/estimates.ts'

/** Days before the expected report from which its release may come, and after it: estimates are a week off at times. */
const [BEFORE, AFTER] = [14, 7]
/** Hours of New York that most releases come in: from 6:00 to 10:00, and from 16:00 to 18:00. */
const HOURS: readonly (readonly [from: number, to: number])[] = [
  [6, 10],
  [16, 18],
]
const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** Whether releases come in at this moment, by the clock of New York. */
export function isReleaseHour(now: Date): boolean {
  const parts = new Map(NEW_YORK.formatToParts(now).map(({ type, value }) => [type, value]))
  const hour = Number(parts.get('hour'))
  const isWeekend = parts.get('weekday') === 'Sat' || parts.get('weekday') === 'Sun'
  return !isWeekend && HOURS.some(([from, to]) => hour >= from && hour < to)
}

/**
 * Whether a release may come in on this day.
 * @param today YYYY-MM-DD
 * @param expected days of expected reports, YYYY-MM-DD
 */
export function mayRelease(today: string, expected: readonly string[]): boolean {
  return expected.some((day) => today >= addDays(day, -BEFORE) && today <= addDays(day, AFTER))
}

/** A quarter's report follows the last one after some ninety days; who was silent for longer files no more. */
const [SILENT_FROM, SILENT_TO] = [60, 150]
const MOST = 500

/** Days of the reports that are expected of the companies whose next one is due, those that are silent longest first. */
export async function expectedDays(db: Db, today: string): Promise<string[]> {
  const due = await db
    .select({ cik: companies.cik })
    .from(companies)
    .where(
      and(
        gte(companies.latest_filing_date, addDays(today, -SILENT_TO)),
        lte(companies.latest_filing_date, addDays(today, -SILENT_FROM)),
      ),
    )
    .orderBy(asc(companies.latest_filing_date), asc(companies.cik))
    .limit(MOST)
  const found = await estimates(
    db,
    due.map(({ cik }) => cik),
    today,
  )
  return found.map(({ date }) => date)
}
