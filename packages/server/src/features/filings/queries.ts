/** Which filings a page of a list holds, in their order; the rows themselves come from `cards.ts`. */
import { hasActiveSubscription, type Looking } from '@topline/core/access/access.ts'
import type { FilingSort, Page } from '@topline/core/api/paging.ts'
import { and, asc, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { counters, filings } from '../../db/schema.ts'
import type { CounterName } from '../records/counters.ts'
import { isNews, isReport } from '../records/forms.ts'

/** Keys of one page and the length of the whole list. */
export interface KeyPage {
  accessions: string[]
  total: number
}

const key = filings.accession_number
const isRelease = sql`${filings.is_release}`
/** Reports (10-K, 10-Q, 20-F, 40-F), or earnings releases (8-K, 6-K). */
export type Kind = 'reports' | 'releases'
export const kindOf = (releases: boolean): Kind => (releases ? 'releases' : 'reports')
const ofKind = (kind: Kind): SQL => (kind === 'releases' ? isRelease : isReport)
const counterOf: Record<Kind, CounterName> = { reports: 'filings', releases: 'releases' }
const allOf = (kind: Kind) =>
  sql<number>`coalesce((select ${counters.n} from ${counters} where ${counters.name} = ${counterOf[kind]}), 0)`.mapWith(
    Number,
  )

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

/** How a page of filings is ordered, and which are on it: reports unless releases are asked for. */
interface FilingOrder {
  sort: FilingSort
  order: 'asc' | 'desc'
  sight: Sight
  kind?: Kind
}

/**
 * Filings of the home table. By filing date unless sorted otherwise; ties by accession number, so that pages never
 * overlap. Sorted by a figure, filings whose figure the viewer may not see come last, in date order (decision 59).
 */
export async function recentFilings(
  db: Db,
  page: Page,
  { sort, order, sight, kind = 'reports' }: FilingOrder,
): Promise<KeyPage> {
  if (sort === 'total_revenue' || sort === 'net_income') return byFigure(db, page, { sort, order, sight, kind })
  const direction = order === 'asc' ? asc : desc
  const columns = {
    company: [direction(sql`lower(${filings.company_name})`), direction(key)],
    filing_date: order === 'desc' ? newestFirst : oldestFirst,
    version: [sql`${filings.version} ${sql.raw(order)} nulls last`, order === 'asc' ? asc(key) : lastly(key)],
  }[sort]
  const rows = await db
    .select({ accession: key, total: allOf(kind) })
    .from(filings)
    .where(ofKind(kind))
    .orderBy(...columns)
    .limit(page.limit)
    .offset(page.skip)
  return { accessions: rows.map((row) => row.accession), total: rows[0]?.total ?? (await countFilings(db, kind)) }
}

async function countFilings(db: Db, kind: Kind): Promise<number> {
  const [row] = await db.select({ n: counters.n }).from(counters).where(eq(counters.name, counterOf[kind]))
  return row?.n ?? 0
}

async function byFigure(
  db: Db,
  page: Page,
  { sort, order, sight, kind }: Required<FilingOrder> & { sort: 'total_revenue' | 'net_income' },
): Promise<KeyPage> {
  const seen = and(ofKind(kind), visibleTo(sight))
  const value = filings[sort]
  const first = await db
    .select({ accession: key, total: allOf(kind) })
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
  const total = first[0]?.total ?? (await countFilings(db, kind))
  if (accessions.length === page.limit || sight === 'admin') return { accessions, total }
  const [count] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(filings)
    .where(seen)
  const rest = await db
    .select({ accession: key })
    .from(filings)
    .where(and(ofKind(kind), hiddenFrom(sight)))
    .orderBy(...newestFirst)
    .limit(page.limit - accessions.length)
    .offset(Math.max(0, page.skip - (count?.n ?? 0)))
  return { accessions: [...accessions, ...rest.map((row) => row.accession)], total }
}

export function visibleTo(sight: Sight): SQL | undefined {
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

/** A company's reports, its releases, or both as far as something was read of them, newest first. */
export async function companyFilings(
  db: Db,
  cik: string,
  page: Page,
  kind: Kind | 'both' = 'reports',
): Promise<KeyPage> {
  const own = and(eq(filings.cik, cik), kind === 'both' ? isNews : ofKind(kind))
  const total = sql<number>`(select count(*) from (select 1 from ${filings} where ${own} limit 10000) bounded)`
  const rows = await db
    .select({ accession: key, total: total.mapWith(Number) })
    .from(filings)
    .where(own)
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
    .where(and(eq(filings.cik, cik), isReport, eq(filings.fiscal_year, year), inArray(filings.fiscal_period, periods)))
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
