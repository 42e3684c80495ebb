/** The flows of a company's stored periods, and for whom. */
import { companyFlows } from '@topline/core/api/filings/company-flows.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { filings, statementDetails, statements } from '../../db/schema.ts'
import { APPLE, SEEDED, seed } from '../statements/seed.fixture.ts'

describe('the flows of a company', () => {
  let database: Database
  let test: TestApp
  const as: Record<string, Record<string, string>> = { visitor: fromOurPage }
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    // Enough of the years 2018 and 2019 to be drawn, as the form 10-K for 2019 prints it.
    for (const [accession, cost, gross] of [
      [SEEDED.year, 161_782e6, 98_392e6],
      [SEEDED.showcase, 163_756e6, 101_839e6],
    ] as const)
      await database.db
        .update(statements)
        .set({ cost_of_revenue: cost, gross_profit: gross })
        .where(eq(statements.accession_number, accession))
    test = await startTestApp(database, { env: { DEMO: '1' } })
    for (const persona of ['free', 'hobby', 'admin'] as const) as[persona] = await test.signIn(persona)
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })
  const get = (who: string, cik = APPLE) =>
    test.app.inject({ url: `/api/company/${cik}/income-flows`, headers: as[who] ?? {} })
  const read = async (who: string) => companyFlows.parse((await get(who)).json())

  it('are all of them for subscribers, oldest first, each with what changed on the year before', async () => {
    const { periods, closed } = await read('hobby')
    const ends = periods.map(({ statement }) => statement.end_date)
    expect(ends).toEqual([...ends].sort())
    expect(closed).toBe(0)
    const year = periods.find(({ statement }) => statement.accession_number === SEEDED.year)
    expect(year?.before?.code).toBe('2018 FY')
    expect(year?.before?.changes.cost_of_revenue).toBeCloseTo(161_782 / 163_756 - 1, 9)
    expect(year?.statement.provenance).toBeDefined()
    // Under revision: neither drawn nor told by the change on it.
    expect(periods.map(({ statement }) => statement.accession_number)).not.toContain(SEEDED.revision)
    const third = periods.find(({ statement }) => statement.accession_number === SEEDED.q3)
    expect(third?.before).toBeNull()
  })

  it('are the showcases alone for who does not subscribe, and nothing of the others is sent', async () => {
    for (const who of ['visitor', 'free']) {
      const answer = await get(who)
      const { periods, closed } = companyFlows.parse(answer.json())
      expect(periods.map(({ statement }) => statement.accession_number)).toEqual([SEEDED.showcase])
      expect(closed).toBeGreaterThan(1)
      // 2019's revenue and net income, a protected quarter, the change of the year on 2018.
      expect(answer.body).not.toMatch(/260,?174|55,?256|58,?015|53,?809/)
    }
  })

  it('take the column of the filing where the year before is not stored, unless a closed period is in it', async () => {
    const [row] = await database.db.select().from(statements).where(eq(statements.accession_number, SEEDED.showcase))
    if (!row) throw new Error('no statement')
    const { currency, period_in_months } = row
    const column = {
      ...{ start_date: '2016-09-25', end_date: '2017-09-30', currency, period_in_months },
      ...{ fiscal_year: 2017, fiscal_period: 'FY', total_revenue: 229_234e6, net_income: 48_351e6 },
    }
    await database.db
      .update(statementDetails)
      .set({ prior_periods: [column] })
      .where(eq(statementDetails.statement_id, row.id))
    const before = async () =>
      (await read('visitor')).periods.find(({ statement }) => statement.accession_number === SEEDED.showcase)?.before
    expect(await before()).toMatchObject({ code: '2017 FY', changes: { total_revenue: 265_595 / 229_234 - 1 } })
    // The report of 2017 comes in, and is protected.
    await database.db.update(filings).set({ protected: true }).where(eq(filings.accession_number, SEEDED.year))
    await database.db
      .update(statements)
      .set({ start_date: column.start_date, end_date: column.end_date, fiscal_year: 2017 })
      .where(eq(statements.accession_number, SEEDED.year))
    expect(await before()).toBeNull()
  })

  it('of a company that is not stored are not found', async () => {
    expect((await get('hobby', '9999999999')).statusCode).toBe(404)
  })
})
