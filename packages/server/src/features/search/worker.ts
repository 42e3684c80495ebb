/** The handler of this feature's job in a process that works. */
import { eq } from 'drizzle-orm'
import { openDocuments } from '../../clients/documents/choose.ts'
import type { AppContext } from '../../context.ts'
import { counters, keyValues } from '../../db/schema.ts'
import { indexWaiting } from './index-passages.ts'
import { indexPassages } from './jobs.ts'

/** Documents of one run: a few seconds, so that a server that is to stop does not wait for more. */
const AT_ONCE = 3

export async function startJobs(ctx: AppContext): Promise<void> {
  const documents = openDocuments(ctx.settings)
  await ctx.jobs.work(indexPassages, async () => {
    if (!(await isSettled(ctx))) return
    // Analyses use the same threads and the same database, and somebody waits for them.
    const isBusy = await hasPendingAnalyses(ctx)
    const done = await indexWaiting({ ...ctx, documents }, isBusy ? 1 : AT_ONCE)
    if (!isBusy && done === AT_ONCE) await ctx.jobs.send(indexPassages, { again: true })
    if (done > 0) ctx.log.info({ documents: done }, 'made searchable')
  })
  await ctx.jobs.schedule(indexPassages, '* * * * *', { again: false })
}

/** The first start reads the samples; the search waits for that, so that the site is ready sooner. */
async function isSettled({ db, settings }: AppContext): Promise<boolean> {
  if (!settings.SAMPLES) return true
  const [row] = await db.select({ key: keyValues.key }).from(keyValues).where(eq(keyValues.key, 'samples'))
  return row !== undefined
}

async function hasPendingAnalyses({ db }: AppContext): Promise<boolean> {
  const [row] = await db.select({ n: counters.n }).from(counters).where(eq(counters.name, 'analysis_requests.pending'))
  return (row?.n ?? 0) > 0
}
