/** Works through an update of all QC reports, one piece a job. */
import { eq } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { pageJobs } from '../../db/schema.ts'
import { qcUpdateOptions, qcUpdateSoFar, updateQcPiece } from './jobs.ts'
import { statedFilings } from './queries.ts'
import { updateOne } from './service.ts'

const PIECE = 200
/** More names than anybody reads; the counts go on. */
const MOST_NAMED = 1000

export async function startJobs(ctx: AppContext): Promise<void> {
  await ctx.jobs.work(updateQcPiece, async ({ job_id, after }) => {
    const [job] = await ctx.db.select().from(pageJobs).where(eq(pageJobs.id, job_id))
    if (job?.status !== 'running') return
    try {
      await updatePiece(ctx, job, after)
    } catch (error) {
      ctx.log.error({ err: error }, 'update of QC reports')
      await ctx.db
        .update(pageJobs)
        .set({ status: 'failed', error: 'The update stopped; see the log', finished_at: ctx.now() })
        .where(eq(pageJobs.id, job_id))
    }
  })
}

async function updatePiece(ctx: AppContext, job: typeof pageJobs.$inferSelect, after: string): Promise<void> {
  const { force, isDry } = qcUpdateOptions.parse(job.payload)
  const done = qcUpdateSoFar.parse(job.result)
  const piece = await statedFilings(ctx.db, null, after, PIECE)
  for (const accession of piece) await updateOne(ctx, accession, force, isDry, done)
  const last = piece.at(-1)
  const isOver = last === undefined || piece.length < PIECE
  const result = {
    ...done,
    now_failing: done.now_failing.slice(0, MOST_NAMED),
    now_passing: done.now_passing.slice(0, MOST_NAMED),
  }
  await ctx.inTx(async (tx) => {
    await tx
      .update(pageJobs)
      .set(isOver ? { result, status: 'completed', finished_at: ctx.now() } : { result })
      .where(eq(pageJobs.id, job.id))
    if (!isOver) await ctx.jobs.send(updateQcPiece, { job_id: job.id, after: last })
  })
}
