/** The jobs of posts and social posts that a page waits for, in a process that works. */
import type { AppContext } from '../../context.ts'
import { runPageJob } from '../page-jobs/define.ts'
import { endLostJobs, type PageJobKind, unfinishedJobs } from '../page-jobs/queries.ts'
import { executePageJob, type PageJobHandler } from '../page-jobs/run.ts'
import { createPost, editWithModel } from '../posts/jobs.ts'
import { createSocial, editSocialTwice, publishSocial } from './jobs.ts'

export const PAGE_JOBS: Partial<Record<PageJobKind, PageJobHandler>> = {
  'create-post': createPost,
  'edit-post': editWithModel,
  'create-social': createSocial,
  'publish-social': publishSocial,
  'edit-social': editSocialTwice,
}

export async function startJobs(ctx: AppContext): Promise<void> {
  await ctx.jobs.work(runPageJob, ({ job_id }, { signal }) => executePageJob(ctx, PAGE_JOBS, job_id, signal))
  ctx.jobs.every(30, async () => {
    await endLostJobs(ctx.db)
  })
  // The embedded database has one process: what is unfinished now was left by one that is gone.
  if (ctx.database.kind === 'embedded')
    for (const job_id of await unfinishedJobs(ctx.db)) await ctx.jobs.send(runPageJob, { job_id })
}
