/**
 * EDGAR over HTTP on loopback with the samples behind it, at the addresses that EDGAR has: for processes, and for a lone
 * clone.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SampleArchive, sampleArchive } from './sample-releases.fixture.ts'

export interface SampleServer {
  /** both hosts of EDGAR */
  url: string
  archive: SampleArchive
  /** paths that were asked for */
  asked: string[]
  close(): Promise<void>
}

export async function startSampleServer(): Promise<SampleServer> {
  const archive = sampleArchive()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    void answer(archive, request.url ?? '').then(
      (body) => (body === null ? response.writeHead(404).end() : response.end(body)),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // listens on TCP, so it has a port
  return {
    url: `http://127.0.0.1:${port}`,
    archive,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function answer({ edgar, filings }: SampleArchive, path: string): Promise<string | Buffer | null> {
  if (path === '/files/company_tickers.json') return JSON.stringify(await tickersOf(edgar))
  const list = /^\/submissions\/CIK0*(\d+)\.json$/.exec(path)?.[1]
  if (list) return listOf(edgar, list)
  const [, cik = '', folder = '', name = ''] = /^\/Archives\/edgar\/data\/(\d+)\/(\d{18})\/(.+)$/.exec(path) ?? []
  const filing = filings.find((one) => one.cik === cik && one.accession_number.replaceAll('-', '') === folder)
  if (!filing) return null
  if (name === `${filing.accession_number}-index.htm`) return indexPage(filing)
  const isOurs = name === filing.document || filing.exhibits.some((one) => one.name === name)
  return isOurs ? edgar.document(cik, filing.accession_number, name) : null
}

async function tickersOf(edgar: SampleArchive['edgar']) {
  const rows = (await edgar.tickers()).flatMap(({ cik, name, tickers }) =>
    tickers.map((ticker) => ({ cik_str: Number(cik), ticker, title: name })),
  )
  return Object.fromEntries(rows.entries())
}

async function listOf(edgar: SampleArchive['edgar'], cik: string): Promise<string | null> {
  const found = await edgar.submissions(cik)
  if (!found) return null
  const { name, tickers, exchanges, filings } = found
  const recent = {
    accessionNumber: filings.map((one) => one.accession_number),
    filingDate: filings.map((one) => one.filing_date),
    reportDate: filings.map((one) => one.period_end ?? ''),
    acceptanceDateTime: filings.map((one) => one.accepted_at ?? ''),
    form: filings.map((one) => one.form_type),
    items: filings.map((one) => one.items.join(',')),
    primaryDocument: filings.map((one) => one.document),
  }
  return JSON.stringify({ cik, name, tickers, exchanges, filings: { recent, files: [] } })
}

function indexPage({ document, form_type, exhibits }: SampleArchive['filings'][number]): string {
  const rows = [{ name: document, type: form_type }, ...exhibits].map(
    ({ name, type }, i) =>
      `<tr><td>${i + 1}</td><td></td><td><a href="/Archives/${name}">${name}</a></td><td>${type ?? ''}</td><td></td></tr>`,
  )
  return `<table summary="Document Format Files">${rows.join('')}</table>`
}
