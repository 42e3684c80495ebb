/** The handlers of this feature's jobs in a process that works. */
import type { AppContext } from '../../context.ts'
import { deliverDue } from './deliver.ts'
import { alertsRound, lateRound } from './evaluate.ts'
import { alertRound, lateReports, sendWebhooks } from './jobs.ts'

export async function startJobs(ctx: AppContext): Promise<void> {
  await ctx.jobs.work(alertRound, async (_payload, run) => {
    const fired = await alertsRound(ctx, run.signal)
    if (fired > 0) ctx.log.info({ fired }, 'alerts')
  })
  await ctx.jobs.work(lateReports, async () => {
    const fired = await lateRound(ctx)
    if (fired > 0) ctx.log.info({ fired }, 'late reports')
  })
  await ctx.jobs.work(sendWebhooks, async (_payload, run) => {
    const counts = await deliverDue(ctx, run.signal)
    if (counts.delivered + counts.later + counts.failed > 0) ctx.log.info(counts, 'webhooks')
  })
  await ctx.jobs.schedule(alertRound, '* * * * *', {})
  await ctx.jobs.schedule(sendWebhooks, '* * * * *', {})
  await ctx.jobs.schedule(lateReports, '20 * * * *', {})
}
