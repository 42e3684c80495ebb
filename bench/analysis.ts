/**
 * `npm run bench:analysis [--filings 400] [--part speed|health]`: filings analysed a second on PostgreSQL with one worker
 * process and with two, against the engine alone, which is measured before and after each; where the time of one analysis
 * goes (reading, database, rest); and how long /healthz takes at rest, while an embedded site analyses its samples, and
 * of a web server on PostgreSQL beside a worker process. Writes bench/results/analysis.json.
 *
 * Both sides read the same filings, unpack them the same way and are warm: each worker process has read every sample
 * once before the clock starts, the engine twice. (Until lately workers had read twenty, and the engine unpacked
 * filings in a slower way than the worker does now.) The engine has the machine to itself; workers share its
 * processors with PostgreSQL. With two workers the engine is also measured on two threads: that share says how much of
 * a machine's processors reads filings, the other one how much faster than a bare loop the whole is.
 */
import { fork, spawn } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { documentsOnDisk } from '../packages/server/src/clients/documents/disk.ts'
import { gunzipAtOnce, release } from '../packages/server/src/clients/documents/memory.ts'
import { silentLog } from '../packages/server/src/db/bench.fixture.ts'
import { openDb } from '../packages/server/src/db/open.ts'
import { startTestPostgres } from '../packages/server/src/db/postgres.fixture.ts'
import { type AnalysisContext, analyse } from '../packages/server/src/features/analyses/analyse.ts'
import { storeFiling } from '../packages/server/src/features/ingest/store.ts'
import { startJobs } from '../packages/server/src/jobs/jobs.ts'
import { startThreads } from '../packages/server/src/jobs/threads.ts'
import { readSettings } from '../packages/server/src/read-settings.ts'

const { values } = parseArgs({ options: { filings: { type: 'string', default: '400' }, part: { type: 'string' } } })
const COUNT = Number(values.filings)
const root = join(import.meta.dirname, '..')
const main = join(root, 'packages/server/src/cli/main.ts')
const folder = join(root, 'samples/filings')
const samples = globSync('*/*.htm.gz', { cwd: folder }).map((name) => ({
  name,
  packed: readFileSync(join(folder, name)),
}))
const results: Record<string, unknown> = { cpus: cpus().length, filings: COUNT }
const env = {
  ...process.env,
  SAMPLES: '0',
  LOG_LEVEL: 'error',
  PORT: '0',
  SESSION_SECRET: 'x'.repeat(40),
  EDGAR_USER_AGENT: '',
}
const perSecond = (n: number, ms: number) => Math.round((n / ms) * 10_000) / 10

/** What the engine alone reads, twice the samples at least. */
const ALONE = Math.max(160, samples.length * 2)

/**
 * The engine alone in processes of their own, one thread each, unpacking included: filings a second of all together,
 * and processor time of one.
 */
async function engineAlone(threads: number): Promise<{ per_second: number; cpu_ms: number }> {
  const all = await Promise.all(Array.from({ length: threads }, engineProcess))
  const sum = (of: (one: Speed) => number) => all.reduce((n, one) => n + of(one), 0)
  return { per_second: Math.round(sum((one) => one.per_second) * 10) / 10, cpu_ms: sum((one) => one.cpu_ms) / threads }
}

interface Speed {
  per_second: number
  cpu_ms: number
}

function engineProcess(): Promise<Speed> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, ['--part', 'engine'])
    child.once('message', (speed) => resolve(speed as Speed)) // what the lines below send
    child.once('exit', (code) => reject(new Error(`the engine ended with code ${code}`)))
  })
}

function readAll(count: number): void {
  for (let i = 0; i < count; i++) {
    const bytes = gunzipAtOnce(samples[i % samples.length]?.packed ?? Buffer.alloc(0))
    extractFiling(bytes, {})
    release(bytes)
  }
}

function runEngine(): Speed {
  readAll(samples.length * 2)
  const began = performance.now()
  const cpu = process.cpuUsage()
  readAll(ALONE)
  const { user, system } = process.cpuUsage(cpu)
  return { per_second: perSecond(ALONE, performance.now() - began), cpu_ms: (user + system) / 1000 / ALONE }
}
if (values.part === 'engine') {
  process.send?.(runEngine())
  process.exit()
}

/** Processor time of a process so far, milliseconds; 0 where the system does not tell. */
function cpuOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10 // ticks of a hundredth of a second
  } catch {
    return 0
  }
}

async function store(url: string, data: string, first: number, jobsToo: boolean): Promise<number[]> {
  const database = await openDb({ DATA_DIR: data, DATABASE_URL: url })
  const jobs = await startJobs(database, silentLog)
  const ids: number[] = []
  for (let i = 0; i < COUNT; i++) {
    const { name, packed } = samples[i % samples.length] ?? { name: '', packed: Buffer.alloc(0) }
    const { request_id } = await storeFiling(
      {
        settings: { NEW_STATEMENTS: 'protected' },
        inTx: database.inTx,
        jobs: jobsToo ? jobs : { ...jobs, send: async () => null },
        documents: documentsOnDisk(join(data, 'documents')),
      },
      {
        accession_number: `${String(first + i).padStart(10, '0')}-25-000001`,
        cik: String(first + i),
        form_type: name.includes('0930') || name.includes('1231') ? '10-K' : '10-Q',
        filing_date: '2025-01-01',
        period_end: null,
        file_number: null,
        document: 'main.htm',
        source: 'file',
        company: null,
        flags: null,
      },
      gunzipSync(packed),
      'queue',
    )
    if (request_id !== null) ids.push(request_id)
  }
  await jobs.stop(1)
  await database.close()
  return ids
}

/** Filings of each process that are not measured: the first ones load and warm what the others use. */
const WARM_UP = samples.length

/** Worker processes until nothing is open, each warm before the clock starts. */
async function workers(url: string, data: string, count: number): Promise<{ per_second: number; cpu_ms: number }> {
  const database = await openDb({ DATA_DIR: data, DATABASE_URL: url })
  const { rows: before } = await database.exec(
    "select coalesce(max(id), 0) as n from analysis_requests where status = 'completed'",
  )
  const since = Number(before[0]?.n ?? 0)
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, [main, 'worker'], {
      env: { ...env, DATABASE_URL: url, DATA_DIR: data, WORKERS: '1' },
      stdio: 'ignore',
    }),
  )
  const cpu = () => children.reduce((sum, child) => sum + cpuOf(child.pid), 0)
  let first: { done: number; cpu: number; at: number } | null = null
  try {
    for (;;) {
      await sleep(50)
      const { rows } = await database.exec(`select count(*) filter (where status in ('pending', 'started')) as open,
        count(*) filter (where completed_at is not null) as done from analysis_requests where id > ${since}`)
      const [open, done] = [Number(rows[0]?.open), Number(rows[0]?.done)]
      if (first === null && done >= WARM_UP * count) first = { done, cpu: cpu(), at: performance.now() }
      if (open === 0 && first) {
        const n = done - first.done
        return { per_second: perSecond(n, performance.now() - first.at), cpu_ms: (cpu() - first.cpu) / n }
      }
    }
  } finally {
    for (const child of children) child.kill('SIGINT')
    await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))
    await database.close()
  }
}

/** One analysis after the other in this process, with a clock on reading and on the database. */
async function shares(url: string, data: string, ids: number[]) {
  const database = await openDb({ DATA_DIR: data, DATABASE_URL: url })
  const threads = startThreads(1)
  const spent = { reading: 0, database: 0, disk: 0 }
  const timed = async <T>(what: keyof typeof spent, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    try {
      return await work()
    } finally {
      spent[what] += performance.now() - began
    }
  }
  const documents = documentsOnDisk(join(data, 'documents'))
  const ctx: AnalysisContext = {
    settings: readSettings({ DATA_DIR: data, SAMPLES: '0' }, ''),
    db: database.db,
    inTx: (work) => timed('database', () => database.inTx(work)),
    jobs: await startJobs(database, silentLog),
    log: silentLog,
    version: 'bench',
    documents: { ...documents, readPacked: (key) => timed('disk', () => documents.readPacked(key)) },
    threads: { ...threads, run: (...args) => timed('reading', () => threads.run(...args)) },
    edgar: null,
  }
  const began = performance.now()
  for (const id of ids) await analyse(ctx, id)
  const total = performance.now() - began
  await ctx.jobs.stop(1)
  await threads.close()
  await database.close()
  const share = (ms: number) => Math.round((ms / total) * 1000) / 10
  return {
    per_second: perSecond(ids.length, total),
    reading: share(spent.reading),
    database: share(spent.database),
    disk: share(spent.disk),
    rest: share(total - spent.reading - spent.database - spent.disk),
  }
}

/** Times of /healthz, asked every 20 ms until `isOver`. */
async function askHealth(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const began = performance.now()
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok) times.push(performance.now() - began)
    await sleep(20)
  }
  return times
}

function summed(times: number[]) {
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10
  return { asked: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/** A site of its own process; `ready` once it says its address. */
async function site(args: string[], more: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, [main, 'serve', ...args], {
    env: { ...env, ...more, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let isReady = false
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).once('line', () => {
      isReady = true
      resolve()
    })
  })
  const stop = async () => {
    child.kill('SIGINT')
    await new Promise((resolve) => child.once('exit', resolve))
  }
  return { url: `http://127.0.0.1:${port}`, isReady: () => isReady || child.exitCode !== null, ready, stop }
}

/** At rest, then while a site with the embedded database reads its samples. */
async function embeddedHealth() {
  const rest = mkdtempSync(join(tmpdir(), 'topline-bench-'))
  const idle = await site([], { DATABASE_URL: '', DATA_DIR: rest })
  await idle.ready
  const until = Date.now() + 5_000
  const atRest = summed(await askHealth(idle.url, () => Date.now() > until))
  await idle.stop()
  rmSync(rest, { recursive: true, force: true })
  const folder = mkdtempSync(join(tmpdir(), 'topline-bench-'))
  const busy = await site([], { SAMPLES: '1', DATABASE_URL: '', DATA_DIR: folder })
  const embedded = summed(await askHealth(busy.url, busy.isReady))
  await busy.stop()
  rmSync(folder, { recursive: true, force: true })
  return { at_rest: atRest, embedded }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const line = (name: string, t: ReturnType<typeof summed>) =>
  console.log(`/healthz ${name.padEnd(24)} p50 ${t.p50}, p95 ${t.p95}, p99 ${t.p99}, longest ${t.max} ms (${t.asked})`)
const data = mkdtempSync(join(tmpdir(), 'topline-bench-'))
const server = await startTestPostgres()
try {
  if (values.part !== 'health') {
    const serial = await shares(server.url, data, await store(server.url, data, 1, false))
    console.log(
      `one after the other   ${serial.per_second} a second: reading ${serial.reading} %, database ${serial.database} %, disk ${serial.disk} %, rest ${serial.rest} %`,
    )
    Object.assign(results, { serial })
    for (const count of [1, 2]) {
      await store(server.url, data, count * 100_000, true)
      const before = await engineAlone(1)
      const { per_second, cpu_ms } = await workers(server.url, data, count)
      const after = await engineAlone(1)
      const alone = Math.round((before.per_second + after.per_second) * 5) / 10
      const engine_cpu = (before.cpu_ms + after.cpu_ms) / 2
      const together = count === 1 ? null : (await engineAlone(count)).per_second
      const share = (of: number) => `${Math.round((per_second / of) * 100)} %`
      console.log(
        `${count} worker ${count === 1 ? 'process  ' : 'processes'}    ${per_second} a second, ${share(alone)} of the engine alone on one thread (${alone})${together === null ? '' : `, ${share(together)} of it on ${count} (${together})`}; processor time of a filing ${cpu_ms.toFixed(0)} ms, of it the engine ${engine_cpu.toFixed(0)} ms`,
      )
      results[`workers_${count}`] = {
        per_second,
        engine_alone: alone,
        engine_together: together,
        cpu_ms,
        engine_cpu_ms: engine_cpu,
      }
    }
  }
  if (values.part !== 'speed') {
    const { at_rest, embedded } = await embeddedHealth()
    line('at rest', at_rest)
    line('embedded, analysing', embedded)
    await store(server.url, data, 900_000, true)
    const web = await site(['--no-worker'], { DATABASE_URL: server.url, DATA_DIR: data })
    await web.ready
    let isOver = false
    const [apart] = await Promise.all([
      askHealth(web.url, () => isOver).then(summed),
      workers(server.url, data, 1).finally(() => {
        isOver = true
      }),
    ])
    await web.stop()
    line('beside a worker process', apart)
    Object.assign(results, { healthz: { at_rest, embedded, apart } })
  }
  const file = join(import.meta.dirname, 'results/analysis.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(results, null, 2))
} finally {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
