/** The handler of this feature's job in a process that works. */
import type { AppContext } from '../../context.ts'
import { fillScreened, unscreened } from './fill.ts'
import { fillScreen } from './jobs.ts'

/** Companies of one run: a second or two, so that a server that is to stop does not wait for more. */
const AT_ONCE = 100

export async function startJobs(ctx: AppContext): Promise<void> {
  await ctx.jobs.work(fillScreen, async () => {
    const done = await fillScreened(ctx, AT_ONCE)
    if (done === 0) return
    ctx.log.info({ companies: done, left: await unscreened(ctx.db) }, 'made ready for the screener')
    if (done === AT_ONCE) await ctx.jobs.send(fillScreen, {})
  })
  await ctx.jobs.schedule(fillScreen, '* * * * *', {})
}
