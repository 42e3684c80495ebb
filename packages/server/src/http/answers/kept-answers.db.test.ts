import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { companies, counters, filings, keyValues, users, vintages } from '../../db/schema.ts'
import { saveCorrection } from '../../features/analyses/manual.ts'
import { APPLE, SEEDED, seed } from '../../features/statements/seed.fixture.ts'

const queries: string[] = []
const YEAR = `/api/filing/${SEEDED.year}`

describeOnBoth(
  'answers kept while nothing is written',
  ({ database, kind }) => {
    let test: TestApp
    const as: Record<string, Record<string, string>> = { anonymous: fromOurPage }
    beforeAll(async () => {
      await seed(database())
      test = await startTestApp(database(), { env: { DEMO: '1' } })
      for (const persona of ['pro', 'admin'] as const) as[persona] = await test.signIn(persona)
    })
    afterAll(() => test.close())
    const get = (url: string, headers: Record<string, string> = {}, who = 'anonymous') =>
      test.app.inject({ url, headers: { ...as[who], ...headers } })
    const known = async (url: string, who = 'anonymous') => {
      const answer = await get(url, {}, who)
      expect(answer.statusCode).toBe(200)
      return { etag: String(answer.headers.etag), body: answer.body }
    }
    /** Asks with the tag that is known: what changed must come. */
    const again = (url: string, etag: string, who = 'anonymous') => get(url, { 'if-none-match': etag }, who)

    it('take one query, body or not, with the headers of the first', async () => {
      const url = '/api/filings/recent?limit=4'
      const first = await get(url)
      queries.length = 0
      const second = await get(url)
      expect(second.body).toBe(first.body)
      for (const name of ['etag', 'x-total-count', 'link', 'content-type', 'cache-control', 'vary'])
        expect(second.headers[name], name).toBe(first.headers[name])
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
      const third = await again(url, String(first.headers.etag))
      expect([third.statusCode, third.body, third.headers.etag]).toEqual([304, '', first.headers.etag])
      // The embedded database tells by itself that nothing was asked of it in between.
      const looks = kind === 'embedded' ? 1 : 2
      expect(queries).toEqual(Array(looks).fill(expect.stringContaining('pg_current_snapshot()')))
    })

    it('come packed as the client takes them', async () => {
      const url = '/api/filings/recent?limit=40'
      const plain = await get(url)
      for (const takes of ['br', 'gzip', 'br', 'gzip']) {
        const answer = await get(url, { 'accept-encoding': takes })
        expect([answer.headers['content-encoding'], answer.headers.etag]).toEqual([takes, plain.headers.etag])
        expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length)
        const unchanged = await get(url, { 'accept-encoding': takes, 'if-none-match': String(plain.headers.etag) })
        expect([unchanged.statusCode, unchanged.headers['content-encoding']]).toEqual([304, undefined])
      }
      expect((await get(url)).body).toBe(plain.body)
    })

    it('belong to their viewer', async () => {
      const url = `/api/income-statement/${SEEDED.q2}` // protected
      for (let i = 0; i < 2; i += 1) {
        expect((await get(url)).statusCode).toBe(403)
        expect((await get(url, {}, 'pro')).json().total_revenue).toBe(58_015)
      }
    })

    it('end when a statement is protected', async () => {
      const { etag, body } = await known(YEAR)
      expect(body).toContain('260174')
      await test.app.inject({
        method: 'POST',
        url: `/api/income-statement/${SEEDED.year}/protected`,
        headers: as.admin ?? {},
        payload: { protected: true },
      })
      const answer = await again(YEAR, etag)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain('260174')
      expect((await again(YEAR, String(answer.headers.etag))).statusCode).toBe(304)
    })

    it('end when a figure is corrected, for a company and its lists too', async () => {
      const urls = [
        YEAR,
        `/api/company/${APPLE}/series`,
        '/api/filings/recent',
        `/api/company/${APPLE}/income-statement`,
      ]
      const before = await Promise.all(urls.map((url) => known(url, 'pro')))
      await saveCorrection(test.ctx, {
        accession_number: SEEDED.year,
        edited_by: null,
        edit_reason: 'a test',
        correct: ({ income_statement, provenance }) => ({
          provenance,
          income_statement: { ...income_statement, net_income: 55_257e6 },
        }),
      })
      for (const [i, url] of urls.entries()) {
        const answer = await again(url, before[i]?.etag ?? '', 'pro')
        expect(answer.statusCode, url).toBe(200)
        expect(answer.body, url).toContain('55257')
      }
    })

    it.each<[string, string, (db: ReturnType<typeof database>['db']) => Promise<unknown>]>([
      [
        'a name',
        `/api/company/${APPLE}`,
        (db) => db.update(companies).set({ name: 'Pear' }).where(eq(companies.cik, APPLE)),
      ],
      ['a list row', '/api/filings/recent', (db) => db.update(filings).set({ company_name: 'Pear' })],
      ['a figure', `/api/company/${APPLE}/series`, (db) => db.update(vintages).set({ total_revenue: 1e9 })],
      ['a counter', '/api/stats', (db) => db.update(counters).set({ n: sql`${counters.n} + 1` })],
    ])('end with a change of %s outside any transaction of ours', async (_, url, change) => {
      const { etag } = await known(url, 'admin')
      expect((await again(url, etag, 'admin')).statusCode).toBe(304)
      await change(database().db)
      expect((await again(url, etag, 'admin')).statusCode).toBe(200)
    })

    it('end with the right to see them', async () => {
      const url = `/api/income-statement/${SEEDED.q2}`
      const { etag, body } = await known(url, 'pro')
      expect(body).toContain('58015')
      await database().db.update(users).set({ subscription_status: 'canceled' }).where(eq(users.demo_persona, 'pro'))
      const answer = await again(url, etag, 'pro')
      expect(answer.statusCode).toBe(403)
    })

    it('stay what they are after a write that does not concern them', async () => {
      const { etag } = await known('/api/lists/')
      await database().db.insert(keyValues).values({ key: 'test', value: 1 })
      queries.length = 0
      expect((await again('/api/lists/', etag)).statusCode).toBe(304)
      expect(queries.length).toBe(1)
    })

    it('of one company outlive what is written of another, those of all do not', async () => {
      const ofOne = [
        YEAR,
        `${YEAR}/context`,
        `/api/income-statement/${SEEDED.year}`,
        ...['', '/lists', '/income-statement', '/series', '/restatements', '/income-flows', '/divisions'].map(
          (part) => `/api/company/${APPLE}${part}`,
        ),
      ]
      for (const url of [...ofOne, '/api/companies/']) await known(url, 'admin')
      await database().db.insert(companies).values({ cik: '999', name: 'Synthetic', search: 'synthetic' })
      const asked = async (url: string) => {
        queries.length = 0
        await known(url, 'admin')
        return queries.filter((text) => !/pg_current_snapshot|"sessions"/.test(text)).length
      }
      for (const url of ofOne) expect([url, await asked(url)]).toEqual([url, 0])
      expect(await asked('/api/companies/')).toBeGreaterThan(0)
    })

    it('are no others than the database gives', async () => {
      expect((await get('/api/company/12345678')).statusCode).toBe(404)
      expect((await get('/api/company/12345678')).statusCode).toBe(404)
      const head = await test.app.inject({ method: 'HEAD', url: '/api/lists/', headers: fromOurPage })
      expect([head.statusCode, head.body]).toEqual([200, ''])
    })
  },
  { onQuery: (text) => queries.push(text) },
)

describeOnBoth('answers kept beside a transaction that is open, and for a day', ({ database, kind }) => {
  let test: TestApp
  let now = new Date('2019-11-05T23:59:00Z')
  beforeAll(async () => {
    await seed(database())
    test = await startTestApp(database(), { now: () => now })
  })
  afterAll(() => test.close())
  const url = `/api/company/${APPLE}`
  const get = (etag?: string) =>
    test.app.inject({ url, headers: { ...fromOurPage, ...(etag ? { 'if-none-match': etag } : {}) } })

  it('end with the day, which tells whether a report is still to come', async () => {
    const next = async (): Promise<unknown> => {
      const answer = await test.app.inject({ url: `/api/company/${APPLE}/series`, headers: fromOurPage })
      return answer.json().next_report
    }
    const early = await next()
    now = new Date('2036-01-03T00:00:00Z')
    const late = await next()
    const fresh = await startTestApp(database(), { now: () => now })
    const answer = await fresh.app.inject({ url: `/api/company/${APPLE}/series`, headers: fromOurPage })
    await fresh.close()
    expect(late).toEqual(answer.json().next_report)
    expect(late).not.toEqual(early)
  })

  it('end when it is committed, not before', async () => {
    if (kind === 'embedded') return // one connection: nobody else reads meanwhile
    let commit = () => {}
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve
    })
    let written = () => {}
    const isWritten = new Promise<void>((resolve) => {
      written = resolve
    })
    const writing = database().inTx(async (tx) => {
      await tx.update(companies).set({ name: 'Pear Inc.' }).where(eq(companies.cik, APPLE))
      written()
      await mayCommit
    })
    await isWritten
    const during = await get()
    expect(during.json().name).toBe('Apple Inc.')
    const etag = String(during.headers.etag)
    expect((await get(etag)).statusCode).toBe(304)
    commit()
    await writing
    const after = await get(etag)
    expect([after.statusCode, after.json().name]).toEqual([200, 'Pear Inc.'])
  })
})
