/** Analysis requests for the admin page, a person's own requests, and filings that need one (decisions 46, 55 and 56). */
import type { OngoingCounts } from '@topline/core/api/admin/analyses.ts'
import type { Page } from '@topline/core/api/paging.ts'
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analysisRequests, counters, figureReports, filings, users } from '../../db/schema.ts'
import { requestColumns } from '../filings/cards.ts'
import { newestFirst } from '../filings/queries.ts'

const listed = {
  ...requestColumns,
  attempts: analysisRequests.attempts,
  filing: {
    accession_number: filings.accession_number,
    form_type: filings.form_type,
    filing_date: filings.filing_date,
    cik: filings.cik,
    company_name: filings.company_name,
    tickers: filings.tickers,
    fiscal_year: filings.fiscal_year,
    fiscal_period: filings.fiscal_period,
  },
}

const newestRequest: SQL[] = [sql`${analysisRequests.id} desc`]
/** Along the index of the status: the table may hold a hundred thousand concluded requests. */
const newestOfStatus: SQL[] = [sql`${analysisRequests.created_at} desc`, sql`${analysisRequests.id} desc`]
const oldestOfStatus: SQL[] = [sql`${analysisRequests.created_at}`, sql`${analysisRequests.id}`]

function select(db: Db, where: SQL | undefined, page: Page, order: SQL[] = newestRequest) {
  return db
    .select(listed)
    .from(analysisRequests)
    .innerJoin(filings, eq(filings.accession_number, analysisRequests.accession_number))
    .leftJoin(users, eq(users.id, analysisRequests.user_id))
    .where(where)
    .orderBy(...order)
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
  const rows = await select(db, where, page, status === null ? newestRequest : newestOfStatus)
  const [count] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(some)
  return { rows, total: count?.n ?? 0 }
}

export async function requestsByIds(db: Db, ids: readonly number[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  return select(db, inArray(analysisRequests.id, [...ids]), { skip: 0, limit: ids.length })
}

/** Started at or after `since` = recent, before = stale; a request that never started goes by its creation. */
export async function startedRequests(db: Db, since: Date, kind: 'recent' | 'stale', limit: number) {
  const begun = sql`coalesce(${analysisRequests.started_at}, ${analysisRequests.created_at})`
  const at = sql`${since.toISOString()}::timestamptz`
  const where = and(eq(analysisRequests.status, 'started'), kind === 'recent' ? gte(begun, at) : lt(begun, at))
  return select(db, where, { skip: 0, limit }, oldestOfStatus)
}

/** The longest waiting first, as the queue takes them. */
export async function pendingRequests(db: Db, limit: number): Promise<ListedRow[]> {
  return select(db, eq(analysisRequests.status, 'pending'), { skip: 0, limit }, oldestOfStatus)
}

/** Failed, and nothing was asked of that filing since. */
const isLastFailed = sql`analysis_requests.status = 'failed' and not analysis_requests.is_superseded`

export async function failedRequests(db: Db, limit: number): Promise<ListedRow[]> {
  return select(db, isLastFailed, { skip: 0, limit }, newestOfStatus)
}

const unconcluded = sql`exists (select 1 from ${analysisRequests} where ${analysisRequests.accession_number} = ${filings.accession_number} and ${analysisRequests.status} in ('pending', 'started'))`
const everAsked = sql`exists (select 1 from ${analysisRequests} where ${analysisRequests.accession_number} = ${filings.accession_number})`

/** Needs analysis: no statement and no request. Needs re-analysis: QC failed and nothing unconcluded (decision 55). */
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

/**
 * What the console looks at every five seconds; `token` changes whenever a list may have. What waits and what failed QC
 * are counters; requests know whether their filing failed QC, and an index holds those alone.
 */
export async function countOngoing(db: Db, since: Date): Promise<OngoingCounts> {
  const at = sql`${since.toISOString()}::timestamptz`
  const begun = sql`coalesce(started_at, created_at)`
  const counter = (name: string) => sql`coalesce((select n from ${counters} where name = ${name}), 0)`
  const { rows } = await db.execute<Record<CountName, number> & { oldest: Date | string | null; last: number }>(sql`
    select count(*) filter (where ${begun} >= ${at}) as started,
           count(*) filter (where ${begun} < ${at}) as stale,
           coalesce(sum(attempts), 0) as attempts,
           coalesce(extract(epoch from max(started_at)), 0) as newest,
           ${counter('analysis_requests.pending')} as pending,
           (select created_at from analysis_requests where status = 'pending' order by created_at, id limit 1) as oldest,
           (select count(*) from ${filings} where ${needs.analysis})
             + ${counter('statements.not_passing')} + ${counter('releases.not_passing')}
             - (select count(*) from analysis_requests where status in ('pending', 'started') and of_failing) as required,
           (select count(*) from analysis_requests where ${isLastFailed}) as failed,
           ${counter('statements.not_passing')} + ${counter('releases.not_passing')} as failing_qc,
           (select count(*) from ${figureReports} where state = 'open') as open_reports,
           (select max(id) from analysis_requests) as last
      from analysis_requests where status = 'started'`)
  const row = rows[0]
  const count = (name: CountName) => Number(row?.[name] ?? 0)
  const counts = {
    started: count('started'),
    stale: count('stale'),
    pending: count('pending'),
    required: count('required'),
    failed: count('failed'),
    failing_qc: count('failing_qc'),
    open_reports: count('open_reports'),
  }
  return {
    ...counts,
    oldest_pending_at: row?.oldest ? new Date(row.oldest).toISOString() : null,
    token: [...Object.values(counts), count('attempts'), count('newest'), Number(row?.last ?? 0)].join('-'),
  }
}
type CountName = Exclude<keyof OngoingCounts, 'oldest_pending_at' | 'token'> | 'attempts' | 'newest'

/** Unconcluded requests of a person; at most ten for everybody but admins (decision 55). */
export async function unconcludedOf(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(analysisRequests)
    .where(and(eq(analysisRequests.user_id, userId), inArray(analysisRequests.status, ['pending', 'started'])))
  return row?.n ?? 0
}

/** Which of the given filings have an unconcluded request, whoever asked. */
export async function unconcludedAmong(db: Db, accessions: readonly string[]): Promise<Set<string>> {
  if (accessions.length === 0) return new Set()
  const rows = await db
    .select({ accession: analysisRequests.accession_number })
    .from(analysisRequests)
    .where(
      and(
        inArray(analysisRequests.accession_number, [...accessions]),
        inArray(analysisRequests.status, ['pending', 'started']),
      ),
    )
  return new Set(rows.map((row) => row.accession))
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

/** Filings that failed QC and have nothing unconcluded (decision 55). */
export async function failedWithoutRequest(db: Db): Promise<string[]> {
  const rows = await db
    .select({ accession: filings.accession_number })
    .from(filings)
    .where(needs.reanalysis)
    .orderBy(...newestFirst)
  return rows.map((row) => row.accession)
}
