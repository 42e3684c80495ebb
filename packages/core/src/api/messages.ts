/** The message calls of a filing and of a post (spec §7, decision 153). */
import { z } from 'zod'

export const messageBody = z.object({
  message: z.string().trim().min(1, 'Write a question').max(2000, 'At most 2,000 characters'),
  history: z
    .array(z.object({ role: z.enum(['user', 'model']), content: z.string().max(8000) }))
    .max(200)
    .default([])
    .transform((turns) => turns.slice(-20)),
  /** absent = a question; 'tweets' and 'check' are for admins, need no model and do not count as questions */
  purpose: z.enum(['tweets', 'check']).optional(),
})

export const messageAnswer = z.object({
  response: z.string(),
  citations: z.array(z.record(z.string(), z.unknown())),
  unsupported: z.array(z.string()),
})
export type MessageAnswer = z.infer<typeof messageAnswer>
