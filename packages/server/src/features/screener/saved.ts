/** Screens that readers keep: named, each by its owner alone. */
import type { Looking } from '@topline/core/access/access.ts'
import type { SavedScreen } from '@topline/core/api/saved-screens.ts'
import { readScreen, screenQuery } from '@topline/core/screen/screen.ts'
import { and, asc, count, eq } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { savedScreens } from '../../db/schema.ts'
import { AppError, notFound } from '../../errors.ts'
import { askedScreen, countScreen } from './service.ts'

const MOST = 50

export const parametersOf = (query: string) => {
  const parameters = new URLSearchParams(query)
  return (name: string) => parameters.get(name)
}

/** By name, each with how many companies hold it now. */
export async function listSaved(db: Db, userId: number, looking: Looking, today: string): Promise<SavedScreen[]> {
  const rows = await db
    .select()
    .from(savedScreens)
    .where(eq(savedScreens.user_id, userId))
    .orderBy(asc(savedScreens.name), asc(savedScreens.id))
  const found: SavedScreen[] = []
  for (const { id, name, query, created_at, followed_at } of rows) {
    // What an earlier version of the program could read and this one cannot is left out of it.
    const { screen } = readScreen(parametersOf(query))
    const total = await countScreen(db, looking, screen, today)
    const is_followed = followed_at !== null
    found.push({ id, name, query, total, is_followed, created_at: created_at.toISOString() })
  }
  return found
}

/**
 * Keeps a screen under a name; the same name again takes the new one.
 * @throws AppError 422 for a screen that cannot be read, 409 past the most
 */
export async function saveScreen(
  { inTx, now }: Pick<AppContext, 'inTx' | 'now'>,
  userId: number,
  { name, query }: { name: string; query: string },
): Promise<void> {
  const kept = screenQuery(askedScreen(parametersOf(query)))
  await inTx(async (tx) => {
    const [row] = await tx.select({ n: count() }).from(savedScreens).where(eq(savedScreens.user_id, userId))
    const [known] = await tx
      .select({ id: savedScreens.id })
      .from(savedScreens)
      .where(and(eq(savedScreens.user_id, userId), eq(savedScreens.name, name)))
    if (!known && (row?.n ?? 0) >= MOST) throw new AppError('conflict', `At most ${MOST} screens can be kept`)
    await tx
      .insert(savedScreens)
      .values({ user_id: userId, name, query: kept, created_at: now() })
      .onConflictDoUpdate({ target: [savedScreens.user_id, savedScreens.name], set: { query: kept } })
  })
}

/** @throws AppError 404 where the reader has no such screen */
export async function deleteSaved(db: Db, userId: number, id: number): Promise<void> {
  const gone = await db
    .delete(savedScreens)
    .where(and(eq(savedScreens.id, id), eq(savedScreens.user_id, userId)))
    .returning({ id: savedScreens.id })
  if (gone.length === 0) throw notFound('Screen not found')
}
