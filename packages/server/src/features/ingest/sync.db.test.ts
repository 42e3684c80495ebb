import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasStandIn, recordedFolder, startStandIn } from '../../clients/edgar/edgar-server.fixture.ts'
import { liveEdgar } from '../../clients/edgar/live.ts'
import { databaseGate } from '../../clients/edgar/rate.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { filingDocuments, filings, ingestRuns } from '../../db/schema.ts'
import { startTestAnalysis, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { ingest } from './ingest.ts'
import { type MadeArchive, madeArchive, numbers } from './made-archive.fixture.ts'
import { sync } from './sync.ts'
import { readState, takeSyncLease } from './sync-state.ts'

const quiet = { total: () => {}, line: () => {} }
const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('rounds of new filings', () => {
  let database: Database
  let test: TestAnalysis
  let now = 0
  const clock = () => new Date(now)
  beforeAll(async () => {
    database = await openTestDatabase()
    test = startTestAnalysis(database)
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })
  const round = (archive: MadeArchive) =>
    sync({ ...test.ctx, edgar: archive.edgar, now: clock }, { known: false, analyse: false }, quiet)
  /** Rounds every eight hours in EDGAR's hours, Monday to Saturday; the schedule makes them every ten minutes. */
  async function rounds(archive: MadeArchive, from: string, to: string) {
    for (now = Date.parse(from); now <= Date.parse(to); now += 8 * HOUR) {
      const at = clock()
      if (at.getUTCDay() === 0 || (at.getUTCHours() > 2 && at.getUTCHours() < 10)) continue
      await round(archive)
    }
  }
  async function compare(archive: MadeArchive, until: number) {
    const stored = await database.db.select({ accession: filings.accession_number }).from(filings)
    const wanted = archive.filings.filter((one) => one.accepted < until && one.form_type !== '8-K')
    expect(wanted.length).toBeGreaterThan(30)
    expect(stored.map((row) => row.accession).sort()).toEqual(wanted.map((one) => one.accession_number).sort())
  }
  async function empty() {
    await database.db.execute(sql`truncate filings, filing_documents, key_values, ingest_runs cascade`)
  }

  it('miss nothing over a week offline, with indexes that come late', async () => {
    const archive = madeArchive(clock, {
      first: '2026-02-02',
      days: 16,
      perDay: 12,
      late: ['2026-02-04', '2026-02-11'],
    })
    await rounds(archive, '2026-02-02T10:00:00Z', '2026-02-04T18:00:00Z')
    // The machine is off from Wednesday evening to Wednesday evening.
    await rounds(archive, '2026-02-11T18:00:00Z', '2026-02-19T10:00:00Z')
    await compare(archive, now)
    const state = await readState(database.db)
    expect(state).toMatchObject({ last_day: '2026-02-18', waiting: [] })
    // The last round of a quiet hour asks for the feeds and today's index, no more.
    const asked = archive.asked
    expect(await round(archive)).toEqual([])
    expect(archive.asked - asked).toBeLessThanOrEqual(8)
    const runs = await database.db.select().from(ingestRuns).where(eq(ingestRuns.kind, 'sync'))
    expect(runs.every((run) => run.finished_at !== null)).toBe(true)
    expect(runs.reduce((sum, run) => sum + run.stored, 0)).toBe(await database.db.$count(filings))
  }, 180_000)

  it('miss nothing when every fifth question fails', async () => {
    await empty()
    const random = numbers(5)
    let isFaulty = true
    const options = { first: '2026-02-02', days: 10, perDay: 5, failing: () => isFaulty && random() < 0.2 }
    const archive = madeArchive(clock, options)
    await rounds(archive, '2026-02-02T10:00:00Z', '2026-02-11T14:00:00Z')
    isFaulty = false
    await rounds(archive, '2026-02-12T10:00:00Z', '2026-02-13T18:00:00Z')
    await compare(archive, now)
  }, 180_000)

  it('go on after a filing that cannot be taken, and give it up after a week', async () => {
    await empty()
    const archive = madeArchive(clock, { first: '2026-02-02', days: 1, perDay: 10 })
    const [bad] = archive.filings.filter((one) => one.form_type !== '8-K')
    if (!bad) throw new Error('no filing')
    const { document } = archive.edgar
    archive.edgar.document = async (cik, accession, name) => {
      if (accession === bad.accession_number) throw new Error('a fault of ours')
      return document(cik, accession, name)
    }
    await rounds(archive, '2026-02-03T10:00:00Z', '2026-02-03T22:00:00Z')
    expect(await database.db.$count(filings)).toBe(7)
    const state = await readState(database.db)
    expect(state?.waiting).toMatchObject([{ accession_number: bad.accession_number, form_type: bad.form_type }])
    expect(state?.waiting[0]?.tries).toBeLessThanOrEqual(4)
    await rounds(archive, '2026-02-11T10:00:00Z', '2026-02-11T18:00:00Z')
    expect(await readState(database.db)).toMatchObject({ waiting: [] })
    const [run] = await database.db.select().from(ingestRuns).orderBy(ingestRuns.id)
    expect(run?.errors).toMatchObject([{ subject: bad.accession_number, message: 'an unexpected error; see the log' }])
  })

  it('glance at the newest of each feed between, and leave the days to the whole rounds', async () => {
    await empty()
    const archive = madeArchive(clock, { first: '2026-02-02', days: 5, perDay: 6 })
    await rounds(archive, '2026-02-03T10:00:00Z', '2026-02-03T18:00:00Z')
    const before = await readState(database.db)
    const stored = await database.db.$count(filings)
    now = Date.parse('2026-02-04T21:00:00Z')
    const asked: string[] = []
    const counted = new Proxy(archive.edgar, {
      get: (edgar, name) => {
        asked.push(String(name))
        return Reflect.get(edgar, name)
      },
    })
    const glance = { known: true, analyse: false, isGlance: true }
    const lines = await sync({ ...test.ctx, edgar: counted, now: clock }, glance, quiet)
    expect(lines.some((line) => line.status === 'stored')).toBe(true)
    expect(await database.db.$count(filings)).toBeGreaterThan(stored)
    expect(asked.filter((name) => name === 'currentFeed').length).toBe(6)
    expect(asked).not.toContain('dailyIndex')
    expect(await readState(database.db)).toMatchObject({ last_day: before?.last_day, missing: before?.missing })
  })

  it('say when a standstill was too long to make up for', async () => {
    const archive = madeArchive(clock, { first: '2026-09-01', days: 1, perDay: 1 })
    now = Date.parse('2026-09-02T12:00:00Z')
    const [line] = await round(archive)
    expect(line).toMatchObject({ status: 'failed', message: expect.stringContaining('topline ingest --since') })
  })

  it('are one at a time over all processes', async () => {
    const lease = await takeSyncLease(database.db)
    const archive = madeArchive(clock, { first: '2026-02-02', days: 1, perDay: 1 })
    expect(await round(archive)).toEqual([])
    expect(archive.asked).toBe(0)
    await lease?.release()
    await round(archive)
    expect(archive.asked).toBeGreaterThan(0)
  })

  it('take a filing of several filers once, for the one that is stored', async () => {
    await empty()
    now = Date.parse('2026-02-02T15:00:00Z')
    const archive = madeArchive(clock, { first: '2026-02-01', days: 2, perDay: 2 })
    const known = { known: true, analyse: false }
    const [first] = archive.filings
    if (!first) throw new Error('no filing')
    Object.assign(first, { cik: '1003', accepted: now - 2 * HOUR, form_type: '10-K' })
    archive.edgar.currentFeed = async ({ form }) => (form === '10-K' ? [{ ...first, cik: '999' }, first] : [])
    expect(await sync({ ...test.ctx, edgar: archive.edgar, now: clock }, known, quiet)).toMatchObject([
      { status: 'stored', cik: '1003', subject: first.accession_number },
    ])
    now += DAY
  })
})

describe.skipIf(!hasStandIn)('an archive that fails often', () => {
  it.each(['1', '2', '4'])('never leaves half a document (seed %s)', async (seed) => {
    const database = await openTestDatabase()
    const test = startTestAnalysis(database)
    const standIn = await startStandIn({ faults: ['429', '503', '403', 'cut', 'slow'], rate: 0.4, seed })
    let now = Date.parse('2026-03-02T12:00:00Z')
    const wait = async (milliseconds: number) => {
      now += milliseconds
    }
    const gate = databaseGate(database.db, { rate: 8, maxWait: 1e9, wait, clock: () => new Date(now) })
    const { url } = standIn
    const edgar = liveEdgar({ userAgent: 'Topline test@example.com', wwwUrl: url, dataUrl: url, gate, wait })
    const query = { tickers: [], ciks: ['1318605', '1640147'], accessions: [], since: null, forms: [] }
    const lines = await ingest({ ...test.ctx, edgar }, { ...query, analyse: false, backfill: false }, quiet)
    expect(lines.filter((line) => line.status === 'stored').length).toBeGreaterThan(3)
    expect(Object.keys(standIn.stats().faults).length).toBeGreaterThan(0)
    for (const row of await database.db.select().from(filingDocuments)) {
      const [filing] = await database.db
        .select({ cik: filings.cik })
        .from(filings)
        .where(eq(filings.accession_number, row.accession_number))
      const folder = row.accession_number.replaceAll('-', '')
      const file = join(recordedFolder, 'Archives/edgar/data', filing?.cik ?? '', folder, `${row.name}.gz`)
      const bytes = gunzipSync(readFileSync(file))
      expect([row.size, row.sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')])
    }
    await standIn.close()
    await test.close()
    await database.close()
  })
})
