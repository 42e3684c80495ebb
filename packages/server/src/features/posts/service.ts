/** What admins do with posts, in order (decisions 42, 73 and 75). */
import { type Claim, claim } from '@topline/core/claims/claim.ts'
import { uncheckedWords } from '@topline/core/claims/report.ts'
import { counted } from '@topline/core/format/counted.ts'
import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { openModel } from '../../clients/llm/choose.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { filings, posts, socialPosts } from '../../db/schema.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import { writeAudit } from '../accounts/audit.ts'
import { runPageJob } from '../page-jobs/define.ts'
import { endJob, insertJob, sameJob } from '../page-jobs/queries.ts'
import { checkPost, type PostCheck, problemIn } from './check.ts'
import { filingsOfPosts, type PostRow, postByKey } from './queries.ts'
import {
  applyText,
  CHANGED,
  freeSlug,
  insertRevision,
  lockPost,
  type PostText,
  revisionsOf,
  validText,
} from './save.ts'
import { NO_MODEL } from './write.ts'

export interface Actor {
  id: number
  email: string
}

const audit = (tx: Tx, actor: Actor, action: string, subject: string, detail: Record<string, unknown> = {}) =>
  writeAudit(tx, { user_id: actor.id, actor: actor.email, action, subject, detail })

/** @throws AppError 404 'Blog post not found' */
export async function getPost(ctx: Pick<AppContext, 'db'>, key: string): Promise<PostRow> {
  const row = await postByKey(ctx.db, key)
  if (!row) throw notFound('Blog post not found')
  return row
}

export async function accessionsOf(ctx: Pick<AppContext, 'db'>, postId: number): Promise<string[]> {
  return (await filingsOfPosts(ctx.db, [postId])).map((filing) => filing.accession_number)
}

/** A post from a filing: a job; a second click while it runs joins the first. */
export async function requestPost(
  ctx: AppContext,
  actor: Actor,
  accession: string,
  instructions: string | null,
): Promise<string> {
  const [filing] = await ctx.db
    .select({ statement_id: filings.statement_id })
    .from(filings)
    .where(eq(filings.accession_number, accession))
  if (!filing) throw notFound('Filing not found')
  if (filing.statement_id === null) throw notFound('Income statement not found')
  return ctx.inTx(async (tx) => {
    // Clicks on one filing one after the other: the second finds the job of the first.
    await tx.execute(sql`select 1 from filings where accession_number = ${accession} for update`)
    const open = await sameJob(tx, 'create-post', actor.id, 'accession_number', accession)
    if (open) return open
    const id = await insertJob(tx, {
      kind: 'create-post',
      user_id: actor.id,
      payload: { accession_number: accession, instructions },
    })
    await audit(tx, actor, 'post.create', accession, { job_id: id })
    await ctx.jobs.send(runPageJob, { job_id: id })
    return id
  })
}

export interface Edit {
  title: string
  slug: string
  content: string
  prompt?: string | null | undefined
  preview_characters?: number | null | undefined
  version?: number | undefined
  /** the words of the claims that the person was shown as not checked; for a published post alone */
  acknowledged?: readonly string[] | undefined
}

/**
 * Saves the form. Where a language model is configured it changes the text as instructed and reads it, in the job;
 * without one it is done at once. The job's result carries `blog_slug`.
 * @throws AppError 409 where a published post would say what nobody could check and nobody stood by yet
 */
export async function editPost(ctx: AppContext, actor: Actor, key: string, edit: Edit): Promise<string> {
  const row = await getPost(ctx, key)
  const text = validText(edit)
  const version = edit.version ?? null
  const acknowledged = edit.acknowledged ?? []
  const accessions = await accessionsOf(ctx, row.id)
  // What a model is asked to change is checked when it has written; all else is known now.
  const check = text.prompt === null || openModel(ctx) === null ? await checkPost(ctx, ctx.db, accessions, text) : null
  const unseen = check ? unseenWords(row, check, acknowledged) : []
  if (unseen.length > 0) throw refusedWords(unseen)
  const stoodBy = check ? uncheckedWords(check.claims).filter((words) => acknowledged.includes(words)) : []
  if (openModel(ctx) !== null) {
    return ctx.inTx(async (tx) => {
      const id = await insertJob(tx, {
        kind: 'edit-post',
        user_id: actor.id,
        payload: { post_id: row.id, text: { ...text }, version, acknowledged: [...acknowledged] },
      })
      await audit(tx, actor, 'post.edit', row.slug, editDetail(id, stoodBy))
      await ctx.jobs.send(runPageJob, { job_id: id })
      return id
    })
  }
  const message = text.prompt === null ? null : NO_MODEL
  const done = check ?? (await checkPost(ctx, ctx.db, accessions, text))
  const save = saveEdit(row, text, done, { version, userId: actor.id, acknowledged })
  return ctx.inTx(async (tx) => {
    const id = await insertJob(tx, { kind: 'edit-post', user_id: actor.id, payload: { post_id: row.id } })
    const saved = await save(tx)
    await audit(tx, actor, 'post.edit', row.slug, editDetail(id, stoodBy))
    if (typeof saved.refused === 'string') await endJob(tx, id, { status: 'failed', error: saved.refused })
    else await endJob(tx, id, { status: 'completed', result: { ...saved, ...(message ? { message } : {}) } })
    return id
  })
}

/**
 * What is written of a checked text: the new text; or, where another save came first or a published post would say
 * something wrong, or something that nobody could check and nobody stood by, a revision and the reason.
 */
export function saveEdit(
  row: PostRow,
  text: PostText,
  check: PostCheck,
  { version, userId, acknowledged }: { version: number | null; userId: number | null; acknowledged: readonly string[] },
): (tx: Tx) => Promise<Record<string, unknown>> {
  return async (tx) => {
    const now = await lockPost(tx, row.id, null)
    if (version !== null && now.version !== version) {
      await insertRevision(tx, row.id, text, 'refused', check, userId)
      return { refused: CHANGED }
    }
    if (now.status === 'published' && !check.qc_passed) {
      await insertRevision(tx, row.id, text, 'refused', check, userId)
      return {
        refused: `QC failed (${whyFailed(check)}): the published text stays, the edit is kept among the revisions`,
      }
    }
    const unseen = unseenWords(now, check, acknowledged)
    if (unseen.length > 0) {
      await insertRevision(tx, row.id, text, 'refused', check, userId)
      return { refused: `${notAcknowledged(unseen)}. The published text stays, the edit is kept among the revisions` }
    }
    const saved = await applyText(tx, now, text, check, userId)
    return { blog_slug: saved.slug, post_id: saved.id, qc_passed: saved.qc_passed }
  }
}

/**
 * What a published post would newly say that the check could not decide and that nobody stood by. A remark of the
 * model comes after the page was answered, so nobody could: it stands in the report.
 */
function unseenWords(row: PostRow, check: PostCheck, acknowledged: readonly string[]): string[] {
  if (row.status !== 'published') return []
  const openIn = (claims: readonly Claim[]) => uncheckedWords(claims.filter((one) => one.by !== 'model'))
  const before = new Set(openIn(claimsOf(row)))
  return openIn(check.claims).filter((words) => !before.has(words) && !acknowledged.includes(words))
}

const claimsOf = (row: PostRow) =>
  z
    .array(claim)
    .catch([])
    .parse(row.claims ?? [])

const editDetail = (job_id: string, acknowledged: readonly string[]) => ({
  job_id,
  ...(acknowledged.length > 0 ? { acknowledged } : {}),
})

/** The words are given one by one too, for the question that the page asks. */
const refusedWords = (words: readonly string[]): AppError =>
  new AppError('conflict', notAcknowledged(words), {
    errors: words.map((message) => ({ field: 'acknowledged', message })),
  })

function whyFailed(check: PostCheck): string {
  const wrong = check.claims.filter((one) => one.verdict === 'wrong').length
  const problem = problemIn(check.qc_report)?.replace(/\.$/, '')
  return problem ?? `${wrong} ${wrong === 1 ? 'figure differs' : 'figures differ'}`
}

/** Protects a post or opens it. */
export async function setProtected(ctx: AppContext, actor: Actor, key: string, isProtected: boolean): Promise<PostRow> {
  const row = await getPost(ctx, key)
  return ctx.inTx(async (tx) => {
    await lockPost(tx, row.id, null)
    const [saved] = await tx.update(posts).set({ protected: isProtected }).where(eq(posts.id, row.id)).returning()
    await audit(tx, actor, 'post.protected', row.slug, { protected: isProtected })
    return saved ?? row
  })
}

/**
 * Publishes or unpublishes. Publishing needs a passed check of the very text, against the statement as it is now, and
 * a person who stands by what the check could not decide; the first unpublished social post that passed follows in a
 * job.
 * @param acknowledged the words of the claims that the person was shown as not checked
 * @throws AppError 409 'Blog QC has not passed', or with the words that nobody stood by yet
 */
export async function setStatus(
  ctx: AppContext,
  actor: Actor,
  key: string,
  status: 'published' | 'draft',
  acknowledged: readonly string[] = [],
): Promise<{ row: PostRow; social_job_id: string | null }> {
  const row = await getPost(ctx, key)
  if (status === 'draft') {
    const saved = await ctx.inTx(async (tx) => {
      await lockPost(tx, row.id, null)
      const [saved] = await tx
        .update(posts)
        .set({ status: 'draft', published_at: null })
        .where(eq(posts.id, row.id))
        .returning()
      await audit(tx, actor, 'post.unpublish', row.slug)
      return saved
    })
    return { row: saved ?? row, social_job_id: null }
  }
  if (row.status === 'published') return { row, social_job_id: null }
  if (row.qc_passed !== true || row.qc_report === null) throw new AppError('conflict', 'Blog QC has not passed')
  // The statement may have been read again since: what passed then need not hold now.
  const findings = claimsOf(row).filter((one) => one.by === 'model')
  const check = await checkPost(ctx, ctx.db, await accessionsOf(ctx, row.id), row, { findings })
  if (!check.qc_passed) {
    await ctx.db
      .update(posts)
      .set(check)
      .where(and(eq(posts.id, row.id), eq(posts.version, row.version)))
    throw new AppError('conflict', 'Blog QC has not passed')
  }
  const open = uncheckedWords(check.claims)
  const unseen = open.filter((words) => !acknowledged.includes(words))
  if (unseen.length > 0) throw refusedWords(unseen)
  return ctx.inTx(async (tx) => {
    await lockPost(tx, row.id, row.version)
    const [saved] = await tx
      .update(posts)
      .set({ status: 'published', published_at: sql`now()`, ...check })
      .where(eq(posts.id, row.id))
      .returning()
    await audit(tx, actor, 'post.publish', row.slug, open.length > 0 ? { acknowledged: open } : undefined)
    return { row: saved ?? row, social_job_id: await publishFirstSocial(ctx, tx, actor, row.id) }
  })
}

function notAcknowledged(words: readonly string[]): string {
  const named = words.slice(0, 5).map((one) => `“${one}”`)
  const rest = words.length > named.length ? ` and ${words.length - named.length} more` : ''
  return `${counted(words.length, 'claim')} could not be checked and must be acknowledged first: ${named.join(', ')}${rest}`
}

/** The oldest unpublished social post whose check passed; null = there is none (decision 75). */
async function publishFirstSocial(ctx: AppContext, tx: Tx, actor: Actor, postId: number): Promise<string | null> {
  const [first] = await tx
    .select({ id: socialPosts.id })
    .from(socialPosts)
    .where(
      and(
        eq(socialPosts.post_id, postId),
        eq(socialPosts.state, 'draft'),
        sql`(${socialPosts.qc_result} ->> 'passed')::boolean`,
      ),
    )
    .orderBy(asc(socialPosts.created_at), asc(socialPosts.id))
    .limit(1)
    .for('update')
  if (!first) return null
  const id = await insertJob(tx, { kind: 'publish-social', user_id: actor.id, payload: { social_post_id: first.id } })
  await tx.update(socialPosts).set({ state: 'publishing' }).where(eq(socialPosts.id, first.id))
  await ctx.jobs.send(runPageJob, { job_id: id })
  return id
}

/** @throws AppError 409 for a published post (decision 73) */
export async function deletePost(ctx: AppContext, actor: Actor, key: string): Promise<void> {
  const row = await getPost(ctx, key)
  await ctx.inTx(async (tx) => {
    const now = await lockPost(tx, row.id, null)
    if (now.status === 'published')
      throw new AppError('conflict', 'A published post cannot be deleted: unpublish it first')
    // Its name becomes free for others while it waits to be brought back or to go.
    await tx
      .update(posts)
      .set({ deleted_at: sql`now()`, slug: `${now.slug.slice(0, 100)}--deleted-${now.id}` })
      .where(eq(posts.id, row.id))
    await audit(tx, actor, 'post.delete', row.slug, { id: row.id })
  })
}

/** Brings back a deleted post as a draft (decision 42). @throws AppError 404 when it is gone for good */
export async function restorePost(ctx: AppContext, actor: Actor, id: number): Promise<PostRow> {
  return ctx.inTx(async (tx) => {
    const [row] = await tx
      .select()
      .from(posts)
      .where(and(eq(posts.id, id), isNotNull(posts.deleted_at)))
      .for('update')
    if (!row) throw notFound('Blog post not found')
    const slug = await freeSlug(tx, row.slug.replace(/--deleted-\d+$/, ''))
    const [saved] = await tx
      .update(posts)
      .set({ deleted_at: null, status: 'draft', published_at: null, slug })
      .where(eq(posts.id, id))
      .returning()
    await audit(tx, actor, 'post.restore', slug, { id })
    return saved ?? row
  })
}

/** Saves a former text again, as an edit of its own. */
export async function restoreRevision(
  ctx: AppContext,
  actor: Actor,
  key: string,
  revisionId: number,
  acknowledged: readonly string[] = [],
): Promise<string> {
  const row = await getPost(ctx, key)
  const revision = (await revisionsOf(ctx.db, row.id)).find((one) => one.id === revisionId)
  if (!revision) throw notFound('Revision not found')
  if (revision.content === '') throw invalid('The revision is empty')
  return editPost(ctx, actor, String(row.id), {
    ...revision,
    prompt: null,
    version: row.version,
    acknowledged,
  })
}

/** Deleted posts go for good after 30 days. @returns how many went */
export async function removeOldPosts(ctx: Pick<AppContext, 'db'>): Promise<number> {
  const rows = await ctx.db
    .delete(posts)
    .where(lt(posts.deleted_at, sql`now() - interval '30 days'`))
    .returning({ id: posts.id })
  return rows.length
}
