/**
 * The log goes to stderr: results alone go to stdout. Cookies, tokens and addresses of people never enter it; a failed
 * query is logged without its values, which may be any of these.
 */
import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'

export function makeLog(
  settings: Pick<Settings, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(2),
): Logger {
  return pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      redact: ['req.headers', 'headers.cookie', 'headers.authorization', '*.email'],
      serializers: { err: describeError },
    },
    destination,
  )
}

/** An error with its causes. Drizzle repeats a query's values in message and stack, PostgreSQL a row's in `detail`. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack } = error
  const more = {
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
  if (error instanceof DrizzleQueryError) return { type: name, message: `Failed query: ${error.query}`, ...more }
  return { type: name, message, stack, ...more }
}
