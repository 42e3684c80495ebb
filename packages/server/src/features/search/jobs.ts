/** Jobs of the search: definitions alone. Handlers: `worker.ts`. */
import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'

/** Makes every stored document searchable that is not. */
export const indexPassages = defineJob({
  name: 'index-passages',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 3600,
})
