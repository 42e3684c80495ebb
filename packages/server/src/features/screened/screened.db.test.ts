import { ANY_SUBSCRIBER, type Looking } from '@topline/core/access/access.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { companies, filings, type ScreenSight, screenedPeriods, users } from '../../db/schema.ts'
import { analyse } from '../analyses/analyse.ts'
import { startTestAnalysis, storeSample, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { withOtherQuantities } from '../other-statements/series.ts'
import { lockCompany } from '../records/locks.ts'
import { seriesOf } from '../statements/series.ts'
import { setFlags } from '../statements/service.ts'
import { fillScreened, unscreened } from './fill.ts'
import { refreshScreened } from './refresh.ts'

const APPLE = '320193'
const YEAR_2023 = '0000320193-23-000106'
const YEAR_2024 = '0000320193-24-000123'
const QUARTER = '0000320193-25-000057'

/** What one transaction waits at until another has come somewhere. */
function barrier() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

describeOnBoth('screened periods', ({ database, kind }) => {
  let test: TestAnalysis
  beforeAll(async () => {
    test = startTestAnalysis(database())
    for (const accession of [YEAR_2024, YEAR_2023, QUARTER]) {
      const id = await storeSample(test.ctx, accession, true)
      if (id !== null) await analyse(test.ctx, id)
    }
  })
  afterAll(() => test.close())

  const untilSomebodyWaits = async () => {
    const waits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    while ((await database().db.execute(waits)).rows.length === 0);
  }

  const rowsOf = async (sight: ScreenSight) => {
    const rows = await database()
      .db.select()
      .from(screenedPeriods)
      .where(and(eq(screenedPeriods.cik, APPLE), eq(screenedPeriods.sight, sight)))
      .orderBy(asc(screenedPeriods.basis))
    return Object.fromEntries(rows.map((row) => [row.basis, row]))
  }

  it('are written with the statement, as the filings print them', async () => {
    const { year, quarter } = await rowsOf('subscriber')
    expect(year).toMatchObject({
      period_code: '2024 FY',
      form: '10-K',
      accession_number: YEAR_2024,
      currency: 'USD',
      hidden: false,
      // 0000320193-24-000123
      total_revenue: 391_035e6,
      cost_of_revenue: 210_352e6,
      income_tax_expense: 29_749e6,
      net_income: 93_736e6,
      diluted_eps: 6.08,
      total_assets: 364_980e6,
      operating_cash_flow: 118_254e6,
      free_cash_flow: 108_807e6,
    })
    expect(year?.total_revenue_growth).toBeCloseTo(391_035 / 383_285 - 1, 12)
    expect(year?.net_margin).toBeCloseTo(93_736 / 391_035, 12)
    expect(quarter).toMatchObject({ period_code: '2025 Q2', form: '10-Q', total_revenue: 95_359e6 }) // 0000320193-25-000057
    expect(quarter?.total_revenue_growth).toBeCloseTo(95_359 / 90_753 - 1, 12)
  })

  it('hold what the page of the company shows to the same reader', async () => {
    const [company] = await database().db.select().from(companies).where(eq(companies.cik, APPLE))
    if (!company) throw new Error('no company')
    for (const [sight, viewer] of [
      ['open', null],
      ['subscriber', ANY_SUBSCRIBER],
    ] as const) {
      const looking: Looking = { viewer, mode: 'plans' }
      const rows = await rowsOf(sight)
      for (const [basis, period] of [
        ['year', 'annual'],
        ['quarter', 'quarterly'],
      ] as const) {
        const request = { period, basis: 'current', as_of: null } as const
        const income = await seriesOf(database().db, company, looking, request)
        const point = (await withOtherQuantities(database().db, company, looking, request, income, [])).points.at(-1)
        const row = rows[basis]
        expect(row?.hidden).toBe(point?.hidden)
        for (const name of ['total_revenue', 'diluted_eps', 'total_assets', 'capital_expenditures', 'debt'] as const)
          expect(row?.[name] ?? null).toBe(point?.[name] ?? null)
      }
    }
  })

  it('close with their statement and open with it', async () => {
    const [admin] = await database()
      .db.insert(users)
      .values({ name: 'A', email: 'a@example.com', is_admin: true })
      .returning({ id: users.id })
    const actor = { id: admin?.id ?? 0, email: 'a@example.com' }
    await setFlags(test.ctx, actor, YEAR_2024, { protected: true })
    const closed = await rowsOf('open')
    expect(closed.year).toMatchObject({ hidden: true, total_revenue: null, net_margin: null, total_assets: null })
    expect((await rowsOf('subscriber')).year).toMatchObject({ hidden: false, total_revenue: 391_035e6 })
    await setFlags(test.ctx, actor, YEAR_2024, { protected: false })
    expect((await rowsOf('open')).year).toMatchObject({ hidden: false, total_revenue: 391_035e6 })
    // Growth rests on the year before, which is closed.
    await setFlags(test.ctx, actor, YEAR_2023, { protected: true })
    expect((await rowsOf('open')).year).toMatchObject({ total_revenue: 391_035e6, total_revenue_growth: null })
    expect((await rowsOf('subscriber')).year?.total_revenue_growth).toBeCloseTo(0.0202, 4)
  })

  it('are not opened again by who waited while a statement was closed', async () => {
    const protect = (isProtected: boolean) =>
      sql`update ${filings} set protected = ${isProtected} where accession_number = ${YEAR_2024}`
    const [closed, waited] = [barrier(), barrier()]
    const first = database().inTx(async (tx) => {
      await lockCompany(tx, APPLE)
      await tx.execute(protect(true))
      closed.open()
      await waited.passed
      await refreshScreened(tx, APPLE)
    })
    await closed.passed
    const second = database().inTx((tx) => refreshScreened(tx, APPLE))
    // The embedded database has one connection: there the second begins when the first has ended.
    if (kind === 'postgres') await untilSomebodyWaits()
    waited.open()
    await Promise.all([first, second])
    expect((await rowsOf('open')).year).toMatchObject({ hidden: true, total_revenue: null })
    await database().inTx(async (tx) => {
      await tx.execute(protect(false))
      await refreshScreened(tx, APPLE)
    })
  })

  it('are filled for what was stored before there were any, and then nothing is left', async () => {
    const before = await rowsOf('subscriber')
    await database().db.delete(screenedPeriods)
    await database().db.update(companies).set({ is_screened: false }).where(eq(companies.cik, APPLE))
    expect(await unscreened(database().db)).toBe(1)
    expect(await fillScreened(database(), 10)).toBe(1)
    expect(await unscreened(database().db)).toBe(0)
    expect(await rowsOf('subscriber')).toEqual(before)
    expect(await fillScreened(database(), 10)).toBe(0)
  })

  it('leave nothing behind when the transaction fails', async () => {
    const before = await rowsOf('subscriber')
    const lost = database().inTx(async (tx) => {
      await tx.update(filings).set({ qc_passed: null }).where(eq(filings.accession_number, YEAR_2024))
      await tx.execute(sql`delete from screened_periods`)
      throw new Error('lost')
    })
    await expect(lost).rejects.toThrow('lost')
    expect(await rowsOf('subscriber')).toEqual(before)
  })
})
