/** `/mcp`: the Model Context Protocol over streamable HTTP, with an API key. */
import { DETAIL } from '@topline/core/api/details.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { requireLocal } from '../../http/operations/local-commands.ts'
import { lookingOf } from '../../http/viewer/guard.ts'
import { answerMcp } from './answer.ts'
import { LOCAL } from './local.ts'

const LIMIT = { name: 'mcp', max: 120, seconds: 60 } as const

export function routes(app: App, ctx: AppContext): void {
  const site = ctx.settings.PUBLIC_URL.replace(/\/+$/, '')
  app.post(
    '/mcp',
    { config: { ownProof: true, limit: LIMIT }, schema: { summary: 'Model Context Protocol (streamable HTTP)' } },
    async (request, reply) => {
      if (!request.apiKey) {
        reply.header('www-authenticate', 'Bearer realm="Topline", error="invalid_token"')
        throw new AppError('unauthenticated', DETAIL.authenticationRequired)
      }
      await answerMcp(
        { db: ctx.db, settings: ctx.settings, looking: lookingOf(ctx, request), site, now: ctx.now },
        ctx.version,
        request,
        reply,
      )
    },
  )
  // For `topline mcp` on this machine while the embedded database is taken.
  app.post('/_local/mcp', { config: { ownProof: true }, schema: { hide: true } }, async (request, reply) => {
    requireLocal(app, request)
    await answerMcp(
      { db: ctx.db, settings: ctx.settings, looking: LOCAL, site, now: ctx.now },
      ctx.version,
      request,
      reply,
    )
  })
  // Stateless: there is no stream to open and no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    config: { ownProof: true },
    schema: { hide: true },
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send({ detail: 'Use POST' }),
  })
}
