/** Rounds of bringing filings in, one row each: begun, ended, what was found, what went wrong (decision 39). */
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { ingestRuns } from '../../db/schema.ts'

const MOST_ERRORS = 100

/** What became of one filing of a round. */
export interface IngestLine {
  status: 'stored' | 'present' | 'passed-over' | 'not-found' | 'failed' | 'backfilled'
  /** accession number, ticker or CIK */
  subject: string
  cik: string | null
  form_type: string | null
  filing_date: string | null
  /** the request that was queued */
  request_id: number | null
  /** a sentence for what went wrong or why it was passed over, or the number of vintages */
  message: string | null
}

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
