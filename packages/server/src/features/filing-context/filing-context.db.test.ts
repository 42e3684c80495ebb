import { filingContext } from '@topline/core/api/filings/filing-context.ts'
import { CASH_FLOW_FIGURES } from '@topline/core/statement/other-statements.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { otherStatements, statementDetails, statements } from '../../db/schema.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

describe('a filing with what stands around it', () => {
  let database: Database
  let test: TestApp
  let hobby: Record<string, string>
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    test = await startTestApp(database)
    hobby = await test.signIn('hobby')
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })
  const get = (accession: string, headers = fromOurPage as Record<string, string>) =>
    test.app.inject({ url: `/api/filing/${accession}/context`, headers })
  const read = async (accession: string, headers?: Record<string, string>) =>
    filingContext.parse((await get(accession, headers)).json())

  it('names the filings before and after it and the year before, and says what changed', async () => {
    const year = await read(SEEDED.year, hobby)
    expect(year.filing.accession_number).toBe(SEEDED.year)
    expect(year.filing.income_statement?.provenance).toBeDefined()
    expect([year.previous?.accession_number, year.next]).toEqual([SEEDED.q3, null])
    expect(year.year_before).toEqual({
      accession_number: SEEDED.showcase,
      form_type: '10-K',
      filing_date: '2018-11-05',
      period_code: '2018 FY',
    })
    expect(year.change?.code).toBe('2018 FY')
    expect(year.change?.changes.total_revenue).toBeCloseTo(260_174 / 265_595 - 1, 6)
    expect(year.change?.points.net_margin).toBeCloseTo(55_256 / 260_174 - 59_531 / 265_595, 6)
    expect(year.change?.sentences[0]).toBe('Revenue fell 2.0% to $260.17B, from $265.60B in 2018 FY.')
    expect(year.others).toHaveLength(5)
    expect(year.others.map((one) => one.accession_number)).not.toContain(SEEDED.year)
    const bare = await read(SEEDED.bare, hobby)
    expect([bare.filing.income_statement, bare.change, bare.previous, bare.year_before]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(bare.next?.accession_number).toBe(SEEDED.failed)
  })

  it('says nothing of a year before that is not for the viewer, nor of one that is', async () => {
    // The third quarter of 2018 is under revision: what 2019 changed on it would tell it.
    expect((await read(SEEDED.q3, hobby)).change).toBeNull()
    const visitor = await read(SEEDED.q2)
    expect(visitor.filing.income_statement).toMatchObject({
      access: { figures: 'sign-in', detail: 'subscribe', flow: 'sign-in' },
      total_revenue: null,
    })
    expect(visitor.change).toBeNull()
    expect(JSON.stringify(visitor)).not.toMatch(/58,?015|11,?561|provenance/)
    // A free statement shows its figures, and so their change, but not its lines.
    const free = await read(SEEDED.year)
    expect(free.filing.income_statement?.provenance).toBeUndefined()
    expect(free.filing.income_statement?.total_revenue).toBe(260_174)
  })

  it('tells the change of expenses and divisions by the column of the year before in the same filing', async () => {
    const [row] = await database.db.select().from(statements).where(eq(statements.accession_number, SEEDED.year))
    if (!row) throw new Error('no statement')
    const yearEarlier = (date: string) => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
    const { currency, period_in_months, fiscal_year, fiscal_period } = row
    const column = {
      start_date: row.start_date && yearEarlier(row.start_date),
      end_date: yearEarlier(row.end_date),
      ...{ currency, period_in_months, fiscal_year: (fiscal_year ?? 0) - 1, fiscal_period },
      operating_expenses: [{ name: 'R&D', description: null, category: 'research_and_development', amount: 4_300e6 }],
      business_segments: {
        divisions: [
          {
            ...{ label: 'iPhone', description: null, revenue: 250_000e6 },
            ...{ cost_of_revenue: null, operating_expenses: null, operating_income: null },
          },
        ],
        revenue_not_allocated_to_divisions_net: null,
        cost_of_revenue_not_allocated_to_divisions_net: null,
        operating_expense_or_income_not_allocated_to_divisions_net: null,
      },
    }
    await database.db
      .update(statementDetails)
      .set({ prior_periods: [column] })
      .where(eq(statementDetails.statement_id, row.id))
    const headers = await test.signIn('pro')
    const url = `/api/filing/${SEEDED.year}/context`
    const { change } = (await test.app.inject({ url, headers })).json()
    expect(change.changes['operating_expenses[0].amount']).toBeCloseTo(4_257 / 4_300 - 1, 6)
    expect(change.changes['business_segments.divisions[0].revenue']).toBeCloseTo(260_174 / 250_000 - 1, 6)
    const visitor = (await test.app.inject({ url })).json()
    // totals of a free statement are everybody's, its lines are for those who sign in
    expect(Object.keys(visitor.change.changes)).not.toContain('operating_expenses[0].amount')
    expect(visitor.change.changes.total_revenue).toBeCloseTo(-0.0204, 4)
  })

  it('tells cash where it is the larger story, with its cells, to those who may read the cash flows', async () => {
    const isYears = and(eq(otherStatements.accession_number, SEEDED.year), eq(otherStatements.kind, 'cash_flow'))
    const figures = { net_income: 55_256e6, operating_cash_flow: 6_000e6, capital_expenditures: -10_495e6 }
    const before = { net_income: 59_531e6, operating_cash_flow: 77_434e6, capital_expenditures: -13_313e6 }
    const cell = (start: number) => ({ label: 'As printed', text: '1', start, end: start + 1 })
    const places = { operating_cash_flow: cell(300), capital_expenditures: cell(310) }
    const span = { start_date: '2017-10-01', end_date: '2018-09-29', months: 12 }
    const nulls = Object.fromEntries(CASH_FLOW_FIGURES.map((name) => [name, null]))
    await database.db
      .update(otherStatements)
      .set({
        figures: { ...nulls, ...figures },
        provenance: places,
        prior_periods: [{ ...nulls, ...before, ...span, provenance: places }],
      })
      .where(isYears)
    const cashFor = async (headers?: Record<string, string>) => (await read(SEEDED.year, headers)).change?.cash
    const told = await cashFor(hobby)
    expect(told?.sentence).toBe(
      'Free cash flow turned negative: −$4.50B in the year to Sep 28, 2019, after $64.12B a year earlier.',
    )
    expect(told?.parts[1]).toMatchObject({
      text: '−$4.50B',
      cells: [
        { sign: 1, label: 'Cash from operations', cell: { accession_number: SEEDED.year, at: '300-301' } },
        { sign: 1, label: 'Capital expenditures', cell: { value: -10_495e6, at: '310-311' } },
      ],
    })
    // The totals of a free statement are everybody's, its cash flows are for those who sign in.
    expect(await cashFor()).toBeNull()
    // A column of a period that is under revision is told to nobody.
    const isBefore = eq(statements.accession_number, SEEDED.showcase)
    await database.db.update(statements).set({ is_under_revision: true }).where(isBefore)
    expect((await cashFor(hobby)) ?? null).toBeNull()
    await database.db.update(statements).set({ is_under_revision: false }).where(isBefore)
    expect((await cashFor(hobby))?.sentence).toBe(told?.sentence)
    await database.db.update(otherStatements).set({ qc_passed: sql`false` }).where(isYears)
    expect(await cashFor(hobby)).toBeNull()
  })

  it('says that a filing is not there', async () => {
    const answer = await get('0000000001-01-000001')
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Filing not found'])
  })
})
