/** Rounds of bringing filings in, one row each: begun, ended, what was found, what went wrong (decision 168). */
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { ingestRuns } from '../../db/schema.ts'
import type { IngestLine } from './ingest.ts'

const MOST_ERRORS = 100

/** A row without an end is a round that runs, or one whose process died. */
export async function beginRun(db: Db, kind: 'ingest' | 'sync' | 'company'): Promise<number> {
  const [run] = await db.insert(ingestRuns).values({ kind }).returning({ id: ingestRuns.id })
  if (!run) throw new Error('the row of the round is missing')
  return run.id
}

export async function endRun(db: Db, id: number, lines: readonly IngestLine[]): Promise<void> {
  await db
    .update(ingestRuns)
    .set({
      finished_at: sql`clock_timestamp()`,
      found: lines.length,
      stored: lines.filter((line) => line.status === 'stored').length,
      queued: lines.filter((line) => line.request_id !== null).length,
      errors: lines
        .filter((line) => line.status === 'failed' || line.status === 'not-found')
        .slice(0, MOST_ERRORS)
        .map(({ subject, cik, form_type, filing_date, message }) => ({
          subject,
          cik,
          form_type,
          filing_date,
          message,
        })),
    })
    .where(eq(ingestRuns.id, id))
}
