/**
 * What everybody reads of a post without opening it: title, address and first words. Of one whose statement is for
 * subscribers they hold no figure of it (decision 59), whatever was typed there and whenever it was protected.
 */
import { hasActiveSubscription, type Looking } from '@topline/core/access/access.ts'
import { cutText, PREVIEW_DEFAULT } from '@topline/core/posts/preview.ts'
import { beforeFigures, figureIn, figureInSlug, neutralTitle } from '@topline/core/posts/reserved.ts'
import type { PostFiling, PostRow } from './queries.ts'

/** A post about figures that are for subscribers is for them, whatever its own switch says (decision 59). */
export const isForSubscribers = (row: Pick<PostRow, 'protected'>, filings: readonly PostFiling[]): boolean =>
  row.protected || filings.some((filing) => filing.is_reserved)

interface Face {
  title: string
  /** its number where the address itself holds a figure: the post answers to both */
  slug: string
  excerpt: string | null
}

/** @param own the post's filings */
export function faceOf(
  row: Pick<PostRow, 'id' | 'title' | 'slug' | 'excerpt' | 'protected' | 'preview_characters'>,
  own: readonly PostFiling[],
  { viewer, mode }: Looking,
): Face {
  const { title, slug, excerpt } = row
  if (hasActiveSubscription(viewer, mode)) return { title, slug, excerpt }
  const shown = isForSubscribers(row, own)
    ? excerpt && cutText(excerpt, Math.min(PREVIEW_DEFAULT + 1, row.preview_characters))
    : excerpt
  const [first] = own
  if (!first || !own.some((filing) => filing.is_reserved)) return { title, slug, excerpt: shown }
  const names = own.map((filing) => filing.company_name)
  const neutral = neutralTitle(first.company_name, first.period_code)
  return {
    title: figureIn(title, names) ? neutral : title,
    slug: figureInSlug(slug, names, neutral) ? String(row.id) : slug,
    excerpt: shown && beforeFigures(shown, names),
  }
}

/** Why a post about figures for subscribers cannot be published under this title and address; null = nothing is wrong. */
export function faceProblem(
  text: { title: string; slug?: string },
  company: string,
  code: string | null,
): string | null {
  const title = figureIn(text.title, [company])
  if (title) return `The title holds “${title.text}”, and figures of this statement are for subscribers.`
  const slug = text.slug === undefined ? null : figureInSlug(text.slug, [company], neutralTitle(company, code))
  return slug && `The address holds “${slug.text}”, and figures of this statement are for subscribers.`
}
