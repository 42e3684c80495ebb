/** A language model over earnings releases as filed: it names cells, and the same functions judge what it named. */
import type { ModelAnswer, NamedCell } from '@topline/core/extract/model/answer.ts'
import { FIGURE_NAMES, type FigureName } from '@topline/core/statement/statement.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openModel } from '../../clients/llm/choose.ts'
import { PROVIDERS, startModelServer, type TestModelServer } from '../../clients/llm/model-server.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { analysisRequests, statementDetails, statements } from '../../db/schema.ts'
import { storeFiling } from '../ingest/store.ts'
import { sampleDocument, sampleReleases } from '../samples/manifest.ts'
import { analyse } from './analyse.ts'
import { startTestAnalysis, type TestAnalysis } from './analysis.fixture.ts'
import { createRequests } from './requests.ts'

/** Apple, three and nine months to June 2025. */
const APPLE = '0000320193-25-000071'
const EXHIBIT = 'a8-kex991q3202506282025.htm'
/** Sears, second quarter of 2004, its one count of shares misprinted: in the reading of the rules it does not go with EPS. */
const SEARS = '0000891092-04-003383'
const exhibitOf = (accession: string, name: string): Buffer => {
  const bytes = sampleDocument(accession, name)
  return accession === SEARS ? Buffer.from(bytes.toString('latin1').replaceAll('216.5', '316.5'), 'latin1') : bytes
}

type Lines = Partial<Record<FigureName, RegExp>>
const APPLE_LINES: Lines = {
  total_revenue: /> Total net sales$/,
  cost_of_revenue: /> Total cost of sales$/,
  gross_profit: /> Gross margin$/,
  operating_income: /> Operating income$/,
  other_income_expense_net: /> Other income\/\(expense\), net$/,
  income_before_taxes: /> Income before provision for income taxes$/,
  income_tax_expense: /> Provision for income taxes$/,
  net_income: /^Operating expenses > Net income$/,
  basic_eps: /^Earnings per share > Basic$/,
  diluted_eps: /^Earnings per share > Diluted$/,
  weighted_avg_shares_basic: /^Shares used .*> Basic$/,
  weighted_avg_shares_diluted: /^Shares used .*> Diluted$/,
}
const APPLE_EXPENSES = [/> Research and development$/, /> Selling, general and administrative$/]

/** What a model answers that looks the lines up in what it was sent, each in a column. */
function answerOf(sent: string, columnOf: (figure: string) => string): ModelAnswer {
  const rows = [...sent.matchAll(/^(\d+) \| (.+?) \| (A .+)$/gm)].map(([, line, label = '', cells = '']) => ({
    line: Number(line),
    label,
    cells: new Map(cells.split(' | ').map((cell) => [cell.slice(0, 1), cell.slice(2)])),
  }))
  const cellOf = (label: RegExp, column: string): NamedCell => {
    const row = rows.find((one) => label.test(one.label))
    if (!row) throw new Error(`the model was not sent ${label}`)
    return { line: row.line, column, text: row.cells.get(column) ?? '', sign: 'as_printed' }
  }
  const figures = FIGURE_NAMES.map((name): [string, NamedCell[]] => {
    const label = APPLE_LINES[name]
    return [name, label ? [cellOf(label, columnOf(name))] : []]
  })
  const [research, selling] = APPLE_EXPENSES.map((label) => cellOf(label, columnOf('operating_expenses')))
  return {
    figures: Object.fromEntries(figures) as ModelAnswer['figures'], // every name is there
    operating_expenses:
      research && selling
        ? [
            { ...research, category: 'research_and_development' },
            { ...selling, category: 'selling_general_administrative' },
          ]
        : [],
    business_segments: { divisions: [], not_allocated: [] },
    geographical_segments: { divisions: [], not_allocated: [] },
    money_unit: 'millions',
    share_unit: 'thousands',
    thought_process: 'By the heads of the columns.',
  }
}

describe('a release read by a model', () => {
  let database: Database
  let server: TestModelServer
  let test: TestAnalysis
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startModelServer('')
    test = startTestAnalysis(database)
    for (const accession of [APPLE, SEARS]) {
      const sample = sampleReleases().find((one) => one.accession_number === accession)
      if (!sample) throw new Error('the samples lack it')
      const { exhibits, is_shown: _, company: __, protected: ___, showcase: ____, ...filing } = sample
      const stored = exhibits.map((one) => ({ ...one, bytes: exhibitOf(accession, one.name) }))
      const more = { period_end: null, file_number: null, source: 'file', company: null, flags: null } as const
      await storeFiling(
        test.ctx,
        { ...filing, ...more, exhibits: stored },
        sampleDocument(accession, filing.document),
        'no',
      )
    }
  })
  afterAll(async () => {
    await test.close()
    await server.close()
    await database.close()
  })

  /** The statement that stands after a request, with the request. */
  async function read(accession: string, engine: string, provider?: (typeof PROVIDERS)[number]) {
    const env = { ...test.ctx.settings, ...server.env(provider) }
    const made = await database.inTx((tx) => createRequests(tx, null, [{ accession_number: accession, engine }]))
    const id = made[0]?.id ?? 0
    const model = openModel({ ...test.ctx, settings: env }, { wait: async () => {} })
    await analyse({ ...test.ctx, model }, id)
    const [request] = await database.db.select().from(analysisRequests).where(eq(analysisRequests.id, id))
    const [row] = await database.db
      .select({ statement: statements, detail: statementDetails })
      .from(statements)
      .innerJoin(statementDetails, eq(statementDetails.statement_id, statements.id))
      .where(eq(statements.accession_number, accession))
      .orderBy(desc(statements.version))
      .limit(1)
    return { request, statement: row?.statement, detail: row?.detail }
  }

  it.each(PROVIDERS)('takes the cells that it names, with their places in the exhibit (%s)', async (provider) => {
    server.answer((asked) => ({ object: answerOf(asked.text, () => 'A') }))
    const { request, statement, detail } = await read(APPLE, 'llm', provider)
    expect(request).toMatchObject({ status: 'completed', llm_calls: [{ provider }] })
    expect(server.asked.at(-1)?.provider).toBe(provider)
    // 0000320193-25-000071, statement of operations, three months
    expect(statement).toMatchObject({
      engine: 'llm',
      qc_passed: true,
      period_in_months: 3,
      end_date: '2025-06-28',
      total_revenue: 94_036e6,
      net_income: 23_434e6,
      diluted_eps: 1.57,
    })
    const places = detail?.provenance as Record<string, { document: string; start: number; end: number }> | undefined
    const place = places?.net_income
    expect(place?.document).toBe(EXHIBIT)
    expect(sampleDocument(APPLE, EXHIBIT).toString('utf8', place?.start, place?.end)).toContain('23,434')
    // What the release tells beyond its quarter stays as the rules read it.
    expect(detail?.release).toMatchObject({ year_to_date: { months: 9, total_revenue: 313_695e6 } })
  })

  it.each([
    ['net income of the nine months in the quarter', (name: string) => (name === 'net_income' ? 'C' : 'A')],
    ['revenue of the year before', (name: string) => (name === 'total_revenue' ? 'B' : 'A')],
    ['the nine months throughout', () => 'C'],
    ['the year before throughout', () => 'B'],
  ])('is not passed with %s', async (_, columnOf) => {
    server.answer((asked) => ({ object: answerOf(asked.text, columnOf) }))
    const { statement } = await read(APPLE, 'llm')
    expect([statement?.engine, statement?.qc_passed]).toEqual(['llm', false])
  })

  it('has no figure that the release does not print', async () => {
    const before = server.asked.length
    server.answer((asked) => {
      const answer = answerOf(asked.text, () => 'A')
      const invent = (cells: NamedCell[]) => cells.map((cell) => ({ ...cell, text: '24,434' }))
      return { object: { ...answer, figures: { ...answer.figures, net_income: invent(answer.figures.net_income) } } }
    })
    const { statement } = await read(APPLE, 'llm')
    // Asked once more for the cell that does not hold, and then it is left out.
    expect(server.asked.length - before).toBe(2)
    expect(statement).toMatchObject({ total_revenue: 94_036e6, net_income: null, qc_passed: false })
  })

  it('is asked where the reading of the rules fails its checks, and changes nothing where its own fails too', async () => {
    const before = server.asked.length
    server.answer({ object: 'nothing of use' })
    const { request, statement, detail } = await read(SEARS, 'auto')
    expect(server.asked.length).toBeGreaterThan(before)
    expect(server.asked.at(-1)?.text).toContain('Merchandise sales and services')
    expect(request?.status).toBe('completed')
    expect(statement).toMatchObject({ engine: 'tables', total_revenue: 8_781e6, qc_passed: false })
    expect(JSON.stringify(detail?.extraction_info)).toContain('was asked: ')
    const asked = server.asked.length
    await read(APPLE, 'auto')
    expect(server.asked).toHaveLength(asked)
  })
})
