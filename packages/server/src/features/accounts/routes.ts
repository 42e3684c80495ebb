/** `/auth`: who am I, what can I sign in with, demo personas, one-time links, logout. */

import { user } from '@topline/core/api/wire.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { STEADY } from '../../http/answers/kept-answers.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { isDemoRequest } from '../../http/viewer/demo.ts'
import { endSession, startSession } from '../../http/viewer/session.ts'
import { bindWaiting } from '../payments/binding.ts'
import { persona, personaUser } from './demo.ts'
import { renderConfirmation } from './link-page.ts'
import { signInByLink } from './service.ts'
import { wireUser } from './view.ts'

const options = z.object({
  demo: z.boolean(),
  google_client_id: z.string().nullable(),
  access: z.enum(['plans', 'open']),
  contact_email: z.string().nullable(),
  /** filings can be fetched from EDGAR on request */
  edgar: z.boolean(),
  /** 'AW-…/…': told about a subscription, and only when the subscriber agrees (decision 24) */
  ads_conversion: z.string().nullable(),
})

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/auth/me',
    { config: STEADY, schema: { summary: 'The signed-in user, or null', response: { 200: user.nullable() } } },
    async (request) => (request.user ? wireUser(request.user) : null),
  )

  app.get(
    '/auth/options',
    {
      config: STEADY,
      schema: {
        summary: 'Ways to sign in here',
        response: { 200: options },
      },
    },
    async (request) => ({
      demo: isDemoRequest(ctx.settings, request),
      google_client_id: ctx.settings.GOOGLE_CLIENT_ID || null,
      access: ctx.settings.ACCESS,
      contact_email: ctx.settings.CONTACT_EMAIL || null,
      edgar: ctx.settings.EDGAR_USER_AGENT !== '',
      ads_conversion: ctx.settings.GOOGLE_ADS_CONVERSION || null,
    }),
  )

  app.post(
    '/auth/demo',
    {
      config: { limit: LIMITS.signIn },
      schema: { summary: 'Sign in as a demo persona', body: z.object({ persona }), response: { 200: user } },
    },
    async (request, reply) => {
      if (!isDemoRequest(ctx.settings, request)) throw new AppError('forbidden', 'The demo is not offered here')
      const row = await personaUser(ctx, request.body.persona)
      await startSession(ctx, request, reply, row.id)
      return wireUser(row)
    },
  )

  app.post(
    '/auth/logout',
    { schema: { summary: 'End the session', response: { 204: z.null() } } },
    async (request, reply) => {
      await endSession(ctx, request, reply)
      return reply.status(204).send(null)
    },
  )

  app.register(async (pages) => linkRoutes(pages.withTypeProvider<ZodTypeProvider>(), ctx))
}

/** A link in a mail is also opened by scanners: it shows a button, and the button, a plain form, signs in. */
function linkRoutes(app: App, ctx: AppContext): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => null)
  const params = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
  app.get(
    '/auth/link/:token',
    { schema: { hide: true, params }, config: { limit: LIMITS.signIn } },
    async (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'same-origin')
        .send(renderConfirmation(request.nonce)),
  )
  app.post(
    '/auth/link/:token',
    { schema: { hide: true, params }, config: { limit: LIMITS.signIn } },
    async (request, reply) => {
      const row = await signInByLink(ctx, request.params.token)
      await startSession(ctx, request, reply, row.id)
      await bindWaiting(ctx, row)
      return reply.redirect('/', 303)
    },
  )
}
