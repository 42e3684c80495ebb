/** A person's sessions: listed, ended one by one or all at once ('sign out everywhere'). */
import { type AccountSession, accountSession } from '@topline/core/api/account/account.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { sessions } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import type { App } from '../../http/app-types.ts'
import { endSession, sessionIdOf, type UserRow } from '../../http/viewer/session.ts'

/** The first characters of the stored digest name a session; the cookie's token cannot be made from them. */
const SHOWN = 16

export function routes(app: App, ctx: AppContext): void {
  app.get(
    '/auth/sessions',
    { schema: { summary: 'Where the signed-in user is signed in', response: { 200: z.array(accountSession) } } },
    async (request) => sessionsOf(ctx, requireUser(request).id, sessionIdOf(ctx.settings, request)),
  )

  app.delete(
    '/auth/sessions/:id',
    {
      schema: {
        summary: 'End one session',
        params: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/, 'should be the id of a session') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const user = requireUser(request)
      const ended = await ctx.db
        .delete(sessions)
        .where(and(eq(sessions.user_id, user.id), sql`left(${sessions.id}, ${SHOWN}) = ${request.params.id}`))
        .returning({ id: sessions.id })
      if (ended.length === 0) throw notFound('Session not found')
      return reply.status(204).send(null)
    },
  )

  app.delete(
    '/auth/sessions',
    { schema: { summary: 'Sign out everywhere, here as well', response: { 204: z.null() } } },
    async (request, reply) => {
      await endSessionsOf(ctx.db, requireUser(request).id)
      await endSession(ctx, request, reply)
      return reply.status(204).send(null)
    },
  )
}

/** @throws AppError 'Authentication required' */
export function requireUser(request: FastifyRequest): UserRow {
  if (!request.user) throw new AppError('unauthenticated', DETAIL.authenticationRequired)
  return request.user
}

/** The sessions of a person that still hold, the one used last first. */
export async function sessionsOf(
  ctx: Pick<AppContext, 'db' | 'now'>,
  userId: number,
  currentId: string | null,
): Promise<AccountSession[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, ctx.now())))
    .orderBy(desc(sessions.last_seen_at), sessions.id)
  return rows.map((row) => ({
    id: row.id.slice(0, SHOWN),
    device: row.device,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    current: row.id === currentId,
  }))
}

/** @returns how many there were */
export async function endSessionsOf(db: Db, userId: number): Promise<number> {
  const ended = await db.delete(sessions).where(eq(sessions.user_id, userId)).returning({ id: sessions.id })
  return ended.length
}
