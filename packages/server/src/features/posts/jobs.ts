/** What the jobs about posts do (see page-jobs/run.ts for how often). */
import type { WrittenPost } from '@topline/core/words/post.ts'
import { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { PageJobHandler } from '../page-jobs/run.ts'
import { checkPostTwice } from './check.ts'
import { postFacts } from './facts.ts'
import { freeSlug, insertPost, insertRevision, lockPost, validText } from './save.ts'
import { accessionsOf, getPost, saveEdit } from './service.ts'
import { draftPost, rewrite } from './write.ts'

const createPayload = z.object({ accession_number: z.string(), instructions: z.string().nullable() })

/** A draft from a filing's statement, checked. One job makes one post. */
export const createPost: PageJobHandler = async (ctx, { job, signal, step }) => {
  const { accession_number, instructions } = createPayload.parse(job.payload)
  await step('Reading the statement')
  const facts = await postFacts(ctx, ctx.db, accession_number, 'everybody')
  // What subscribers alone may see is written for them: then the comparatives they may see stand in it too.
  const all = facts.is_reserved ? await postFacts(ctx, ctx.db, accession_number, 'subscribers') : facts
  await step('Writing')
  const draft = await draftPost(ctx, all, accession_number, instructions, signal)
  await step('Checking every figure')
  const check = await checkPostTwice(ctx, [accession_number], draft, {
    editorsWords: draft.writer === 'model' ? (instructions ?? '') : null,
    signal,
  })
  return async (tx) => {
    const post = await insertPost(tx, {
      title: draft.title,
      slug: await freeSlug(tx, draft.slug),
      content: draft.content,
      prompt: instructions,
      preview_characters: 160,
      check,
      accessions: [accession_number],
      protected: facts.is_reserved,
      created_by: job.user_id,
      job_id: job.id,
    })
    return { blog_slug: post.slug, post_id: post.id, qc_passed: post.qc_passed, writer: draft.writer }
  }
}

const editPayload = z.object({
  post_id: z.number(),
  version: z.number().nullable(),
  acknowledged: z.array(z.string()).default([]),
  text: z.object({
    title: z.string(),
    slug: z.string(),
    content: z.string(),
    prompt: z.string().nullable(),
    preview_characters: z.number(),
  }),
})

/**
 * The form's text, changed by a model where the editor asks for something, checked, saved. Where the model does not
 * answer the post stays as it was and the text is kept among its revisions.
 */
export const editWithModel: PageJobHandler = async (ctx, { job, signal, step }) => {
  const { post_id, version, acknowledged, text } = editPayload.parse(job.payload)
  const row = await getPost(ctx, String(post_id))
  const accessions = await accessionsOf(ctx, row.id)
  const [accession] = accessions
  let changed: WrittenPost | null = null
  if (text.prompt !== null) {
    if (!accession) throw new AppError('invalid', 'The post has no filing to write from')
    await step('Reading the statement')
    const facts = await postFacts(ctx, ctx.db, accession, row.protected ? 'subscribers' : 'everybody')
    await step('Writing')
    try {
      changed = await rewrite(ctx, facts, text, text.prompt, accession, signal)
    } catch (error) {
      if (!(error instanceof AppError) || signal?.aborted) throw error
      const refused = `${error.message}. The post stays as it was; your text is kept among its revisions.`
      return async (tx) => {
        await lockPost(tx, row.id, null)
        await insertRevision(tx, row.id, text, 'refused', null, job.user_id)
        return { refused }
      }
    }
  }
  await step('Checking every figure')
  const edited = validText({ ...text, ...changed })
  const editorsWords = changed && `${text.title}\n${text.content}\n${text.prompt}`
  const check = await checkPostTwice(ctx, accessions, edited, { editorsWords, signal })
  return saveEdit(row, edited, check, { version, userId: job.user_id, acknowledged })
}
