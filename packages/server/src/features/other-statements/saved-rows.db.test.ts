import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { filings, otherStatements, otherVintages } from '../../db/schema.ts'
import { analyse } from '../analyses/analyse.ts'
import { startTestAnalysis, storeSample, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { saveCorrection } from '../analyses/manual.ts'
import { createRequests } from '../analyses/requests.ts'
import { otherRows, readOthers } from './saved-rows.ts'

const APPLE_2024 = '0000320193-24-000123'
const M = 1_000_000

describeOnBoth('balance sheets and cash flows of an analysis', ({ database }) => {
  let test: TestAnalysis
  beforeAll(async () => {
    test = startTestAnalysis(database())
    const id = await storeSample(test.ctx, APPLE_2024, true)
    if (id === null) throw new Error('no request')
    await analyse(test.ctx, id)
  })
  afterAll(() => test.close())

  const rows = (isCurrent = true) =>
    database()
      .db.select()
      .from(otherStatements)
      .where(and(eq(otherStatements.accession_number, APPLE_2024), eq(otherStatements.is_current, isCurrent)))
      .orderBy(asc(otherStatements.kind))

  it('stand beside the income statement, with places, lines, columns and checks', async () => {
    const [sheet, flows] = await rows()
    // 0000320193-24-000123, consolidated balance sheets and statements of cash flows
    expect(sheet).toMatchObject({
      kind: 'balance_sheet',
      version: 1,
      engine: 'tags',
      absent: null,
      currency: 'USD',
      start_date: null,
      end_date: '2024-09-28',
      months: null,
      qc_passed: true,
    })
    expect(sheet?.figures).toMatchObject({ total_assets: 364_980 * M, total_equity: 56_950 * M, goodwill: null })
    expect(sheet?.provenance).toMatchObject({ total_assets: { label: 'Total assets', text: '364,980' } })
    expect(sheet?.lines?.length).toBeGreaterThan(20)
    expect(sheet?.prior_periods).toMatchObject([{ as_of: '2023-09-30', total_assets: 352_583 * M }])
    expect(flows).toMatchObject({ kind: 'cash_flow', start_date: '2023-10-01', end_date: '2024-09-28', months: 12 })
    expect(flows?.figures).toMatchObject({ operating_cash_flow: 118_254 * M, capital_expenditures: -9_447 * M })
  })

  it('give every period that they print a vintage', async () => {
    const vintages = await database()
      .db.select()
      .from(otherVintages)
      .where(eq(otherVintages.accession_number, APPLE_2024))
      .orderBy(asc(otherVintages.kind), asc(otherVintages.end_date))
    expect(
      vintages.map(({ kind, end_date, months, is_own, figures }) => [
        kind,
        end_date,
        months,
        is_own,
        figures.total_assets ?? figures.operating_cash_flow,
      ]),
    ).toEqual([
      ['balance_sheet', '2023-09-30', null, false, 352_583 * M],
      ['balance_sheet', '2024-09-28', null, true, 364_980 * M],
      ['cash_flow', '2022-09-24', 12, false, 122_151 * M],
      ['cash_flow', '2023-09-30', 12, false, 110_543 * M],
      ['cash_flow', '2024-09-28', 12, true, 118_254 * M],
    ])
  })

  it('stay as they are when the income statement is corrected by hand', async () => {
    await saveCorrection(test.ctx, {
      accession_number: APPLE_2024,
      edited_by: null,
      edit_reason: 'a test',
      correct: (current) => current,
    })
    expect((await rows()).map(({ version }) => version)).toEqual([1, 1])
  })

  it('become versions of their own with every further reading, one of them current', async () => {
    const [again] = await test.ctx.inTx((tx) => createRequests(tx, null, [{ accession_number: APPLE_2024 }]))
    if (!again) throw new Error('no request')
    await analyse(test.ctx, again.id)
    expect((await rows()).map(({ kind, version, request_id }) => [kind, version, request_id])).toEqual([
      ['balance_sheet', 2, again.id],
      ['cash_flow', 2, again.id],
    ])
    expect((await rows(false)).map(({ version }) => version)).toEqual([1, 1])
    const vintages = await database().db.select().from(otherVintages)
    expect(vintages).toHaveLength(5)
  })

  it('say why where a document prints none', async () => {
    const [filing] = await database().db.select().from(filings).where(eq(filings.accession_number, APPLE_2024))
    if (!filing) throw new Error('no filing')
    const failure = { ok: false as const, error: { code: 'no-income-statement', message: 'none' } }
    const { statements, vintages } = otherRows(
      filing,
      readOthers(failure),
      { balance_sheet: { version: 2, engine: 'tables' }, cash_flow: { version: 2, engine: null } },
      null,
    )
    expect(vintages).toEqual([])
    const absent = 'it was not looked for: the rules found no income statement'
    expect(statements).toMatchObject([
      { kind: 'balance_sheet', version: 3, absent },
      { kind: 'cash_flow', version: 3, absent },
    ])
    // A row is one or the other: figures, or the reason.
    const half = database().db.insert(otherStatements).values({
      kind: 'cash_flow',
      accession_number: APPLE_2024,
      cik: filing.cik,
      version: 9,
      is_current: false,
      engine: 'tags',
    })
    await expect(half).rejects.toThrow()
  })
})
