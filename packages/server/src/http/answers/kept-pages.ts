/**
 * Pages of visitors, kept as they were rendered until something that went into them is written: with the nonce of the
 * answer in the place of the one they were rendered with. A page follows from its address, from what the calls that it
 * makes inside are made of, from what is handed to the rendering of the request (`visitorOf`), and from the day; where a
 * call is of another kind or fails, the page is not kept. Whoever brings a session is never answered from here.
 */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../context.ts'
import type { Changes } from '../../db/changes.ts'
import { Reading, readFor } from '../../db/reading.ts'
import { SharedTurn } from '../../db/shared-turn.ts'
import { isLoopback } from '../../loopback.ts'
import { sessionIdOf } from '../viewer/session.ts'
import { daysOf } from './kept-answers.ts'
import { gzipWithWord, type Spliced, sizeOf, splice, withWord } from './spliced.ts'

/** All kept pages of a process and one of them, bytes. */
const [MOST_BYTES, LARGEST] = [64 * 1024 * 1024, 2 * 1024 * 1024]
const LONGEST_ADDRESS = 300

/** A page for whoever asks with the same key. */
export interface KeptPage {
  /** the look at the changes before anything of it was read */
  at: number
  topics: readonly string[]
  headers: [name: string, value: string][]
  body: Spliced
}

/** Renders the page of a request. @param isOwn it is given up when its reader goes away */
type Render = (isOwn: boolean) => Promise<Response>

interface Visitor {
  key: string
  nonce: string
  render: Render
}

export class KeptPages {
  private readonly changes: Changes
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => sizeOf(body) + 2000,
  })
  private readonly turns = new Map<string, SharedTurn<KeptPage | null>>()

  constructor(changes: Changes) {
    this.changes = changes
  }

  /** The page as it is kept, or the answer of a rendering for this visitor alone. */
  async find(visitor: Visitor): Promise<KeptPage | Response> {
    const at = await this.changes.look()
    const found = this.pages.get(visitor.key)
    if (found && this.changes.isUnchanged(found.topics, found.at)) return found
    // Kept before, it will be again: one rendering is for all who came before it began.
    const again = found && (await this.renderForAll(visitor))
    return again || this.renderAndKeep(visitor, at)
  }

  private async renderForAll(visitor: Visitor): Promise<KeptPage | null> {
    const turn = this.turns.get(visitor.key) ?? new SharedTurn<KeptPage | null>()
    this.turns.set(visitor.key, turn)
    try {
      return await turn.join(async () => {
        const at = await this.changes.look()
        const reading = new Reading()
        const response = await readFor(reading, () => visitor.render(false))
        const page = mayBeKept(response) ? await this.keep(visitor, at, reading, response) : null
        if (!page) this.pages.delete(visitor.key)
        return page
      })
    } finally {
      if (turn.isIdle) this.turns.delete(visitor.key)
    }
  }

  /** Passed on to its reader while it is rendered. */
  private async renderAndKeep(visitor: Visitor, at: number): Promise<Response> {
    const reading = new Reading()
    const response = await readFor(reading, () => visitor.render(true))
    if (!response.body || !mayBeKept(response)) return response
    const [passed, kept] = response.body.tee()
    const copy = new Response(kept, response)
    this.keep(visitor, at, reading, copy).catch(() => {}) // a rendering that ends early is told to whoever reads it
    return new Response(passed, response)
  }

  private async keep(visitor: Visitor, at: number, reading: Reading, response: Response): Promise<KeptPage | null> {
    const text = await response.text()
    const topics = reading.topics()
    if (topics === null || text.length > LARGEST) return null
    const page = { at, topics, headers: [...response.headers], body: splice(text, visitor.nonce) }
    this.pages.set(visitor.key, page)
    return page
  }
}

const mayBeKept = ({ status, headers }: Response): boolean =>
  status === 200 && headers.getSetCookie().length === 0 && headers.get('content-type')?.startsWith('text/html') === true

/**
 * What decides about a visitor's page, beside the database: null for everybody who is or may be somebody. Nothing else
 * of the request may reach the rendering or the calls that it makes.
 * @param isRobot whether its page is rendered for a robot
 */
export function visitorKey(
  request: FastifyRequest,
  { settings, now }: Pick<AppContext, 'settings' | 'now'>,
  isRobot: boolean,
): string | null {
  if (request.method !== 'GET' || request.url.length > LONGEST_ADDRESS) return null
  if (request.viewer || request.apiKey || sessionIdOf(settings, request) !== null) return null
  return JSON.stringify([request.url, request.headers.host, isLoopback(request.ip), isRobot, ...daysOf(now())])
}

export function sendKeptPage(request: FastifyRequest, reply: FastifyReply, { headers, body }: KeptPage): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value)
  const isPacked = TAKES_GZIP.test(request.headers['accept-encoding'] ?? '')
  const bytes = isPacked ? gzipWithWord(body, request.nonce) : withWord(body, request.nonce)
  if (isPacked) reply.header('content-encoding', 'gzip')
  // As a stream, which gets no ETag: no two answers are the same.
  return reply
    .header('vary', 'Cookie, Accept-Encoding')
    .header('content-length', bytes.length)
    .send(Readable.from([bytes]))
}

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
