/** Jobs of bringing filings in: definitions alone. Handlers: `worker.ts`. */
import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'

/** One round of new filings (`EDGAR_SYNC`). */
export const syncFilings = defineJob({
  name: 'sync-filings',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 3600,
})

/** Recomputes everything that is precomputed and reports differences. */
export const checkDerived = defineJob({
  name: 'check-derived',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 3600,
})
