import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { companies, filings, statements, users } from '../../db/schema.ts'
import { APPLE, SEEDED, seed } from '../../features/statements/seed.fixture.ts'

const queries: string[] = []
const OTHER = '999'
const PATHS = [
  '/api/filings/recent?limit=40',
  '/api/filings/recent?limit=40&include_qc_reports=true&include_qc_results=true',
  '/api/companies/?limit=25',
  `/api/company/${APPLE}`,
  `/api/company/${APPLE}/income-statement?limit=50`,
  `/api/company/${APPLE}/series?period=annual`,
  `/api/company/${APPLE}/series?period=quarterly&basis=reported&quantities=income`,
  `/api/company/${APPLE}/series?period=quarterly&as_of=2019-06-30`,
  `/api/company/${APPLE}/series?period=quarterly&detail=true`,
  `/api/filing/${SEEDED.year}`,
  `/api/filing/${SEEDED.q2}`,
  `/api/filing/${SEEDED.revision}`,
  `/api/income-statement/${SEEDED.showcase}`,
]

describeOnBoth(
  'answers made of kept parts',
  ({ database }) => {
    let test: TestApp
    const as: Record<string, Record<string, string>> = { visitor: fromOurPage }
    beforeAll(async () => {
      await seed(database())
      await database().db.insert(companies).values({ cik: OTHER, name: 'Synthetic', search: 'synthetic' })
      test = await startTestApp(database(), { env: { DEMO: '1' } })
      for (const persona of ['free', 'pro', 'admin'] as const) as[persona] = await test.signIn(persona)
    })
    afterAll(() => test.close())
    let calls = 0
    /** Another address with the same answer, which is due: nobody asked for it yet. */
    const another = (url: string) => {
      calls += 1
      return `${url}${url.includes('?') ? '&' : '?'}another=${calls}`
    }
    async function made(url: string, who = 'visitor') {
      queries.length = 0
      const answer = await test.app.inject({ url: another(url), headers: as[who] ?? {} })
      const reads = queries.filter((text) => /from "(filings|statements|vintages|other_vintages)"/.test(text))
      return { status: answer.statusCode, body: answer.body, reads }
    }

    it.each(['visitor', 'free', 'pro', 'admin'])('are byte by byte those made of nothing kept, for %s', async (who) => {
      for (const other of ['visitor', 'free', 'pro', 'admin']) for (const url of PATHS) await made(url, other)
      const told = ({ status, body }: Awaited<ReturnType<typeof made>>) => [
        status,
        body.replace(/"request_id":"[^"]*"/, ''),
      ]
      const of = { kept: 0, own: 0 }
      for (const url of PATHS) {
        const kept = await made(url, who)
        await database()
          .db.update(companies)
          .set({ name: sql`${companies.name}` }) // everything of all companies is due
        const own = await made(url, who)
        expect([url, ...told(kept)]).toEqual([url, ...told(own)])
        of.kept += kept.reads.length
        of.own += own.reads.length
      }
      expect(of.kept).toBeLessThan(of.own)
    })

    it('read the keys of a list and nothing of its rows, a series and a filing nothing of their figures', async () => {
      for (const url of PATHS) await made(url)
      expect((await made('/api/filings/recent?limit=40')).reads).toHaveLength(1)
      expect((await made(`/api/company/${APPLE}/income-statement?limit=50`)).reads).toHaveLength(1)
      expect((await made(`/api/company/${APPLE}/series?period=annual`)).reads).toEqual([])
      expect((await made(`/api/filing/${SEEDED.year}`)).reads).toEqual([])
    })

    it('outlive what is written of another company', async () => {
      for (const url of PATHS) await made(url)
      await database().db.update(companies).set({ name: 'Synthetic Two' }).where(eq(companies.cik, OTHER))
      expect((await made(`/api/company/${APPLE}/series?period=annual`)).reads).toEqual([])
      expect((await made(`/api/filing/${SEEDED.year}`)).reads).toEqual([])
    })

    it('end with what is written of their own', async () => {
      const url = `/api/company/${APPLE}/income-statement?limit=50`
      for (const path of PATHS) await made(path)
      const change = (set: Partial<typeof filings.$inferInsert>) =>
        database().db.update(filings).set(set).where(eq(filings.accession_number, SEEDED.year))
      await change({ protected: true })
      for (const path of [url, `/api/filing/${SEEDED.year}`, '/api/filings/recent?limit=40'])
        expect([path, (await made(path)).body]).toEqual([path, expect.not.stringContaining('260174')])
      expect((await made(url, 'pro')).body).toContain('260174')
      await change({ protected: false })
      expect((await made(url)).body).toContain('260174')
      const series = `/api/company/${APPLE}/series?period=annual`
      expect((await made(series)).body).not.toContain('"failed_quality_check":true')
      await database().db.update(statements).set({ qc_passed: false }).where(eq(statements.cik, APPLE))
      expect((await made(series)).body).toContain('"failed_quality_check":true')
    })

    it('tell nobody who asked for an analysis but those who may know', async () => {
      const url = `/api/filing/${SEEDED.year}`
      await made(url, 'admin')
      const name = async (who: string) => JSON.parse((await made(url, who)).body).analysis_request?.user ?? null
      const before = await name('admin')
      expect(await name('visitor')).toBeNull()
      await database().db.update(users).set({ name: 'Another Name' })
      expect(await name('visitor')).toBeNull()
      expect(await name('admin')).toEqual(before && { ...before, name: 'Another Name' })
    })

    it('know a filing that came to be since', async () => {
      const accession = '0000000999-25-000001'
      const url = `/api/filing/${accession}`
      expect((await made(url)).status).toBe(404)
      expect((await test.app.inject({ url, headers: fromOurPage })).statusCode).toBe(404)
      const [like] = await database().db.select().from(filings).where(eq(filings.accession_number, SEEDED.bare))
      if (!like) throw new Error('the seed has no bare filing')
      await database()
        .db.insert(filings)
        .values({ ...like, accession_number: accession, cik: OTHER, company_name: 'Synthetic' })
      expect((await test.app.inject({ url, headers: fromOurPage })).statusCode).toBe(200)
    })
  },
  { onQuery: (text) => queries.push(text) },
)
