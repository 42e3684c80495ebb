/** Estimates of the next reports of some companies, from their own past filings. */
import { type ExpectedReport, expectedOn, nextReport } from '@topline/core/statement/next-report.ts'
import type { EngineName } from '@topline/core/statement/statement.ts'
import { groupByPeriod, type Vintage } from '@topline/core/statement/vintages.ts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies, companyFollows, companyListMembers, listFollows, vintages } from '../../db/schema.ts'
import { ofReports } from '../records/forms.ts'
import { vintageColumns } from '../statements/queries.ts'

export interface Estimate extends ExpectedReport {
  cik: string
  name: string
  tickers: string[]
  logo_info: { url: string | null; is_logo: boolean; includes_name: boolean; alt_text: string | null } | null
}

/** Companies of a page without a choice: those that filed last. */
const NEWEST = 200

export async function followedCiks(db: Db, userId: number): Promise<string[]> {
  const direct = await db
    .select({ cik: companyFollows.cik })
    .from(companyFollows)
    .where(eq(companyFollows.user_id, userId))
  const listed = await db
    .select({ cik: companyListMembers.cik })
    .from(companyListMembers)
    .innerJoin(listFollows, eq(listFollows.list_id, companyListMembers.list_id))
    .where(eq(listFollows.user_id, userId))
  return [...new Set([...direct, ...listed].map((row) => row.cik))]
}

/** @param ciks null = the companies that filed last */
export async function estimates(db: Db, ciks: readonly string[] | null, today: string): Promise<Estimate[]> {
  if (ciks?.length === 0) return []
  const rows = await db
    .select({
      cik: companies.cik,
      name: companies.name,
      tickers: companies.tickers,
      logo_info: companies.logo_info,
      fiscal_year_start: companies.fiscal_year_start,
    })
    .from(companies)
    .where(ciks === null ? undefined : inArray(companies.cik, [...ciks]))
    .orderBy(sql`${companies.latest_filing_date} desc nulls last`, asc(companies.cik))
    .limit(ciks === null ? NEWEST : 1_000)
  const known = await ownPeriods(
    db,
    rows.map((row) => row.cik),
  )
  return rows
    .flatMap(({ fiscal_year_start, ...company }) => {
      const next = expectedOn(nextReport(groupByPeriod(known.get(company.cik) ?? [], fiscal_year_start)), today)
      return next ? [{ ...company, ...next }] : []
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name) || a.cik.localeCompare(b.cik))
}

/** The periods that each filing reported as its own, without figures. */
async function ownPeriods(db: Db, ciks: readonly string[]): Promise<Map<string, Vintage[]>> {
  if (ciks.length === 0) return new Map()
  const rows = await db
    .select({
      cik: vintages.cik,
      ...vintageColumns,
    })
    .from(vintages)
    .where(and(inArray(vintages.cik, [...ciks]), ofReports(vintages.form_type)))
    .orderBy(desc(vintages.filing_date), desc(vintages.id))
  const byCik = new Map<string, Vintage[]>()
  for (const { cik, ...row } of rows) {
    const vintage: Vintage = { ...row, engine: row.engine as EngineName, figures: {} } // written by those engines only
    byCik.set(cik, [...(byCik.get(cik) ?? []), vintage])
  }
  return byCik
}
