/** Jobs of analysing filings: definitions alone, so that whoever sends one loads no engine. Handlers: `worker.ts`. */
import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'

/** Reads one filing for one request. Ids only; running it twice gives one statement. */
export const analyseFiling = defineJob({
  name: 'analyse-filing',
  payload: z.object({ request_id: z.number().int() }),
  // Passing errors are counted on the request itself, which also survives a killed worker (decision 55).
  retryLimit: 0,
  expireInSeconds: 3600,
})
