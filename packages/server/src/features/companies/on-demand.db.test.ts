import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, idleJobs, startTestApp, type TestApp } from '../../app.fixture.ts'
import { hasStandIn, type StandIn, startStandIn } from '../../clients/edgar/edgar-server.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { auditLog, companies, filings } from '../../db/schema.ts'

describe.skipIf(!hasStandIn)('a company that somebody asks for', () => {
  let database: Database
  let test: TestApp
  let off: TestApp
  let standIn: StandIn
  const sent: unknown[] = []
  beforeAll(async () => {
    standIn = await startStandIn()
    database = await openTestDatabase()
    const env = {
      DEMO: '1',
      EDGAR_USER_AGENT: 'Topline test@example.com',
      EDGAR_WWW_URL: standIn.url,
      EDGAR_DATA_URL: standIn.url,
    }
    const jobs = {
      ...idleJobs,
      async send(job: { name: string }, payload: object) {
        sent.push([job.name, payload])
        return 'id'
      },
    }
    test = await startTestApp(database, { env, jobs, now: () => new Date('2026-03-02T12:00:00Z') })
    off = await startTestApp(database, { env: { DEMO: '1' } })
  })
  afterAll(async () => {
    await test.close()
    await off.close()
    await database.close()
    await standIn.close()
  })

  it('is answered from EDGAR when nobody here knows it, and stored only in the register', async () => {
    expect((await off.app.inject({ url: '/api/company/1318605' })).statusCode).toBe(404)
    // On a busy machine the first page may not wait long enough; what comes later is there for the next.
    const ask = async () => (await test.app.inject({ url: '/api/company/1318605' })).statusCode
    await expect.poll(ask, { interval: 1000, timeout: 60_000 }).toBe(200)
    const answer = await test.app.inject({ url: '/api/company/1318605' })
    expect(answer.json()).toMatchObject({ cik: '1318605', name: 'Tesla, Inc.', tickers: ['TSLA'], filings: [] })
    expect(await database.db.$count(companies)).toBe(0)
    expect((await off.app.inject({ url: '/api/company/1318605' })).statusCode).toBe(200)
  })
  it('is unknown when EDGAR does not know it, and EDGAR is asked once an hour', async () => {
    for (let i = 0; i < 3; i += 1) expect((await test.app.inject({ url: '/api/company/77' })).statusCode).toBe(404)
    const asked = standIn.stats().requests
    expect((await test.app.inject({ url: '/api/company/77' })).json()).toMatchObject({ detail: 'Company not found' })
    expect(standIn.stats().requests).toBe(asked)
  })
  it('is asked of EDGAR for few readers a minute', async () => {
    const before = standIn.stats().requests
    for (let cik = 100; cik < 120; cik += 1) await test.app.inject({ url: `/api/company/${cik}` })
    expect(standIn.stats().requests - before).toBeLessThanOrEqual(10)
  })
  it('is brought in for who may request analyses: the recent filings, all of them for an admin', async () => {
    const post = async (app: TestApp, persona: 'pro' | 'admin' | 'hobby', payload: object, cik = '1318605') => {
      const headers = await app.signIn(persona)
      return app.app.inject({ method: 'POST', url: `/api/company/${cik}/ingest`, headers, payload })
    }
    const anonymous = { method: 'POST' as const, url: '/api/company/1318605/ingest', headers: fromOurPage, payload: {} }
    expect((await test.app.inject(anonymous)).statusCode).toBe(401)
    expect((await post(test, 'hobby', {})).statusCode).toBe(403)
    expect((await post(test, 'pro', {}, '77')).statusCode).toBe(404)
    expect((await post(off, 'pro', {})).statusCode).toBe(503)
    expect((await post(test, 'pro', { since: null, backfill: true })).json()).toEqual({ queued: true })
    expect((await post(test, 'admin', { since: null, backfill: true })).json()).toEqual({ queued: true })
    expect(sent).toEqual([
      ['ingest-company', { cik: '1318605', since: '2025-01-26', backfill: false }],
      ['ingest-company', { cik: '1318605', since: null, backfill: true }],
    ])
    sent.length = 0
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.action, 'company.ingest'))
    expect(entries.map((entry) => entry.subject)).toEqual(['1318605', '1318605'])
  })
  it('comes in when a subscriber follows it and none of its filings is stored', async () => {
    const follow = async (app: TestApp, persona: 'free' | 'hobby') => {
      const headers = await app.signIn(persona)
      const { statusCode } = await app.app.inject({ method: 'PUT', url: '/api/following/company/1318605', headers })
      return statusCode
    }
    expect([await follow(off, 'hobby'), await follow(test, 'free'), sent]).toEqual([204, 204, []])
    expect(await follow(test, 'hobby')).toBe(204)
    expect(sent).toEqual([['ingest-company', { cik: '1318605', since: '2025-01-26', backfill: false }]])
    const filing = { cik: '1318605', form_type: '10-K', base_form: '10-K', filing_date: '2026-01-29' } as const
    await database.db
      .insert(filings)
      .values({ ...filing, accession_number: '0001628280-26-003952', source: 'edgar', company_name: 'Tesla, Inc.' })
    expect([await follow(test, 'hobby'), sent.length]).toEqual([204, 1])
  })
})
