import type { StripAnswer } from '@topline/core/api/filings/strip.ts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { filings, vintages } from '../../db/schema.ts'
import { APPLE, SEEDED, seed } from '../statements/seed.fixture.ts'
import { daysOf } from './service.ts'

describeOnBoth('the strip of Home', ({ database }) => {
  let test: TestApp
  /** a Thursday evening in New York, Friday in UTC */
  let now = new Date('2019-11-01T01:30:00Z')
  const as: Record<string, Record<string, string>> = { anonymous: fromOurPage }
  beforeAll(async () => {
    await seed(database())
    const { db } = database()
    const days = { [SEEDED.q3]: '2019-10-30', [SEEDED.q2]: '2019-10-29', [SEEDED.bare]: '2019-10-28' }
    for (const [accession, filing_date] of Object.entries(days))
      await db
        .update(filings)
        .set({ filing_date })
        .where(inArray(filings.accession_number, [accession]))
    await db.insert(vintages).values({
      cik: APPLE,
      is_own: false,
      period_in_months: 12,
      currency: 'USD',
      engine: 'tags',
      provenance: {},
      accession_number: SEEDED.year,
      form_type: '10-K',
      filing_date: '2019-10-31',
      start_date: '2017-10-01',
      end_date: '2018-09-29',
      total_revenue: 265_595e6,
    })
    test = await startTestApp(database(), { env: { DEMO: '1' }, now: () => now })
    for (const persona of ['free', 'hobby', 'admin'] as const) as[persona] = await test.signIn(persona)
  })
  afterAll(() => test.close())
  const strip = async (query = '', who = 'anonymous'): Promise<StripAnswer> => {
    const answer = await test.app.inject({ url: `/api/strip${query}`, headers: as[who] ?? {} })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const order = ({ entries }: StripAnswer) => entries.map((one) => one.accession_number)

  it('is of the day as EDGAR counts it', async () => {
    expect(await strip()).toMatchObject({ span: 'today', from: '2019-10-31', to: '2019-10-31', total: 1 })
    expect(order(await strip())).toEqual([SEEDED.year])
  })

  it('counts a week from Monday, newest first, with what is not read yet', async () => {
    const week = await strip('?span=week')
    expect(week).toMatchObject({ from: '2019-10-28', to: '2019-10-31', total: 4, next: null })
    expect(order(week)).toEqual([SEEDED.year, SEEDED.q3, SEEDED.q2, SEEDED.bare])
    expect(week.entries[0]).toMatchObject({
      company: { name: 'Apple Inc.', tickers: ['AAPL'] },
      is_release: false,
      statement: { period_code: '2019 FY', total_revenue: 260_174e6, net_income: 55_256e6, access: { figures: 'ok' } },
    })
    expect(week.entries[3]?.statement).toBeNull()
  })

  it('sends no figure that the viewer may not see, and orders by none', async () => {
    const closed = { total_revenue: null, net_income: null }
    const asked = await strip('?span=week&sort=kept')
    // The protected quarter kept more than the third one did: its place must not say so.
    expect(order(asked)).toEqual([SEEDED.year, SEEDED.q3, SEEDED.q2, SEEDED.bare])
    expect(asked.entries[2]?.statement).toMatchObject({ ...closed, access: { figures: 'sign-in' } })
    expect(JSON.stringify(asked)).not.toMatch(/58015|11561/)
    const free = await strip('?span=week&sort=kept', 'free')
    expect(free.entries[2]?.statement).toMatchObject({ ...closed, access: { figures: 'subscribe' } })
    for (const who of ['hobby', 'admin']) {
      const seen = await strip('?span=week&sort=kept', who)
      expect(order(seen)).toEqual([SEEDED.year, SEEDED.q2, SEEDED.q3, SEEDED.bare])
      expect(seen.entries[1]?.statement?.net_income).toBe(11_561e6)
    }
  })

  it('orders by what was lost, and by the change on the year before', async () => {
    expect(order(await strip('?span=week&sort=lost', 'hobby'))).toEqual([
      SEEDED.q3,
      SEEDED.q2,
      SEEDED.year,
      SEEDED.bare,
    ])
    const changed = await strip('?span=week&sort=change', 'hobby')
    expect(order(changed)[0]).toBe(SEEDED.year)
    expect(changed.entries[0]?.change).toBeCloseTo(260_174 / 265_595 - 1, 6)
    expect(changed.entries[1]?.change).toBeNull()
  })

  it('says what is expected next where nothing came in', async () => {
    now = new Date('2019-12-02T15:00:00Z')
    const nothing = await strip('?span=today')
    expect(nothing).toMatchObject({ span: 'today', entries: [], total: 0 })
    expect(nothing.next).toMatchObject({
      company: { cik: APPLE },
      form_type: '10-Q',
      period_code: '2020 Q1',
      date: '2020-01-29',
    })
    expect((await strip('?span=week')).span).toBe('week')
    now = new Date('2019-11-02T15:00:00Z')
    // Saturday: nothing today, the week is shown.
    expect(await strip()).toMatchObject({ span: 'week', total: 4 })
    expect(await strip('?span=today')).toMatchObject({ span: 'today', total: 0 })
  })

  it('shows the newest of each company of a list to whom the list is open, and a list where nothing came in', async () => {
    now = new Date('2019-11-12T15:00:00Z')
    const made = await test.app.inject({
      method: 'POST',
      url: '/api/lists/own',
      headers: as.hobby ?? {},
      payload: { name: 'Mine', text: APPLE },
    })
    expect(made.statusCode).toBe(201)
    const { slug } = made.json<{ slug: string }>()
    const own = await strip(`?list=${slug}`, 'hobby')
    expect(own).toMatchObject({
      span: 'list',
      list: { slug, name: 'Mine' },
      sort: 'kept',
      total: 1,
      from: '2019-10-31',
    })
    expect(order(own)).toEqual([SEEDED.year])
    expect(await strip('', 'hobby')).toMatchObject({ span: 'list', list: { slug } })
    for (const who of ['anonymous', 'free']) {
      expect(await strip('', who)).toMatchObject({ span: 'list', list: { slug: 'big', name: 'Big' } })
      const refused = await test.app.inject({ url: `/api/strip?list=${slug}`, headers: as[who] ?? {} })
      expect(refused.statusCode).toBe(404)
    }
    // The newest is protected: who may not see it has the newest of those that everybody may see.
    const { db } = database()
    const dated = (accession: string, filing_date: string) =>
      db.update(filings).set({ filing_date }).where(eq(filings.accession_number, accession))
    await dated(SEEDED.q2, '2019-11-05')
    const share = await test.app.inject({ method: 'PUT', url: `/api/list/${slug}/share`, headers: as.hobby ?? {} })
    const { share_slug } = share.json<{ share_slug: string }>()
    expect(order(await strip(`?list=${slug}`, 'hobby'))).toEqual([SEEDED.q2])
    const shared = await strip(`?list=${share_slug}`)
    expect(shared.list).toEqual({ slug: share_slug, name: 'Mine' })
    expect(order(shared)).toEqual([SEEDED.year])
    // Who may see everything is asked no condition of.
    expect(order(await strip(`?list=${share_slug}`, 'admin'))).toEqual([SEEDED.q2])
    await dated(SEEDED.q2, '2019-10-29')
    now = new Date('2019-11-02T15:00:00Z')
  })

  it('has a release beside reports, under its own address', async () => {
    const { db } = database()
    await db
      .update(filings)
      .set({ base_form: '8-K', form_type: '8-K' })
      .where(inArray(filings.accession_number, [SEEDED.q3]))
    const { entries } = await strip('?span=week')
    expect(entries.map(({ form_type, is_release }) => [form_type, is_release])).toEqual([
      ['10-K', false],
      ['8-K', true],
      ['10-Q', false],
      ['10-K', false],
    ])
  })

  it('refuses what it does not know', async () => {
    const answer = await test.app.inject({ url: '/api/strip?span=year', headers: fromOurPage })
    expect(answer.statusCode).toBe(422)
  })
})

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-12-01', '2026-11-30'],
])('begins the week of %s on Monday', (today, from) => expect(daysOf('week', today)).toEqual({ from, to: today }))
