/**
 * Every error becomes `{detail, reason?, errors?, request_id}` (decision 30). Known kinds keep their text; everything else is
 * logged with its cause and answered neutrally, so that nothing inside is told outside.
 */
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DISK_FULL, isDiskFull } from '../../db/disk-full.ts'
import { AppError, type FieldError, STATUS } from '../../errors.ts'

interface ErrorBody {
  status: number
  detail: string
  reason?: string
  errors?: FieldError[]
  retryAfter?: number
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const body = describeError(error)
    // A full disk was told once when it ran full; a line for each refused call would fill it up again.
    if (body.status >= 500 && body.detail !== DISK_FULL) request.log.error({ err: error }, 'request failed')
    return sendError(request, reply, body)
  })
}

export function sendError(request: FastifyRequest, reply: FastifyReply, body: ErrorBody): FastifyReply {
  if (body.retryAfter !== undefined) reply.header('retry-after', Math.ceil(body.retryAfter))
  return reply
    .status(body.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((value: unknown) => JSON.stringify(value))
    .send({
      detail: body.detail,
      ...(body.reason === undefined ? {} : { reason: body.reason }),
      ...(body.errors ? { errors: body.errors } : {}),
      request_id: request.id,
    })
}

/** Bytes that are no request never reach a route: the same shape, written by hand. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [line, detail] = BROKEN[error.code] ?? ['400 Bad Request', 'This is no valid HTTP request']
  const body = JSON.stringify({ detail })
  if (!socket.writable) return void socket.destroy()
  const head = [
    `HTTP/1.1 ${line}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const BROKEN: Record<string, [line: string, detail: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The address or the headers are too long'],
}

function describeError(error: FastifyError): ErrorBody {
  if (error instanceof AppError) {
    const { errors, retryAfter, reason } = error
    return {
      status: STATUS[error.kind],
      detail: error.message,
      ...(reason === undefined ? {} : { reason }),
      ...(errors ? { errors } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map((issue) => ({
      field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? 'is not valid',
    }))
    const first = errors[0]
    return { status: 422, detail: first ? sentence(first) : 'The request is not valid', errors }
  }
  if (isDiskFull(error)) return { status: 503, detail: DISK_FULL, retryAfter: 60 }
  if (isDatabaseAway(error)) {
    return { status: 503, detail: 'The database cannot be reached right now. Please try again.', retryAfter: 5 }
  }
  const status = error.statusCode ?? 500
  if (status === 413) return { status, detail: 'The request body is larger than 1 MB' }
  if (status >= 400 && status < 500) return { status, detail: CLIENT_ERRORS[status] ?? error.message }
  return { status: 500, detail: 'An error occurred' }
}

const CLIENT_ERRORS: Record<number, string> = {
  400: 'The request body is not valid JSON',
  415: 'The request body should be JSON',
}

function sentence({ field, message }: FieldError): string {
  return field ? `${field}: ${message}` : message
}

/** Lost or refused connections and a server that is shutting down or starting. */
function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = 'code' in at ? String(at.code) : ''
    if (/^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[1-5]|08\w{3}|53300)$/.test(code)) return true
    if (/Connection terminated|timeout exceeded when trying to connect|PGlite is closed/.test(at.message)) return true
  }
  return false
}
