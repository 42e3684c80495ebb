/** Two web processes over one PostgreSQL: what one writes ends at once what the other keeps. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { type Database, openDb } from '../../db/open.ts'
import { startTestPostgres, type TestPostgres } from '../../db/postgres.fixture.ts'
import { companies, keyValues, users } from '../../db/schema.ts'
import { saveCorrection } from '../../features/analyses/manual.ts'
import { APPLE, SEEDED, seed } from '../../features/statements/seed.fixture.ts'

describe('what two processes keep', () => {
  let server: TestPostgres
  const databases: Database[] = []
  const apps: TestApp[] = []
  const queries: string[] = []
  beforeAll(async () => {
    server = await startTestPostgres()
    for (const onQuery of [() => {}, (text: string) => queries.push(text)]) {
      const database = await openDb({ DATA_DIR: '', DATABASE_URL: server.url, onQuery })
      databases.push(database)
      if (databases.length === 1) await seed(database)
      apps.push(await startTestApp(database, { env: { DEMO: '1' } }))
    }
    as.admin = await one().signIn('admin')
    as.pro = await two().signIn('pro')
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    for (const database of databases) await database.close()
    await server.stop()
  })
  const as: Record<string, Record<string, string>> = { anonymous: fromOurPage }
  const at = (n: number): TestApp => {
    const app = apps[n]
    if (!app) throw new Error('open inside tests only')
    return app
  }
  const [one, two] = [() => at(0), () => at(1)]
  const read = async (url: string, who = 'anonymous') => {
    queries.length = 0
    const answer = await two().app.inject({ url, headers: as[who] ?? {} })
    return {
      status: answer.statusCode,
      body: answer.body,
      isKept: queries.filter((q) => /filings/.test(q)).length === 0,
    }
  }
  const protect = (isProtected: boolean) =>
    one().app.inject({
      method: 'POST',
      url: `/api/income-statement/${SEEDED.year}/protected`,
      headers: as.admin ?? {},
      payload: { protected: isProtected },
    })
  const ALL = [
    `/api/filing/${SEEDED.year}`,
    `/api/company/${APPLE}/series`,
    `/api/company/${APPLE}/income-statement`,
    '/api/filings/recent',
  ]
  beforeEach(async () => {
    await protect(false)
    for (const url of ALL) await read(url)
  })

  it('goes on while the other writes what does not concern it', async () => {
    await databases[0]?.db.insert(keyValues).values({ key: 'test', value: 1 })
    for (const url of ALL) expect([url, (await read(url)).isKept]).toEqual([url, true])
    await databases[0]?.db.insert(companies).values({ cik: '999', name: 'Synthetic', search: 'synthetic' })
    for (const url of ALL.slice(0, 3)) expect([url, (await read(url)).isKept]).toEqual([url, true])
  })

  it('ends with the other one protecting a statement', async () => {
    for (const url of ALL) expect([url, (await read(url)).body]).toEqual([url, expect.stringContaining('260174')])
    await protect(true)
    for (const url of ALL) expect([url, (await read(url)).body]).toEqual([url, expect.not.stringContaining('260174')])
    await protect(false)
    for (const url of ALL) expect([url, (await read(url)).body]).toEqual([url, expect.stringContaining('260174')])
  })

  it('ends with a correction by the other one', async () => {
    await saveCorrection(one().ctx, {
      accession_number: SEEDED.year,
      edited_by: null,
      edit_reason: 'a test',
      correct: ({ income_statement, provenance }) => ({
        provenance,
        income_statement: { ...income_statement, net_income: 55_257e6 },
      }),
    })
    for (const url of ALL) expect([url, (await read(url, 'pro')).body]).toEqual([url, expect.stringContaining('55257')])
  })

  it('ends with a plan that the other one ends', async () => {
    const url = `/api/income-statement/${SEEDED.q2}` // protected
    expect((await read(url, 'pro')).status).toBe(200)
    const ended = { subscription_status: 'canceled' } as const
    await databases[0]?.db.update(users).set(ended).where(eq(users.demo_persona, 'pro'))
    expect((await read(url, 'pro')).status).toBe(403)
  })
})
