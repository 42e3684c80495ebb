import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Edgar } from '../../clients/edgar/edgar.ts'
import { hasStandIn, recordedFolder, type StandIn, startStandIn } from '../../clients/edgar/edgar-server.fixture.ts'
import { liveEdgar } from '../../clients/edgar/live.ts'
import { databaseGate } from '../../clients/edgar/rate.ts'
import type { CommandOutput } from '../../command-runner.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { filings, ingestRuns, vintages } from '../../db/schema.ts'
import { startTestAnalysis, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { checkDerivedData } from '../records/derived.ts'
import { type IngestArgs, ingestCommand, listsCommand } from './commands.ts'
import { type IngestQuery, ingest } from './ingest.ts'
import type { IngestLine } from './runs.ts'
import { sync } from './sync.ts'

const query: IngestQuery = {
  tickers: [],
  ciks: [],
  accessions: [],
  since: null,
  forms: [],
  analyse: false,
  backfill: false,
}
const quiet = { total: () => {}, line: () => {} }
const statuses = (lines: IngestLine[]) => lines.map((line) => `${line.status} ${line.subject}`)

describe.skipIf(!hasStandIn)('with the stand-in', () => {
  describeOnBoth('ingesting', ({ database }) => {
    let test: TestAnalysis
    let standIn: StandIn
    let edgar: Edgar
    beforeAll(async () => {
      standIn = await startStandIn({ hold: 1 })
      test = startTestAnalysis(database(), {
        EDGAR_USER_AGENT: 'Topline test@example.com',
        EDGAR_WWW_URL: standIn.url,
        EDGAR_DATA_URL: standIn.url,
      })
      // Time that nobody has to wait for: the budget has its own test.
      let now = Date.parse('2026-03-02T12:00:00Z')
      const wait = async (milliseconds: number) => {
        now += milliseconds
      }
      const gate = databaseGate(database().db, { rate: 8, maxWait: 1e9, wait, clock: () => new Date(now) })
      const { url } = standIn
      edgar = liveEdgar({ userAgent: 'Topline test@example.com', wwwUrl: url, dataUrl: url, gate, wait })
    })
    afterAll(async () => {
      await test.close()
      await standIn.close()
    })

    it('finds a company by its ticker, stores what lies there and says what does not', async () => {
      const lines = await ingest(
        { ...test.ctx, edgar },
        { ...query, tickers: ['tsla', 'NOSUCH'], forms: ['10-K'], since: '2024-06-01' },
        quiet,
      )
      expect(statuses(lines)).toEqual([
        'not-found NOSUCH',
        'stored 0001628280-26-003952',
        'stored 0001628280-25-003063',
      ])
      const [row] = await database()
        .db.select()
        .from(filings)
        .where(eq(filings.accession_number, '0001628280-26-003952'))
      expect(row).toMatchObject({
        company_name: 'Tesla, Inc.',
        tickers: ['TSLA'],
        base_form: '10-K',
        filing_date: '2026-01-29',
        main_document: 'tsla-20251231.htm',
        statement_id: null,
        source: 'edgar',
      })
    })

    it('fetches a stored filing no second time, and one filing by its number', async () => {
      const asked = standIn.stats().requests
      const lines = await ingest({ ...test.ctx, edgar }, { ...query, accessions: ['0001628280-25-003063'] }, quiet)
      expect(statuses(lines)).toEqual(['not-found 0001628280-25-003063'])
      const named = { ...query, ciks: ['1318605'], accessions: ['0001628280-25-003063'] }
      expect(statuses(await ingest({ ...test.ctx, edgar }, named, quiet))).toEqual(['present 0001628280-25-003063'])
      // Submissions of the sender (not there) and of the company: no document.
      expect(standIn.stats().requests - asked).toBe(2)
    })

    it('takes past periods from company facts as vintages and nothing more', async () => {
      const before = await database().db.$count(filings)
      const lines = await ingest(
        { ...test.ctx, edgar },
        { ...query, ciks: ['320193'], since: '2100-01-01', backfill: true },
        quiet,
      )
      expect(lines.map((line) => line.status)).toEqual(['backfilled'])
      expect(await database().db.$count(filings)).toBe(before)
      const rows = await database().db.select().from(vintages).where(eq(vintages.end_date, '2019-09-28'))
      const year = rows.filter((row) => row.period_in_months === 12)
      // 11.89 in the 10-K of 2019 and 2.97 after the split of 2020, in the 10-K of 2020
      expect(year.map((row) => [row.filing_date, row.diluted_eps, row.engine]).sort()).toEqual([
        ['2019-10-31', 11.89, 'company-facts'],
        ['2020-10-30', 2.97, 'company-facts'],
        ['2021-10-29', 2.97, 'company-facts'],
      ])
      expect(year[0]).toMatchObject({ total_revenue: 260_174_000_000, net_income: 55_256_000_000, currency: 'USD' })
    })

    it('brings in what was filed since the last round', async () => {
      const now = () => new Date()
      const first = await sync({ ...test.ctx, edgar, now }, { known: true, analyse: false }, quiet)
      expect(statuses(first)).toEqual([]) // what the feed names is older than two weeks
      await ingest({ ...test.ctx, edgar }, { ...query, ciks: ['1045810'], forms: ['10-K'], since: '2025-01-01' }, quiet)
      standIn.control({ publish: '1' })
      const second = await sync({ ...test.ctx, edgar, now }, { known: true, analyse: false }, quiet)
      expect(statuses(second)).toEqual(['stored 0001045810-26-000021'])
      const runs = await database().db.select().from(ingestRuns).where(eq(ingestRuns.kind, 'sync'))
      expect(runs.map((run) => run.stored).at(-1)).toBe(1)
    })

    it('does the whole command: a filing from disk, read and reported in a line', async () => {
      const out: string[] = []
      const err: string[] = []
      const output: CommandOutput = { out: (line) => void out.push(line), err: (line) => void err.push(line) }
      const path = 'Archives/edgar/data/1318605/000162828025035806/tsla-20250630.htm.gz'
      const args: IngestArgs = {
        ...query,
        analyse: true,
        json: false,
        file: {
          cik: '1318605',
          accession_number: '0001628280-25-035806',
          form_type: '10-Q',
          filing_date: '2025-07-24',
          period_end: '2025-06-30',
          document: 'tsla-20250630.htm',
          base64: gunzipSync(readFileSync(join(recordedFolder, path))).toString('base64'),
        },
      }
      expect(await ingestCommand(test.ctx, { ...args }, output)).toBe(0)
      expect(out).toEqual(['analysed\t0001628280-25-035806\t10-Q\t2025-07-24\tQC passed'])
      expect(err).toEqual(['progress 0/1', 'progress 1/1', '1 analysed'])
      const [row] = await database()
        .db.select()
        .from(filings)
        .where(eq(filings.accession_number, '0001628280-25-035806'))
      // 0001628280-25-035806, statement of operations, three months
      expect(row).toMatchObject({ total_revenue: 22_496_000_000, net_income: 1_172_000_000, fiscal_period: 'Q2' })
    })

    it('applies lists, says what would change, and refuses unknown companies', async () => {
      const out: string[] = []
      const output: CommandOutput = { out: (line) => void out.push(line), err: () => {} }
      const text = 'lists: [{slug: cars, name: Cars, companies: [TSLA]}]'
      expect(await listsCommand(test.ctx, { text, dryRun: true, json: false }, output)).toBe(0)
      expect(await listsCommand(test.ctx, { text, dryRun: false, json: false }, output)).toBe(0)
      expect(await listsCommand(test.ctx, { text, dryRun: false, json: false }, output)).toBe(0)
      const gone = 'lists: [{slug: cars, remove: true}]'
      expect(await listsCommand(test.ctx, { text: gone, dryRun: false, json: false }, output)).toBe(0)
      expect(out).toEqual(['added\tcars\t+1318605', 'added\tcars\t+1318605', 'unchanged\tcars', 'removed\tcars'])
      const unknown = 'lists: [{slug: x, name: X, companies: [NOSUCH]}]'
      await expect(listsCommand(test.ctx, { text: unknown, dryRun: false, json: false }, output)).rejects.toThrow(
        'x: no company has the ticker NOSUCH',
      )
    })

    it('leaves nothing precomputed that differs', async () => {
      expect(await checkDerivedData(database().db)).toEqual({
        counters: 0,
        latest: 0,
        list_rows: 0,
        qc_failures: 0,
        screened: 0,
      })
    })
  })
})
