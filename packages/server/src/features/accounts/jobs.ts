/**
 * Once a day sessions, sign-in links and rate counts that are over are removed, and messages to webhooks that are old; now and then what
 * changed long ago.
 */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { pruneChanges } from '../../db/changes.ts'
import type { Db } from '../../db/open.ts'
import { removeOldSessions } from '../../http/viewer/session.ts'
import { defineJob } from '../../jobs/define.ts'
import type { Settings } from '../../settings.ts'

const tidyUp = defineJob({ name: 'tidy-up', payload: z.object({}) })
const forgetChanges = defineJob({ name: 'forget-changes', payload: z.object({}) })

export async function startJobs(ctx: AppContext): Promise<void> {
  await ctx.jobs.work(tidyUp, () => removeOld(ctx))
  await ctx.jobs.schedule(tidyUp, '17 4 * * *', {})
  await ctx.jobs.work(forgetChanges, () => pruneChanges(ctx.db))
  await ctx.jobs.schedule(forgetChanges, '*/20 * * * *', {})
}

interface OldThings {
  db: Db
  settings: Pick<Settings, 'WEBHOOK_LOG_DAYS'>
}

/** What fired stays; of its messages those that still wait for a webhook that is switched off go as well. */
export async function removeOld({ db, settings }: OldThings): Promise<void> {
  await removeOldSessions(db)
  await db.execute(sql`delete from login_links where expires_at < now() - interval '1 day'`)
  await db.execute(sql`delete from rate_limits where resets_at < now()`)
  await db.execute(sql`
    delete from webhook_deliveries where created_at < now() - make_interval(days => ${settings.WEBHOOK_LOG_DAYS}::int)`)
}
