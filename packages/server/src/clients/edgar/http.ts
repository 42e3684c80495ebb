/** One GET over HTTPS with everything that can go wrong: time limits, cut bodies, refusals, conditional requests. */
import { gunzipSync } from 'node:zlib'
import { type Dispatcher, request } from 'undici'

/** Largest answer, unpacked. EDGAR's largest documents have some 50 MB. */
export const MAX_BODY = 64 * 1024 * 1024
const HEADERS_TIMEOUT = 30_000
/** Between two pieces of a body. */
const BODY_TIMEOUT = 30_000
const WHOLE_TIMEOUT = 300_000

export interface Validators {
  etag: string | null
  last_modified: string | null
}
export type Answer =
  | { kind: 'body'; body: Buffer; validators: Validators }
  | { kind: 'unchanged' }
  | { kind: 'missing' }
  /** 403 and 429: this address is asking too much or in the wrong way */
  | { kind: 'refused'; status: number; retryAfter: number | null }
  /** may go well next time */
  | { kind: 'failed'; reason: string; retryAfter: number | null; cause?: unknown }
  /** will not go well next time either */
  | { kind: 'wrong'; status: number }

export interface HttpOptions {
  userAgent: string
  dispatcher?: Dispatcher
}

/** Never throws for what the other side or the network does; the answer says it. */
export async function get(url: string, known: Validators | null, options: HttpOptions): Promise<Answer> {
  const headers: Record<string, string> = { 'user-agent': options.userAgent, 'accept-encoding': 'gzip' }
  if (known?.etag) headers['if-none-match'] = known.etag
  else if (known?.last_modified) headers['if-modified-since'] = known.last_modified
  try {
    const answer = await request(url, {
      headers,
      headersTimeout: HEADERS_TIMEOUT,
      bodyTimeout: BODY_TIMEOUT,
      signal: AbortSignal.timeout(WHOLE_TIMEOUT),
      ...(options.dispatcher ? { dispatcher: options.dispatcher } : {}),
    })
    const header = (name: string) => {
      const value = answer.headers[name]
      return Array.isArray(value) ? (value[0] ?? null) : (value ?? null)
    }
    const status = answer.statusCode
    if (status === 200) return await whole(answer.body, header)
    await answer.body.dump()
    const retryAfter = seconds(header('retry-after'))
    if (status === 304) return { kind: 'unchanged' }
    if (status === 404 || status === 410) return { kind: 'missing' }
    if (status === 403 || status === 429) return { kind: 'refused', status, retryAfter }
    if (status >= 500 || status === 408) return { kind: 'failed', reason: `status ${status}`, retryAfter }
    return { kind: 'wrong', status }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return { kind: 'failed', reason, retryAfter: null, cause }
  }
}

/** The body when it is all there: as long as announced, and a gzip stream that ends as one. */
async function whole(body: AsyncIterable<Uint8Array>, header: (name: string) => string | null): Promise<Answer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.length
    if (length > MAX_BODY) return { kind: 'failed', reason: 'the answer is too large', retryAfter: null }
    pieces.push(piece)
  }
  const announced = header('content-length')
  if (announced !== null && Number(announced) !== length)
    return { kind: 'failed', reason: `${length} of ${announced} bytes arrived`, retryAfter: null }
  const packed = Buffer.concat(pieces)
  // gunzip fails on a stream that is cut, on a wrong checksum and beyond the limit
  const plain = header('content-encoding') === 'gzip' ? gunzipSync(packed, { maxOutputLength: MAX_BODY }) : packed
  if (plain.length === 0) return { kind: 'failed', reason: 'an empty answer', retryAfter: null }
  return { kind: 'body', body: plain, validators: { etag: header('etag'), last_modified: header('last-modified') } }
}

/** Retry-After in seconds; null where there is none or it is a date, which is then left to the backoff. */
function seconds(value: string | null): number | null {
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null
}
