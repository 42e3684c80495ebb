import type { WireBalanceSheet } from '@topline/core/api/other-statements.ts'
import type { PrintedLine } from '@topline/core/statement/other-statements.ts'
import type { QcTest } from '@topline/core/statement/statement.ts'
import { desc, eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { auditLog, counters, filings, otherFailures, otherVintages } from '../../db/schema.ts'
import type { Persona } from '../accounts/demo.ts'
import { analyse } from '../analyses/analyse.ts'
import { startTestAnalysis, storeSample, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { createRequests } from '../analyses/requests.ts'
import { checkDerivedData } from '../records/derived.ts'

const APPLE = '0000320193-24-000123'
const SHEET = `/api/filing/${APPLE}/balance-sheet`
const FLOWS = `/api/filing/${APPLE}/cash-flow`
const NO_DIFFERENCE = { counters: 0, latest: 0, list_rows: 0, qc_failures: 0, screened: 0 }

describeOnBoth('balance sheets and cash flows put right by hand', ({ database }) => {
  let desk: TestAnalysis
  let site: TestApp
  const as: Partial<Record<Persona | 'visitor', Record<string, string>>> = { visitor: { host: '127.0.0.1:3000' } }
  let printed: PrintedLine[] = []
  beforeAll(async () => {
    desk = startTestAnalysis(database())
    site = await startTestApp(database(), { jobs: desk.ctx.jobs, settings: { DATA_DIR: desk.ctx.settings.DATA_DIR } })
    for (const persona of ['free', 'hobby', 'pro', 'past_due', 'admin'] as const)
      as[persona] = await site.signIn(persona)
    await analyse(desk.ctx, (await storeSample(desk.ctx, APPLE, true)) ?? 0)
    printed = (await sheet()).lines
  })
  afterAll(async () => {
    await site.close()
    await desk.close()
  })

  async function call(method: InjectOptions['method'], url: string, payload?: object, headers = as.admin ?? {}) {
    const answer = await site.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }
  const sheet = async (): Promise<WireBalanceSheet> => (await call('GET', `/api/balance-sheet/${APPLE}`)).body
  const lastAudit = async () => (await database().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]
  const counted = async () =>
    Object.fromEntries((await database().db.select().from(counters)).map(({ name, n }) => [name, n]))
  const row = async () =>
    (await database().db.select().from(filings).where(eq(filings.accession_number, APPLE)))[0] ?? {}
  function cellOf(label: string) {
    const place = printed.find((one) => one.label === label && one.amount !== null)?.place
    if (!place || 'computed' in place) throw new Error(`no line ${label}`)
    return { start: place.start, end: place.end }
  }
  const failed = (tests: readonly QcTest[]) => tests.filter((test) => !test.passed).map(({ name }) => name)
  const wrong = {
    changes: [{ figure: 'total_assets', value: 308_030e6, cells: [] as object[] }],
    reason: 'the wrong row on purpose',
  }

  it('are open to administrators alone, from a page of ours', async () => {
    const calls = [
      ['POST', `${SHEET}/corrections`, wrong],
      ['POST', `${FLOWS}/corrections`, wrong],
      ['POST', `${SHEET}/corrections/try`, { changes: wrong.changes }],
      ['POST', `${SHEET}/versions/1/use`, { reason: 'a test' }],
      ['POST', `${FLOWS}/qc/accept`, { test: 'totals_are_read', reason: 'a test' }],
      ['POST', `${FLOWS}/qc`, undefined],
      ['GET', `${SHEET}/versions`, undefined],
      ['GET', `${SHEET}/versions/compare?a=1&b=1`, undefined],
    ] as const
    for (const [method, url, payload] of calls) {
      for (const who of ['free', 'hobby', 'pro', 'past_due'] as const)
        expect([url, who, (await call(method, url, payload, as[who])).status]).toEqual([url, who, 403])
      const ours = { ...as.visitor, 'sec-fetch-site': 'same-origin' }
      expect([url, (await call(method, url, payload, ours)).status]).toEqual([url, 401])
      if (method === 'GET') continue
      const elsewhere = { ...as.admin, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
      expect([url, (await call(method, url, payload, elsewhere)).status]).toEqual([url, 403])
    }
    expect((await sheet()).version).toBe(1)
  })

  it('say where their cash stands again', async () => {
    const { evidence, provenance } = (await call('GET', `/api/cash-flow/${APPLE}`)).body
    const own = await sheet()
    expect(own.evidence).toMatchObject([
      {
        figure: 'cash_and_equivalents',
        kind: 'cash-flow',
        text: '29,943',
        place: { start: provenance.cash_at_end.start },
      },
    ])
    expect(evidence).toMatchObject([{ figure: 'cash_at_end', kind: 'balance-sheet', value: 29_943e6, agrees: true }])
  })

  it('are tried as they are typed, and nothing is kept', async () => {
    const tried = await call('POST', `${SHEET}/corrections/try`, { changes: wrong.changes })
    expect(tried.status).toBe(200)
    expect(tried.body.figures).toMatchObject({ total_assets: 308_030e6, total_liabilities: 308_030e6 })
    expect(failed(tried.body.report.tests)).toEqual(['balance_sheet_identity'])
    expect(await sheet()).toMatchObject({ version: 1, total_assets: 364_980e6 })
  })

  it('are a new version, held against the row that a figure was taken from', async () => {
    const cells = [cellOf('Total liabilities')]
    const body = { ...wrong, changes: [{ figure: 'total_assets', value: 308_030e6, cells }] }
    const saved = await call('POST', `${SHEET}/corrections`, body)
    expect(saved).toEqual({ status: 200, body: { version: 2, qc_passed: false } })
    const now = await sheet()
    expect(now).toMatchObject({ version: 2, engine: 'manual', total_assets: 308_030e6, failed_quality_check: true })
    expect(now.provenance.total_assets).toMatchObject({ label: 'Total liabilities', ...cells[0] })
    expect(failed(now.qc_report?.tests ?? [])).toEqual(['balance_sheet_identity', 'rows_are_their_fields'])
    expect(await lastAudit()).toMatchObject({ action: 'balance-sheet.corrected', subject: APPLE })
    expect(await row()).toMatchObject({ balance_sheet_state: 'failed', cash_flow_state: 'passed' })
    expect(await counted()).toMatchObject({ 'balance_sheets.not_passing': 1, 'balance_sheets.passing': 0 })
    // What the company's series takes is the corrected figure.
    const columns = await database().db.select().from(otherVintages).where(eq(otherVintages.end_date, '2024-09-28'))
    expect(columns.find(({ kind }) => kind === 'balance_sheet')?.figures).toMatchObject({ total_assets: 308_030e6 })
    expect(await checkDerivedData(database().db)).toEqual(NO_DIFFERENCE)
  })

  it('stay when the filing is analysed again, whose reading is kept beside', async () => {
    const [request] = await desk.ctx.inTx((tx) => createRequests(tx, null, [{ accession_number: APPLE }]))
    expect(await analyse(desk.ctx, request?.id ?? 0)).toMatchObject({ kind: 'saved' })
    expect(await sheet()).toMatchObject({ version: 2, total_assets: 308_030e6 })
    const versions = (await call('GET', `${SHEET}/versions`)).body
    const told = versions.map((one: Record<string, unknown>) => [
      one.version,
      one.engine,
      one.is_current,
      one.edit_reason,
    ])
    expect(told).toEqual([
      [3, 'tags', false, null],
      [2, 'manual', true, 'the wrong row on purpose'],
      [1, 'tags', false, null],
    ])
    expect(versions[1]).toMatchObject({ edited_by: expect.stringContaining('@'), qc_passed: false })
    expect((await call('GET', `/api/cash-flow/${APPLE}`)).body).toMatchObject({ version: 2, engine: 'tags' })
    expect(await row()).toMatchObject({ balance_sheet_state: 'failed' })
    expect(await checkDerivedData(database().db)).toEqual(NO_DIFFERENCE)
  })

  it('are counted for the console, with the checks that fail and where', async () => {
    const { body } = await call('GET', '/api/admin/other-statements')
    expect(body).toMatchObject([
      { kind: 'balance_sheet', passing: 0, not_passing: 1, absent: 0, missing: 0 },
      { kind: 'cash_flow', passing: 1, not_passing: 0, absent: 0, missing: 0, groups: [] },
    ])
    const filings = [{ accession_number: APPLE, company_name: 'CIK 320193', filing_date: '2024-11-01' }]
    expect(body[0].groups).toMatchObject([
      { test: 'balance_sheet_identity', necessary: true, count: 1, percentage: 100, filings },
      { test: 'rows_are_their_fields', count: 1 },
    ])
    const listed = async (state: string) =>
      (await call('GET', `/api/admin/statements?state=${state}`)).body.map((one: object) => ({ ...one }))
    expect(await listed('balance-sheet-failed')).toMatchObject([
      { accession_number: APPLE, balance_sheet_state: 'failed', cash_flow_state: 'passed' },
    ])
    for (const state of ['cash-flow-failed', 'balance-sheet-absent', 'cash-flow-absent', 'others-missing'])
      expect([state, await listed(state)]).toEqual([state, []])
    expect((await call('GET', '/api/admin/other-statements', undefined, as.pro)).status).toBe(403)
  })

  it('are compared field by field', async () => {
    const { body } = await call('GET', `${SHEET}/versions/compare?a=2&b=3`)
    const different = body.fields.filter((field: { is_different: boolean }) => field.is_different)
    expect(different).toEqual([
      expect.objectContaining({ key: 'total_assets', label: 'Total assets', a: 308_030e6, b: 364_980e6 }),
    ])
    expect((await call('GET', `${SHEET}/versions/compare?a=1&b=9`)).status).toBe(404)
  })

  it('have findings that can be accepted with a reason, and taken back', async () => {
    for (const test of ['balance_sheet_identity', 'rows_are_their_fields'])
      expect((await call('POST', `${SHEET}/qc/accept`, { test, reason: 'for this test' })).status).toBe(200)
    expect(await sheet()).toMatchObject({ failed_quality_check: false, qc: { passed: true } })
    expect(await row()).toMatchObject({ balance_sheet_state: 'passed' })
    expect(await database().db.select().from(otherFailures)).toEqual([])
    // Checks made again leave what was accepted.
    const again = (await call('POST', `${SHEET}/qc`)).body
    expect(again).toMatchObject({ passed: true })
    expect(again.tests.find(({ name }: QcTest) => name === 'balance_sheet_identity').accepted.reason).toBe(
      'for this test',
    )
    const accepted = async () => (await call('GET', '/api/admin/accepted-findings')).body
    expect(await accepted()).toMatchObject([
      { kind: 'balance_sheet', accession_number: APPLE, test: 'rows_are_their_fields', reason: 'for this test' },
      {
        kind: 'balance_sheet',
        accession_number: APPLE,
        test: 'balance_sheet_identity',
        by: expect.stringMatching('@'),
      },
    ])
    const back = await call('POST', `${SHEET}/qc/accept`, { test: 'balance_sheet_identity', reason: null })
    expect(await accepted()).toHaveLength(1)
    expect(back.body.passed).toBe(false)
    expect(await database().db.select().from(otherFailures)).toMatchObject([
      { kind: 'balance_sheet', test: 'balance_sheet_identity', necessary: true },
    ])
    expect((await call('POST', `${SHEET}/qc/accept`, { test: 'totals_are_read', reason: 'a test' })).status).toBe(409)
    expect((await call('POST', `${SHEET}/qc/accept`, { test: 'no such test', reason: 'a test' })).status).toBe(404)
    expect(await checkDerivedData(database().db)).toEqual(NO_DIFFERENCE)
  })

  it('are taken again from an older version, as a new one', async () => {
    const taken = await call('POST', `${SHEET}/versions/1/use`, { reason: 'the first was right' })
    expect(taken.body).toEqual({ version: 4, qc_passed: true })
    expect(await sheet()).toMatchObject({ version: 4, engine: 'tags', total_assets: 364_980e6 })
    expect((await call('POST', `${SHEET}/versions/4/use`, { reason: 'again' })).status).toBe(409)
    expect((await call('POST', `${SHEET}/versions/9/use`, { reason: 'again' })).status).toBe(404)
    expect(await lastAudit()).toMatchObject({ action: 'balance-sheet.version-taken', detail: { from: 1, version: 4 } })
    expect(await checkDerivedData(database().db)).toEqual(NO_DIFFERENCE)
  })

  it('are checked again when the income statement beside them changes', async () => {
    for (const [figure, value] of [
      ['income_tax_expense', 33_485e6],
      ['net_income', 90_000e6],
    ]) {
      const correction = { figure, value, reason: 'wrong on purpose' }
      expect((await call('POST', `/api/filing/${APPLE}/corrections`, correction)).status).toBe(200)
    }
    const flows = (await call('GET', `/api/cash-flow/${APPLE}`)).body
    expect(failed(flows.qc_report.tests)).toEqual(['net_income_is_that_of_the_income_statement'])
    // Cash flows that begin with another net income may be another company's, and their cash proves no balance sheet.
    const held = (await call('GET', `/api/balance-sheet/${APPLE}`)).body
    expect(failed(held.qc_report.tests)).toEqual(['cash_flow_beside_is_of_the_company'])
    expect(await row()).toMatchObject({ balance_sheet_state: 'failed', cash_flow_state: 'failed' })
    await call('POST', `/api/filing/${APPLE}/versions/1/use`, { reason: 'the first was right' })
    expect(await row()).toMatchObject({ balance_sheet_state: 'passed', cash_flow_state: 'passed' })
    expect(await checkDerivedData(database().db)).toEqual(NO_DIFFERENCE)
  })

  it('take a sum of lines, a typed figure, and one that is not printed', async () => {
    const cells = [cellOf('Commercial paper'), cellOf('Term debt')]
    const body = {
      changes: [
        { figure: 'short_term_debt', value: 20_879e6, cells },
        { figure: 'goodwill', value: 1e6 },
        { figure: 'receivables', value: null },
      ],
      reason: 'as the note on debt says',
    }
    expect((await call('POST', `${SHEET}/corrections`, body)).status).toBe(200)
    const { provenance, ...figures } = await sheet()
    expect(figures).toMatchObject({ short_term_debt: 20_879e6, goodwill: 1e6, receivables: null })
    expect(provenance.short_term_debt).toMatchObject({ computed: true, rule: 'sum of the printed lines' })
    expect(provenance.goodwill).toMatchObject({ label: 'Typed: as the note on debt says', start: null })
    expect(provenance.receivables).toBeUndefined()
  })

  it('are refused where a cell prints something else, a figure is unknown, or a reason says nothing', async () => {
    const changed = (change: object, reason = 'a test') => ({ changes: [change], reason })
    const cells = [cellOf('Total assets')]
    for (const body of [
      changed({ figure: 'total_assets', value: 1, cells }),
      changed({ figure: 'total_assets', value: 1, cells: [{ start: 0, end: 3 }] }),
      changed({ figure: 'total_assets', value: 1, cells: [cells[0], { start: 0, end: 3 }] }),
      changed({ figure: 'operating_cash_flow', value: 1 }),
      changed({ figure: 'goodwill', value: 1 }, '  '),
      { changes: [], reason: 'a test' },
    ])
      expect((await call('POST', `${SHEET}/corrections`, body)).status).toBe(422)
    expect(
      (
        await call('POST', '/api/filing/0000000001-01-000001/cash-flow/corrections', {
          changes: [{ figure: 'net_income', value: 1 }],
          reason: 'a test',
        })
      ).status,
    ).toBe(404)
    expect((await call('GET', '/api/filing/0000000001-01-000001/cash-flow/versions')).status).toBe(404)
  })
})
