/**
 * Access to X by OAuth 2. A refresh token works once and brings its successor, which is written down, encrypted,
 * before the new access is used; one process at a time asks for it.
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { takeLease } from '../../db/lease.ts'
import { keyValues } from '../../db/schema.ts'
import { seal, unseal } from '../../sealed.ts'
import { postToX } from './http.ts'

export type XContext = Pick<AppContext, 'settings' | 'db' | 'now' | 'sessionSecret' | 'log'>

const KEY = 'x.refresh_token'
const LEASE_KEY = 'x.lease'
const LEASE_SECONDS = 60
const TIMEOUT = 15_000
/** Access that ends sooner is not begun with. */
const MARGIN = 60_000
const USUAL_LIFE = 7200

const kept = z.object({
  /** which X_REFRESH_TOKEN these descend from: a new one in the settings replaces them */
  seed: z.string(),
  refresh: z.string(),
  access: z.string(),
  access_until: z.string(),
})
const answer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive().default(USUAL_LIFE),
})

export type Access = { ok: true; token: string } | { ok: false; reason: string }

/** @param stale an access token that X has refused: another one is fetched */
export async function accessToX(ctx: XContext, apiUrl: string, stale: string | null = null): Promise<Access> {
  for (let round = 0; round < 40; round += 1) {
    const usable = await usableAccess(ctx, stale)
    if (usable) return { ok: true, token: usable }
    const lease = await takeLease(ctx.db, LEASE_KEY, LEASE_SECONDS)
    if (lease) {
      try {
        // The one before may have fetched it between our look and our turn.
        const meanwhile = await usableAccess(ctx, stale)
        return meanwhile ? { ok: true, token: meanwhile } : await refresh(ctx, apiUrl)
      } finally {
        await lease.release()
      }
    }
    await sleep(250)
  }
  return { ok: false, reason: 'Another process is asking X for access and does not end' }
}

async function usableAccess(ctx: XContext, stale: string | null): Promise<string | null> {
  const tokens = await readTokens(ctx)
  if (!tokens || tokens.access === stale || tokens.until <= ctx.now().getTime() + MARGIN) return null
  return tokens.access
}

async function refresh(ctx: XContext, apiUrl: string): Promise<Access> {
  const { X_CLIENT_ID, X_CLIENT_SECRET, X_REFRESH_TOKEN } = ctx.settings
  const refresh_token = (await readTokens(ctx))?.refresh ?? X_REFRESH_TOKEN
  const basic = Buffer.from(`${encodeURIComponent(X_CLIENT_ID)}:${encodeURIComponent(X_CLIENT_SECRET)}`)
  const got = await postToX(
    `${apiUrl}/2/oauth2/token`,
    { authorization: `Basic ${basic.toString('base64')}`, 'content-type': 'application/x-www-form-urlencoded' },
    new URLSearchParams({ grant_type: 'refresh_token', refresh_token, client_id: X_CLIENT_ID }).toString(),
    TIMEOUT,
  )
  if (got.kind !== 'answer') {
    ctx.log.warn({ reason: got.reason }, 'X: access')
    return { ok: false, reason: 'X could not be reached; try again later' }
  }
  const read = answer.safeParse(got.body)
  if (got.status === 200 && read.success) {
    const { access_token, refresh_token: successor = refresh_token, expires_in } = read.data
    await writeTokens(ctx, successor, access_token, expires_in)
    return { ok: true, token: access_token }
  }
  ctx.log.error({ status: got.status }, 'X: access')
  if (got.status === 429 || got.status >= 500) return { ok: false, reason: 'X is busy; try again later' }
  return { ok: false, reason: 'X does not accept the refresh token: set X_REFRESH_TOKEN to a new one' }
}

const seedOf = ({ settings }: XContext) => createHash('sha256').update(settings.X_REFRESH_TOKEN).digest('hex')

async function readTokens(ctx: XContext): Promise<{ refresh: string; access: string; until: number } | null> {
  const [row] = await ctx.db.select().from(keyValues).where(eq(keyValues.key, KEY))
  const read = kept.safeParse(row?.value)
  if (!read.success || read.data.seed !== seedOf(ctx)) return null
  const refresh = unseal(ctx.sessionSecret, read.data.refresh)
  const access = unseal(ctx.sessionSecret, read.data.access)
  // With another SESSION_SECRET the kept ones are lost: the setting's own token is all there is.
  return refresh !== null && access !== null ? { refresh, access, until: Date.parse(read.data.access_until) } : null
}

async function writeTokens(ctx: XContext, refresh: string, access: string, seconds: number): Promise<void> {
  const value: z.infer<typeof kept> = {
    seed: seedOf(ctx),
    refresh: seal(ctx.sessionSecret, refresh),
    access: seal(ctx.sessionSecret, access),
    access_until: new Date(ctx.now().getTime() + seconds * 1000).toISOString(),
  }
  await ctx.db
    .insert(keyValues)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: keyValues.key, set: { value, updated_at: sql`clock_timestamp()` } })
}
