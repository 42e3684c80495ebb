import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { companies, companyLists, tickerRegister } from '../../db/schema.ts'
import type { Persona } from '../accounts/demo.ts'
import { APPLE, BERKSHIRE, seed } from '../statements/seed.fixture.ts'

const KING = '1307802'

describeOnBoth('lists of one’s own', ({ database, kind }) => {
  let test: TestApp
  const people = new Map<Persona, Record<string, string>>()
  beforeAll(async () => {
    await seed(database())
    await database()
      .db.insert(tickerRegister)
      .values([{ cik: KING, name: 'King Co', tickers: ['KNG'], exchanges: [], search: 'king co kng' }])
    test = await startTestApp(database(), { settings: { LISTS_PER_USER: { free: 2, hobby: 3, pro: 4 } } })
    for (const persona of ['free', 'hobby', 'admin'] as const) people.set(persona, await test.signIn(persona))
  })
  afterAll(() => test.close())

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  const call = async (persona: Persona | null, method: Method, url: string, payload?: object) => {
    const headers = persona ? people.get(persona) : undefined
    const answer = await test.app.inject({
      method,
      url,
      ...(headers ? { headers } : {}),
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }
  const make = async (persona: Persona, name: string, text = '') => {
    const { status, body } = await call(persona, 'POST', '/api/lists/own', { name, text })
    expect(status).toBe(201)
    return body as { slug: string; imported: object; kind: string }
  }
  const ciksOf = async (persona: Persona | null, slug: string, query = '') => {
    const { status, body } = await call(persona, 'GET', `/api/list/${slug}${query}`)
    return status === 200 ? body.companies.map((one: { cik: string }) => one.cik) : status
  }

  it('are made from pasted tickers in their order, the unknown ones named and nothing lost', async () => {
    const text = 'Ticker,Name\nKNG,King Co\nAAPL,Apple\nNOPE,"Nobody, Inc."\n,Nameless\naapl,again'
    const made = await make('free', 'Pasted', text)
    expect(made).toMatchObject({ kind: 'own', imported: { added: 2, already: 0, unknown: ['NOPE', 'Nameless'] } })
    expect(await ciksOf('free', made.slug)).toEqual([KING, APPLE])
    expect(await ciksOf('free', made.slug, '?sort=company')).toEqual([APPLE, KING])
    const more = await call('free', 'POST', `/api/list/${made.slug}/import`, { text: 'BRK.B AAPL XYZW' })
    expect(more.body).toEqual({ added: 1, already: 1, unknown: ['XYZW'] })
    await call('free', 'PUT', `/api/list/${made.slug}/order`, { ciks: [BERKSHIRE, '999', KING] })
    expect(await ciksOf('free', made.slug)).toEqual([BERKSHIRE, KING, APPLE])
    expect((await call('free', 'PUT', `/api/list/${made.slug}/companies/NOPE`)).status).toBe(422)
    expect((await call('free', 'DELETE', `/api/list/${made.slug}/companies/${KING}`)).status).toBe(204)
    expect((await call('free', 'PUT', `/api/list/${made.slug}/companies/KNG`)).body).toEqual({ cik: KING })
    expect(await ciksOf('free', made.slug)).toEqual([BERKSHIRE, APPLE, KING])
    expect(await database().db.$count(companies, eq(companies.cik, KING))).toBe(1)
  })

  it('are nobody else’s: no address, list, search, feed or admin opens them', async () => {
    const { slug } = await make('free', 'Zebra secret', 'AAPL')
    for (const persona of [null, 'hobby', 'admin'] as const) {
      expect(await ciksOf(persona, slug)).toBe(404)
      expect(JSON.stringify((await call(persona, 'GET', '/api/lists/?limit=100')).body)).not.toContain('Zebra')
      expect(JSON.stringify((await call(persona, 'GET', '/api/search?q=zebra')).body)).not.toContain(slug)
      expect(JSON.stringify((await call(persona, 'GET', `/api/company/${APPLE}`)).body)).not.toContain('Zebra')
    }
    for (const path of [`/list/${slug}/feed.xml`, `/og/list/${slug}.png`])
      expect((await call('free', 'GET', path)).status).toBe(404)
    expect((await test.app.inject('/sitemap.xml')).body).not.toContain(slug)
    for (const persona of ['hobby', 'admin'] as const) {
      for (const [method, path, payload] of [
        ['PATCH', '', { name: 'Taken' }],
        ['DELETE', '', undefined],
        ['PUT', '/companies/KNG', undefined],
        ['DELETE', `/companies/${APPLE}`, undefined],
        ['POST', '/import', { text: 'KNG' }],
        ['PUT', '/order', { ciks: [] }],
        ['PUT', '/share', undefined],
        ['DELETE', '/share', undefined],
      ] as const)
        expect([method, path, (await call(persona, method, `/api/list/${slug}${path}`, payload)).status]).toEqual([
          method,
          path,
          404,
        ])
      expect((await call(persona, 'PUT', `/api/following/list/${slug}`)).status).toBe(404)
    }
    expect(await ciksOf('free', slug)).toEqual([APPLE])
    expect((await call('free', 'PATCH', '/api/list/big', { name: 'Mine' })).status).toBe(403)
    expect((await call('free', 'PATCH', `/api/list/${slug}`, { slug: 'big-two' })).status).toBe(422)
    expect((await call('free', 'DELETE', `/api/list/${slug}`)).status).toBe(204)
  })

  it('are read by whoever has the address they are shared by, until that is taken back', async () => {
    const { slug } = await make('hobby', 'Shared', 'AAPL')
    const { share_slug: address } = (await call('hobby', 'PUT', `/api/list/${slug}/share`)).body
    expect((await call('hobby', 'PUT', `/api/list/${slug}/share`)).body).toEqual({ share_slug: address })
    expect(address.length).toBeGreaterThan(35)
    for (const persona of [null, 'free'] as const) {
      const { body } = await call(persona, 'GET', `/api/list/${address}`)
      expect(body).toMatchObject({ kind: 'shared', slug: address, share_slug: null, name: 'Shared' })
      expect(JSON.stringify(body)).not.toContain(slug)
    }
    const feed = await test.app.inject(`/list/${address}/feed.xml`)
    expect([feed.statusCode, feed.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(feed.body).not.toContain(slug)
    expect((await call('free', 'PATCH', `/api/list/${address}`, { name: 'Taken' })).status).toBe(404)
    const screened = async (persona: Persona | null, list: string) =>
      (await call(persona, 'GET', `/api/screener?list=${list}`)).body.total
    expect([await screened('hobby', slug), await screened('free', address), await screened(null, address)]).toEqual([
      1, 1, 1,
    ])
    expect([await screened('free', slug), await screened(null, slug)]).toEqual([0, 0])
    expect((await call('free', 'PUT', `/api/following/list/${address}`)).status).toBe(204)
    expect((await call('hobby', 'PUT', `/api/following/list/${slug}`)).status).toBe(204)
    const followed = async (persona: Persona) => (await call(persona, 'GET', '/api/following/keys')).body.slugs
    expect([await followed('free'), await followed('hobby')]).toEqual([[address], [slug]])
    expect((await call('hobby', 'DELETE', `/api/list/${slug}/share`)).status).toBe(204)
    expect([await ciksOf(null, address), await ciksOf('free', address)]).toEqual([404, 404])
    expect([await followed('free'), await followed('hobby')]).toEqual([[], [slug]])
    const again = (await call('hobby', 'PUT', `/api/list/${slug}/share`)).body.share_slug
    expect(again).not.toBe(address)
  })

  it('are as many as the plan allows, also when two are made at once, and go with the account', async () => {
    const { body } = await call('free', 'GET', '/api/lists/own')
    expect(body).toMatchObject({ limit: 2, lists: [{ name: 'Pasted', companies_count: 3, kind: 'own' }] })
    const both = await Promise.all(['A', 'B'].map((name) => call('free', 'POST', '/api/lists/own', { name })))
    expect(both.map((one) => one.status).sort()).toEqual([201, 409])
    const many = Array.from({ length: 501 }, (_, i) => `T${i}`).join(' ')
    const refused = await call('free', 'POST', `/api/list/${body.lists[0].slug}/import`, { text: many })
    expect([refused.status, refused.body.detail]).toEqual([409, 'At most 500 companies in a list; nothing was changed'])
    const file = (await call('free', 'GET', '/auth/me/export')).body
    expect(file.own_lists[0]).toMatchObject({ name: 'Pasted', ciks: [BERKSHIRE, APPLE, KING] })
    expect((await call('free', 'DELETE', '/auth/me')).status).toBe(204)
    const left = await database().db.select({ name: companyLists.name }).from(companyLists)
    expect(left.map((one) => one.name).sort()).toEqual(['Big', 'Shared'])
  })

  it.runIf(kind === 'postgres')('are watched by nobody whose call meets the one that takes them back', async () => {
    const { slug } = await make('hobby', 'Taken back', 'AAPL')
    const { share_slug } = (await call('hobby', 'PUT', `/api/list/${slug}/share`)).body
    const { inTx, exec } = database()
    let goOn = () => {}
    const isOver = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let taken: Promise<void> | null = null
    await new Promise<void>((resolve) => {
      taken = inTx(async (tx) => {
        await tx.update(companyLists).set({ share_slug: null }).where(eq(companyLists.slug, slug))
        resolve()
        await isOver
      })
    })
    const rule = { about: { kind: 'list', slug: share_slug }, when: { kind: 'release' } }
    const asked = [
      call('admin', 'PUT', `/api/following/list/${share_slug}`),
      call('admin', 'POST', '/api/alerts', rule),
    ]
    const waiting = 'select count(*)::int as n from pg_locks where not granted'
    try {
      await vi.waitFor(async () => expect((await exec(waiting)).rows).toEqual([{ n: 2 }]), { timeout: 5000 })
    } finally {
      goOn()
      await taken
    }
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404])
  })
})
