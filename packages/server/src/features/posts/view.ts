/** A post as one viewer may read it (spec §2 "Blog post", decisions 129 to 131). */
import { hasActiveSubscription } from '@topline/core/access/access.ts'
import type { BlogPost } from '@topline/core/api/blogs.ts'
import type { Looking } from '../statements/view.ts'
import type { filingsOfPosts, postByKey, socialPostsOf } from './queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof postByKey>>>
type Related = Awaited<ReturnType<typeof filingsOfPosts>>
type Social = Awaited<ReturnType<typeof socialPostsOf>>

export function viewPost(row: Row, related: Related, social: Social, { viewer, mode }: Looking): BlogPost {
  const isAdmin = viewer?.is_admin === true
  const isWhole = !row.protected || hasActiveSubscription(viewer, mode)
  const content = isWhole ? row.content : previewOf(row.content, row.preview_characters)
  const filings = related.map(({ post_id: _, ...filing }) => filing)
  const companies = new Map(filings.map((filing) => [filing.cik, filing.company_name]))
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    status: row.status,
    protected: row.protected,
    preview_characters: row.preview_characters,
    total_words: row.total_words,
    shown_words: isWhole ? row.total_words : Math.min(row.total_words, wordsOf(content)),
    content,
    content_for_tts: isAdmin ? row.content_for_tts : null,
    excerpt: row.excerpt,
    qc_passed: isAdmin ? row.qc_passed : null,
    qc_report: isAdmin ? row.qc_report : null,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    filings,
    related_filings: filings,
    related_companies: [...companies].map(([cik, name]) => ({ cik, name })),
    social_posts: isAdmin
      ? social.map((one) => ({
          ...one,
          created_at: one.created_at.toISOString(),
          updated_at: one.updated_at.toISOString(),
          published_at: one.published_at?.toISOString() ?? null,
        }))
      : [],
  }
}

/** The first characters, cut at a space where one stands in the last fifth (decision 131). */
function previewOf(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const space = start.lastIndexOf(' ')
  return `${space >= most * 0.8 ? start.slice(0, space) : start}…`
}

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
