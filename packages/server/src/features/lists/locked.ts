/** A list held for a change, and what every change of it keeps to. */
import { MOST_COMPANIES } from '@topline/core/api/account/own-lists.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { companyListMembers, companyLists } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { ListRow } from './queries.ts'

/** @param slug its own address; the one it is shared by changes nothing */
export async function lockedList(tx: Tx, slug: string): Promise<ListRow | null> {
  const [list] = await tx.select().from(companyLists).where(eq(companyLists.slug, slug)).for('update')
  return list ?? null
}

export async function touch(tx: Tx, id: number): Promise<void> {
  await tx.update(companyLists).set({ updated_at: sql`clock_timestamp()` }).where(eq(companyLists.id, id))
}

/** Of the companies of a list, the last one's place; 0 in an empty one. */
export async function lastPosition(tx: Tx, id: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${companyListMembers.position}), 0)`.mapWith(Number) })
    .from(companyListMembers)
    .where(eq(companyListMembers.list_id, id))
  return row?.last ?? 0
}

/** @throws AppError 409 where an own list has grown over the most */
export async function requireRoom(tx: Tx, id: number): Promise<void> {
  if ((await tx.$count(companyListMembers, eq(companyListMembers.list_id, id))) > MOST_COMPANIES) throw tooMany()
}

export const tooMany = () =>
  new AppError('conflict', `At most ${MOST_COMPANIES} companies in a list; nothing was changed`)
