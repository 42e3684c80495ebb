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

const postFiling = z.object({
  accession_number: z.string(),
  cik: z.string(),
  company_name: z.string(),
  form_type: z.string(),
  filing_date: z.string(),
  htm_url: z.string().nullable(),
})
const socialPost = z.object({
  id: z.number(),
  type: z.string(),
  content: z.string(),
  description: z.string().nullable(),
  published: z.boolean(),
  url: z.string().nullable(),
  qc_result: z.object({ passed: z.boolean(), description: z.string(), rationale: z.string() }).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable(),
})
/** One post; `content` is cut to `preview_characters` for those who may not read it whole (decision 130). */
export const blogPost = postInList.extend({
  content: z.string(),
  shown_words: z.number(),
  /** the notes of admins, null for others */
  content_for_tts: z.string().nullable(),
  qc_passed: z.boolean().nullable(),
  qc_report: z.string().nullable(),
  filings: z.array(postFiling),
  related_filings: z.array(postFiling),
  related_companies: z.array(z.object({ cik: z.string(), name: z.string() })),
  social_posts: z.array(socialPost),
})
export type BlogPost = z.infer<typeof blogPost>
