/**
 * A language model for tests, on loopback: speaks the wire formats of the four kinds of provider and answers what the
 * test says, faults included. `env(provider)` are the settings that lead to it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const PROVIDERS = ['google', 'openai', 'anthropic', 'openai-compatible'] as const
export type TestProvider = (typeof PROVIDERS)[number]

/** What the model is to do. A string or `{text}` is a good answer; `{object}` is answered as its JSON. */
export type Reply =
  | string
  | { text: string; input_tokens?: number; output_tokens?: number; is_cut?: boolean }
  | { object: unknown }
  | { refusal: string }
  | { status: number; retry_after?: number }
  /** never answers; a stream falls silent after its first piece */
  | 'silence'
  /** ends the connection in the middle of the answer */
  | 'cut'
  /** an answer that is not the provider's format */
  | 'garbage'

/** One request as the server understood it. */
export interface Asked {
  provider: TestProvider
  /** headers and body as they came */
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** all texts of the body in one, for looking something up */
  text: string
  is_stream: boolean
  wants_object: boolean
}

export interface TestModelServer {
  url: string
  asked: Asked[]
  /** LLM_* settings of a provider that is this server; pass them as `env` or `settings` of the test app */
  env(provider?: TestProvider): Record<string, string>
  /** changes what comes next */
  answer(reply: Reply | ((asked: Asked, n: number) => Reply)): void
  close(): Promise<void>
}

/** @param reply what every request is answered, or a function of the request and its number (from 1) */
export async function startModelServer(reply: Reply | ((asked: Asked, n: number) => Reply)): Promise<TestModelServer> {
  const asked: Asked[] = []
  let current = reply
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const provider = providerOf(request.url ?? '')
      if (!provider) return response.writeHead(404).end('{}')
      const one: Asked = {
        provider,
        headers: request.headers,
        body,
        text: textsOf(body).join('\n'),
        is_stream: body.stream === true || (request.url ?? '').includes('stream'),
        wants_object: wantsObject(body),
      }
      asked.push(one)
      give(response, one, typeof current === 'function' ? current(one, asked.length) : current)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on TCP, so it has a port
  return {
    url,
    asked,
    env: (provider = 'openai-compatible') => ({
      LLM_PROVIDER: provider,
      LLM_MODEL: MODEL[provider],
      LLM_API_KEY: 'key-for-tests',
      LLM_BASE_URL: `${url}/${provider}`,
    }),
    answer: (next) => {
      current = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const MODEL: Record<TestProvider, string> = {
  google: 'gemini-2.5-flash',
  openai: 'gpt-5-mini',
  anthropic: 'claude-sonnet-4-5',
  'openai-compatible': 'test-model',
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const body: unknown = JSON.parse(Buffer.concat(pieces).toString() || '{}')
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function providerOf(path: string): TestProvider | undefined {
  if (/^\/google\/models\/[^/]+:(stream)?generateContent/i.test(path)) return 'google'
  if (path === '/openai/responses') return 'openai'
  if (path === '/anthropic/messages') return 'anthropic'
  if (path === '/openai-compatible/chat/completions') return 'openai-compatible'
  return undefined
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

function wantsObject(body: Record<string, unknown>): boolean {
  const text = JSON.stringify([body.generationConfig, body.text, body.response_format, body.output_config, body.tools])
  return /json/i.test(text ?? '')
}

function give(response: ServerResponse, asked: Asked, reply: Reply): void {
  if (reply === 'silence') {
    if (asked.is_stream) for (const piece of piecesOf(asked.provider, 'Well')) write(response, piece)
    return
  }
  if (reply === 'garbage') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
  if (typeof reply === 'object' && 'status' in reply) {
    const waits = reply.retry_after === undefined ? {} : { 'retry-after': String(reply.retry_after) }
    response.writeHead(reply.status, { 'content-type': 'application/json', ...waits })
    return void response.end(
      JSON.stringify({ error: { message: `status ${reply.status}`, type: 'error', code: reply.status } }),
    )
  }
  const answer = answerOf(asked, reply)
  if (asked.is_stream) {
    const pieces = [...piecesOf(asked.provider, ...halves(answer.text)), ...endOf(asked.provider, answer)]
    if (reply === 'cut') {
      write(response, pieces[0] ?? '')
      return void response.destroy()
    }
    for (const piece of pieces) write(response, piece)
    return void response.end()
  }
  const body = JSON.stringify(wholeOf(asked, answer))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  if (reply === 'cut') {
    response.write(body.slice(0, body.length / 2))
    return void setImmediate(() => response.destroy())
  }
  response.end(body)
}

interface Answer {
  text: string
  isRefusal: boolean
  is_cut: boolean
  input: number
  output: number
}

function answerOf(asked: Asked, reply: Exclude<Reply, 'silence' | 'garbage' | { status: number }>): Answer {
  const given = typeof reply === 'string' ? { text: reply } : reply
  const isRefusal = 'refusal' in given
  const text = 'refusal' in given ? given.refusal : 'object' in given ? JSON.stringify(given.object) : given.text
  const counts: Partial<Extract<Reply, { text: string }>> = 'text' in given ? given : {}
  return {
    text,
    isRefusal,
    is_cut: counts.is_cut === true,
    input: counts.input_tokens ?? Math.ceil(asked.text.length / 4),
    output: counts.output_tokens ?? Math.ceil(text.length / 4),
  }
}

function halves(text: string): string[] {
  const middle = Math.ceil(text.length / 2)
  return [text.slice(0, middle), text.slice(middle)]
}

function wholeOf({ provider, body }: Asked, answer: Answer): unknown {
  const { text, isRefusal, is_cut, input, output } = answer
  switch (provider) {
    case 'google':
      if (isRefusal)
        return {
          candidates: [{ finishReason: 'SAFETY', content: { parts: [], role: 'model' } }],
          usageMetadata: googleUsage(answer),
        }
      return {
        candidates: [
          { content: { parts: [{ text }], role: 'model' }, finishReason: is_cut ? 'MAX_TOKENS' : 'STOP', index: 0 },
        ],
        usageMetadata: googleUsage(answer),
      }
    case 'openai':
      return {
        id: 'resp_1',
        created_at: 1,
        model: body.model,
        output: [
          {
            type: 'message',
            role: 'assistant',
            id: 'msg_1',
            content: [isRefusal ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] }],
          },
        ],
        incomplete_details: is_cut ? { reason: 'max_output_tokens' } : null,
        usage: { input_tokens: input, output_tokens: output },
      }
    case 'anthropic':
      return {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        model: body.model,
        content: isRefusal ? [] : [anthropicContent(body, text)],
        stop_reason: isRefusal ? 'refusal' : is_cut ? 'max_tokens' : hasJsonTool(body) ? 'tool_use' : 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: input, output_tokens: output },
      }
    case 'openai-compatible':
      return {
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1,
        model: body.model,
        choices: [
          {
            index: 0,
            message: isRefusal
              ? { role: 'assistant', content: null, refusal: text }
              : { role: 'assistant', content: text },
            finish_reason: is_cut ? 'length' : 'stop',
          },
        ],
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      }
  }
}

const googleUsage = ({ input, output }: Answer) => ({
  promptTokenCount: input,
  candidatesTokenCount: output,
  totalTokenCount: input + output,
})

function hasJsonTool(body: Record<string, unknown>): boolean {
  return JSON.stringify(body.tools ?? null).includes('"name":"json"')
}

function anthropicContent(body: Record<string, unknown>, text: string): unknown {
  if (!hasJsonTool(body)) return { type: 'text', text }
  try {
    return { type: 'tool_use', id: 'tool_1', name: 'json', input: JSON.parse(text) }
  } catch {
    return { type: 'text', text } // a malformed answer cannot be a tool's input
  }
}

function write(response: ServerResponse, piece: string): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(piece)
}

const event = (data: unknown, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

/** The beginning of a stream and its texts. */
function piecesOf(provider: TestProvider, ...texts: string[]): string[] {
  switch (provider) {
    case 'google':
      return texts.map((text) => event({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }))
    case 'openai':
      return [
        event({ type: 'response.created', response: { id: 'resp_1', created_at: 1, model: 'gpt-5-mini' } }),
        event({ type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } }),
        ...texts.map((delta) => event({ type: 'response.output_text.delta', item_id: 'msg_1', delta })),
      ]
    case 'anthropic':
      return [
        event(
          {
            type: 'message_start',
            message: {
              id: 'msg_1',
              type: 'message',
              role: 'assistant',
              model: 'm',
              content: [],
              usage: { input_tokens: 7, output_tokens: 1 },
            },
          },
          'message_start',
        ),
        event(
          { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
          'content_block_start',
        ),
        ...texts.map((text) =>
          event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta'),
        ),
      ]
    case 'openai-compatible':
      return texts.map((content) =>
        event({
          id: 'c',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'm',
          choices: [{ index: 0, delta: { content } }],
        }),
      )
  }
}

function endOf(provider: TestProvider, answer: Answer): string[] {
  const { isRefusal, is_cut, input, output } = answer
  switch (provider) {
    case 'google':
      return [
        event({
          candidates: [{ finishReason: isRefusal ? 'SAFETY' : is_cut ? 'MAX_TOKENS' : 'STOP', index: 0 }],
          usageMetadata: googleUsage(answer),
        }),
      ]
    case 'openai': {
      const item = { type: 'message', id: 'msg_1' }
      const refusal = event({
        type: 'response.refusal.done',
        item_id: 'msg_1',
        output_index: 0,
        content_index: 0,
        refusal: answer.text,
      })
      return [
        ...(isRefusal ? [refusal] : []),
        event({ type: 'response.output_item.done', output_index: 0, item }),
        event({
          type: is_cut ? 'response.incomplete' : 'response.completed',
          response: {
            incomplete_details: is_cut ? { reason: 'max_output_tokens' } : null,
            usage: { input_tokens: input, output_tokens: output },
          },
        }),
      ]
    }
    case 'anthropic':
      return [
        event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
        event(
          {
            type: 'message_delta',
            delta: { stop_reason: isRefusal ? 'refusal' : is_cut ? 'max_tokens' : 'end_turn', stop_sequence: null },
            usage: { input_tokens: input, output_tokens: output },
          },
          'message_delta',
        ),
        event({ type: 'message_stop' }, 'message_stop'),
      ]
    case 'openai-compatible':
      return [
        event({
          id: 'c',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'm',
          choices: [{ index: 0, delta: {}, finish_reason: isRefusal ? 'content_filter' : is_cut ? 'length' : 'stop' }],
        }),
        event({
          id: 'c',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'm',
          choices: [],
          usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
        }),
        'data: [DONE]\n\n',
      ]
  }
}
