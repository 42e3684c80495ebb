/** The handler of this feature's job in a process that works. */
import { and, eq, isNull } from 'drizzle-orm'
import { openDocuments } from '../../clients/documents/choose.ts'
import type { AppContext } from '../../context.ts'
import { analysisRequests, filings, keyValues } from '../../db/schema.ts'
import { indexWaiting } from './index-passages.ts'
import { indexPassages } from './jobs.ts'

/** Documents of one run: a few seconds, so that a server that is to stop does not wait for more. */
const AT_ONCE = 3
/** Between two documents while analyses wait. */
const REST_SECONDS = 10

export async function startJobs(ctx: AppContext): Promise<void> {
  const documents = openDocuments(ctx.settings)
  await ctx.jobs.work(indexPassages, async () => {
    if (!(await isSettled(ctx))) return
    // Analyses use the same threads and the same database, and somebody waits for them.
    const isBusy = await hasPendingAnalyses(ctx)
    const done = await indexWaiting({ ...ctx, documents }, isBusy ? 1 : AT_ONCE)
    if (isBusy && done > 0) await ctx.jobs.send(indexPassages, { again: true }, { startAfter: REST_SECONDS })
    else if (done === AT_ONCE) await ctx.jobs.send(indexPassages, { again: true })
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

/** The sample that shows a waiting filing waits for ever and holds up nothing. */
async function hasPendingAnalyses({ db }: AppContext): Promise<boolean> {
  const [row] = await db
    .select({ id: analysisRequests.id })
    .from(analysisRequests)
    .innerJoin(filings, eq(filings.accession_number, analysisRequests.accession_number))
    .where(and(eq(analysisRequests.status, 'pending'), isNull(filings.demonstration)))
    .limit(1)
  return row !== undefined
}
