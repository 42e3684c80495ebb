import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { hasStandIn, recordedFolder, startStandIn } from './edgar-server.fixture.ts'
import { answersIn } from './kept-answers.ts'
import { type LiveOptions, liveEdgar } from './live.ts'
import { recordedEdgar } from './recorded.ts'

const open: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

function client(url: string, more: Partial<LiveOptions> = {}) {
  const pauses: (number | null)[] = []
  const waits: number[] = []
  const edgar = liveEdgar({
    userAgent: 'Topline test@example.com',
    wwwUrl: url,
    dataUrl: url,
    gate: { take: async () => {}, pause: async (seconds) => void pauses.push(seconds), succeeded: async () => {} },
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...more,
  })
  return { edgar, pauses, waits }
}

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address
}

describe('EDGAR over HTTP', () => {
  it('asks for a name and an address of who asks', () => {
    expect(() => client('http://127.0.0.1:1', { userAgent: 'Topline' })).toThrow('EDGAR_USER_AGENT')
  })

  it('never takes a body that is shorter than announced', async () => {
    let asked = 0
    const url = await serve((_, response) => {
      asked += 1
      response.writeHead(200, { 'content-length': 10 })
      if (asked < 3) response.write('cut', () => response.destroy())
      else response.end('0123456789')
    })
    const { edgar, waits } = client(url)
    expect((await edgar.document('1', '0000000001-24-000001', 'a.htm'))?.toString()).toBe('0123456789')
    expect(asked).toBe(3)
    expect(waits).toEqual([1000, 2000])
  })

  it('never takes a gzip stream that ends early', async () => {
    const packed = gzipSync(Buffer.alloc(5000, 'x'))
    let asked = 0
    const url = await serve((_, response) => {
      asked += 1
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(asked < 2 ? packed.subarray(0, 20) : packed)
    })
    expect((await client(url).edgar.document('1', '0000000001-24-000001', 'a.htm'))?.length).toBe(5000)
    expect(asked).toBe(2)
  })

  it('pauses everybody after 403 and 429, and waits as long as Retry-After says after 503', async () => {
    const answers = [403, 429, 503, 200]
    const url = await serve((_, response) => {
      const status = answers.shift() ?? 200
      response.writeHead(
        status,
        status === 503 ? { 'retry-after': '7' } : status === 429 ? { 'retry-after': '900' } : {},
      )
      response.end('ok')
    })
    const { edgar, pauses, waits } = client(url)
    expect((await edgar.document('1', '0000000001-24-000001', 'a.htm'))?.toString()).toBe('ok')
    expect(pauses).toEqual([null, 900])
    expect(waits).toEqual([7000])
  })

  it('gives up after six attempts with an error that may pass', async () => {
    const url = await serve((_, response) => response.writeHead(503).end())
    await expect(client(url).edgar.document('1', '0000000001-24-000001', 'a.htm')).rejects.toMatchObject({
      kind: 'upstream',
      isRetryable: true,
    })
  })

  it('reports what is not there and what cannot be understood', async () => {
    const url = await serve((request, response) => {
      if (request.url?.includes('submissions')) response.end('{"cik": 1}')
      else response.writeHead(404).end()
    })
    const { edgar } = client(url)
    expect(await edgar.document('1', '0000000001-24-000001', 'a.htm')).toBeNull()
    expect(await edgar.dailyIndex('2024-07-04')).toBeNull()
    await expect(edgar.submissions('1')).rejects.toThrow('could not be understood')
  })

  it('refuses names that leave the folder of the filing', async () => {
    const { edgar } = client('http://127.0.0.1:1')
    await expect(edgar.document('1', '0000000001-24-000001', '../x')).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('reads continuation files and keeps lists until they change', async () => {
    const columns = (accession: string, date: string) => ({
      accessionNumber: [accession],
      filingDate: [date],
      reportDate: [''],
      form: ['10-K'],
      primaryDocument: ['a.htm'],
    })
    let sent = 0
    const url = await serve((request, response) => {
      if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end()
      sent += 1
      response.setHeader('etag', '"1"')
      const files = [{ name: 'CIK0000000001-submissions-001.json' }]
      const isFirst = request.url?.endsWith('CIK0000000001.json')
      const recent = columns('0000000001-24-000001', '2024-02-01')
      const first = { cik: '0000000001', name: 'A', tickers: ['A'], exchanges: [null], filings: { recent, files } }
      return response.end(JSON.stringify(isFirst ? first : columns('0000000001-99-000001', '1999-02-01')))
    })
    const folder = mkdtempSync(join(tmpdir(), 'edgar-'))
    open.push(() => rmSync(folder, { recursive: true }))
    const { edgar } = client(url, { kept: answersIn(folder) })
    const first = await edgar.submissions('1')
    expect(first?.filings.map((filing) => filing.accession_number)).toEqual([
      '0000000001-24-000001',
      '0000000001-99-000001',
    ])
    expect(await edgar.submissions('1')).toEqual(first)
    expect(sent).toBe(2)
  })
})

describe.skipIf(!hasStandIn)('the stand-in with faults', () => {
  it.each(['1', '2', '3'])('gives whole answers at 40 %% of faults, seed %s', async (seed) => {
    const standIn = await startStandIn({ faults: ['429', '503', 'cut', 'slow', '403'], rate: 0.4, seed })
    open.push(() => standIn.close())
    const { edgar } = client(standIn.url)
    const whole = recordedEdgar(recordedFolder)
    const submissions = await edgar.submissions('1045810')
    expect(submissions?.name).toBe('NVIDIA CORP')
    expect(submissions?.filings.map((filing) => filing.accession_number)).toContain('0001045810-26-000021')
    for (const { accession_number, document } of submissions?.filings.slice(0, 3) ?? []) {
      const bytes = await edgar.document('1045810', accession_number, document)
      expect(bytes?.equals((await whole.document('1045810', accession_number, document)) ?? Buffer.alloc(0))).toBe(true)
    }
    expect(standIn.stats().without_user_agent).toBe(0)
  })

  it('reads tickers, indexes, feed, filing index and company facts', async () => {
    const standIn = await startStandIn()
    open.push(() => standIn.close())
    const { edgar } = client(standIn.url)
    const register = await edgar.tickers()
    expect(register.find((entry) => entry.cik === '1652044')?.tickers).toEqual(['GOOGL', 'GOOG'])
    const day = await edgar.dailyIndex('2026-02-25')
    expect(day?.map((filing) => filing.accession_number)).toEqual(['0001045810-26-000021'])
    const feed = await edgar.currentFeed({ form: '10-K', start: 0, count: 3 })
    expect(feed[0]).toMatchObject({ accession_number: '0001045810-26-000021', cik: '1045810', form_type: '10-K' })
    const index = await edgar.filingIndex('1045810', '0001045810-26-000021')
    expect(index?.documents).toEqual([{ name: 'nvda-20260125.htm', type: '10-K', size: 1967816 }])
    // The page shows 16:30 on the clock of New York.
    expect(index?.accepted_at).toBe('2026-02-25T21:30:00.000Z')
    const facts = await edgar.companyFacts('320193')
    // Fiscal 2019 as first reported, 10-K filed 31 October 2019.
    const eps = facts?.concepts.EarningsPerShareDiluted?.['USD/shares']
    expect(eps?.find((fact) => fact.end === '2019-09-28' && fact.fp === 'FY' && fact.fy === 2019)?.val).toBe(11.89)
  })
})
