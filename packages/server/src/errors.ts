/**
 * Errors by kind, each with the text the viewer may read. One handler (`http/answers/error-handler.ts`) maps the kind to a
 * status and answers `{detail}`; everything else is logged with its cause and answered neutrally.
 */

import type { Decision } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'

export type ErrorKind =
  | 'bad-request'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'invalid'
  | 'limited'
  | 'not-implemented'
  | 'upstream'
  | 'unavailable'

export interface FieldError {
  field: string
  message: string
}

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly kind: ErrorKind
  readonly isRetryable: boolean
  readonly errors: FieldError[] | undefined
  /** seconds, sent as Retry-After */
  readonly retryAfter: number | undefined
  /** why, where the detail is a fixed text; told beside it */
  readonly reason: string | undefined
  constructor(
    kind: ErrorKind,
    detail: string,
    options: {
      cause?: unknown
      isRetryable?: boolean
      errors?: FieldError[]
      retryAfter?: number
      reason?: string
    } = {},
  ) {
    super(detail, { cause: options.cause })
    this.kind = kind
    this.isRetryable = options.isRetryable ?? false
    this.errors = options.errors
    this.retryAfter = options.retryAfter
    this.reason = options.reason
  }
}

/** @param what one of those that a plan has room for */
export const noRoom = (limit: number, what: 'list' | 'alert'): AppError =>
  new AppError('conflict', `Your plan has room for ${limit} ${what}${limit === 1 ? '' : 's'}; delete one first`)

export const STATUS: Record<ErrorKind, number> = {
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  invalid: 422,
  limited: 429,
  'not-implemented': 501,
  upstream: 502,
  unavailable: 503,
}

/**
 * @param detail one of DETAIL's "… not found" texts
 * @param reason why it is not there, where that is known
 */
export const notFound = (detail: string, reason?: string) =>
  new AppError('not-found', detail, reason === undefined ? {} : { reason })
export const invalid = (detail: string, errors?: FieldError[]) =>
  new AppError('invalid', detail, errors ? { errors } : {})

/**
 * Turns a decision of the access table into an error with its promised words.
 * A read without a session is 'Not authenticated' (silent), an action 'Authentication required' (decision 14). A read
 * of a closed statement says the same for every reason; its page has words of its own for the way in.
 * @throws AppError unless the decision is 'ok'
 */
export function requireAllowed(decision: Decision, call: 'read' | 'action' | 'statement' = 'read'): void {
  if (decision === 'ok') return
  if (decision === 'sign-in') {
    throw new AppError('unauthenticated', call === 'action' ? DETAIL.authenticationRequired : DETAIL.notAuthenticated)
  }
  const isPlan = decision === 'subscribe' || decision === 'subscribe-pro'
  throw new AppError('forbidden', call === 'statement' && isPlan ? DETAIL.accessDenied : FORBIDDEN[decision])
}

const FORBIDDEN: Record<Exclude<Decision, 'ok' | 'sign-in'>, string> = {
  subscribe: DETAIL.activeSubscriptionRequired,
  'subscribe-pro': DETAIL.proSubscriptionRequired,
  'under-revision': DETAIL.accessDenied,
  'being-checked': DETAIL.beingChecked,
  'admin-only': DETAIL.adminOnly,
}
