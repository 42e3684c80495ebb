/** Requesting and cancelling analyses (decisions 12 and 55). */
import type { Viewer } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { analysisRequests, auditLog, users } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import { addToCounters } from '../records/counters.ts'
import {
  failedWithoutRequest,
  type ListedRow,
  requestsByIds,
  storedFilings,
  unconcludedAmong,
  unconcludedOf,
} from './queries.ts'
import { createRequests, restoreNewest } from './requests.ts'

type Ctx = Pick<AppContext, 'db' | 'inTx' | 'jobs'>

export interface Actor extends Viewer {
  email: string
}

const MOST_PENDING = 10
const PIECE = 1000

export interface Wish {
  /** only admins may give some (decision 55) */
  instructions: string | null
  isUrgent: boolean
}

/**
 * Queues filings; those with an unconcluded request get no second one. Of more than fit under a person's ten unconcluded
 * requests the first ones are queued.
 *
 * @throws AppError 404 'Filing not found' when one is unknown, 429 where none of a person's fits any more
 */
export async function requestAnalyses(
  ctx: Ctx,
  actor: Actor,
  accessions: readonly string[],
  wish: Wish,
): Promise<ListedRow[]> {
  const wanted = [...new Set(accessions)]
  const stored = await storedFilings(ctx.db, wanted)
  if (wanted.some((accession) => !stored.has(accession))) throw notFound(DETAIL.filingNotFound)
  const made = await ctx.inTx(async (tx) => {
    // Calls of one person come one after the other: two at once cannot both slip under the limit.
    if (!actor.is_admin) await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('update')
    const rows = await createRequests(
      tx,
      ctx.jobs,
      (await withinLimit(tx, actor, wanted)).map((accession_number) => ({
        accession_number,
        user_id: actor.id,
        instructions: actor.is_admin ? wish.instructions : null,
        is_urgent: wish.isUrgent,
      })),
    )
    if (actor.is_admin && rows.length > 0)
      await writeAudit(tx, {
        user_id: actor.id,
        actor: actor.email,
        action: wish.isUrgent ? 'analysis.now' : 'analysis.requested',
        subject: rows.length === 1 ? (rows[0]?.accession_number ?? null) : null,
        detail: { count: rows.length, request_ids: rows.map((row) => row.id), instructions: wish.instructions },
      })
    return rows
  })
  const requests = await requestsByIds(
    ctx.db,
    made.map((row) => row.id),
  )
  return requests.sort((a, b) => a.id - b.id)
}

/**
 * The filings that still fit under the person's limit, in the order asked for; those that wait already count for nothing.
 * @throws AppError 429 where none fits
 */
async function withinLimit(tx: Tx, actor: Actor, wanted: readonly string[]): Promise<readonly string[]> {
  if (actor.is_admin) return wanted
  const waiting = await unconcludedAmong(tx, wanted)
  const fresh = wanted.filter((accession) => !waiting.has(accession))
  const room = MOST_PENDING - (await unconcludedOf(tx, actor.id))
  if (fresh.length > 0 && room <= 0) throw new AppError('limited', DETAIL.tooManyPending, { retryAfter: 60 })
  return fresh.slice(0, room)
}

/** Queues every filing that failed QC and waits for nothing. */
export async function requestFailed(ctx: Ctx, actor: Actor, wish: Wish): Promise<ListedRow[]> {
  return requestAnalyses(ctx, actor, await failedWithoutRequest(ctx.db), wish)
}

/** Takes back unconcluded requests; a running worker then finds its lease gone and drops its result (decision 55). */
export async function cancelRequests(
  ctx: Ctx,
  actor: Actor,
  accessions: readonly string[],
): Promise<{ deleted_count: number; not_found: string[] }> {
  const deleted = await ctx.inTx((tx) =>
    removeRequests(
      tx,
      actor,
      and(
        inArray(analysisRequests.accession_number, [...accessions]),
        inArray(analysisRequests.status, ['pending', 'started']),
      ),
    ),
  )
  const gone = new Set(deleted)
  return { deleted_count: deleted.length, not_found: accessions.filter((accession) => !gone.has(accession)) }
}

/** Takes back all that is queued. */
export async function cancelPending(ctx: Ctx, actor: Actor): Promise<number> {
  const deleted = await ctx.inTx((tx) => removeRequests(tx, actor, eq(analysisRequests.status, 'pending')))
  return deleted.length
}

/** Takes back all that is started: what began since `since`, or what began before it and is stale. */
export async function cancelStarted(ctx: Ctx, actor: Actor, since: Date, kind: 'recent' | 'stale'): Promise<number> {
  const begun = sql`coalesce(${analysisRequests.started_at}, ${analysisRequests.created_at})`
  const at = sql`${since.toISOString()}::timestamptz`
  const deleted = await ctx.inTx((tx) =>
    removeRequests(
      tx,
      actor,
      and(eq(analysisRequests.status, 'started'), kind === 'recent' ? gte(begun, at) : lt(begun, at)),
    ),
  )
  return deleted.length
}

/** The rows leave the lists and stay in the audit log. */
async function removeRequests(tx: Tx, actor: Actor, where: ReturnType<typeof and>): Promise<string[]> {
  const rows = await tx.delete(analysisRequests).where(where).returning()
  await addToCounters(tx, {
    'analysis_requests.pending': -rows.filter((row) => row.status === 'pending').length,
  })
  await restoreNewest(
    tx,
    rows.map((row) => row.accession_number),
  )
  const entries = rows.map((row) => ({
    user_id: actor.id,
    actor: actor.email,
    action: 'analysis.cancelled',
    subject: row.accession_number,
    detail: { request_id: row.id, status: row.status, requested_by: row.user_id },
  }))
  // A queue of a hundred thousand is cancelled in seconds, not one entry after the other.
  for (let at = 0; at < entries.length; at += PIECE) await tx.insert(auditLog).values(entries.slice(at, at + PIECE))
  return rows.map((row) => row.accession_number)
}
