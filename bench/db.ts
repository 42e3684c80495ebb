/**
 * `npm run bench:db [--companies 10000] [--filings 60] [--seconds 10] [--url POSTGRES]`: fills PostgreSQL
 * (TEST_DATABASE_URL, else one started here; or takes the one at --url as it was filled before) and measures every heavy
 * query alone and with eight clients mixed, and looks at each plan: a sequential scan of companies, filings or
 * any statements is a failure (exit 1). Between the queries stands the anchor, `select 1`: what the machine itself takes at
 * that moment. Writes bench/results/db.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Looking, Viewer } from '@topline/core/access/access.ts'
import { NO_SCREEN, type Screen } from '@topline/core/screen/screen.ts'
import { OTHER_KINDS } from '@topline/core/statement/other-statements.ts'
import { openBench } from '../packages/server/src/db/bench.fixture.ts'
import { type Db, openDb } from '../packages/server/src/db/open.ts'
import { startTestPostgres } from '../packages/server/src/db/postgres.fixture.ts'
import { statementPage } from '../packages/server/src/features/admin/queries.ts'
import {
  countOngoing,
  failedRequests,
  pendingRequests,
  requestPage,
} from '../packages/server/src/features/analyses/queries.ts'
import { companyPage, searchCompanies } from '../packages/server/src/features/companies/queries.ts'
import { filingCards } from '../packages/server/src/features/filings/cards.ts'
import { companyFilings, filingOfPeriod, recentFilings } from '../packages/server/src/features/filings/queries.ts'
import { otherOverview } from '../packages/server/src/features/other-statements/overview.ts'
import {
  findOther,
  newestSheet,
  othersOfCompany,
  otherVintages,
} from '../packages/server/src/features/other-statements/queries.ts'
import { type WithCells, withOtherQuantities } from '../packages/server/src/features/other-statements/series.ts'
import { failingFilings, failureGroups } from '../packages/server/src/features/qc/queries.ts'
import { checkDerivedData } from '../packages/server/src/features/records/derived.ts'
import { screenCompanies } from '../packages/server/src/features/screener/service.ts'
import { companyVintages, findStatement } from '../packages/server/src/features/statements/queries.ts'
import { seriesOf } from '../packages/server/src/features/statements/series.ts'
import { fill } from './fill.ts'

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '10000' },
    filings: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '10' },
    url: { type: 'string' },
  },
})
const size = { companies: Number(values.companies), filings: Number(values.filings), requests: 100_000 }
size.requests = Math.min(size.requests, size.companies * size.filings)
const CLIENTS = 8
const TIMES = 100
/** Not measured: plans are made and what is read is warmed, as on a running site. */
const WARM_UP = 10
/** What the product promises at this size, milliseconds: alone at the 95th percentile, with eight clients at the 99th. */
const PROMISE = { p95: 5, p99: 25 }
/** The same of a whole answer, milliseconds alone; the console has no promise. */
const ANSWER_PROMISE = { p50: 5, p95: 20 }
/** The screener reads all companies at once: milliseconds at the 95th percentile, alone and with eight clients that do nothing else. */
const SCREEN_PROMISE = { p95: 25, together: 100 }
const SCREEN = 'screen:'
const ANSWER = 'answer:'
const SUBSCRIBER: Viewer = { id: 1, is_admin: false, subscription_status: 'active', service_name: 'Pro' }
/** As the console asks for them. */
const SHOWN = 30

let groups: Awaited<ReturnType<typeof failureGroups>> = []
let turn = 0
const one = () => {
  turn = (turn * 7919 + 13) % size.companies
  return turn + 1
}
const accession = () => `${String(one()).padStart(10, '0')}-25-${String((turn % size.filings) + 1).padStart(6, '0')}`
const page = (limit: number, skip = 0) => ({ skip, limit })

type Ask = (db: Db) => Promise<unknown>
const queries: Record<string, Ask> = {
  'recent filings, 40': (db) => recentFilings(db, page(40), { sort: 'filing_date', order: 'desc', sight: 'open' }),
  'recent filings, skip 360': (db) =>
    recentFilings(db, page(40, 360), { sort: 'filing_date', order: 'desc', sight: 'open' }),
  'recent filings by revenue': (db) =>
    recentFilings(db, page(40), { sort: 'total_revenue', order: 'desc', sight: 'subscriber' }),
  'rows of a page, 40': async (db) => filingCards(db, Array.from({ length: 40 }, accession)),
  "a company's filings, 20": (db) => companyFilings(db, String(one()), page(20)),
  'a filing by year and quarter': (db) => filingOfPeriod(db, String(one()), 2018, 'FY'),
  'one statement with everything': (db) => findStatement(db, { accession_number: accession() }),
  'a balance sheet with everything': (db) => findOther(db, 'balance_sheet', { accession_number: accession() }),
  "a company's cash flows, 60": (db) => othersOfCompany(db, 'cash_flow', String(one()), 60),
  'newest balance sheet of a company': (db) => newestSheet(db, String(one())),
  'vintages of a company': (db) => companyVintages(db, String(one())),
  'the same of the other statements': (db) => otherVintages(db, String(one())),
  'companies, page 2': (db) => companyPage(db, page(25, 25), { sort: 'company', order: 'asc', sight: 'open' }),
  'companies by latest filing': (db) =>
    companyPage(db, page(25), { sort: 'filing_date', order: 'desc', sight: 'open' }),
  'search a ticker': (db) => searchCompanies(db, `t${one()}`, page(20)),
  'search a part of a name': (db) => searchCompanies(db, 'c4ca', page(20)),
  'console: counts': (db) => countOngoing(db, new Date(Date.now() - 600_000)),
  'console: pending, 100': (db) => pendingRequests(db, 100),
  'console: failed, 100': (db) => failedRequests(db, 100),
  'console: requests by status': (db) => requestPage(db, page(100), { status: 'completed', user_id: null }),
  'console: QC groups': (db) => failureGroups(db),
  'console: failing filings': (db) => failingFilings(db, groups, SHOWN),
  'console: the other statements': (db) => otherOverview(db),
  'admin: protected statements': (db) => statementPage(db, page(50), 'protected', ''),
  'admin: failed balance sheets': (db) => statementPage(db, page(50), 'balance-sheet-failed', ''),
  'admin: filings without cash flows': (db) => statementPage(db, page(50), 'cash-flow-absent', ''),
  'admin: others not looked for': (db) => statementPage(db, page(50), 'others-missing', ''),
  ...screens(),
  ...answers(),
}

/** A whole answer of the screener, as a reader gets it; `histograms` as the page asks for them with every change. */
function screens(): Record<string, Ask> {
  const bounds = () => (one() % 100) / 1000
  const three = (): Screen['where'] => [
    { name: 'net_margin', from: bounds(), to: null },
    { name: 'total_revenue_growth', from: bounds(), to: null },
    { name: 'return_on_average_equity', from: bounds(), to: 0.8 },
  ]
  const looking: Looking = { viewer: SUBSCRIBER, mode: 'plans' }
  const answer = (db: Db, patch: Partial<Screen>, histograms = false) => {
    const screen: Screen = { ...NO_SCREEN, where: three(), ...patch }
    return screenCompanies(db, looking, screen, { page: page(50), today: '2025-06-30', histograms })
  }
  return {
    [`${SCREEN} three conditions and a sort`]: (db) => answer(db, {}),
    [`${SCREEN} the same by an amount`]: (db) => answer(db, { sort: { by: 'total_revenue', descending: true } }),
    [`${SCREEN} the same in a sector`]: (db) => answer(db, { sic: '35' }),
    [`${SCREEN} by name, no condition`]: (db) => answer(db, { where: [] }),
    [`${SCREEN} with three histograms`]: (db) => answer(db, {}, true),
  }
}

/** What several queries and the arithmetic behind them make: the series of a company's page with all three statements. */
function answers(): Record<string, Ask> {
  const looking: Looking = { viewer: SUBSCRIBER, mode: 'plans' }
  const request = { period: 'quarterly', basis: 'current', as_of: null } as const
  const series = async (db: Db, cells: WithCells) => {
    const company = { cik: String(one()), fiscal_year_start: null }
    const detail = (['none', 'cells', 'lines'] as const)[cells.length]
    const income = await seriesOf(db, company, looking, request, detail)
    return withOtherQuantities(db, company, looking, request, income, cells)
  }
  return {
    [`${ANSWER} a series of all quantities`]: (db) => series(db, []),
    [`${ANSWER} a table of cash flows`]: (db) => series(db, ['cash_flow']),
    [`${ANSWER} three statements`]: (db) => series(db, OTHER_KINDS),
  }
}

const server = values.url ? null : await startTestPostgres()
const url = values.url ?? server?.url ?? ''
const database = await openDb({ DATA_DIR: '', DATABASE_URL: url })
const { rows: query, db: plain, watched, asked, close } = openBench(url, CLIENTS)
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const ms = (n: number) => n.toFixed(2).padStart(8)

try {
  console.log(`${size.companies} companies x ${size.filings} filings, ${size.requests} requests`)
  if (server) await fill(query, size, (line) => console.log(`  ${line}`))
  groups = await failureGroups(plain)
  const [bytes] = await query('select pg_size_pretty(pg_database_size(current_database())) as size')
  console.log(`  ${bytes?.size}\n`)
  const results: Record<string, Result> = {}
  const anchor: number[] = []
  let isBad = false
  for (const [name, ask] of Object.entries(queries)) {
    asked.length = 0
    await ask(watched)
    const scans: string[] = []
    for (const { text, params } of [...asked]) {
      const plan = (await query(`explain ${text}`, params)).map((row) => row['QUERY PLAN']).join('\n')
      for (const found of plan.matchAll(
        /Seq Scan on (companies|filings|statements|other_statements|other_vintages)\b/g,
      ))
        scans.push(found[1] ?? '')
    }
    for (let i = 0; i < WARM_UP; i++) await ask(plain)
    const times: number[] = []
    for (let i = 0; i < TIMES; i++) {
      if (i % 10 === 0) anchor.push(await timed(() => query('select 1')))
      times.push(await timed(() => ask(plain)))
    }
    times.sort((a, b) => a - b)
    results[name] = { p50: at(times, 0.5), p95: at(times, 0.95), scans }
    if (scans.length > 0) isBad = true
  }
  const names = Object.keys(queries)
  // A whole answer keeps this process busy with arithmetic, which would be measured as the database's time.
  const readers = names.filter((name) => !isDesk(name) && !name.startsWith(ANSWER) && !name.startsWith(SCREEN))
  const mixed = new Map([
    ...(await underLoad(readers, names.filter(isDesk))),
    ...(await underLoad(names.filter((name) => name.startsWith(SCREEN)))),
  ])
  anchor.sort((a, b) => a - b)
  const anchors = { p50: at(anchor, 0.5), p95: at(anchor, 0.95) }
  console.log(`${'query'.padEnd(32)}     p50      p95   with ${CLIENTS} clients: p50, p95, p99 (ms)`)
  console.log(`${'anchor: select 1'.padEnd(32)}${ms(anchors.p50)} ${ms(anchors.p95)}`)
  for (const [name, result] of Object.entries(results)) {
    const load = (mixed.get(name) ?? []).sort((a, b) => a - b)
    if (load.length > 0) result.mixed = { p50: at(load, 0.5), p95: at(load, 0.95), p99: at(load, 0.99) }
    const together = result.mixed
      ? [result.mixed.p50, result.mixed.p95, result.mixed.p99].map(ms).join(' ')
      : ' '.repeat(26)
    const notes = [
      ...overPromise(name, result),
      result.scans.length > 0 ? `SEQUENTIAL SCAN of ${[...new Set(result.scans)].join(', ')}` : '',
    ].filter(Boolean)
    console.log(`${name.padEnd(32)}${ms(result.p50)} ${ms(result.p95)} ${together}   ${notes.join('; ')}`)
  }
  const kept = Object.entries(results).filter(([name, result]) => overPromise(name, result).length === 0)
  console.log(`\n${kept.length} of ${Object.keys(results).length} keep to what is promised; the console has no promise`)
  const { qc_failures: _, ...differences } = await checkDerivedData(plain) // made checks stand in no report
  console.log(`what is counted and copied, computed again: ${JSON.stringify(differences)} differences`)
  if (Object.values(differences).some((n) => n > 0)) isBad = true
  const total = [...mixed.values()].reduce((sum, times) => sum + times.length, 0)
  console.log(`\n${Math.round(total / Number(values.seconds))} queries a second with ${CLIENTS} clients mixed`)
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(
    join(import.meta.dirname, 'results/db.json'),
    JSON.stringify({ size, anchor: anchors, results }, null, 2),
  )
  if (isBad) process.exitCode = 1
} finally {
  await close()
  await database.close()
  await server?.stop()
}

interface Result {
  p50: number
  p95: number
  scans: string[]
  mixed?: { p50: number; p95: number; p99: number }
}

/** What of a result is over its promise, in words. */
function overPromise(name: string, { p50, p95, mixed }: Result): string[] {
  if (isDesk(name)) return []
  if (name.startsWith(ANSWER))
    return [
      p50 > ANSWER_PROMISE.p50 ? `over ${ANSWER_PROMISE.p50} ms at the median` : '',
      p95 > ANSWER_PROMISE.p95 ? `over ${ANSWER_PROMISE.p95} ms alone` : '',
    ].filter(Boolean)
  if (name.startsWith(SCREEN))
    return [
      p95 > SCREEN_PROMISE.p95 ? `over ${SCREEN_PROMISE.p95} ms alone` : '',
      mixed && mixed.p95 > SCREEN_PROMISE.together ? `over ${SCREEN_PROMISE.together} ms together` : '',
    ].filter(Boolean)
  return [
    p95 > PROMISE.p95 ? `over ${PROMISE.p95} ms alone` : '',
    mixed && mixed.p99 > PROMISE.p99 ? `over ${PROMISE.p99} ms together` : '',
  ].filter(Boolean)
}

function isDesk(name: string): boolean {
  return /^(console|admin):/.test(name)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Queries in turns by eight clients at once: all of them readers, or seven, and one administrator at the console. */
async function underLoad(readers: readonly string[], desk = readers): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>([...readers, ...desk].map((name) => [name, []]))
  const end = performance.now() + Number(values.seconds) * 1000
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const names = client === 0 ? desk : readers
      for (let i = client * 3; performance.now() < end; i++) {
        const name = names[i % names.length] ?? ''
        times.get(name)?.push(await timed(async () => queries[name]?.(plain)))
      }
    }),
  )
  return times
}
