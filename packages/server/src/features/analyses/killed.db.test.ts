/** Worker processes that are really killed, or stand still: what becomes of the request they held, and of its job. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Process } from '../../cli/process.fixture.ts'
import { documentsOnDisk } from '../../clients/documents/disk.ts'
import { type Database, openDb } from '../../db/open.ts'
import { startTestPostgres, type TestPostgres } from '../../db/postgres.fixture.ts'
import { type Jobs, startJobs } from '../../jobs/jobs.ts'
import { storeFiling } from '../ingest/store.ts'
import { checkDerivedData } from '../records/derived.ts'
import { samplesFolder } from '../samples/manifest.ts'
import { LEASE_SECONDS } from './requests.ts'

const EXHIBIT = gunzipSync(
  readFileSync(join(samplesFolder, 'filings/0000320193-95-000016/0000320193-95-000016.txt.gz')),
)
const INDEX =
  '<table class="tableFile"><tr><th>Seq</th></tr><tr><td>5</td><td>x</td><td><a href="/Archives/ex13.txt">x</a></td><td>EX-13</td><td>9</td></tr></table>'

describe('a worker process that is lost', () => {
  let server: TestPostgres
  let database: Database
  let jobs: Jobs
  const folder = mkdtempSync(join(tmpdir(), 'topline-killed-'))
  const processes = new Set<Process>()
  /** exhibits that were asked for and not answered: whoever asked is in the middle of an analysis */
  const held: ServerResponse[] = []
  let isHolding = true
  const edgar = createServer((request, response) => {
    if (request.url?.endsWith('-index.htm')) response.end(INDEX)
    else if (isHolding) held.push(response)
    else response.end(EXHIBIT)
  })
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    SAMPLES: '0',
    WORKERS: '1',
    LOG_LEVEL: 'error',
    EDGAR_USER_AGENT: 'Killed killed@example.com',
  }

  beforeAll(async () => {
    server = await startTestPostgres()
    await new Promise<void>((resolve) => edgar.listen(0, '127.0.0.1', resolve))
    const address = edgar.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    Object.assign(env, { DATABASE_URL: server.url, EDGAR_WWW_URL: url, EDGAR_DATA_URL: url })
    database = await openDb({ DATA_DIR: folder, DATABASE_URL: server.url })
    jobs = await startJobs(database, pino({ level: 'silent' }))
  })
  afterAll(async () => {
    for (const one of [...processes]) await one.kill()
    await jobs.stop(1)
    await database.close()
    await new Promise((resolve) => edgar.close(resolve).closeAllConnections())
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const worker = () => Process.start(['worker'], env, processes)
  /** Stores a filing whose statement is in an exhibit at EDGAR, and waits until a worker has asked for it. */
  async function inTheMiddle(accession_number: string): Promise<number> {
    isHolding = true
    held.length = 0
    const ctx = { ...database, jobs, settings: { NEW_STATEMENTS: 'protected' as const } }
    const { request_id } = await storeFiling(
      { ...ctx, documents: documentsOnDisk(join(folder, 'documents')) },
      {
        accession_number,
        cik: '320193',
        form_type: '10-K',
        filing_date: '1995-12-19',
        period_end: null,
        file_number: null,
        document: 'main.htm',
        source: 'edgar',
        company: null,
        flags: null,
      },
      Buffer.from('<html><body>See Exhibit 13</body></html>'),
      'queue',
    )
    await soon(() => expect(held).toHaveLength(1))
    isHolding = false
    return request_id ?? 0
  }
  const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 50 })
  const first = async (text: string) => (await database.exec(text)).rows[0]
  const stateOf = (id: number) =>
    first(`select status, attempts, extract(epoch from lease_until - now())::float as left
      from analysis_requests where id = ${id}`)
  const versions = async (accession: string) =>
    (await database.exec(`select version, is_current from statements where accession_number = '${accession}'`)).rows
  /** What half a minute of silence does, without waiting for it: the lease is over, and so is the job's. */
  async function letTimePass(id: number): Promise<void> {
    await database.exec(
      `update analysis_requests set lease_until = lease_until - interval '${LEASE_SECONDS} s' where id = ${id}`,
    )
    await database.exec(
      "update pgboss.job set heartbeat_on = heartbeat_on - interval '31 s' where name = 'analyse-filing' and state = 'active'",
    )
  }

  it('is replaced by another within a minute after SIGKILL, and counts no longer as running', async () => {
    const victim = await worker()
    const id = await inTheMiddle('0000320193-95-000016')
    await worker()
    await victim.kill()
    const before = await stateOf(id)
    expect(before).toMatchObject({ status: 'started', attempts: 1 })
    expect(Number(before?.left)).toBeLessThanOrEqual(LEASE_SECONDS)
    expect(await jobs.counts()).toMatchObject({ 'analyse-filing': { running: 1 } })

    await letTimePass(id)
    expect((await jobs.counts())['analyse-filing']?.running ?? 0).toBe(0)
    const began = Date.now()
    await soon(async () => expect(await stateOf(id)).toMatchObject({ status: 'completed', attempts: 2 }))
    expect((Date.now() - began) / 1000).toBeLessThan(60 - LEASE_SECONDS)
    expect(await versions('0000320193-95-000016')).toEqual([{ version: 1, is_current: true }])
  })

  it('that wakes up late drops its result: no two statements of one version', async () => {
    const [sleeper] = [...processes]
    const id = await inTheMiddle('0000320193-95-000017')
    sleeper?.child.kill('SIGSTOP')
    await letTimePass(id)
    await worker() // looks for lost requests as it starts
    await soon(async () => expect(await stateOf(id)).toMatchObject({ status: 'completed', attempts: 2 }))
    sleeper?.child.kill('SIGCONT')
    held[0]?.end(EXHIBIT)
    await sleeper?.end() // finishes what it reads first
    expect(await versions('0000320193-95-000017')).toEqual([{ version: 1, is_current: true }])
    expect(await stateOf(id)).toMatchObject({ status: 'completed', attempts: 2 })
    expect(await checkDerivedData(database.db)).toEqual({
      counters: 0,
      latest: 0,
      list_rows: 0,
      qc_failures: 0,
      screened: 0,
    })
  })
})
