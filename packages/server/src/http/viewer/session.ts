/**
 * Sessions: a random token in the cookie, its hash in a row that logout deletes; 30 days sliding (decision 17).
 * An API key stands for its owner as well; such a call never reads the cookie.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Viewer } from '@topline/core/access/access.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDiskFull } from '../../db/disk-full.ts'
import type { Db } from '../../db/open.ts'
import { apiKeys, sessions, usedNonces, users } from '../../db/schema.ts'
import type { Settings } from '../../settings.ts'
import { deviceOf } from './device.ts'

export type UserRow = typeof users.$inferSelect

const DAYS = 30
const LIFE_MS = DAYS * 24 * 3_600_000
/** A session is moved on at most once an hour, so that reading pages does not write. */
const SLIDE_MS = 3_600_000
const TOKEN = /^[\w-]{43}$/
const API_KEY = /^Bearer +(tl_[\w-]{20,100})$/i

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
export const newToken = (): string => randomBytes(32).toString('base64url')

const isSecure = (settings: Settings) => settings.PUBLIC_URL.startsWith('https:')
const cookieName = (settings: Settings) => (isSecure(settings) ? '__Host-topline' : 'topline')
const cookieOptions = (settings: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings) }) as const

/** Signs a user in: a new session and its cookie. The session that the browser had before ends. */
export async function startSession(
  ctx: { db: Db; settings: Settings; now(): Date },
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  await endSession(ctx, request, reply)
  const token = newToken()
  const now = ctx.now()
  await ctx.db.insert(sessions).values({
    id: hashToken(token),
    user_id: userId,
    device: deviceOf(request.headers['user-agent']),
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
  })
  await ctx.db.update(users).set({ last_seen_at: now }).where(eq(users.id, userId))
  reply.setCookie(cookieName(ctx.settings), token, { ...cookieOptions(ctx.settings), maxAge: LIFE_MS / 1000 })
}

export async function endSession(
  ctx: { db: Db; settings: Settings },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const id = sessionIdOf(ctx.settings, request)
  if (id) await ctx.db.delete(sessions).where(eq(sessions.id, id))
  reply.clearCookie(cookieName(ctx.settings), cookieOptions(ctx.settings))
}

/** The stored id of the session that this request came with, whether it still exists or not; null without a cookie. */
export function sessionIdOf(settings: Settings, request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(settings)]
  return token && TOKEN.test(token) ? hashToken(token) : null
}

/** What the cookie stands for; 'deleted' = its user is gone, and the browser has not been told yet (decision 16). */
export async function readSession(
  ctx: { db: Db; settings: Settings; now(): Date },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRow | 'deleted' | null> {
  const token = request.cookies[cookieName(ctx.settings)]
  if (!token || !TOKEN.test(token)) return null
  const now = ctx.now()
  const id = hashToken(token)
  const [row] = await ctx.db
    .select({ last_seen_at: sessions.last_seen_at, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, id), gt(sessions.expires_at, now)))
  if (!row) return null
  if (!row.user) return 'deleted'
  if (now.getTime() - row.last_seen_at.getTime() > SLIDE_MS) {
    const expires_at = new Date(now.getTime() + LIFE_MS)
    const moved = ctx.db.update(sessions).set({ last_seen_at: now, expires_at }).where(eq(sessions.id, id))
    if (await unlessDiskFull(moved)) {
      reply.setCookie(cookieName(ctx.settings), token, { ...cookieOptions(ctx.settings), maxAge: LIFE_MS / 1000 })
    }
  }
  return row.user
}

/** The `tl_…` key of the Authorization header; null when there is none. */
export function apiKeyOf(request: FastifyRequest): string | null {
  return API_KEY.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/**
 * An Authorization header that was meant for this site and holds no key in the form that is read. `Basic` without a key
 * in it belongs to a proxy in front, whose password browsers send with every call.
 */
export function isUnreadableKey({ headers: { authorization = '' } }: FastifyRequest): boolean {
  if (authorization === '' || API_KEY.test(authorization)) return false
  const [, basic] = /^Basic +([\w+/=-]*)$/i.exec(authorization) ?? []
  return basic === undefined || /(^|:)tl_/.test(Buffer.from(basic, 'base64').toString('latin1')) || /^tl_/.test(basic)
}

export interface ReadKey {
  id: number
  scopes: string[]
  user: UserRow
}

export async function readApiKey(ctx: { db: Db; now(): Date }, key: string): Promise<ReadKey | null> {
  const [row] = await ctx.db
    .select({ id: apiKeys.id, scopes: apiKeys.scopes, last_used_at: apiKeys.last_used_at, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.user_id))
    .where(and(eq(apiKeys.key_hash, hashToken(key)), isNull(apiKeys.revoked_at)))
  if (!row) return null
  if (!row.last_used_at || ctx.now().getTime() - row.last_used_at.getTime() > SLIDE_MS) {
    await unlessDiskFull(ctx.db.update(apiKeys).set({ last_used_at: ctx.now() }).where(eq(apiKeys.id, row.id)))
  }
  return row
}

/** Whether a note beside a read was written; a full disk keeps nobody from reading. */
async function unlessDiskFull(note: PromiseLike<unknown>): Promise<boolean> {
  try {
    await note
    return true
  } catch (error) {
    if (isDiskFull(error)) return false
    throw error
  }
}

export function viewerOf(user: UserRow): Viewer {
  const { id, is_admin, subscription_status, service_name } = user
  return { id, is_admin, subscription_status, service_name }
}

/** Removes what is over, sessions and used nonces; run once a day. */
export async function removeOldSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expires_at} < now()`)
  await db.delete(usedNonces).where(sql`${usedNonces.expires_at} < now()`)
}
