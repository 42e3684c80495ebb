import type { FollowedFiling } from '@topline/core/api/account/following.ts'
import type { CalendarEntry } from '@topline/core/api/filings/calendar.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { filings } from '../../db/schema.ts'
import { APPLE, SEEDED, seed, seedRelease } from '../statements/seed.fixture.ts'

describe('reach: following, calendar', () => {
  let database: Database
  let test: TestApp
  let free: Record<string, string> = {}
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    test = await startTestApp(database, { env: { DEMO: '1' }, now: () => new Date('2019-12-01T12:00:00Z') })
    free = await test.signIn('free')
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })
  const call = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', url: string, headers: Record<string, string> = free) =>
    test.app.inject({ method, url, headers })

  const siteOn = (today: string) => startTestApp(database, { now: () => new Date(`${today}T12:00:00Z`) })
  async function entriesOn(today: string) {
    const site = await siteOn(today)
    try {
      const { entries } = (await site.app.inject({ url: '/api/calendar', headers: fromOurPage })).json()
      return entries.map((one: CalendarEntry) => [one.state, one.period_code, one.date, one.filing?.accession_number])
    } finally {
      await site.close()
    }
  }
  /** For calendar programs, of what `free` follows; lines that were folded are whole again. */
  async function calendarFile(today: string) {
    const { ical_url } = (await call('GET', '/api/calendar')).json()
    const { pathname, search } = new URL(ical_url)
    const site = await siteOn(today)
    try {
      return (await site.app.inject({ url: `${pathname}${search}` })).body.replaceAll('\r\n ', '')
    } finally {
      await site.close()
    }
  }

  it('needs a sign-in to follow', async () => {
    expect((await call('GET', '/api/following', fromOurPage)).json().detail).toBe('Not authenticated')
    for (const url of [`/api/following/company/${APPLE}`, '/api/following/list/big'])
      expect((await call('PUT', url, fromOurPage)).json().detail).toBe('Authentication required')
  })

  it('follows companies and lists, stores one of the register, and knows no other', async () => {
    for (const url of [`/api/following/company/${APPLE}`, '/api/following/company/789019', '/api/following/list/big'])
      expect((await call('PUT', url)).statusCode).toBe(204)
    expect((await call('PUT', `/api/following/company/${APPLE}`)).statusCode).toBe(204)
    expect((await call('PUT', '/api/following/company/12345')).json().detail).toBe('Company not found')
    expect((await call('PUT', '/api/following/list/none')).json().detail).toBe('List not found')
    expect((await call('GET', '/api/following/keys')).json()).toEqual({ ciks: [APPLE, '789019'], slugs: ['big'] })
    const page = (await call('GET', '/api/following')).json()
    expect(page.companies.map((one: { name: string }) => one.name)).toEqual(['Apple Inc.', 'Microsoft Corp'])
    expect(page.lists).toMatchObject([{ slug: 'big', companies: 2 }])
    expect(page.filings[0]).toMatchObject({ filing: { accession_number: SEEDED.year }, is_new: false })
    const q2 = page.filings.find(
      (one: { filing: { accession_number: string } }) => one.filing.accession_number === SEEDED.q2,
    )
    expect(q2.filing.income_statement.total_revenue).toBeNull()
    expect((await call('DELETE', '/api/following/company/789019')).statusCode).toBe(204)
    expect((await call('POST', '/api/following/seen')).statusCode).toBe(204)
    expect((await call('GET', '/api/following')).json().seen_at).toBe('2019-12-01T12:00:00.000Z')
  })

  it('expects the next report 52 weeks after the same one, for the page and for calendar programs', async () => {
    const answer = (await call('GET', '/api/calendar?followed=true')).json()
    expect(answer.entries).toMatchObject([
      {
        company: { cik: APPLE },
        date: '2020-01-29',
        form_type: '10-Q',
        period_code: '2020 Q1',
        state: 'expected',
        filing: null,
        is_followed: true,
      },
    ])
    const { pathname, search } = new URL(answer.ical_url)
    const ical = await call('GET', `${pathname}${search}`, {})
    expect(ical.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(ical.body).toContain('SUMMARY:Apple: 10-Q for 2020 Q1 expected')
    expect(ical.body).toContain('DTSTART;VALUE=DATE:20200129')
    expect((await call('GET', `${pathname}?token=1-${'0'.repeat(40)}`, {})).statusCode).toBe(404)
    expect((await call('GET', '/api/calendar', fromOurPage)).json().ical_url).toBeNull()
  })

  it('says what came in: the report of late, the release before the report, and a day that passed', async () => {
    const filed = ['filed', '2019 FY', '2019-10-31', SEEDED.year]
    const coming = ['2020 Q1', '2020-01-29']
    expect(await entriesOn('2019-11-14')).toEqual([filed, ['expected', ...coming, undefined]])
    expect(await entriesOn('2019-11-15')).toEqual([['expected', ...coming, undefined]])
    expect(await entriesOn('2020-02-01')).toEqual([['late', ...coming, undefined]])
    // Apple's first quarter of 2020, as EDGAR lists it
    const release = '0000320193-20-000008'
    await database.db.insert(filings).values({
      accession_number: release,
      cik: APPLE,
      form_type: '8-K',
      base_form: '8-K',
      filing_date: '2020-01-28',
      source: 'sample',
      company_name: 'Apple Inc.',
      items: ['2.02'],
    })
    expect(await entriesOn('2020-01-28')).toEqual([['released', ...coming, release]])
    expect(await entriesOn('2020-02-01')).toEqual([['released', ...coming, release]])
    const file = await calendarFile('2020-01-28')
    expect(file).toContain('SUMMARY:Apple: results for 2020 Q1 released')
    expect(file).toContain(`/release/${release}`)
    expect(file).toContain('SUMMARY:Apple: 10-Q for 2020 Q1 expected')
  })

  it('tells calendar programs of a report that came in, in the place of what was expected', async () => {
    const file = await calendarFile('2019-11-14')
    expect(file).toContain('SUMMARY:Apple: 10-K for 2019 FY filed')
    expect(file).toContain('DTSTART;VALUE=DATE:20191031')
    expect(file).toContain(`UID:${APPLE}-2019-FY@127.0.0.1`)
    expect(file).toContain(`/filing/${SEEDED.year}`)
  })

  it('takes no release for one of another period, and a 6-K with results for what came in', async () => {
    const { db } = database
    await seedRelease(database, { protected: false })
    const flags = eq(filings.accession_number, SEEDED.release)
    const at = (day: string, form: '8-K' | '6-K') =>
      db.update(filings).set({ filing_date: day, form_type: form, base_form: form }).where(flags)
    await db.delete(filings).where(eq(filings.accession_number, '0000320193-20-000008'))
    // The fourth quarter's, late: the first quarter of the next year is what is expected.
    await at('2019-11-20', '8-K')
    expect((await entriesOn('2019-11-21')).map((one: unknown[]) => one[0])).toEqual(['expected'])
    await at('2019-11-20', '6-K')
    expect(await entriesOn('2019-11-21')).toEqual([
      ['filed', '2019 Q4', '2019-11-20', SEEDED.release],
      ['expected', '2020 Q1', '2020-01-29', undefined],
    ])
    await at('2019-10-30', '8-K')
  })

  it('lists the release of a followed company with its filings, its growth only where the year before is open', async () => {
    const listed = async (headers: Record<string, string>) => {
      await call('PUT', `/api/following/company/${APPLE}`, headers)
      const { filings: all } = (await call('GET', '/api/following', headers)).json()
      const found = all.find((one: FollowedFiling) => one.filing.accession_number === SEEDED.release)
      return { ...found, at: all.indexOf(found) }
    }
    const admin = await listed(await test.signIn('admin'))
    expect(admin).toMatchObject({ at: 1, filing: { form_type: '8-K', income_statement: { period_code: '2019 Q4' } } })
    expect(admin.revenue_growth).toBeCloseTo(64_040 / 62_900 - 1)
    // A quarter of the year before is under revision: its fourth would tell it.
    expect(await listed(await test.signIn('hobby'))).toMatchObject({
      filing: { income_statement: { total_revenue: 64_040 } },
      revenue_growth: null,
    })
    const bare = { accession_number: '0000320193-20-000008', cik: APPLE, form_type: '8-K', base_form: '8-K' }
    const more = { filing_date: '2020-01-28', source: 'sample', company_name: 'Apple Inc.' } as const
    await database.db.insert(filings).values({ ...bare, ...more })
    const { filings: all } = (await call('GET', '/api/following')).json()
    expect(JSON.stringify(all)).not.toContain(bare.accession_number)
  })

  it.each([
    ['2020-01-29', { date: '2020-01-29', passed: false }],
    ['2020-01-30', { date: '2020-01-29', passed: true }],
    ['2020-05-28', { date: '2020-01-29', passed: true }],
    ['2020-05-29', null],
  ])('tells a company’s page on %s whether the report is still to come', async (today, expected) => {
    const site = await siteOn(today)
    try {
      const answer = await site.app.inject({ url: `/api/company/${APPLE}/series`, headers: fromOurPage })
      const { next_report } = answer.json()
      if (expected) expect(next_report).toMatchObject(expected)
      else expect(next_report).toBeNull()
    } finally {
      await site.close()
    }
  })
})
