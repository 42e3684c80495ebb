/**
 * The rows of `core/access` that rest on the person alone, applied to every call in one place, before the route. The
 * routes ask again where a thing decides as well, so that neither a forgotten guard nor a forgotten row opens a call.
 */
import { CALL_RULES, decideCall } from '@topline/core/access/calls.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { requireAllowed } from './errors.ts'
import { placeOf } from './place.ts'

/** Signing in, accounts and payment are actions also where they read (decision 124). */
const isRead = (request: FastifyRequest) => request.method === 'GET' && placeOf(request).startsWith('/api/')

export function installCallRules(app: FastifyInstance, ctx: AppContext): void {
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
