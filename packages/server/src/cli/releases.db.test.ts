/** `topline ingest` as a process of its own against an EDGAR on loopback: releases beside the reports of their quarters. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Series } from '@topline/core/api/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SampleServer, startSampleServer } from '../clients/edgar/sample-server.fixture.ts'
import { Process } from './process.fixture.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
/** Apple's quarter to June 2025 and its fiscal 2024: released on one day, filed on the next. */
const [JUNE, YEAR] = [
  { release: '0000320193-25-000071', report: '0000320193-25-000073' },
  { release: '0000320193-24-000120', report: '0000320193-24-000123' },
]

describe('topline ingest over EDGAR', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'topline-releases-'))
  const processes = new Set<Process>()
  let edgar: SampleServer
  let env: NodeJS.ProcessEnv
  beforeAll(async () => {
    edgar = await startSampleServer()
    env = {
      PATH: process.env.PATH,
      DATA_DIR: join(folder, 'data'),
      EDGAR_USER_AGENT: 'Topline test@example.com',
      EDGAR_WWW_URL: edgar.url,
      EDGAR_DATA_URL: edgar.url,
      EDGAR_SYNC: 'off',
      SAMPLES: '0',
      DEMO: '1',
      PORT: '0',
      LOG_LEVEL: 'error',
    }
  })
  afterAll(async () => {
    for (const running of [...processes]) await running.end()
    await edgar.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Its lines, in the order of the archive, without the counting of filings. */
  async function ingest(...args: string[]) {
    const child = spawn(process.execPath, [MAIN, 'ingest', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { code, err, lines: out.trim().split('\n') }
  }

  it('brings releases and filings of the same quarters together by one command', async () => {
    const { code, err, lines } = await ingest('--ticker', 'AAPL', '--since', '2024-10-01')
    expect([code, err.includes('6 analysed')]).toEqual([0, true])
    expect(lines.map((line) => line.split('\t'))).toEqual([
      ['analysed', '0000320193-25-000079', '10-K', '2025-10-31', 'QC passed'],
      ['analysed', JUNE.report, '10-Q', '2025-08-01', 'QC passed'],
      ['analysed', JUNE.release, '8-K', '2025-07-31', 'QC passed'],
      ['analysed', '0000320193-25-000057', '10-Q', '2025-05-02', 'QC passed'],
      ['analysed', YEAR.report, '10-K', '2024-11-01', 'QC passed'],
      ['analysed', YEAR.release, '8-K', '2024-10-31', 'QC passed'],
    ])
    const again = await ingest('--ticker', 'AAPL', '--since', '2024-10-01')
    expect(again.lines.every((line) => line.startsWith('present\t'))).toBe(true)
  })

  it('ends a report without results in one sentence each, and goes on with what is beside it', async () => {
    const wanted = ['0001193125-23-294930', '0000070858-24-000006', '0001628280-25-000007', '0000092122-05-000042']
    // Made: nobody filed these two, which stand for exhibits of a kind.
    const made = { '0000909832-25-000012': 'picture.htm', '0000909832-24-000043': 'call.htm' }
    for (const [accession, name] of Object.entries(made)) {
      const own = edgar.archive.filings.find((one) => one.accession_number === accession)
      if (!own) throw new Error('the samples lack it')
      own.exhibits = [{ name, type: 'EX-99.1' }]
    }
    edgar.archive.made.set('picture.htm', Buffer.from('<html><body><img src="results.jpg"></body></html>'))
    const answers =
      '<p>Our net income was up, as we said. Operator: Your next question comes from the line of an analyst.</p>'
    edgar.archive.made.set(
      'call.htm',
      Buffer.from(
        `<html><body><p>Earnings call transcript</p><p>Operator: Good afternoon.</p>${answers.repeat(20)}</body></html>`,
      ),
    )
    const ciks = ['78003', '70858', '1318605', '92122', '909832'].flatMap((cik) => ['--cik', cik])
    const accessions = [...wanted, ...Object.keys(made)].flatMap((one) => ['--accession', one])
    const { code, lines } = await ingest(...ciks, ...accessions)
    expect(code).toBe(0)
    expect(lines.map((line) => line.split('\t').filter((_, i) => i < 2 || i === 4)).sort()).toEqual([
      ['analysed', '0000092122-05-000042', 'QC failed'], // its results in sentences alone
      ['not-analysed', '0000070858-24-000006', 'The report has no exhibit 99, and prints no results itself'],
      [
        'not-analysed',
        '0000909832-24-000043',
        'The exhibit is the transcript of a call; it prints no income statement',
      ],
      ['not-analysed', '0000909832-25-000012', 'The exhibit is a picture without text, which cannot be read'],
      [
        'not-analysed',
        '0001628280-25-000007',
        'The release tells of units, sales or traffic; it prints no income statement',
      ],
      ['passed-over', '0001193125-23-294930', 'The document announces no results'],
    ])
  })

  it('is shown: each release with its report, and none of what held nothing is lost', async () => {
    const { url } = await Process.start(['serve', '--no-worker'], env, processes)
    const same = { 'sec-fetch-site': 'same-origin' }
    const signIn = await fetch(`${url}/auth/demo`, {
      method: 'POST',
      headers: { ...same, 'content-type': 'application/json' },
      body: JSON.stringify({ persona: 'hobby' }),
    })
    const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const get = async <T>(path: string) =>
      (await fetch(url + path, { headers: { ...same, cookie } })).json() as Promise<T>
    expect(await get(`/api/release/${JUNE.release}`)).toMatchObject({
      unaudited: true,
      filing: { released_at: '2025-07-31T20:30:25.000Z' },
      statement: { period_code: '2025 Q3', total_revenue: 94_036 },
      report: { accession_number: JUNE.report, form_type: '10-Q' },
      differences: { changed: 0 },
    })
    expect(await get(`/api/release/${YEAR.release}`)).toMatchObject({
      statement: { period_code: '2024 Q4', total_revenue: 94_930 },
      report: { accession_number: YEAR.report, form_type: '10-K' },
      differences: { changed: 0 },
    })
    const series = await get<Series>('/api/company/320193/series?period=quarterly')
    expect(series.points.find((one) => one.period_code === '2024 Q4')).toMatchObject({
      deduced: false,
      from_release: true,
      total_revenue: 94_930e6,
    })
    const kept = await get('/api/filing/0001628280-25-000007')
    expect(kept).toMatchObject({ form_type: '8-K', income_statement: null })
  })
})
