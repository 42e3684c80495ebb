/** Which filings a page of a list holds, in their order; the rows themselves come from `cards.ts`. */
import { hasActiveSubscription, type Looking } from '@topline/core/access/access.ts'
import type { FilingSort, Page } from '@topline/core/api/paging.ts'
import { and, asc, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { counters, filings } from '../../db/schema.ts'

/** Keys of one page and the length of the whole list. */
export interface KeyPage {
  accessions: string[]
  total: number
}

const key = filings.accession_number
const allFilings =
  sql<number>`coalesce((select ${counters.n} from ${counters} where ${counters.name} = 'filings'), 0)`.mapWith(Number)

/**
 * Newest first, ties by accession number. The indexes are made with `nulls last`, and the planner takes an index only
 * where the order says the same, also for columns that are never null.
 */
export const newestFirst = [lastly(filings.filing_date), lastly(key)]

/** The same index read backwards. */
const oldestFirst = [sql`${filings.filing_date} asc nulls first`, sql`${key} asc nulls first`]

function lastly(column: SQLWrapper): SQL {
  return sql`${column} desc nulls last`
}

/** What figures of a filing the viewer sees: those open to all, those checked and not under revision, or every one. */
export type Sight = 'open' | 'subscriber' | 'admin'

/**
 * Filings of the home table. By filing date unless sorted otherwise; ties by accession number, so that pages never
 * overlap. Sorted by a figure, filings whose figure the viewer may not see come last, in date order (decision 59).
 */
export async function recentFilings(
  db: Db,
  page: Page,
  { sort, order, sight }: { sort: FilingSort; order: 'asc' | 'desc'; sight: Sight },
): Promise<KeyPage> {
  if (sort === 'total_revenue' || sort === 'net_income') return byFigure(db, page, sort, order, sight)
  const direction = order === 'asc' ? asc : desc
  const columns = {
    company: [direction(sql`lower(${filings.company_name})`), direction(key)],
    filing_date: order === 'desc' ? newestFirst : oldestFirst,
    version: [sql`${filings.version} ${sql.raw(order)} nulls last`, order === 'asc' ? asc(key) : lastly(key)],
  }[sort]
  const rows = await db
    .select({ accession: key, total: allFilings })
    .from(filings)
    .orderBy(...columns)
    .limit(page.limit)
    .offset(page.skip)
  return { accessions: rows.map((row) => row.accession), total: rows[0]?.total ?? (await countFilings(db)) }
}

async function countFilings(db: Db): Promise<number> {
  const [row] = await db.select({ n: counters.n }).from(counters).where(eq(counters.name, 'filings'))
  return row?.n ?? 0
}

async function byFigure(
  db: Db,
  page: Page,
  sort: 'total_revenue' | 'net_income',
  order: 'asc' | 'desc',
  sight: Sight,
): Promise<KeyPage> {
  const seen = visibleTo(sight)
  const value = filings[sort]
  const first = await db
    .select({ accession: key, total: allFilings })
    .from(filings)
    .where(seen)
    .orderBy(
      asc(filings.currency_rank),
      asc(filings.currency),
      sql`${value} ${sql.raw(order)} nulls last`,
      order === 'asc' ? asc(key) : lastly(key),
    )
    .limit(page.limit)
    .offset(page.skip)
  const accessions = first.map((row) => row.accession)
  const total = first[0]?.total ?? (await countFilings(db))
  if (accessions.length === page.limit || sight === 'admin') return { accessions, total }
  const [count] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(filings)
    .where(seen)
  const rest = await db
    .select({ accession: key })
    .from(filings)
    .where(hiddenFrom(sight))
    .orderBy(...newestFirst)
    .limit(page.limit - accessions.length)
    .offset(Math.max(0, page.skip - (count?.n ?? 0)))
  return { accessions: [...accessions, ...rest.map((row) => row.accession)], total }
}

function visibleTo(sight: Sight): SQL | undefined {
  if (sight === 'admin') return undefined
  if (sight === 'open') return sql`${filings.is_open}`
  return sql`${filings.qc_passed} is not null and not ${filings.is_under_revision}`
}

/** The rest; always a part of what is not open, so that its index serves. */
function hiddenFrom(sight: Sight): SQL | undefined {
  const closed = sql`not ${filings.is_open}`
  if (sight === 'open') return closed
  return and(closed, or(sql`${filings.qc_passed} is null`, sql`${filings.is_under_revision}`))
}

/** A company's filings, newest first. */
export async function companyFilings(db: Db, cik: string, page: Page): Promise<KeyPage> {
  const total = sql<number>`(select count(*) from (select 1 from ${filings} where ${filings.cik} = ${cik} limit 10000) bounded)`
  const rows = await db
    .select({ accession: key, total: total.mapWith(Number) })
    .from(filings)
    .where(eq(filings.cik, cik))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.skip)
  if (rows[0]) return { accessions: rows.map((row) => row.accession), total: rows[0].total }
  const { rows: counted } = await db.execute<{ n: number }>(sql`select ${total} as n`)
  return { accessions: [], total: Number(counted[0]?.n ?? 0) }
}

/**
 * The filing of a company for a fiscal year and quarter: Q4 and FY both mean the annual one, the original is preferred
 * to its amendment, the newest if several (decision 27).
 */
export async function filingOfPeriod(
  db: Db,
  cik: string,
  year: number,
  quarter: 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'FY',
): Promise<string | null> {
  const periods = quarter === 'Q4' || quarter === 'FY' ? ['FY', 'Q4'] : [quarter]
  const [row] = await db
    .select({ accession: key })
    .from(filings)
    .where(and(eq(filings.cik, cik), eq(filings.fiscal_year, year), inArray(filings.fiscal_period, periods)))
    .orderBy(
      sql`${filings.fiscal_period} = 'FY' desc`,
      sql`${filings.form_type} like '%/A'`,
      lastly(filings.filing_date),
      lastly(key),
    )
    .limit(1)
  return row?.accession ?? null
}

/** What this viewer sees of figures in general. */
export function sightOf({ viewer, mode }: Looking): Sight {
  if (viewer?.is_admin) return 'admin'
  return hasActiveSubscription(viewer, mode) ? 'subscriber' : 'open'
}
