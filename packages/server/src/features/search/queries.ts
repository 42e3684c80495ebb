/**
 * Full-text search. Passages: the newest 300 that match are ranked; words that stand in half of all filings are found by
 * reading the newest first, rare ones by their index, as the planner's statistics say. No count over all matches.
 */
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companyLists, filingDocuments, filingPassages, filings, posts } from '../../db/schema.ts'

/** The marks around a hit, which no text of a filing holds. */
export const HIT = { on: '\u0002', off: '\u0003' } as const

const CANDIDATES = 300
const HEADLINE = `StartSel=${HIT.on}, StopSel=${HIT.off}, MaxWords=60, MinWords=30, ShortWord=2, MaxFragments=2, FragmentDelimiter=" … "`

export interface PassageFilter {
  form?: string | undefined
  /** year of the filing date */
  year?: number | undefined
  accession?: string | undefined
}

export interface PassageRow {
  accession_number: string
  document: string
  is_main: boolean
  position: number
  section: string
  start_byte: number
  end_byte: number
  /** with the marks of HIT */
  headline: string
  form_type: string
  filing_date: string
  fiscal_year: number | null
  fiscal_period: string | null
  cik: string
  company_name: string
  tickers: string[]
}

/** What people type: words, "phrases", or, -not. */
export const typedQuery = (text: string): SQL => sql`websearch_to_tsquery('english'::regconfig, ${text})`

function conditions(query: SQL, filter: PassageFilter): SQL | undefined {
  const { form, year, accession } = filter
  return and(
    sql`${filingPassages.search} @@ ${query}`,
    form === undefined ? undefined : eq(filingPassages.base_form, form),
    year === undefined
      ? undefined
      : sql`${filingPassages.filing_date} between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`,
    accession === undefined ? undefined : eq(filingPassages.accession_number, accession),
  )
}

/** Best first among the newest; one more than `limit` says that there are more. At most three of one filing a page. */
export async function searchPassages(
  db: Db,
  query: SQL,
  filter: PassageFilter,
  page: { skip: number; limit: number },
): Promise<PassageRow[]> {
  const candidates = db
    .select({
      accession_number: filingPassages.accession_number,
      document: filingPassages.document,
      position: filingPassages.position,
      filing_date: filingPassages.filing_date,
      search: filingPassages.search,
    })
    .from(filingPassages)
    .where(conditions(query, filter))
    .orderBy(
      sql`${filingPassages.filing_date} desc nulls last`,
      sql`${filingPassages.accession_number} desc nulls last`,
      asc(filingPassages.document),
      asc(filingPassages.position),
    )
    .limit(CANDIDATES)
    .as('candidates')
  const ranked = db
    .select({
      accession_number: candidates.accession_number,
      document: candidates.document,
      position: candidates.position,
      filing_date: candidates.filing_date,
      rank: sql<number>`ts_rank_cd(${candidates.search}, ${query}, 1)`.as('rank'),
      nth: sql<number>`row_number() over (partition by ${candidates.accession_number}
        order by ts_rank_cd(${candidates.search}, ${query}, 1) desc, ${candidates.position})`.as('nth'),
    })
    .from(candidates)
    .as('ranked')
  const best = db
    .select()
    .from(ranked)
    .where(filter.accession === undefined ? sql`${ranked.nth} <= 3` : undefined)
    .orderBy(desc(ranked.rank), desc(ranked.filing_date), asc(ranked.accession_number), asc(ranked.position))
    .limit(page.limit)
    .offset(page.skip)
    .as('best')
  return db
    .select({
      accession_number: filingPassages.accession_number,
      document: filingPassages.document,
      is_main: filingDocuments.is_main,
      position: filingPassages.position,
      section: filingPassages.section,
      start_byte: filingPassages.start_byte,
      end_byte: filingPassages.end_byte,
      headline: sql<string>`ts_headline('english'::regconfig, ${filingPassages.text}, ${query}, ${HEADLINE})`,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      fiscal_year: filings.fiscal_year,
      fiscal_period: filings.fiscal_period,
      cik: filings.cik,
      company_name: filings.company_name,
      tickers: filings.tickers,
    })
    .from(best)
    .innerJoin(
      filingPassages,
      and(
        eq(filingPassages.accession_number, best.accession_number),
        eq(filingPassages.document, best.document),
        eq(filingPassages.position, best.position),
      ),
    )
    .innerJoin(filings, eq(filings.accession_number, best.accession_number))
    .innerJoin(
      filingDocuments,
      and(eq(filingDocuments.accession_number, best.accession_number), eq(filingDocuments.name, best.document)),
    )
    .orderBy(desc(best.rank), desc(best.filing_date), asc(best.accession_number), asc(best.position))
}

/** Lists whose name or description holds every word. */
export async function searchLists(db: Db, words: readonly string[], limit: number) {
  const conditions = words.map((word) => {
    const like = `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`
    return sql`(${companyLists.name} ilike ${like} or ${companyLists.description} ilike ${like})`
  })
  return db
    .select({ name: companyLists.name, slug: companyLists.slug, description: companyLists.description })
    .from(companyLists)
    .where(and(...conditions))
    .orderBy(asc(companyLists.name), asc(companyLists.id))
    .limit(limit)
}

/** Published posts by title and excerpt: what everybody may read of a protected one too. */
export async function searchPosts(db: Db, query: SQL, limit: number) {
  const searched = sql`to_tsvector('english'::regconfig, ${posts.title} || ' ' || coalesce(${posts.excerpt}, ''))`
  return db
    .select({
      title: posts.title,
      slug: posts.slug,
      published_at: posts.published_at,
      headline: sql<string>`ts_headline('english'::regconfig, coalesce(${posts.excerpt}, ''), ${query}, ${HEADLINE})`,
    })
    .from(posts)
    .where(and(eq(posts.status, 'published'), isNull(posts.deleted_at), sql`${searched} @@ ${query}`))
    .orderBy(sql`ts_rank(${searched}, ${query}) desc`, desc(posts.published_at), desc(posts.id))
    .limit(limit)
}

/** Filings of each company. */
export async function filingCounts(db: Db, ciks: readonly string[]): Promise<Map<string, number>> {
  if (ciks.length === 0) return new Map()
  const rows = await db
    .select({ cik: filings.cik, n: sql<number>`count(*)`.mapWith(Number) })
    .from(filings)
    .where(inArray(filings.cik, [...ciks]))
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
