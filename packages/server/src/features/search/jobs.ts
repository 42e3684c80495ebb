/** Jobs of the search: definitions alone. Handlers: `worker.ts`. */
import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'

/** Makes some stored documents searchable that are not, and sends itself again while there are more. */
export const indexPassages = defineJob({
  name: 'index-passages',
  payload: z.object({ again: z.boolean() }),
  retryLimit: 0,
  expireInSeconds: 3600,
})
