/**
 * An answer as server-sent events: `sentence` {parts, citations} for each checked sentence, at the end one `answer` with
 * the whole (what the plain call answers), or `error` {detail}. A reader who leaves ends the work.
 */
import { PassThrough } from 'node:stream'
import type { MessageAnswer } from '@topline/core/api/messages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import type { Asking } from './answer.ts'

export const wantsStream = (request: FastifyRequest): boolean =>
  /\btext\/event-stream\b/.test(request.headers.accept ?? '')

export function answerStream(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (signal: AbortSignal, onSentence: Asking['onSentence']) => Promise<MessageAnswer>,
): FastifyReply {
  const out = new PassThrough()
  const stop = new AbortController()
  const send = (event: string, data: unknown) => {
    if (!out.destroyed) out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  out.on('close', () => stop.abort())
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) out.destroy()
  })
  void answer(stop.signal, (parts, citations) => send('sentence', { parts, citations }))
    .then((done) => send('answer', done))
    .catch((error: unknown) => {
      if (stop.signal.aborted) return
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'answering')
      send('error', { detail: error instanceof AppError ? error.message : 'An error occurred', request_id: request.id })
    })
    .finally(() => out.end())
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(out)
}
