import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { APPLE, SEEDED, seed, seedRelease } from '../statements/seed.fixture.ts'

describe('MCP over HTTP, with the official client', () => {
  let database: Database
  let test: TestApp
  let url = ''
  const client = new Client({ name: 'test', version: '1' })
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    await seedRelease(database, { protected: true })
    test = await startTestApp(database, { env: { DEMO: '1' } })
    url = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const headers = await test.signIn('pro')
    const made = await test.app.inject({ method: 'POST', url: '/api/keys', headers, payload: { name: 'mcp' } })
    const authorization = `Bearer ${made.json().key}`
    const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
      requestInit: { headers: { authorization } },
    })
    await client.connect(transport as Parameters<typeof client.connect>[0])
  })
  afterAll(async () => {
    await client.close()
    await test.close()
    await database.close()
  })
  async function call(name: string, args: Record<string, unknown>) {
    const answer = await client.callTool({ name, arguments: args })
    const [first] = answer.content as { type: string; text: string }[] // text alone is answered
    return { isError: answer.isError === true, text: first?.text ?? '' }
  }

  it('names its tools and resources', async () => {
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
    expect(tools[0]?.inputSchema).toMatchObject({ type: 'object', required: ['query'] })
    const { resources } = await client.listResources()
    expect(resources[0]).toMatchObject({ uri: `topline://filing/${SEEDED.year}`, mimeType: 'application/json' })
    const { contents } = await client.readResource({ uri: `topline://filing/${SEEDED.year}` })
    expect(JSON.stringify(contents)).toContain('260174000000')
  })

  it('screens companies by conditions in words and by name, and says what it cannot read', async () => {
    const found = JSON.parse((await call('screen_companies', { conditions: 'revenue > 200b', basis: 'year' })).text)
    expect(found).toMatchObject({ total: 1, compared_currency: 'USD', companies: [{ cik: APPLE }] })
    expect(found.companies[0].url).toContain('/filing/')
    const named = await call('screen_companies', { conditions: 'total_revenue:1e15..' })
    expect(JSON.parse(named.text)).toMatchObject({ total: 0, companies: [] })
    const wrong = await call('screen_companies', { conditions: 'the best ones' })
    expect(wrong).toMatchObject({
      isError: true,
      text: expect.stringContaining('Nothing is screened by the best ones'),
    })
  })

  it('answers figures in whole units with the links to their cells', async () => {
    expect(JSON.parse((await call('find_company', { query: 'aapl' })).text).companies[0].cik).toBe(APPLE)
    const listed = JSON.parse((await call('list_statements', { cik: APPLE, limit: 2 })).text)
    expect(listed.statements[0].statement.total_revenue).toBe(260_174_000_000)
    const { figures } = JSON.parse((await call('get_statement', { accession_number: SEEDED.year })).text)
    expect(figures.total_revenue).toEqual({
      value: 260_174_000_000,
      source: `http://127.0.0.1:3000/source/${SEEDED.year}?at=100-101`,
      printed: '1',
      label: 'Net sales',
    })
    expect(figures.gross_profit).toEqual({ value: null, source: null })
    const release = JSON.parse((await call('get_release', { accession_number: SEEDED.release })).text)
    expect(release).toMatchObject({
      unaudited: true,
      company: 'Apple Inc.',
      form_type: '8-K',
      url: `http://127.0.0.1:3000/release/${SEEDED.release}`,
      access: 'ok',
      statement: { period: '2019 Q4', figures: { total_revenue: { value: 64_040_000_000 } } },
      report: { accession_number: SEEDED.year },
      differences: { changed: 0 },
    })
    const sheet = JSON.parse((await call('get_balance_sheet', { accession_number: SEEDED.q3 })).text)
    expect(sheet).toMatchObject({
      as_of: '2019-06-29',
      currency: 'USD',
      figures: {
        total_assets: {
          value: 53_809_000_000,
          source: `http://127.0.0.1:3000/source/${SEEDED.q3}?at=200-201`,
          printed: '1',
        },
        goodwill: { value: null, source: null },
      },
      lines: [{ label: 'Total assets', section: 'Assets', amount: 53_809_000_000 }],
    })
    const flows = JSON.parse((await call('get_cash_flow', { accession_number: SEEDED.year })).text)
    expect(flows).toMatchObject({ months: 12, figures: { operating_cash_flow: { value: 56_256_000_000 } } })
    expect(flows.derived.find((one: { name: string }) => one.name === 'cash_conversion')).toMatchObject({
      unit: 'multiple',
      calculated: 'Cash from operations 56256000000 ÷ Net income 55256000000',
      cells: [
        { label: 'Cash from operations', period: '2019 FY', value: 56_256_000_000, source: null },
        { label: 'Net income', source: `http://127.0.0.1:3000/source/${SEEDED.year}?at=200-201` },
      ],
    })
    const compared = JSON.parse((await call('compare', { ciks: [APPLE, '1067983'] })).text)
    expect(compared.companies.map((one: { points: unknown[] }) => one.points.length)).toEqual([2, 0])
    expect(JSON.parse((await call('search_filings', { query: 'nothing' })).text)).toEqual({ passages: [] })
    expect(JSON.parse((await call('get_passage', { accession_number: SEEDED.year, position: 0 })).text)).toEqual({
      passage: null,
    })
  })

  it('says what is wrong, and shows nothing that is under revision', async () => {
    expect(await call('get_statement', { accession_number: SEEDED.revision })).toEqual({
      isError: true,
      text: 'Access denied',
    })
    expect((await call('get_statement', { accession_number: 'x' })).isError).toBe(true)
    expect((await call('get_cash_flow', { accession_number: SEEDED.revision })).text).toBe('Access denied')
    expect((await call('get_cash_flow', { accession_number: SEEDED.q1 })).text).toBe('Cash flow not found')
    expect((await call('compare', { ciks: [APPLE] })).text).toMatch(/^ciks: /)
  })

  it('needs a key', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    for (const authorization of [undefined, 'Bearer tl_0123456789012345678901234567890123456789abc', 'Bearer x']) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { accept: 'application/json, text/event-stream', ...(authorization ? { authorization } : {}) },
        payload: body,
      })
      expect(answer.statusCode).toBe(401)
    }
    expect((await test.app.inject({ url: '/mcp' })).statusCode).toBe(405)
  })
})
