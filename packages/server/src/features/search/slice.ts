/** One slice of a search over passages: so many filings, a bounded number of passages of them, each with its rank. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'

/** Passages to choose the best from. */
export const ENOUGH = 120
/** Passages of one slice that are ranked, newest first. */
const MOST_RANKED = 240
/** Passages with the words of a phrase that are looked through for it, newest first. */
export const MOST_LOOKED_THROUGH = 800

export interface Key {
  accession_number: string
  document: string
  position: number
  filing_date: string
  rank: number
}

/** A phrase without its order: what the index can answer. Under "not" a phrase stays, since it excludes less. */
function wordsOf(query: string): string {
  return query.includes('!') ? query : query.replace(/('(?:[^']|'')*')|<(?:-|\d+)>/g, (_, word) => word ?? '&')
}

/**
 * One slice, newest first. Where a phrase is asked for, the index knows only its words: so many passages with them are
 * looked through, and `looked_until` is the date of the last one where there were more.
 */
export async function slice(
  db: Db,
  query: string,
  marks: string,
  when: SQL,
  mostLooked: number,
): Promise<{ keys: Key[]; looked: number; looked_until: string | null }> {
  const words = wordsOf(query)
  const isPhrase = words !== query
  const most = isPhrase ? mostLooked : MOST_RANKED
  const wanted = marks === '' ? words : `(${words})&${marks}`
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with matching as materialized (
      select accession_number, document, position, filing_date from filing_passages
      where search @@ ${wanted}::tsquery and ${when}
    ), newest as materialized (
      select * from matching order by filing_date desc, accession_number desc, document, position limit ${most}
    )
    select looked.n as looked, looked.until, hits.* from
      (select count(*)::int as n, min(filing_date)::text as until from newest) looked
      left join (
        select accession_number, document, position, filing_date::text as filing_date,
          ts_rank_cd(search, ${query}::tsquery, 1) as rank
        from (
          select n.*, p.search from newest n join filing_passages p using (accession_number, document, position)
          offset 0 -- else the index would be asked for the phrase once for every passage
        ) read
        ${isPhrase ? sql`where search @@ ${query}::tsquery` : sql``}
      ) hits on true`)
  const keys = rows
    .filter((row) => row.accession_number !== null)
    .map((row) => ({
      accession_number: String(row.accession_number),
      document: String(row.document),
      position: Number(row.position),
      filing_date: String(row.filing_date),
      rank: Number(row.rank),
    }))
  const looked = isPhrase ? Number(rows[0]?.looked ?? 0) : 0
  return { keys, looked, looked_until: isPhrase && looked === most ? String(rows[0]?.until) : null }
}
