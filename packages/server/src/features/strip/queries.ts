/** Which filings of some days the strip of Home shows, in their order; the rows themselves come from `filings/cards`. */
import type { StripSort } from '@topline/core/api/filings/strip-names.ts'
import { and, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { filings } from '../../db/schema.ts'
import { type KeyPage, newestFirst, type Sight, visibleTo } from '../filings/queries.ts'

/** Both inclusive. */
export interface Days {
  from: string
  to: string
}

/**
 * By margin among the filings whose figures the viewer may see; the others come after, newest first, so that their place
 * tells nothing of their figures (decision 59).
 */
export async function filingsOfDays(
  db: Db,
  { from, to }: Days,
  { sort, sight, limit }: { sort: StripSort; sight: Sight; limit: number },
): Promise<KeyPage & { releases: ReadonlySet<string> }> {
  const rows = await db
    .select({
      accession: filings.accession_number,
      isRelease: filings.is_release,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(filings)
    .where(and(gte(filings.filing_date, from), lte(filings.filing_date, to)))
    .orderBy(...byMargin(sort, sight), ...newestFirst)
    .limit(limit)
  return {
    accessions: rows.map((row) => row.accession),
    releases: new Set(rows.filter((row) => row.isRelease).map((row) => row.accession)),
    total: rows[0]?.total ?? 0,
  }
}

function byMargin(sort: StripSort, sight: Sight): SQL[] {
  if (sort !== 'kept' && sort !== 'lost') return []
  const margin = sql`${filings.net_income}::float8 / nullif(${filings.total_revenue}, 0)`
  const seen = visibleTo(sight)
  const shown = seen === undefined ? margin : sql`case when ${seen} then ${margin} end`
  return [sort === 'kept' ? sql`${shown} desc nulls last` : sql`${shown} asc nulls last`]
}
