/** Passages that match on given grounds: a bounded number of them, newest first, each with its rank. */
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { type Terms, termsOf, wordsOf } from './terms.ts'

/** Passages to choose the best from. */
export const MOST_RANKED = 160
/** Passages with the words of a phrase that are looked through for it, newest first. */
export const MOST_LOOKED_THROUGH = 800
/** Words that the index is asked for one beside the other; those beyond are asked for together. */
const MOST_BESIDE = 5

/** Where to look: the days of a mark of the index, perhaps in some filings only. */
export interface Ground {
  /** the marks of their days: `'@c1250'`, `( '@a1' | '@a2' )`; '' = whichever day */
  marks: string
  /** YYYY-MM-DD; days from `since` on and before `before` */
  since: string
  before: string
  /** accession numbers; null = all filings of the days */
  filings: readonly string[] | null
}

export interface Key {
  accession_number: string
  document: string
  position: number
  filing_date: string
  rank: number
}

/** What is wanted of the index. */
export interface Wanted {
  /** as PostgreSQL writes a tsquery */
  query: string
  /** of filings of this form only, such as 10-K */
  form: string | undefined
}

/** What may still be found. */
export interface Left {
  /** passages that are ranked */
  ranked: number
  /** passages that are looked through for a phrase */
  looked: number
  /** passages of one filing, but of a phrase: of a frequent word a page shows many filings */
  ofAFiling: number
}

export interface Found {
  keys: Key[]
  /** passages with the words of a phrase that were looked through; 0 where no phrase is asked for */
  looked: number
  /** the date of the last of them where there were more than might be; else null */
  looked_until: string | null
}

/**
 * The newest that match, ground by ground as they are given, until they are enough: what is not needed is not looked at.
 * Where a phrase is asked for, the index knows only its words, and passages with them are looked through for it.
 * @param grounds all with marks, or one without
 */
export async function newestMatches(
  db: Db,
  { query, form }: Wanted,
  grounds: readonly Ground[],
  left: Left,
): Promise<Found> {
  const words = wordsOf(query)
  const isPhrase = words !== query
  const ofWords = termsOf(words)
  const terms = form === undefined ? ofWords : { ...ofWords, all: [`'@${form}'`, ...ofWords.all] }
  const most = isPhrase ? left.looked : left.ranked
  const few = isPhrase ? most : Math.min(left.ofAFiling, most)
  const isMarked = grounds.some(({ marks }) => marks !== '')
  // Both kinds of "with" are read row by row as far as they are asked for: a ground that is not needed is not looked at.
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with newest as materialized (
      select found.* from json_to_recordset(${JSON.stringify(grounds.map((one) => asked(one, terms)))}::json)
          as ground (marks text, since date, before date, filings text[])
        cross join lateral (
          select * from (
            select ctid as place, accession_number, document, position, filing_date,
              row_number() over (partition by accession_number order by document, position) as nth
            from filing_passages
            where ${sql.join(wordsBeside(terms, isMarked), sql` and `)}
              and filing_date >= ground.since and filing_date < ground.before
              and (ground.filings is null or accession_number = any(ground.filings))
          ) of_filing where nth <= ${few}::int
          order by filing_date desc, accession_number desc, document, position limit ${most}::int
        ) found
      limit ${most}::int
    ), hits as materialized (
      select n.accession_number, n.document, n.position, n.filing_date::text as filing_date,
        ts_rank_cd(p.search, ${query}::tsquery, 1) as rank
      from newest n join filing_passages p on p.ctid = n.place
      ${isPhrase ? sql`where p.search @@ ${query}::tsquery` : sql``}
      limit ${left.ranked}::int
    )
    select looked.*, hits.* from
      (select case when ${isPhrase}::boolean and (select count(*) from hits) < ${left.ranked}::int
         then (select count(*)::int from newest) else 0 end as looked,
         case when ${isPhrase}::boolean and (select count(*) from hits) < ${left.ranked}::int
         then (select min(filing_date)::text from newest) end as until) looked
      left join hits on true`)
  const found = z.array(row).parse(rows)
  const looked = found[0]?.looked ?? 0
  return {
    keys: found.flatMap(({ looked: _, until: __, ...key }) =>
      key.accession_number === null ? [] : [keyRow.parse(key)],
    ),
    looked,
    looked_until: isPhrase && looked === most ? (found[0]?.until ?? null) : null,
  }
}

/** What must not be there goes with the marks, or with a word: asked for alone it would be sought in the whole index. */
function asked(ground: Ground, { none }: Terms): Ground {
  return ground.marks === '' ? ground : { ...ground, marks: [ground.marks, ...none].join(' & ') }
}

/** Asked for one beside the other, the index leaps from the rarest word's next place to the others'. */
function wordsBeside({ all, none }: Terms, isMarked: boolean): SQL[] {
  const beside = [...all.slice(0, MOST_BESIDE - 1), all.slice(MOST_BESIDE - 1).join(' & ')].filter((one) => one !== '')
  const last = isMarked ? undefined : beside.pop()
  if (last !== undefined) beside.push([last, ...none].join(' & '))
  return [
    ...(isMarked ? [sql`search @@ ground.marks::tsquery`] : []),
    ...beside.map((one) => sql`search @@ ${one}::tsquery`),
  ]
}

const keyRow = z.object({
  accession_number: z.string(),
  document: z.string(),
  position: z.number(),
  filing_date: z.string(),
  rank: z.number(),
})
const row = z
  .object({ looked: z.number(), until: z.string().nullable(), accession_number: z.string().nullable() })
  .loose()
