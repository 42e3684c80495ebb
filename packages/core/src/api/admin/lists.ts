/** Bodies of the lists editor (decision 57). */
import { z } from 'zod'

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/, 'Lower-case letters, digits and hyphens only')
export const name = z.string().trim().min(1, 'A list needs a name').max(200)
export const description = z.string().trim().max(2000).nullish()

export const newListBody = z.object({
  name,
  slug,
  description,
  /** CIKs or tickers */
  companies: z.array(z.string().trim().min(1).max(20)).max(2000).default([]),
})
export const changeListBody = z
  .object({ name: name.optional(), slug: slug.optional(), description })
  .refine((body) => Object.keys(body).length > 0, 'Nothing to change')
