/** Jobs of the mails: definitions alone. Handlers: `worker.ts`. */
import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'

/** Puts due reports into the outbox, and sends what waits there. */
export const mailReports = defineJob({
  name: 'mail-reports',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 900,
})
