import type { Page } from '@topline/core/api/paging.ts'
import { and, asc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { companies, companyListMembers, companyLists } from '../../db/schema.ts'

export interface ListRow {
  id: number
  name: string
  slug: string
  description: string | null
  owner_id: number | null
  share_slug: string | null
  created_at: Date
  updated_at: Date
}
export type CountedList = ListRow & { companies_count: number }

const isOfSite = isNull(companyLists.owner_id)

/** Lists of the site by name, with the number of their companies. There are dozens, not thousands: they are counted as they are. */
export async function listPage(db: Db, page: Page): Promise<{ rows: CountedList[]; total: number }> {
  const rows = await counted(db, isOfSite).limit(page.limit).offset(page.skip)
  const [count] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(companyLists)
    .where(isOfSite)
  return { rows, total: count?.n ?? 0 }
}

/** The lists that a reader has made, by name. */
export const ownListsOf = async (db: Db, userId: number): Promise<CountedList[]> =>
  counted(db, eq(companyLists.owner_id, userId))

function counted(db: Db, which: SQL) {
  const members = db
    .select({ n: sql<number>`count(*)` })
    .from(companyListMembers)
    .where(eq(companyListMembers.list_id, companyLists.id))
  return db
    .select({ ...getTableColumns(companyLists), companies_count: sql<number>`(${members})`.mapWith(Number) })
    .from(companyLists)
    .where(which)
    .orderBy(asc(sql`lower(${companyLists.name})`), asc(companyLists.id))
}

/**
 * The list at an address as far as it may be read: of the site, one's own, or shared under exactly this address.
 *
 * @param userId who asks; null = whoever has the address
 */
export async function findList(db: Db, slug: string, userId: number | null): Promise<ListRow | null> {
  const [row] = await db.select().from(companyLists).where(isReadable(slug, userId))
  return row ?? null
}

/**
 * The same for whoever writes down that somebody watches it: its owner takes it back before that, and it is not there,
 * or after, and what was written goes with it.
 */
export async function heldList(tx: Tx, slug: string, userId: number): Promise<ListRow | null> {
  const [row] = await tx.select().from(companyLists).where(isReadable(slug, userId)).for('share')
  return row ?? null
}

function isReadable(slug: string, userId: number | null): SQL | undefined {
  const own = userId === null ? undefined : eq(companyLists.owner_id, userId)
  return or(and(eq(companyLists.slug, slug), or(isOfSite, own)), eq(companyLists.share_slug, slug))
}

/** The companies of a list in its order: what a screen or a comparison within it is made of. */
export async function ciksOfList(db: Db, listId: number): Promise<string[]> {
  const rows = await db
    .select({ cik: companyListMembers.cik })
    .from(companyListMembers)
    .where(eq(companyListMembers.list_id, listId))
    .orderBy(asc(companyListMembers.position), asc(companyListMembers.cik))
  return rows.map((row) => row.cik)
}

/** A list in short, for everybody who has its address: how many companies, the first of them by name, the newest filing's day. */
export async function listCompanies(
  db: Db,
  slug: string,
): Promise<(ListRow & { count: number; names: string[]; latest: string | null }) | null> {
  const list = await findList(db, slug, null)
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
