/**
 * Passages of one company's filings that match: newest filings first, in slices of growing size. The marks of the days
 * they were filed on bound what the index is asked for, as in a search over all filings.
 */
import { dayNumber } from '@topline/core/format/day.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { filings } from '../../db/schema.ts'
import { ENOUGH, type Key, MOST_LOOKED_THROUGH, slice } from './slice.ts'

/** Ends of the slices in filings; more than the last, forty years of quarters, no company has filed. */
const ENDS = [10, 40, 170]

/** @param filter on the filings, such as their form */
export async function ofCompany(db: Db, query: string, cik: string, filter: SQL | undefined): Promise<Key[]> {
  const own = await db
    .select({ accession_number: filings.accession_number, filing_date: filings.filing_date })
    .from(filings)
    .where(and(eq(filings.cik, cik), filter))
    .orderBy(desc(filings.filing_date), desc(filings.accession_number))
    .limit(ENDS.at(-1) ?? 0)
  const keys: Key[] = []
  let from = 0
  let left = MOST_LOOKED_THROUGH
  for (const end of ENDS) {
    const some = own.slice(from, end)
    if (some.length === 0 || left <= 0) break
    const days = new Set(some.map((one) => `'@a${dayNumber(one.filing_date)}'`))
    const accessions = some.map((one) => sql`${one.accession_number}`)
    const found = await slice(
      db,
      query,
      `(${[...days].join('|')})`,
      sql`accession_number in (${sql.join(accessions, sql`, `)})`,
      left,
    )
    keys.push(...found.keys)
    if (keys.length >= ENOUGH) break
    from = end
    left -= found.looked
  }
  return keys
}
