/** The jobs of posts and social posts in a process that works. */
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { defineJob } from '../../jobs/define.ts'
import { runPageJob } from '../page-jobs/define.ts'
import { endLostJobs, type PageJobKind, unfinishedJobs } from '../page-jobs/queries.ts'
import { executePageJob, type PageJobHandler } from '../page-jobs/run.ts'
import { createSocial, editSocialTwice, publishSocial } from '../social/jobs.ts'
import { createPost, editWithModel } from './jobs.ts'
import { removeOldPosts } from './service.ts'

const removePosts = defineJob({ name: 'remove-posts', payload: z.object({}) })

export const PAGE_JOBS: Partial<Record<PageJobKind, PageJobHandler>> = {
  'create-post': createPost,
  'edit-post': editWithModel,
  'create-social': createSocial,
  'publish-social': publishSocial,
  'edit-social': editSocialTwice,
}

export async function startJobs(ctx: AppContext): Promise<void> {
  await ctx.jobs.work(runPageJob, ({ job_id }, { signal }) => executePageJob(ctx, PAGE_JOBS, job_id, signal))
  await ctx.jobs.work(removePosts, async () => {
    await removeOldPosts(ctx)
  })
  await ctx.jobs.schedule(removePosts, '41 4 * * *', {})
  ctx.jobs.every(30, async () => {
    await endLostJobs(ctx.db)
  })
  // The embedded database has one process: what is unfinished now was left by one that is gone.
  if (ctx.database.kind === 'embedded')
    for (const job_id of await unfinishedJobs(ctx.db)) await ctx.jobs.send(runPageJob, { job_id })
}
