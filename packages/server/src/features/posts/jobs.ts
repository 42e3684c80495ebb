/** What the jobs about posts do (see page-jobs/run.ts for how often). */
import { z } from 'zod'
import { AppError } from '../../http/errors.ts'
import type { PageJobHandler } from '../page-jobs/run.ts'
import { checkPost } from './check.ts'
import { postFacts } from './facts.ts'
import { freeSlug, insertPost, lockPost, validText } from './save.ts'
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
  const check = await checkPost(ctx, ctx.db, [accession_number], draft)
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
  text: z.object({
    title: z.string(),
    slug: z.string(),
    content: z.string(),
    prompt: z.string().nullable(),
    preview_characters: z.number(),
  }),
})

/** The form's text changed by a model as the editor asks, checked, saved. */
export const editWithModel: PageJobHandler = async (ctx, { job, signal, step }) => {
  const { post_id, version, text } = editPayload.parse(job.payload)
  const row = await getPost(ctx, String(post_id))
  const [accession] = await accessionsOf(ctx, row.id)
  if (!accession || text.prompt === null) throw new AppError('invalid', 'The post has no filing to write from')
  await step('Reading the statement')
  const facts = await postFacts(ctx, ctx.db, accession, row.protected ? 'subscribers' : 'everybody')
  await step('Writing')
  const changed = await rewrite(ctx, facts, text, text.prompt, accession, signal)
  await step('Checking every figure')
  const save = await saveEdit(ctx, row, validText({ ...text, ...changed }), version, job.user_id)
  return async (tx) => {
    const saved = await save(tx)
    // The revision stays although the job fails: the edit is not lost.
    if ('refused' in saved) {
      await lockPost(tx, row.id, null)
      return { blog_slug: row.slug, post_id: row.id, refused: saved.refused }
    }
    return saved.result
  }
}
