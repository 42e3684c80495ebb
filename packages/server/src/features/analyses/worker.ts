/** The handlers of this feature's jobs in a process that works. */
import { openDocuments } from '../../clients/documents/choose.ts'
import { openEdgar } from '../../clients/edgar/choose.ts'
import { openModel } from '../../clients/llm/choose.ts'
import type { AppContext } from '../../context.ts'
import { type AnalysisContext, analyse, loadEngine } from './analyse.ts'
import { analyseFiling } from './jobs.ts'
import { recoverRequests, resendOrphans } from './requests.ts'

/** What analysing needs beside the application's own context. */
function analysisContext(ctx: AppContext): AnalysisContext {
  return {
    ...ctx,
    documents: openDocuments(ctx.settings),
    model: openModel(ctx),
    // A pause of EDGAR's sends the request back into the queue rather than holding a worker for ten minutes.
    edgar: ctx.settings.EDGAR_USER_AGENT === '' ? null : openEdgar(ctx, { maxWait: 5_000 }),
  }
}

/** With the lease, and what a free worker waits between two looks, a lost request is taken again within a minute. */
const RECOVERY_SECONDS = 10

export async function startJobs(ctx: AppContext): Promise<void> {
  const analysis = analysisContext(ctx)
  // The embedded database has one owner: what a killed one had begun need not wait for its lease.
  await recover(ctx, ctx.database.kind === 'embedded')
  // Two more than there are threads that read: while they do, one is fetched and another is stored.
  const atOnce = ctx.settings.WORKERS + 2
  const handler = async ({ request_id }: { request_id: number }) => {
    const outcome = await analyse(analysis, request_id)
    ctx.log.info({ request: request_id, outcome: outcome.kind }, 'analysis')
  }
  await ctx.jobs.work(analyseFiling, handler, atOnce)
  // Where it cannot, or the process stops meanwhile, the first filing says why.
  loadEngine(ctx).catch((error: unknown) => ctx.log.debug({ err: error }, 'the engine was not loaded ahead'))
  ctx.jobs.every(RECOVERY_SECONDS, () => recover(ctx, false))
}

async function recover(ctx: AppContext, isAlone: boolean): Promise<void> {
  const found = await ctx.inTx(async (tx) => ({
    ...(await recoverRequests(tx, ctx.jobs, isAlone)),
    orphans: await resendOrphans(tx, ctx.jobs),
  }))
  if (found.queued + found.failed + found.orphans > 0) ctx.log.warn(found, 'requests of lost workers')
}
