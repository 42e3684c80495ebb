import type { Page } from '@topline/core/api/paging.ts'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies, companyListMembers, companyLists } from '../../db/schema.ts'

export interface ListRow {
  id: number
  name: string
  slug: string
  description: string | null
  created_at: Date
  updated_at: Date
}

/** Lists by name, with the number of their companies. There are dozens, not thousands: they are counted as they are. */
export async function listPage(
  db: Db,
  page: Page,
): Promise<{ rows: (ListRow & { companies_count: number })[]; total: number }> {
  const members = db
    .select({ n: sql<number>`count(*)` })
    .from(companyListMembers)
    .where(eq(companyListMembers.list_id, companyLists.id))
  const rows = await db
    .select({ ...getTableColumns(companyLists), companies_count: sql<number>`(${members})`.mapWith(Number) })
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

/** A list in short: how many companies, the first of them by name, the newest filing's day. */
export async function listCompanies(
  db: Db,
  slug: string,
): Promise<(ListRow & { count: number; names: string[]; latest: string | null }) | null> {
  const list = await findList(db, slug)
  if (!list) return null
  const rows = await db
    .select({ name: companies.name, latest: companies.latest_filing_date })
    .from(companyListMembers)
    .innerJoin(companies, eq(companies.cik, companyListMembers.cik))
    .where(eq(companyListMembers.list_id, list.id))
    .orderBy(sql`lower(${companies.name})`)
  const days = rows.flatMap((row) => row.latest ?? []).sort()
  return { ...list, count: rows.length, names: rows.slice(0, 6).map((row) => row.name), latest: days.at(-1) ?? null }
}
