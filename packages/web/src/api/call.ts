import { DETAIL } from '@topline/core/api/details.ts'
import type { Fetch } from '../context.ts'
import { ApiError } from './error.ts'

/** The browser's own fetch, with the session cookie. */
export const browserFetch: Fetch = (path, init) => fetch(path, { credentials: 'same-origin', ...init })

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const goneListeners = new Set<() => void>()

/** Hears once for each call that says that the signed-in account is gone (decision 16). @returns stop listening */
export function onUserGone(listener: () => void): () => void {
  goneListeners.add(listener)
  return () => goneListeners.delete(listener)
}

/** The words that an answer asks somebody to stand by. */
function unacknowledgedIn(body: unknown): string[] {
  if (!isRecord(body) || !Array.isArray(body.errors)) return []
  return body.errors.flatMap((one: unknown) =>
    isRecord(one) && one.field === 'acknowledged' && typeof one.message === 'string' ? [one.message] : [],
  )
}

async function send(fetcher: Fetch, path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetcher(path, init)
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError(0, 'The server could not be reached', null)
  }
  if (response.ok) return response
  const error = await errorOf(response)
  if (error.status === 401 && error.detail === DETAIL.userNotFound) for (const listener of goneListeners) listener()
  throw error
}

/** What an answer that is an error says; a body that is not ours, such as a proxy's page, says nothing more. */
export async function errorOf(response: Response): Promise<ApiError> {
  return saidError(response.status, await response.json().catch(() => null))
}

/** An error as the server words it. */
export function saidError(status: number, body: unknown): ApiError {
  const { detail, request_id, reason }: Record<string, unknown> = isRecord(body) ? body : {}
  return new ApiError(
    status,
    typeof detail === 'string' ? detail : 'An error occurred',
    typeof request_id === 'string' ? request_id : null,
    unacknowledgedIn(body),
    typeof reason === 'string' ? reason : null,
  )
}

/**
 * One JSON answer. The shape is the one the server validates its answer with before sending it, so the page takes
 * it as typed: the schemas themselves stay out of the browser (their generated checkers would also ask for
 * 'unsafe-eval', which the page's policy refuses).
 *
 * @throws ApiError when the answer is an error or does not come
 */
export async function getJson<T>(fetcher: Fetch, path: string, init?: RequestInit): Promise<T> {
  const response = await send(fetcher, path, init)
  return (await response.json()) as T // see above: validated where it is made
}

/** A page of a collection: the rows of the body and the total of `X-Total-Count` (null when it is not sent). */
export interface Rows<T> {
  rows: T[]
  total: number | null
}

/** @throws ApiError */
export async function getRows<T>(fetcher: Fetch, path: string, init?: RequestInit): Promise<Rows<T>> {
  const response = await send(fetcher, path, init)
  const rows = (await response.json()) as T[] // see getJson
  const total = response.headers.get('x-total-count')
  return { rows, total: total === null ? null : Number(total) }
}

/** A JSON body sent with POST (or another method); an empty answer gives null. @throws ApiError */
export async function sendJson<T>(fetcher: Fetch, path: string, body: unknown, method = 'POST'): Promise<T | null> {
  const response = await send(fetcher, path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return text === '' ? null : (JSON.parse(text) as T) // see getJson
}

/** `?a=1&b=2` of the defined values; '' when there is none. */
export function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
