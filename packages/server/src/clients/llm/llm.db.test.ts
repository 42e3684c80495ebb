import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { modelCalls } from '../../db/schema.ts'
import { readSettings } from '../../read-settings.ts'
import { modelBudget } from './budget.ts'
import { openModel } from './choose.ts'
import type { Model, ModelError } from './model.ts'
import { PROVIDERS, startModelServer, type TestModelServer, type TestProvider } from './model-server.fixture.ts'

const PRICES = { LLM_PRICE_INPUT: '1', LLM_PRICE_OUTPUT: '10' }
const shape = z.object({ revenue: z.number().nullable(), label: z.string() })
const request = { purpose: 'test', system: 'Read.', prompt: 'Revenue was 95,359.', maxTokens: 100 }

/** An address where nobody listens any more. */
async function closedAddress(): Promise<string> {
  const gone = await startModelServer('nothing')
  await gone.close()
  return gone.url
}

describeOnBoth('language model', (subject) => {
  let server: TestModelServer
  const waits: number[] = []
  let now = new Date('2026-03-01T12:00:00Z')
  beforeAll(async () => {
    server = await startModelServer('fine')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await subject.database().db.execute(sql`truncate model_calls restart identity`)
    server.asked.length = 0
    waits.length = 0
    now = new Date('2026-03-01T12:00:00Z')
  })
  const context = (env: Record<string, string>) => {
    const { db, inTx } = subject.database()
    return { settings: readSettings(env, ''), db, inTx, now: () => now, log: pino({ level: 'silent' }) }
  }
  const open = (env: Record<string, string>): Model => {
    const model = openModel(context(env), { wait: async (ms) => void waits.push(ms) })
    if (!model) throw new Error('no model')
    return model
  }
  const over = (provider: TestProvider, env: Record<string, string> = PRICES) =>
    open({ ...server.env(provider), ...env })
  const rows = () => subject.database().db.select().from(modelCalls).orderBy(modelCalls.id)
  const faultOf = async (work: Promise<unknown>): Promise<ModelError> =>
    work.then(
      () => {
        throw new Error('it went well')
      },
      (error: ModelError) => error,
    )

  it('is null where none is configured', () => {
    expect(openModel(context({}))).toBeNull()
  })

  it.each(PROVIDERS)('%s: text, tokens and cost', async (provider) => {
    server.answer({ text: 'It was 95,359.', input_tokens: 1000, output_tokens: 50 })
    const { text, is_cut, call } = await over(provider).generateText({
      ...request,
      history: [
        { role: 'user', content: 'Hello' },
        { role: 'model', content: 'Good day' },
      ],
    })
    expect({ text, is_cut }).toEqual({ text: 'It was 95,359.', is_cut: false })
    // 1000 × $1 + 50 × $10 a million
    expect(call).toMatchObject({ id: 1, provider, input_tokens: 1000, output_tokens: 50, cost_usd: 0.0015 })
    const [asked] = server.asked
    for (const part of ['Read.', 'Revenue was 95,359.', 'Hello', 'Good day']) expect(asked?.text).toContain(part)
    expect(await rows()).toMatchObject([{ purpose: 'test', day: '2026-03-01', cost_usd: 0.0015, error: null }])
  })

  it.each(PROVIDERS)('%s: an object of the schema', async (provider) => {
    server.answer({ object: { revenue: 95359, label: 'Total net sales' } })
    const { object } = await over(provider).generateObject({ ...request, schema: shape })
    expect(object).toEqual({ revenue: 95359, label: 'Total net sales' })
    expect(server.asked[0]?.wants_object).toBe(true)
  })

  it.each(PROVIDERS)('%s: an answer that is not JSON, or not of the schema', async (provider) => {
    for (const answer of ['{"revenue": 95', '{"revenue": "much", "label": "x"}', 'Sure! Here it is.']) {
      server.answer({ text: answer, input_tokens: 10, output_tokens: 5 })
      const error = await faultOf(over(provider).generateObject({ ...request, schema: shape }))
      expect(error).toMatchObject({
        fault: 'malformed',
        kind: 'upstream',
        call: { input_tokens: 10, output_tokens: 5 },
      })
    }
    expect(server.asked).toHaveLength(3)
  })

  it.each(PROVIDERS)('%s: a refusal', async (provider) => {
    server.answer({ refusal: 'I cannot help with that.' })
    expect(await faultOf(over(provider).generateText(request))).toMatchObject({ fault: 'refused' })
    expect(await faultOf(over(provider).generateObject({ ...request, schema: shape }))).toMatchObject({
      fault: 'refused',
    })
    expect((await rows()).map((row) => row.error)).toEqual(['refused', 'refused'])
  })

  it.each(PROVIDERS)('%s: silence ends as a timeout and stays reserved', async (provider) => {
    server.answer('silence')
    const error = await faultOf(over(provider).generateText({ ...request, timeoutMs: 60 }))
    expect(error).toMatchObject({ fault: 'timeout', isRetryable: true })
    // at most 1000 tokens of frame, a token a byte, and 100 tokens of answer
    expect(await rows()).toMatchObject([{ error: 'timeout', output_tokens: null, cost_usd: 0.002024 }])
  })

  it.each(PROVIDERS)('%s: 429 and 500 are asked again, and cost nothing', async (provider) => {
    server.answer((_, n) => (n === 1 ? { status: 429, retry_after: 7 } : n === 2 ? { status: 500 } : 'now'))
    const { text } = await over(provider).generateText(request)
    expect(text).toBe('now')
    expect(waits).toEqual([7000, 4000])
    expect((await rows()).map(({ error, cost_usd }) => [error, cost_usd === 0])).toEqual([
      ['limited', true],
      ['unavailable', true],
      [null, false],
    ])
  })

  it.each(PROVIDERS)('%s: half an answer is asked again', async (provider) => {
    server.answer((_, n) => (n === 1 ? 'cut' : n === 2 ? 'garbage' : 'whole'))
    expect((await over(provider).generateText(request)).text).toBe('whole')
    expect(server.asked).toHaveLength(3)
  })

  it.each(PROVIDERS)('%s: a stream', async (provider) => {
    server.answer({ text: 'Net sales rose.', input_tokens: 100, output_tokens: 10 })
    const pieces: string[] = []
    const stream = over(provider).streamText(request)
    let step = await stream.next()
    for (; !step.done; step = await stream.next()) pieces.push(step.value)
    expect(pieces.join('')).toBe('Net sales rose.')
    expect(pieces.length).toBeGreaterThan(1)
    expect(step.value).toMatchObject({ output_tokens: 10 })
    expect(await rows()).toMatchObject([{ error: null, output_tokens: 10 }])
  })

  it.each(PROVIDERS)('%s: a stream that breaks, falls silent, is refused', async (provider) => {
    const read = async (timeoutMs = 5000) => {
      for await (const piece of over(provider).streamText({ ...request, timeoutMs })) void piece
    }
    server.answer('cut')
    expect(await faultOf(read())).toMatchObject({ fault: 'unavailable' })
    server.answer('silence')
    expect(await faultOf(read(60))).toMatchObject({ fault: 'timeout' })
    server.answer({ refusal: 'No.' })
    expect(await faultOf(read())).toMatchObject({ fault: 'refused' })
    server.answer({ status: 503 })
    expect(await faultOf(read())).toMatchObject({ fault: 'unavailable', isRetryable: true })
    expect((await rows()).map((row) => row.error)).toEqual(['unavailable', 'timeout', 'refused', 'unavailable'])
  })

  it('settles a stream whose reader leaves', async () => {
    server.answer('a long answer in pieces')
    for await (const piece of over('anthropic').streamText(request)) {
      expect(piece).toBe('a long answe')
      break
    }
    expect(await rows()).toMatchObject([{ error: 'left', cost_usd: 0.002024 }])
  })

  it('gives up after three attempts, at once for a long wish to wait, a wrong key or an unreachable address', async () => {
    server.answer({ status: 500 })
    expect(await faultOf(over('openai').generateText(request))).toMatchObject({
      fault: 'unavailable',
      isRetryable: true,
    })
    expect(server.asked).toHaveLength(3)
    server.answer({ status: 429, retry_after: 600 })
    expect(await faultOf(over('openai').generateText(request))).toMatchObject({ fault: 'limited', retryAfter: 600 })
    expect(server.asked).toHaveLength(4)
    server.answer({ status: 401 })
    const keyless = await faultOf(over('openai').generateText(request))
    expect(keyless).toMatchObject({ fault: 'unavailable', isRetryable: false })
    expect(JSON.stringify(keyless) + keyless.stack).not.toContain('key-for-tests')
    const nobody = open({ ...server.env(), LLM_BASE_URL: await closedAddress(), ...PRICES })
    expect(await faultOf(nobody.generateText(request))).toMatchObject({ fault: 'unavailable', call: { cost_usd: 0 } })
  })

  it('asks a server that knows no schemas without one', async () => {
    server.answer((asked) =>
      JSON.stringify(asked.body).includes('json_schema') ? { status: 400 } : { object: { revenue: null, label: 'x' } },
    )
    const { object } = await over('openai-compatible').generateObject({ ...request, schema: shape })
    expect(object).toEqual({ revenue: null, label: 'x' })
    expect(server.asked[1]?.text).toContain('"revenue"')
  })

  it('does not follow a redirect', async () => {
    server.answer({ status: 307 })
    expect(await faultOf(over('openai').generateText(request))).toMatchObject({ fault: 'unavailable' })
  })

  it('never spends more than the budget of the day, however many ask at once', async () => {
    server.answer({ text: 'yes', input_tokens: 1000, output_tokens: 100 })
    // each call may cost 1024 × $1 + 100 × $10 a million = $0.002024 and costs $0.002
    const env = { ...PRICES, LLM_BUDGET_PER_DAY: '0.01' }
    const model = over('openai-compatible', env)
    const ended = await Promise.allSettled(Array.from({ length: 12 }, () => model.generateText(request)))
    const went = ended.filter((one) => one.status === 'fulfilled').length
    expect(went).toBeGreaterThanOrEqual(4)
    expect(server.asked).toHaveLength(went)
    for (const one of ended)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ fault: 'budget-exhausted', kind: 'unavailable' })
    const spent = (await rows()).reduce((sum, row) => sum + (row.cost_usd ?? 0), 0)
    expect(spent).toBeLessThanOrEqual(0.01)
    const budget = await modelBudget(context({ ...server.env(), ...env }))
    expect(budget).toMatchObject({ day: '2026-03-01', limit_usd: 0.01, is_exhausted: false })
    expect(budget.spent_usd).toBeCloseTo(went * 0.002, 6)
    now = new Date('2026-03-02T00:00:01Z')
    expect((await model.generateText(request)).text).toBe('yes')
    const tomorrow = await modelBudget(context({ ...server.env(), ...env }))
    expect(tomorrow).toMatchObject({ day: '2026-03-02', spent_usd: 0.002, resets_at: new Date('2026-03-03T00:00:00Z') })
  })

  it('records no cost without prices, and refuses to run in a transaction', async () => {
    server.answer('fine')
    const model = over('google', {})
    expect((await model.generateText(request)).call.cost_usd).toBeNull()
    await expect(subject.database().inTx(() => model.generateText(request))).rejects.toThrow('transaction')
  })
})
