import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { stockPrices, tickerRegister } from '../../db/schema.ts'

type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | 'silence' | 'cut'

describeOnBoth('prices', ({ database }) => {
  let feed: Server
  let live: TestApp
  let stored: TestApp
  const asked: string[] = []
  let reply: Reply = {}
  let now = new Date('2026-03-02T15:00:00Z')
  beforeAll(async () => {
    feed = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (reply === 'silence') return
      if (reply === 'cut')
        return void response.writeHead(200, { 'content-length': '500' }).write('{"pri', () => response.destroy())
      const { status = 200, body = {}, headers = {} } = reply
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    await new Promise<void>((done) => feed.listen(0, '127.0.0.1', done))
    const { port } = feed.address() as AddressInfo // listens on TCP, so it has a port
    const env = { PRICES_URL: `http://127.0.0.1:${port}/quote/{ticker}?k={key}`, PRICES_API_KEY: 'a key&more' }
    live = await startTestApp(database(), { env, now: () => now })
    stored = await startTestApp(database(), { now: () => now })
    const register = { name: 'Example', exchanges: [], search: 'example' }
    await database()
      .db.insert(tickerRegister)
      .values([
        { ...register, cik: '1', tickers: ['EXA'] },
        { ...register, cik: '2', tickers: ['BRK-B'] },
        { ...register, cik: '3', tickers: ['NEW'] },
      ])
  })
  afterAll(async () => {
    await live.close()
    await stored.close()
    feed.closeAllConnections()
    feed.close()
  })
  beforeEach(async () => {
    await database().db.execute(sql`truncate stock_prices`)
    await database().db.execute(sql`delete from key_values`)
    asked.length = 0
    now = new Date(now.getTime() + 3_600_000)
  })
  const get = async (ticker: string, app = live) => {
    const answer = await app.app.inject({ url: `/api/stock-price/${ticker}` })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  const quote = () => ({ price: 101.5, currency: 'USD', as_of: now.toISOString(), previous_close: 100 })
  const close = { ticker: 'EXA', as_of: new Date('2026-02-27T21:00:00Z'), price: 99, currency: 'USD', source: 'sample' }

  it('come from the feed, with the key where the address says so, once in ten minutes', async () => {
    reply = { body: quote() }
    const first = await get('exa')
    expect(first.body).toMatchObject({ ...quote(), as_of: expect.any(String), ticker: 'EXA', source: 'live' })
    now = new Date(now.getTime() + 599_000)
    expect((await get('EXA')).body.price).toBe(101.5)
    expect(asked).toEqual(['/quote/EXA?k=a%20key%26more'])
    now = new Date(now.getTime() + 2_000)
    reply = { body: { ...quote(), price: 102 } }
    expect((await get('EXA')).body.price).toBe(102)
    expect(asked).toHaveLength(2)
  })
  it('are asked for once by many readers at a time', async () => {
    reply = { body: quote() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('EXA')))
    expect(answers.map((one) => one.status)).toEqual(Array(8).fill(200))
    expect(asked).toHaveLength(1)
  })
  it('pass a 429 on as Rate limited, and leave the feed alone as long as it asks', async () => {
    reply = { status: 429, headers: { 'retry-after': '90' } }
    const refused = await get('EXA')
    expect(refused).toMatchObject({ status: 429, body: { detail: 'Rate limited' }, headers: { 'retry-after': '90' } })
    reply = { body: quote() }
    now = new Date(now.getTime() + 60_000)
    expect(await get('BRK.B')).toMatchObject({ status: 429, headers: { 'retry-after': '30' } })
    expect(asked).toHaveLength(1)
    now = new Date(now.getTime() + 31_000)
    expect((await get('EXA')).status).toBe(200)
  })
  it.each<[string, Reply]>([
    ['an error', { status: 500 }],
    ['a page', { body: '<html>' }],
    ['a price that is none', { body: { price: '101', currency: 'USD', as_of: '2026-03-02', previous_close: null } }],
    ['a price of zero', { body: { price: 0, currency: 'USD', as_of: '2026-03-02', previous_close: null } }],
    ['a price of the future', { body: { price: 1, currency: 'USD', as_of: '2036-03-02', previous_close: null } }],
    ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/' } }],
    ['half an answer', 'cut'],
    ['a megabyte', { body: `{"price": 1${' '.repeat(1_000_000)}}` }],
  ])('fall back to the last close after %s', async (_, fault) => {
    reply = fault
    const without = await get('EXA')
    expect(without).toMatchObject({ status: 502, body: { detail: 'The price feed did not answer' } })
    await database().db.insert(stockPrices).values(close)
    const body = { price: 99, as_of: '2026-02-27T21:00:00.000Z', source: 'sample' }
    expect(await get('EXA')).toMatchObject({ status: 200, body })
  })
  it('are not there for a ticker that the feed or the register does not know', async () => {
    reply = { status: 404 }
    for (const ticker of ['NEW', 'NEW', 'NOSUCH', '..%2Fadmin', '%7Bkey%7D'])
      expect(await get(ticker)).toMatchObject({ status: 404, body: { detail: 'Stock price not found' } })
    expect(asked).toEqual(['/quote/NEW?k=a%20key%26more'])
  })
  it('are the last stored close without a feed', async () => {
    expect(await get('EXA', stored)).toMatchObject({ status: 404, body: { detail: 'Stock price not found' } })
    await database().db.insert(stockPrices).values(close)
    expect(await get('EXA', stored)).toMatchObject({ status: 200, body: { price: 99, source: 'sample' } })
    expect(asked).toEqual([])
  })
})
