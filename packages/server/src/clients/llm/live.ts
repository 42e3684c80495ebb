/** The model over the AI SDK: budget before each call, time limits, patience with refusals of the moment. */
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { reserve, settle, type Usage } from './budget.ts'
import { type Fault, faultOf, malformed, refused, timedOut, UNKNOWN, usageOf } from './faults.ts'
import { type Model, type ModelCall, ModelError, type ModelRequest, type ObjectRequest } from './model.ts'
import { loadProvider, type Provider } from './providers.ts'

type Context = Pick<AppContext, 'settings' | 'db' | 'inTx' | 'now' | 'log'>

export interface LiveOptions {
  /** between two attempts, milliseconds; tests wait for nothing */
  wait?: (milliseconds: number) => Promise<unknown>
}

const ATTEMPTS = 3
const FIRST_BACKOFF = 1_000
/** A longer wish of the provider is passed on to the caller instead of waited for. */
const LONGEST_WAIT = 20_000
const DEFAULT_TOKENS = 4_000
const DEFAULT_TIMEOUT = 120_000
const DEFAULT_SILENCE = 30_000
/** What providers add around a prompt: roles, tool names, the frame of a schema. */
const FRAME_TOKENS = 1_000

interface Asked<T> {
  value: T
  usage: Usage
}
type Ask<T> = (provider: Provider, signal: AbortSignal) => Promise<Asked<T>>

type Answer<T> = { value: T; call: ModelCall } | Fault
type AskPatiently = <T>(request: ModelRequest, extra: string, ask: Ask<T>) => Promise<Answer<T>>

/** Calls with their own reservations and rows, tried again where the refusal was of the moment. */
function asker(ctx: Context, wait: NonNullable<LiveOptions['wait']>): AskPatiently {
  /** One HTTP call with its own reservation and row. */
  async function askOnce<T>(request: ModelRequest, extra: string, ask: Ask<T>): Promise<Answer<T>> {
    const provider = await loadProvider(ctx.settings)
    const call = await reserve(ctx, request, mostTokens(request, extra))
    const timeout = AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT)
    try {
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
      const { value, usage } = await ask(provider, signal)
      return { value, call: await settle(ctx, call, usage, null) }
    } catch (error) {
      const fault = faultOf(provider.sdk, error, { timeout, caller: request.signal })
      const usage = error instanceof AnsweredError ? error.usage : fault.usage
      const settled = await settle(ctx, call, usage, fault.error.fault)
      ctx.log.warn({ purpose: request.purpose, fault: fault.error.fault, err: fault.error.cause }, 'language model')
      return { ...fault, error: withCall(fault.error, settled) }
    }
  }

  async function askPatiently<T>(request: ModelRequest, extra: string, ask: Ask<T>): Promise<Answer<T>> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await askOnce(request, extra, ask)
      if (!('error' in answer)) return answer
      const pause = Math.max((answer.retryAfter ?? 0) * 1000, FIRST_BACKOFF * 4 ** (attempt - 1))
      const isWorthIt = answer.error.isRetryable && answer.error.fault !== 'timeout' && pause <= LONGEST_WAIT
      if (!isWorthIt || attempt === ATTEMPTS || request.signal?.aborted) return answer
      await wait(pause)
    }
  }

  return askPatiently
}

/** An object by a schema; servers that refuse the schema are asked again in words. */
async function askObject<T>(ctx: Context, askPatiently: AskPatiently, request: ObjectRequest<T>) {
  const schema = JSON.stringify(z.toJSONSchema(request.schema))
  const inWords = `${request.system}\n\nAnswer with one JSON object and nothing else. Its JSON Schema:\n${schema}`
  const askWith =
    (isPlain: boolean): Ask<T> =>
    async ({ sdk, model, withoutSchemas }, abortSignal) => {
      const isTold = withoutSchemas !== null // only some servers of that kind hold to a schema, all read words
      const result = await sdk.generateText({
        model: isPlain && withoutSchemas ? withoutSchemas : model,
        ...wire(isTold ? { ...request, system: inWords } : request),
        output: sdk.Output.object({ schema: request.schema }),
        abortSignal,
        maxRetries: 0,
      })
      if (result.finishReason === 'content-filter') throw new AnsweredError(refused(), usageOf(result.usage))
      return { value: result.output, usage: usageOf(result.usage) }
    }
  let answer = await askPatiently(request, schema + schema, askWith(false))
  if ('error' in answer && answer.isSchemaRefused && ctx.settings.LLM_PROVIDER === 'openai-compatible')
    answer = await askPatiently(request, schema + schema, askWith(true))
  if ('error' in answer) throw answer.error
  return { object: answer.value, call: answer.call }
}

/** The text as it comes; the row is settled however the stream ends, also when the reader leaves the loop. */
async function* streamed(ctx: Context, request: ModelRequest): AsyncGenerator<string, ModelCall> {
  const provider = await loadProvider(ctx.settings)
  const call = await reserve(ctx, request, mostTokens(request, ''))
  const silence = new AbortController()
  const left = new AbortController() // the reader left the loop
  const limit = request.timeoutMs ?? DEFAULT_SILENCE
  let timer = setTimeout(() => silence.abort(), limit)
  const signals = [silence.signal, left.signal, ...(request.signal ? [request.signal] : [])]
  let usage: Usage = UNKNOWN
  let outcome: ModelError | null = null
  let note: string | null = 'left' // stands when the reader leaves the loop
  try {
    const { stream } = provider.sdk.streamText({
      model: provider.model,
      ...wire(request),
      abortSignal: AbortSignal.any(signals),
      maxRetries: 0,
      onError: () => {}, // comes as a part, too
    })
    let isEmpty = true
    for await (const part of stream) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), limit)
      if (part.type === 'text-delta' && part.text !== '') {
        isEmpty = false
        yield part.text
      }
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw timedOut()
      if (part.type === 'finish') {
        usage = usageOf(part.totalUsage)
        if (part.finishReason === 'content-filter') throw refused()
      }
    }
    if (isEmpty) throw malformed()
    note = null
  } catch (error) {
    const fault = faultOf(provider.sdk, error, { timeout: silence.signal, caller: request.signal })
    if (usage === UNKNOWN) usage = fault.usage
    outcome = fault.error
    note = outcome.fault
  } finally {
    clearTimeout(timer)
    left.abort()
    const settled = await settle(ctx, call, usage, note)
    Object.assign(call, settled)
  }
  if (outcome) throw withCall(outcome, call)
  return call
}

export function liveModel(ctx: Context, options: LiveOptions = {}): Model {
  const askPatiently = asker(ctx, options.wait ?? sleep)
  return {
    provider: ctx.settings.LLM_PROVIDER,
    name: ctx.settings.LLM_MODEL,

    async generateText(request) {
      const answer = await askPatiently(request, '', async ({ sdk, model }, abortSignal) => {
        const result = await sdk.generateText({ model, ...wire(request), abortSignal, maxRetries: 0 })
        const usage = usageOf(result.usage)
        if (result.finishReason === 'content-filter') throw new AnsweredError(refused(), usage)
        if (result.text.trim() === '') throw new AnsweredError(malformed(), usage)
        return { value: { text: result.text, is_cut: result.finishReason === 'length' }, usage }
      })
      if ('error' in answer) throw answer.error
      return { ...answer.value, call: answer.call }
    },

    generateObject: (request) => askObject(ctx, askPatiently, request),
    streamText: (request) => streamed(ctx, request),
  }
}

/** The provider answered and counted, but the answer is of no use. */
class AnsweredError extends Error {
  readonly usage: Usage
  constructor(cause: ModelError, usage: Usage) {
    super(cause.message, { cause })
    this.usage = usage
  }
}

function withCall(error: ModelError, call: ModelCall): ModelError {
  const { fault, message, isRetryable, retryAfter, cause } = error
  return new ModelError(fault, message, {
    isRetryable,
    call,
    cause,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}

/** No token is shorter than a byte, so the bytes that are sent are the most it can be. */
function mostTokens(request: ModelRequest, extra: string): { input: number; output: number } {
  const texts = [request.system, request.prompt, extra, ...(request.history ?? []).map(({ content }) => content)]
  const input = texts.reduce((sum, text) => sum + Buffer.byteLength(text), FRAME_TOKENS)
  return { input, output: request.maxTokens ?? DEFAULT_TOKENS }
}

function wire(request: ModelRequest) {
  const history = (request.history ?? []).map(({ role, content }) =>
    role === 'user' ? { role: 'user' as const, content } : { role: 'assistant' as const, content },
  )
  return {
    instructions: request.system,
    messages: [...history, { role: 'user' as const, content: request.prompt }],
    maxOutputTokens: request.maxTokens ?? DEFAULT_TOKENS,
  }
}
