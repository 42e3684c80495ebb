/** Who asks: an API key, else the session cookie. Runs before every route but the assets. */
import { DETAIL } from '@topline/core/api/details.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { makeGeneralLimit, spend } from '../gate/limits.ts'
import { isCall, placeOf } from '../place.ts'
import { keyHolder, requireKeyAllows } from './key-scope.ts'
import { comesFromThisSite } from './origin.ts'
import { apiKeyOf, endSession, isUnreadableKey, readApiKey, readSession, viewerOf } from './session.ts'

/** What a page asks for while it is open; not a document. */
const DATA_OF_PAGE = /^[^?]*\.data(\?|$)/
/** Routes that nobody's session decides about. */
const NO_VIEWER = /^\/(assets\/\*|healthz|readyz|metrics|_local\/.*)$/

export function installViewer(app: FastifyInstance, ctx: AppContext, insideToken: string): void {
  app.decorateRequest('viewer', null)
  app.decorateRequest('user', null)
  app.decorateRequest('apiKey', null)
  const countRead = makeGeneralLimit(ctx.now)
  const isInside = (request: FastifyRequest) => request.headers['x-topline-inside'] === insideToken
  const gone = new WeakSet<FastifyRequest>()
  /**
   * A browser whose user was deleted hears it once (decision 16): by the answer of its own call, else with the next
   * document, which asks `/auth/me` inside. The session ends with that answer; what else the document asks is anonymous.
   */
  async function tellThatUserIsGone(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!isCall(request)) {
      if (!DATA_OF_PAGE.test(request.url)) gone.add(request)
      return
    }
    if (isInside(request) && placeOf(request) !== '/auth/me') return
    if (!isInside(request)) await endSession(ctx, request, reply)
    throw new AppError('unauthenticated', DETAIL.userNotFound)
  }
  app.addHook('onSend', async (request, reply) => {
    if (gone.has(request)) await endSession(ctx, request, reply)
  })
  app.addHook('onRequest', async (request, reply) => {
    if (NO_VIEWER.test(request.routeOptions.url ?? '')) return
    const config = request.routeOptions.config
    const key = apiKeyOf(request)
    if (key) {
      const found = await readApiKey(ctx, key)
      if (!found) throw new AppError('unauthenticated', 'This API key is not known or was revoked')
      request.user = keyHolder(found.user)
      request.apiKey = { id: found.id }
      requireKeyAllows(request, viewerOf(request.user), found.scopes, ctx.settings.ACCESS)
    } else if (!config.ownProof) {
      if (isCall(request) && isUnreadableKey(request)) {
        throw new AppError('unauthenticated', 'An API key is sent as: Authorization: Bearer tl_…')
      }
      if (isCall(request) && !comesFromThisSite(request.method, request.headers, ctx.settings.PUBLIC_URL)) {
        throw new AppError('forbidden', 'This call came from another site')
      }
      const session = await readSession(ctx, request, reply)
      if (session === 'deleted') await tellThatUserIsGone(request, reply)
      request.user = session === 'deleted' ? null : session
    }
    request.viewer = request.user ? viewerOf(request.user) : null
    // Calls that a page makes while it is rendered belong to the page, which is not counted.
    if (isCall(request) && !isInside(request)) countRead(request)
    if (config.limit) await spend(ctx.db, request, config.limit)
  })
}
