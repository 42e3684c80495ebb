/** What a page hears of its job: by asking again, or as events that survive a lost connection (decision 37). */
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { endLostJobs, findJob, type PageJob } from './queries.ts'

const params = z.object({ job_id: z.string().min(1).max(60) })
const NOT_FOUND = 'Job not found'
const KEEP_ALIVE = 15_000
/** ms between two looks at the job */
const LOOK = 250

const jobAnswer = z.object({
  job_id: z.string(),
  status: z.enum(['pending', 'running', 'completed', 'failed', 'timeout']),
  step: z.string().nullable(),
  result: z.record(z.string(), z.unknown()).nullable(),
  error: z.string().nullable(),
})

export function routes(app: App, ctx: AppContext): void {
  // A stopping server lets go of those who wait: they come back with the number of the last event.
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  app.get(
    '/api/blogs/jobs/:job_id',
    {
      schema: { summary: 'The state of a job', params, response: { 200: jobAnswer } },
    },
    async (request, reply) => {
      const job = await current(ctx, request.params.job_id)
      if (!job) throw notFound(NOT_FOUND)
      return reply.header('cache-control', 'private, no-store').send(answerOf(job))
    },
  )

  app.get(
    '/api/blogs/jobs/:job_id/events',
    { schema: { summary: 'The steps of a job and its end, as events', params } },
    async (request, reply) => {
      const job = await current(ctx, request.params.job_id)
      if (!job) throw notFound(NOT_FOUND)
      const heard = Number.parseInt(String(request.headers['last-event-id'] ?? ''), 10)
      const last = Number.isFinite(heard) ? heard : -1
      // Whoever heard the end need not come back: 204 tells an EventSource to stop.
      if (isOver(job) && last >= job.step_number) return reply.status(204).send()
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const signal = AbortSignal.any([gone.signal, stopping.signal])
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(events(ctx, job, last, signal)))
    },
  )
}

const isOver = (job: PageJob): boolean => job.finished_at !== null

function answerOf(job: PageJob) {
  return { job_id: job.id, status: job.status, step: job.step, result: job.result, error: job.error }
}

async function current(ctx: AppContext, id: string): Promise<PageJob | null> {
  const job = await findJob(ctx.db, id)
  if (job && !isOver(job) && ctx.now().getTime() - job.created_at.getTime() > 600_000) {
    await endLostJobs(ctx.db)
    return findJob(ctx.db, id)
  }
  return job
}

const eventText = (id: number, event: string, data: unknown): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Progress while it runs, one event with a status at the end; a comment every 15 s so that nobody hangs up.
 * @param pause between two looks at the job; false when nobody listens any more
 */
export async function* events(
  ctx: AppContext,
  first: PageJob,
  last: number,
  signal: AbortSignal,
  pause = (ms: number) => wait(ms, true, { signal }).catch(() => false),
): AsyncGenerator<string> {
  let told = last
  let quiet = 0
  let job: PageJob | null = first
  yield 'retry: 1000\n\n'
  while (job && !signal.aborted) {
    if (isOver(job)) {
      const { status } = job
      yield status === 'timeout'
        ? eventText(job.step_number, 'timeout', { job_id: job.id, status })
        : eventText(job.step_number, 'status', { job_id: job.id, status, result: job.result, error: job.error })
      return
    }
    if (job.step !== null && job.step_number > told) {
      told = job.step_number
      quiet = 0
      yield eventText(told, 'progress', { job_id: job.id, step: job.step })
    }
    if (quiet >= KEEP_ALIVE) {
      quiet = 0
      yield ': keep-alive\n\n'
    }
    if (!(await pause(LOOK))) return
    quiet += LOOK
    job = await current(ctx, job.id)
  }
}
