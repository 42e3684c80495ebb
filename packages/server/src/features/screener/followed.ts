/** Kept screens that readers follow, and the filings that hold them. */
import type { Looking } from '@topline/core/access/access.ts'
import { readScreen } from '@topline/core/screen/screen.ts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { savedScreens } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { parametersOf } from './saved.ts'
import { filingsOfScreen } from './service.ts'

const own = (userId: number, id: number) => and(eq(savedScreens.id, id), eq(savedScreens.user_id, userId))

/** @throws AppError 404 where the reader keeps no such screen */
export async function followScreen({ db, now }: Pick<AppContext, 'db' | 'now'>, userId: number, id: number) {
  const followed = await db
    .update(savedScreens)
    .set({ followed_at: sql`coalesce(${savedScreens.followed_at}, ${now().toISOString()}::timestamptz)` })
    .where(own(userId, id))
    .returning({ id: savedScreens.id })
  if (followed.length === 0) throw notFound('Screen not found')
}

export async function unfollowScreen(db: Db, userId: number, id: number): Promise<void> {
  await db.update(savedScreens).set({ followed_at: null }).where(own(userId, id))
}

/** By name. */
export async function followedScreens(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(savedScreens)
    .where(and(eq(savedScreens.user_id, userId), isNotNull(savedScreens.followed_at)))
    .orderBy(asc(savedScreens.name), asc(savedScreens.id))
  return rows.map(({ id, name, query, followed_at, created_at }) => ({
    ...{ id, name, query },
    followed_at: (followed_at ?? created_at).toISOString(),
  }))
}

/**
 * The newest filings that figures of companies which hold one of these screens are from. A screen that this version
 * cannot read whole would let in companies that nobody asked for: it has none.
 */
export async function filingsOfScreens(
  db: Db,
  screens: readonly { query: string }[],
  looking: Looking,
  asked: { today: string; limit: number },
): Promise<string[]> {
  const found = new Set<string>()
  for (const { query } of screens) {
    const { screen, faults } = readScreen(parametersOf(query))
    if (faults.length > 0) continue
    for (const accession of await filingsOfScreen(db, looking, screen, asked)) found.add(accession)
  }
  return [...found]
}
