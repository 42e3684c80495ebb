import { Buffer } from 'node:buffer'
import { madeFiling, rightAnswer } from '@topline/core/extract/model/made.fixture.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { modelCalls } from '../../db/schema.ts'
import { readSettings } from '../../read-settings.ts'
import { openModel } from './choose.ts'
import type { Model } from './model.ts'
import { startModelServer, type TestModelServer } from './model-server.fixture.ts'
import { prepareForModel } from './prepare.ts'
import { readWithModel, wantsModel } from './read-filing.ts'

const HINTS = { form_type: '10-Q', period_end: '2025-03-29' }

describe('reading a filing with a model', () => {
  let database: Database
  let server: TestModelServer
  let model: Model
  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startModelServer({ object: rightAnswer() })
    model = withBudget('1')
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })
  beforeEach(async () => {
    await database.db.execute(sql`truncate model_calls`)
    server.asked.length = 0
  })
  function withBudget(dollars: string): Model {
    const env = { ...server.env(), LLM_PRICE_INPUT: '1', LLM_PRICE_OUTPUT: '10', LLM_BUDGET_PER_DAY: dollars }
    const { db, inTx } = database
    const log = pino({ level: 'silent' })
    const made = openModel(
      { settings: readSettings(env, ''), db, inTx, now: () => new Date('2026-03-01T12:00:00Z'), log },
      { wait: async () => {} },
    )
    if (!made) throw new Error('no model')
    return made
  }
  const prepared = prepareForModel(Buffer.from(madeFiling()), HINTS)
  const forged = { line: 11, column: 'A', text: '99,999', sign: 'as_printed' as const }
  const withNet = (cell: typeof forged) => ({
    ...rightAnswer(),
    figures: { ...rightAnswer().figures, net_income: [cell] },
  })

  it('takes a right answer in one call, with tokens and cost', async () => {
    server.answer({ text: JSON.stringify(rightAnswer()), input_tokens: 3000, output_tokens: 900 })
    const { result, llm_calls, ...info } = await readWithModel(model, prepared, {
      instructions: 'Mind the minus.',
      accession_number: '0000000001-25-000001',
    })
    expect(result).toMatchObject({
      ok: true,
      engine: 'llm',
      income_statement: { net_income: 24_780_000_000 },
      qc: { passed: true },
    })
    expect(info.model).toBe('openai-compatible test-model')
    expect(info.selector).toMatch(/^statement at bytes \d+-\d+, column A: Three Months Ended March 29, 2025$/)
    // 3000 × $1 + 900 × $10 a million
    expect(llm_calls).toMatchObject([{ input_tokens: 3000, output_tokens: 900, cost_usd: 0.012 }])
    expect(server.asked[0]?.text).toContain('Mind the minus.')
    expect(server.asked[0]?.text).toContain('1 | Total net sales | A 95,359 | B 90,753')
    expect(await database.db.select().from(modelCalls)).toMatchObject([
      { purpose: 'extraction', accession_number: '0000000001-25-000001', error: null },
    ])
  })
  it('asks once more for an invented figure, says which, and takes it when it then stands there', async () => {
    server.answer((_, n) => ({ object: n === 1 ? withNet(forged) : rightAnswer() }))
    const { result, llm_calls } = await readWithModel(model, prepared)
    expect(result).toMatchObject({ ok: true, income_statement: { net_income: 24_780_000_000 } })
    expect(llm_calls).toHaveLength(2)
    expect(server.asked[1]?.text).toContain('- net_income: line 11, column A, "99,999": the cell prints 24,780')
  })
  it('drops a figure that is invented twice', async () => {
    server.answer({ object: withNet(forged) })
    const { result, llm_calls } = await readWithModel(model, prepared)
    expect(llm_calls).toHaveLength(2)
    if (!result.ok) throw new Error(result.error.message)
    expect(result.income_statement).toMatchObject({ net_income: null, total_revenue: 95_359_000_000 })
    expect(result.trace).toContain('left out net_income, line 11 column A: the cell prints 24,780')
    expect(JSON.stringify(result)).not.toContain('99999')
  })
  it('asks once more after a malformed answer, then says so', async () => {
    server.answer((_, n) => (n === 1 ? 'Here you are!' : { object: rightAnswer() }))
    expect((await readWithModel(model, prepared)).result.ok).toBe(true)
    server.answer('Here you are!')
    const { result, llm_calls } = await readWithModel(model, prepared)
    expect(result).toMatchObject({ ok: false, error: { code: 'model-answer' } })
    expect(llm_calls).toHaveLength(2)
  })
  it('stops at the day’s budget with a clear state', async () => {
    server.answer({ object: rightAnswer() })
    await expect(readWithModel(withBudget('0.0001'), prepared)).rejects.toMatchObject({
      fault: 'budget-exhausted',
      message: 'The language model’s budget for today is spent; it begins anew at 2026-03-02T00:00Z',
    })
    expect(server.asked).toHaveLength(0)
  })
  it('passes on a refusal and an unreachable model', async () => {
    server.answer({ refusal: 'No.' })
    await expect(readWithModel(model, prepared)).rejects.toMatchObject({ fault: 'refused' })
    server.answer({ status: 500 })
    await expect(readWithModel(model, prepared)).rejects.toMatchObject({ fault: 'unavailable', isRetryable: true })
  })
  it('asks nothing for a document without tables', async () => {
    const empty = prepareForModel(Buffer.from('<p>See the annual report.</p>'), HINTS)
    expect(await readWithModel(model, empty)).toMatchObject({ result: { ok: false }, llm_calls: [] })
    expect(server.asked).toHaveLength(0)
  })
  it('is wanted where the rules failed, or where somebody asks for it', () => {
    const { other } = prepared
    if (!other.ok) throw new Error(other.error.message)
    const failed = { ...other, qc: { passed: false, tests: [] } }
    expect([wantsModel('auto', other), wantsModel('auto', failed), wantsModel('tags', failed)]).toEqual([
      false,
      true,
      false,
    ])
    expect(wantsModel('llm', other)).toBe(true)
    expect(wantsModel('auto', { ok: false, error: { code: 'no-income-statement', message: '' } })).toBe(true)
    expect(wantsModel('auto', { ok: false, error: { code: 'too-large', message: '' } })).toBe(false)
  })
})
