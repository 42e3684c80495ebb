/** Two web servers and a worker on one PostgreSQL, as docs/operations.md has them: what must hold across processes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentsOnDisk } from '../clients/documents/disk.ts'
import { type Database, openDb } from '../db/open.ts'
import { startTestPostgres, type TestPostgres } from '../db/postgres.fixture.ts'
import { storeFiling } from '../features/ingest/store.ts'
import { samplesFolder } from '../features/samples/manifest.ts'
import { LIMITS } from '../http/gate/limits.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import { Process } from './process.fixture.ts'

const APPLE = '0000320193-24-000123'

describe('two web servers and a worker on one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'topline-several-'))
  const processes = new Set<Process>()
  let server: TestPostgres
  let database: Database
  let jobs: Jobs
  let env: NodeJS.ProcessEnv
  let [one, other] = ['', '']

  beforeAll(async () => {
    server = await startTestPostgres()
    env = {
      PATH: process.env.PATH,
      DATABASE_URL: server.url,
      DATA_DIR: folder,
      SESSION_SECRET: 'a secret for tests, longer than 32 characters',
      SAMPLES: '0',
      PORT: '0',
      WORKERS: '1',
      LOG_LEVEL: 'error',
    }
    // On an empty database, at the same moment: one migrates, the other waits for it.
    const web = () => Process.start(['serve', '--no-worker'], env, processes)
    ;[one, other] = (await Promise.all([web(), web()])).map((started) => started.url) as [string, string] // two were started
    database = await openDb({ DATA_DIR: folder, DATABASE_URL: server.url })
    jobs = await startJobs(database, pino({ level: 'silent' }))
  })
  afterAll(async () => {
    for (const running of [...processes]) await running.end()
    await jobs.stop(1)
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const call = (site: string, path: string, cookie = '', body?: unknown) =>
    fetch(site + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  async function signIn(site: string): Promise<string> {
    const answer = await call(site, '/auth/demo', '', { persona: 'admin' })
    expect(answer.status).toBe(200)
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  it('both answer, on a database that one of them migrated', async () => {
    for (const site of [one, other]) expect((await call(site, '/readyz')).status).toBe(200)
    expect(one).not.toBe(other)
  })

  it('a session of one holds at the other, and ends at both', async () => {
    const cookie = await signIn(one)
    const me = async (site: string) => JSON.stringify(await (await call(site, '/auth/me', cookie)).json())
    expect(await me(other)).toBe(await me(one))
    expect(await me(other)).toContain('@')
    expect((await call(other, '/auth/logout', cookie, {})).status).toBe(204)
    expect([await me(one), await me(other)]).toEqual(['null', 'null'])
  })

  it('an analysis asked for at one is done by the worker and shown by the other', async () => {
    const cookie = await signIn(one)
    const ctx = { ...database, jobs, settings: { NEW_STATEMENTS: 'protected' as const } }
    await storeFiling(
      { ...ctx, documents: documentsOnDisk(join(folder, 'documents')) },
      {
        accession_number: APPLE,
        cik: '320193',
        form_type: '10-K',
        filing_date: '2024-11-01',
        period_end: '2024-09-28',
        file_number: null,
        document: 'aapl-20240928.htm',
        source: 'file',
        company: null,
        flags: null,
      },
      gunzipSync(readFileSync(join(samplesFolder, 'filings', APPLE, 'aapl-20240928.htm.gz'))),
      'no',
    )
    expect((await call(one, `/api/filing/${APPLE}`, cookie, {})).status).toBe(200)
    // Asked twice, at both: one request all the same (decision 55).
    await call(other, `/api/filing/${APPLE}`, cookie, {})
    const requests = async (site: string) =>
      (await (await call(site, '/api/analysis-requests', cookie)).json()) as { status: string }[]
    expect((await requests(other)).map(({ status }) => status)).toEqual(['pending'])
    await Process.start(['worker'], env, processes)
    await vi.waitFor(async () => expect((await requests(other)).map(({ status }) => status)).toEqual(['completed']), {
      timeout: 30_000,
      interval: 100,
    })
    for (const site of [one, other])
      expect(await (await call(site, `/api/filing/${APPLE}`, cookie)).json()).toMatchObject({
        income_statement: { net_income: 93_736 }, // 0000320193-24-000123, statement of operations, in millions
      })
    expect((await database.exec('select version from statements')).rows).toEqual([{ version: 1 }])
  })

  it('a tight limit counts for both together', async () => {
    await database.exec('delete from rate_limits')
    const statuses: number[] = []
    for (let n = 0; n < LIMITS.signIn.max + 2; n++)
      statuses.push((await call(n % 2 === 0 ? one : other, '/auth/demo', '', { persona: 'pro' })).status)
    expect(statuses.slice(0, LIMITS.signIn.max)).toEqual(Array(LIMITS.signIn.max).fill(200))
    expect(statuses.slice(LIMITS.signIn.max)).toEqual([429, 429])
  })
})
