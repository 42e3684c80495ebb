/** Signing in with Google: a nonce for the button, and the ID token that comes back (decision 10). */
import { user } from '@topline/core/api/wire.ts'
import { z } from 'zod'
import { KeySetAway, makeGoogleVerifier } from '../../clients/google/id-token.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { LIMITS } from '../../http/gate/limits.ts'
import { startSession } from '../../http/viewer/session.ts'
import { bindWaiting } from '../payments/binding.ts'
import { issueNonce } from './nonce.ts'
import { getUser } from './queries.ts'
import { GOOGLE_REFUSED, signInByGoogle } from './service.ts'
import { wireUser } from './view.ts'

export function routes(app: App, ctx: AppContext): void {
  const isConfigured = ctx.settings.GOOGLE_CLIENT_ID !== ''
  const verifier = makeGoogleVerifier(ctx.settings)
  const requireGoogle = async () => {
    if (!isConfigured) throw new AppError('forbidden', 'Sign-in with Google is not set up on this site')
  }

  app.get(
    '/auth/google/nonce',
    {
      preValidation: requireGoogle,
      config: { limit: LIMITS.signIn },
      schema: { summary: 'A nonce for one sign-in with Google', response: { 200: z.object({ nonce: z.string() }) } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store')
      return { nonce: issueNonce(ctx) }
    },
  )

  app.post(
    '/auth/google/callback',
    {
      preValidation: requireGoogle,
      config: { limit: LIMITS.signIn },
      schema: {
        summary: 'Sign in with an ID token of Google that carries a nonce of /auth/google/nonce',
        body: z.object({ credential: z.string().min(1) }),
        response: { 200: user },
      },
    },
    async (request, reply) => {
      const answer = await verifier.verify(request.body.credential, ctx.now()).catch((cause: unknown) => {
        if (!(cause instanceof KeySetAway)) throw cause
        request.log.error({ err: cause }, 'the keys of Google')
        throw new AppError('unavailable', 'Google cannot be reached right now. Please try again.', { retryAfter: 10 })
      })
      if (!answer.ok) {
        request.log.warn({ reason: answer.reason }, 'ID token refused')
        throw new AppError('unauthenticated', GOOGLE_REFUSED)
      }
      const row = await signInByGoogle(ctx, answer.person)
      await startSession(ctx, request, reply, row.id)
      await bindWaiting(ctx, row)
      return wireUser(await getUser(ctx.db, row.id))
    },
  )
}
