/** Posts that were deleted long ago go for good, every night. */
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { defineJob } from '../../jobs/define.ts'
import { removeOldPosts } from './service.ts'

const removePosts = defineJob({ name: 'remove-posts', payload: z.object({}) })

export async function startJobs(ctx: AppContext): Promise<void> {
  await ctx.jobs.work(removePosts, async () => {
    await removeOldPosts(ctx)
  })
  await ctx.jobs.schedule(removePosts, '41 4 * * *', {})
}
