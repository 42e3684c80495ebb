/** The page of posts (spec §3, decisions 126, 129, 131). */
import { z } from 'zod'

export const postInList = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  status: z.string(),
  protected: z.boolean(),
  preview_characters: z.number(),
  total_words: z.number(),
  excerpt: z.string().nullable(),
  published_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  filings: z.array(z.object({ accession_number: z.string(), cik: z.string(), company_name: z.string() })),
})
export const blogPage = z.object({
  total: z.number(),
  skip: z.number(),
  limit: z.number(),
  has_more: z.boolean(),
  posts: z.array(postInList),
})
export type BlogPage = z.infer<typeof blogPage>
