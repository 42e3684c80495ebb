/** What a search asks beside passages: lists, how far the indexing is, a passage by its place. */

import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companyLists, filingDocuments, filingPassages } from '../../db/schema.ts'

/** What people type: words, "phrases", or, -not. */
export const typedQuery = (text: string): SQL => sql`websearch_to_tsquery('english'::regconfig, ${text})`

/** Lists of the site whose name or description holds every word; for a statement that asks for more. */
export function listsFound(db: Db, words: readonly string[], limit: number) {
  const conditions = words.map((word) => {
    const like = `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`
    return sql`(${companyLists.name} ilike ${like} or ${companyLists.description} ilike ${like})`
  })
  return db
    .select({ name: companyLists.name, slug: companyLists.slug, description: companyLists.description })
    .from(companyLists)
    .where(and(isNull(companyLists.owner_id), ...conditions))
    .orderBy(asc(companyLists.name), asc(companyLists.id))
    .limit(limit)
}

/** How far the indexing is; small numbers only, since it reads the table of documents. */
export async function indexState(db: Db, version: number): Promise<{ filings: number; waiting: number }> {
  const [row] = await db
    .select({
      filings: sql<number>`count(*) filter (where ${filingDocuments.indexed_version} >= ${version})`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${filingDocuments.indexed_version} is null)`.mapWith(Number),
    })
    .from(filingDocuments)
    .where(eq(filingDocuments.is_main, true))
  return row ?? { filings: 0, waiting: 0 }
}

/** One passage with its neighbours' positions left to the caller; null where there is none. */
export async function passageAt(db: Db, accession: string, document: string | undefined, position: number) {
  const [row] = await db
    .select({
      document: filingPassages.document,
      position: filingPassages.position,
      section: filingPassages.section,
      text: filingPassages.text,
      start_byte: filingPassages.start_byte,
      end_byte: filingPassages.end_byte,
      is_main: filingDocuments.is_main,
    })
    .from(filingPassages)
    .innerJoin(
      filingDocuments,
      and(
        eq(filingDocuments.accession_number, filingPassages.accession_number),
        eq(filingDocuments.name, filingPassages.document),
      ),
    )
    .where(
      and(
        eq(filingPassages.accession_number, accession),
        eq(filingPassages.position, position),
        document === undefined ? eq(filingDocuments.is_main, true) : eq(filingPassages.document, document),
      ),
    )
    .limit(1)
  return row ?? null
}
