import type { Page } from '@topline/core/api/paging.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { filings, postFilings, postSlugs, posts, socialPosts, statements } from '../../db/schema.ts'
import { periodColumns } from '../records/period-columns.ts'

export interface PostFilter {
  /** true: published, false: all others, null: both */
  published: boolean | null
  accession_number: string | null
}

/** When a post counts as new: when it was published, before that when it was written. */
const since = sql`coalesce(${posts.published_at}, ${posts.created_at})`

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
      qc_passed: posts.qc_passed,
      has_qc_report: sql<boolean>`${posts.qc_report} is not null`,
      published_at: posts.published_at,
      created_at: posts.created_at,
      updated_at: posts.updated_at,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(posts)
    .where(where)
    .orderBy(sql`${since} desc`, desc(posts.id))
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

/** The filings of posts in their order, with the period of the statement and what decides who may see its figures. */
export async function filingsOfPosts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      post_id: postFilings.post_id,
      accession_number: filings.accession_number,
      cik: filings.cik,
      company_name: filings.company_name,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      htm_url: filings.htm_url,
      protected: filings.protected,
      showcase: filings.showcase,
      ...periodColumns,
    })
    .from(postFilings)
    .innerJoin(filings, eq(filings.accession_number, postFilings.accession_number))
    .leftJoin(statements, eq(statements.id, filings.statement_id))
    .where(inArray(postFilings.post_id, [...ids]))
    .orderBy(asc(postFilings.post_id), asc(postFilings.position))
  return rows.map(({ end_date, period_in_months, fiscal_year, fiscal_period, ...row }) => {
    const { protected: isProtected, showcase, fiscal_year_start_or_end_reported, fiscal_year_start, ...filing } = row
    const period_code =
      end_date === null
        ? null
        : periodCode({
            end_date,
            period_in_months,
            fiscal_year,
            fiscal_period,
            fiscal_year_start_or_end_reported: fiscal_year_start_or_end_reported ?? false,
            fiscal_year_start,
          })
    return { ...filing, period_code, is_reserved: isProtected && !showcase }
  })
}
export type PostFiling = Awaited<ReturnType<typeof filingsOfPosts>>[number]

export type PostRow = typeof posts.$inferSelect

/** A post by id, by its slug or by one it had before (decision 72); null = none, or deleted. */
export async function postByKey(db: Db, key: string): Promise<PostRow | null> {
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
export type SocialRow = typeof socialPosts.$inferSelect

/** What is needed to show a post without its text. */
const FACE = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  protected: posts.protected,
  preview_characters: posts.preview_characters,
}
export type NeighbourRow = Pick<PostRow, keyof typeof FACE>

/** The published posts before and after one, by the order of the list. */
export async function neighbours(db: Db, row: PostRow) {
  const at = (row.published_at ?? row.created_at).toISOString()
  const one = async (isNext: boolean) => {
    const [found] = await db
      .select(FACE)
      .from(posts)
      .where(
        and(
          eq(posts.status, 'published'),
          isNull(posts.deleted_at),
          isNext
            ? sql`(${since}, ${posts.id}) > (${at}::timestamptz, ${row.id}::bigint)`
            : sql`(${since}, ${posts.id}) < (${at}::timestamptz, ${row.id}::bigint)`,
        ),
      )
      .orderBy(isNext ? sql`${since} asc, ${posts.id} asc` : sql`${since} desc, ${posts.id} desc`)
      .limit(1)
    return found ?? null
  }
  return { previous: await one(false), next: await one(true) }
}
