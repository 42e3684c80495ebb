/** The message calls of a filing and of a post (decision 76). */
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

const messageCitation = z.object({
  /** 'calculated' = arithmetic over cells, `text` is the formula */
  kind: z.enum(['figure', 'calculated', 'passage']),
  label: z.string(),
  text: z.string().nullable(),
  /** the place in the filing; null = none of its own */
  href: z.string().nullable(),
})
export type MessageCitation = z.infer<typeof messageCitation>

const messagePart = z.object({
  text: z.string(),
  /** index of the citation; null = words, or a figure without a place */
  citation: z.number().nullable(),
  /** 'unverified' = not checked; 'contradicted' = the filing has it otherwise */
  state: z.enum(['plain', 'verified', 'unverified', 'contradicted']),
  /** what a figure was bound to, or what the filing has instead */
  note: z.string().nullable().optional(),
})
export type MessagePart = z.infer<typeof messagePart>

export const messageAnswer = z.object({
  response: z.string(),
  citations: z.array(messageCitation),
  /** figures of the answer that were not found in the filing, as written */
  unsupported: z.array(z.string()),
  /** the response in pieces, its figures apart; only for questions */
  parts: z.array(messagePart).optional(),
  /** the best passages, where figures alone cannot answer */
  passages: z.array(z.object({ section: z.string(), text: z.string(), href: z.string() })).optional(),
  /** what could be asked next */
  suggestions: z.array(z.string()).optional(),
  /** who answered: the reader of figures, or the configured model */
  answered_by: z.enum(['figures', 'model']).optional(),
  /** why the answer is less than it could be, in a sentence */
  note: z.string().nullable().optional(),
})
export type MessageAnswer = z.infer<typeof messageAnswer>

const keptMessage = z.object({
  id: z.number(),
  role: z.enum(['user', 'model']),
  content: z.string(),
  /** of an answer */
  answer: messageAnswer.nullable(),
  created_at: z.string(),
})
export type KeptMessage = z.infer<typeof keptMessage>

/** What the window shows before anything is asked. */
export const keptMessages = z.object({ messages: z.array(keptMessage), suggestions: z.array(z.string()) })
export type KeptMessages = z.infer<typeof keptMessages>
