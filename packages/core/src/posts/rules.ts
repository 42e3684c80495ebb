/** Rules of the fields of a post (decision 73); server and form say the same. */
import { slugOf } from '../format/slug.ts'

const SLUG = /^[a-z0-9-]{1,120}$/
export const PREVIEW_MIN = 50
export const PREVIEW_MAX = 500
export const SLUG_HINT = 'Lowercase letters, numbers and hyphens only'

/** The address a title gives: at most 80 characters, cut between words. */
export function titleSlug(title: string): string {
  const slug = slugOf(title)
  if (slug.length <= 80) return slug
  const cut = slug.slice(0, 81).lastIndexOf('-')
  return slug.slice(0, cut > 40 ? cut : 80)
}

export interface PostFields {
  title: string
  slug: string
  content: string
}

/** What is wrong with each field, in words; empty = all is well. */
export function postFieldErrors(fields: PostFields): { field: keyof PostFields; message: string }[] {
  const errors: { field: keyof PostFields; message: string }[] = []
  if (fields.title.trim() === '') errors.push({ field: 'title', message: 'A title is required' })
  else if (fields.title.length > 200) errors.push({ field: 'title', message: 'At most 200 characters' })
  if (!SLUG.test(fields.slug)) errors.push({ field: 'slug', message: `${SLUG_HINT}, at most 120` })
  // A number is the post's other address.
  else if (/^\d+$/.test(fields.slug)) errors.push({ field: 'slug', message: 'Letters are needed, not a number alone' })
  if (fields.content.trim() === '') errors.push({ field: 'content', message: 'Content is required' })
  else if (fields.content.length > 100_000) errors.push({ field: 'content', message: 'At most 100,000 characters' })
  return errors
}

/** What the box holds, or 160 where it holds no number; kept within 50 and 500, without decimals. */
export function previewCharacters(text: string): number {
  const number = Number.parseInt(text, 10)
  if (!Number.isFinite(number)) return 160
  return Math.min(PREVIEW_MAX, Math.max(PREVIEW_MIN, number))
}
