/**
 * `npm run bench:search [--filings 5000] [--seconds 10] [--url postgres://…]`: the search of the site over PostgreSQL
 * (TEST_DATABASE_URL, else one started here) with that many filings made from real sections. Prints p50, p95 and p99 of
 * every kind of question, alone and with eight clients, beside a `select 1` of the same run, and fails where one alone
 * is over 100 ms at the 95th percentile. `--url` names a database that is filled once and kept. Writes bench/results/search.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBench } from '../packages/server/src/db/bench.fixture.ts'
import { openDb } from '../packages/server/src/db/open.ts'
import { startTestPostgres } from '../packages/server/src/db/postgres.fixture.ts'
import { type SearchRequest, search } from '../packages/server/src/features/search/service.ts'
import { fillSearch } from './fill-search.ts'

const { values } = parseArgs({
  options: {
    filings: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '10' },
    url: { type: 'string' },
  },
})
const CLIENTS = 8
const ALONE = 60
/** A quarter of a small server's memory, as PostgreSQL advises. */
const MEMORY = '1GB'
/** Milliseconds at the 95th percentile. */
const PROMISE = 100

const COMMON = ['revenue', 'risk', 'company', 'net sales', 'income taxes', 'fiscal year', 'financial statements']
const USUAL = ['impairment', 'wearables', 'hedging', 'litigation', 'repurchase', 'pension', 'semiconductor', 'lease']
const RARE = ['locomotive', 'semaglutide', 'zirconium', 'typhoon', 'earphones', 'aluminium', 'cannabis', 'vineyard']
const PHRASES = ['"net income per share"', '"gross margin"', '"supply chain"', '"foreign currency exchange rates"']
const PHRASES_OF_COMMON = ['"year of the company"', '"income other income"', '"sales of net"', '"tax and tax rate of"']
const NOWHERE = ['qwertzuiop', '"purple elephants dance"', 'revenue zyxwvut', '"company the of a in"']
const companies: string[] = []

const kinds: Record<string, (n: number) => Partial<SearchRequest> & { q: string }> = {
  'common word': (n) => ({ q: turn(COMMON, n) }),
  'usual word': (n) => ({ q: turn(USUAL, n) }),
  'rare word': (n) => ({ q: turn(RARE, n) }),
  'two words': (n) => ({ q: `${turn(USUAL, n)} ${turn(COMMON, n)}` }),
  phrase: (n) => ({ q: turn(PHRASES, n) }),
  'phrase of common words': (n) => ({ q: turn(PHRASES_OF_COMMON, n) }),
  'either, not': (n) => ({ q: `${turn(USUAL, n)} or ${turn(RARE, n)} -${turn(COMMON, n)}` }),
  'company name and word': (n) => ({ q: `${turn(companies, n)} ${turn(COMMON, n)}` }),
  'company name': (n) => ({ q: turn(companies, n) }),
  'a long question': (n) => ({ q: `why did ${turn(USUAL, n)} costs and revenue of the segment change in the year` }),
  'by form': (n) => ({ q: turn(USUAL, n), form: turn(['10-K', '10-Q', '20-F'], n) }),
  'by year': (n) => ({ q: turn(USUAL, n), year: 2016 + (n % 10) }),
  'by form and year, common': (n) => ({ q: turn(COMMON, n), form: turn(['10-K', '20-F'], n), year: 2016 + (n % 10) }),
  'second page': (n) => ({ q: turn([...COMMON, ...USUAL], n), skip: 20 }),
  nothing: (n) => ({ q: turn(NOWHERE, n) }),
}
const turn = <T>(list: readonly T[], n: number): T => list[n % list.length] as T // no list is empty

const server = values.url === undefined ? await startTestPostgres(MEMORY) : null
const url = values.url ?? server?.url ?? ''
const database = await openDb({ DATA_DIR: '', DATABASE_URL: url })
const bench = openBench(url, CLIENTS)
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const ms = (n: number) => n.toFixed(1).padStart(8)

interface Spread {
  p50: number
  p95: number
  p99: number
  max: number
}
function spread(times: number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99), max: sorted.at(-1) ?? 0 }
}
const line = (s: Spread) => `${ms(s.p50)}${ms(s.p95)}${ms(s.p99)}${ms(s.max)}`

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
const state = async () => ({ filings: 0, waiting: 0 })
const ask = (name: string, n: number) =>
  search(database.db, { skip: 0, limit: 20, ...kinds[name]?.(n), q: kinds[name]?.(n).q ?? '' }, state)
const anchor = () => database.exec('select 1')

try {
  const [{ n: stored } = { n: 0 }] = await bench.rows('select count(*)::int as n from filings')
  if (stored === 0) await fillSearch(bench.rows, Number(values.filings), (text) => console.log(`  ${text}`))
  const [size] = await bench.rows(
    `select (select count(*) from filings) as filings, (select count(*) from filing_passages) as passages,
      pg_size_pretty(pg_total_relation_size('filing_passages')) as bytes`,
  )
  console.log(`${size?.filings} filings, ${size?.passages} passages, ${size?.bytes}\n`)
  for (const { name } of await bench.rows('select name from companies order by cik limit 40'))
    companies.push(String(name).replace(' Corporation', ''))

  const alone = new Map<string, Spread>()
  const found = new Map<string, number>()
  const anchors: number[] = []
  for (const name of Object.keys(kinds)) {
    const times: number[] = []
    let hits = 0
    for (let n = 0; n < ALONE; n++) {
      times.push(
        await timed(async () => {
          hits += (await ask(name, n)).passages.length
        }),
      )
      anchors.push(await timed(anchor))
    }
    alone.set(name, spread(times))
    found.set(name, hits / ALONE)
  }
  const { load, loadAnchors } = await underLoad()
  const head = '     p50     p95     p99     max'
  console.log(`${''.padEnd(26)}${'alone'.padStart(32)}${`${CLIENTS} clients`.padStart(32)}  hits`)
  console.log(`${'milliseconds'.padEnd(26)}${head}${head}`)
  for (const [name, one] of alone) {
    const mixed = spread(load.get(name) ?? [])
    console.log(`${name.padEnd(26)}${line(one)}${line(mixed)}  ${found.get(name)?.toFixed(1)}`)
  }
  const all = { alone: spreadOf(alone), mixed: spread([...load.values()].flat()) }
  console.log(`${'worst p95 of a kind'.padEnd(26)}${ms(0).replace('0.0', '   ')}${ms(all.alone)}`)
  console.log(`${'all together'.padEnd(26)}${''.padEnd(32)}${line(all.mixed)}`)
  console.log(`${'select 1'.padEnd(26)}${line(spread(anchors))}${line(spread(loadAnchors))}`)
  const total = [...load.values()].reduce((sum, times) => sum + times.length, 0)
  console.log(`\n${Math.round(total / Number(values.seconds))} searches a second with ${CLIENTS} clients`)
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  const kindsOf = Object.fromEntries(
    [...alone].map(([name, one]) => [name, { alone: one, mixed: spread(load.get(name) ?? []) }]),
  )
  writeFileSync(
    join(import.meta.dirname, 'results/search.json'),
    `${JSON.stringify({ size, kinds: kindsOf, mixed: all.mixed, select_1: { alone: spread(anchors), mixed: spread(loadAnchors) } }, null, 2)}\n`,
  )
  if (all.alone > PROMISE) process.exitCode = 1
} finally {
  await bench.close()
  await database.close()
  await server?.stop()
}

function spreadOf(kindsAlone: Map<string, Spread>): number {
  return Math.max(...[...kindsAlone.values()].map((one) => one.p95))
}

/** All kinds in turns by eight clients at once, each client asking for `select 1` now and then. */
async function underLoad(): Promise<{ load: Map<string, number[]>; loadAnchors: number[] }> {
  const names = Object.keys(kinds)
  const load = new Map<string, number[]>(names.map((name) => [name, []]))
  const loadAnchors: number[] = []
  const end = performance.now() + Number(values.seconds) * 1000
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = client * 7; performance.now() < end; n++) {
        const name = turn(names, n)
        load.get(name)?.push(await timed(() => ask(name, n)))
        if (n % 5 === 0) loadAnchors.push(await timed(anchor))
      }
    }),
  )
  return { load, loadAnchors }
}
