import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'

/** Runs a page's job. A run that outlives its time is taken again; its end state is written once all the same. */
export const runPageJob = defineJob({
  name: 'page-job',
  payload: z.object({ job_id: z.string() }),
  expireInSeconds: 240,
  concurrency: 2,
})
