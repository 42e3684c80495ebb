/** Alerts: rules, what fired, and the addresses that are told. */
import { z } from 'zod'
import { alertRule } from '../../alerts/rule.ts'

const name = z.string().trim().max(120)
const id = z.number().int()

export const alertBody = alertRule.extend({
  /** '' = the rule in words */
  name: name.default(''),
  by_mail: z.boolean().default(true),
  webhook_id: id.nullable().default(null),
  is_active: z.boolean().default(true),
})
export type AlertBody = z.infer<typeof alertBody>

const alertEvent = z.object({
  id,
  company: z.object({ cik: z.string(), name: z.string() }),
  /** null = a report that did not come */
  accession_number: z.string().nullable(),
  href: z.string(),
  /** what fired; without figures where the reader may not see them any more */
  text: z.string(),
  fired_at: z.string(),
})
export type AlertEvent = z.infer<typeof alertEvent>

const alert = alertBody.extend({
  id,
  /** what the rule says */
  text: z.string(),
  /** what it is about, in words */
  about_text: z.string(),
  fired: z.number().int(),
  /** switched on, and beyond what the plan allows: it fires nothing until there is room */
  rests: z.boolean(),
  created_at: z.string(),
  events: z.array(alertEvent),
})
export type Alert = z.infer<typeof alert>

export const alertList = z.object({
  alerts: z.array(alert),
  /** how many the plan allows */
  limit: z.number().int(),
  /** address of a private feed of what fired */
  feed_url: z.string(),
})
export const savedAlert = alert.omit({ events: true })

export const previewBody = alertRule
export const alertPreview = z.object({
  /** how many stored filings it would have fired on */
  fired: z.number().int(),
  /** of how many, the newest first */
  looked_at: z.number().int(),
  /** filed since then */
  since: z.string().nullable(),
  /** of them, those whose statement the reader may see */
  readable: z.number().int(),
  newest: z.array(alertEvent.omit({ id: true, fired_at: true }).extend({ filed: z.string() })),
})
export type AlertPreview = z.infer<typeof alertPreview>

export const webhookBody = z.object({ url: z.string().trim().min(1, 'A webhook needs an address').max(500) })

const webhookDelivery = z.object({
  id,
  message_id: z.string(),
  /** null = a message to try it */
  event_id: id.nullable(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  status: z.number().int().nullable(),
  /** the first of the answer */
  answer: z.string().nullable(),
  error: z.string().nullable(),
  created_at: z.string(),
  tried_at: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
})
export const webhook = z.object({
  id,
  url: z.string(),
  /** why nothing is sent there any more; null = it is */
  disabled_reason: z.string().nullable(),
  /** until when the secret before it signs as well */
  previous_until: z.string().nullable(),
  created_at: z.string(),
  deliveries: z.array(webhookDelivery),
})
export type Webhook = z.infer<typeof webhook>
/** With the secret, which is shown once. */
export const madeWebhook = webhook.extend({ secret: z.string() })
export type MadeWebhook = z.infer<typeof madeWebhook>
