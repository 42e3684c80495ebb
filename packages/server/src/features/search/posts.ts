/** Published posts by what everybody may read of them: title and first words. */
import type { Looking } from '@topline/core/access/access.ts'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { posts } from '../../db/schema.ts'
import { faceOf } from '../posts/face.ts'
import { filingsOfPosts } from '../posts/queries.ts'
import { headlineOf } from './headline.ts'

interface FoundPost {
  title: string
  slug: string
  published_at: Date | null
  /** the first words with the hits marked */
  headline: string
}

export async function searchPosts(db: Db, query: SQL, limit: number, mode: Looking['mode']): Promise<FoundPost[]> {
  const searched = sql`to_tsvector('english'::regconfig, ${posts.title} || ' ' || coalesce(${posts.excerpt}, ''))`
  const rows = await db
    .select({
      id: posts.id,
      title: posts.title,
      slug: posts.slug,
      excerpt: posts.excerpt,
      protected: posts.protected,
      preview_characters: posts.preview_characters,
      published_at: posts.published_at,
      headline: headlineOf(sql`coalesce(${posts.excerpt}, '')`, query),
    })
    .from(posts)
    .where(and(eq(posts.status, 'published'), isNull(posts.deleted_at), sql`${searched} @@ ${query}`))
    .orderBy(sql`ts_rank(${searched}, ${query}) desc`, desc(posts.published_at), desc(posts.id))
    .limit(limit)
  const filings = await filingsOfPosts(
    db,
    rows.map((row) => row.id),
  )
  const found: FoundPost[] = []
  for (const { published_at, headline, ...row } of rows) {
    const own = filings.filter((filing) => filing.post_id === row.id)
    const { title, slug, excerpt } = faceOf(row, own, { viewer: null, mode })
    const isWhole = title === row.title && excerpt === row.excerpt
    const shown = isWhole ? headline : await shownHeadline(db, query, title, excerpt ?? '')
    if (shown !== null) found.push({ title, slug, published_at, headline: shown })
  }
  return found
}

/** Found by a word that is hidden, a post would tell that it holds it: null then. */
async function shownHeadline(db: Db, query: SQL, title: string, excerpt: string): Promise<string | null> {
  const { rows } = await db.execute<{ headline: string }>(
    sql`select ${headlineOf(sql`${excerpt}::text`, query)} as headline
         where to_tsvector('english'::regconfig, ${`${title} ${excerpt}`}) @@ ${query}`,
  )
  return rows[0]?.headline ?? null
}
