/** What stands on other sites: link cards and framed flows, of what everybody may see and of nothing else. */
import type { EmbedFlow } from '@topline/core/flow/drawing/embed.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { statements } from '../../db/schema.ts'
import { APPLE, BERKSHIRE, SEEDED, seed } from '../statements/seed.fixture.ts'

describe('on other sites', () => {
  let database: Database
  let plans: TestApp
  let open: TestApp
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    plans = await startTestApp(database, { env: { DEMO: '1' } })
    open = await startTestApp(database, { env: { ACCESS: 'open' } })
  })
  afterAll(async () => {
    await plans.close()
    await open.close()
    await database.close()
  })
  const get = (url: string, site: TestApp = plans, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers })
  const flowOf = (body: string): EmbedFlow | null => {
    const [, text] = /<script type="application\/json" id="flow"[^>]*>(.*?)<\/script>/.exec(body) ?? []
    return text === undefined ? null : (JSON.parse(text) as EmbedFlow) // as the page writes it
  }

  describe('a framed flow', () => {
    it('moves through the periods that everybody may see, and starts with the one that is asked for', async () => {
      const page = await get(`/embed/filing/${SEEDED.year}?period=2019-Q1&show=share`, open)
      const flow = flowOf(page.body)
      const codes = flow?.periods.map(({ code }) => code) ?? []
      expect(codes).toEqual(expect.arrayContaining(['2018 FY', '2019 Q1', '2019 Q3', '2019 FY']))
      expect([codes[flow?.at ?? -1], flow?.show]).toEqual(['2019 Q1', 'share'])
      // The failed one is drawn nowhere else, and what is under revision for nobody.
      const accessions = flow?.periods.map(({ href }) => href.split('/').at(-1)) ?? []
      expect(accessions).not.toContain(SEEDED.failed)
      expect(accessions).not.toContain(SEEDED.revision)
      const year = flow?.periods.find(({ code }) => code === '2019 FY')
      expect(year?.source).toBe(`Source: 10-K of Apple Inc., filed Oct 31, 2019, ${SEEDED.year}`)
      expect(year?.input.provenance).toBeUndefined()
      expect(page.body).toContain('<script type="module"')
      expect(page.body).toMatch(/<svg class="fixed wide"[^>]*aria-label="Apple Inc., income flow, 2019 Q1\./)
    })

    it('knows no session: the same for a subscriber, no cookie set, figures of subscribers in no part of it', async () => {
      const hobby = await plans.signIn('hobby')
      const mine = await get(`/embed/filing/${SEEDED.showcase}`, plans, hobby)
      expect(mine.headers['set-cookie']).toBeUndefined()
      const bare = (body: string) => body.replace(/nonce="[^"]*"/g, '')
      expect(bare(mine.body)).toBe(bare((await get(`/embed/filing/${SEEDED.showcase}`)).body))
      // One showcase is open to everybody: nothing to move through, and no script.
      expect(mine.body).not.toContain('<script')
      expect((await get(`/embed/filing/${SEEDED.q2}?period=2018-FY`, plans, hobby)).body).not.toMatch(/<svg|<script/)
    })

    it('is light or dark as its reader’s screen is, or as the address says, in the palette asked for', async () => {
      const page = async (query: string) => (await get(`/embed/filing/${SEEDED.showcase}${query}`)).body
      expect(await page('')).toContain('@media(prefers-color-scheme:dark)')
      expect(await page('?scheme=dark')).toContain(':root{color-scheme:dark;')
      expect(await page('?scheme=dark')).not.toContain('prefers-color-scheme')
      expect(await page('?scheme=light')).not.toContain('#10161f')
      expect(await page('?palette=blue-orange&patterns=1')).toMatch(/--cost:#d9730d.*id="[wn]pattern-cost"/s)
      expect(await page('?scheme=x&palette=x&show=x&period=x')).toContain('prefers-color-scheme')
    })
  })

  describe('a link card', () => {
    const picture = async (url: string, site?: TestApp) => {
      const answer = await get(url, site)
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 200, 'image/png'])
      const png = answer.rawPayload
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
      return png.toString('base64')
    }

    it('shows the period and the state that the address names, the same bytes each time', async () => {
      const base = `/og/filing/${SEEDED.year}.png`
      const states = ['', '?show=share', '?show=change', '?period=2019-Q1', '?period=2019-Q1&show=share']
      const drawn = await Promise.all(states.map((state) => picture(`${base}${state}`, open)))
      expect(new Set(drawn).size).toBe(states.length)
      expect(await picture(`${base}?period=2019-Q1`, open)).toBe(drawn[3])
      // A period is one picture, by whichever filing of its company it is asked for.
      expect(await picture(`/og/filing/${SEEDED.q1}.png`, open)).toBe(drawn[3])
      expect(await picture(`${base}?period=1999-FY&show=nonsense&utm=x`, open)).toBe(drawn[0])
    })

    it('of what is closed to everybody says no figure, whichever state is asked for', async () => {
      const closed = await picture(`/og/filing/${SEEDED.q2}.png`)
      for (const url of [
        `/og/filing/${SEEDED.q2}.png?show=change`,
        `/og/filing/${SEEDED.year}.png?period=2019-Q2`,
        `/og/changes/${SEEDED.q2}.png`,
      ])
        expect(await picture(url)).toBe(closed)
      await database.db
        .update(statements)
        .set({ total_revenue: 1e9, net_income: 1e8 })
        .where(eq(statements.accession_number, SEEDED.q2))
      expect(await picture(`/og/filing/${SEEDED.year}.png?period=2019-Q2&show=share`)).toBe(closed)
    })

    it('shows what changed where everybody may read it, else what everybody knows', async () => {
      const own = await picture(`/og/changes/${SEEDED.year}.png`, open)
      expect(own).not.toBe(await picture(`/og/changes/${SEEDED.year}.png`))
      expect((await get('/og/changes/0000000000-00-000000.png')).statusCode).toBe(404)
    })

    it('shows a company, companies side by side, and a screen', async () => {
      const one = await picture(`/og/company/${APPLE}.png`)
      const both = await picture(`/og/compare/${APPLE}-${BERKSHIRE}.png`)
      expect(one).not.toBe(both)
      const screen = await picture('/og/screener.png?where=net_margin:0.1..')
      expect(screen).not.toBe(await picture('/og/screener.png'))
      expect((await get('/og/screener.png?where=nonsense:1..')).statusCode).toBe(422)
    })
  })
})
