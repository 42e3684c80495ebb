/** Jobs that a page waits for (decision 37): rows of `page_jobs`, whose end state is written once. */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { pageJobs } from '../../db/schema.ts'

export type PageJob = typeof pageJobs.$inferSelect
export type PageJobKind = 'create-post' | 'edit-post' | 'create-social' | 'publish-social' | 'edit-social'

/** After this a job counts as lost for the page that waits: 'Operation timed out'. */
const TIMEOUT_MINUTES = 10
const UNFINISHED = ['pending', 'running'] as const

export async function insertJob(
  tx: Tx,
  job: { kind: PageJobKind; user_id: number; payload: Record<string, unknown> },
): Promise<string> {
  const id = randomUUID()
  await tx.insert(pageJobs).values({ id, ...job })
  return id
}

export async function findJob(db: Db, id: string): Promise<PageJob | null> {
  const [job] = await db.select().from(pageJobs).where(eq(pageJobs.id, id))
  return job ?? null
}

/** An unfinished job of the same person about the same thing: a second click joins it. */
export async function sameJob(
  tx: Tx,
  kind: PageJobKind,
  userId: number,
  key: string,
  value: string,
): Promise<string | null> {
  const [job] = await tx
    .select({ id: pageJobs.id })
    .from(pageJobs)
    .where(
      and(
        eq(pageJobs.kind, kind),
        eq(pageJobs.user_id, userId),
        inArray(pageJobs.status, [...UNFINISHED]),
        sql`${pageJobs.payload} ->> ${key} = ${value}`,
        sql`${pageJobs.created_at} > now() - make_interval(mins => ${TIMEOUT_MINUTES})`,
      ),
    )
    .limit(1)
  return job?.id ?? null
}

/** Takes a job that is not finished; null where another run has finished it. */
export async function takeJob(db: Db, id: string): Promise<PageJob | null> {
  const [job] = await db
    .update(pageJobs)
    .set({ status: 'running' })
    .where(and(eq(pageJobs.id, id), inArray(pageJobs.status, [...UNFINISHED])))
    .returning()
  return job ?? null
}

export async function tellStep(db: Db, id: string, step: string): Promise<void> {
  await db
    .update(pageJobs)
    .set({ step, step_number: sql`${pageJobs.step_number} + 1` })
    .where(and(eq(pageJobs.id, id), inArray(pageJobs.status, [...UNFINISHED])))
}

/** @returns false where the job had ended before: then nothing of this run may stay */
export async function endJob(
  db: Db,
  id: string,
  end: { status: 'completed'; result: Record<string, unknown> } | { status: 'failed' | 'timeout'; error: string },
): Promise<boolean> {
  const rows = await db
    .update(pageJobs)
    .set({
      status: end.status,
      ...('result' in end ? { result: end.result } : { error: end.error }),
      step_number: sql`${pageJobs.step_number} + 1`,
      finished_at: sql`now()`,
    })
    .where(and(eq(pageJobs.id, id), inArray(pageJobs.status, [...UNFINISHED])))
    .returning({ id: pageJobs.id })
  return rows.length === 1
}

/** Ends what nobody will end any more. @returns how many */
export async function endLostJobs(db: Db): Promise<number> {
  const rows = await db
    .update(pageJobs)
    .set({
      status: 'timeout',
      error: 'Operation timed out',
      step_number: sql`${pageJobs.step_number} + 1`,
      finished_at: sql`now()`,
    })
    .where(
      and(
        inArray(pageJobs.status, [...UNFINISHED]),
        lt(pageJobs.created_at, sql`now() - make_interval(mins => ${TIMEOUT_MINUTES})`),
      ),
    )
    .returning({ id: pageJobs.id })
  return rows.length
}

/** Jobs that a process which is gone left unfinished; for a database that only one process opens. */
export async function unfinishedJobs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: pageJobs.id })
    .from(pageJobs)
    .where(inArray(pageJobs.status, [...UNFINISHED]))
  return rows.map((row) => row.id)
}
