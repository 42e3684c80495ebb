/** The calls of the chat: what was asked before, a question with its answer bit by bit, forgetting. */
import type { KeptMessages, MessageAnswer, MessageCitation, MessagePart } from '@topline/core/api/messages.ts'
import { browserFetch, errorOf, getJson, saidError } from '../api/call.ts'
import { ApiError } from '../api/error.ts'
import { makeEventReader } from './events.ts'

/** What is asked about: the path of its calls, `/api/filing/{accession}` or `/api/blogs/{slug}`. */
export type ChatPath = string

export interface Turn {
  role: 'user' | 'model'
  content: string
}

export const getKept = (path: ChatPath) => getJson<KeptMessages>(browserFetch, `${path}/messages`)
export const clearKept = async (path: ChatPath): Promise<void> => {
  const response = await browserFetch(`${path}/messages`, { method: 'DELETE' })
  if (!response.ok) throw new ApiError(response.status, 'The conversation could not be cleared', null)
}

interface Growing {
  parts: MessagePart[]
  citations: MessageCitation[]
}

/**
 * @param onGrow the answer so far, each time a checked sentence has come
 * @throws ApiError, or the AbortError of `signal`
 */
export async function ask(
  path: ChatPath,
  body: { message: string; history: Turn[] },
  signal: AbortSignal,
  onGrow: (growing: Growing) => void,
): Promise<MessageAnswer> {
  const response = await browserFetch(`${path}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal,
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError(0, 'The server could not be reached', null)
  })
  if (!response.ok || !response.body) throw await failure(response)
  const read = makeEventReader()
  const growing: Growing = { parts: [], citations: [] }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new ApiError(0, 'The answer broke off', null)
    for (const { event, data } of read(value)) {
      // The server validates what it sends; see `getJson`.
      const sent: unknown = JSON.parse(data)
      if (event === 'answer') return sent as MessageAnswer
      if (event === 'error') throw saidError(502, sent)
      if (event !== 'sentence') continue
      const sentence = sent as Growing
      growing.parts = [...growing.parts, ...sentence.parts]
      growing.citations = sentence.citations
      onGrow({ ...growing })
    }
  }
}

async function failure(response: Response): Promise<ApiError> {
  const error = await errorOf(response)
  const wait = Number(response.headers.get('retry-after'))
  if (response.status !== 429 || !Number.isFinite(wait) || wait <= 0) return error
  const minutes = Math.ceil(wait / 60)
  return new ApiError(
    429,
    `You have asked 20 questions this hour. Ask again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    null,
  )
}
