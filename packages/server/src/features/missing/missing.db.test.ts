import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { filingDocuments, filings, otherStatements, otherVintages, statements } from '../../db/schema.ts'
import { analyse } from '../analyses/analyse.ts'
import { startTestAnalysis, storeSample, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { analyseMissing } from './commands.ts'

const READ = '0000320193-24-000123'
const LOST = '0000320193-23-000106'
const FRESH = '0000320193-25-000057'

describeOnBoth('analyse --missing', ({ database }) => {
  let test: TestAnalysis
  beforeAll(async () => {
    test = startTestAnalysis(database())
    for (const accession of [READ, LOST]) {
      const id = await storeSample(test.ctx, accession, true)
      if (id !== null) await analyse(test.ctx, id)
    }
    // As an earlier version of the program left them.
    await database().db.delete(otherStatements)
    await database().db.delete(otherVintages)
    await storeSample(test.ctx, FRESH, false)
    await database()
      .db.update(filingDocuments)
      .set({ storage_key: '0'.repeat(64) })
      .where(eq(filingDocuments.accession_number, LOST))
  })
  afterAll(() => test.close())

  async function run(json = false) {
    const out: string[] = []
    const err: string[] = []
    const output = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) }
    const code = await analyseMissing(test.ctx, { json }, output)
    return { code, out: out.sort(), err }
  }

  it('reads what was never read, fills what stands alone, and goes on past a lost document', async () => {
    const before = await database().db.select().from(statements).where(eq(statements.accession_number, READ))
    const { code, out, err } = await run()
    expect(out).toEqual([
      `analysed\t${FRESH}\t10-Q\t2025-05-02`,
      expect.stringContaining(`failed\t${LOST}\t10-K\t2023-11-03\t`),
      `filled\t${READ}\t10-K\t2024-11-01`,
    ])
    expect(code).toBe(1)
    expect(err[0]).toBe('progress 0/3')
    expect(err.at(-2)).toBe('progress 3/3')
    const filled = await database()
      .db.select()
      .from(otherStatements)
      .where(and(eq(otherStatements.accession_number, READ), eq(otherStatements.is_current, true)))
      .orderBy(asc(otherStatements.kind))
    expect(filled.map(({ kind, version, request_id }) => [kind, version, request_id])).toEqual([
      ['balance_sheet', 1, null],
      ['cash_flow', 1, null],
    ])
    expect(filled[0]?.figures).toMatchObject({ total_assets: 364_980_000_000 }) // its balance sheet
    // The income statement is the one that was there.
    expect(await database().db.select().from(statements).where(eq(statements.accession_number, READ))).toEqual(before)
    const [fresh] = await database().db.select().from(filings).where(eq(filings.accession_number, FRESH))
    expect(fresh?.total_revenue).toBe(95_359_000_000) // 0000320193-25-000057
  })

  it('finds only what is still missing when it is called again', async () => {
    const { out } = await run(true)
    expect(out.map((line) => JSON.parse(line))).toMatchObject([{ accession_number: LOST, status: 'failed' }])
  })
})
