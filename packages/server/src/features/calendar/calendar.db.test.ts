import type { CalendarEntry } from '@topline/core/api/filings/calendar.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { filings } from '../../db/schema.ts'
import { APPLE, SEEDED, seed } from '../statements/seed.fixture.ts'

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
    const entriesOn = async (today: string) => {
      const site = await startTestApp(database, { now: () => new Date(`${today}T12:00:00Z`) })
      try {
        const { entries } = (await site.app.inject({ url: '/api/calendar', headers: fromOurPage })).json()
        return entries.map((one: CalendarEntry) => [one.state, one.period_code, one.date, one.filing?.accession_number])
      } finally {
        await site.close()
      }
    }
    const filed = ['filed', '2019 FY', '2019-10-31', SEEDED.year]
    const coming = ['2020 Q1', '2020-01-29']
    expect(await entriesOn('2019-11-14')).toEqual([filed, ['expected', ...coming, undefined]])
    expect(await entriesOn('2019-11-15')).toEqual([['expected', ...coming, undefined]])
    expect(await entriesOn('2020-02-01')).toEqual([['late', ...coming, undefined]])
    const release = '0000320193-20-000005'
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
  })

  it.each([
    ['2020-01-29', { date: '2020-01-29', passed: false }],
    ['2020-01-30', { date: '2020-01-29', passed: true }],
    ['2020-05-28', { date: '2020-01-29', passed: true }],
    ['2020-05-29', null],
  ])('tells a company’s page on %s whether the report is still to come', async (today, expected) => {
    const site = await startTestApp(database, { now: () => new Date(`${today}T12:00:00Z`) })
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
