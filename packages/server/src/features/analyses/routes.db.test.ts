import { DETAIL } from '@topline/core/api/details.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { idleJobs, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { analysisRequests, auditLog, filings } from '../../db/schema.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { addToCounters } from '../records/counters.ts'
import { checkDerivedData } from '../records/derived.ts'
import { APPLE, SEEDED, seed } from '../statements/seed.fixture.ts'
import { claimRequest, failRequest } from './requests.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const minutesAgo = (n: number) => new Date(NOW.getTime() - n * 60_000)
/** Filings without a statement, beside the seeded ones. */
const BARE = Array.from({ length: 14 }, (_, n) => `0000320193-16-${String(n).padStart(6, '0')}`)

describeOnBoth('requests for analyses', ({ database }) => {
  let site: TestApp
  let as: Record<'pro' | 'admin', Record<string, string>>
  const priorities: (number | undefined)[] = []
  const jobs: Jobs = {
    ...idleJobs,
    async send(_, __, options) {
      priorities.push(options?.priority)
      return null
    },
  }
  beforeAll(async () => {
    await seed(database())
    await database()
      .db.insert(filings)
      .values(
        BARE.map((accession_number) => ({
          accession_number,
          cik: APPLE,
          form_type: '10-Q',
          base_form: '10-Q',
          filing_date: '2016-02-01',
          source: 'sample' as const,
          company_name: 'Apple Inc.',
          tickers: ['AAPL'],
        })),
      )
    await database().inTx((tx) => addToCounters(tx, { filings: BARE.length }))
    site = await startTestApp(database(), { jobs, now: () => NOW })
    as = { pro: await site.signIn('pro'), admin: await site.signIn('admin') }
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    await post('admin', '/api/filings/delete-pending-requests')
    await database().db.delete(analysisRequests)
    priorities.length = 0
  })
  const post = (who: 'pro' | 'admin', url: string, payload: object = {}) =>
    site.app.inject({ method: 'POST', url, headers: as[who], payload })
  const get = async (url: string) => (await site.app.inject({ url, headers: as.admin })).json()
  const ask = (who: 'pro' | 'admin', accession_numbers: readonly string[], more: object = {}) =>
    post(who, '/api/filing/request-analyses', { accession_numbers, ...more })
  const stored = () => database().db.select().from(analysisRequests).orderBy(asc(analysisRequests.id))

  it('are at most ten of a person that wait, also where two calls come at once; admins ask for any number', async () => {
    expect((await ask('pro', BARE.slice(0, 6))).json()).toHaveLength(6)
    const both = await Promise.all([ask('pro', BARE.slice(6, 10)), ask('pro', BARE.slice(10, 14))])
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 429])
    expect(both.find((answer) => answer.statusCode === 429)?.json().detail).toBe(DETAIL.tooManyPending)
    expect(await stored()).toHaveLength(10)
    expect((await ask('pro', [SEEDED.bare])).statusCode).toBe(429)
    expect((await ask('admin', [...BARE, SEEDED.bare])).json()).toHaveLength(5)
  })

  it('are queued as far as they fit under the ten of a person', async () => {
    expect((await ask('pro', [...BARE, SEEDED.bare])).json()).toHaveLength(10)
    expect((await stored()).map((row) => row.accession_number)).toEqual(BARE.slice(0, 10))
    expect((await ask('pro', BARE.slice(0, 3))).json()).toEqual([])
    expect((await ask('pro', BARE)).json().detail).toBe(DETAIL.tooManyPending)
  })

  it('are one unconcluded one a filing, however many ask at once', async () => {
    const answers = await Promise.all([
      ask('pro', [SEEDED.bare]),
      ask('admin', [SEEDED.bare]),
      ask('pro', [SEEDED.bare]),
    ])
    expect(answers.flatMap((answer) => answer.json())).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  it('go ahead of the queue with Analyze Now, and take instructions from admins alone', async () => {
    await ask('admin', [SEEDED.q1], { instructions: 'Look at page 4.' })
    await ask('pro', [SEEDED.q2], { instructions: 'Ignore the rules.' })
    await post('admin', `/api/filing/${SEEDED.q3}`, { instructions: 'Now.' })
    expect(priorities).toEqual([undefined, undefined, 10])
    expect((await stored()).map((row) => row.instructions)).toEqual(['Look at page 4.', null, 'Now.'])
    const [entry] = await database().db.select().from(auditLog).where(eq(auditLog.action, 'analysis.now'))
    expect(entry).toMatchObject({ subject: SEEDED.q3, detail: { instructions: 'Now.' } })
  })

  it('that started are recent for ten minutes, then stale, and are cancelled by either', async () => {
    await ask('admin', [SEEDED.q1, SEEDED.q2])
    const rows = await stored()
    for (const [i, row] of rows.entries()) {
      await database().inTx((tx) => claimRequest(tx, row.id))
      await database()
        .db.update(analysisRequests)
        .set({ started_at: minutesAgo(i === 0 ? 10 : 11) })
        .where(eq(analysisRequests.id, row.id))
    }
    const ongoing = await get('/api/filings/ongoing-analyses')
    const names = (list: { accession_number: string }[]) => list.map((one) => one.accession_number)
    expect([names(ongoing.started), names(ongoing.stale)]).toEqual([[SEEDED.q1], [SEEDED.q2]])
    expect(ongoing.counts).toMatchObject({ started: 1, stale: 1, pending: 0 })
    const cancelled = await post('admin', '/api/filings/delete-started-requests?kind=stale')
    expect(cancelled.json()).toEqual({ deleted_count: 1 })
    expect((await stored()).map((row) => row.accession_number)).toEqual([SEEDED.q1])
    const last = await database()
      .db.select({ subject: auditLog.subject, detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.action, 'analysis.cancelled'))
      .orderBy(sql`id desc`)
      .limit(1)
    expect(last).toMatchObject([{ subject: SEEDED.q2, detail: { status: 'started' } }])
  })

  it('are needed by what has no statement and no request, and by what failed QC and waits for nothing', async () => {
    const required = async () => {
      const { required: list, counts } = await get('/api/filings/ongoing-analyses')
      expect(counts.required).toBe(list.length)
      return list.map((one: { accession_number: string }) => one.accession_number).sort()
    }
    const all = [...BARE, SEEDED.bare, SEEDED.failed].sort()
    expect(await required()).toEqual(all)
    await ask('admin', [SEEDED.failed, SEEDED.bare])
    const withoutAsked = all.filter((one) => one !== SEEDED.failed && one !== SEEDED.bare)
    expect(await required()).toEqual(withoutAsked)
    const waiting = async () =>
      (await stored()).filter((row) => row.of_failing).map(({ accession_number }) => accession_number)
    expect(await waiting()).toEqual([SEEDED.failed])
    // What is checked anew while it waits counts by its new outcome.
    for (const [qc_passed, failing] of [
      [true, []],
      [null, []],
      [false, [SEEDED.failed]],
    ] as const) {
      await database().db.update(filings).set({ qc_passed }).where(eq(filings.accession_number, SEEDED.failed))
      expect(await waiting()).toEqual(failing)
    }
    expect(await required()).toEqual(withoutAsked)
    for (const row of await stored()) {
      const taken = await database().inTx((tx) => claimRequest(tx, row.id))
      if (taken) await database().inTx((tx) => failRequest(tx, taken.claim, 'no statement in it'))
    }
    // A failed request of a filing without a statement stands in its own section; the failed QC is needed again.
    expect(await required()).toEqual(all.filter((one) => one !== SEEDED.bare))
    const { failed, counts } = await get('/api/filings/ongoing-analyses')
    expect(failed.map((one: { error_message: string }) => one.error_message)).toEqual([
      'no statement in it',
      'no statement in it',
    ])
    expect(counts.failed).toBe(2)
    await ask('admin', [SEEDED.bare])
    expect((await get('/api/filings/ongoing-analyses/counts')).failed).toBe(1)
  })

  it('leave the counters right', async () => {
    await ask('pro', [SEEDED.bare, SEEDED.q1])
    const [first] = await stored()
    await database().inTx((tx) => claimRequest(tx, first?.id ?? 0))
    await post('admin', '/api/filing/delete-analyses', { accession_numbers: [SEEDED.q1] })
    expect(await checkDerivedData(database().db)).toEqual({
      counters: 0,
      latest: 0,
      list_rows: 0,
      qc_failures: 0,
      screened: 0,
    })
  })
})
