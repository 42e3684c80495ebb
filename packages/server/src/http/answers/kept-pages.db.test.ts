import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { Changes } from '../../db/changes.ts'
import { describeOnBoth, openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { currentReading } from '../../db/reading.ts'
import { companies, filings, keyValues } from '../../db/schema.ts'
import { APPLE, SEEDED, seed } from '../../features/statements/seed.fixture.ts'
import { withoutInstants } from '../../instants.fixture.ts'
import { KeptPages } from './kept-pages.ts'

const queries: string[] = []
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const COMPANY = `/company/${APPLE}`
const YEAR = `/filing/${SEEDED.year}`

describeOnBoth(
  'pages of visitors (built by npm run build)',
  ({ database, kind }) => {
    let test: TestApp
    /** What a kept page asks of the database: the embedded one tells by itself that nothing was asked of it. */
    const looks = kind === 'embedded' ? 0 : 1
    const as: Record<string, Record<string, string>> = { visitor: { ...fromOurPage, ...BROWSER } }
    beforeAll(async () => {
      await seed(database())
      test = await startTestApp(database(), { env: { DEMO: '1' } })
      for (const persona of ['pro', 'admin'] as const) as[persona] = await test.signIn(persona)
    })
    afterAll(() => test.close())
    async function read(url: string, who = 'visitor', headers: Record<string, string> = {}) {
      queries.length = 0
      const answer = await test.app.inject({ url, headers: { ...as[who], ...headers } })
      const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? ''
      return {
        ...answer,
        headers: answer.headers,
        bytes: answer.rawPayload,
        nonce,
        asked: queries.length,
        // What is passed on while it is rendered is packed on its way.
        isKept: answer.headers.vary === 'Cookie, Accept-Encoding',
      }
    }
    const PAGES = ['/', COMPANY, YEAR, '/companies', '/lists', '/calendar', '/pricing']

    it.each(PAGES)('are kept with a nonce of each answer: %s', async (url) => {
      const first = await read(url)
      const second = await read(url)
      expect([first.statusCode, second.statusCode]).toEqual([200, 200])
      expect(second.asked).toBeLessThanOrEqual(1)
      expect(second.nonce).not.toBe(first.nonce)
      expect(second.body).not.toContain(first.nonce)
      expect(second.body.replaceAll(second.nonce, first.nonce)).toBe(first.body)
      expect([...second.body.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)).toEqual(
        [...first.body.matchAll(/nonce="/g)].map(() => second.nonce),
      )
      for (const name of ['content-type', 'cache-control', 'etag'])
        expect([name, second.headers[name]]).toEqual([name, first.headers[name]])
      expect([second.headers.etag, second.headers['cache-control'], second.headers.vary]).toEqual([
        undefined,
        'no-cache',
        'Cookie, Accept-Encoding',
      ])
    })

    it('come packed where that is taken, the same in every way', async () => {
      const plain = await read(COMPANY)
      const packed = await read(COMPANY, 'visitor', { 'accept-encoding': 'gzip, br' })
      expect([packed.headers['content-encoding'], packed.asked]).toEqual(['gzip', looks])
      expect(gunzipSync(packed.bytes).toString().replaceAll(packed.nonce, plain.nonce)).toBe(plain.body)
      const other = await read(COMPANY, 'visitor', { 'accept-encoding': 'gzip;q=0, br' })
      expect(other.headers['content-encoding']).toBe('br')
    })

    it('are never given to somebody who is or may be somebody, nor made of what those get', async () => {
      const visitors = await read(YEAR)
      for (const who of ['admin', 'pro']) {
        const own = await read(YEAR, who)
        expect([own.headers['cache-control'], own.isKept]).toEqual(['private, no-store', false])
        expect(own.body).toContain(`${who}@`)
      }
      const again = await read(YEAR)
      expect(again.body.replaceAll(again.nonce, visitors.nonce)).toBe(visitors.body)
      const unknown = { cookie: `topline=${'x'.repeat(43)}` }
      await read('/pricing')
      expect((await read('/pricing', 'visitor', unknown)).isKept).toBe(false)
    })

    it('hold no figure of a protected statement that an administrator just read', async () => {
      const url = `/filing/${SEEDED.q2}`
      for (let round = 0; round < 2; round += 1) {
        expect((await read(url, 'admin')).body).toMatch(/58[,. ]?015/)
        expect(withoutInstants((await read(url)).body)).not.toMatch(/58[,. ]?015/)
      }
    })

    it('follow the address, the host and whether a robot asks, and nothing else of the request', async () => {
      await read('/lists')
      const same = { 'accept-language': 'de', referer: 'http://127.0.0.1:3000/p', cookie: 'theme=dark' }
      expect((await read('/lists', 'visitor', same)).isKept).toBe(true)
      const others: Record<string, string>[] = [{ 'user-agent': 'Googlebot/2.1' }, { host: 'elsewhere.example' }]
      for (const other of others) expect((await read('/lists', 'visitor', other)).isKept).toBe(false)
      expect((await read('/lists?page=2')).isKept).toBe(false)
    })

    it('go on while what is written does not concern them, and end when it does', async () => {
      await database().db.insert(companies).values({ cik: '999', name: 'Synthetic', search: 'synthetic' })
      await read(COMPANY)
      await database().db.insert(keyValues).values({ key: 'test', value: 1 })
      await database().db.update(companies).set({ name: 'Other' }).where(eq(companies.cik, '999'))
      expect((await read(COMPANY)).asked).toBe(1)
      await database().db.update(companies).set({ name: 'Pear Inc.' }).where(eq(companies.cik, APPLE))
      const after = await read(COMPANY)
      expect(after.body).toContain('Pear Inc.')
      expect((await read(COMPANY)).asked).toBe(1)
    })

    it('of one company and its filings go on while another company is written without pause', async () => {
      const { db } = database()
      const accession_number = '0000000999-25-000001'
      await db.insert(companies).values({ cik: '999', name: 'Other', search: 'other' }).onConflictDoNothing()
      const [like] = await db.select().from(filings).where(eq(filings.accession_number, SEEDED.bare))
      if (!like) throw new Error('the seed has no bare filing')
      await db.insert(filings).values({ ...like, accession_number, cik: '999', company_name: 'Other' })
      for (const url of [COMPANY, YEAR]) await read(url)
      for (let round = 0; round < 3; round += 1) {
        await db
          .update(filings)
          .set({ file_number: `1-${round}` })
          .where(eq(filings.cik, '999'))
        await db.insert(keyValues).values({ key: `round ${round}`, value: 1 })
        for (const url of [COMPANY, YEAR]) expect([url, (await read(url)).isKept]).toEqual([url, true])
      }
    })

    it('end when a statement is protected', async () => {
      const protect = (isProtected: boolean) =>
        test.app.inject({
          method: 'POST',
          url: `/api/income-statement/${SEEDED.year}/protected`,
          headers: as.admin ?? {},
          payload: { protected: isProtected },
        })
      for (const url of [YEAR, COMPANY, '/']) {
        await protect(false)
        expect([url, (await read(url)).body]).toEqual([url, expect.stringMatching(/260[,.]?174/)])
        await protect(true)
        expect([url, (await read(url)).body]).toEqual([url, expect.not.stringMatching(/260[,.]?174/)])
      }
    })
  },
  { onQuery: (text) => queries.push(text) },
)

describe('what is kept of renderings', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const text = async (found: Awaited<ReturnType<KeptPages['find']>>) =>
    found instanceof Response ? found.text() : found.body.plain.map(String).join('NONCE')
  /** Asks twice, one after the other. @returns how often it was rendered */
  async function rendered(answer: () => Response): Promise<number> {
    const pages = new KeptPages(new Changes(database))
    let n = 0
    const render = async () => {
      n += 1
      return answer()
    }
    for (let i = 0; i < 2; i += 1) {
      await text(await pages.find({ key: 'k', nonce: 'abc', render }))
      await new Promise((resolve) => setImmediate(resolve))
    }
    return n
  }

  it('is a page that is well and whole, and nothing else', async () => {
    expect(await rendered(() => new Response('page', { headers: html }))).toBe(1)
    expect(await rendered(() => new Response('page', { headers: html, status: 404 }))).toBe(2)
    expect(await rendered(() => new Response('{}', { headers: { 'content-type': 'application/json' } }))).toBe(2)
    expect(await rendered(() => new Response('page', { headers: { ...html, 'set-cookie': 'a=b' } }))).toBe(2)
    expect(await rendered(() => new Response('x'.repeat(3_000_000), { headers: html }))).toBe(2)
    const ofElse = () => {
      currentReading()?.noteElse()
      return new Response('page', { headers: html })
    }
    expect(await rendered(ofElse)).toBe(2)
  })

  it('is made once for all who came before it began, and anew for who came after', async () => {
    const pages = new KeptPages(new Changes(database))
    let [n, name] = [0, 'Apple']
    let go = () => {}
    let may = Promise.resolve()
    const ask = () =>
      pages
        .find({
          key: 'k',
          nonce: 'abc',
          async render() {
            n += 1
            currentReading()?.noteStatement('select name from companies')
            const read = name
            await may
            return new Response(read, { headers: html })
          },
        })
        .then(text)
    const write = async (to: string) => {
      name = to
      await database.db.insert(companies).values({ cik: String(n + 1), name: to, search: to })
    }
    expect(await ask()).toBe('Apple')
    await new Promise((resolve) => setImmediate(resolve))
    await write('Pear')
    may = new Promise((resolve) => {
      go = resolve
    })
    const early = ask()
    while (n < 2) await new Promise((resolve) => setImmediate(resolve))
    await write('Plum')
    const late = [ask(), ask(), ask()]
    go()
    expect(await early).toBe('Pear')
    expect(await Promise.all(late)).toEqual(['Plum', 'Plum', 'Plum'])
    expect(n).toBeLessThanOrEqual(4)
  })
})
