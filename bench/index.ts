/**
 * `npm run bench:index [--filings 12]`: the largest samples made searchable in the embedded database, while a page's
 * question is asked again and again: how long the page waits, how long each piece of work of the database takes, and how
 * much processor time a passage costs. Pieces of work are measured in processor time of their thread too, which other
 * programs of the machine do not lengthen; over 50 ms of it is a failure. Writes bench/results/index.json.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { documentsOnDisk } from '../packages/server/src/clients/documents/disk.ts'
import { silentLog } from '../packages/server/src/db/bench.fixture.ts'
import { openDb } from '../packages/server/src/db/open.ts'
import { companies, filingDocuments, filings } from '../packages/server/src/db/schema.ts'
import { indexWaiting } from '../packages/server/src/features/search/index-passages.ts'
import { startThreads } from '../packages/server/src/jobs/threads.ts'

const { values } = parseArgs({ options: { filings: { type: 'string', default: '12' } } })
/** Milliseconds that a page may wait for the indexing. */
const PROMISE = 50

const files = globSync('*/*.gz', { cwd: join(import.meta.dirname, '../samples/filings') })
  .map((name) => join(import.meta.dirname, '../samples/filings', name))
  .sort((a, b) => statSync(b).size - statSync(a).size)
  .slice(0, Number(values.filings))
const folder = mkdtempSync(join(tmpdir(), 'topline-index-'))
const database = await openDb({ DATA_DIR: join(folder, 'data'), DATABASE_URL: '' })
const documents = documentsOnDisk(join(folder, 'documents'))
const threads = startThreads(1)
try {
  const { db } = database
  await db.insert(companies).values({ cik: '1', name: 'Synthetic', search: 'synthetic' })
  for (const [n, file] of files.entries()) {
    const accession_number = basename(dirname(file))
    const filing_date = `2025-01-${String(1 + (n % 28)).padStart(2, '0')}`
    await db.insert(filings).values({
      ...{ accession_number, cik: '1', form_type: '10-K', base_form: '10-K', filing_date },
      ...{ source: 'sample', company_name: 'Synthetic' },
    })
    const stored = await documents.write(gunzipSync(readFileSync(file)))
    await db
      .insert(filingDocuments)
      .values({ ...stored, accession_number, name: basename(file), type: null, is_main: true })
  }
  const turns: { cpu: number; wall: number }[] = []
  const waits: number[] = []
  let isBusy = true
  const began = performance.now()
  const used = process.cpuUsage()
  const [done] = await Promise.all([
    indexWaiting({ db, database, documents, threads, log: silentLog }).finally(() => {
      isBusy = false
    }),
    askAsAPage(),
    watchTurns(),
  ])
  const wall = performance.now() - began
  const { user, system } = process.cpuUsage(used)
  const [{ n: passages } = { n: 0 }] = (await database.exec('select count(*)::int as n from filing_passages')).rows
  const cpu = (user + system) / 1000
  const at = (list: number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0
  const result = {
    filings: done,
    passages: Number(passages),
    seconds: wall / 1000,
    cpu_ms_a_passage: cpu / Number(passages),
    page_waits: { n: waits.length, p50: at(waits, 0.5), p99: at(waits, 0.99), max: at(waits, 1) },
    turns: {
      p99: at(
        turns.map((one) => one.wall),
        0.99,
      ),
      max: at(
        turns.map((one) => one.wall),
        1,
      ),
      cpu_max: at(
        turns.map((one) => one.cpu),
        1,
      ),
    },
  }
  const ms = (n: number) => `${n.toFixed(1)} ms`
  console.log(
    `${done} filings, ${result.passages} passages in ${result.seconds.toFixed(1)} s, ${ms(result.cpu_ms_a_passage)} of processor a passage`,
  )
  console.log(
    `a page's question waited p50 ${ms(result.page_waits.p50)}, p99 ${ms(result.page_waits.p99)}, most ${ms(result.page_waits.max)} (${waits.length} asked)`,
  )
  console.log(
    `one turn of the process: p99 ${ms(result.turns.p99)}, most ${ms(result.turns.max)}; of its own processor time most ${ms(result.turns.cpu_max)}`,
  )
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'results/index.json'), `${JSON.stringify(result, null, 2)}\n`)
  if (result.turns.cpu_max > PROMISE) process.exitCode = 1

  /** What a page of a filing asks, every 20 ms. */
  async function askAsAPage(): Promise<void> {
    while (isBusy) {
      const asked = performance.now()
      await database.exec('select accession_number, filing_date from filings order by filing_date desc limit 40')
      waits.push(performance.now() - asked)
      await wait(20)
    }
  }
  /** Between two looks lies what the process did without a break, the database's statements among it. */
  async function watchTurns(): Promise<void> {
    while (isBusy) {
      const seen = performance.now()
      const own = process.threadCpuUsage()
      await wait(1)
      const spent = process.threadCpuUsage(own)
      turns.push({ wall: performance.now() - seen, cpu: (spent.user + spent.system) / 1000 })
    }
  }
} finally {
  await threads.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
