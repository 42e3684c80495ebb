import type { Page } from '@topline/core/api/paging.ts'
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { filings, postFilings, postSlugs, posts, socialPosts } from '../../db/schema.ts'

export interface PostFilter {
  /** true: published, false: all others, null: both */
  published: boolean | null
  accession_number: string | null
}

/** Posts for a list, newest first, without their text. */
export async function postPage(db: Db, page: Page, filter: PostFilter) {
  const about: SQL | undefined =
    filter.accession_number === null
      ? undefined
      : inArray(
          posts.id,
          db
            .select({ id: postFilings.post_id })
            .from(postFilings)
            .where(eq(postFilings.accession_number, filter.accession_number)),
        )
  const status =
    filter.published === null
      ? undefined
      : filter.published
        ? eq(posts.status, 'published')
        : ne(posts.status, 'published')
  const where = and(isNull(posts.deleted_at), status, about)
  const rows = await db
    .select({
      id: posts.id,
      title: posts.title,
      slug: posts.slug,
      status: posts.status,
      protected: posts.protected,
      preview_characters: posts.preview_characters,
      total_words: posts.total_words,
      excerpt: posts.excerpt,
      published_at: posts.published_at,
      created_at: posts.created_at,
      updated_at: posts.updated_at,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(posts)
    .where(where)
    .orderBy(sql`coalesce(${posts.published_at}, ${posts.created_at}) desc`, desc(posts.id))
    .limit(page.limit)
    .offset(page.skip)
  const total =
    rows[0]?.total ??
    (
      await db
        .select({ n: sql<number>`count(*)`.mapWith(Number) })
        .from(posts)
        .where(where)
    )[0]?.n
  return { rows, total: total ?? 0 }
}

export async function filingsOfPosts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({
      post_id: postFilings.post_id,
      accession_number: filings.accession_number,
      cik: filings.cik,
      company_name: filings.company_name,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      htm_url: filings.htm_url,
    })
    .from(postFilings)
    .innerJoin(filings, eq(filings.accession_number, postFilings.accession_number))
    .where(inArray(postFilings.post_id, [...ids]))
    .orderBy(asc(postFilings.post_id), asc(postFilings.position))
}

/** A post by id, by its slug or by one it had before (decision 127); null = none, or deleted. */
export async function postByKey(db: Db, key: string) {
  const former = db.select({ id: postSlugs.post_id }).from(postSlugs).where(eq(postSlugs.slug, key))
  const id = /^\d{1,9}$/.test(key) ? Number(key) : null
  const rows = await db
    .select()
    .from(posts)
    .where(
      and(
        isNull(posts.deleted_at),
        or(eq(posts.slug, key), inArray(posts.id, former), id === null ? undefined : eq(posts.id, id)),
      ),
    )
    .orderBy(desc(eq(posts.slug, key)))
    .limit(1)
  return rows[0] ?? null
}

export async function socialPostsOf(db: Db, postId: number) {
  return db
    .select()
    .from(socialPosts)
    .where(eq(socialPosts.post_id, postId))
    .orderBy(asc(socialPosts.created_at), asc(socialPosts.id))
}
