import type { ListedUser } from '@topline/core/api/account/account.ts'
import type { Page } from '@topline/core/api/paging.ts'
import { count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { sessions, users } from '../../db/schema.ts'
import { getUser } from '../accounts/queries.ts'

type Ctx = Pick<AppContext, 'db' | 'now'>

/** People whose name or address holds the text; '' = everybody. Who was here last comes first. */
export async function findUsers(ctx: Ctx, search: string, page: Page): Promise<{ rows: ListedUser[]; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const where = search === '' ? undefined : sql`(${users.name} ilike ${pattern} or ${users.email} ilike ${pattern})`
  const [counted] = await ctx.db.select({ total: count() }).from(users).where(where)
  return { rows: await select(ctx, where, page), total: counted?.total ?? 0 }
}

/** @throws AppError 'User not found' */
export async function getListedUser(ctx: Ctx, id: number): Promise<ListedUser> {
  const [row] = await select(ctx, eq(users.id, id), { skip: 0, limit: 1 })
  if (row) return row
  await getUser(ctx.db, id)
  throw new Error(`User ${id} is there and was not found`)
}

async function select({ db, now }: Ctx, where: SQL | undefined, { skip, limit }: Page): Promise<ListedUser[]> {
  const open = db
    .select({ user_id: sessions.user_id, n: count().as('n') })
    .from(sessions)
    .where(gt(sessions.expires_at, now()))
    .groupBy(sessions.user_id)
    .as('open')
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      is_admin: users.is_admin,
      subscription_status: users.subscription_status,
      service_name: users.service_name,
      payment_period: users.payment_period,
      created_at: users.created_at,
      last_seen_at: users.last_seen_at,
      sessions: open.n,
    })
    .from(users)
    .leftJoin(open, eq(open.user_id, users.id))
    .where(where)
    .orderBy(sql`${users.last_seen_at} desc nulls last`, desc(users.id))
    .offset(skip)
    .limit(limit)
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    sessions: row.sessions ?? 0,
  }))
}
