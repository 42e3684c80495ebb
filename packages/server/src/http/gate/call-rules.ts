/**
 * The rows of `core/access` that rest on the person alone, applied to every call in one place, before its body is validated:
 * who may not do a thing hears that, not what is wrong with the body. A call without a row is no route: the server does
 * not start. Routes ask again only where a thing decides as well.
 */
import { CALL_RULES, decideCall } from '@topline/core/access/calls.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context.ts'
import { requireAllowed } from '../../errors.ts'
import { isCallRoute, placeOf } from '../place.ts'

/** Signing in, accounts and payment are actions also where they read (decision 20). */
const isRead = (request: FastifyRequest) => request.method === 'GET' && placeOf(request).startsWith('/api/')

/** @throws Error from the registration of a call that has no row */
export function installCallRules(app: FastifyInstance, ctx: AppContext): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) {
      const call = `${verb === 'HEAD' ? 'GET' : verb} ${url}`
      if (isCallRoute(url) && !CALL_RULES.has(call)) throw new Error(`${call} has no row in core/access/calls.ts`)
    }
  })
  app.addHook('preValidation', async (request) => {
    const { url } = request.routeOptions
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const rule = url === undefined ? undefined : CALL_RULES.get(`${method} ${url}`)
    if (rule === undefined || isForPage(request)) return
    requireAllowed(decideCall(rule, request.viewer, ctx.settings.ACCESS), isRead(request) ? 'read' : 'action')
  })
}

/** Checkout and portal send a visitor who comes by a link back to the plans instead of answering 401. */
function isForPage(request: FastifyRequest): boolean {
  return /^\/payment\/(checkout|portal)\b/.test(placeOf(request)) && /\btext\/html\b/.test(request.headers.accept ?? '')
}
