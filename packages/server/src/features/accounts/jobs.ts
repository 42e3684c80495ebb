/** Once a day sessions, sign-in links and rate counts that are over are removed; now and then what changed long ago. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { pruneChanges } from '../../db/changes.ts'
import { removeOldSessions } from '../../http/viewer/session.ts'
import { defineJob } from '../../jobs/define.ts'

const tidyUp = defineJob({ name: 'tidy-up', payload: z.object({}) })
const forgetChanges = defineJob({ name: 'forget-changes', payload: z.object({}) })

export async function startJobs(ctx: AppContext): Promise<void> {
  await ctx.jobs.work(tidyUp, async () => {
    await removeOldSessions(ctx.db)
    await ctx.db.execute(sql`delete from login_links where expires_at < now() - interval '1 day'`)
    await ctx.db.execute(sql`delete from rate_limits where resets_at < now()`)
  })
  await ctx.jobs.schedule(tidyUp, '17 4 * * *', {})
  await ctx.jobs.work(forgetChanges, () => pruneChanges(ctx.db))
  await ctx.jobs.schedule(forgetChanges, '*/20 * * * *', {})
}
