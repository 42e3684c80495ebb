/** Published posts by what everybody may read of them: title and first words. */
import type { Looking } from '@topline/core/access/access.ts'
import type { TextPiece } from '@topline/core/api/search.ts'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { posts } from '../../db/schema.ts'
import { faceOf } from '../posts/face.ts'
import { filingsOfPosts } from '../posts/queries.ts'
import { headline } from './headline.ts'

interface FoundPost {
  title: string
  slug: string
  published_at: Date | null
  /** the first words, with what was searched for */
  pieces: TextPiece[]
}

/** Those that match as they are stored; for a statement that asks for more. */
export function postsFound(db: Db, query: SQL, limit: number) {
  const searched = sql`to_tsvector('english'::regconfig, ${posts.title} || ' ' || coalesce(${posts.excerpt}, ''))`
  return db
    .select({
      id: posts.id,
      title: posts.title,
      slug: posts.slug,
      excerpt: posts.excerpt,
      protected: posts.protected,
      preview_characters: posts.preview_characters,
      published_at: posts.published_at,
    })
    .from(posts)
    .where(and(eq(posts.status, 'published'), isNull(posts.deleted_at), sql`${searched} @@ ${query}`))
    .orderBy(sql`ts_rank(${searched}, ${query}) desc`, desc(posts.published_at), desc(posts.id))
    .limit(limit)
}

type StoredPost = Awaited<ReturnType<typeof postsFound>>[number]

/** As everybody may see them. @param words what is searched for, as the database understands it */
export async function viewPosts(
  db: Db,
  rows: readonly StoredPost[],
  { query, words }: { query: SQL; words: string },
  mode: Looking['mode'],
): Promise<FoundPost[]> {
  const filings = await filingsOfPosts(
    db,
    rows.map((row) => row.id),
  )
  const found: FoundPost[] = []
  for (const { published_at, ...row } of rows) {
    const own = filings.filter((filing) => filing.post_id === row.id)
    const { title, slug, excerpt } = faceOf(row, own, { viewer: null, mode })
    const isWhole = title === row.title && excerpt === row.excerpt
    // Found by a word that is hidden, a post would tell that it holds it.
    if (!isWhole && !(await isFoundBy(db, query, `${title} ${excerpt ?? ''}`))) continue
    found.push({ title, slug, published_at, pieces: headline(excerpt ?? '', words) })
  }
  return found
}

async function isFoundBy(db: Db, query: SQL, text: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 where to_tsvector('english'::regconfig, ${text}) @@ ${query}`)
  return rows.length > 0
}
