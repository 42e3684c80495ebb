/** Companies, lists and kept screens that a signed-in user follows (decision 26). */
import { z } from 'zod'
import { company, filing } from '../wire.ts'

export const followedKeys = z.object({ ciks: z.array(z.string()), slugs: z.array(z.string()) })
export type FollowedKeys = z.infer<typeof followedKeys>

const followedFiling = z.object({
  filing,
  /** came since the last look at this page */
  is_new: z.boolean(),
  /** revenue against the same period a year before, 0.05 = 5 % more; null = not known or not visible */
  revenue_growth: z.number().nullable(),
})
export type FollowedFiling = z.infer<typeof followedFiling>

export const following = z.object({
  companies: z.array(
    company.pick({ cik: true, name: true, tickers: true, logo_info: true }).extend({ followed_at: z.string() }),
  ),
  lists: z.array(z.object({ name: z.string(), slug: z.string(), companies: z.number(), followed_at: z.string() })),
  screens: z.array(z.object({ id: z.number(), name: z.string(), query: z.string(), followed_at: z.string() })),
  filings: z.array(followedFiling),
  /** the last look at this page; null = the first */
  seen_at: z.string().nullable(),
})
export type Following = z.infer<typeof following>
