/** The entries of the calendar: estimates with what is known of each, and the reports of the last days. */
import type { CalendarEntry } from '@topline/core/api/filings/calendar.ts'
import { addDays } from '@topline/core/format/day.ts'
import { STALE_DAYS } from '@topline/core/statement/next-report.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import { and, desc, eq, gt, gte, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies, filings, statements } from '../../db/schema.ts'
import { newestFirst } from '../filings/queries.ts'
import { periodColumns } from '../records/period-columns.ts'
import { estimates } from './estimates.ts'

/** Days that a report stays in the calendar after it came, and how many of them. */
const FILED_DAYS = 14
const MOST_FILED = 200

type Entry = Omit<CalendarEntry, 'is_followed'>

/** @param ciks null = the companies that filed last */
export async function calendarEntries(db: Db, ciks: readonly string[] | null, today: string): Promise<Entry[]> {
  const found = await estimates(db, ciks, today)
  const releases = await openReleases(
    db,
    found.map(({ cik }) => cik),
    today,
  )
  const expected = found.map(({ cik, name, tickers, logo_info, date, form_type, period_code, passed }): Entry => {
    const release = releases.get(cik)
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

/** The newest release of each company that came after its newest report: it is of the period that is expected. */
async function openReleases(db: Db, ciks: readonly string[], today: string) {
  if (ciks.length === 0) return new Map<string, NonNullable<Entry['filing']>>()
  const rows = await db
    .selectDistinctOn([filings.cik], {
      cik: filings.cik,
      accession_number: filings.accession_number,
      filing_date: filings.filing_date,
    })
    .from(filings)
    .innerJoin(companies, eq(companies.cik, filings.cik))
    .where(
      and(
        inArray(filings.cik, [...ciks]),
        filings.is_release,
        gt(filings.filing_date, companies.latest_filing_date),
        gte(filings.filing_date, addDays(today, -STALE_DAYS)),
      ),
    )
    .orderBy(filings.cik, desc(filings.filing_date), desc(filings.accession_number))
  return new Map(rows.map(({ cik, ...filing }) => [cik, filing]))
}

/** The reports of the last days with a statement, oldest first. */
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
        eq(filings.is_release, false),
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
