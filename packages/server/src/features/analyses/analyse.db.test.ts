import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Edgar } from '../../clients/edgar/edgar.ts'
import { recordedEdgar } from '../../clients/edgar/recorded.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import {
  analysisRequests,
  companies,
  filings,
  otherStatements,
  qcFailures,
  statementDetails,
  statements,
  vintages,
} from '../../db/schema.ts'
import { storeFiling } from '../ingest/store.ts'
import { checkDerivedData } from '../records/derived.ts'
import { samplesFolder } from '../samples/manifest.ts'
import { analyse } from './analyse.ts'
import { startTestAnalysis, type TestAnalysis } from './analysis.fixture.ts'
import { saveCorrection } from './manual.ts'
import { claimRequest, createRequests, MAX_ATTEMPTS, recoverRequests } from './requests.ts'

const APPLE_2024 = '0000320193-24-000123'
const APPLE_2023 = '0000320193-23-000106'
const APPLE_Q2 = '0000320193-25-000057'
const DOCUMENTS: Record<string, [document: string, form: string, filed: string, end: string]> = {
  [APPLE_2024]: ['aapl-20240928.htm', '10-K', '2024-11-01', '2024-09-28'],
  [APPLE_2023]: ['aapl-20230930.htm', '10-K', '2023-11-03', '2023-09-30'],
  [APPLE_Q2]: ['aapl-20250329.htm', '10-Q', '2025-05-02', '2025-03-29'],
}

describeOnBoth('analysing a filing', ({ database }) => {
  let test: TestAnalysis
  beforeAll(() => {
    test = startTestAnalysis(database())
  })
  afterAll(() => test.close())

  async function store(accession: string, bytes?: Buffer, source: 'file' | 'edgar' = 'file'): Promise<number> {
    const [document = '', form_type = '', filing_date = '', period_end = ''] = DOCUMENTS[accession] ?? []
    const { request_id } = await storeFiling(
      test.ctx,
      {
        accession_number: accession,
        cik: '320193',
        form_type,
        filing_date,
        period_end,
        file_number: null,
        document,
        source,
        company: null,
        flags: null,
      },
      bytes ?? gunzipSync(readFileSync(join(samplesFolder, 'filings', accession, `${document}.gz`))),
      'queue',
    )
    if (request_id === null) throw new Error('no request')
    return request_id
  }
  const request = async (id: number) =>
    (await database().db.select().from(analysisRequests).where(eq(analysisRequests.id, id)))[0]
  const again = (accession: string) =>
    test.ctx.inTx(async (tx) => {
      const [made] = await createRequests(tx, test.ctx.jobs, [{ accession_number: accession }])
      if (!made) throw new Error('no request')
      return made.id
    })
  const versions = (accession: string) =>
    database()
      .db.select({ version: statements.version, is_current: statements.is_current, engine: statements.engine })
      .from(statements)
      .where(eq(statements.accession_number, accession))
      .orderBy(asc(statements.version))

  it('turns a stored document into the statement that the filing prints', async () => {
    const id = await store(APPLE_2024)
    expect(test.sent).toContain(id)
    expect(await analyse(test.ctx, id)).toMatchObject({ kind: 'saved', saved: { version: 1, is_current: true } })
    const [row] = await database().db.select().from(filings).where(eq(filings.accession_number, APPLE_2024))
    // 0000320193-24-000123, statement of operations
    expect(row).toMatchObject({
      total_revenue: 391_035_000_000,
      net_income: 93_736_000_000,
      currency: 'USD',
      fiscal_year: 2024,
      fiscal_period: 'FY',
      qc_passed: true,
      is_under_revision: false,
      protected: false, // the newest annual statement of the company begins free
      is_open: true,
    })
    const [company] = await database().db.select().from(companies)
    expect(company).toMatchObject({ latest_accession_number: APPLE_2024, latest_total_revenue: 391_035_000_000 })
    const years = await database()
      .db.select({ end: vintages.end_date, revenue: vintages.total_revenue, is_own: vintages.is_own })
      .from(vintages)
      .where(eq(vintages.accession_number, APPLE_2024))
      .orderBy(asc(vintages.end_date))
    expect(years).toEqual([
      { end: '2022-09-24', revenue: 394_328_000_000, is_own: false },
      { end: '2023-09-30', revenue: 383_285_000_000, is_own: false },
      { end: '2024-09-28', revenue: 391_035_000_000, is_own: true },
    ])
    expect(await request(id)).toMatchObject({ status: 'completed', error_message: null, lease_token: null })
  })

  it('does nothing when the job runs again', async () => {
    const [row] = await database().db.select().from(analysisRequests)
    expect(await analyse(test.ctx, row?.id ?? 0)).toEqual({ kind: 'gone' })
    expect(await versions(APPLE_2024)).toEqual([{ version: 1, is_current: true, engine: 'tags' }])
  })

  it('protects an older annual statement and a quarterly one', async () => {
    expect(await analyse(test.ctx, await store(APPLE_2023))).toMatchObject({ kind: 'saved' })
    expect(await analyse(test.ctx, await store(APPLE_Q2))).toMatchObject({ kind: 'saved' })
    const rows = await database()
      .db.select({ accession: filings.accession_number, protected: filings.protected })
      .from(filings)
      .where(eq(filings.protected, true))
      .orderBy(asc(filings.accession_number))
    expect(rows.map((row) => row.accession)).toEqual([APPLE_2023, APPLE_Q2])
  })

  it('drops the result of a worker that lost its request, and never has two current statements', async () => {
    const id = await again(APPLE_2024)
    const lost = await claimRequest(database().db, id)
    expect(lost?.claim.attempts).toBe(1)
    const past = { lease_until: sql`clock_timestamp() - interval '1 second'` }
    await database().db.update(analysisRequests).set(past).where(eq(analysisRequests.id, id))
    test.sent.length = 0
    expect(await test.ctx.inTx((tx) => recoverRequests(tx, test.ctx.jobs))).toEqual({ queued: 1, failed: 0 })
    expect(test.sent).toEqual([id])
    // Two workers at once, as after a queue that delivered twice.
    const outcomes = await Promise.all([analyse(test.ctx, id), analyse(test.ctx, id)])
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['gone', 'saved'])
    expect(await versions(APPLE_2024)).toEqual([
      { version: 1, is_current: false, engine: 'tags' },
      { version: 2, is_current: true, engine: 'tags' },
    ])
  })

  it('fails a request whose worker was lost three times', async () => {
    const id = await again(APPLE_2023)
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await test.ctx.inTx((tx) => claimRequest(tx, id))
      const past = { lease_until: sql`clock_timestamp() - interval '1 second'` }
      await database().db.update(analysisRequests).set(past).where(eq(analysisRequests.id, id))
      await test.ctx.inTx((tx) => recoverRequests(tx, test.ctx.jobs))
    }
    expect(await request(id)).toMatchObject({ status: 'failed', attempts: 3 })
    expect((await request(id))?.error_message).toContain('three times')
  })

  it('says why a document cannot be read and leaves the statement as it was', async () => {
    const id = await again(APPLE_2023)
    const broken: TestAnalysis['ctx'] = {
      ...test.ctx,
      documents: { ...test.ctx.documents, readPacked: async () => Buffer.from('<html>nothing</html>') },
    }
    expect(await analyse(broken, id)).toMatchObject({ kind: 'failed' })
    expect(await request(id)).toMatchObject({ status: 'failed' })
    expect(await versions(APPLE_2023)).toEqual([{ version: 1, is_current: true, engine: 'tags' }])
  })

  it('queues a passing error again, twice at most', async () => {
    const id = await again(APPLE_2023)
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const broken: TestAnalysis['ctx'] = {
      ...test.ctx,
      documents: { ...test.ctx.documents, readPacked: () => Promise.reject(full) },
    }
    const kinds = [await analyse(broken, id), await analyse(broken, id), await analyse(broken, id)].map((o) => o.kind)
    expect(kinds).toEqual(['retried', 'retried', 'failed'])
    expect(await request(id)).toMatchObject({ status: 'failed', error_message: 'the disk is full' })
  })

  it('keeps a correction by hand current, with its reason, when the engine reads again', async () => {
    const saved = await saveCorrection(test.ctx, {
      accession_number: APPLE_Q2,
      edited_by: null,
      edit_reason: 'a test',
      correct: ({ income_statement, provenance }) => ({
        income_statement: { ...income_statement, diluted_eps: null, operating_expenses: [] },
        provenance,
      }),
    })
    expect(saved).toMatchObject({ version: 2, is_current: true })
    const [row] = await database().db.select().from(filings).where(eq(filings.accession_number, APPLE_Q2))
    expect(row).toMatchObject({ version: 2, is_under_revision: true, is_open: false, protected: true })
    expect(await analyse(test.ctx, await again(APPLE_Q2))).toMatchObject({ saved: { version: 3, is_current: false } })
    expect(await versions(APPLE_Q2)).toEqual([
      { version: 1, is_current: false, engine: 'tags' },
      { version: 2, is_current: true, engine: 'manual' },
      { version: 3, is_current: false, engine: 'tags' },
    ])
    const failures = await database().db.select().from(qcFailures).where(eq(qcFailures.accession_number, APPLE_Q2))
    expect(new Set(failures.map((failure) => failure.statement_id)).size).toBeLessThanOrEqual(1)
  })

  it('reads the exhibit where the main document has no statement, and says where each figure stands', async () => {
    const accession = '0000320193-22-000108'
    const exhibit = gunzipSync(readFileSync(join(samplesFolder, 'filings', accession, 'aapl-20220924.htm.gz')))
    const asked: string[] = []
    const edgar: Edgar = {
      ...recordedEdgar('/nowhere'),
      filingIndex: async () => ({
        documents: [
          { name: 'main.htm', type: '10-K', size: 1 },
          { name: 'ex13.htm', type: 'EX-13', size: 2 },
          { name: 'ex21.htm', type: 'EX-21', size: 3 },
        ],
        accepted_at: null,
      }),
      document: async (_, __, name) => {
        asked.push(name)
        return exhibit
      },
    }
    DOCUMENTS[accession] = ['main.htm', '10-K', '2022-10-28', '2022-09-24']
    const id = await store(accession, Buffer.from('<html><body>See Exhibit 13</body></html>'), 'edgar')
    expect(await analyse({ ...test.ctx, edgar }, id)).toMatchObject({ kind: 'saved' })
    expect(asked).toEqual(['ex13.htm'])
    const [row] = await database()
      .db.select({ revenue: statements.total_revenue, provenance: statementDetails.provenance })
      .from(statements)
      .innerJoin(statementDetails, eq(statementDetails.statement_id, statements.id))
      .where(eq(statements.accession_number, accession))
    expect(row?.revenue).toBe(394_328_000_000) // 0000320193-22-000108, statement of operations
    expect(row?.provenance).toMatchObject({ total_revenue: { document: 'ex13.htm', text: '394,328' } })
    const [sheet] = await database()
      .db.select()
      .from(otherStatements)
      .where(and(eq(otherStatements.accession_number, accession), eq(otherStatements.kind, 'balance_sheet')))
    expect(sheet?.figures).toMatchObject({ total_assets: 352_755_000_000 }) // the balance sheet of the same filing
    const inExhibit = { document: 'ex13.htm', text: '352,755' }
    expect(sheet?.provenance).toMatchObject({ total_assets: inExhibit })
    expect(sheet?.lines).toContainEqual(expect.objectContaining({ place: expect.objectContaining(inExhibit) }))
    expect(sheet?.prior_periods?.[0]).toMatchObject({ provenance: { total_assets: { document: 'ex13.htm' } } })
  })

  it('leaves nothing precomputed that differs from what it follows from', async () => {
    expect(await checkDerivedData(database().db)).toEqual({
      counters: 0,
      latest: 0,
      list_rows: 0,
      qc_failures: 0,
      screened: 0,
    })
    const open = await database()
      .db.select()
      .from(statements)
      .where(and(eq(statements.is_current, true), eq(statements.accession_number, APPLE_2024)))
    expect(open).toHaveLength(1)
  })
})
