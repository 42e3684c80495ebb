import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { filings, otherStatements, otherVintages } from '../../db/schema.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

describeOnBoth('calls for balance sheets and cash flows', ({ database }) => {
  let test: TestApp
  const as: Record<string, Record<string, string>> = { visitor: fromOurPage }
  beforeAll(async () => {
    await seed(database())
    test = await startTestApp(database(), { env: { DEMO: '1' } })
    for (const persona of ['free', 'hobby', 'admin'] as const) as[persona] = await test.signIn(persona)
  })
  afterAll(() => test.close())
  const get = (url: string, who = 'visitor', headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { ...as[who], ...headers } })
  const answer = async (url: string, who?: string) => {
    const { statusCode, body } = await get(url, who)
    const { detail, reason }: { detail?: string; reason?: string } = JSON.parse(body)
    return [statusCode, detail, ...(reason === undefined ? [] : [reason])]
  }

  it('answer whole units with places, lines, columns and flags', async () => {
    const sheet = (await get(`/api/balance-sheet/${SEEDED.year}`, 'free')).json()
    expect(sheet).toMatchObject({
      accession_number: SEEDED.year,
      cik: '320193',
      as_of: '2019-09-28',
      currency: 'USD',
      fiscal_year: 2019,
      fiscal_period: 'FY',
      total_assets: 260_174e6,
      goodwill: null,
      provenance: { total_assets: { start: 200, end: 201 } },
      lines: [{ label: 'Total assets', section: 'Assets', amount: 260_174e6 }],
      prior_periods: [{ as_of: '2017-09-30', total_assets: 365_725e6 }],
      hidden_prior_periods: 0,
      version: 1,
      protected: false,
      access: { figures: 'ok', detail: 'ok', flow: 'subscribe' },
      failed_quality_check: false,
    })
    expect(sheet.qc_report).toBeUndefined()
    const flows = (await get(`/api/cash-flow/${SEEDED.year.replaceAll('-', '')}`, 'hobby')).json()
    expect(flows).toMatchObject({
      start_date: '2018-09-30',
      end_date: '2019-09-28',
      months: 12,
      net_income: 55_256e6,
      operating_cash_flow: 56_256e6,
      qc: { passed: true },
      qc_report: { tests: [] },
    })
    expect((await get(`/api/cash-flow/${flows.id}`, 'hobby')).json()).toEqual(flows)
  })

  it('open to those who may read the income statement', async () => {
    for (const call of ['balance-sheet', 'cash-flow']) {
      for (const accession of Object.values(SEEDED)) {
        for (const who of ['visitor', 'free', 'hobby', 'admin']) {
          const income = await answer(`/api/income-statement/${accession}`, who)
          if (income[0] === 200 || income[0] === 404) continue
          expect([call, accession, who, await answer(`/api/${call}/${accession}`, who)]).toEqual([
            call,
            accession,
            who,
            income,
          ])
        }
      }
    }
    expect((await get(`/api/balance-sheet/${SEEDED.showcase}`)).statusCode).toBe(200)
  })

  it('leave out the columns of periods that are closed', async () => {
    const columns = async (who: string) => {
      const { prior_periods, hidden_prior_periods } = (await get(`/api/balance-sheet/${SEEDED.q3}`, who)).json()
      return [prior_periods.map((one: { as_of: string }) => one.as_of), hidden_prior_periods]
    }
    // The second quarter is protected.
    expect(await columns('free')).toEqual([['2017-09-30'], 1])
    expect(await columns('hobby')).toEqual([['2017-09-30', '2019-03-30'], 0])
  })

  it('add their quantities to the series of a company, and none of a period that is closed', async () => {
    const points = async (query: string, who: string) =>
      (await get(`/api/company/320193/series?${query}`, who)).json().points as Record<string, unknown>[]
    const [y2018, y2019] = await points('period=annual', 'visitor')
    expect(y2019).toMatchObject({
      period_code: '2019 FY',
      operating_cash_flow: 56_256e6,
      capital_expenditures: null,
      free_cash_flow: null,
      total_assets: 260_174e6,
      return_on_average_assets: 55_256 / ((260_174 + 265_595) / 2),
      cash_conversion: 56_256 / 55_256,
    })
    expect(y2018).toMatchObject({ cash_conversion: 60_531 / 59_531 })
    const second = async (who: string) =>
      (await points('period=quarterly', who)).find(({ period_code }) => period_code === '2019 Q2')
    expect(await second('hobby')).toMatchObject({ operating_cash_flow: 12_561e6, total_assets: 58_015e6 })
    expect(await second('free')).toMatchObject({ hidden: true, operating_cash_flow: null, total_assets: null })
    expect((await points('period=annual&as_of=2019-01-01', 'visitor')).at(-1)).toMatchObject({
      period_code: '2018 FY',
      total_assets: 265_595e6,
    })
    expect((await points('period=annual&quantities=income', 'visitor'))[0]).not.toHaveProperty('total_assets')
  })

  it('lead from what is derived to the cells it is made of', async () => {
    const names = (answer: { derived: { name: string }[] }) => answer.derived.map(({ name }) => name)
    const of = (answer: { derived: { name: string }[] }, name: string) =>
      answer.derived.find((one) => one.name === name)
    const flows = (await get(`/api/cash-flow/${SEEDED.year}`, 'free')).json()
    expect(names(flows)).toEqual(['free_cash_flow', 'free_cash_flow_margin', 'cash_conversion'])
    expect(of(flows, 'cash_conversion')).toMatchObject({
      value: 56_256 / 55_256,
      filings: 1,
      steps: [
        { op: '', value: 56_256e6, cells: [{ cell: { accession_number: SEEDED.year, form_type: '10-K', at: null } }] },
        { op: '÷', value: 55_256e6, cells: [{ cell: { period_code: '2019 FY', at: '200-201' } }] },
      ],
    })
    expect(of(flows, 'free_cash_flow')).toMatchObject({
      value: null,
      why: 'Not printed or not known: capital expenditures',
    })
    const sheet = (await get(`/api/balance-sheet/${SEEDED.year}`, 'free')).json()
    expect(of(sheet, 'return_on_average_assets')).toMatchObject({ value: null, hidden: false })
    const [, year] = (await get('/api/company/320193/series?quantities=balance_sheet&detail=true')).json().points
    expect(of(year, 'return_on_average_assets')).toMatchObject({
      filings: 2,
      steps: [
        { value: 55_256e6 },
        { cells: [{ cell: { value: 260_174e6 } }, { cell: { accession_number: SEEDED.showcase, value: 265_595e6 } }] },
      ],
    })
    expect(Object.keys(year.cells)).toEqual(['balance_sheet.total_assets'])
    expect(year.cells['balance_sheet.total_assets']).toMatchObject({ value: 260_174e6, at: '200-201' })
    expect(names(year)).not.toContain('free_cash_flow')
  })

  it('tell no protected quarter by a year to date that holds it', async () => {
    const { db } = database()
    // Nine months, as a third report prints them: less the first and the third quarter they are the protected second.
    const nine = { start_date: '2018-09-30', months: 9 }
    const statement = and(eq(otherStatements.accession_number, SEEDED.q3), eq(otherStatements.kind, 'cash_flow'))
    const column = and(eq(otherVintages.accession_number, SEEDED.q3), eq(otherVintages.kind, 'cash_flow'))
    await db.update(otherStatements).set(nine).where(statement)
    await db.update(otherVintages).set(nine).where(column)
    const reason = 'its 9 months hold a quarter that is not open to you, and would tell it by subtraction'
    expect(await answer(`/api/cash-flow/${SEEDED.q3}`, 'free')).toEqual([403, 'Access denied', reason])
    expect((await get(`/api/cash-flow/${SEEDED.q3}`, 'hobby')).json()).toMatchObject({
      months: 9,
      net_income: 10_044e6,
    })
    expect((await get(`/api/balance-sheet/${SEEDED.q3}`, 'free')).statusCode).toBe(200)
    expect((await get('/api/company/320193/cash-flow.csv', 'free')).body).not.toContain('10044000000')
    expect((await get('/api/company/320193/cash-flow.csv', 'hobby')).body).toContain('10044000000')
    const series = async (who: string) =>
      (await get('/api/company/320193/series?period=quarterly&quantities=cash_flow&detail=true', who)).body
    expect(await series('free')).not.toMatch(/11044000000/)
    const three = { start_date: '2019-03-31', months: 3 }
    await db.update(otherStatements).set(three).where(statement)
    await db.update(otherVintages).set(three).where(column)
    expect((await get(`/api/cash-flow/${SEEDED.q3}`, 'free')).statusCode).toBe(200)
  })

  it('give the last twelve months from three columns, closed as soon as one of them is', async () => {
    const { db } = database()
    const filed = { form_type: '10-Q', filing_date: '2020-01-28', engine: 'tags', currency: 'USD', is_own: true }
    const quarter = { ...filed, kind: 'cash_flow' as const, cik: '320193', accession_number: '0000320193-20-000010' }
    const [now, before] = [
      { operating_cash_flow: 30_516e6, capital_expenditures: -2_107e6 },
      { operating_cash_flow: 26_690e6, capital_expenditures: -3_355e6 },
    ]
    await db.insert(otherVintages).values([
      { ...quarter, start_date: '2019-09-29', end_date: '2019-12-28', months: 3, figures: now },
      { ...quarter, start_date: '2018-09-30', end_date: '2018-12-29', months: 3, figures: before },
    ])
    const url = '/api/company/320193/series?quantities=cash_flow'
    const twelve = async (who: string, more = '') => (await get(url + more, who)).json().trailing_cash_flow
    const told = { end_date: '2019-12-28', currency: 'USD', deduced: true, hidden: false }
    expect(await twelve('visitor')).toEqual({
      ...told,
      operating_cash_flow: (56_256 + 30_516 - 26_690) * 1e6,
      // The year prints no purchases.
      capital_expenditures: null,
      free_cash_flow: null,
    })
    const { figures, derived } = await twelve('free', '&detail=true')
    expect(Object.keys(figures)).toEqual(['cash_flow.operating_cash_flow'])
    expect(
      figures['cash_flow.operating_cash_flow'].parts.map((one: { sign: number; cell: { value: number } }) => [
        one.sign,
        one.cell.value,
      ]),
    ).toEqual([
      [1, 56_256e6],
      [1, 30_516e6],
      [-1, 26_690e6],
    ])
    expect(derived[0]).toMatchObject({ name: 'free_cash_flow', value: null })
    // Of the last four quarters then one is protected, and so is what they make together.
    const before2020 = { end_date: '2019-09-28', deduced: false }
    expect(await twelve('free', '&as_of=2019-12-01')).toMatchObject({ ...before2020, hidden: true })
    expect(await twelve('hobby', '&as_of=2019-12-01')).toMatchObject({ ...before2020, operating_cash_flow: 56_256e6 })
    const file = async (who: string) =>
      (await get('/api/company/320193/derived-figures.csv', who)).body.split('\r\n')[1]
    expect(await file('visitor')).toMatch(/^TTM,,2019-12-28,USD,as filed,60082000000,,true,/)
    // The first quarter of 2019 is a part of it: protected, it closes the sum to those without a subscription.
    const first = eq(filings.accession_number, SEEDED.q1)
    await db.update(filings).set({ protected: true }).where(first)
    const hidden = { operating_cash_flow: null, free_cash_flow: null, hidden: true }
    expect(await twelve('free')).toMatchObject(hidden)
    expect(await twelve('free', '&detail=true')).toMatchObject({ ...hidden, figures: {}, derived: [] })
    expect((await get(`${url}&detail=true`, 'free')).body).not.toMatch(/60082000000|26690000000/)
    expect(await twelve('hobby')).toMatchObject({ operating_cash_flow: 60_082e6, hidden: false })
    expect(await file('free')).toMatch(/^2019 FY,/)
    expect(await file('hobby')).toMatch(/^TTM,/)
    await db.update(filings).set({ protected: false }).where(first)
    await db.delete(otherVintages).where(eq(otherVintages.accession_number, quarter.accession_number))
  })

  it('say that there is none, and why', async () => {
    const none = 'no table of this document is a statement of cash flows of the company'
    expect(await answer(`/api/cash-flow/${SEEDED.q1}`, 'free')).toEqual([404, 'Cash flow not found', none])
    expect(await answer(`/api/balance-sheet/${SEEDED.bare}`, 'admin')).toEqual([404, 'Balance sheet not found'])
    for (const key of ['0000000001-01-000001', '999999', 'x', '0'])
      expect(await answer(`/api/balance-sheet/${key}`, 'admin')).toEqual([404, 'Balance sheet not found'])
    const own = and(eq(otherStatements.accession_number, SEEDED.failed), eq(otherStatements.kind, 'cash_flow'))
    await database().db.delete(otherStatements).where(own)
    expect(await answer(`/api/cash-flow/${SEEDED.failed}`, 'free')).toEqual([
      404,
      'Cash flow not found',
      'the filing was read before it was looked for',
    ])
  })

  it('give older versions to admins alone', async () => {
    const { id } = (await get(`/api/balance-sheet/${SEEDED.q1}`, 'admin')).json()
    await database().db.update(otherStatements).set({ is_current: false }).where(eq(otherStatements.id, id))
    expect((await get(`/api/balance-sheet/${id}`, 'admin')).statusCode).toBe(200)
    expect(await answer(`/api/balance-sheet/${id}`, 'hobby')).toEqual([404, 'Balance sheet not found'])
    await database().db.update(otherStatements).set({ is_current: true }).where(eq(otherStatements.id, id))
  })

  it('are rows of files, with what the reader may see', async () => {
    const sheets = (await get('/api/company/320193/balance-sheet.csv')).body.split('\r\n')
    expect(sheets[0]).toMatch(/^accession_number,form_type,filing_date,basis,as_of,currency,cash_and_equivalents,/)
    const row = (accession: string) => sheets.find((line) => line.startsWith(accession))
    expect(row(SEEDED.year)).toContain('2019-10-31,as filed,2019-09-28,USD,')
    expect(row(SEEDED.year)).toContain(',260174000000,')
    expect(row(SEEDED.q2)).toMatch(/2019-05-01,as filed,2019-03-30,USD,{19}false,/)
    const flows = await get('/api/company/320193/cash-flow.csv', 'hobby')
    expect(flows.headers['content-disposition']).toBe('attachment; filename="cash-flows-320193.csv"')
    expect(flows.body).toContain(`${SEEDED.q2},10-Q,2019-05-01,as filed,2018-12-30,2019-03-30,3,USD,11561000000,`)
    expect(flows.body).not.toContain(SEEDED.q1) // it prints none
    const derived = (await get('/api/company/320193/derived-figures.csv')).body.split('\r\n')
    expect(derived[0]).toMatch(
      /^period_code,start_date,end_date,currency,basis,operating_cash_flow,.*,days_inventories,company$/,
    )
    expect(derived[1]).toMatch(/^2019 FY,2018-09-30,2019-09-28,USD,as filed,56256000000,/)
    const book = await get('/api/company/320193/statements.xlsx')
    expect(book.headers['content-disposition']).toBe('attachment; filename="statements-320193.xlsx"')
    for (const name of ['Income statements', 'Balance sheets', 'Cash flows', 'Derived figures'])
      expect(book.rawPayload.toString('latin1')).toContain(`<sheet name="${name}"`)
    expect(book.rawPayload.toString('latin1')).not.toMatch(/58015|11561/)
    expect((await get('/api/company/999999999/balance-sheet.csv')).statusCode).toBe(404)
  })

  it('are kept while nothing is written, and described for machines', async () => {
    const url = `/api/cash-flow/${SEEDED.showcase}`
    const first = await get(url)
    const etag = String(first.headers.etag)
    expect((await get(url, 'visitor', { 'if-none-match': etag })).statusCode).toBe(304)
    const { paths } = (await get('/api/openapi.json')).json()
    expect(paths).toMatchObject({ '/api/balance-sheet/{key}': {}, '/api/cash-flow/{key}': {} })
  })
})
