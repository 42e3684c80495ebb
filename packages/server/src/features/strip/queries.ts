/** Which filings of some days or of a list the strip of Home shows, in their order; the rows themselves come from `filings/cards`. */
import type { StripSort } from '@topline/core/api/filings/strip-names.ts'
import { and, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companyListMembers, filings } from '../../db/schema.ts'
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
export const filingsOfDays = (db: Db, { from, to }: Days, order: StripOrder): Promise<StripPage> =>
  ordered(db, and(gte(filings.filing_date, from), lte(filings.filing_date, to)), order)

/** One a company of the list, of what was read: the newest whose figures the viewer may see, else the newest. */
export async function filingsOfList(db: Db, listId: number, order: StripOrder): Promise<StripPage> {
  const seen = visibleTo(order.sight)
  const newest = db
    .selectDistinctOn([filings.cik], { accession: filings.accession_number })
    .from(filings)
    .innerJoin(companyListMembers, eq(companyListMembers.cik, filings.cik))
    .where(and(eq(companyListMembers.list_id, listId), isNotNull(filings.statement_id)))
    // Who sees everything has no condition, and PostgreSQL orders by no constant.
    .orderBy(filings.cik, ...(seen === undefined ? [] : [sql`${seen} desc`]), ...newestFirst)
  return ordered(db, inArray(filings.accession_number, newest), order)
}

interface StripOrder {
  sort: StripSort
  sight: Sight
  limit: number
}
type StripPage = KeyPage & { releases: ReadonlySet<string> }

async function ordered(db: Db, which: SQL | undefined, { sort, sight, limit }: StripOrder): Promise<StripPage> {
  const rows = await db
    .select({
      accession: filings.accession_number,
      isRelease: filings.is_release,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(filings)
    .where(which)
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
