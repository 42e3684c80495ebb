/** `/healthz`: the process answers. `/readyz`: the database answers and has every migration. `/api/version`. */
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { migrationState } from '../../db/migrate.ts'
import { sendError } from '../answers/error-handler.ts'
import { STEADY } from '../answers/kept-answers.ts'
import type { App } from '../app-types.ts'

const READY_WITHIN_MS = 3000

export function installHealth(app: App, ctx: AppContext): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const problem = await findProblem(ctx)
    if (problem) return sendError(request, reply, { status: 503, detail: problem, retryAfter: 5 })
    return { status: 'ok' }
  })
  app.get(
    '/api/version',
    {
      config: STEADY,
      schema: { summary: 'Version of this site', response: { 200: z.object({ version: z.string() }) } },
    },
    async () => ({ version: ctx.version }),
  )
}

async function findProblem(ctx: AppContext): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const slow = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('The database does not answer'), READY_WITHIN_MS)
  })
  try {
    return await Promise.race([slow, migrationProblem(ctx)])
  } catch {
    return 'The database cannot be reached'
  } finally {
    clearTimeout(timer)
  }
}

async function migrationProblem(ctx: AppContext): Promise<string | null> {
  const state = await migrationState((text) => ctx.database.exec(text))
  return state.applied === state.known ? null : 'The database is not migrated'
}
