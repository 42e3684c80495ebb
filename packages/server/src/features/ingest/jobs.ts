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

/** A glance at EDGAR's feed of the newest filings, between two rounds: around the days that releases are expected on. */
export const watchReleases = defineJob({
  name: 'watch-releases',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 600,
})

/** The filings of one company that somebody asked for; `backfill` takes the past periods of company facts as well. */
export const ingestCompany = defineJob({
  name: 'ingest-company',
  payload: z.object({
    cik: z.string(),
    /** only filings filed on this day (YYYY-MM-DD) or later; null = all */
    since: z.string().nullable(),
    backfill: z.boolean(),
  }),
  // A pause of EDGAR's may be over by then; what is stored already is not fetched again.
  retryLimit: 3,
  expireInSeconds: 3600,
})

/** Recomputes everything that is precomputed and reports differences. */
export const checkDerived = defineJob({
  name: 'check-derived',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 3600,
})
