/** Companies of a list, of a search, of the SEC's register; every order ends in the CIK, so that pages never overlap. */
import type { MemberSort, Page } from '@topline/core/api/paging.ts'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies, companyListMembers, companyLists, counters, filings, tickerRegister } from '../../db/schema.ts'
import type { Sight } from '../filings/queries.ts'
import { searchText } from '../records/companies.ts'

const companyColumns = {
  cik: companies.cik,
  name: companies.name,
  tickers: companies.tickers,
  exchanges: companies.exchanges,
  sic: companies.sic,
  sic_description: companies.sic_description,
  logo_info: companies.logo_info,
  fiscal_year_start: companies.fiscal_year_start,
  latest_accession_number: companies.latest_accession_number,
}
export interface CompanyRow {
  cik: string
  name: string
  tickers: string[]
  exchanges: string[]
  sic: string | null
  sic_description: string | null
  logo_info: { url: string | null; is_logo: boolean; includes_name: boolean; alt_text: string | null } | null
  fiscal_year_start: string | null
  latest_accession_number: string | null
}
export interface CompanyPage {
  rows: CompanyRow[]
  total: number
}

export async function findCompany(db: Db, cik: string): Promise<CompanyRow | null> {
  const [row] = await db.select(companyColumns).from(companies).where(eq(companies.cik, cik))
  return row ?? null
}

export interface RegisterRow {
  cik: string
  name: string
  tickers: string[]
  exchanges: string[]
}
/** A company of the register that need not be stored (decision 35). */
export async function findRegistered(db: Db, cik: string): Promise<RegisterRow | null> {
  const [row] = await db.select(registerColumns).from(tickerRegister).where(eq(tickerRegister.cik, cik))
  return row ?? null
}
const registerColumns = {
  cik: tickerRegister.cik,
  name: tickerRegister.name,
  tickers: tickerRegister.tickers,
  exchanges: tickerRegister.exchanges,
}

export interface CompanyOrder {
  sort: MemberSort
  order: 'asc' | 'desc'
  sight: Sight
}

/** All companies, or those of one list (`listId`). */
export async function companyPage(
  db: Db,
  page: Page,
  { sort, order, sight }: CompanyOrder,
  listId?: number,
): Promise<CompanyPage> {
  const member =
    listId === undefined
      ? undefined
      : inArray(
          companies.cik,
          db
            .select({ cik: companyListMembers.cik })
            .from(companyListMembers)
            .where(eq(companyListMembers.list_id, listId)),
        )
  const total =
    listId === undefined
      ? sql<number>`coalesce((select ${counters.n} from ${counters} where ${counters.name} = 'companies'), 0)`
      : sql<number>`(select count(*) from ${companyListMembers} where ${companyListMembers.list_id} = ${listId})`
  const direction = order === 'asc' ? asc : desc
  const byFigure = sort === 'total_revenue' || sort === 'net_income'
  const rows = await db
    .select({ ...companyColumns, total: total.mapWith(Number) })
    .from(companies)
    .leftJoin(filings, eq(filings.accession_number, companies.latest_accession_number))
    .where(and(member, byFigure ? visibleTo(sight) : undefined))
    .orderBy(...(byFigure ? figureOrder(sort, order) : plainOrder(sort, direction, order, listId)))
    .limit(page.limit)
    .offset(page.skip)
  const found: CompanyPage = { rows, total: rows[0]?.total ?? (await totalOf(db, total)) }
  if (!byFigure || sight === 'admin' || rows.length === page.limit) return found
  // The rest: companies whose figure this viewer may not see, in date order, so that the order gives nothing away.
  const [count] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(companies)
    .leftJoin(filings, eq(filings.accession_number, companies.latest_accession_number))
    .where(and(member, visibleTo(sight)))
  const rest = await db
    .select(companyColumns)
    .from(companies)
    .leftJoin(filings, eq(filings.accession_number, companies.latest_accession_number))
    .where(and(member, sql`(${visibleTo(sight)}) is not true`))
    .orderBy(sql`${companies.latest_filing_date} desc nulls last`, asc(companies.cik))
    .limit(page.limit - rows.length)
    .offset(Math.max(0, page.skip - (count?.n ?? 0)))
  return { rows: [...rows, ...rest], total: found.total }
}

async function totalOf(db: Db, total: SQL<number>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select ${total} as n`)
  return Number(rows[0]?.n ?? 0)
}

function plainOrder(sort: MemberSort, direction: typeof asc, order: 'asc' | 'desc', listId?: number): SQL[] {
  if (sort === 'position' && listId !== undefined) {
    const place = sql`(select ${companyListMembers.position} from ${companyListMembers}
      where ${companyListMembers.list_id} = ${listId} and ${companyListMembers.cik} = ${companies.cik})`
    return [direction(place), direction(companies.cik)]
  }
  return sort === 'filing_date'
    ? [sql`${companies.latest_filing_date} ${sql.raw(order)} nulls last`, asc(companies.cik)]
    : [direction(sql`lower(${companies.name})`), direction(companies.cik)]
}

function figureOrder(sort: 'total_revenue' | 'net_income', order: 'asc' | 'desc'): SQL[] {
  const value = sort === 'total_revenue' ? companies.latest_total_revenue : companies.latest_net_income
  return [
    asc(companies.latest_currency_rank),
    asc(companies.latest_currency),
    sql`${value} ${sql.raw(order)} nulls last`,
    asc(companies.cik),
  ]
}

function visibleTo(sight: Sight): SQL | undefined {
  if (sight === 'admin') return undefined
  if (sight === 'open') return sql`${companies.latest_is_open}`
  return sql`${filings.qc_passed} is not null and not ${filings.is_under_revision}`
}

// Search

/** As the search columns are written: lower case, dots and dashes as blanks. NUL cannot stand in the database. */
function normalise(text: string): string {
  return searchText(text.replaceAll('\0', ''), [])
}

/** Ticker spellings of a normalised text: 'brk b' = BRK B, BRK-B, BRK.B. */
function tickerForms(text: string): string[] {
  const upper = text.toUpperCase()
  return [...new Set([upper, upper.replaceAll(' ', '-'), upper.replaceAll(' ', '.'), upper.replaceAll(' ', '')])]
}

function textArray(values: string[]): SQL {
  return sql`array[${sql.join(
    values.map((v) => sql`${v}`),
    sql`, `,
  )}]::text[]`
}

type Searched = typeof companies | typeof tickerRegister

/**
 * Exact ticker, then whole words at the beginning, then prefix of name or ticker, then a word's beginning, then anywhere
 * (decision 35); among equals the larger company, as the register orders them. The candidates are
 * a union, each part of which has its own index; one condition with `or` would read the whole table.
 */
function matching(table: Searched, text: string): { where: SQL; rank: SQL } {
  const { cik, tickers, search, name } = table
  const plain = text.replace(/[\\%_]/g, (c) => `\\${c}`)
  const exact = sql`${tickers} && ${textArray(tickerForms(text))}`
  const begins = sql`${search} like ${`${plain}%`}`
  const wholeWords = sql`${search} like ${`${plain} %`}`
  const word = sql`${search} like ${`% ${plain}%`}`
  const tickerBegins = sql`exists (select 1 from unnest(${tickers}) t where t like ${`${plain.toUpperCase()}%`})`
  // Fewer than three letters have no trigram of their own: whole tickers and beginnings only, which are indexed.
  const parts =
    text.length < 3
      ? [exact, sql`lower(${name}) like ${`${plain}%`}`, word]
      : [exact, sql`${search} like ${`%${plain}%`}`]
  const union = sql.join(
    parts.map((part) => sql`select ${cik} from ${table} where ${part}`),
    sql` union `,
  )
  return {
    where: sql`${cik} in (${union})`,
    rank: sql`case when ${exact} then 0 when ${wholeWords} then 1 when ${begins} or ${tickerBegins} then 2 when ${word} then 3 else 4 end`,
  }
}

const largestFirst = sql`${tickerRegister.position} asc nulls last`

export async function searchCompanies(db: Db, text: string, page: Page): Promise<CompanyPage> {
  const wanted = normalise(text)
  if (wanted === '') return { rows: [], total: 0 }
  const { where, rank } = matching(companies, wanted)
  const total = sql<number>`count(*) over ()`.mapWith(Number)
  const rows = await db
    .select({ ...companyColumns, total })
    .from(companies)
    .leftJoin(tickerRegister, eq(tickerRegister.cik, companies.cik))
    .where(where)
    .orderBy(rank, largestFirst, asc(companies.name), asc(companies.cik))
    .limit(page.limit)
    .offset(page.skip)
  // Behind the last page no row says how many there are; on the first one there are none.
  return { rows, total: rows[0]?.total ?? (page.skip === 0 ? 0 : await countWhere(db, where)) }
}

/** What a search that is about more than companies shows of one. */
const nameColumns = { cik: companies.cik, name: companies.name, tickers: companies.tickers }

/** The first that match, for a statement that asks for more; null = nothing to look for. */
export function companiesFound(db: Db, text: string, limit: number) {
  const wanted = normalise(text)
  if (wanted === '') return null
  const { where, rank } = matching(companies, wanted)
  return db
    .select(nameColumns)
    .from(companies)
    .leftJoin(tickerRegister, eq(tickerRegister.cik, companies.cik))
    .where(where)
    .orderBy(rank, largestFirst, asc(companies.name), asc(companies.cik))
    .limit(limit)
}

/** Names that are looked at for one of them. */
const MOST_CALLED = 40

/**
 * Stored companies whose name begins with one of the phrases, or that have one as a ticker: these and the shortest
 * names, which are nearest to a whole one; `position` in the register tells the larger company. For a statement that asks
 * for more; null = nothing to look for.
 * @param names normalised as the search columns are
 */
export function companiesCalled(db: Db, names: readonly string[], tickers: readonly string[]) {
  const plain = names.filter((name) => name.length > 2).map((name) => name.replace(/[\\%_]/g, (c) => `\\${c}`))
  const likes = plain.flatMap((name) => [name, `${name} %`, `the ${name} %`])
  const hasTicker =
    tickers.length > 0 ? sql`${companies.tickers} && ${sql.param(tickers.flatMap(tickerForms))}::text[]` : null
  const parts = [
    ...(hasTicker ? [hasTicker] : []),
    ...(likes.length > 0 ? [sql`${companies.search} like any (${sql.param(likes)}::text[])`] : []),
  ]
  if (parts.length === 0) return null
  const union = sql.join(
    parts.map((part) => sql`select ${companies.cik} from ${companies} where ${part}`),
    sql` union `,
  )
  return db
    .select({ ...nameColumns, position: tickerRegister.position })
    .from(companies)
    .leftJoin(tickerRegister, eq(tickerRegister.cik, companies.cik))
    .where(sql`${companies.cik} in (${union})`)
    .orderBy(
      ...(hasTicker ? [sql`not (${hasTicker})`] : []),
      sql`length(${companies.name})`,
      largestFirst,
      asc(companies.cik),
    )
    .limit(MOST_CALLED)
}

async function countWhere(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from (select 1 from ${companies} where ${where} limit 10000) bounded`,
  )
  return Number(rows[0]?.n ?? 0)
}

/** The register's hits, with what is stored of them: name and tickers are the register's (decision 35). */
export async function lookUpCompanies(
  db: Db,
  text: string,
  page: Page,
): Promise<{ rows: (RegisterRow & { stored: CompanyRow | null })[]; total: number }> {
  const wanted = normalise(text)
  if (wanted === '') return { rows: [], total: 0 }
  const { where, rank } = matching(tickerRegister, wanted)
  const rows = await db
    .select({
      ...registerColumns,
      stored_cik: companies.cik,
      stored: companyColumns,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(tickerRegister)
    .leftJoin(companies, eq(companies.cik, tickerRegister.cik))
    .where(where)
    .orderBy(rank, largestFirst, asc(tickerRegister.name), asc(tickerRegister.cik))
    .limit(page.limit)
    .offset(page.skip)
  return {
    rows: rows.map(({ stored_cik, stored, total: _, ...row }) => ({
      ...row,
      // An outer join: with the key present every column of the company is.
      stored: stored_cik === null ? null : (stored as CompanyRow),
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** Those of the site: what readers keep for themselves is not told. */
export async function listsOfCompany(db: Db, cik: string): Promise<{ id: number; name: string; slug: string }[]> {
  return db
    .select({ id: companyLists.id, name: companyLists.name, slug: companyLists.slug })
    .from(companyListMembers)
    .innerJoin(companyLists, eq(companyLists.id, companyListMembers.list_id))
    .where(and(eq(companyListMembers.cik, cik), isNull(companyLists.owner_id)))
    .orderBy(asc(companyLists.name), asc(companyLists.id))
}
