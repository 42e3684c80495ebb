/** Writing posts: what every saved text brings with it, revisions, slugs (decision 73). */
import { countWords } from '@topline/core/posts/blocks.ts'
import { listPreview, PREVIEW_DEFAULT } from '@topline/core/posts/preview.ts'
import { PREVIEW_MAX, PREVIEW_MIN, postFieldErrors } from '@topline/core/posts/rules.ts'
import { speechText } from '@topline/core/words/speech.ts'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { postFilings, postRevisions, postSlugs, posts, users } from '../../db/schema.ts'
import { AppError, invalid } from '../../errors.ts'
import type { PostCheck } from './check.ts'
import type { PostRow } from './queries.ts'

export interface PostText {
  title: string
  slug: string
  content: string
  prompt: string | null
  preview_characters: number
}

/** Text of others' making: characters that change how a line reads are taken out. */
export const cleanTitle = (title: string): string =>
  title
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** @throws AppError 422 with what is wrong, field by field */
export function validText(edit: {
  title: string
  slug: string
  content: string
  prompt?: string | null | undefined
  preview_characters?: number | null | undefined
}): PostText {
  const text = {
    title: cleanTitle(edit.title),
    slug: edit.slug.trim(),
    content: edit.content.replaceAll('\0', '').replace(/\r\n?/g, '\n'),
  }
  const errors = postFieldErrors(text)
  const [first] = errors
  if (first) throw invalid(first.message, errors)
  const characters = Math.trunc(edit.preview_characters ?? PREVIEW_DEFAULT)
  return {
    ...text,
    prompt: edit.prompt?.trim() || null,
    preview_characters: Number.isFinite(characters)
      ? Math.min(PREVIEW_MAX, Math.max(PREVIEW_MIN, characters))
      : PREVIEW_DEFAULT,
  }
}

/** What is derived from a text on every save. */
function derived(text: Pick<PostText, 'content'>) {
  return {
    total_words: countWords(text.content),
    excerpt: listPreview(text.content, PREVIEW_DEFAULT),
    content_for_tts: speechText(text.content),
  }
}

/** A slug nobody has or had: the given one, else with the next free number. */
export async function freeSlug(db: Db, wanted: string): Promise<string> {
  for (let n = 1; n < 1000; n++) {
    const slug = n === 1 ? wanted : `${wanted.slice(0, 112)}-${n}`
    if (!(await isTaken(db, slug, null))) return slug
  }
  throw new AppError('conflict', 'No free slug was found')
}

async function isTaken(db: Db, slug: string, own: number | null): Promise<boolean> {
  const [post] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), own === null ? undefined : ne(posts.id, own)))
  if (post) return true
  const [former] = await db
    .select({ id: postSlugs.post_id })
    .from(postSlugs)
    .where(and(eq(postSlugs.slug, slug), own === null ? undefined : ne(postSlugs.post_id, own)))
  return former !== undefined
}

export interface NewPost extends PostText {
  check: PostCheck
  accessions: readonly string[]
  protected: boolean
  created_by: number | null
  job_id: string | null
  created_at?: Date
}

export async function insertPost(tx: Tx, post: NewPost): Promise<PostRow> {
  const { check, accessions, created_at, ...fields } = post
  const [row] = await tx
    .insert(posts)
    .values({ ...fields, ...derived(post), ...check, ...(created_at ? { created_at, updated_at: created_at } : {}) })
    .returning()
  if (!row) throw new Error('The post was not stored')
  if (accessions.length > 0)
    await tx
      .insert(postFilings)
      .values(accessions.map((accession_number, position) => ({ post_id: row.id, accession_number, position })))
  await insertRevision(tx, row.id, post, 'applied', check, post.created_by)
  return row
}

export async function insertRevision(
  tx: Tx,
  postId: number,
  text: PostText,
  state: 'waiting' | 'applied' | 'refused',
  check: PostCheck | null,
  userId: number | null,
): Promise<number> {
  const [row] = await tx
    .insert(postRevisions)
    .values({
      post_id: postId,
      title: text.title,
      slug: text.slug,
      content: text.content,
      prompt: text.prompt,
      preview_characters: text.preview_characters,
      state,
      qc_passed: check?.qc_passed ?? null,
      qc_report: check?.qc_report ?? null,
      created_by: userId,
    })
    .returning({ id: postRevisions.id })
  if (!row) throw new Error('The revision was not stored')
  return row.id
}

/** The post's row, locked until the transaction ends. @throws AppError 409 when it was saved since `version` */
export async function lockPost(tx: Tx, id: number, version: number | null): Promise<PostRow> {
  const [row] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
  if (!row || row.deleted_at !== null) throw new AppError('not-found', 'Blog post not found')
  if (version !== null && row.version !== version) throw new AppError('conflict', CHANGED)
  return row
}
export const CHANGED =
  'Somebody else saved this post in the meantime. Your text is kept among its revisions; reload to see theirs.'

/** Replaces the text. A former slug keeps leading here. @throws AppError 409 for a slug that another post has or had */
export async function applyText(
  tx: Tx,
  row: PostRow,
  text: PostText,
  check: PostCheck,
  userId: number | null,
): Promise<PostRow> {
  if (text.slug !== row.slug) {
    if (await isTaken(tx, text.slug, row.id))
      throw new AppError('conflict', 'Another post has this slug', {
        errors: [{ field: 'slug', message: 'Another post has this slug' }],
      })
    await tx.delete(postSlugs).where(eq(postSlugs.slug, text.slug))
    await tx.insert(postSlugs).values({ slug: row.slug, post_id: row.id }).onConflictDoNothing()
  }
  const [saved] = await tx
    .update(posts)
    .set({ ...text, ...derived(text), ...check, version: row.version + 1, updated_at: sql`now()` })
    .where(eq(posts.id, row.id))
    .returning()
  if (!saved) throw new Error('The post was not saved')
  await insertRevision(tx, row.id, text, 'applied', check, userId)
  return saved
}

export async function revisionsOf(db: Db, postId: number) {
  return db
    .select({
      id: postRevisions.id,
      title: postRevisions.title,
      slug: postRevisions.slug,
      content: postRevisions.content,
      preview_characters: postRevisions.preview_characters,
      prompt: postRevisions.prompt,
      state: postRevisions.state,
      qc_passed: postRevisions.qc_passed,
      created_at: postRevisions.created_at,
      by: users.name,
    })
    .from(postRevisions)
    .leftJoin(users, eq(users.id, postRevisions.created_by))
    .where(eq(postRevisions.post_id, postId))
    .orderBy(desc(postRevisions.id))
    .limit(100)
}
