/** What a search finds beside passages: lists, posts, how many filings a company has, how far the indexing is. */

import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companyLists, filingDocuments, filingPassages, filings } from '../../db/schema.ts'
import { isReport } from '../records/forms.ts'

/** What people type: words, "phrases", or, -not. */
export const typedQuery = (text: string): SQL => sql`websearch_to_tsquery('english'::regconfig, ${text})`

/** Lists of the site whose name or description holds every word. */
export async function searchLists(db: Db, words: readonly string[], limit: number) {
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

/** Filings of each company, releases apart. */
export async function filingCounts(db: Db, ciks: readonly string[]): Promise<Map<string, number>> {
  if (ciks.length === 0) return new Map()
  const rows = await db
    .select({ cik: filings.cik, n: sql<number>`count(*)`.mapWith(Number) })
    .from(filings)
    .where(and(isReport, inArray(filings.cik, [...ciks])))
    .groupBy(filings.cik)
  return new Map(rows.map((row) => [row.cik, row.n]))
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
