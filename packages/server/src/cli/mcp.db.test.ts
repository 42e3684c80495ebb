/** `topline mcp` as a desktop program starts it: the official client, a process of its own, a small data folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../app.fixture.ts'
import { documentsOnDisk } from '../clients/documents/disk.ts'
import { openDb } from '../db/open.ts'
import { filingDocuments } from '../db/schema.ts'
import { indexWaiting } from '../features/search/index-passages.ts'
import { APPLE, SEEDED, seed } from '../features/statements/seed.fixture.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'topline-mcp-'))
const DATA_DIR = join(folder, 'data')
const env = { PATH: process.env.PATH ?? '', DATA_DIR, PORT: '0', SAMPLES: '0', PUBLIC_URL: 'https://topline.example' }
const TEXT = 'Wearables grew because of the new watches. '.repeat(4)

/** What a program says that speaks without the SDK: each line of its answer, its errors, its exit code. */
async function speak(messages: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, 'mcp'], { cwd: folder, env, stdio: 'pipe' })
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const lines: string[] = []
  const answered = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (lines.length === messages.filter((one) => one.includes('"id"')).length) resolve()
    })
  })
  child.stdin.write(messages.map((one) => `${one}\n`).join(''))
  await Promise.race([answered, exit])
  child.stdin.end()
  return { lines, err: await text(child.stderr), code: await exit }
}
const HELLO = [
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '{"jsonrpc":"2.0","id":2,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get_statement","arguments":{"accession_number":"0000000000-00-000000"}}}',
]

beforeAll(async () => {
  const database = await openDb({ DATA_DIR, DATABASE_URL: '' })
  await seed(database)
  const documents = documentsOnDisk(join(DATA_DIR, 'documents'))
  const stored = await documents.write(
    Buffer.from(`<html><body><p><b>Item 7. Discussion</b></p><p>${TEXT}</p></body></html>`),
  )
  await database.db
    .insert(filingDocuments)
    .values({ ...stored, accession_number: SEEDED.year, name: 'main.htm', type: '10-K', is_main: true })
  const app = await startTestApp(database, { env: { DATA_DIR } })
  expect(await indexWaiting({ ...app.ctx, documents })).toBe(1)
  await app.close()
  await database.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The same questions however the process reaches the database. */
async function askEverything(): Promise<void> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [MAIN, 'mcp'],
    cwd: folder,
    env,
    stderr: 'pipe',
  })
  const said: string[] = []
  transport.stderr?.on('data', (data: Buffer) => said.push(data.toString()))
  const client = new Client({ name: 'test', version: '1' })
  // A line that is not of the protocol ends here.
  const strange: Error[] = []
  client.onerror = (error) => strange.push(error)
  // The SDK's own types disagree under exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<typeof client.connect>[0])
  const call = async (name: string, args: Record<string, unknown>) => {
    const answer = await client.callTool({ name, arguments: args })
    const [first] = answer.content as { type: string; text: string }[] // text alone is answered
    expect([name, answer.isError === true]).toEqual([name, false])
    return JSON.parse(first?.text ?? '')
  }
  try {
    expect(client.getServerVersion()).toMatchObject({ name: 'topline', title: 'Topline' })
    const { tools } = await client.listTools()
    expect(tools.map((one) => one.name)).toEqual([
      'find_company',
      'list_statements',
      'get_statement',
      'get_balance_sheet',
      'get_cash_flow',
      'get_release',
      'compare',
      'screen_companies',
      'search_filings',
      'get_passage',
      'my_lists',
      'my_alerts',
    ])
    const { companies } = await call('find_company', { query: 'apple' })
    expect(companies[0]).toEqual({
      cik: APPLE,
      name: 'Apple Inc.',
      tickers: ['AAPL'],
      url: `https://topline.example/company/${APPLE}`,
    })
    const { figures } = await call('get_statement', { accession_number: SEEDED.year })
    expect(figures.total_revenue).toEqual({
      value: 260_174_000_000,
      source: `https://topline.example/source/${SEEDED.year}?at=100-101`,
      printed: '1',
      label: 'Net sales',
    })
    expect(figures.gross_profit).toEqual({ value: null, source: null })
    const { passages } = await call('search_filings', { query: 'watches' })
    expect(passages).toHaveLength(1)
    expect(passages[0]).toMatchObject({
      accession_number: SEEDED.year,
      company: 'Apple Inc.',
      section: 'Item 7. Discussion',
      excerpt: expect.stringContaining('Wearables grew because of the new watches.'),
      url: expect.stringMatching(new RegExp(`^https://topline\\.example/source/${SEEDED.year}\\?at=\\d+-\\d+$`)),
    })
    expect(strange).toEqual([])
    expect(said.join('')).toBe('')
  } finally {
    await client.close()
  }
}

async function onlyProtocol(): Promise<void> {
  const { lines, err, code } = await speak(HELLO)
  const answers = lines.map((line) => JSON.parse(line))
  expect(answers.map(({ jsonrpc, id }) => [jsonrpc, id])).toEqual([
    ['2.0', 1],
    ['2.0', 2],
    ['2.0', 3],
  ])
  expect(answers[2].result).toEqual({ isError: true, content: [{ type: 'text', text: expect.any(String) }] })
  expect([err, code]).toEqual(['', 0])
}

describe('topline mcp', () => {
  it('answers the official client from the data folder', askEverything)
  it('writes nothing but the protocol, and ends with its input', onlyProtocol)
})

describe('topline mcp beside a running server', () => {
  let server: ChildProcess
  beforeAll(async () => {
    const child = spawn(process.execPath, [MAIN, 'serve'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
    server = child
    await new Promise((resolve) => createInterface({ input: child.stdout }).once('line', resolve))
  })
  afterAll(async () => {
    const exit = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await exit
  })

  it('answers the same through that server', askEverything)
  it('writes nothing but the protocol either', onlyProtocol)
})
