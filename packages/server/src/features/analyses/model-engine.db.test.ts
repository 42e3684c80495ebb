import { Buffer } from 'node:buffer'
import { madeFiling, rightAnswer } from '@topline/core/extract/model/made.fixture.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openModel } from '../../clients/llm/choose.ts'
import { startModelServer, type TestModelServer } from '../../clients/llm/model-server.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { analysisRequests, statementDetails, statements } from '../../db/schema.ts'
import { storeFiling } from '../ingest/store.ts'
import { analyse } from './analyse.ts'
import { startTestAnalysis, type TestAnalysis } from './analysis.fixture.ts'
import { createRequests } from './requests.ts'

const ACCESSION = '0000000001-25-000001'

describe('an analysis by a model', () => {
  let database: Database
  let test: TestAnalysis
  let server: TestModelServer
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startModelServer({ object: rightAnswer() })
    test = startTestAnalysis(database, {
      ...server.env(),
      LLM_PRICE_INPUT: '1',
      LLM_PRICE_OUTPUT: '10',
      LLM_BUDGET_PER_DAY: '1',
    })
    const filing = {
      accession_number: ACCESSION,
      cik: '1',
      form_type: '10-Q',
      filing_date: '2025-05-02',
      period_end: '2025-03-29',
      file_number: null,
      document: 'q.htm',
      source: 'file' as const,
      company: null,
      flags: null,
    }
    await storeFiling(test.ctx, filing, Buffer.from(madeFiling()), 'no')
  })
  afterAll(async () => {
    await test.close()
    await server.close()
    await database.close()
  })
  const run = async (wish: { engine: string; instructions?: string }, withModel = true) => {
    const made = await database.inTx((tx) => createRequests(tx, null, [{ accession_number: ACCESSION, ...wish }]))
    const id = made[0]?.id ?? 0
    const model = withModel ? openModel(test.ctx, { wait: async () => {} }) : null
    const outcome = await analyse({ ...test.ctx, model }, id)
    const [request] = await database.db.select().from(analysisRequests).where(eq(analysisRequests.id, id))
    return { outcome, request }
  }

  it('is made when asked for, with the admin’s words, and keeps calls and cost', async () => {
    const { outcome, request } = await run({ engine: 'llm', instructions: 'Column A, please.' })
    expect(outcome.kind).toBe('saved')
    expect(request).toMatchObject({ status: 'completed', llm_calls: [{ provider: 'openai-compatible' }] })
    expect(server.asked[0]?.text).toContain('Column A, please.')
    const [row] = await database.db
      .select({ engine: statements.engine, net: statements.net_income, info: statementDetails.extraction_info })
      .from(statements)
      .innerJoin(statementDetails, eq(statementDetails.statement_id, statements.id))
    expect(row).toMatchObject({
      engine: 'llm',
      net: 24_780_000_000,
      info: { model: 'openai-compatible test-model', llm_calls: [{ cost_usd: expect.any(Number) }] },
    })
  })
  it('is not made where the rules do', async () => {
    const asked = server.asked.length
    expect((await run({ engine: 'auto' })).outcome.kind).toBe('saved')
    expect(server.asked).toHaveLength(asked)
  })
  it('fails with a sentence where no model is configured, or it refuses', async () => {
    expect((await run({ engine: 'llm' }, false)).request).toMatchObject({
      status: 'failed',
      error_message: 'No language model is configured (LLM_PROVIDER, LLM_MODEL)',
    })
    server.answer({ refusal: 'No.' })
    expect((await run({ engine: 'llm' })).request).toMatchObject({
      status: 'failed',
      error_message: 'The filing could not be read: The language model would not answer',
    })
  })
})
