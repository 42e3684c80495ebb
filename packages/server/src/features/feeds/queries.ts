import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies, companyListMembers, companyLists, filings, posts } from '../../db/schema.ts'
import { newestFirst } from '../filings/queries.ts'
import { isNews } from '../records/forms.ts'

/** Newest filings for a feed, releases among them: all, of a company, or of a list. */
export async function feedFilings(db: Db, of: { cik?: string; listId?: number }, limit: number): Promise<string[]> {
  const member =
    of.listId === undefined
      ? undefined
      : inArray(
          filings.cik,
          db
            .select({ cik: companyListMembers.cik })
            .from(companyListMembers)
            .where(eq(companyListMembers.list_id, of.listId)),
        )
  const rows = await db
    .select({ accession: filings.accession_number })
    .from(filings)
    .where(and(isNews, of.cik === undefined ? undefined : eq(filings.cik, of.cik), member))
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map((row) => row.accession)
}

/** What the sitemap names; together at most 50,000 addresses (sitemaps.org). */
export async function sitemapRows(db: Db) {
  return {
    companies: await db
      .select({ cik: companies.cik, at: companies.latest_filing_date })
      .from(companies)
      .orderBy(companies.cik)
      .limit(12_000),
    lists: await db
      .select({ slug: companyLists.slug })
      .from(companyLists)
      .where(isNull(companyLists.owner_id))
      .orderBy(companyLists.slug)
      .limit(1_000),
    posts: await db
      .select({
        id: posts.id,
        slug: posts.slug,
        title: posts.title,
        excerpt: posts.excerpt,
        protected: posts.protected,
        preview_characters: posts.preview_characters,
        at: posts.updated_at,
      })
      .from(posts)
      .where(and(eq(posts.status, 'published'), isNull(posts.deleted_at)))
      .orderBy(posts.slug)
      .limit(6_000),
    filings: await db
      .select({ accession: filings.accession_number, at: filings.filing_date, is_release: filings.is_release })
      .from(filings)
      .where(isNews)
      .orderBy(...newestFirst)
      .limit(30_000),
  }
}
