/** What went wrong in a call, in our words: from the AI SDK's errors to `ModelError` with what was charged. */

import { NOTHING, type Usage } from './budget.ts'
import { ModelError } from './model.ts'
import type { Provider } from './providers.ts'

export interface Fault {
  error: ModelError
  usage: Usage
  /** seconds the provider asked to wait; null where it said nothing */
  retryAfter: number | null
  /** the provider knows no schemas: worth asking without one */
  isSchemaRefused: boolean
}

export const UNKNOWN: Usage = { input: null, output: null }

interface Signals {
  timeout: AbortSignal
  /** the caller's own, when the reader is gone */
  caller: AbortSignal | undefined
}

export function faultOf(sdk: Provider['sdk'], error: unknown, signals: Signals): Fault {
  const plain = { retryAfter: null, isSchemaRefused: false }
  if (signals.timeout.aborted) return { ...plain, error: timedOut(), usage: UNKNOWN }
  if (signals.caller?.aborted)
    return {
      ...plain,
      error: new ModelError('unavailable', 'The call of the language model was ended'),
      usage: UNKNOWN,
    }
  const own = error instanceof Error && error.cause instanceof ModelError ? error.cause : error
  if (own instanceof ModelError) return { ...plain, error: own, usage: UNKNOWN }
  if (sdk.NoObjectGeneratedError.isInstance(error)) {
    const usage = usageOf(error.usage)
    if (error.finishReason === 'content-filter') return { ...plain, error: refused(), usage }
    return { ...plain, error: malformed(), usage }
  }
  if (sdk.NoOutputGeneratedError.isInstance(error)) return { ...plain, error: malformed(), usage: UNKNOWN }
  if (!sdk.APICallError.isInstance(error)) {
    const cause = new Error(error instanceof Error ? error.message : String(error))
    return { ...plain, error: unavailable('The language model could not be asked', false, cause), usage: UNKNOWN }
  }
  // The SDK's error holds the prompt and the answer: only its message goes on.
  const cause = new Error(error.message)
  const status = error.statusCode
  if (status === undefined || status < 300) {
    const usage = neverArrived(error.cause) ? NOTHING : UNKNOWN
    return { ...plain, error: unavailable('The language model did not answer', true, cause), usage }
  }
  const retryAfter = secondsOf(error.responseHeaders?.['retry-after'])
  if (status === 429) {
    const options = { isRetryable: true, cause, ...(retryAfter === null ? {} : { retryAfter }) }
    const limited = new ModelError('limited', 'The language model is asked too often; try again in a moment', options)
    return { error: limited, usage: NOTHING, retryAfter, isSchemaRefused: false }
  }
  if (status === 401 || status === 403) {
    const keyless = unavailable('The language model does not accept the configured key', false, cause)
    return { error: keyless, usage: NOTHING, retryAfter, isSchemaRefused: false }
  }
  const isRetryable = status >= 500 || status === 408
  const failed = unavailable(`The language model answered with status ${status}`, isRetryable, cause)
  return { error: failed, usage: NOTHING, retryAfter, isSchemaRefused: status === 400 || status === 422 }
}

/** Tokens as the provider counted them. */
export function usageOf(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): Usage {
  return { input: usage?.inputTokens ?? null, output: usage?.outputTokens ?? null }
}

export const refused = () => new ModelError('refused', 'The language model would not answer')
export const malformed = () => new ModelError('malformed', 'The language model’s answer could not be understood')
export const timedOut = () => new ModelError('timeout', 'The language model took too long', { isRetryable: true })

function unavailable(detail: string, isRetryable: boolean, cause: unknown): ModelError {
  return new ModelError('unavailable', detail, { isRetryable, cause })
}

/** The connection was never made, so nothing can have been charged. */
function neverArrived(cause: unknown): boolean {
  for (let at = cause; at instanceof Error; at = at.cause) {
    if ('code' in at && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(String(at.code)))
      return true
  }
  return false
}

function secondsOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null
}
