/** The recipe of docs/operations.md, two web and two worker processes on one PostgreSQL: its lines are run as they stand there. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Database, openDb } from '../db/open.ts'
import { startTestPostgres, type TestPostgres } from '../db/postgres.fixture.ts'
import { sampleFilings, samplesFolder } from '../features/samples/manifest.ts'
import { Process } from './process.fixture.ts'

const root = join(import.meta.dirname, '../../../..')
const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const [, recipe = ''] =
  /^Two web and two worker processes[^`]*```sh\n(.*?)```/ms.exec(operations.slice(operations.indexOf('Two web'))) ?? []
const lines = recipe.trim().split('\n')
const exported = lines.flatMap((line) =>
  line.startsWith('export ') ? [...line.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name) : [],
)
const services = lines.flatMap((line) => /^(?:PORT=\d+ )?node scripts\/topline\.mjs (.*) &$/.exec(line)?.[1] ?? [])
const commands = lines
  .flatMap((line) => line.split('; '))
  .flatMap((line) => /^npx topline (.*)$/.exec(line)?.[1]?.split(' ') ?? [])
  .join(' ')

/** Two reports of two companies each. */
const FILINGS = ['0000320193-24-000123', '0000320193-23-000106', '0001045810-25-000023', '0001045810-24-000029']

describe('the recipe of two web and two worker processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'topline-recipe-'))
  const running = new Set<Process>()
  let server: TestPostgres
  let database: Database
  let env: NodeJS.ProcessEnv
  let webs: Process[] = []
  let workers: Process[] = []

  beforeAll(async () => {
    server = await startTestPostgres()
    const settings: Record<string, string> = {
      DATABASE_URL: server.url,
      SESSION_SECRET: 'a secret for tests, longer than 32 characters',
      SAMPLES: '0',
      DATA_DIR: folder,
      PUBLIC_URL: 'https://topline.example',
      // Nothing is fetched here: the last line of the recipe is walked from disk.
      EDGAR_USER_AGENT: '',
    }
    expect(Object.keys(settings).sort()).toEqual([...exported].sort())
    env = { PATH: process.env.PATH, ...settings, WORKERS: '1', LOG_LEVEL: 'error' }
    // All four on an empty database, at the same moment: one migrates, the others wait for it.
    const started = await Promise.all(
      services.map((line) => Process.start(line.split(' '), { ...env, PORT: '0' }, running)),
    )
    webs = started.filter(({ name }) => name.startsWith('serve'))
    workers = started.filter(({ name }) => name === 'worker')
    database = await openDb({ DATA_DIR: folder, DATABASE_URL: server.url })
  })
  afterAll(async () => {
    for (const one of [...running]) await one.end()
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function topline(args: string[]) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { env, cwd: folder })
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
    return { out, err, code }
  }
  /** From disk, as an installation without a way to EDGAR does. */
  async function ingest(accession: string) {
    const sample = sampleFilings().find((one) => one.accession_number === accession)
    if (!sample) throw new Error(`${accession} is no sample`)
    const { document, cik, form_type, filing_date } = sample
    const file = join(folder, document)
    writeFileSync(file, gunzipSync(readFileSync(join(samplesFolder, 'filings', accession, `${document}.gz`))))
    const of = ['--cik', cik, '--accession', accession, '--form', form_type, '--filed', filing_date]
    return topline(['ingest', '--from', file, ...of])
  }
  const requests = async () =>
    (await database.exec('select accession_number, status, attempts from analysis_requests order by accession_number'))
      .rows as { accession_number: string; status: string; attempts: number }[]
  const completed = (accessions: readonly string[]) =>
    vi.waitFor(
      async () => {
        const done = (await requests()).filter(({ status }) => status === 'completed')
        expect(done.map(({ accession_number }) => accession_number)).toEqual([...accessions].sort())
      },
      { timeout: 120_000, interval: 200 },
    )

  it('starts two of each, which find one database', async () => {
    expect(services).toEqual(['serve --no-worker', 'serve --no-worker', 'worker', 'worker'])
    expect([webs.length, workers.length]).toEqual([2, 2])
    for (const { url } of webs) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('tells by its commands that all is well, and lets the first administrator in at either', async () => {
    expect(commands).toMatch(/^doctor admin grant you@example\.com login-link you@example\.com ingest /)
    const doctor = await topline(['doctor'])
    expect([doctor.code, doctor.out + doctor.err]).toEqual([0, expect.stringContaining('database')])
    const link = await topline(['login-link', 'you@example.com'])
    expect(link.code).toBe(0)
    expect((await topline(['admin', 'grant', 'you@example.com'])).code).toBe(0)
    const { pathname } = new URL(link.out.trim())
    const [one, other] = webs.map(({ url }) => url)
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
    const opened = await fetch(`${one}${pathname}`, { method: 'POST', redirect: 'manual', headers })
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect([opened.status < 400, cookie === '']).toEqual([true, false])
    const again = await fetch(`${other}${pathname}`, { method: 'POST', redirect: 'manual', headers })
    expect(again.headers.getSetCookie().join('')).not.toContain(cookie)
    const me = await (await fetch(`${other}/auth/me`, { headers: { cookie } })).json()
    expect(me).toMatchObject({ email: 'you@example.com', is_admin: true })
  })

  it('reads what is stored once each, also where a worker is killed meanwhile', { timeout: 200_000 }, async () => {
    const [first = '', ...others] = FILINGS
    expect((await ingest(first)).code).toBe(0)
    for (const accession of others) expect((await ingest(accession)).code).toBe(0)
    await workers[0]?.kill()
    await completed(FILINGS)
    const { rows } = await database.exec('select accession_number, version from statements order by accession_number')
    expect(rows).toEqual([...FILINGS].sort().map((accession_number) => ({ accession_number, version: 1 })))
    const shown = await Promise.all(
      webs.map(async ({ url }) => (await (await fetch(`${url}/api/filings/recent`)).json()) as unknown[]),
    )
    expect(shown[0]).toHaveLength(FILINGS.length)
    expect(shown[1]).toEqual(shown[0])
  })

  it('goes on with one of each once the others were ended', { timeout: 200_000 }, async () => {
    const [ended, left] = webs
    await ended?.end()
    expect(ended?.child.exitCode).toBe(0)
    const more = '0000320193-22-000108'
    expect((await ingest(more)).code).toBe(0)
    await completed([...FILINGS, more])
    expect((await fetch(`${left?.url}/api/filing/${more}`)).status).toBe(200)
    await workers[1]?.end()
    expect(workers[1]?.child.exitCode).toBe(0)
  })
})
