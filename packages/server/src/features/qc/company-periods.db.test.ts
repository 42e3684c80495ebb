import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { qcFailures, statementDetails } from '../../db/schema.ts'
import { analyse } from '../analyses/analyse.ts'
import { startTestAnalysis, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { saveCorrection } from '../analyses/manual.ts'
import { storeFiling } from '../ingest/store.ts'
import { checkDerivedData } from '../records/derived.ts'
import { samplesFolder } from '../samples/manifest.ts'
import { findStatement } from '../statements/queries.ts'
import { reportOf } from '../statements/view.ts'
import { companyPeriods, neighboursOf } from './company-periods.ts'
import { recheckNeighbours, recomputeQc } from './service.ts'

const FILED: Record<string, [document: string, form: string, filed: string, end: string]> = {
  '0000320193-24-000123': ['aapl-20240928.htm', '10-K', '2024-11-01', '2024-09-28'],
  '0000320193-23-000106': ['aapl-20230930.htm', '10-K', '2023-11-03', '2023-09-30'],
  '0000320193-25-000057': ['aapl-20250329.htm', '10-Q', '2025-05-02', '2025-03-29'],
  '0000012927-25-000062': ['ba-20250630.htm', '10-Q', '2025-07-29', '2025-06-30'],
}
const [Y2024, Y2023, Q2, BOEING] = Object.keys(FILED) as [string, string, string, string] // the four above
const AS_FIRST = 'comparatives_as_first_reported'
const NOT_ABOVE = 'quarters_not_above_year'

describeOnBoth('checks against the company’s other statements', ({ database }) => {
  let test: TestAnalysis
  beforeAll(() => {
    test = startTestAnalysis(database())
  })
  afterAll(() => test.close())

  async function read(accession: string): Promise<void> {
    const [document, form_type, filing_date, period_end] = FILED[accession] ?? ['', '', '', '']
    const facts = {
      accession_number: accession,
      cik: accession === BOEING ? '12927' : '320193',
      form_type,
      filing_date,
      period_end,
      document,
    }
    const bytes = gunzipSync(readFileSync(join(samplesFolder, 'filings', accession, `${document}.gz`)))
    const more = { file_number: null, source: 'file' as const, company: null, flags: null }
    const { request_id } = await storeFiling(test.ctx, { ...facts, ...more }, bytes, 'queue')
    expect(await analyse(test.ctx, request_id ?? 0)).toMatchObject({ kind: 'saved' })
  }
  const reportFor = async (accession: string) =>
    reportOf((await findStatement(database().db, { accession_number: accession }))?.detail.qc)
  const testOf = async (accession: string, name: string) =>
    (await reportFor(accession))?.tests.find((one) => one.name === name)
  /** Less revenue, and where `isSound` as much less cost, so that the statement agrees with itself. */
  const typed = { label: 'Typed: a test', text: 'typed', start: null, end: null, document: 'a test' }
  const correct = async (accession: string, less: number, isSound = true) => {
    await saveCorrection(test.ctx, {
      accession_number: accession,
      edited_by: null,
      edit_reason: 'a test',
      correct: ({ income_statement: s, provenance }) => ({
        // As somebody types them: no cell prints these.
        provenance: { ...provenance, total_revenue: typed, cost_of_revenue: typed },
        income_statement: {
          ...s,
          total_revenue: (s.total_revenue ?? 0) - less,
          cost_of_revenue: (s.cost_of_revenue ?? 0) - (isSound ? less : 0),
          business_segments: null,
          geographical_segments: null,
        },
      }),
    })
    await recheckNeighbours(test.ctx, accession)
  }

  it('say nothing of a company with one statement', async () => {
    await read(Y2024)
    expect(await testOf(Y2024, AS_FIRST)).toBeUndefined()
    expect(await testOf(Y2024, NOT_ABOVE)).toBeUndefined()
  })

  it('are made again for a later filing when an earlier one is read after it', async () => {
    await read(Y2023)
    expect(await neighboursOf(database().db, Y2023)).toEqual([Y2024])
    expect(await neighboursOf(database().db, Y2024)).toEqual([])
    expect(await testOf(Y2024, AS_FIRST)).toMatchObject({ passed: true, necessary: false })
    expect(await testOf(Y2023, AS_FIRST)).toBeUndefined()
    const subject = { accession_number: Y2024, cik: '320193', end_date: '2024-09-28' }
    expect(await companyPeriods(database().db, subject)).toEqual([
      {
        start_date: '2022-09-25',
        end_date: '2023-09-30',
        currency: 'USD',
        total_revenue: 383_285_000_000, // 0000320193-23-000106
        net_income: 96_995_000_000,
      },
    ])
  })

  it('stay as they are when QC is made again, and leave every statement passing', async () => {
    await read(Q2)
    for (const accession of [Y2024, Y2023, Q2]) {
      const again = await recomputeQc(test.ctx, accession)
      expect([accession, again?.hasChanged, again?.report.passed]).toEqual([accession, false, true])
    }
  })

  it('do not undo a test that the engine made on what only the document says', async () => {
    // Preferred dividends: net income by itself does not lead to the EPS.
    await read(BOEING)
    const before = await testOf(BOEING, 'basic_eps_matches_shares')
    expect(before).toMatchObject({ passed: true, on_evidence: true })
    const again = await recomputeQc(test.ctx, BOEING)
    expect([again?.hasChanged, again?.report.passed]).toEqual([false, true])
    expect(await testOf(BOEING, 'basic_eps_matches_shares')).toEqual(before)
  })

  it('do not let a correction pass that the filing prints otherwise elsewhere', async () => {
    await correct(Y2023, 1e9)
    expect(await testOf(Y2023, 'document_does_not_disagree')).toMatchObject({ passed: false, necessary: true })
    expect((await recomputeQc(test.ctx, Y2023))?.report.passed).toBe(false)
    await correct(Y2023, -1e9)
    expect((await reportFor(Y2023))?.passed).toBe(true)
  })

  it('find a comparative that differs from what was first reported, as a warning among the failures', async () => {
    // As it was stored before other places were looked for: nothing in the document speaks against the correction.
    await database().db.update(statementDetails).set({ evidence: null })
    await correct(Y2023, 1e9)
    expect(await testOf(Y2024, AS_FIRST)).toMatchObject({
      passed: false,
      necessary: false,
      left: 383_285_000_000,
      right: 382_285_000_000,
    })
    expect((await reportFor(Y2024))?.passed).toBe(true)
    const listed = await database().db.select().from(qcFailures).where(eq(qcFailures.accession_number, Y2024))
    expect(listed.map((failure) => failure.test)).toContain(AS_FIRST)
    expect(await checkDerivedData(database().db)).toEqual({
      counters: 0,
      latest: 0,
      list_rows: 0,
      qc_failures: 0,
      screened: 0,
    })
  })

  it('do not hold a statement against another that failed its own checks', async () => {
    await correct(Y2023, 5e9, false)
    expect((await reportFor(Y2023))?.passed).toBe(false)
    expect(await testOf(Y2024, AS_FIRST)).toBeUndefined()
    const listed = await database().db.select().from(qcFailures).where(eq(qcFailures.accession_number, Y2024))
    expect(listed.map((failure) => failure.test)).not.toContain(AS_FIRST)
    expect(await checkDerivedData(database().db)).toEqual({
      counters: 0,
      latest: 0,
      list_rows: 0,
      qc_failures: 0,
      screened: 0,
    })
  })
})
