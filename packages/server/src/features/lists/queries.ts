import type { Page } from '@topline/core/api/paging.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companyLists } from '../../db/schema.ts'

export interface ListRow {
  id: number
  name: string
  slug: string
  description: string | null
  created_at: Date
  updated_at: Date
}

/** Lists by name. There are dozens, not thousands: they are counted as they are. */
export async function listPage(db: Db, page: Page): Promise<{ rows: ListRow[]; total: number }> {
  const rows = await db
    .select()
    .from(companyLists)
    .orderBy(asc(companyLists.name), asc(companyLists.id))
    .limit(page.limit)
    .offset(page.skip)
  const [count] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(companyLists)
  return { rows, total: count?.n ?? 0 }
}

export async function findList(db: Db, slug: string): Promise<ListRow | null> {
  const [row] = await db.select().from(companyLists).where(eq(companyLists.slug, slug))
  return row ?? null
}
