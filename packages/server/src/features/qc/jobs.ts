/** An update of all QC reports, in pieces: the definition of its job and who asks for one. Handler: `worker.ts`. */
import { randomUUID } from 'node:crypto'
import type { QcUpdateJob } from '@topline/core/api/admin/analyses.ts'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { pageJobs } from '../../db/schema.ts'
import { defineJob } from '../../jobs/define.ts'
import { analysedCount } from './queries.ts'

/** One piece of an update; it sends the next one, so that a killed worker loses a piece at most. */
export const updateQcPiece = defineJob({
  name: 'update-qc-piece',
  payload: z.object({ job_id: z.string(), after: z.string() }),
  expireInSeconds: 120,
})

const QC_UPDATE = 'qc-update'

export const qcUpdateOptions = z.object({ force: z.boolean(), isDry: z.boolean(), total: z.number() })
export const qcUpdateSoFar = z.object({
  checked: z.number(),
  changed: z.number(),
  now_failing: z.array(z.string()),
  now_passing: z.array(z.string()),
})

/** @returns the job's id */
export async function startQcUpdate(
  ctx: Pick<AppContext, 'inTx' | 'jobs'>,
  userId: number,
  options: { force: boolean; isDry: boolean },
): Promise<string> {
  const id = randomUUID()
  await ctx.inTx(async (tx) => {
    const payload = { ...options, total: await analysedCount(tx) }
    const result = { checked: 0, changed: 0, now_failing: [], now_passing: [] }
    await tx.insert(pageJobs).values({ id, kind: QC_UPDATE, user_id: userId, status: 'running', payload, result })
    await ctx.jobs.send(updateQcPiece, { job_id: id, after: '' })
  })
  return id
}

/** null where there is no such update */
export async function qcUpdateState(db: Db, id: string): Promise<QcUpdateJob | null> {
  const [row] = await db
    .select()
    .from(pageJobs)
    .where(sql`${eq(pageJobs.id, id)} and ${pageJobs.kind} = ${QC_UPDATE}`)
  if (!row) return null
  const soFar = qcUpdateSoFar.parse(row.result)
  return {
    job_id: row.id,
    status: row.status,
    checked: soFar.checked,
    total: qcUpdateOptions.parse(row.payload).total,
    result: row.status === 'completed' ? soFar : null,
    error: row.error,
  }
}
