/** API keys: made and revoked on the account page, shown once. */
import { z } from 'zod'

const keyScope = z.enum(['read', 'analyse'])

export const apiKey = z.object({
  id: z.number(),
  name: z.string(),
  /** the first characters, to recognise it by */
  prefix: z.string(),
  scopes: z.array(keyScope),
  created_at: z.string(),
  /** to the hour; null = never */
  last_used_at: z.string().nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

export const newKeyBody = z.object({
  name: z.string().trim().min(1, 'Give the key a name').max(60, 'At most 60 characters'),
  scopes: z.array(keyScope).min(1, 'Choose at least one').max(2).default(['read']),
})
/** The answer to making one: `key` is never shown again. */
export const madeKey = apiKey.extend({ key: z.string() })
export type MadeKey = z.infer<typeof madeKey>
