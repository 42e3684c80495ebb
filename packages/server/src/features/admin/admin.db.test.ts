import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { desc, eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { auditLog, filings, outbox, qcFailures, statements } from '../../db/schema.ts'
import { analyse } from '../analyses/analyse.ts'
import { startTestAnalysis, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { saveCorrection } from '../analyses/manual.ts'
import { createRequests } from '../analyses/requests.ts'
import { storeFiling } from '../ingest/store.ts'
import { checkDerivedData } from '../records/derived.ts'
import { samplesFolder } from '../samples/manifest.ts'

const APPLE = '0000320193-24-000123'
const DOCUMENT = 'aapl-20240928.htm'

describeOnBoth('the analysis desk', ({ database }) => {
  let desk: TestAnalysis
  let site: TestApp
  let admin: Record<string, string>
  let pro: Record<string, string>
  const bytes = gunzipSync(readFileSync(join(samplesFolder, 'filings', APPLE, `${DOCUMENT}.gz`)))

  beforeAll(async () => {
    desk = startTestAnalysis(database())
    site = await startTestApp(database(), { jobs: desk.ctx.jobs, settings: { DATA_DIR: desk.ctx.settings.DATA_DIR } })
    admin = await site.signIn('admin')
    pro = await site.signIn('pro')
    const { request_id } = await storeFiling(
      desk.ctx,
      {
        accession_number: APPLE,
        cik: '320193',
        form_type: '10-K',
        filing_date: '2024-11-01',
        period_end: '2024-09-28',
        file_number: null,
        document: DOCUMENT,
        source: 'file',
        company: null,
        flags: null,
      },
      bytes,
      'queue',
    )
    await analyse(desk.ctx, request_id ?? 0)
  })
  afterAll(async () => {
    await site.close()
    await desk.close()
  })

  async function call(method: InjectOptions['method'], url: string, payload?: object, headers = admin) {
    const answer = await site.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), headers: answer.headers }
  }
  const lastAudit = async () => (await database().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]
  const noDifference = { counters: 0, latest: 0, list_rows: 0, qc_failures: 0, screened: 0 }

  it('is closed to everybody else', async () => {
    for (const path of ['statements', 'model-spend', 'outbox', 'ingestion', 'audit', 'figure-reports']) {
      expect((await call('GET', `/api/admin/${path}`, undefined, pro)).status).toBe(403)
      expect((await site.app.inject({ url: `/api/admin/${path}` })).statusCode).toBe(401)
    }
  })

  describe('corrections', () => {
    it('finds the cells that print a number, with their bytes', async () => {
      const { body } = await call('GET', `/api/filing/${APPLE}/cells?find=Total+net+sales`)
      const cell = body.find((one: { text: string }) => one.text === '391,035')
      expect(cell.value).toBe(391035)
      expect(bytes.toString('latin1', cell.start, cell.end)).toBe('391,035')
      const byNumber = await call('GET', `/api/filing/${APPLE}/cells?find=391035`)
      expect(byNumber.body.length).toBeGreaterThan(0)
      expect(byNumber.body.every((one: { text: string }) => one.text === '391,035')).toBe(true)
    })

    it('makes a version from a picked cell, checks it, and refuses a value that the cell does not print', async () => {
      const { body: cells } = await call('GET', `/api/filing/${APPLE}/cells?find=Research+and+development`)
      const cell = cells.find((one: { text: string }) => one.text === '31,370')
      const at = { start: cell.start, end: cell.end }
      const wrong = { figure: 'total_revenue', value: 5, reason: 'a test', cell: at }
      expect((await call('POST', `/api/filing/${APPLE}/corrections`, wrong)).status).toBe(422)
      const right = { figure: 'total_revenue', value: 31_370_000_000, reason: 'the wrong row on purpose', cell: at }
      const saved = await call('POST', `/api/filing/${APPLE}/corrections`, right)
      expect(saved.body).toMatchObject({ version: 2, qc_passed: false })
      const statement = (await call('GET', `/api/income-statement/${APPLE}?absolute=true`)).body
      expect(statement).toMatchObject({ total_revenue: 31_370_000_000, version: 2, engine: 'manual' })
      expect(statement.provenance.total_revenue).toMatchObject({ text: '31,370', ...at })
      expect(await lastAudit()).toMatchObject({ action: 'statement.corrected', subject: APPLE })
      expect(await checkDerivedData(database().db)).toEqual(noDifference)
    })

    it('is not overwritten by a later analysis', async () => {
      const [request] = await desk.ctx.inTx((tx) => createRequests(tx, null, [{ accession_number: APPLE }]))
      expect(await analyse(desk.ctx, request?.id ?? 0)).toMatchObject({ kind: 'saved', saved: { is_current: false } })
      expect((await call('GET', `/api/income-statement/${APPLE}`)).body.version).toBe(2)
    })

    it('refuses a figure that the statement does not have, and a reason that says nothing', async () => {
      const unknown = { figure: 'operating_expenses[77].amount', value: 1, reason: 'a test' }
      expect((await call('POST', `/api/filing/${APPLE}/corrections`, unknown)).status).toBe(422)
      const mute = { figure: 'net_income', value: 1, reason: ' ' }
      expect((await call('POST', `/api/filing/${APPLE}/corrections`, mute)).status).toBe(422)
      expect((await call('POST', `/api/filing/${APPLE}/corrections`, unknown, pro)).status).toBe(403)
    })
  })

  describe('versions', () => {
    it('are listed and compared field by field', async () => {
      const { body } = await call('GET', `/api/filing/${APPLE}/versions`)
      expect(
        body.map((one: { version: number; engine: string; is_current: boolean }) => [
          one.version,
          one.engine,
          one.is_current,
        ]),
      ).toEqual([
        [3, 'tags', false],
        [2, 'manual', true],
        [1, 'tags', false],
      ])
      const compared = (await call('GET', `/api/filing/${APPLE}/versions/compare?a=1&b=2`)).body
      const different = compared.fields.filter((field: { is_different: boolean }) => field.is_different)
      expect(different.map((field: { key: string }) => field.key)).toEqual(['total_revenue'])
      expect(different[0]).toMatchObject({ a: 391_035_000_000, b: 31_370_000_000 })
      expect((await call('GET', `/api/filing/${APPLE}/versions/compare?a=1&b=9`)).status).toBe(404)
    })

    it('can be taken again, as a new version', async () => {
      const taken = await call('POST', `/api/filing/${APPLE}/versions/1/use`, { reason: 'the first was right' })
      expect(taken.body).toEqual({ version: 4 })
      const statement = (await call('GET', `/api/income-statement/${APPLE}?absolute=true`)).body
      expect(statement).toMatchObject({
        total_revenue: 391_035_000_000,
        engine: 'tags',
        version: 4,
        failed_quality_check: false,
      })
      expect((await call('POST', `/api/filing/${APPLE}/versions/4/use`, { reason: 'again' })).status).toBe(409)
      expect(await checkDerivedData(database().db)).toEqual(noDifference)
    })
  })

  describe('findings', () => {
    const net = { accession_number: APPLE, edited_by: null, edit_reason: 'a test' }
    it('can be accepted with a reason, and that taken back', async () => {
      await saveCorrection(desk.ctx, {
        ...net,
        correct: ({ income_statement, provenance }) => ({
          provenance,
          income_statement: {
            ...income_statement,
            operating_expenses: income_statement.operating_expenses.slice(0, -1),
          },
        }),
      })
      const before = (await call('GET', `/api/income-statement/${APPLE}/qc`)).body
      const failed = before.tests.filter((t: { passed: boolean; necessary: boolean }) => !t.passed && t.necessary)
      expect(before.passed).toBe(false)
      for (const test of failed) {
        const body = { test: test.name, reason: 'printed in a note' }
        expect((await call('POST', `/api/income-statement/${APPLE}/qc/accept`, body, pro)).status).toBe(403)
        const after = await call('POST', `/api/income-statement/${APPLE}/qc/accept`, body)
        const accepted = after.body.tests.find((t: { name: string }) => t.name === test.name).accepted
        expect(accepted).toMatchObject({ reason: 'printed in a note', by: 'administrator' })
      }
      expect((await call('GET', `/api/income-statement/${APPLE}/qc?force=true`)).body.passed).toBe(true)
      expect(await database().db.select().from(qcFailures)).toEqual([])
      const back = await call('POST', `/api/income-statement/${APPLE}/qc/accept`, {
        test: failed[0].name,
        reason: null,
      })
      expect(back.body.passed).toBe(false)
      expect(await checkDerivedData(database().db)).toEqual(noDifference)
      const passing = before.tests.find((t: { passed: boolean }) => t.passed).name
      const refused = await call('POST', `/api/income-statement/${APPLE}/qc/accept`, { test: passing, reason: 'none' })
      expect(refused.status).toBe(409)
    })

    it('stand in groups, with their share of what was analysed', async () => {
      const { body } = await call('GET', '/api/qc-tests')
      expect(body).toMatchObject({ analysed: 1 })
      expect(body.groups[0]).toMatchObject({ necessary: true, count: 1, percentage: 100 })
      expect(body.groups[0].filings[0].accession_number).toBe(APPLE)
    })
  })

  it('sets flags of a selection, and tells which have no statement', async () => {
    const unknown = '0000000001-24-000001'
    const asked = { accession_numbers: [APPLE, unknown], showcase: true }
    expect((await call('POST', '/api/admin/statements/flags', asked)).body).toEqual({
      changed_count: 1,
      not_found: [unknown],
    })
    const [row] = (await call('GET', '/api/admin/statements?state=showcase')).body
    expect(row).toMatchObject({ accession_number: APPLE, showcase: true, protected: false })
    expect((await call('POST', '/api/admin/statements/flags', { ...asked, protected: true })).status).toBe(422)
    await call('POST', '/api/admin/statements/flags', { accession_numbers: [APPLE], protected: true })
    expect((await call('GET', '/api/admin/statements?state=showcase')).body).toEqual([])
    expect((await call('GET', `/api/admin/statements?state=protected&search=${APPLE}`)).headers['x-total-count']).toBe(
      '1',
    )
    expect(await checkDerivedData(database().db)).toEqual(noDifference)
  })

  it('takes a report of a figure from anybody, a few an hour, and concludes it', async () => {
    const report = {
      figure: 'net_income',
      at: { start: 10, end: 16 },
      shown: '93,736',
      message: 'Looks off',
      email: null,
    }
    const anonymous = { host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }
    const send = (payload: object) => call('POST', `/api/filing/${APPLE}/figure-reports`, payload, anonymous)
    expect((await send(report)).status).toBe(201)
    expect((await send({ ...report, message: 'two\nlines' })).status).toBe(422)
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await send(report)).status)
    expect(statuses).toContain(429)
    const [first] = (await call('GET', '/api/admin/figure-reports?state=open')).body
    expect(first).toMatchObject({ figure: 'net_income', shown: '93,736', state: 'open', start: 10 })
    const conclude = () =>
      call('POST', `/api/admin/figure-reports/${first.id}/conclude`, { state: 'fixed', note: 'yes' })
    expect((await conclude()).body).toEqual({ state: 'fixed' })
    expect((await conclude()).status).toBe(409)
    expect(await lastAudit()).toMatchObject({ action: 'report.fixed', subject: APPLE })
  })

  it('edits lists', async () => {
    const made = await call('POST', '/api/list/', { name: 'Phones', slug: 'phones', companies: ['320193'] })
    expect(made).toMatchObject({ status: 201, body: { slug: 'phones' } })
    expect((await call('POST', '/api/list/', { name: 'Phones', slug: 'phones' })).status).toBe(409)
    expect((await call('PATCH', '/api/list/phones', { description: 'Makers' })).body.description).toBe('Makers')
    expect((await call('DELETE', '/api/list/phones/companies/320193')).status).toBe(204)
    expect((await call('PUT', '/api/list/phones/companies/320193')).body).toEqual({ cik: '320193' })
    expect((await call('PUT', '/api/list/phones/companies/NOBODY')).status).toBe(422)
    expect((await call('DELETE', '/api/list/phones', undefined, pro)).status).toBe(403)
    expect((await call('DELETE', '/api/list/phones')).status).toBe(204)
    expect((await call('GET', '/api/list/phones')).status).toBe(404)
  })

  it('shows the console, and a token that changes with its lists', async () => {
    const { token } = (await call('GET', '/api/filings/ongoing-analyses/counts')).body
    await call('POST', '/api/filing/request-analyses', { accession_numbers: [APPLE] })
    const counts = (await call('GET', '/api/filings/ongoing-analyses/counts')).body
    expect(counts).toMatchObject({ pending: 1, started: 0, failed: 0, failing_qc: 1 })
    expect(counts.token).not.toBe(token)
    const lists = (await call('GET', '/api/filings/ongoing-analyses')).body
    expect(lists.pending[0]).toMatchObject({ accession_number: APPLE, user: { email: 'admin@demo.invalid' } })
    expect((await call('POST', '/api/filings/delete-pending-requests')).body).toEqual({ deleted_count: 1 })
    expect(await lastAudit()).toMatchObject({ action: 'analysis.cancelled', subject: APPLE })
    expect((await call('POST', '/api/filings/delete-started-requests?kind=stale')).body).toEqual({ deleted_count: 0 })
  })

  it('updates all reports in the background and says how far it is', async () => {
    const { body } = await call('POST', '/api/update-qc-reports?dry_run=true&background=true', {})
    const state = await call('GET', `/api/update-qc-reports/${body.job_id}`)
    expect(state.body).toMatchObject({ status: 'running', checked: 0, total: 1, result: null })
    const direct = await call('POST', '/api/update-qc-reports?dry_run=true', {})
    expect(direct.body).toMatchObject({ checked: 1, now_failing: [], now_passing: [] })
  })

  it('lists mails, spend, ingestion and what was done by whom', async () => {
    await database()
      .db.insert(outbox)
      .values({ to_email: 'a@example.com', subject: 'Hello', text: 'Hi', once_key: 'k' })
    expect((await call('GET', '/api/admin/outbox?status=waiting')).body).toMatchObject([
      { subject: 'Hello', attempts: 0 },
    ])
    expect((await call('GET', '/api/admin/model-spend')).body).toMatchObject({
      provider: null,
      spent_today: 0,
      days: [],
    })
    expect((await call('GET', '/api/admin/ingestion')).body).toMatchObject({ edgar: { is_on: false }, last_day: null })
    const entries = (await call('GET', `/api/admin/audit?action=statement&subject=${APPLE}`)).body
    expect(entries.length).toBeGreaterThan(2)
    expect(entries.every((one: { action: string }) => one.action.startsWith('statement'))).toBe(true)
  })

  it('keeps one current version throughout', async () => {
    const current = await database().db.select().from(statements).where(eq(statements.is_current, true))
    const [filing] = await database().db.select().from(filings)
    expect(current.map((row) => row.id)).toEqual([filing?.statement_id])
  })
})
