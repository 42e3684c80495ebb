/**
 * Rate limits (decision 31). The general one over /api, /auth and /payment counts in memory, per process; the tighter
 * ones of a route count in the database and so hold over all processes.
 */
import { DETAIL } from '@topline/core/api/details.ts'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isDiskFull } from '../../db/disk-full.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../errors.ts'

/** A tighter limit of one or several routes, counted per user, else per address. */
export interface Limit {
  name: string
  max: number
  seconds: number
}

export const LIMITS = {
  search: { name: 'search', max: 120, seconds: 60 },
  lookup: { name: 'lookup', max: 60, seconds: 60 },
  selector: { name: 'selector', max: 60, seconds: 60 },
  signIn: { name: 'sign-in', max: 20, seconds: 60 },
  payment: { name: 'payment', max: 60, seconds: 60 },
  pictures: { name: 'pictures', max: 60, seconds: 60 },
  exports: { name: 'exports', max: 30, seconds: 60 },
  reports: { name: 'reports', max: 6, seconds: 3600 },
  chat: { name: 'chat', max: 20, seconds: 3600 },
} as const satisfies Record<string, Limit>

const whoOf = (request: FastifyRequest) => (request.user ? `user:${request.user.id}` : `ip:${request.ip}`)
const countedAs = (request: FastifyRequest) => (request.apiKey ? `key:${request.apiKey.id}` : whoOf(request))

/** @throws AppError 429 with Retry-After */
export async function spend(db: Db, request: FastifyRequest, limit: Limit): Promise<void> {
  const counted = await countInDatabase(db, `${limit.name}:${whoOf(request)}`, limit).catch((error: unknown) => {
    if (isDiskFull(error)) return countHere(`${limit.name}:${whoOf(request)}`, limit)
    throw error
  })
  if (counted.n > limit.max) {
    throw new AppError('limited', DETAIL.rateLimited, { retryAfter: Math.max(1, counted.wait) })
  }
}

interface Counted {
  n: number
  /** seconds until it begins anew */
  wait: number
}

async function countInDatabase(db: Db, key: string, limit: Limit): Promise<Counted> {
  const { rows } = await db.execute<{ n: number; wait: number }>(sql`
    insert into rate_limits (key, n, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      n = case when rate_limits.resets_at <= now() then 1 else rate_limits.n + 1 end,
      resets_at = case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end
    returning n, ceil(extract(epoch from resets_at - now()))::int as wait`)
  return rows[0] ?? { n: 1, wait: limit.seconds }
}

/** While the disk is full, reading calls go on and are counted in this process. */
const countedHere = new LRUCache<string, { n: number; until: number }>({ max: 50_000 })

function countHere(key: string, limit: Limit): Counted {
  const now = performance.now()
  const count = countedHere.get(key)
  if (!count || count.until <= now) {
    countedHere.set(key, { n: 1, until: now + limit.seconds * 1000 })
    return { n: 1, wait: limit.seconds }
  }
  count.n += 1
  return { n: count.n, wait: Math.ceil((count.until - now) / 1000) }
}

/** The general limit: calls a minute, 600 for an address, 1,200 for a user, 300 for an API key. */
export function makeGeneralLimit(now: () => Date, max = { anonymous: 600, user: 1200, key: 300 }) {
  const counts = new LRUCache<string, { n: number; until: number }>({ max: 50_000 })
  return (request: FastifyRequest): void => {
    const who = countedAs(request)
    const most = request.apiKey ? max.key : request.user ? max.user : max.anonymous
    const at = now().getTime()
    let count = counts.get(who)
    if (!count || count.until <= at) {
      count = { n: 0, until: at + 60_000 }
      counts.set(who, count)
    }
    count.n += 1
    if (count.n > most) {
      throw new AppError('limited', DETAIL.rateLimited, { retryAfter: Math.max(1, (count.until - at) / 1000) })
    }
  }
}
