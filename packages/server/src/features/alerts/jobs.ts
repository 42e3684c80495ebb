/** Jobs of alerts: definitions alone. Handlers: `worker.ts`. */
import { z } from 'zod'
import { defineJob } from '../../jobs/define.ts'

/** Asks the rules about what changed. */
export const alertRound = defineJob({
  name: 'alert-round',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 900,
})

/** Asks the rules that wait for a day: reports that did not come. */
export const lateReports = defineJob({
  name: 'late-reports',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 900,
})

/** Sends what is due to webhooks. */
export const sendWebhooks = defineJob({
  name: 'send-webhooks',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 900,
})
