/** One run of a page's job: what it makes and its end state are written in one transaction, once. */
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../errors.ts'
import { endJob, type PageJob, type PageJobKind, takeJob, tellStep } from './queries.ts'

interface PageJobRun {
  job: PageJob
  signal: AbortSignal | undefined
  /** tells the page that waits what is being done */
  step(words: string): Promise<void>
}

/**
 * What a job does: the slow part first; what it returns is done in the transaction that ends the job. A second run of
 * the same job finds it ended, and its transaction is undone. A result `{refused}` ends the job as failed with these
 * words, and what was written stays.
 */
export type PageJobHandler = (ctx: AppContext, run: PageJobRun) => Promise<(tx: Tx) => Promise<Record<string, unknown>>>

class EndedBefore extends Error {}

export async function executePageJob(
  ctx: AppContext,
  handlers: Partial<Record<PageJobKind, PageJobHandler>>,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const job = await takeJob(ctx.db, id)
  if (!job) return
  const handler = handlers[job.kind as PageJobKind] // written by insertJob only
  try {
    if (!handler) throw new Error(`No handler for ${job.kind}`)
    const save = await handler(ctx, { job, signal, step: (words) => tellStep(ctx.db, id, words) })
    await ctx.inTx(async (tx) => {
      const result = await save(tx)
      const end =
        typeof result.refused === 'string'
          ? ({ status: 'failed', error: result.refused } as const)
          : ({ status: 'completed', result } as const)
      if (!(await endJob(tx, id, end))) throw new EndedBefore()
    })
  } catch (error) {
    if (error instanceof EndedBefore) return
    if (signal?.aborted) throw error // the queue gives it to another run
    const words = error instanceof AppError ? error.message : 'Something went wrong; the details are in the log'
    if (!(error instanceof AppError)) ctx.log.error({ err: error, job: id, kind: job.kind }, 'page job')
    await endJob(ctx.db, id, { status: 'failed', error: words })
  }
}
