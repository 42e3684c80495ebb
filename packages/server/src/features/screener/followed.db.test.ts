import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { filings } from '../../db/schema.ts'
import { refreshScreened } from '../screened/refresh.ts'
import { APPLE, SEEDED, seed } from '../statements/seed.fixture.ts'

const RICH = 'where=total_revenue:1e9..'

describeOnBoth('a followed screen', ({ database }) => {
  let test: TestApp
  let free: Record<string, string> = {}
  let subscriber: Record<string, string> = {}
  beforeAll(async () => {
    await seed(database())
    test = await startTestApp(database(), { env: { DEMO: '1' }, now: () => new Date('2019-12-01T12:00:00Z') })
    free = await test.signIn('free')
    subscriber = await test.signIn('hobby')
  })
  afterAll(() => test.close())

  const call = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', url: string, headers = free, payload?: object) =>
    test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  const keep = async (headers: Record<string, string>, query = RICH): Promise<string> =>
    `/api/following/screen/${(await call('POST', '/api/screens', headers, { name: 'Rich', query })).json()[0].id}`
  async function shown(headers = free) {
    const { screens, filings: all } = (await call('GET', '/api/following', headers)).json()
    const accessions = all.map((one: { filing: { accession_number: string } }) => one.filing.accession_number)
    return { names: screens.map(({ name }: { name: string }) => name), accessions }
  }
  const feed = async (query: string) => test.app.inject(`/screener/feed.xml?${query}`)

  it('stands with the filings of its newest figures among the new ones, of its owner alone', async () => {
    const screen = await keep(free)
    expect(await shown()).toEqual({ names: [], accessions: [] })
    expect((await call('PUT', screen, subscriber)).statusCode).toBe(404)
    expect((await call('PUT', screen)).statusCode).toBe(204)
    expect(await shown()).toEqual({ names: ['Rich'], accessions: [SEEDED.year] })
    expect((await call('GET', '/api/screens')).json()).toMatchObject([{ is_followed: true }])
    expect(await shown(subscriber)).toEqual({ names: [], accessions: [] })
    await keep(free, 'where=total_revenue:1e15..')
    expect(await shown()).toEqual({ names: ['Rich'], accessions: [] })
    await keep(free)
    expect((await call('DELETE', screen)).statusCode).toBe(204)
    expect(await shown()).toEqual({ names: [], accessions: [] })
  })

  it('is a feed by its address', async () => {
    const answer = await feed(`${RICH}&basis=year`)
    expect(answer.headers['content-type']).toContain('application/atom+xml')
    expect(answer.body).toContain('<title>Topline: Total revenue from $1.00B</title>')
    expect(answer.body).toContain(`/filing/${SEEDED.year}`)
    expect(answer.body).not.toContain(SEEDED.q3)
    expect((await feed('where=total_revenue:1e15..')).body).not.toContain('<entry>')
    expect((await feed('where=colour:1..')).statusCode).toBe(422)
    expect((await feed('list=big')).headers['cache-control']).toBe('private, no-store')
  })

  it('tells nobody of what is closed to them', async () => {
    for (const headers of [free, subscriber]) await call('PUT', await keep(headers), headers)
    await database().inTx(async (tx) => {
      await tx.update(filings).set({ protected: true }).where(eq(filings.accession_number, SEEDED.year))
      await refreshScreened(tx, APPLE)
    })
    expect((await shown()).accessions).toEqual([])
    expect((await shown(subscriber)).accessions).toEqual([SEEDED.year])
    expect((await feed(RICH)).body).not.toContain('<entry>')
  })
})
