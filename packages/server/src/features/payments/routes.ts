/** The subscription of the signed-in user, the ways to checkout and portal, and the provider's events (decisions 20 and 23). */
import { DETAIL } from '@topline/core/api/details.ts'
import { user } from '@topline/core/api/wire.ts'
import { isLive } from '@topline/core/plans/live.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { checkoutAddress, isPaymentConfigured, type Offer, portalAddress } from '../../clients/stripe/offers.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { isDemoRequest } from '../../http/viewer/demo.ts'
import type { UserRow } from '../../http/viewer/session.ts'
import { receiveEvent } from './events.ts'
import { subscriptionsOf } from './queries.ts'

/** The stored facts of `/auth/me`, all null without a subscription, and what the pages say about it. */
const subscription = user.pick({ subscription_status: true, service_name: true, payment_period: true }).extend({
  /** who takes the cards; null: nobody does on this site */
  provider: z.string().nullable(),
  /** when the time paid for ends; null = not told */
  current_period_end: z.string().nullable(),
  cancel_at_period_end: z.boolean(),
})

export const offerQuery = z
  .object({ plan: z.enum(['hobby', 'pro']), period: z.enum(['monthly', 'yearly']) })
  .transform(
    ({ plan, period }): Offer => ({ service_name: plan === 'hobby' ? 'Hobby' : 'Pro', payment_period: period }),
  )

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/payment/subscription',
    { schema: { summary: 'The subscription of the signed-in user', response: { 200: subscription } } },
    async (request) => {
      if (!request.user) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
      const { subscription_status, service_name, payment_period } = request.user
      const rows = await subscriptionsOf(ctx.db, request.user.id)
      const row = rows.find(({ status, service_name: plan }) => status === subscription_status && plan === service_name)
      return {
        subscription_status,
        service_name,
        payment_period,
        provider: providerName(ctx, request),
        current_period_end: row?.current_period_end?.toISOString() ?? null,
        cancel_at_period_end: row?.cancel_at_period_end ?? false,
      }
    },
  )

  app.get(
    '/payment/checkout',
    {
      schema: {
        summary: 'To the checkout of a plan, with the signed-in user’s address filled in',
        querystring: offerQuery,
        response: { 303: z.null() },
      },
    },
    async (request, reply) => {
      const buyer = payer(ctx, request, reply)
      if (!buyer) return reply
      if (isLive(buyer.subscription_status)) {
        if (isNavigation(request)) return reply.redirect('/pricing', 303)
        throw new AppError('conflict', 'You have a subscription already: change it under Manage subscription')
      }
      const offer = request.query
      if (isPaymentConfigured(ctx.settings)) return reply.redirect(checkoutAddress(ctx.settings, offer, buyer), 303)
      const query = new URLSearchParams({ plan: offer.service_name.toLowerCase(), period: offer.payment_period })
      return reply.redirect(`/payment/demo/checkout?${query}`, 303)
    },
  )

  app.get(
    '/payment/portal',
    { schema: { summary: 'To the billing portal', response: { 303: z.null() } } },
    async (request, reply) => {
      const buyer = payer(ctx, request, reply)
      if (!buyer) return reply
      const isReal = isPaymentConfigured(ctx.settings)
      return reply.redirect(isReal ? portalAddress(ctx.settings, buyer) : '/payment/demo/portal', 303)
    },
  )

  app.register(async (scope) => webhookRoute(scope.withTypeProvider<ZodTypeProvider>(), ctx))
}

/** The bytes count, not what they mean: the signature is over them. */
function webhookRoute(app: App, ctx: AppContext): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
  app.post(
    '/payment/webhook',
    {
      config: { ownProof: true },
      schema: { summary: 'Events of the payment provider', response: { 200: z.object({ received: z.literal(true) }) } },
    },
    async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveEvent(ctx, body, request.headers['stripe-signature'])
      return { received: true as const }
    },
  )
}

/** Whoever pays here; null = the visitor was sent back to the plans, where the sign-in stands. */
function payer(ctx: AppContext, request: FastifyRequest, reply: FastifyReply): UserRow | null {
  reply.header('cache-control', 'private, no-store')
  if (!request.user) {
    if (!isNavigation(request)) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
    reply.redirect('/pricing', 303)
    return null
  }
  if (providerName(ctx, request) === null) throw new AppError('not-found', 'Plans are not sold on this site')
  return request.user
}

function providerName(ctx: AppContext, request: FastifyRequest): string | null {
  if (ctx.settings.ACCESS === 'open') return null
  if (isPaymentConfigured(ctx.settings)) return 'Stripe'
  return isDemoRequest(ctx.settings, request) ? 'the demo checkout' : null
}

const isNavigation = (request: FastifyRequest) => /\btext\/html\b/.test(request.headers.accept ?? '')
