/** The queries behind lists at 100,000 filings: none reads a whole table. PostgreSQL only, whose planner is the one that matters. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, type Db, openDb } from '../../db/open.ts'
import { startTestPostgres, type TestPostgres } from '../../db/postgres.fixture.ts'
import * as schema from '../../db/schema.ts'
import { companyPage, lookUpCompanies, searchCompanies } from '../companies/queries.ts'
import { companyVintages, findStatement } from '../statements/queries.ts'
import { filingCards } from './cards.ts'
import { companyFilings, filingOfPeriod, recentFilings } from './queries.ts'

let server: TestPostgres
let database: Database
let pool: pg.Pool
let db: Db
const asked: { text: string; params: unknown[] }[] = []

beforeAll(async () => {
  server = await startTestPostgres()
  database = await openDb({ DATA_DIR: '', DATABASE_URL: server.url })
  pool = new pg.Pool({ connectionString: server.url, max: 2 })
  db = drizzle(pool, { schema, logger: { logQuery: (text, params) => asked.push({ text, params }) } })
  await fill()
}, 120_000)
afterAll(async () => {
  await pool?.end()
  await database?.close()
  await server?.stop()
})

/** 10,000 companies with ten filings each; every tenth protected, every hundredth under revision. */
async function fill(): Promise<void> {
  await pool.query(`
    insert into companies (cik, name, tickers, search, latest_accession_number, latest_filing_date, latest_currency,
        latest_currency_rank, latest_total_revenue, latest_net_income, latest_is_open)
      select c, 'Company ' || md5(c::text), array['T' || c], lower('company ' || md5(c::text) || ' t' || c),
        lpad(c::text, 10, '0') || '-24-000010', date '2024-01-01' + (c % 300)::int, 'USD', 0, c * 1000, c, true
      from generate_series(1, 10000) c;
    insert into filings (accession_number, cik, form_type, base_form, filing_date, fiscal_year, fiscal_period, source,
        protected, company_name, tickers, statement_id, version, currency, currency_rank, total_revenue, net_income,
        qc_passed, is_under_revision)
      select lpad(c::text, 10, '0') || '-24-' || lpad(n::text, 6, '0'), c, '10-K', '10-K',
        date '2015-01-01' + (n * 300 + c % 300)::int, 2014 + n, 'FY', 'edgar', (c + n) % 10 = 0, 'Company ' || c,
        array['T' || c], c * 10 + n, 1, 'USD', 0, c * 1000 + n, c, true, (c + n) % 100 = 7
      from generate_series(1, 10000) c, generate_series(1, 10) n;
    insert into statements (accession_number, cik, version, is_current, engine, total_revenue, net_income, currency,
        end_date, period_in_months, fiscal_year, fiscal_period, revenue_units, revenue_units_number, is_under_revision,
        qc_passed)
      select accession_number, cik, 1, true, 'tags', total_revenue, net_income, 'USD', filing_date, 12, fiscal_year,
        'FY', 'millions', 1000000, false, true from filings order by cik, accession_number;
    update filings f set statement_id = s.id from statements s where s.accession_number = f.accession_number;
    insert into ticker_register (cik, name, tickers, search) select cik, name, tickers, search from companies;
    insert into counters (name, n) values ('companies', 10000), ('filings', 100000);
    analyze`)
}

const accession = '0000000500-24-000003'
const sortings = (['filing_date', 'company', 'total_revenue', 'net_income', 'version'] as const).flatMap((sort) =>
  (['open', 'subscriber', 'admin'] as const).flatMap((sight) =>
    (['asc', 'desc'] as const).map((order) => ({ sort, sight, order })),
  ),
)
const questions: [string, (db: Db) => Promise<unknown>][] = [
  ...sortings.map(({ sort, sight, order }): [string, (db: Db) => Promise<unknown>] => [
    `recent filings by ${sort} for ${sight}, ${order}`,
    (on) => recentFilings(on, { skip: 40, limit: 40 }, { sort, order, sight }),
  ]),
  ['rows of a page', (on) => filingCards(on, [accession, '0000000501-24-000003'])],
  ["a company's filings", (on) => companyFilings(on, '500', { skip: 0, limit: 20 })],
  ['a filing by year and quarter', (on) => filingOfPeriod(on, '500', 2016, 'FY')],
  ['a statement', (on) => findStatement(on, { accession_number: accession })],
  ['vintages with what hides them', (on) => companyVintages(on, '500')],
  ['search by ticker', (on) => searchCompanies(on, 't500', { skip: 0, limit: 20 })],
  ['search by two letters', (on) => searchCompanies(on, 't5', { skip: 0, limit: 20 })],
  ['look up', (on) => lookUpCompanies(on, 'abcde', { skip: 0, limit: 20 })],
  [
    'companies by name',
    (on) => companyPage(on, { skip: 50, limit: 25 }, { sort: 'company', order: 'asc', sight: 'open' }),
  ],
]

it.each(questions)('%s: no sequential scan', async (_name, ask) => {
  asked.length = 0
  await ask(db)
  const queries = [...asked]
  expect(queries.length).toBeGreaterThan(0)
  for (const { text, params } of queries) {
    const client = await pool.connect()
    // Ten thousand companies are so few that reading them all may be the cheapest: what counts is that there is another way.
    await client.query(`set enable_seqscan = ${/search/.test(text) ? 'off' : 'on'}`)
    const { rows } = await client.query(`explain ${text}`, params)
    client.release(true)
    const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toMatch(/Seq Scan on (companies|filings|statements|ticker_register)/)
  }
})
