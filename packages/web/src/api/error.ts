/** A call that was answered with an error. `status` 0 = no answer at all (offline, aborted connection). */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string
  readonly request_id: string | null
  /** the words of claims that somebody must stand by first, of a 409 about them */
  readonly unacknowledged: readonly string[]
  /** why, where the server knows it beside the fixed text */
  readonly reason: string | null
  constructor(
    status: number,
    detail: string,
    request_id: string | null,
    unacknowledged: readonly string[] = [],
    reason: string | null = null,
  ) {
    super(detail)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.request_id = request_id
    this.unacknowledged = unacknowledged
    this.reason = reason
  }
}

/** The text of an error: the server's detail, else the message, else 'An error occurred'. */
export function detailOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail
  if (error instanceof Error && error.message) return error.message
  return 'An error occurred'
}

/** The request id to show under an error, null when the call never reached the server. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError ? error.request_id : null
}
