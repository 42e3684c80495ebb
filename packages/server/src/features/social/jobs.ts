/** What the jobs about social posts do. */
import { BLOG_URL } from '@topline/core/words/tweets.ts'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { socialPosts } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { endJob, tellStep } from '../page-jobs/queries.ts'
import type { PageJobHandler } from '../page-jobs/run.ts'
import { checkShort } from '../posts/check.ts'
import { postByKey, socialPostsOf } from '../posts/queries.ts'
import { accessionsOf } from '../posts/service.ts'
import { accessionOf, findSocial, recheck, saveSocial, tweetsOf, viewWithPost } from './service.ts'

/** One more social post for a post: the first variation that it does not have yet. */
export const createSocial: PageJobHandler = async (ctx, { job, signal, step }) => {
  const { post_id } = z.object({ post_id: z.number() }).parse(job.payload)
  await step('Writing')
  const post = await postByKey(ctx.db, String(post_id))
  if (!post) throw new AppError('not-found', 'Blog post not found')
  const [accession] = await accessionsOf(ctx, post_id)
  if (!accession) throw new AppError('invalid', 'The post has no filing to write from')
  const texts = await tweetsOf(ctx, ctx.db, accession)
  const own = await socialPostsOf(ctx.db, post_id)
  const text =
    texts.find((one) => own.every((kept) => kept.content !== one)) ?? texts[own.length % Math.max(1, texts.length)]
  if (!text) throw new AppError('invalid', 'The statement says too little for a tweet')
  await step('Checking every figure')
  const qc_result = await checkShort(ctx, accession, text, signal)
  return async (tx) => {
    const [saved] = await tx
      .insert(socialPosts)
      .values({
        content: text,
        qc_result,
        post_id,
        accession_number: accession,
        job_id: job.id,
        description: THOUGHTS[texts.indexOf(text) % THOUGHTS.length],
      })
      .returning()
    if (!saved) throw new Error('The social post was not stored')
    return { social_posts: [await viewWithPost(tx, saved)] }
  }
}

/** The text of a social post as an editor changed it, read by the language model too. */
export const editSocialTwice: PageJobHandler = async (ctx, { job, signal, step }) => {
  const { social_post_id, content } = z.object({ social_post_id: z.number(), content: z.string() }).parse(job.payload)
  await step('Checking every figure')
  const row = await findSocial(ctx.db, social_post_id)
  const qc_result = await checkShort(ctx, await accessionOf(ctx.db, row), content, signal)
  return async (tx) => ({ social_post: await viewWithPost(tx, await saveSocial(tx, row.id, content, qc_result)) })
}

/** Why a variation is worth sending, in the order of the writer's variations. */
const THOUGHTS = [
  'The two figures that everybody looks for first, with their change.',
  'What is left of a hundred says more than a sum.',
  'One division carries the company: that is the story.',
  'The margin puts the sum into proportion.',
  'Per share is what a holder owns.',
  'This year beside the last one.',
]

const SENT = 'Sent to X'

/**
 * Sends it. Before the call the job notes that it was made: a run that finds the note sends nothing again but leaves
 * the post 'unknown', for an admin to look.
 */
export const publishSocial: PageJobHandler = async (ctx, { job, step }) => {
  const { social_post_id } = z.object({ social_post_id: z.number() }).parse(job.payload)
  const row = await findSocial(ctx.db, social_post_id)
  if (row.state !== 'publishing') throw new AppError('conflict', 'This social post is not waiting to be published')
  const isSent = job.step === SENT
  // The statement may have been read again, or protected, since the text was checked.
  const qc_result = isSent ? null : await recheck(ctx, row)
  if (qc_result && !qc_result.passed) {
    await ctx.db.update(socialPosts).set({ state: 'draft', qc_result }).where(eq(socialPosts.id, social_post_id))
    throw new AppError('conflict', 'Social post QC has not passed')
  }
  const post = row.post_id === null ? null : await postByKey(ctx.db, String(row.post_id))
  const page = post ? new URL(`/blogs/${post.slug}`, ctx.settings.PUBLIC_URL).href : ctx.settings.PUBLIC_URL
  // Where X is not configured the post counts as published here, and the compose window is offered beside it.
  const { openX } = await import('../../clients/x/publish.ts')
  const publisher = openX(ctx)
  if (!publisher) return (tx) => markPublished(tx, page)
  if (isSent) return (tx) => markUnknown(tx)
  await step(SENT)
  const outcome = await publisher.publish(row.content.replaceAll(BLOG_URL, page)).catch(async (error: unknown) => {
    // Refused before it was taken: nothing is out, so it is a draft again.
    await ctx.db.update(socialPosts).set({ state: 'draft' }).where(eq(socialPosts.id, social_post_id))
    throw error
  })
  if (outcome.state === 'refused') {
    await ctx.db.update(socialPosts).set({ state: 'draft' }).where(eq(socialPosts.id, social_post_id))
    throw new AppError('upstream', outcome.reason)
  }
  return outcome.state === 'unknown' ? (tx) => markUnknown(tx) : (tx) => markPublished(tx, outcome.url)

  async function markPublished(tx: Parameters<typeof tellStep>[0], url: string) {
    const [saved] = await tx
      .update(socialPosts)
      .set({ state: 'published', published: true, url, published_at: sql`now()`, updated_at: sql`now()` })
      .where(eq(socialPosts.id, social_post_id))
      .returning()
    if (!saved) throw new Error('The social post is gone')
    return { social_post: await viewWithPost(tx, saved) }
  }
  async function markUnknown(tx: Parameters<typeof endJob>[0]) {
    const [saved] = await tx
      .update(socialPosts)
      .set({ state: 'unknown' })
      .where(eq(socialPosts.id, social_post_id))
      .returning()
    if (!saved) throw new Error('The social post is gone')
    return { social_post: await viewWithPost(tx, saved), unknown: true }
  }
}
