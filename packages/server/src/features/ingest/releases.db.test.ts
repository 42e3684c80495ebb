import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Edgar } from '../../clients/edgar/edgar.ts'
import { hasStandIn, releasesFolder, type StandIn, startStandIn } from '../../clients/edgar/edgar-server.fixture.ts'
import { liveEdgar } from '../../clients/edgar/live.ts'
import { type SampleArchive, sampleArchive } from '../../clients/edgar/sample-releases.fixture.ts'
import type { CommandOutput } from '../../command-runner.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { analysisRequests, filingDocuments, filings, passedOver, statementDetails, vintages } from '../../db/schema.ts'
import { analyse } from '../analyses/analyse.ts'
import { startTestAnalysis, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { checkDerivedData } from '../records/derived.ts'
import { sampleDocument } from '../samples/manifest.ts'
import { type IngestArgs, ingestCommand } from './commands.ts'
import { type IngestQuery, ingest } from './ingest.ts'
import type { IngestLine } from './runs.ts'
import { sync } from './sync.ts'

const query: IngestQuery = {
  tickers: [],
  ciks: [],
  accessions: [],
  since: null,
  forms: [],
  analyse: true,
  backfill: false,
}
const quiet = { total: () => {}, line: () => {} }
const told = (lines: IngestLine[]) =>
  lines.map(({ status, form_type, subject, message }) =>
    [status, form_type, subject, message].filter(Boolean).join(' '),
  )

/** Apple's quarter to June 2025: the release of 31 July, the 10-Q of 1 August. */
const [RELEASE, REPORT] = ['0000320193-25-000071', '0000320193-25-000073']

describeOnBoth('releases coming in', ({ database }) => {
  let test: TestAnalysis
  let archive: SampleArchive
  let edgar: Edgar
  beforeAll(() => {
    test = startTestAnalysis(database())
    archive = sampleArchive('2025-08-01')
    edgar = archive.edgar
  })
  afterAll(() => test.close())
  afterEach(async () => {
    expect(await checkDerivedData(database().db)).toEqual({
      counters: 0,
      latest: 0,
      list_rows: 0,
      qc_failures: 0,
      screened: 0,
    })
  })
  const bringIn = (wanted: Partial<IngestQuery>) => ingest({ ...test.ctx, edgar }, { ...query, ...wanted }, quiet)
  async function analyseAll() {
    const pending = await database().db.select().from(analysisRequests).where(eq(analysisRequests.status, 'pending'))
    for (const { id } of pending) await analyse({ ...test.ctx, edgar }, id)
  }
  const filingOf = async (accession: string) => {
    const [row] = await database().db.select().from(filings).where(eq(filings.accession_number, accession))
    return row
  }

  it('comes with the report of its quarter, and says the same', async () => {
    const lines = await bringIn({ tickers: ['AAPL'], since: '2025-07-01', forms: ['8-K', '10-Q'] })
    expect(told(lines)).toEqual([`stored 10-Q ${REPORT}`, `stored 8-K ${RELEASE}`])
    await analyseAll()
    const [release, report] = [await filingOf(RELEASE), await filingOf(REPORT)]
    expect(release).toMatchObject({
      form_type: '8-K',
      base_form: '8-K',
      is_release: true,
      items: ['2.02', '9.01'],
      released_at: new Date('2025-07-31T20:30:25Z'),
      main_document: 'aapl-20250731.htm',
      period_end: '2025-06-28',
      qc_passed: true,
      is_open: false,
      protected: true,
    })
    // 0000320193-25-000073, statement of operations, three months
    expect(report).toMatchObject({ period_end: '2025-06-28', total_revenue: 94_036_000_000, qc_passed: true })
    expect(release?.total_revenue).toBe(report?.total_revenue)
    expect(release?.net_income).toBe(report?.net_income)
  })

  it('is not under revision for the basic EPS that it leaves to a note', async () => {
    const accession = '0000731766-25-000123'
    await bringIn({ tickers: ['UNH'], since: '2025-04-01', forms: ['8-K'] })
    await analyseAll()
    expect(await filingOf(accession)).toMatchObject({ qc_passed: true, is_under_revision: false })
  })

  it('keeps the exhibit, with every place in it, and what it tells beyond the quarter', async () => {
    const { db } = database()
    const documents = await db.select().from(filingDocuments).where(eq(filingDocuments.accession_number, RELEASE))
    expect(documents.map(({ name, type, is_main }) => [name, type, is_main]).sort()).toEqual([
      ['a8-kex991q3202506282025.htm', 'EX-99.1', false],
      ['aapl-20250731.htm', '8-K', true],
    ])
    const release = await filingOf(RELEASE)
    const [detail] = await db
      .select()
      .from(statementDetails)
      .where(eq(statementDetails.statement_id, release?.statement_id ?? 0))
    const exhibit = sampleDocument(RELEASE, 'a8-kex991q3202506282025.htm')
    const place = detail?.provenance.total_revenue as { document: string; start: number; end: number; text: string }
    expect(place.document).toBe('a8-kex991q3202506282025.htm')
    expect(exhibit.toString('utf8', place.start, place.end)).toContain('94,036')
    const beyond = detail?.release as Record<
      'year_to_date' | 'prior_year',
      { provenance: Record<string, { document: string }> }
    >
    expect(beyond.year_to_date).toMatchObject({ months: 9, total_revenue: 313_695_000_000 })
    expect(beyond.prior_year).toMatchObject({ months: 3, total_revenue: 85_777_000_000 })
    expect(beyond.year_to_date.provenance.total_revenue?.document).toBe(place.document)
    const rows = await db.select().from(vintages).where(eq(vintages.accession_number, RELEASE))
    const periods = rows.map(({ form_type, period_in_months, end_date, is_own }) => [
      form_type,
      period_in_months,
      end_date,
      is_own,
    ])
    expect(periods.filter(([, , , is_own]) => is_own)).toEqual([['8-K', 3, '2025-06-28', true]])
    expect(periods).toContainEqual(['8-K', 9, '2025-06-28', false])
    expect(periods).toContainEqual(['8-K', 3, '2024-06-29', false])
  })

  it('is fetched no second time, and not at all where RELEASES is off', async () => {
    const asked = archive.asked.length
    expect(told(await bringIn({ tickers: ['AAPL'], since: '2025-07-01', forms: ['8-K'] }))).toEqual([
      `present 8-K ${RELEASE}`,
    ])
    expect(archive.asked.length).toBe(asked)
    const off = { ...test.ctx, edgar, settings: { ...test.ctx.settings, RELEASES: false } }
    const lines = await ingest(off, { ...query, ciks: ['1045810'], since: '2026-02-01', analyse: false }, quiet)
    expect(told(lines)).toEqual(['stored 10-K 0001045810-26-000021'])
  })

  it.each([
    [
      'tells deliveries',
      '1318605',
      '0001628280-25-000007',
      'The release tells of units, sales or traffic; it prints no income statement',
    ],
    [
      'has its words in the report itself',
      '70858',
      '0000070858-24-000006',
      'The report has no exhibit 99, and prints no results itself',
    ],
  ])('under item 2.02 is stored also where it %s, and the request says so', async (_, cik, accession, sentence) => {
    expect(told(await bringIn({ ciks: [cik], accessions: [accession] }))).toEqual([`stored 8-K ${accession}`])
    await analyseAll()
    const [request] = await database()
      .db.select()
      .from(analysisRequests)
      .where(eq(analysisRequests.accession_number, accession))
    expect(request).toMatchObject({ status: 'failed', error_message: sentence })
    expect(await filingOf(accession)).toMatchObject({ statement_id: null, is_release: true })
    expect(
      await database().db.$count(filingDocuments, eq(filingDocuments.accession_number, accession)),
    ).toBeGreaterThan(0)
  })

  it('under another item is passed over without results, and not asked for again', async () => {
    const merger = '0001193125-23-294930'
    const wanted = { ciks: ['78003'], forms: ['8-K'], since: '2023-01-01' }
    const lines = await bringIn({ ...wanted, analyse: false })
    expect(told(lines)).toEqual([
      'stored 8-K 0000078003-25-000136',
      `passed-over 8-K ${merger} The document announces no results`,
    ])
    expect(await filingOf(merger)).toBeUndefined()
    expect(await database().db.select().from(passedOver)).toMatchObject([
      { accession_number: merger, cik: '78003', reason: 'The document announces no results' },
    ])
    const asked = archive.asked.length
    expect(told(await bringIn(wanted))).toEqual(told(lines).map((line) => line.replace('stored', 'present')))
    expect(archive.asked.length).toBe(asked)
    // Named by its number it is looked into again.
    expect(told(await bringIn({ ciks: ['78003'], accessions: [merger] }))).toEqual([
      `passed-over 8-K ${merger} The document announces no results`,
    ])
    expect(archive.asked.length).toBe(asked + 2)
  })

  it('is stored from a 6-K with results, which has no items', async () => {
    const own = archive.filings.find((one) => one.accession_number === '0000909832-24-000043')
    if (!own) throw new Error('the samples lack it')
    Object.assign(own, { form_type: '6-K', items: [] })
    expect(told(await bringIn({ ciks: ['909832'], forms: ['6-K'] }))).toEqual([`stored 6-K ${own.accession_number}`])
    await analyseAll()
    // Costco, sixteen weeks to 1 September 2024
    expect(await filingOf(own.accession_number)).toMatchObject({
      base_form: '6-K',
      period_end: '2024-09-01',
      total_revenue: 79_697_000_000,
    })
  })

  it('has its exhibit as a picture, or as the transcript of a call: stored, with one sentence', async () => {
    const own = archive.filings.find((one) => one.accession_number === '0000909832-25-000012')
    if (!own) throw new Error('the samples lack it')
    own.exhibits = [{ name: 'ex991.htm', type: 'EX-99.1' }]
    archive.made.set('ex991.htm', Buffer.from('<html><body><p>Exhibit 99.1</p><img src="g1.jpg"></body></html>'))
    expect(told(await bringIn({ ciks: [own.cik], accessions: [own.accession_number] }))).toEqual([
      `stored 8-K ${own.accession_number}`,
    ])
    await analyseAll()
    const [request] = await database()
      .db.select()
      .from(analysisRequests)
      .where(eq(analysisRequests.accession_number, own.accession_number))
    expect(request?.error_message).toBe('The exhibit is a picture without text, which cannot be read')
  })

  it('is found by a round, of companies that are here alone; what holds nothing is remembered', async () => {
    const { db } = database()
    await db.execute(
      sql`truncate filings, filing_documents, passed_over, key_values, ingest_runs, counters, companies cascade`,
    )
    const now = () => new Date('2025-08-01T12:00:00Z')
    const round = () => sync({ ...test.ctx, edgar, now }, { known: true, analyse: false }, quiet)
    expect(told(await round())).toEqual([])
    await bringIn({ ciks: ['320193'], accessions: [REPORT], analyse: false })
    const left = archive.filings.find((one) => one.accession_number === '0000320193-24-000120')
    if (!left) throw new Error('the samples lack it')
    // Somebody left the board on the day of the release.
    Object.assign(left, { filing_date: '2025-07-31', items: ['5.02'] })
    const lines = await round()
    expect(told(lines).sort()).toEqual([
      `passed-over 8-K ${left.accession_number} Under item 5.02 no results are reported`,
      `stored 8-K ${RELEASE}`,
    ])
    expect(told(await round())).toEqual([])
  })

  it('comes from disk, the cover with its exhibit', async () => {
    const accession = '0001018724-25-000084'
    const out: string[] = []
    const output: CommandOutput = { out: (line) => void out.push(line), err: () => {} }
    const inBase64 = (name: string) => sampleDocument(accession, name).toString('base64')
    const args: IngestArgs = {
      ...query,
      json: false,
      file: {
        cik: '1018724',
        accession_number: accession,
        form_type: '8-K',
        filing_date: '2025-07-31',
        period_end: null,
        document: 'amzn-20250731.htm',
        base64: inBase64('amzn-20250731.htm'),
        exhibits: [{ name: 'amzn-20250630xex991.htm', base64: inBase64('amzn-20250630xex991.htm') }],
      },
    }
    expect(await ingestCommand(test.ctx, { ...args }, output)).toBe(0)
    expect(out).toEqual([`analysed\t${accession}\t8-K\t2025-07-31\tQC passed`])
    // Amazon, three months to June 2025
    expect(await filingOf(accession)).toMatchObject({ total_revenue: 167_702_000_000, period_end: '2025-06-30' })
  })
})

describe.skipIf(!hasStandIn)('with the stand-in', () => {
  describeOnBoth('releases from EDGAR', ({ database }) => {
    let test: TestAnalysis
    let standIn: StandIn
    beforeAll(async () => {
      standIn = await startStandIn({ also: [releasesFolder] })
      const { url } = standIn
      test = startTestAnalysis(database(), {
        EDGAR_USER_AGENT: 'Topline test@example.com',
        EDGAR_WWW_URL: url,
        EDGAR_DATA_URL: url,
      })
    })
    afterAll(async () => {
      await test.close()
      await standIn.close()
    })

    it('come with the filings of the same quarters by one command', async () => {
      const { url } = standIn
      const gate = { take: async () => {}, pause: async () => {}, succeeded: async () => {} }
      const edgar = liveEdgar({
        userAgent: 'Topline test@example.com',
        wwwUrl: url,
        dataUrl: url,
        gate,
        wait: async () => {},
      })
      const context = { ...test.ctx, edgar }
      const lines = await ingest(context, { ...query, tickers: ['AAPL'], since: '2024-10-01' }, quiet)
      expect(lines.map(({ status }) => status)).not.toContain('failed')
      for (const { request_id } of lines) if (request_id !== null) await analyse(context, request_id)
      const rows = await database().db.select().from(filings)
      const pairs = rows
        .filter((row) => row.is_release)
        .map((row) => [
          row.form_type,
          rows.find((one) => !one.is_release && one.period_end === row.period_end)?.form_type,
        ])
      expect(pairs.sort()).toEqual([
        ['8-K', '10-K'],
        ['8-K', '10-Q'],
      ])
      expect(rows.filter((row) => row.is_release).every((row) => row.qc_passed)).toBe(true)
    })
  })
})
