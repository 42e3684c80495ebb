/** Jobs of the screener: definitions alone. Handlers: `worker.ts`. */
import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'

/** Fills rows for some companies that have none yet, and sends itself again while there are more. */
export const fillScreen = defineJob({
  name: 'fill-screen',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 3600,
})
