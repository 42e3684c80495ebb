/**
 * Passages that match a search, best among the newest. Every passage carries marks of its date and form beside its
 * words, so that one index answers "these words in these days" without a look at the rest. Days are taken newest first
 * in spans of growing length until enough passages are found: a frequent word ends in the first spans, a rare one has
 * few passages in the long ones.
 */
import type { TextPiece } from '@topline/core/api/search.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { type Reach, reachOf } from './first-look.ts'
import { type Grounds, groundsOf, type PassageFilter, together } from './grounds.ts'
import { headline } from './headline.ts'
import { inTurn } from './in-turn.ts'
import { type Found, type Key, MOST_LOOKED_THROUGH, MOST_RANKED, newestMatches, type Wanted } from './newest-matches.ts'
import { termsOf, wordsOf } from './terms.ts'

export interface PassageRow extends Omit<z.infer<typeof detailRow>, 'text'> {
  /** around what was searched for */
  pieces: TextPiece[]
}

export interface FoundPassages {
  rows: PassageRow[]
  has_more: boolean
  /** none at all was found, whichever page is asked for */
  is_empty: boolean
  /** filings before this date were not looked through, since the words of a phrase are in too many of them; null = all */
  searched_since: string | null
}

/** Passages to show that are enough, so many of a filing at most: two pages. */
const ENOUGH = 40
/** Passages that are read at once sooner than looked for day by day: a day's mark is a word that has to be found as well. */
const FEW_OF_ONE = 100
const FEW_OF_SEVERAL = 600
const OF_ONE_FILING = 3
/** Passages of one filing to choose those from. */
const NEAR_OF_A_FILING = 16
const FAR_OF_A_FILING = 6
/** Where the near days hold too few, all that are chosen from: the two pages, and as many again. */
const FAR_RANKED = 2 * ENOUGH
/** Near spans that are looked at before the other near ones also for several words. */
const NEWEST = 2

export async function searchPassages(
  db: Db,
  text: string,
  filter: PassageFilter,
  page: { skip: number; limit: number },
): Promise<FoundPassages> {
  return inTurn(async () => passagesWithin(db, await reachOf(db, text, filter.form), filter, page))
}

/** Best first among the newest, at most three of one filing unless one is asked for. */
export async function passagesWithin(
  db: Db,
  { query, newest, oldest, per_day: perDay }: Reach,
  filter: PassageFilter,
  page: { skip: number; limit: number },
): Promise<FoundPassages> {
  if (query === '') return { rows: [], has_more: false, is_empty: true, searched_since: null }
  const wanted = { query, form: filter.form }
  const { keys, looked_until } =
    newest === null || oldest === null
      ? { keys: [], looked_until: null }
      : await nearThenFar(
          db,
          wanted,
          await groundsOf(db, filter, { newest, oldest, perDay }),
          filter.accession === undefined ? NEAR_OF_A_FILING : MOST_RANKED,
        )
  const best = bestOf(keys, filter.accession === undefined ? OF_ONE_FILING : Number.POSITIVE_INFINITY)
  const shown = best.slice(page.skip, page.skip + page.limit)
  return {
    rows: await details(db, query, shown),
    has_more: best.length > page.skip + page.limit,
    is_empty: best.length === 0,
    searched_since: looked_until,
  }
}

/**
 * The near spans first, then the far ones part by part until there are enough. Where by the near ones there are few in all
 * that is older, that is asked for at once: to leap from day to day would take longer than to read them all.
 */
async function nearThenFar(
  db: Db,
  wanted: Wanted,
  { near, far, farAtOnce, farther }: Grounds,
  ofAFiling: number,
): Promise<Found> {
  const words = wordsOf(wanted.query)
  const terms = new Set(termsOf(words).all)
  const isSeveral = terms.size > 1
  // Of one word the newest days may hold enough; several are together in few of them, and each look at a word costs.
  const isJoined = isSeveral && words === wanted.query && far.length > 0
  const first = isJoined ? [...together(near.slice(0, NEWEST)), ...together(near.slice(NEWEST))] : near
  const most = { ranked: MOST_RANKED, looked: MOST_LOOKED_THROUGH, ofAFiling }
  const found = await newestMatches(db, wanted, first, most)
  const expected = Math.max(found.keys.length, found.looked) * farther
  const isAtOnce = farAtOnce !== null && terms.size > 0 && expected < (isSeveral ? FEW_OF_SEVERAL : FEW_OF_ONE)
  for (const part of isAtOnce ? [[farAtOnce]] : far) {
    if (bestOf(found.keys, OF_ONE_FILING).length >= ENOUGH || found.looked_until !== null) break
    const ranked = (words === wanted.query ? FAR_RANKED : MOST_RANKED) - found.keys.length
    if (ranked <= 0) break
    const looked = MOST_LOOKED_THROUGH - found.looked
    const more = await newestMatches(db, wanted, part, { ranked, looked, ofAFiling: FAR_OF_A_FILING })
    found.keys.push(...more.keys)
    found.looked += more.looked
    found.looked_until = more.looked_until
  }
  return found
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

/** What a row prints, with the words marked, in the order of the keys. */
async function details(db: Db, query: string, keys: readonly Key[]): Promise<PassageRow[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select p.accession_number, p.document, d.is_main, p.position, p.section, p.start_byte, p.end_byte, p.text, f.form_type,
      f.filing_date::text as filing_date, f.fiscal_year, f.fiscal_period, f.cik::text as cik, f.company_name, f.tickers
    from unnest(${sql.param(keys.map((key) => key.accession_number))}::text[],
        ${sql.param(keys.map((key) => key.document))}::text[],
        ${sql.param(keys.map((key) => key.position))}::int[]) with ordinality as key (accession_number, document, position, n)
      join filing_passages p using (accession_number, document, position)
      join filings f using (accession_number)
      join filing_documents d on d.accession_number = p.accession_number and d.name = p.document
    order by key.n`)
  return rows.map((row) => {
    const { text, ...shown } = detailRow.parse(row)
    return { ...shown, pieces: headline(text, query) }
  })
}
const detailRow = z.object({
  accession_number: z.string(),
  document: z.string(),
  is_main: z.boolean(),
  position: z.number(),
  section: z.string(),
  start_byte: z.number(),
  end_byte: z.number(),
  text: z.string(),
  form_type: z.string(),
  filing_date: z.string(),
  fiscal_year: z.number().nullable(),
  fiscal_period: z.string().nullable(),
  cik: z.string(),
  company_name: z.string(),
  tickers: z.array(z.string()),
})
