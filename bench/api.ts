/**
 * `npm run bench:api [URL | --embedded]`: the warm API of a running site (URL, else one started here with the samples on
 * PostgreSQL, or on the embedded database): how long each heavy read takes alone, made anew every time, as after a write
 * (an address that nobody asked for yet), and again while nothing was written, when the site keeps answers; with the ETag
 * that is known already (304); how many a second eight connections get; and, where the database is ours, again while another
 * process writes without pause, a company and the counters of the site: answers of other companies stay kept, lists of all
 * are made anew. The promise: 5 ms at the median and 20 ms at
 * the 95th percentile alone, 2 ms for a 304. /healthz, which does nothing, stands first as the anchor. A given site must
 * trust a proxy (TRUST_PROXY), or its limit of reads answers 429. Writes bench/results/api.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
// @ts-expect-error the package brings no types
import autocannon from 'autocannon'
import { startServer } from '../e2e/server.ts'
import { openDb } from '../packages/server/src/db/open.ts'
import { startTestPostgres } from '../packages/server/src/db/postgres.fixture.ts'

const SECONDS = 3
const ALONE = 300
const WARM_UP = 50

interface Sent {
  headers?: Record<string, string>
}
/** What is used of the package. Latencies in milliseconds. */
type Measure = (options: {
  url: string
  connections: number
  duration: number
  requests: { setupRequest: (request: Sent) => Sent }[]
}) => Promise<{
  requests: { average: number }
  latency: { p50: number; p97_5: number; p99: number }
  non2xx: number
}>
const measure: Measure = autocannon
const [wish] = process.argv.slice(2)
const given = wish?.startsWith('http') ? wish : null
const postgres = given || wish === '--embedded' ? null : await startTestPostgres()
const server = given
  ? null
  : await startServer({
      TRUST_PROXY: '1',
      SESSION_SECRET: 'x'.repeat(40),
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    })
const base = (given ?? server?.url ?? '').replace(/\/$/, '')
let calls = 0
const someone = () => {
  calls += 1
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
}
const paths = {
  health: '/healthz',
  'recent filings': '/api/filings/recent?limit=40',
  'a company': '/api/company/320193',
  "a company's statements": '/api/company/320193/income-statement?limit=50',
  'a series': '/api/company/320193/series?period=annual',
  'a filing': '/api/filing/0000320193-24-000123',
  companies: '/api/companies/?limit=25',
  search: '/api/companies/?search=app&limit=20',
  lists: '/api/lists/',
  statistics: '/api/stats',
  home: '/',
}
const at = (sorted: number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10

/** One request after the other; the whole answer read. Milliseconds, and whether all had the status. */
async function alone(url: string | ((i: number) => string), status: number, headers: Record<string, string> = {}) {
  const times: number[] = []
  let others = 0
  for (let i = 0; i < ALONE + WARM_UP; i++) {
    const began = performance.now()
    const address = typeof url === 'string' ? url : url(i)
    const answer = await fetch(address, { headers: { ...headers, 'x-forwarded-for': someone() } })
    await answer.arrayBuffer()
    if (i >= WARM_UP) times.push(performance.now() - began)
    if (answer.status !== status) others += 1
  }
  times.sort((a, b) => a - b)
  return { p50: at(times, 0.5), p95: at(times, 0.95), others }
}

async function tagOf(url: string): Promise<string | null> {
  const answer = await fetch(url, { headers: { 'x-forwarded-for': someone() } })
  await answer.arrayBuffer()
  return answer.headers.get('etag')
}

/** The same with a word that no route knows: an answer of its own. */
const another = (url: string) => (i: number) => `${url}${url.includes('?') ? '&' : '?'}another=${i}`

/** Another process: a company's rows, a request and a counter in each transaction, some hundred a second. */
async function writeWithoutPause(url: string): Promise<() => Promise<number>> {
  const database = await openDb({ DATA_DIR: '', DATABASE_URL: url, migrate: false })
  let isWriting = true
  const written = (async () => {
    let n = 0
    for (; isWriting; n += 1) {
      await database.exec(`begin;
        update filings set file_number = file_number where cik = 1318605;
        update statements set version = version where cik = 1318605 and is_current;
        update vintages set is_own = is_own where cik = 1318605;
        update counters set n = n where name = 'filings';
        commit`)
      await pause(3)
    }
    return n
  })()
  return async () => {
    isWriting = false
    const n = await written
    await database.close()
    return n
  }
}

interface Result {
  made: { p50: number; p95: number; others: number }
  alone: { p50: number; p95: number; others: number }
  /** null where the answer has no ETag */
  unchanged: { p50: number; p95: number; others: number } | null
  writing?: { p50: number; p95: number; others: number }
  together: { per_second: number; p50: number; p97: number; p99: number; others: number }
}
const results: Record<string, Result> = {}
const number = (n: number) => String(Math.round(n * 10) / 10).padStart(7)
try {
  console.log(
    `${'what'.padEnd(24)} made: p50, p95   again: p50, p95   304: p50, p95   eight: a second, p50, p97.5, p99 (ms)`,
  )
  for (const [name, path] of Object.entries(paths)) {
    const url = base + path
    const tag = await tagOf(url)
    const made = await alone(another(url), 200)
    const one = await alone(url, 200)
    const unchanged = tag === null ? null : await alone(url, 304, { 'if-none-match': tag })
    const { requests, latency, non2xx } = await measure({
      url,
      connections: 8,
      duration: SECONDS,
      // The limit of reads counts by address: behind a trusted proxy every request is somebody else's.
      requests: [
        { setupRequest: (request) => ({ ...request, headers: { ...request.headers, 'x-forwarded-for': someone() } }) },
      ],
    })
    const together = {
      per_second: requests.average,
      p50: latency.p50,
      p97: latency.p97_5,
      p99: latency.p99,
      others: non2xx,
    }
    results[name] = { made, alone: one, unchanged, together }
    const others = made.others + one.others + (unchanged?.others ?? 0) + non2xx
    console.log(
      `${name.padEnd(24)} ${number(made.p50)} ${number(made.p95)}  ${number(one.p50)} ${number(one.p95)}  ${unchanged ? `${number(unchanged.p50)} ${number(unchanged.p95)}` : '      -       -'}  ${number(together.per_second)} ${number(together.p50)} ${number(together.p97)} ${number(together.p99)}${others > 0 ? `   ${others} with another status` : ''}`,
    )
  }
  if (postgres) {
    const stop = await writeWithoutPause(postgres.url)
    console.log('\nbeside writes without pause: p50, p95 (ms)')
    for (const [name, path] of Object.entries(paths)) {
      const one = await alone(base + path, 200)
      const result = results[name]
      if (result) result.writing = one
      console.log(`${name.padEnd(24)} ${number(one.p50)} ${number(one.p95)}`)
    }
    console.log(`${await stop()} transactions were written meanwhile`)
  }
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'results/api.json'), JSON.stringify(results, null, 2))
} finally {
  await server?.stop()
  await postgres?.stop()
}
