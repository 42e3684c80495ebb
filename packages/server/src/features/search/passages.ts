/**
 * Passages that match a search, best among the newest. Every passage carries marks of its date and form beside its
 * words, so that one index answers "these words in these days" without a look at the rest. Days are taken newest first
 * in spans of growing length until enough passages are found: a frequent word ends in the first spans, a rare one has
 * few passages in the long ones.
 */
import type { TextPiece } from '@topline/core/api/search.ts'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { filingDocuments, filingPassages, filings } from '../../db/schema.ts'
import { type Grounds, groundsOf, type PassageFilter } from './grounds.ts'
import { headline } from './headline.ts'
import { type Found, type Key, MOST_LOOKED_THROUGH, MOST_RANKED, newestMatches, type Wanted } from './newest-matches.ts'
import { termsOf } from './terms.ts'

export interface PassageRow {
  accession_number: string
  document: string
  is_main: boolean
  position: number
  section: string
  start_byte: number
  end_byte: number
  /** around what was searched for */
  pieces: TextPiece[]
  form_type: string
  filing_date: string
  fiscal_year: number | null
  fiscal_period: string | null
  cik: string
  company_name: string
  tickers: string[]
}

export interface FoundPassages {
  rows: PassageRow[]
  has_more: boolean
  /** none at all was found, whichever page is asked for */
  is_empty: boolean
  /** filings before this date were not looked through, since the words of a phrase are in too many of them; null = all */
  searched_since: string | null
}

/** Passages to choose the best from that are enough: three pages and more. */
const ENOUGH = 120
/** Of a rare thing the near spans hold less than one of so many parts of what is enough. */
const RARE = 16
const OF_ONE_FILING = 3

/** Best first among the newest, at most three of one filing unless one is asked for. */
export async function searchPassages(
  db: Db,
  text: string,
  filter: PassageFilter,
  page: { skip: number; limit: number },
): Promise<FoundPassages> {
  const { query, newest, oldest } = await reachOf(db, text, filter.form)
  if (query === '') return { rows: [], has_more: false, is_empty: true, searched_since: null }
  const wanted = { query, form: filter.form, fewOfAFiling: filter.accession === undefined }
  const { keys, looked_until } =
    newest === null || oldest === null
      ? { keys: [], looked_until: null }
      : await nearThenFar(db, wanted, await groundsOf(db, filter, { newest, oldest }))
  const best = bestOf(keys, filter.accession === undefined ? OF_ONE_FILING : Number.POSITIVE_INFINITY)
  const shown = best.slice(page.skip, page.skip + page.limit)
  return {
    rows: await details(db, query, shown),
    has_more: best.length > page.skip + page.limit,
    is_empty: best.length === 0,
    searched_since: looked_until,
  }
}

interface Reach {
  /** what people type (words, "phrases", or, -not) as the database understands it; '' = nothing to look for */
  query: string
  /** filing date of the newest filing of the form, if one is asked for; null = there is none */
  newest: string | null
  /** of the oldest of all */
  oldest: string | null
}

async function reachOf(db: Db, text: string, form: string | undefined): Promise<Reach> {
  const ofForm = form === undefined ? sql`` : sql`where base_form = ${form}`
  const { rows: found } = await db.execute<Record<string, unknown>>(sql`
    select websearch_to_tsquery('english'::regconfig, ${text})::text as query,
      (select max(filing_date) from filings ${ofForm})::text as newest,
      (select min(filing_date) from filings)::text as oldest`)
  const [row] = z.array(reachRow).parse(found)
  return row ?? { query: '', newest: null, oldest: null }
}
const reachRow = z.object({ query: z.string(), newest: z.string().nullable(), oldest: z.string().nullable() })

/**
 * The near spans first. Where they hold next to nothing, all that is older is asked for at once: the rarest word is in few
 * passages then, and to leap from day to day would take longer than to read them all.
 */
async function nearThenFar(db: Db, wanted: Wanted, { near, far, farAtOnce }: Grounds): Promise<Found> {
  const first = await newestMatches(db, wanted, near, { ranked: MOST_RANKED, looked: MOST_LOOKED_THROUGH })
  if (first.keys.length >= ENOUGH || first.looked_until !== null || far.length === 0) return first
  const isRare = first.keys.length * RARE < MOST_RANKED && first.looked * RARE < MOST_LOOKED_THROUGH
  const isAtOnce = farAtOnce !== null && isRare && termsOf(wanted.query).all.length > 0
  const left = { ranked: MOST_RANKED - first.keys.length, looked: MOST_LOOKED_THROUGH - first.looked }
  const rest = await newestMatches(db, wanted, isAtOnce ? [farAtOnce] : far, left)
  return { ...rest, keys: [...first.keys, ...rest.keys] }
}

/** By rank, then newest, each filing's best first and no more than so many of it. */
function bestOf(keys: readonly Key[], ofOneFiling: number): Key[] {
  const sorted = keys.toSorted(
    (a, b) =>
      b.rank - a.rank ||
      compare(b.filing_date, a.filing_date) ||
      compare(a.accession_number, b.accession_number) ||
      compare(a.document, b.document) ||
      a.position - b.position,
  )
  const counts = new Map<string, number>()
  return sorted.filter(({ accession_number }) => {
    const count = (counts.get(accession_number) ?? 0) + 1
    counts.set(accession_number, count)
    return count <= ofOneFiling
  })
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** What a row prints, with the words marked. */
async function details(db: Db, query: string, keys: readonly Key[]): Promise<PassageRow[]> {
  if (keys.length === 0) return []
  const nth = (row: Pick<Key, 'accession_number' | 'document' | 'position'>) =>
    keys.findIndex(
      (key) =>
        key.accession_number === row.accession_number && key.document === row.document && key.position === row.position,
    )
  const wanted = keys.map((key) => sql`(${key.accession_number}, ${key.document}, ${key.position}::int)`)
  const rows = await db
    .select({
      accession_number: filingPassages.accession_number,
      document: filingPassages.document,
      is_main: filingDocuments.is_main,
      position: filingPassages.position,
      section: filingPassages.section,
      start_byte: filingPassages.start_byte,
      end_byte: filingPassages.end_byte,
      text: filingPassages.text,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      fiscal_year: filings.fiscal_year,
      fiscal_period: filings.fiscal_period,
      cik: filings.cik,
      company_name: filings.company_name,
      tickers: filings.tickers,
    })
    .from(filingPassages)
    .innerJoin(filings, eq(filings.accession_number, filingPassages.accession_number))
    .innerJoin(
      filingDocuments,
      and(
        eq(filingDocuments.accession_number, filingPassages.accession_number),
        eq(filingDocuments.name, filingPassages.document),
      ),
    )
    .where(
      sql`(${filingPassages.accession_number}, ${filingPassages.document}, ${filingPassages.position}) in (${sql.join(wanted, sql`, `)})`,
    )
  return rows.toSorted((a, b) => nth(a) - nth(b)).map(({ text, ...row }) => ({ ...row, pieces: headline(text, query) }))
}
