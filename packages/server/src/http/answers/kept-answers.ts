/**
 * Answers kept while nothing is written. What a route of this kind answers follows from its address, the viewer and the
 * database alone. PostgreSQL names the state of the database, its snapshot, at the price of the shortest query; while
 * that name is the one from before the answer was made, nothing was committed in between by whichever process, and the
 * answer is the same: it need not be made again, not even to be compared with an ETag. After a write it is.
 */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/open.ts'

interface Kept {
  snapshot: string
  etag: string
  body: string
  headers: Record<string, string | number>
  /** as it was packed, by what the client said it takes */
  packed: Map<string, { encoding: string; bytes: Buffer }>
}

/** What a request brings along from its arrival to its answer. */
interface Arrival {
  key: string
  /** before anything of the answer was read */
  snapshot: string
  kept: Kept | undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer follows from the address, the viewer and the database: from no clock and nothing else. */
    isKept?: boolean
  }
}

/** For the `config` of such a route. */
export const KEPT = { isKept: true } as const

/** All kept answers of a process, bytes; one of them; ways of packing of one of them. */
const [MOST_BYTES, LARGEST, MOST_PACKED] = [48 * 1024 * 1024, 1024 * 1024, 4]
const LONGEST_ADDRESS = 300
/** What routes of this kind say beside the body. */
const HEADERS = ['content-type', 'x-total-count', 'link'] as const

const keptAnswers = () =>
  new LRUCache<string, Kept>({ maxSize: MOST_BYTES, sizeCalculation: ({ body }) => 2 * body.length + 2000 })

/**
 * Stands before the hooks that compare ETags and pack.
 * @returns a hook that stands after them and keeps what they packed
 */
export function installKeptAnswers(app: FastifyInstance, db: Db): onSendAsyncHookHandler {
  const answers = keptAnswers()
  const arrivals = new WeakMap<FastifyRequest, Arrival>()

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (key === null) return
    const snapshot = await snapshotOf(db)
    const found = answers.get(key)
    const kept = found?.snapshot === snapshot ? found : undefined
    arrivals.set(request, { key, snapshot, kept })
    return kept ? send(request, reply, kept) : undefined
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const arrival = arrivals.get(request)
    if (!arrival || arrival.kept || reply.statusCode !== 200 || typeof payload !== 'string') return
    if (payload.length > LARGEST || reply.hasHeader('set-cookie')) return
    const etag = `W/"${createHash('sha1').update(payload).digest('base64')}"`
    reply.header('etag', etag)
    arrival.kept = { snapshot: arrival.snapshot, etag, body: payload, headers: headersOf(reply), packed: new Map() }
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

/** Who asks what; null where the route is of another kind. */
function keyOf(request: FastifyRequest): string | null {
  if (request.routeOptions.config.isKept !== true || request.method !== 'GET') return null
  if (request.url.length > LONGEST_ADDRESS) return null
  return JSON.stringify([request.url, request.viewer, request.apiKey !== null])
}

/** With the start of the server: one that was restored, or took over, may count its transactions from where it was. */
async function snapshotOf(db: Db): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text || ' ' || pg_postmaster_start_time()::text as snapshot`,
  )
  return rows[0]?.snapshot ?? ''
}

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
