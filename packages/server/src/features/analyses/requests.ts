/** The life of an analysis request: pending → started (lease, heartbeat) → completed or failed (decision 55). */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/open.ts'
import { analysisRequests, filingDocuments, filings } from '../../db/schema.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { addToCounters, counted } from '../records/counters.ts'
import { analyseFiling } from './jobs.ts'

/** A worker that is not heard of for this long has lost its request. */
export const LEASE_SECONDS = 30
/** Re-queued twice, then failed. */
export const MAX_ATTEMPTS = 3
/** Rows of one statement: a driver takes some 65,000 values. */
const PIECE = 1000
const RETRY_SECONDS = [0, 30, 120]
/** Before what waits: asked for 'now', or taken once already and lost. */
const AHEAD = { priority: 10 }

const lease = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`

export interface NewRequest {
  accession_number: string
  user_id?: number | null
  instructions?: string | null
  engine?: string
  /** 'Analyze Now' goes ahead of the queue (decision 55) */
  is_urgent?: boolean
}

/**
 * Requests with their jobs, in the caller's transaction. A filing with an unconcluded request gets no second one
 * (decision 55). Returns the new requests, in the order given.
 */
export async function createRequests(
  tx: Tx,
  jobs: Jobs | null,
  wanted: readonly NewRequest[],
): Promise<{ id: number; accession_number: string }[]> {
  const rows: { id: number; accession_number: string }[] = []
  for (let at = 0; at < wanted.length; at += PIECE)
    rows.push(
      ...(await tx
        .insert(analysisRequests)
        .values(wanted.slice(at, at + PIECE).map((request) => ({ ...request })))
        .onConflictDoNothing()
        .returning({ id: analysisRequests.id, accession_number: analysisRequests.accession_number })),
    )
  await supersede(tx, rows)
  await addToCounters(tx, { 'analysis_requests.pending': rows.length })
  const urgent = new Set(wanted.filter((request) => request.is_urgent).map((request) => request.accession_number))
  for (const row of rows)
    await jobs?.send(analyseFiling, { request_id: row.id }, urgent.has(row.accession_number) ? AHEAD : {})
  return rows
}

/** What was asked of these filings before is history now. */
async function supersede(tx: Tx, made: readonly { accession_number: string }[]): Promise<void> {
  for (let at = 0; at < made.length; at += PIECE) {
    const accessions = made.slice(at, at + PIECE).map((row) => row.accession_number)
    await tx
      .update(analysisRequests)
      .set({ is_superseded: true })
      .where(
        and(
          inArray(analysisRequests.accession_number, accessions),
          inArray(analysisRequests.status, ['completed', 'failed']),
          eq(analysisRequests.is_superseded, false),
        ),
      )
  }
}

/** The newest remaining request of filings whose later one was taken back stands for them again. */
export async function restoreNewest(tx: Tx, accessions: readonly string[]): Promise<void> {
  for (let at = 0; at < accessions.length; at += PIECE) {
    const newest = tx
      .select({ id: sql<number>`max(${analysisRequests.id})` })
      .from(analysisRequests)
      .where(inArray(analysisRequests.accession_number, accessions.slice(at, at + PIECE)))
      .groupBy(analysisRequests.accession_number)
    await tx.update(analysisRequests).set({ is_superseded: false }).where(inArray(analysisRequests.id, newest))
  }
}

export interface Claim {
  request_id: number
  accession_number: string
  lease_token: string
  attempts: number
  engine: string
}

/** A request taken, with what its reader needs to begin. */
export interface Taken {
  claim: Claim
  filing: {
    accession_number: string
    cik: string
    form_type: string
    base_form: string
    period_end: string | null
    source: string
    items: string[]
  }
  /** where its main document lies; null = none is stored */
  storage_key: string | null
}

/**
 * Takes a pending request for this worker; null when it is not pending any more (done, cancelled, taken by another).
 * One statement, which is a transaction of its own.
 */
export async function claimRequest(db: Db, requestId: number): Promise<Taken | null> {
  const lease_token = randomUUID()
  const { rows } = await db.execute(sql`
    with claimed as (
      update ${analysisRequests} set status = 'started', lease_token = ${lease_token}, lease_until = ${lease},
        attempts = attempts + 1, started_at = clock_timestamp(), updated_at = clock_timestamp()
      where id = ${requestId}::bigint and status = 'pending' returning accession_number, attempts, engine),
    counted as (${counted(sql`select 'analysis_requests.pending', -1 from claimed`)})
    select c.accession_number, c.attempts, c.engine, f.cik::text as cik, f.form_type, f.base_form,
      f.period_end::text as period_end, f.source, f.items,
      (select d.storage_key from ${filingDocuments} d where d.accession_number = c.accession_number and d.is_main
        order by d.size desc, d.name limit 1) as storage_key
    from claimed c join ${filings} f on f.accession_number = c.accession_number`)
  if (!rows[0]) return null
  const { attempts, engine, storage_key, ...filing } = taken.parse(rows[0])
  return {
    claim: { request_id: requestId, accession_number: filing.accession_number, lease_token, attempts, engine },
    filing,
    storage_key,
  }
}

const taken = z.object({
  accession_number: z.string(),
  attempts: z.number(),
  engine: z.string(),
  cik: z.string(),
  form_type: z.string(),
  base_form: z.string(),
  period_end: z.string().nullable(),
  source: z.string(),
  items: z.array(z.string()),
  storage_key: z.string().nullable(),
})

/** @returns false when the request is not this worker's any more */
export async function heartbeat(db: Db, claim: Claim): Promise<boolean> {
  const rows = await db
    .update(analysisRequests)
    .set({ lease_until: lease })
    .where(heldBy(claim))
    .returning({ id: analysisRequests.id })
  return rows.length === 1
}

/** The condition that makes an end count once: still started, still this worker's. */
function heldBy(claim: Claim) {
  return and(
    eq(analysisRequests.id, claim.request_id),
    eq(analysisRequests.status, 'started'),
    eq(analysisRequests.lease_token, claim.lease_token),
  )
}

/** @returns false when the request is not this worker's any more; then nothing changed */
export async function failRequest(tx: Tx, claim: Claim, message: string): Promise<boolean> {
  const rows = await tx
    .update(analysisRequests)
    .set({
      status: 'failed',
      error_message: message.slice(0, 1000),
      completed_at: sql`clock_timestamp()`,
      updated_at: sql`clock_timestamp()`,
      lease_token: null,
      lease_until: null,
    })
    .where(heldBy(claim))
    .returning({ id: analysisRequests.id })
  return rows.length === 1
}

/** Back into the queue after a passing error, at most twice; then failed with the message. */
export async function retryRequest(
  tx: Tx,
  jobs: Jobs,
  claim: Claim,
  message: string,
): Promise<'queued' | 'failed' | 'lost'> {
  if (claim.attempts >= MAX_ATTEMPTS) return (await failRequest(tx, claim, message)) ? 'failed' : 'lost'
  const rows = await tx
    .update(analysisRequests)
    .set({ status: 'pending', lease_token: null, lease_until: null, updated_at: sql`clock_timestamp()` })
    .where(heldBy(claim))
    .returning({ id: analysisRequests.id })
  if (rows.length === 0) return 'lost'
  await addToCounters(tx, { 'analysis_requests.pending': 1 })
  await jobs.send(analyseFiling, { request_id: claim.request_id }, { startAfter: RETRY_SECONDS[claim.attempts] ?? 120 })
  return 'queued'
}

/** The loader of the samples takes up its own requests itself. */
const NOT_OF_SAMPLES = sql`not exists (
  select 1 from filings f where f.accession_number = analysis_requests.accession_number and f.source = 'sample')`

/** Why a request failed whose worker was lost again and again: the filing itself may be fine. */
export const LOST = 'The worker was lost three times while reading this filing'

/**
 * Requests whose worker was lost: back into the queue, or failed after the third loss. Returns how many of each.
 *
 * @param isAlone this process is the only one that works and has taken nothing yet: whatever is started was lost
 */
export async function recoverRequests(
  tx: Tx,
  jobs: Jobs,
  isAlone = false,
): Promise<{ queued: number; failed: number }> {
  const lost = await tx
    .select({ id: analysisRequests.id, attempts: analysisRequests.attempts })
    .from(analysisRequests)
    .where(
      and(
        eq(analysisRequests.status, 'started'),
        or(lt(analysisRequests.lease_until, sql`clock_timestamp()`), isAlone ? NOT_OF_SAMPLES : undefined),
      ),
    )
    .for('update', { skipLocked: true })
  const again = lost.filter((request) => request.attempts < MAX_ATTEMPTS).map((request) => request.id)
  const over = lost.filter((request) => request.attempts >= MAX_ATTEMPTS).map((request) => request.id)
  const freed = { lease_token: null, lease_until: null, updated_at: sql`clock_timestamp()` }
  if (again.length > 0) {
    await tx
      .update(analysisRequests)
      .set({ status: 'pending', ...freed })
      .where(inArray(analysisRequests.id, again))
    await addToCounters(tx, { 'analysis_requests.pending': again.length })
    for (const request_id of again) await jobs.send(analyseFiling, { request_id }, AHEAD)
  }
  if (over.length > 0)
    await tx
      .update(analysisRequests)
      .set({
        status: 'failed',
        error_message: LOST,
        completed_at: sql`clock_timestamp()`,
        ...freed,
      })
      .where(inArray(analysisRequests.id, over))
  return { queued: again.length, failed: over.length }
}

const ORPHAN_SECONDS = 20
const MOST_ORPHANS = 200

/**
 * Jobs for pending requests that have none: their worker was killed, or the database restarted, after the job was
 * taken and before the request was. Those that the samples leave queued on purpose, or answer themselves, stay.
 */
export async function resendOrphans(tx: Tx, jobs: Jobs, olderThan = ORPHAN_SECONDS): Promise<number> {
  const { rows } = await tx.execute<{ id: string | number }>(sql`
    select r.id from (
      select q.id from analysis_requests q join filings f on f.accession_number = q.accession_number
      where q.status = 'pending' and q.updated_at < clock_timestamp() - make_interval(secs => ${olderThan})
        and not (f.source = 'sample' and q.user_id is null)
      order by q.created_at, q.id limit ${MOST_ORPHANS}) r
    where not exists (
      select 1 from pgboss.job j where j.name = ${analyseFiling.name} and j.state in ('created', 'retry')
        and (j.data ->> 'request_id')::bigint = r.id)`)
  for (const { id } of rows) await jobs.send(analyseFiling, { request_id: Number(id) }, AHEAD)
  return rows.length
}

/** Started requests of these filings back to pending, without a job; for a caller that knows that no worker has them. */
export async function releaseRequests(tx: Tx, accessions: readonly string[]): Promise<void> {
  const freed = await tx
    .update(analysisRequests)
    .set({ status: 'pending', lease_token: null, lease_until: null, updated_at: sql`clock_timestamp()` })
    .where(and(eq(analysisRequests.status, 'started'), inArray(analysisRequests.accession_number, [...accessions])))
    .returning({ id: analysisRequests.id })
  await addToCounters(tx, { 'analysis_requests.pending': freed.length })
}
