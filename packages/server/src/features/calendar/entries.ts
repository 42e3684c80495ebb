/** The entries of the calendar: estimates with what is known of each, and the reports of the last days. */
import type { CalendarEntry } from '@topline/core/api/filings/calendar.ts'
import { addDays } from '@topline/core/format/day.ts'
import { STALE_DAYS } from '@topline/core/statement/next-report.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import { and, eq, gt, gte, inArray, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies, filings, statements } from '../../db/schema.ts'
import { newestFirst } from '../filings/queries.ts'
import { isReport } from '../records/forms.ts'
import { periodColumns } from '../records/period-columns.ts'
import { estimates } from './estimates.ts'

/** Days that a report stays in the calendar after it came, and how many of them. */
const FILED_DAYS = 14
const MOST_FILED = 200

export type Entry = Omit<CalendarEntry, 'is_followed'>

/** @param ciks null = the companies that filed last */
export async function calendarEntries(db: Db, ciks: readonly string[] | null, today: string): Promise<Entry[]> {
  const found = await estimates(db, ciks, today)
  const releases = await openReleases(
    db,
    found.map(({ cik }) => cik),
    today,
  )
  const expected = found.map(({ cik, name, tickers, logo_info, date, form_type, period_code, passed }): Entry => {
    const release = releases.find((one) => one.cik === cik && isOfPeriod(one.period_code, period_code))?.filing
    return {
      company: { cik, name, tickers, logo_info },
      date,
      state: release ? 'released' : passed ? 'late' : 'expected',
      filing: release ?? null,
      form_type,
      period_code,
    }
  })
  return [...(await filedOfLate(db, ciks, today)), ...expected]
}

/** Releases that came after the newest report of their company, newest first; one that was not read yet has no period. */
async function openReleases(db: Db, ciks: readonly string[], today: string): Promise<OpenRelease[]> {
  if (ciks.length === 0) return []
  const rows = await db
    .select({
      cik: filings.cik,
      filing: { accession_number: filings.accession_number, filing_date: filings.filing_date },
      period: periodColumns,
    })
    .from(filings)
    .innerJoin(companies, eq(companies.cik, filings.cik))
    .leftJoin(statements, eq(statements.id, filings.statement_id))
    .where(
      and(
        inArray(filings.cik, [...ciks]),
        filings.is_release,
        gt(filings.filing_date, companies.latest_filing_date),
        gte(filings.filing_date, addDays(today, -STALE_DAYS)),
      ),
    )
    .orderBy(...newestFirst)
  return rows.map(({ period, ...one }) => ({ ...one, period_code: period && periodCode(period) }))
}

interface OpenRelease {
  cik: string
  filing: NonNullable<Entry['filing']>
  period_code: string | null
}

/** Whether a release is of the report that is expected: a fourth quarter's is of the year. What is not read may be. */
function isOfPeriod(released: string | null, expected: string): boolean {
  return released === null || released.replace(/Q4$/, 'FY') === expected
}

/** The reports of the last days with a statement, oldest first; of a foreign company a 6-K is all that tells of a quarter. */
async function filedOfLate(db: Db, ciks: readonly string[] | null, today: string): Promise<Entry[]> {
  if (ciks?.length === 0) return []
  const rows = await db
    .select({
      accession_number: filings.accession_number,
      filing_date: filings.filing_date,
      form_type: filings.form_type,
      cik: filings.cik,
      name: filings.company_name,
      tickers: filings.tickers,
      logo_info: companies.logo_info,
      ...periodColumns,
    })
    .from(filings)
    .innerJoin(companies, eq(companies.cik, filings.cik))
    .innerJoin(statements, eq(statements.id, filings.statement_id))
    .where(
      and(
        ciks === null ? undefined : inArray(filings.cik, [...ciks]),
        or(isReport, eq(filings.base_form, '6-K')),
        gte(filings.filing_date, addDays(today, -FILED_DAYS)),
        lte(filings.filing_date, today),
      ),
    )
    .orderBy(...newestFirst)
    .limit(MOST_FILED)
  return rows
    .reverse()
    .map(({ accession_number, filing_date, form_type, cik, name, tickers, logo_info, ...period }) => ({
      company: { cik, name, tickers, logo_info },
      date: filing_date,
      state: 'filed',
      filing: { accession_number, filing_date },
      form_type,
      period_code: periodCode(period),
    }))
}
