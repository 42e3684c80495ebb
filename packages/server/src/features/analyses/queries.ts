/** Analysis requests for the admin page, a person's own requests, and filings that need one (decisions 158 to 160, 167). */
import type { Page } from '@topline/core/api/paging.ts'
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analysisRequests, filings, users } from '../../db/schema.ts'
import { requestColumns } from '../filings/cards.ts'
import { newestFirst } from '../filings/queries.ts'

const listed = {
  ...requestColumns,
  filing: {
    accession_number: filings.accession_number,
    form_type: filings.form_type,
    filing_date: filings.filing_date,
    cik: filings.cik,
    company_name: filings.company_name,
    tickers: filings.tickers,
  },
}

function select(db: Db, where: SQL | undefined, page: Page) {
  return db
    .select(listed)
    .from(analysisRequests)
    .innerJoin(filings, eq(filings.accession_number, analysisRequests.accession_number))
    .leftJoin(users, eq(users.id, analysisRequests.user_id))
    .where(where)
    .orderBy(desc(analysisRequests.id))
    .limit(page.limit)
    .offset(page.skip)
}
export type ListedRow = Awaited<ReturnType<typeof select>>[number]

export interface RequestFilter {
  status: ListedRow['status'] | null
  /** only this person's; null = everybody's */
  user_id: number | null
}

/** Requests, newest first. The total is counted up to 10,000. */
export async function requestPage(
  db: Db,
  page: Page,
  { status, user_id }: RequestFilter,
): Promise<{ rows: ListedRow[]; total: number }> {
  const where = and(
    status === null ? undefined : eq(analysisRequests.status, status),
    user_id === null ? undefined : eq(analysisRequests.user_id, user_id),
  )
  const some = db.select({ id: analysisRequests.id }).from(analysisRequests).where(where).limit(10_000).as('some')
  const rows = await select(db, where, page)
  const [count] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(some)
  return { rows, total: count?.n ?? 0 }
}

export async function requestsByIds(db: Db, ids: readonly number[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  return select(db, inArray(analysisRequests.id, [...ids]), { skip: 0, limit: ids.length })
}

/** Started at or after `since` = recent, before = stale; a request that never started goes by its creation (spec §4). */
export async function startedRequests(db: Db, since: Date, kind: 'recent' | 'stale', limit: number) {
  const begun = sql`coalesce(${analysisRequests.started_at}, ${analysisRequests.created_at})`
  const at = sql`${since.toISOString()}::timestamptz`
  return select(db, and(eq(analysisRequests.status, 'started'), kind === 'recent' ? gte(begun, at) : lt(begun, at)), {
    skip: 0,
    limit,
  })
}

export async function pendingRequests(db: Db, limit: number): Promise<ListedRow[]> {
  return select(db, eq(analysisRequests.status, 'pending'), { skip: 0, limit })
}

const unconcluded = sql`exists (select 1 from ${analysisRequests} where ${analysisRequests.accession_number} = ${filings.accession_number} and ${analysisRequests.status} in ('pending', 'started'))`
const everAsked = sql`exists (select 1 from ${analysisRequests} where ${analysisRequests.accession_number} = ${filings.accession_number})`

/** Needs analysis: no statement and no request. Needs re-analysis: QC failed and nothing unconcluded (spec §4, decision 158). */
const needs = {
  analysis: sql`${filings.statement_id} is null and not ${everAsked}`,
  reanalysis: sql`${filings.qc_passed} = false and not ${unconcluded}`,
}

export async function requiredFilings(db: Db, limit: number): Promise<string[]> {
  const branch = (where: SQL) =>
    db
      .select({ accession: filings.accession_number, date: filings.filing_date })
      .from(filings)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
  const rows = [...(await branch(needs.analysis)), ...(await branch(needs.reanalysis))]
  return rows
    .sort((a, b) => (a.date === b.date ? (a.accession < b.accession ? 1 : -1) : a.date < b.date ? 1 : -1))
    .slice(0, limit)
    .map((row) => row.accession)
}

export async function ongoingCounts(db: Db, since: Date) {
  const at = sql`${since.toISOString()}::timestamptz`
  const begun = sql`coalesce(started_at, created_at)`
  const { rows } = await db.execute<Record<'started' | 'stale' | 'pending' | 'required', number>>(sql`
    select count(*) filter (where status = 'started' and ${begun} >= ${at}) as started,
           count(*) filter (where status = 'started' and ${begun} < ${at}) as stale,
           count(*) filter (where status = 'pending') as pending,
           (select count(*) from ${filings} where ${needs.analysis})
             + (select count(*) from ${filings} where ${needs.reanalysis}) as required
      from analysis_requests where status in ('pending', 'started')`)
  const row = rows[0]
  return {
    started: Number(row?.started ?? 0),
    stale: Number(row?.stale ?? 0),
    pending: Number(row?.pending ?? 0),
    required: Number(row?.required ?? 0),
  }
}

/** Unconcluded requests of a person; at most ten for everybody but admins (decision 48). */
export async function unconcludedOf(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(analysisRequests)
    .where(and(eq(analysisRequests.user_id, userId), inArray(analysisRequests.status, ['pending', 'started'])))
  return row?.n ?? 0
}

/** Which of the given filings are stored. */
export async function storedFilings(db: Db, accessions: readonly string[]): Promise<Set<string>> {
  if (accessions.length === 0) return new Set()
  const rows = await db
    .select({ accession: filings.accession_number })
    .from(filings)
    .where(inArray(filings.accession_number, [...accessions]))
    .orderBy(asc(filings.accession_number))
  return new Set(rows.map((row) => row.accession))
}

/** Filings that failed QC and have nothing unconcluded (decision 161). */
export async function failedWithoutRequest(db: Db): Promise<string[]> {
  const rows = await db
    .select({ accession: filings.accession_number })
    .from(filings)
    .where(needs.reanalysis)
    .orderBy(...newestFirst)
  return rows.map((row) => row.accession)
}
