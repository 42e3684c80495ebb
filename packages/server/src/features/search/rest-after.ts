/** How long the indexing rests after a statement: the embedded database does one thing at a time, and pages matter more. */
import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../db/open.ts'

/** Of the time that a statement took: for requests that come in without a question to the database. */
const LEAST = 0.25

/**
 * A quarter as long as it worked, and as long as it worked where somebody asked the database meanwhile: a page asks
 * several times, and must not wait for a statement each time.
 * @param worked milliseconds
 */
export async function restAfter(
  { kind, asked }: Pick<Database, 'kind' | 'asked'>,
  worked: number,
  rest: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  if (kind !== 'embedded') return
  const before = asked?.()
  await rest(worked * LEAST)
  if (asked?.() !== before) await rest(worked * (1 - LEAST))
}
