/**
 * Deleting one's account (decision 18): everything that hangs on it goes, but the billing record (state, plan, period
 * and the provider's numbers) and the audit log stay. Not while a subscription may still be charged for.
 */
import { isLive } from '@topline/core/plans/live.ts'
import { eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { figureReports, loginLinks, sessions, subscriptions, unboundEvents, users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { endSession, sessionIdOf } from '../../http/viewer/session.ts'
import { requireUser } from './sessions.ts'

export function routes(app: App, ctx: AppContext): void {
  app.delete(
    '/auth/me',
    { schema: { summary: 'Delete the signed-in user’s account', response: { 204: z.null() } } },
    async (request, reply) => {
      await deleteAccount(ctx, requireUser(request).id, sessionIdOf(ctx.settings, request))
      await endSession(ctx, request, reply)
      return reply.status(204).send(null)
    },
  )
}

/** @throws AppError 409 with the portal's address while a subscription is live */
async function deleteAccount(ctx: AppContext, userId: number, sessionId: string | null): Promise<void> {
  await ctx.inTx(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) return
    const known = await tx.select().from(subscriptions).where(eq(subscriptions.user_id, userId))
    if (isLive(user.subscription_status) || known.some((one) => isLive(one.status))) {
      throw new AppError(
        'conflict',
        `A subscription is running. Cancel it first: ${ctx.settings.PUBLIC_URL}/payment/portal`,
      )
    }
    const email = user.email.toLowerCase()
    await tx.delete(unboundEvents).where(eq(sql`lower(${unboundEvents.email})`, email))
    await tx.delete(loginLinks).where(eq(loginLinks.email, email))
    // Reports of wrong figures stay, without whom to answer.
    const isTheirs = or(eq(figureReports.user_id, userId), eq(sql`lower(${figureReports.email})`, email))
    await tx.update(figureReports).set({ email: null }).where(isTheirs)
    // This browser knows; others are told once by their next call (decision 16).
    if (sessionId) await tx.delete(sessions).where(eq(sessions.id, sessionId))
    await tx.delete(users).where(eq(users.id, userId))
  })
}
