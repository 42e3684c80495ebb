/** Shapes of a person's own account on the wire. */
import { z } from 'zod'

/** When e-mail reports come, and about what (decision 19). */
export const emailPreferences = z.object({
  frequency: z.enum(['off', 'instant', 'daily', 'weekly']),
  /** 'companies' one follows, those of the 'lists' one follows, or what the kept 'screens' that one follows find */
  scope: z.enum(['companies', 'lists', 'screens']),
})
export type EmailPreferences = z.infer<typeof emailPreferences>

/** One place where a person is signed in. */
export const accountSession = z.object({
  id: z.string(),
  /** 'Firefox on Linux'; null = not told */
  device: z.string().nullable(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  /** the one that asks */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

/** A person as the administrators see them. */
export const listedUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  is_admin: z.boolean(),
  subscription_status: z.string().nullable(),
  service_name: z.enum(['Hobby', 'Pro']).nullable(),
  payment_period: z.enum(['monthly', 'yearly']).nullable(),
  created_at: z.string(),
  /** null = has never signed in */
  last_seen_at: z.string().nullable(),
  /** how many sessions still hold */
  sessions: z.number(),
})
export type ListedUser = z.infer<typeof listedUser>
