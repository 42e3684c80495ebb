/**
 * Nothing of what only some may read reaches others (decisions 32 and 59): every read of the site by an administrator,
 * then the same by a visitor, with the caches' questions; over a company whose statements are partly protected.
 * The pages themselves are gone through in a browser test.
 */
import { CALL_RULES } from '@topline/core/access/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../app.fixture.ts'
import { openTestDatabase } from '../db/database.fixture.ts'
import type { Database } from '../db/open.ts'
import { statements } from '../db/schema.ts'
import { APPLE, SEEDED, seed, seedRelease } from '../features/statements/seed.fixture.ts'
import { withoutInstants } from '../instants.fixture.ts'
import { routesOf } from './route-table.ts'

/**
 * The seeded second quarter of 2019 is protected, the third of 2018 under revision. Their figures, and those that can
 * be made of them: the fourth quarter of 2019 (260,174 − 84,310 − 58,015 − 53,809), deduced or released, margin, growth.
 */
const HIDDEN = [
  /58[,. ]?015/,
  /58\.0[12]\b/,
  /11[,. ]?561/,
  /11\.56\b/,
  /64[,. ]?040/,
  /64\.04\b/,
  /13[,. ]?686/,
  /13\.69\b/,
  /\b2\.46\b/,
  /19\.93/, // net margin of the protected quarter, percent
  /0\.1992/,
  /53[,. ]?265/,
  /11[,. ]?519/,
]

const accessions = Object.values(SEEDED)
const QUERIES = ['', '?include_qc_results=true&include_qc_reports=true']
/** Every address that a parameter of a route makes over the seeded site. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  accession: accessions,
  key: accessions,
  cik: [APPLE],
  slug: ['big'],
  company: [APPLE, 'AAPL'],
  year: ['2018', '2019'],
  quarter: ['Q1', 'Q2', 'Q3', 'FY'],
  ticker: ['AAPL'],
  version: ['1'],
}
const MORE = [
  ...['annual', 'quarterly'].flatMap((period) =>
    ['reported', 'current'].flatMap((basis) =>
      ['', '&as_of=2019-06-01', '&detail=true'].map(
        (rest) => `/api/company/${APPLE}/series?period=${period}&basis=${basis}${rest}`,
      ),
    ),
  ),
  '/api/companies/?search=apple',
  '/api/companies/?sort=total_revenue',
  '/api/search?q=revenue',
  ...['year', 'quarter', 'ttm'].flatMap((basis) =>
    ['?', '.csv?'].map(
      (of) => `/api/screener${of}basis=${basis}&where=net_income,total_revenue:0..,total_revenue_growth,net_margin`,
    ),
  ),
  '/api/screener?histograms&where=total_revenue,net_income&basis=quarter',
]

describe('what a visitor reads after an administrator', () => {
  let database: Database
  let test: TestApp
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    // Freed itself, of a year with a protected quarter: the year less the other three would tell that one.
    await seedRelease(database, { protected: false })
    test = await startTestApp(database)
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })

  let asked = 0
  const get = (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({
      url,
      headers: { ...fromOurPage, 'accept-encoding': 'identity', ...headers },
      remoteAddress: `127.8.${(++asked >> 8) & 255}.${asked & 255}`,
    })
  /** Instants and random ids are no figures, though their digits may spell one. */
  const chance = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"(?:etag|content-length)":"[^,}]*/g
  const hiddenIn = (text: string) => {
    const figures = withoutInstants(text).replaceAll(chance, '')
    return HIDDEN.filter((pattern) => pattern.test(figures)).map(String)
  }

  function addresses(): string[] {
    const found: string[] = []
    for (const { method, url } of routesOf(test.app)) {
      const rule = CALL_RULES.get(`${method} ${url}`)
      if (method !== 'GET' || !url.startsWith('/') || url.includes('*') || rule === 'own-proof') continue
      if (/^\/(auth|payment|_local)/.test(url) || url.endsWith('.png') || url.includes(':file')) continue
      const names = [...url.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
      if (names.some((name) => !VALUES[name])) continue
      let made = [url]
      for (const name of names) {
        made = made.flatMap((one) => (VALUES[name] ?? []).map((value) => one.replace(`:${name}`, value)))
      }
      const queries = /recent|income-statement$|companies\/$|list\//.test(url) ? QUERIES : ['']
      found.push(...made.flatMap((one) => queries.map((query) => one + query)))
    }
    return [...found, ...MORE]
  }

  it('holds nothing that only administrators and subscribers may read', { timeout: 600_000 }, async () => {
    const admin = await test.signIn('admin')
    const leaks: string[] = []
    let shown = 0
    const all = addresses()
    expect(all.length).toBeGreaterThan(100)
    for (const address of all) {
      const first = await get(address, admin)
      const etag: Record<string, string> =
        first.headers.etag === undefined ? {} : { 'if-none-match': String(first.headers.etag) }
      const isShown = first.statusCode === 200 && hiddenIn(first.body).length > 0
      if (isShown) shown++
      if (isShown && !/private|no-store/.test(String(first.headers['cache-control']))) leaks.push(`${address}: cached`)
      for (const headers of isShown ? [{}, etag] : [{}]) {
        const second = await get(address, headers)
        const found = hiddenIn(`${JSON.stringify(second.headers)}\n${second.body}`)
        if (found.length > 0) leaks.push(`${address}: ${found.join(' ')}`)
        if (second.statusCode === 304 && isShown) leaks.push(`${address}: 304`)
      }
    }
    expect(leaks).toEqual([])
    // The administrator does see them, and in many places: otherwise this test would look for the wrong figures.
    expect(shown).toBeGreaterThan(15)
  })

  it('says nothing of them to somebody signed in without a plan, or whose payment failed', async () => {
    for (const persona of ['free', 'past_due'] as const) {
      const headers = await test.signIn(persona)
      const leaks: string[] = []
      for (const address of [...MORE, '/api/filings/recent?limit=100', `/api/company/${APPLE}/income-statement`]) {
        const found = hiddenIn((await get(address, headers)).body)
        if (found.length > 0) leaks.push(`${persona} ${address}: ${found.join(' ')}`)
      }
      expect(leaks).toEqual([])
    }
  })

  it('is ordered by nothing that is hidden', async () => {
    const orders = async () => {
      const lists: string[] = []
      for (const sort of ['total_revenue', 'net_income']) {
        for (const order of ['asc', 'desc']) {
          const query = `sort=${sort}&order=${order}&limit=100`
          for (const url of [`/api/filings/recent?${query}`, `/api/company/${APPLE}/income-statement?${query}`]) {
            const rows: { accession_number: string }[] = (await get(url)).json()
            lists.push(`${url} ${rows.map((one) => one.accession_number).join()}`)
          }
        }
      }
      return lists
    }
    const before = await orders()
    const figures = { total_revenue: 999_999e6, net_income: -999_999e6 }
    await database.db.update(statements).set(figures).where(eq(statements.accession_number, SEEDED.q2))
    expect(await orders()).toEqual(before)
  })

  it('draws the same pictures for everybody', async () => {
    const admin = await test.signIn('admin')
    for (const path of [
      `/og/filing/${SEEDED.q2}.png`,
      `/og/filing/${SEEDED.revision}.png`,
      `/og/filing/${SEEDED.year}.png?period=2019-Q2&show=change`,
      `/og/changes/${SEEDED.q2}.png`,
      `/og/company/${APPLE}.png`,
    ]) {
      const [first, second] = [await get(path, admin), await get(path)]
      expect([path, second.statusCode, second.rawPayload.equals(first.rawPayload)]).toEqual([
        path,
        first.statusCode,
        true,
      ])
    }
  })

  it('draws the figures of a free statement into its link preview, and none of a closed or failed one', async () => {
    const picture = async (accession: string) => (await get(`/og/filing/${accession}.png`)).rawPayload
    for (const [accession, isDrawn] of [
      [SEEDED.q1, true],
      [SEEDED.q2, false],
      [SEEDED.revision, false],
      [SEEDED.failed, false],
    ] as const) {
      const before = await picture(accession)
      const [kept] = await database.db.select().from(statements).where(eq(statements.accession_number, accession))
      const other = { total_revenue: 777_777e6, net_income: 77_777e6 }
      await database.db.update(statements).set(other).where(eq(statements.accession_number, accession))
      expect([accession, !before.equals(await picture(accession))]).toEqual([accession, isDrawn])
      const { total_revenue = null, net_income = null } = kept ?? {}
      await database.db
        .update(statements)
        .set({ total_revenue, net_income })
        .where(eq(statements.accession_number, accession))
    }
  })
})
