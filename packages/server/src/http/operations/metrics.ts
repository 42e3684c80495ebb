/** `/metrics` for Prometheus: with METRICS_TOKEN, or for a loopback peer without forwarding headers. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { isDirectLoopback } from '../viewer/demo.ts'

export function installMetrics(app: FastifyInstance, ctx: AppContext): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const took = new Histogram({
    name: 'topline_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  const queued = new Gauge({
    name: 'topline_jobs',
    help: 'Jobs by name and state',
    labelNames: ['name', 'state'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    took.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { METRICS_TOKEN } = ctx.settings
    const isAllowed =
      METRICS_TOKEN === ''
        ? isDirectLoopback(request)
        : isSame(request.headers.authorization, `Bearer ${METRICS_TOKEN}`)
    if (!isAllowed) throw new AppError('not-found', 'Not found')
    queued.reset()
    for (const [name, n] of Object.entries(await ctx.jobs.counts())) {
      queued.set({ name, state: 'waiting' }, n.waiting)
      queued.set({ name, state: 'running' }, n.running)
    }
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

/** Compares secrets without telling by the time where they differ. */
export function isSame(given: string | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '')
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
