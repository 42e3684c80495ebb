/** The page of posts (decisions 28 and 72). */
import { z } from 'zod'
import { claim } from '../claims/claim.ts'

const postInList = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  status: z.string(),
  protected: z.boolean(),
  /** its filing's figures are for subscribers, and so is the post whatever its own switch says */
  is_reserved: z.boolean(),
  preview_characters: z.number(),
  total_words: z.number(),
  excerpt: z.string().nullable(),
  published_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  /** the same instants in the zone of the site (decision 33) */
  published_at_local: z.string().nullable(),
  created_at_local: z.string(),
  updated_at_local: z.string(),
  /** for admins: what the check said, null before it; others always null */
  qc_passed: z.boolean().nullable(),
  has_qc_report: z.boolean().nullable(),
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
  /** '2024 FY'; null without a statement */
  period_code: z.string().nullable(),
})
export const socialPost = z.object({
  id: z.number(),
  type: z.string(),
  content: z.string(),
  description: z.string().nullable(),
  published: z.boolean(),
  /** 'unknown': sent, but no answer came; an admin says whether it is out */
  state: z.enum(['draft', 'publishing', 'unknown', 'published']),
  url: z.string().nullable(),
  qc_result: z.object({ passed: z.boolean(), description: z.string(), rationale: z.string() }).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable(),
  blog_posts: z.array(z.object({ id: z.number(), slug: z.string(), title: z.string() })),
  filings: z.array(z.object({ accession_number: z.string() })),
})
export type SocialPost = z.infer<typeof socialPost>

/** A claim of a post with the address of its cell. */
export const postClaim = claim.extend({ href: z.string().nullable() })
export type PostClaim = z.infer<typeof postClaim>

const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable()

/** One post; `content` is cut to `preview_characters` for those who may not read it whole (decision 72). */
export const blogPost = postInList.extend({
  content: z.string(),
  shown_words: z.number(),
  /** the notes of admins, null for others */
  content_for_tts: z.string().nullable(),
  qc_report: z.string().nullable(),
  filings: z.array(postFiling),
  related_filings: z.array(postFiling),
  related_companies: z.array(z.object({ cik: z.string(), name: z.string() })),
  social_posts: z.array(socialPost),
  /** figures of the text with the cell they stand in; admins get every claim, others those that hold */
  claims: z.array(postClaim),
  /** counts the saved texts; sent back with an edit */
  version: z.number(),
  previous: neighbour,
  next: neighbour,
  /** after publishing: the job that publishes the first social post */
  social_job_id: z.string().nullable().optional(),
})
export type BlogPost = z.infer<typeof blogPost>

/** The state of a job that a page waits for. */
export interface PageJobEnd {
  job_id: string
  status: 'completed' | 'failed' | 'timeout'
  result?: Record<string, unknown> | null
  error?: string | null
}

export const postEdit = z.object({
  title: z.string().trim().max(500),
  slug: z.string().max(200),
  content: z.string().max(200_000),
  prompt: z.string().max(4000).nullable().optional(),
  preview_characters: z.coerce.number().nullable().optional(),
  /** the version the edit began from; another one answers 409 and keeps the text as a revision */
  version: z.number().int().optional(),
  /** of a published post: the words of the claims shown as not checked that the person stands by */
  acknowledged: z.array(z.string().max(2000)).max(500).optional(),
})

export const postRevision = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  preview_characters: z.number(),
  prompt: z.string().nullable(),
  state: z.enum(['waiting', 'applied', 'refused']),
  qc_passed: z.boolean().nullable(),
  created_at: z.string(),
  by: z.string().nullable(),
})
export type PostRevision = z.infer<typeof postRevision>

/** A post as the admins' list of checks shows it. */
export const checkedPost = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  status: z.string(),
  qc_passed: z.boolean().nullable(),
  has_qc_report: z.boolean(),
  updated_at: z.string(),
  deleted_at: z.string().nullable(),
  /** claims that the statement contradicts, and how many it could not decide */
  wrong: z.array(postClaim),
  unresolved_count: z.number(),
  claim_count: z.number(),
  /** why nothing written from its statement may be published */
  problem: z.string().nullable(),
})
export type CheckedPost = z.infer<typeof checkedPost>
