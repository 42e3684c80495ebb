/** What a loader's call came to. Told apart are what is not for the viewer, what is not there, and what failed. */
import { data } from 'react-router'
import { ApiError } from './error.ts'

export interface Failure {
  detail: string
  request_id: string | null
}

/** A part of a page: the page stands without it, and says so where it failed. */
export type Part<T> =
  | { is: 'here'; value: T }
  | { is: 'refused'; reason?: string }
  | { is: 'missing'; reason?: string }
  | { is: 'failed'; why: Failure }

/** A part of a page. Errors that are no answer of the server go on as they are. */
export async function part<T>(call: Promise<T>): Promise<Part<T>> {
  try {
    return { is: 'here', value: await call }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, detail, request_id, reason } = error
    const why = reason === null ? {} : { reason }
    if (status === 401 || status === 403) return { is: 'refused', ...why }
    if (status === 404) return { is: 'missing', ...why }
    return { is: 'failed', why: { detail, request_id } }
  }
}

/** Of a part that may be absent for whatever reason. */
export function here<T>(part: Part<T>): T | null {
  return part.is === 'here' ? part.value : null
}

/** Why a part failed; null = it did not. */
export function failureOf(part: Part<unknown>): Failure | null {
  return part.is === 'failed' ? part.why : null
}

/**
 * The first answer of a query that the browser goes on with. null = it did not come: the browser asks the same again at
 * once and says itself what is wrong.
 */
export async function orAskAgain<T>(call: Promise<T>): Promise<T | null> {
  return here(await part(call))
}

/** What the viewer may not have, or what is not there, is nothing. @throws ApiError of a call that failed */
export async function orNothing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && isAbsent(error.status)) return null
    throw error
  }
}

const isAbsent = (status: number): boolean => [401, 403, 404].includes(status)

/**
 * What a page is about.
 *
 * @throws a 404 answer where it is not there, 403 where it is not for the viewer, 503 where it cannot be told
 */
export async function subject<T>(call: Promise<T>): Promise<T> {
  const found = await part(call)
  if (found.is === 'here') return found.value
  throw data(found.is === 'failed' ? found.why : null, { status: STATUS[found.is] })
}

const STATUS = { missing: 404, refused: 403, failed: 503 } as const
