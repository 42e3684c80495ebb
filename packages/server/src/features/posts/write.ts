/** Who writes a post: the configured model where there is one, else the plain writer. One interface for both. */

import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { formatLongDate } from '@topline/core/format/date.ts'
import { slugOf } from '@topline/core/format/slug.ts'
import { withoutForeignLinks } from '@topline/core/posts/model-text.ts'
import { neutralTitle } from '@topline/core/posts/reserved.ts'
import { postFieldErrors, titleSlug } from '@topline/core/posts/rules.ts'
import { type WrittenPost, writePost } from '@topline/core/words/post.ts'
import { cameWords } from '@topline/core/words/released-and-filed.ts'
import { z } from 'zod'
import { openModel } from '../../clients/llm/choose.ts'
import { ModelError } from '../../clients/llm/model.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { PostFacts } from './facts.ts'
import { figuresPrompt } from './prompt.ts'
import { cleanTitle } from './save.ts'

export interface Draft extends WrittenPost {
  slug: string
  writer: 'model' | 'plain'
}

/** @throws AppError 422 where the statement says too little to write about */
export async function draftPost(
  ctx: AppContext,
  facts: PostFacts,
  accession: string,
  instructions: string | null,
  signal?: AbortSignal,
): Promise<Draft> {
  const plain = writePost(facts.base)
  if (!plain) throw new AppError('invalid', 'The statement has no revenue or no net income to write about')
  const written = (await byModel(ctx, facts, plain, accession, instructions, signal)) ?? plain
  const reserved = facts.is_reserved ? reservedDraft(facts, written) : written
  return { ...reserved, slug: slugFor(facts, reserved.title), writer: written === plain ? 'plain' : 'model' }
}

/**
 * Figures for subscribers stand neither in the title nor in the first words, which everybody sees: the post opens with
 * what it is about.
 */
function reservedDraft(facts: PostFacts, written: WrittenPost): WrittenPost {
  const name = shortCompanyName(facts.base.company)
  const came = cameWords(facts.form_type, facts.base.periods[0].code)
  const on = facts.base.filing_date ? ` on ${formatLongDate(facts.base.filing_date)}` : ''
  const opening = `${name} ${came}${on}. This post goes through the income statement from the top line to earnings per share: where revenue came from, what it cost, what was left for shareholders, and how it all moved against the year before.`
  return {
    title: neutralTitle(facts.base.company, facts.base.periods[0].code),
    content: `${opening}\n\n${written.content}`,
  }
}

/** "apple-sold-more-and-kept-less-in-fiscal-2024", at most 80 characters, whole words. */
function slugFor(facts: PostFacts, title: string): string {
  const slug = titleSlug(title)
  return /^\d*$/.test(slug) ? slugOf(`${facts.base.company} ${facts.base.periods[0].code}`) : slug
}

const written = z.object({ title: z.string(), content: z.string() })

const RULES = [
  'You write posts about company earnings for readers who want figures they can check.',
  'Use only the figures you are given, in the units you are given; never add a figure, a forecast or an opinion on the share.',
  'Markdown: two or three sections with ## headings, at most one table, no first-level heading, no links but the two named ones.',
  'Put the line [Income flow](income_flow) once, after the first paragraph, and link the words "the filing" to filing_url.',
].join('\n')

async function byModel(
  ctx: AppContext,
  facts: PostFacts,
  plain: WrittenPost,
  accession: string,
  instructions: string | null,
  signal?: AbortSignal,
): Promise<WrittenPost | null> {
  const model = openModel(ctx)
  if (!model) return null
  try {
    const { object } = await model.generateObject({
      purpose: 'post',
      system: RULES,
      prompt: [
        figuresPrompt(facts),
        'An article from the same figures, as a guide to what they say:',
        plain.content,
        ...(instructions ? ['What the editor asks for:', instructions] : []),
      ].join('\n\n'),
      schema: written,
      accession_number: accession,
      ...(signal ? { signal } : {}),
    })
    return usable(object, instructions ?? '')
  } catch (error) {
    // The plain writer stands in: a post by rules is better than none, and its check says what it is.
    if (!(error instanceof ModelError)) throw error
    ctx.log.warn({ fault: error.fault, accession }, 'post by the plain writer: the model gave none')
    return null
  }
}

/** The text changed as an editor asks. @throws AppError 503 without a model, ModelError where it does not answer */
export async function rewrite(
  ctx: AppContext,
  facts: PostFacts,
  text: { title: string; content: string },
  instructions: string,
  accession: string,
  signal?: AbortSignal,
): Promise<WrittenPost> {
  const model = openModel(ctx)
  if (!model) throw new AppError('unavailable', NO_MODEL)
  const { object } = await model.generateObject({
    purpose: 'post',
    system: `${RULES}\nChange the post as the editor asks and keep the rest.`,
    prompt: [figuresPrompt(facts), 'The post:', JSON.stringify(text), 'What the editor asks for:', instructions].join(
      '\n\n',
    ),
    schema: written,
    accession_number: accession,
    ...(signal ? { signal } : {}),
  })
  const changed = usable(object, `${text.content}\n${instructions}`)
  if (!changed) throw new AppError('upstream', 'The language model gave no text that can be a post')
  return changed
}

/** @param known what an editor wrote: addresses in it may stay. @returns null for what cannot be a post */
function usable(object: WrittenPost, known: string): WrittenPost | null {
  const post = {
    title: cleanTitle(object.title),
    content: withoutForeignLinks(object.content.replaceAll('\0', ''), known).trim(),
  }
  return postFieldErrors({ ...post, slug: 'any' }).length === 0 ? post : null
}

export const NO_MODEL =
  'The text was saved as written. Further instructions need a language model, and none is configured.'
