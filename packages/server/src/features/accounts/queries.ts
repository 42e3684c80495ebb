import { DETAIL } from '@topline/core/api/details.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import type { UserRow } from '../../http/viewer/session.ts'

/** @throws AppError 'User not found' */
export async function getUser(db: Db, id: number): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw notFound(DETAIL.userNotFound)
  return row
}

/** The account with this address, whatever its upper and lower case; null when there is none. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return row ?? null
}

/** The account that signed in with this Google account before; null when there is none. */
export async function findUserByGoogle(db: Db, google_sub: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.google_sub, google_sub))
  return row ?? null
}
