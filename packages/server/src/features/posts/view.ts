/** A post as one viewer may read it (decisions 59 and 72). */
import { hasActiveSubscription, type Looking } from '@topline/core/access/access.ts'
import type { BlogPage, BlogPost, SocialPost } from '@topline/core/api/blogs.ts'
import { postClaim } from '@topline/core/api/blogs.ts'
import { cutText, PREVIEW_DEFAULT, previewOf } from '@topline/core/posts/preview.ts'
import { beforeFigures } from '@topline/core/posts/reserved.ts'
import { z } from 'zod'
import { faceOf, isForSubscribers } from './face.ts'
import type { NeighbourRow, PostFiling, PostRow, postPage, SocialRow } from './queries.ts'

type ListRow = Awaited<ReturnType<typeof postPage>>['rows'][number]

/** What every answer about a post needs beside its row. */
export interface PostSite {
  looking: Looking
  /** the zone of the `_local` dates */
  timeZone: string
}

/** ISO with the offset of the zone: '2025-03-05T09:30:00+01:00'. */
function localInstant(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
}

function dates(row: Pick<PostRow, 'published_at' | 'created_at' | 'updated_at'>, timeZone: string) {
  return {
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at_local: row.published_at && localInstant(row.published_at, timeZone),
    created_at_local: localInstant(row.created_at, timeZone),
    updated_at_local: localInstant(row.updated_at, timeZone),
  }
}

const wireFiling = ({ post_id: _, is_reserved: __, ...filing }: PostFiling) => filing

/** The row of a list; its preview is cut to what the post shows of itself, and holds no figure that is reserved. */
export function viewListed(row: ListRow, related: readonly PostFiling[], site: PostSite): BlogPage['posts'][number] {
  const isAdmin = site.looking.viewer?.is_admin === true
  const own = related.filter((filing) => filing.post_id === row.id)
  const { title, slug, excerpt } = faceOf(row, own, site.looking)
  return {
    id: row.id,
    title,
    slug,
    status: row.status,
    protected: isForSubscribers(row, own),
    is_reserved: own.some((filing) => filing.is_reserved),
    preview_characters: row.preview_characters,
    total_words: row.total_words,
    excerpt: excerpt && cutText(excerpt, Math.min(PREVIEW_DEFAULT + 1, row.preview_characters)),
    qc_passed: isAdmin ? row.qc_passed : null,
    has_qc_report: isAdmin ? row.has_qc_report : null,
    ...dates(row, site.timeZone),
    filings: own.map(({ accession_number, cik, company_name }) => ({ accession_number, cik, company_name })),
  }
}

export function viewPost(
  row: PostRow,
  /** filings of this post and of those beside it */
  all: readonly PostFiling[],
  social: readonly SocialRow[],
  beside: { previous: NeighbourRow | null; next: NeighbourRow | null },
  site: PostSite,
): BlogPost {
  const { viewer, mode } = site.looking
  const isAdmin = viewer?.is_admin === true
  const mayReadAll = hasActiveSubscription(viewer, mode)
  const related = all.filter((filing) => filing.post_id === row.id)
  const isReserved = related.some((filing) => filing.is_reserved)
  const { title, slug, excerpt } = faceOf(row, related, site.looking)
  const isWhole = mayReadAll || !isForSubscribers(row, related)
  const cut = isWhole
    ? { content: row.content, shown_words: row.total_words }
    : gated(row, isReserved ? related.map((filing) => filing.company_name) : null)
  const filings = related.map(wireFiling)
  const companies = new Map(filings.map((filing) => [filing.cik, filing.company_name]))
  const claims = isWhole
    ? z
        .array(postClaim)
        .catch([])
        .parse(row.claims ?? [])
    : []
  return {
    id: row.id,
    title,
    slug,
    status: row.status,
    protected: isForSubscribers(row, related),
    is_reserved: isReserved,
    preview_characters: row.preview_characters,
    total_words: row.total_words,
    shown_words: Math.min(row.total_words, cut.shown_words),
    content: cut.content,
    content_for_tts: isAdmin ? row.content_for_tts : null,
    excerpt,
    qc_passed: isAdmin ? row.qc_passed : null,
    has_qc_report: isAdmin ? row.qc_report !== null : null,
    qc_report: isAdmin ? row.qc_report : null,
    ...dates(row, site.timeZone),
    filings,
    related_filings: filings,
    related_companies: [...companies].map(([cik, name]) => ({ cik, name })),
    social_posts: isAdmin ? social.map((one) => viewSocial(one, row)) : [],
    // Of what a checker thought a reader needs the cells; the rest is the admins' business.
    claims: isAdmin ? claims : claims.filter((one) => one.verdict === 'holds' && one.href !== null),
    version: row.version,
    previous: neighbour(beside.previous),
    next: neighbour(beside.next),
  }

  function neighbour(one: NeighbourRow | null): BlogPost['next'] {
    if (!one) return null
    const { title, slug } = faceOf(
      one,
      all.filter((filing) => filing.post_id === one.id),
      site.looking,
    )
    return { title, slug }
  }
}

/** @param names of the companies whose figures are for subscribers; null = the figures are free */
function gated(row: PostRow, names: readonly string[] | null) {
  const cut = previewOf(row.content, row.preview_characters)
  if (names === null) return cut
  return previewOf(beforeFigures(cut.content, names), row.preview_characters)
}

export function viewSocial(row: SocialRow, post: Pick<PostRow, 'id' | 'slug' | 'title'> | null): SocialPost {
  return {
    id: row.id,
    type: row.type,
    content: row.content,
    description: row.description,
    published: row.published,
    state: row.state,
    url: row.url,
    qc_result: row.qc_result,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    blog_posts: post ? [{ id: post.id, slug: post.slug, title: post.title }] : [],
    filings: row.accession_number ? [{ accession_number: row.accession_number }] : [],
  }
}
