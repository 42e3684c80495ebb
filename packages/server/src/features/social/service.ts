/** What admins do with social posts (decisions 73 and 75). */
import type { ShortResult } from '@topline/core/claims/report.ts'
import { writeReservedTweets, writeTweets } from '@topline/core/words/tweets.ts'
import { and, eq, sql } from 'drizzle-orm'
import { openModel } from '../../clients/llm/choose.ts'
import type { AppContext } from '../../context.ts'
import type { Db, Tx } from '../../db/open.ts'
import { posts, socialPosts } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import { runPageJob } from '../page-jobs/define.ts'
import { endJob, insertJob } from '../page-jobs/queries.ts'
import { checkShort, shortCheck } from '../posts/check.ts'
import { type PostFacts, postFacts } from '../posts/facts.ts'
import type { SocialRow } from '../posts/queries.ts'
import type { Actor } from '../posts/service.ts'
import { viewSocial } from '../posts/view.ts'
import { requireTweet, tweetLength } from './length.ts'

const NOT_FOUND = 'Social post not found'

export async function findSocial(db: Db, id: number): Promise<SocialRow> {
  const [row] = await db.select().from(socialPosts).where(eq(socialPosts.id, id))
  if (!row) throw notFound(NOT_FOUND)
  return row
}

async function lockSocial(tx: Tx, id: number): Promise<SocialRow> {
  const [row] = await tx.select().from(socialPosts).where(eq(socialPosts.id, id)).for('update')
  if (!row) throw notFound(NOT_FOUND)
  return row
}

const audit = (tx: Tx, actor: Actor, action: string, id: number, detail: Record<string, unknown> = {}) =>
  writeAudit(tx, { user_id: actor.id, actor: actor.email, action, subject: String(id), detail })

/** The variations that figures alone allow, each short enough for X. */
export async function tweetsOf(ctx: Pick<AppContext, 'settings'>, db: Db, accession: string): Promise<string[]> {
  return tweetsFrom(await postFacts(ctx, db, accession, 'everybody'))
}

/** The same over facts that are known already. */
export async function tweetsFrom({ base, problem, is_reserved, form_type }: PostFacts): Promise<string[]> {
  if (problem !== null) throw new AppError('conflict', `${problem} Nothing can be written from it.`)
  const found: string[] = []
  const texts = is_reserved ? writeReservedTweets(base, form_type) : writeTweets(base)
  for (const text of texts) if ((await tweetLength(text)) <= 280) found.push(text)
  return found
}

export async function viewWithPost(db: Db, row: SocialRow) {
  const [post] =
    row.post_id === null
      ? []
      : await db
          .select({ id: posts.id, slug: posts.slug, title: posts.title })
          .from(posts)
          .where(eq(posts.id, row.post_id))
  return viewSocial(row, post ?? null)
}

/** A job that makes one social post for a post. */
export async function requestSocial(ctx: AppContext, actor: Actor, postId: number): Promise<string> {
  return ctx.inTx(async (tx) => {
    const id = await insertJob(tx, { kind: 'create-social', user_id: actor.id, payload: { post_id: postId } })
    await audit(tx, actor, 'social.create', postId, { job_id: id })
    await ctx.jobs.send(runPageJob, { job_id: id })
    return id
  })
}

/** @throws AppError 409 when it is out, or may be */
function requireDraft(row: SocialRow, action: 'edited' | 'deleted' | 'published'): void {
  if (row.published) throw new AppError('conflict', `A published social post cannot be ${action}`)
  if (row.state === 'publishing') throw new AppError('conflict', 'The social post is being published')
  if (row.state === 'unknown')
    throw new AppError('conflict', 'It is not known whether this social post is out: confirm it first')
}

/** @throws AppError 409 unless it is a draft still */
export async function saveSocial(tx: Tx, id: number, content: string, qc_result: ShortResult): Promise<SocialRow> {
  requireDraft(await lockSocial(tx, id), 'edited')
  const [saved] = await tx
    .update(socialPosts)
    .set({ content, qc_result, updated_at: sql`now()` })
    .where(eq(socialPosts.id, id))
    .returning()
  if (!saved) throw notFound(NOT_FOUND)
  return saved
}

/** Saves a text, checked: at once, or in the job where a language model reads it too. */
export async function editSocial(ctx: AppContext, actor: Actor, id: number, content: string): Promise<string> {
  const row = await findSocial(ctx.db, id)
  requireDraft(row, 'edited')
  const text = await requireTweet(content)
  if (openModel(ctx) !== null) {
    return ctx.inTx(async (tx) => {
      const payload = { social_post_id: id, content: text }
      const job = await insertJob(tx, { kind: 'edit-social', user_id: actor.id, payload })
      await audit(tx, actor, 'social.edit', id, { job_id: job })
      await ctx.jobs.send(runPageJob, { job_id: job })
      return job
    })
  }
  const qc_result = await checkShort(ctx, await accessionOf(ctx.db, row), text)
  return ctx.inTx(async (tx) => {
    const saved = await saveSocial(tx, id, text, qc_result)
    const job = await insertJob(tx, { kind: 'edit-social', user_id: actor.id, payload: { social_post_id: id } })
    await endJob(tx, job, { status: 'completed', result: { social_post: await viewWithPost(tx, saved) } })
    await audit(tx, actor, 'social.edit', id)
    return job
  })
}

/** The filing a social post is checked against: its own, else the first of its post. */
export async function accessionOf(
  db: Db,
  row: Pick<SocialRow, 'accession_number' | 'post_id'>,
): Promise<string | null> {
  if (row.accession_number !== null || row.post_id === null) return row.accession_number
  const { rows } = await db.execute<{ accession_number: string }>(
    sql`select accession_number from post_filings where post_id = ${row.post_id} order by position limit 1`,
  )
  return rows[0]?.accession_number ?? null
}

/** The check of figures as it is now; null where the text belongs to no filing. */
export async function recheck(ctx: AppContext, row: SocialRow): Promise<ShortResult | null> {
  const accession = await accessionOf(ctx.db, row)
  return accession === null ? null : shortCheck(await postFacts(ctx, ctx.db, accession, 'subscribers'), row.content)
}

/** @throws AppError 409 unless it is a draft that passed its check */
export async function requestPublishing(ctx: AppContext, actor: Actor, id: number): Promise<string> {
  return ctx.inTx(async (tx) => {
    const row = await lockSocial(tx, id)
    requireDraft(row, 'published')
    if (row.qc_result?.passed !== true) throw new AppError('conflict', 'Social post QC has not passed')
    const job = await insertJob(tx, { kind: 'publish-social', user_id: actor.id, payload: { social_post_id: id } })
    await tx.update(socialPosts).set({ state: 'publishing' }).where(eq(socialPosts.id, id))
    await audit(tx, actor, 'social.publish', id, { job_id: job })
    await ctx.jobs.send(runPageJob, { job_id: job })
    return job
  })
}

/** An admin has looked: it is out (with its address, where known), or it is not and may be sent again. */
export async function confirmSocial(
  ctx: AppContext,
  actor: Actor,
  id: number,
  isOut: boolean,
  url: string | null,
): Promise<SocialRow> {
  return ctx.inTx(async (tx) => {
    const row = await lockSocial(tx, id)
    if (row.state !== 'unknown') throw new AppError('conflict', 'Nothing is unknown about this social post')
    const [saved] = await tx
      .update(socialPosts)
      .set(
        isOut
          ? { state: 'published', published: true, published_at: sql`now()`, url, updated_at: sql`now()` }
          : { state: 'draft', updated_at: sql`now()` },
      )
      .where(and(eq(socialPosts.id, id), eq(socialPosts.state, 'unknown')))
      .returning()
    if (!saved) throw notFound(NOT_FOUND)
    await audit(tx, actor, 'social.confirm', id, { is_out: isOut })
    return saved
  })
}

export async function deleteSocial(ctx: AppContext, actor: Actor, id: number): Promise<void> {
  await ctx.inTx(async (tx) => {
    requireDraft(await lockSocial(tx, id), 'deleted')
    await tx.delete(socialPosts).where(eq(socialPosts.id, id))
    await audit(tx, actor, 'social.delete', id)
  })
}
