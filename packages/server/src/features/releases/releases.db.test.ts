import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { filings, statementDetails, statements, vintages } from '../../db/schema.ts'
import { withoutInstants } from '../../instants.fixture.ts'
import { APPLE, SEEDED, seed, seedEarlierRelease, seedRelease } from '../statements/seed.fixture.ts'

const PEOPLE = ['anonymous', 'free', 'hobby', 'pro', 'admin'] as const
type Who = (typeof PEOPLE)[number]
const SUBSCRIBERS: readonly Who[] = ['hobby', 'pro', 'admin']

describeOnBoth('an earnings release', ({ database }) => {
  let test: TestApp
  const as: Record<string, Record<string, string>> = { anonymous: fromOurPage }
  beforeAll(async () => {
    await seed(database())
    await seedRelease(database(), { protected: true })
    test = await startTestApp(database(), { env: { DEMO: '1' } })
    for (const persona of ['free', 'hobby', 'pro', 'admin'] as const) as[persona] = await test.signIn(persona)
  })
  afterAll(() => test.close())
  const flagsOf = (accession: string, flags: { protected?: boolean; showcase?: boolean }) =>
    database().db.update(filings).set(flags).where(eq(filings.accession_number, accession))
  beforeEach(async () => {
    await flagsOf(SEEDED.release, { protected: true, showcase: false })
    await flagsOf(SEEDED.q2, { protected: true })
    await flagsOf(SEEDED.year, { protected: false })
  })
  const get = async (url: string, who: Who = 'hobby') => {
    const answer = await test.app.inject({ url, headers: as[who] ?? {} })
    return { status: answer.statusCode, body: answer.body, json: () => answer.json() }
  }
  const URL = `/api/release/${SEEDED.release}`
  /** Of the quarter, of the year before, of the guidance: as whole units and as printed. */
  const FIGURES = /64040|13686|62900|14125|3\.03|85500000000/
  /** The first of the release's figures in an answer; instants are left out, as their seconds may spell one. */
  const figureIn = (body: string) => FIGURES.exec(withoutInstants(body))?.[0]

  it('answers with its statement, columns, guidance, report and neighbours', async () => {
    // The year before has a quarter under revision: its fourth is for administrators alone.
    expect((await get(URL)).json()).toMatchObject({ prior_year: null, headline_figures: [{ change: null }, {}, {}] })
    const { status, json } = await get(URL, 'admin')
    expect(status).toBe(200)
    expect(json()).toMatchObject({
      unaudited: true,
      filing: {
        accession_number: SEEDED.release,
        form_type: '8-K',
        released_at: '2019-10-30T20:30:40.000Z',
        items: ['2.02', '9.01'],
      },
      statement: { period_code: '2019 Q4', total_revenue: 64_040, revenue_units_number: 1_000_000, diluted_eps: 3.03 },
      year_to_date: { total_revenue: 260_174e6, months: 12 },
      prior_year: { total_revenue: 62_900e6, period_in_months: 3 },
      guidance: [{ measure: 'revenue', period: '2020 Q1', low: 85.5e9, high: 89.5e9 }],
      report: { accession_number: SEEDED.year, form_type: '10-K', filing_date: '2019-10-31', period_code: '2019 FY' },
      expected_report: null,
      previous: null,
      next: null,
    })
    const [revenue, net] = json().headline_figures
    expect(revenue).toMatchObject({ figure: 'total_revenue', value: 64_040e6 })
    expect(revenue.change).toBeCloseTo(64_040 / 62_900 - 1)
    expect(net).toMatchObject({ figure: 'net_income', value: 13_686e6 })
    expect((await get(`${URL}?absolute=true`)).json().statement.total_revenue).toBe(64_040e6)
  })

  it('is laid beside the year, whose page names it: what changed, and what is told once only', async () => {
    const { differences } = (await get(URL)).json()
    expect(differences).toMatchObject({ changed: 0, rows: [] })
    expect(differences.compared).toBeGreaterThanOrEqual(4)
    expect(differences.only_in_filing).toContainEqual(
      expect.objectContaining({ section: 'balance-sheet', figure: 'total_assets', value: 260_174e6 }),
    )
    const context = `/api/filing/${SEEDED.year}/context`
    expect((await get(context)).json().release).toEqual({
      accession_number: SEEDED.release,
      form_type: '8-K',
      filing_date: '2019-10-30',
      compared: differences.compared,
      changed: 0,
    })
    const { db } = database()
    const ofYear = eq(statements.accession_number, SEEDED.year)
    const [year] = await db
      .update(statements)
      .set({ net_income: 55_255e6 })
      .where(ofYear)
      .returning({ id: statements.id })
    const printed = (label: string, text: string, start: number) => ({ label, text, start, end: start + text.length })
    await db
      .update(statementDetails)
      .set({
        provenance: {
          total_revenue: printed('Total net sales', '260,174', 100),
          net_income: printed('Net income', '55,255', 200),
        },
      })
      .where(eq(statementDetails.statement_id, year?.id ?? 0))
    const [row, ...others] = (await get(URL)).json().differences.rows
    expect(others).toEqual([])
    expect(row).toMatchObject({
      section: 'income-statement',
      figure: 'net_income',
      as_released: 55_256e6,
      as_filed: 55_255e6,
      place_released: { at: '950-957', document: 'a8-kexhibit991q4201992.htm', computed: false },
      place_filed: { at: '200-206', document: null, computed: false },
    })
    expect((await get(context)).json().release.changed).toBe(1)
    await db.update(statements).set({ net_income: 55_256e6 }).where(ofYear)
  })

  it('is no difference to whoever may not read both', async () => {
    await flagsOf(SEEDED.year, { protected: true })
    for (const who of ['anonymous', 'free'] as const) {
      const { differences, statement } = (await get(URL, who)).json()
      expect([differences, statement.access.detail]).toEqual([null, 'subscribe'])
      expect((await get(`/api/filing/${SEEDED.year}/context`, who)).json().release).toMatchObject({
        compared: null,
        changed: null,
      })
    }
  })

  it.each([
    ['protected', true],
    ['freed while a quarter of its year is not', false],
    ['a showcase while a quarter of its year is protected', 'showcase'],
  ])('gives nobody without a plan a figure where it is %s', async (_, how) => {
    await flagsOf(SEEDED.release, { protected: how === true, showcase: how === 'showcase' })
    const calls = [
      URL,
      `${URL}?absolute=true`,
      `/api/filing/${SEEDED.release}`,
      `/api/filing/${SEEDED.release}/context`,
      `/api/income-statement/${SEEDED.release}`,
      `/api/income-statement/${SEEDED.release}/sankey`,
      `/api/filing/${SEEDED.release}/place?figure=total_revenue`,
      '/api/filings/recent?releases=true',
      '/api/filings/recent?releases=true&sort=total_revenue',
      `/api/company/${APPLE}/income-statement?releases=true`,
      `/api/company/${APPLE}/series?period=quarterly&detail=true`,
      `/api/company/${APPLE}/series?period=annual&detail=true`,
      `/api/filing/${SEEDED.year}/context`,
      `/api/company/${APPLE}`,
      `/api/company/${APPLE}/restatements`,
      `/api/company/${APPLE}/income-statement.csv`,
      `/api/company/${APPLE}/balance-sheet.csv`,
      `/api/company/${APPLE}/cash-flow.csv`,
      `/api/company/${APPLE}/derived-figures.csv`,
    ]
    for (const who of ['anonymous', 'free'] as const)
      for (const url of calls) {
        const { body } = await get(url, who)
        expect([who, url, figureIn(body)]).toEqual([who, url, undefined])
      }
    for (const who of SUBSCRIBERS) expect((await get(URL, who)).json().statement.total_revenue).toBe(64_040)
  })

  it('opens with all of its year, and stands in the series as released', async () => {
    await flagsOf(SEEDED.q2, { protected: false })
    await flagsOf(SEEDED.release, { protected: false })
    expect((await get(URL, 'free')).json()).toMatchObject({
      statement: { total_revenue: 64_040, access: { detail: 'ok' } },
      // The third quarter of that year is under revision.
      prior_year: null,
      headline_figures: [{ figure: 'total_revenue', value: 64_040e6, change: null }, {}, {}],
    })
    expect((await get(URL, 'anonymous')).json()).toMatchObject({
      statement: { total_revenue: 64_040, access: { detail: 'sign-in' } },
      prior_year: null,
      guidance: [],
      headline_figures: [],
      differences: null,
    })
    const url = `/api/company/${APPLE}/series?period=quarterly`
    const fourth = (points: { period_code: string }[]) => points.find((one) => one.period_code === '2019 Q4')
    const series = (await get(url, 'free')).json()
    expect(fourth(series.points)).toMatchObject({
      deduced: false,
      from_release: true,
      total_revenue: 64_040e6,
      net_income: 13_686e6,
      accession_number: SEEDED.release,
    })
    expect(series.trailing).toMatchObject({ from_release: true, total_revenue: 260_174e6, hidden: false })
    // Closed, the release takes nothing away: the reports tell the quarter together.
    await flagsOf(SEEDED.release, { protected: true })
    expect(fourth((await get(url, 'free')).json().points)).toMatchObject({ deduced: true, total_revenue: 64_040e6 })
    expect((await get(`/api/filing/${SEEDED.year}`, 'free')).json().income_statement.deduced_q4_total_revenue).toBe(
      64_040,
    )
  })

  it('is what was known on its day, and never a restatement', async () => {
    const known = async (day: string, period: 'annual' | 'quarterly') => {
      const { points } = (await get(`/api/company/${APPLE}/series?period=${period}&as_of=${day}`)).json()
      const { period_code, from_release = false, accession_number } = points.at(-1)
      return [period_code, from_release, accession_number]
    }
    expect(await known('2019-10-29', 'quarterly')).toEqual(['2019 Q3', false, SEEDED.q3])
    expect(await known('2019-10-30', 'quarterly')).toEqual(['2019 Q4', true, SEEDED.release])
    expect(await known('2019-10-30', 'annual')).toEqual(['2019 FY', true, SEEDED.release])
    expect(await known('2019-10-31', 'annual')).toEqual(['2019 FY', false, SEEDED.year])
    const { db } = database()
    const told = and(eq(vintages.accession_number, SEEDED.release), eq(vintages.period_in_months, 12))
    await db.update(vintages).set({ net_income: 55_000e6 }).where(told)
    // It says otherwise than the report: laid beside it, it changes nothing of it.
    expect((await get(`/api/company/${APPLE}/restatements`)).json().restatements).toEqual([])
    expect(await known('2019-10-31', 'annual')).toEqual(['2019 FY', false, SEEDED.year])
    await db.update(vintages).set({ net_income: 55_256e6 }).where(told)
  })

  it('never closes what a report opens', async () => {
    const before = await get(`/api/company/${APPLE}/series?period=annual`, 'free')
    await flagsOf(SEEDED.release, { protected: false })
    const after = await get(`/api/company/${APPLE}/series?period=annual`, 'free')
    expect(after.json().points).toEqual(before.json().points)
  })

  it('is marked in files, as are reports and the years that a series has from it', async () => {
    const file = async (name: string, who: Who = 'hobby') => (await get(`/api/company/${APPLE}/${name}`, who)).body
    const rows = async (who: Who) => (await file('income-statement.csv', who)).split('\r\n')
    const rowOf = async (accession: string, who: Who) => (await rows(who)).find((row) => row.startsWith(accession))
    expect(await rowOf(SEEDED.release, 'hobby')).toMatch(
      /,8-K,2019-10-30,"as released, unaudited",2019 Q4,.*,64040000000,.*\/release\/0000320193-19-000117,/,
    )
    expect(await rowOf(SEEDED.year, 'hobby')).toMatch(
      /,10-K,2019-10-31,as filed,2019 FY,.*\/filing\/0000320193-19-000119,/,
    )
    expect(await rowOf(SEEDED.release, 'free')).toMatch(/"as released, unaudited",2019 Q4,2019-06-30,2019-09-28,USD,,/)
    expect(await file('income-statement.xlsx')).toContain('as released, unaudited')
    const year = async () => (await file('derived-figures.csv')).split('\r\n').find((row) => row.startsWith('2019 FY'))
    expect(await year()).toContain(',USD,as filed,')
    const { db } = database()
    const ofYear = eq(vintages.accession_number, SEEDED.year)
    await db.update(vintages).set({ cik: '9' }).where(ofYear)
    expect(await year()).toContain(',USD,"as released, unaudited",')
    await db.update(vintages).set({ cik: APPLE }).where(ofYear)
  })

  it('is the newest of its company until the report follows', async () => {
    const newest = async () => (await get(`/api/company/${APPLE}`)).json().newest_release
    expect(await newest()).toBeNull()
    const { db } = database()
    await db
      .update(filings)
      .set({ filing_date: '2019-10-29' })
      .where(inArray(filings.accession_number, [SEEDED.year]))
    expect(await newest()).toMatchObject({ accession_number: SEEDED.release, period_code: '2019 Q4', form_type: '8-K' })
    expect((await get(URL)).json()).toMatchObject({ report: null, differences: null })
    await db.update(filings).set({ filing_date: '2019-10-31' }).where(eq(filings.accession_number, SEEDED.year))
  })

  it('gives the price its earnings before the report does, to whoever may see them', async () => {
    const { db } = database()
    const ofYear = eq(filings.accession_number, SEEDED.year)
    const [year] = await db.select({ statement_id: filings.statement_id }).from(filings).where(ofYear)
    await db.update(filings).set({ statement_id: null }).where(ofYear)
    const price = async (who: Who) => (await get('/api/stock-price/AAPL', who)).json()
    expect(await price('hobby')).toMatchObject({
      pe: 24.7,
      pe_note: 'EPS of the year to 2019-09-28 as released, unaudited',
    })
    expect((await price('free')).pe_note).toBe('based on 10-K filed 2018-11-05')
    await db
      .update(filings)
      .set({ statement_id: year?.statement_id ?? null })
      .where(ofYear)
    expect((await price('hobby')).pe_note).toBe('EPS of the year to 2019-09-28')
  })

  it('holds guidance against what was said before and what came, as far as both may be read', async () => {
    await seedEarlierRelease(database(), { protected: true })
    const earlier = { release: SEEDED.earlierRelease, low: 61e9, high: 64e9 }
    const { headline_figures, guidance, previous } = (await get(URL)).json()
    expect(headline_figures[0]).toMatchObject({ figure: 'total_revenue', range: earlier, position: 'above' })
    expect(headline_figures[1]).toMatchObject({ figure: 'net_income', range: null, position: null })
    expect(guidance).toMatchObject([{ against: { previous: null, change: 'first' }, outcome: null }])
    expect(previous.accession_number).toBe(SEEDED.earlierRelease)
    const before = (await get(`/api/release/${SEEDED.earlierRelease}`)).json()
    expect(before.guidance).toMatchObject([
      { low: 61e9, outcome: { actual: 64_040e6, position: 'above', accession_number: SEEDED.release } },
    ])
    expect(before).toMatchObject({
      report: { accession_number: SEEDED.q3 },
      next: { accession_number: SEEDED.release },
    })
    // Open themselves, each tells nothing of the other while that is closed.
    await flagsOf(SEEDED.q2, { protected: false })
    await flagsOf(SEEDED.release, { protected: false })
    expect((await get(URL, 'free')).json().headline_figures[0]).toMatchObject({ range: null, position: null })
    await flagsOf(SEEDED.earlierRelease, { protected: false })
    await flagsOf(SEEDED.release, { protected: true })
    expect((await get(`/api/release/${SEEDED.earlierRelease}`, 'free')).json().guidance).toMatchObject([
      { low: 61e9, outcome: null },
    ])
  })

  it('is not found where it is none, and an odd number is refused', async () => {
    for (const accession of [SEEDED.year, '0000320193-99-000001']) {
      const { status, json } = await get(`/api/release/${accession}`)
      expect([status, json().detail]).toEqual([404, 'Release not found'])
    }
    expect((await get('/api/release/1')).status).toBe(422)
  })
})
