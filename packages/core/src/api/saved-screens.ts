/** Screens that a reader has named and kept; anybody else sees the same by the address. */
import { z } from 'zod'

export const savedScreen = z.object({
  id: z.number(),
  name: z.string(),
  query: z.string().describe('What stands after the question mark of its address'),
  total: z.number().int().describe('Companies that hold it now, by what you may see'),
  is_followed: z.boolean(),
  created_at: z.string(),
})
export type SavedScreen = z.infer<typeof savedScreen>

export const newScreenBody = z.object({
  name: z.string().trim().min(1, 'a screen needs a name').max(80, 'a name may have at most 80 characters'),
  query: z.string().max(2000),
})
