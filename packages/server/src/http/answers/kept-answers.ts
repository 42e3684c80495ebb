/**
 * Answers kept while nothing that they are made of is written. What a route of this kind answers follows from its
 * address, the viewer, the days and the database alone, and while it is made the tables and the company that it reads are
 * noted. The database tells at the price of one short query what was committed since by whichever process; where nothing
 * of that went into the answer, it is the same and need not be made again, not even to be compared with an ETag.
 */
import { createHash } from 'node:crypto'
import { utcDate } from '@topline/core/format/day.ts'
import { edgarDay } from '@topline/core/words/release.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../context.ts'
import type { Changes } from '../../db/changes.ts'
import { KeptParts, keepParts } from '../../db/kept-parts.ts'
import { currentReading, Reading, readFor } from '../../db/reading.ts'

interface Kept {
  /** the look at the changes before anything of it was read */
  at: number
  reading: Reading
  topics: readonly string[]
  etag: string
  body: string
  headers: Record<string, string | number>
  /** as it was packed, by what the client said it takes */
  packed: Map<string, { encoding: string; bytes: Buffer }>
}

/** What a request brings along from its arrival to its answer. */
interface Arrival {
  key: string
  /** the look at the changes before anything of the answer was read */
  at: number
  reading: Reading
  kept: Kept | undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer follows from the address, the viewer, the day (UTC, or EDGAR's) and the database, and from nothing else. */
    isKept?: boolean
    /** So does its answer to a visitor, which is not worth keeping but may go into a page that is kept. */
    isSteady?: boolean
  }
}

/** For the `config` of such a route. */
export const KEPT = { isKept: true } as const
export const STEADY = { isSteady: true } as const

/** All kept answers of a process, bytes; one of them; ways of packing of one of them. */
const [MOST_BYTES, LARGEST, MOST_PACKED] = [48 * 1024 * 1024, 1024 * 1024, 4]
const LONGEST_ADDRESS = 300
/** A refusal follows from the same as the answer; a fault from anything. */
export const FOLLOWS: ReadonlySet<number> = new Set([200, 401, 403, 404])
/** What routes of this kind say beside the body. */
const HEADERS = ['content-type', 'x-total-count', 'link'] as const

const keptAnswers = () =>
  new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: ({ body }) => 2 * body.length + 2000 })

/**
 * Stands before the hooks that compare ETags and pack.
 * @returns a hook that stands after them and keeps what they packed
 */
export function installKeptAnswers(
  app: FastifyInstance,
  { now }: Pick<AppContext, 'now'>,
  changes: Changes,
): onSendAsyncHookHandler {
  const answers = keptAnswers()
  const parts = new KeptParts(changes)
  const arrivals = new WeakMap<FastifyRequest, Arrival>()

  async function arrive(key: string): Promise<Arrival> {
    const at = await changes.look()
    const found = answers.get(key)
    const kept = found && changes.isUnchanged(found.topics, found.at) ? found : undefined
    return { key, at, reading: kept?.reading ?? new Reading(), kept }
  }

  app.addHook('preHandler', (request, reply, done) => {
    const page = currentReading()
    const key = keyOf(request, now())
    if (key === null) {
      if (isSteady(request)) page?.notePart(new Reading())
      else page?.noteElse()
      return done()
    }
    arrive(key).then((arrival) => {
      arrivals.set(request, arrival)
      page?.notePart(arrival.reading)
      if (arrival.kept) send(request, reply, arrival.kept)
      else readFor(arrival.reading, () => keepParts({ parts, at: arrival.at }, done))
    }, done)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const arrival = arrivals.get(request)
    if (!arrival || arrival.kept) return
    const { at, reading } = arrival
    if (!FOLLOWS.has(reply.statusCode) || reply.hasHeader('set-cookie')) reading.noteElse()
    const topics = reading.topics()
    if (reply.statusCode !== 200 || typeof payload !== 'string' || payload.length > LARGEST || topics === null) return
    const etag = `W/"${createHash('sha1').update(payload).digest('base64')}"`
    reply.header('etag', etag)
    arrival.kept = { at, reading, topics, etag, body: payload, headers: headersOf(reply), packed: new Map() }
    answers.set(arrival.key, arrival.kept)
  })

  return async (request, reply, payload) => {
    const kept = arrivals.get(request)?.kept
    const encoding = reply.getHeader('content-encoding')
    if (!kept || typeof encoding !== 'string' || !Buffer.isBuffer(payload)) return
    if (kept.packed.size < MOST_PACKED) kept.packed.set(accepted(request), { encoding, bytes: payload })
  }
}

const accepted = (request: FastifyRequest): string => String(request.headers['accept-encoding'] ?? '')

/** Who asks what on which day; null where the route is of another kind. */
function keyOf(request: FastifyRequest, now: Date): string | null {
  if (request.routeOptions.config.isKept !== true || request.method !== 'GET') return null
  if (request.url.length > LONGEST_ADDRESS) return null
  return JSON.stringify([request.url, request.viewer, request.apiKey !== null, ...daysOf(now)])
}

const isSteady = (request: FastifyRequest): boolean =>
  request.method === 'GET' && request.viewer === null && request.routeOptions.config.isSteady === true

/** The days that an answer may tell: here and where companies file. */
export const daysOf = (now: Date): string[] => [utcDate(now), edgarDay(now)]

function headersOf(reply: FastifyReply): Kept['headers'] {
  const headers: Kept['headers'] = {}
  for (const name of HEADERS) {
    const value = reply.getHeader(name)
    if (typeof value === 'string' || typeof value === 'number') headers[name] = value
  }
  return headers
}

/** The hooks that follow compare the ETag and pack what is not packed yet. */
function send(request: FastifyRequest, reply: FastifyReply, kept: Kept): FastifyReply {
  reply.headers(kept.headers).header('etag', kept.etag)
  const packed = kept.packed.get(accepted(request))
  if (!packed || request.headers['if-none-match'] === kept.etag) return reply.send(kept.body)
  return reply.header('content-encoding', packed.encoding).send(packed.bytes)
}
