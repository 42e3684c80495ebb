/** What a round of new filings leaves for the next one, and the lease that keeps two rounds apart. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Lease, takeLease } from '../../db/lease.ts'
import type { Db } from '../../db/open.ts'
import { keyValues } from '../../db/schema.ts'

const waiting = z.object({
  accession_number: z.string(),
  /** its filers, in the order EDGAR names them */
  ciks: z.array(z.string()).min(1),
  form_type: z.string(),
  filing_date: z.string(),
  tries: z.number().int(),
  /** instants */
  since: z.string(),
  next_at: z.string(),
})
/** A filing that is listed but could not be brought in yet. */
export type Waiting = z.infer<typeof waiting>

const state = z.object({
  /** every day up to this one is done: its index was read whole */
  last_day: z.string(),
  /** weekdays whose index was not there: holidays, or an index that comes late */
  missing: z.array(z.string()).default([]),
  waiting: z.array(waiting).default([]),
})
export type SyncState = z.infer<typeof state>

const STATE_KEY = 'sync.edgar'
const LEASE_KEY = 'sync.edgar.lease'
const LEASE_SECONDS = 300

/** @returns null before the first round */
export async function readState(db: Db): Promise<SyncState | null> {
  const [row] = await db.select().from(keyValues).where(eq(keyValues.key, STATE_KEY))
  const read = state.safeParse(row?.value)
  return read.success ? read.data : null
}

export async function writeState(db: Db, value: SyncState): Promise<void> {
  await db
    .insert(keyValues)
    .values({ key: STATE_KEY, value })
    .onConflictDoUpdate({ target: keyValues.key, set: { value, updated_at: sql`clock_timestamp()` } })
}

/** One round at a time over all processes. @returns null while another one runs */
export const takeSyncLease = (db: Db): Promise<Lease | null> => takeLease(db, LEASE_KEY, LEASE_SECONDS)
