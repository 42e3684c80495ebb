/**
 * Requests in flight while everything is taken away under them: workers and the web server killed with SIGKILL, the
 * database restarted, an EDGAR and a language model that fail every fifth call, cut bodies and are slow. Gives what
 * became of them all.
 * The short form runs with the tests, the long one as `npm run test:faults`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { madeFiling, rightAnswer } from '@topline/core/extract/model/made.fixture.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Process } from '../../cli/process.fixture.ts'
import { documentsOnDisk } from '../../clients/documents/disk.ts'
import { type Reply, startModelServer } from '../../clients/llm/model-server.fixture.ts'
import { type Database, openDb } from '../../db/open.ts'
import { startTestPostgres } from '../../db/postgres.fixture.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { storeFiling } from '../ingest/store.ts'
import { checkDerivedData, type DerivedDifferences } from '../records/derived.ts'
import { samplesFolder } from '../samples/manifest.ts'
import { createRequests, recoverRequests, resendOrphans } from './requests.ts'

export interface FaultPlan {
  kind: 'embedded' | 'postgres'
  requests: number
  workers: number
  /** a web server without a worker beside them; on the embedded database the web server is the worker */
  hasWeb: boolean
  kills: number
  restarts: number
  /** true: leases run out by themselves; false: the plan ends those of killed workers, to be quick */
  waitsForLeases: boolean
  seed: number
  /** after this the plan stops and tells what is not concluded */
  deadlineSeconds: number
  say(line: string): void
}

interface FaultOutcome {
  byStatus: Record<string, number>
  unconcluded: number
  /** completed requests without exactly one statement of their own */
  wrongStatements: number
  /** filings with more or less than one current statement among those with any */
  wrongCurrents: number
  /** pairs of versions that are the same number */
  doubledVersions: number
  differences: DerivedDifferences
  reasons: Record<string, number>
  /** longest time until a request of a killed worker was taken again, seconds; null = none was lost */
  slowestRetake: number | null
  /** statuses of the web server's answers while it was asked */
  web: Record<string, number>
  edgar: { requests: number; faults: number }
  model: { requests: number; faults: number }
  seconds: number
}

const packed = (name: string) => gunzipSync(readFileSync(join(samplesFolder, 'filings', name)))
const REPORTS = [
  ['0000320193-25-000073/aapl-20250628.htm.gz', '320193', '10-Q', '2025-06-28'],
  ['0000320193-23-000077/aapl-20230701.htm.gz', '320193', '10-Q', '2023-07-01'],
  ['0000354950-23-000185/hd-20230730.htm.gz', '354950', '10-Q', '2023-07-30'],
] as const
const EXHIBIT = '0000320193-95-000016/0000320193-95-000016.txt.gz'

/** Numbers from a seed, the same on every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Answers the index page and the one exhibit of every filing; every fifth call fails, is cut, or is slow. */
async function startEdgar(next: () => number) {
  const exhibit = packed(EXHIBIT)
  const stats = { requests: 0, faults: 0 }
  const server = createServer((request, response) => {
    stats.requests += 1
    const path = request.url ?? ''
    const body = path.endsWith('-index.htm')
      ? '<table class="tableFile"><tr><th>Seq</th></tr><tr><td>5</td><td>x</td><td><a href="/Archives/ex13.txt">x</a></td><td>EX-13</td><td>9</td></tr></table>'
      : exhibit
    const fault = next() < 0.2 ? Math.floor(next() * 3) : -1
    if (fault >= 0) stats.faults += 1
    if (fault === 0) return response.writeHead(503).end()
    response.writeHead(200, { 'content-length': Buffer.byteLength(body) })
    if (fault === 1) {
      response.write(Buffer.from(body).subarray(0, 400))
      return setTimeout(() => request.socket.destroy(), 20)
    }
    if (fault === 2) return setTimeout(() => response.end(body), 300)
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stats,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** Answers the made report rightly; every fifth call is refused by status, cut, or not of the provider's format. */
async function startModel(next: () => number) {
  const stats = { requests: 0, faults: 0 }
  const server = await startModelServer(() => {
    stats.requests += 1
    if (next() >= 0.2) return { object: rightAnswer() }
    stats.faults += 1
    const faults: Reply[] = [{ status: 500 }, { status: 503 }, { status: 429, retry_after: 1 }, 'cut', 'garbage']
    return faults[Math.floor(next() * faults.length)] ?? 'cut'
  })
  return { ...server, stats }
}

export async function runFaults(plan: FaultPlan): Promise<FaultOutcome> {
  const begun = Date.now()
  const next = random(plan.seed)
  const folder = mkdtempSync(join(tmpdir(), 'topline-faults-'))
  const edgar = await startEdgar(random(plan.seed + 1))
  const model = await startModel(random(plan.seed + 2))
  const server = plan.kind === 'postgres' ? await startTestPostgres() : null
  const where = { DATA_DIR: folder, DATABASE_URL: server?.url ?? '', onError: () => {} }
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: where.DATABASE_URL,
    SAMPLES: '0',
    PORT: '0',
    WORKERS: '1',
    LOG_LEVEL: 'error',
    SESSION_SECRET: 'a secret for tests, longer than 32 characters',
    EDGAR_USER_AGENT: 'Faults faults@example.com',
    EDGAR_WWW_URL: edgar.url,
    EDGAR_DATA_URL: edgar.url,
    EDGAR_RATE: '10',
    ...model.env(),
  }
  const outcome: Pick<FaultOutcome, 'slowestRetake' | 'web'> = { slowestRetake: null, web: {} }
  let database: Database | null = null
  const processes = new Set<Process>()
  try {
    await fill(where, folder, plan)
    const isEmbedded = plan.kind === 'embedded'
    const worker = () => Process.start(isEmbedded ? ['serve'] : ['worker'], env, processes)
    const workers = await Promise.all(Array.from({ length: isEmbedded ? 1 : plan.workers }, worker))
    let web = plan.hasWeb && !isEmbedded ? await Process.start(['serve', '--no-worker'], env, processes) : null
    // On the embedded database nobody else may look while it is served: the last state is read at the end.
    if (!isEmbedded) database = await openDb(where)
    const jobs = database ? await startJobs(database, pino({ level: 'silent' })) : null
    const lost = new Map<number, { at: number; attempts: number }>()
    const phase = { isOver: false }
    const watched = database ? concluded(database, lost, outcome, plan, phase) : null
    watched?.catch(() => {}) // told where it is waited for
    const events = shuffled([...Array(plan.kills).fill('kill'), ...Array(plan.restarts).fill('restart')], next)
    for (const event of events) {
      await sleep(250 + next() * 900)
      if (web) await ask(web, outcome.web)
      if (event === 'restart' && server?.restart) {
        plan.say('database restarted')
        await server.restart()
        if (web) await ask(web, outcome.web)
        continue
      }
      const index = Math.floor(next() * workers.length)
      const victim = web && next() < 0.25 ? web : workers[index]
      if (!victim) continue
      await victim.kill()
      plan.say(`${victim.name} killed`)
      if (database && victim !== web)
        for (const row of await startedRequests(database))
          if (lost.get(row.id)?.attempts !== row.attempts) lost.set(row.id, row)
      if (victim === web) web = await Process.start(['serve', '--no-worker'], env, processes)
      else workers[index] = await worker()
      if (database && jobs && !plan.waitsForLeases) {
        const { inTx } = database
        await again(async () => {
          await inTx(async (tx) => {
            await tx.execute(
              sql`update analysis_requests set lease_until = now() - interval '1 s' where status = 'started'`,
            )
            await recoverRequests(tx, jobs)
            await resendOrphans(tx, jobs, 0)
          })
        })
      }
    }
    const [only] = workers
    if (isEmbedded && only) {
      await quiet(only, plan)
      await only.end()
      database = await openDb(where)
    }
    phase.isOver = true
    await watched
    if (web) await ask(web, outcome.web)
    for (const one of [...processes]) await one.end()
    await jobs?.stop(1)
    if (!database) throw new Error('the database is not open')
    return {
      ...outcome,
      ...(await judge(database)),
      edgar: edgar.stats,
      model: model.stats,
      seconds: Math.round((Date.now() - begun) / 1000),
    }
  } finally {
    for (const one of [...processes]) await one.kill()
    await database?.close()
    await edgar.close()
    await model.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Filings with a request each: most hold a statement, every fourth in an exhibit at EDGAR, every tenth nowhere, every
 * sixth is to be read by the model.
 */
async function fill(where: { DATA_DIR: string; DATABASE_URL: string }, folder: string, plan: FaultPlan): Promise<void> {
  const database = await openDb(where)
  const jobs = await startJobs(database, pino({ level: 'silent' }))
  const ctx = {
    settings: { NEW_STATEMENTS: 'protected' as const },
    inTx: database.inTx,
    jobs,
    documents: documentsOnDisk(join(folder, 'documents')),
  }
  for (let i = 0; i < plan.requests; i++) {
    const [file, cik, form, end] = REPORTS[i % REPORTS.length] ?? REPORTS[0]
    const isNowhere = i % 10 === 9
    const isExhibit = i % 4 === 3 && !isNowhere
    const isForModel = i % 6 === 2 && !isNowhere && !isExhibit
    const without = Buffer.from('<html><body>See Exhibit 13</body></html>')
    const accession_number = `0009999999-25-${String(i + 1).padStart(6, '0')}`
    await storeFiling(
      ctx,
      {
        accession_number,
        cik,
        form_type: isExhibit || isNowhere ? '10-K' : isForModel ? '10-Q' : form,
        filing_date: '2025-08-01',
        period_end: isExhibit ? null : isForModel ? '2025-03-29' : end,
        file_number: null,
        document: 'main.htm',
        source: isExhibit ? 'edgar' : 'file',
        company: null,
        flags: null,
      },
      isForModel ? Buffer.from(madeFiling()) : isExhibit || isNowhere ? without : packed(file),
      isForModel ? 'no' : 'queue',
    )
    if (isForModel) await database.inTx((tx) => createRequests(tx, jobs, [{ accession_number, engine: 'llm' }]))
  }
  await jobs.stop(1)
  await database.close()
}

async function startedRequests(database: Database): Promise<{ id: number; at: number; attempts: number }[]> {
  return again(async () => {
    const { rows } = await database.exec("select id, attempts from analysis_requests where status = 'started'")
    return rows.map((row) => ({ id: Number(row.id), at: Date.now(), attempts: Number(row.attempts) }))
  })
}

/** Notes all the while how long lost requests wait; ends once the events are over and nothing is pending or started. */
async function concluded(
  database: Database,
  lost: Map<number, { at: number; attempts: number }>,
  outcome: Pick<FaultOutcome, 'slowestRetake'>,
  plan: FaultPlan,
  phase: { isOver: boolean },
): Promise<void> {
  const deadline = Date.now() + plan.deadlineSeconds * 1000
  for (;;) {
    const { rows } = await again(() => database.exec('select id, status, attempts from analysis_requests'))
    for (const row of rows) {
      const before = lost.get(Number(row.id))
      if (!before) continue
      const isTaken = Number(row.attempts) > before.attempts || row.status === 'completed' || row.status === 'failed'
      if (!isTaken) continue
      outcome.slowestRetake = Math.max(outcome.slowestRetake ?? 0, (Date.now() - before.at) / 1000)
      lost.delete(Number(row.id))
    }
    const open = rows.filter((row) => row.status === 'pending' || row.status === 'started').length
    if ((phase.isOver && open === 0) || Date.now() > deadline) return
    await sleep(200)
  }
}

/** The embedded database is looked at through its server: no filing has an open request any more. */
async function quiet(process: Process, plan: FaultPlan): Promise<void> {
  const deadline = Date.now() + plan.deadlineSeconds * 1000
  while (Date.now() < deadline) {
    const answer = await fetch(`${process.url}/api/filings/recent?limit=400`).catch(() => null)
    const filings = answer?.ok ? ((await answer.json()) as { hasUnconcludedAnalysis: boolean }[]) : []
    if (filings.length > 0 && filings.every((filing) => !filing.hasUnconcludedAnalysis)) return
    await sleep(300)
  }
}

async function judge(database: Database) {
  const rows = async (text: string) => (await again(() => database.exec(text))).rows
  const number = async (text: string) => Number((await rows(text))[0]?.n ?? -1)
  const counts = async (text: string) =>
    Object.fromEntries((await rows(text)).map((row) => [String(row.key), Number(row.n)]))
  return {
    byStatus: await counts('select status as key, count(*) as n from analysis_requests group by status'),
    unconcluded: await number("select count(*) as n from analysis_requests where status in ('pending', 'started')"),
    wrongStatements: await number(
      "select count(*) as n from analysis_requests r where status = 'completed' and (select count(*) from statements s where s.request_id = r.id) <> 1",
    ),
    wrongCurrents: await number(
      'select count(*) as n from (select accession_number from statements group by 1 having count(*) filter (where is_current) <> 1) x',
    ),
    doubledVersions: await number(
      'select count(*) as n from (select accession_number from statements group by 1 having count(*) > 1) x',
    ),
    reasons: await counts(
      "select error_message as key, count(*) as n from analysis_requests where status = 'failed' group by error_message",
    ),
    differences: await checkDerivedData(database.db),
  }
}

async function ask(web: Process, seen: Record<string, number>): Promise<void> {
  const note = (status: string) => {
    seen[status] = (seen[status] ?? 0) + 1
  }
  try {
    note(String((await fetch(`${web.url}/api/stats`, { signal: AbortSignal.timeout(12_000) })).status))
  } catch {
    note('no answer')
  }
}

/** What the database refuses while it restarts is asked again. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 40) throw error
      await sleep(250)
    }
  }
}

function shuffled<T>(items: T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
