/**
 * The demo checkout and portal (decision 21): only where the demo is offered and no payment provider is configured.
 * Their forms make signed events and send them to this site's own webhook.
 */
import { SUBSCRIPTION_STATUSES } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isPaymentConfigured } from '../../clients/stripe/offers.ts'
import { signEvent } from '../../clients/stripe/signature.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { isDemoRequest } from '../../http/viewer/demo.ts'
import type { UserRow } from '../../http/viewer/session.ts'
import {
  changeDemo,
  DEMO_ACTIONS,
  DEMO_OFFERS,
  type Deliver,
  managedSubscription,
  offerOf,
  payDemo,
} from './demo-checkout.ts'
import { demoSecret } from './demo-events.ts'
import { renderCheckout, renderPortal } from './demo-pages.ts'
import { offerQuery } from './routes.ts'

const HTML = 'text/html; charset=utf-8'

export function routes(app: App, ctx: AppContext): void {
  app.register(async (scope) => demoRoutes(scope.withTypeProvider<ZodTypeProvider>(), ctx))
}

function demoRoutes(app: App, ctx: AppContext): void {
  const readForm = async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm)
  const deliver = deliverInside(app, ctx)
  const shared = { hide: true }

  app.get('/payment/demo/checkout', { schema: { ...shared, querystring: offerQuery } }, async (request, reply) => {
    const user = demoPayer(ctx, request)
    return reply
      .type(HTML)
      .header('cache-control', 'no-store')
      .send(renderCheckout(request.nonce, request.query, user.email))
  })

  app.post(
    '/payment/demo/checkout',
    { config: { limit: LIMITS.payment }, schema: { ...shared, querystring: offerQuery } },
    async (request, reply) => {
      const id = await payDemo(ctx, deliver, demoPayer(ctx, request), request.query)
      return reply.redirect(`/pricing?checkout_session_id=${id}`, 303)
    },
  )

  app.get('/payment/demo/portal', { schema: shared }, async (request, reply) => {
    const row = await managedSubscription(ctx.db, demoPayer(ctx, request).id)
    const offer = row && offerOf(row)
    return reply
      .type(HTML)
      .header('cache-control', 'no-store')
      .send(renderPortal(request.nonce, row, offer, DEMO_OFFERS, SUBSCRIPTION_STATUSES))
  })

  app.post(
    '/payment/demo/portal',
    { config: { limit: LIMITS.payment }, schema: { ...shared, body: z.object({ action: z.enum(DEMO_ACTIONS) }) } },
    async (request, reply) => {
      await changeDemo(ctx, deliver, demoPayer(ctx, request), request.body.action)
      return reply.redirect('/payment/demo/portal', 303)
    },
  )
}

/** @throws AppError 403 where there is no demo, 401 for visitors */
function demoPayer(ctx: AppContext, request: FastifyRequest): UserRow {
  if (isPaymentConfigured(ctx.settings) || !isDemoRequest(ctx.settings, request)) {
    throw new AppError('forbidden', 'The demo is not offered here')
  }
  if (!request.user) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
  return request.user
}

/** The same call that the provider would make, through the same route. */
function deliverInside(app: App, ctx: AppContext): Deliver {
  return async (event) => {
    const payload = JSON.stringify(event)
    const signature = signEvent(payload, demoSecret(ctx.sessionSecret), ctx.now())
    const answer = await app.inject({
      method: 'POST',
      url: '/payment/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
    if (answer.statusCode !== 200) throw new Error(`The webhook answered ${answer.statusCode}`)
  }
}
