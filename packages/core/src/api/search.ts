/** Full-text search over companies, lists, posts and the passages of all stored filings. */
import { z } from 'zod'
import { companyRef } from './wire.ts'

/** A piece of text; `hit` = it is what was searched for. */
const textPiece = z.object({ text: z.string(), hit: z.boolean() })
export type TextPiece = z.infer<typeof textPiece>

const foundPassage = z.object({
  accession_number: z.string(),
  company: companyRef,
  form_type: z.string(),
  filing_date: z.string(),
  fiscal_year: z.number().nullable(),
  fiscal_period: z.string().nullable(),
  /** the headings it stands under; '' = none */
  section: z.string(),
  /** the part of the passage around the hits */
  pieces: z.array(textPiece),
  /** the document's place, `/source/{accession}?at={start}-{end}`, `&doc=` for an exhibit */
  href: z.string(),
})
export type FoundPassage = z.infer<typeof foundPassage>

export const searchAnswer = z.object({
  query: z.string(),
  companies: z.array(companyRef.extend({ filings: z.number().nullable() })),
  lists: z.array(z.object({ name: z.string(), slug: z.string(), description: z.string().nullable() })),
  posts: z.array(
    z.object({ title: z.string(), slug: z.string(), published_at: z.string().nullable(), pieces: z.array(textPiece) }),
  ),
  /**
   * the company whose name or ticker the words begin or end with: `words`, the others, were looked for in its filings;
   * has_passages false = these have none, and all words were looked for in all filings. null = none was meant
   */
  company: companyRef.extend({ words: z.string(), has_passages: z.boolean() }).nullable(),
  passages: z.array(foundPassage),
  /** more passages than these are found: `skip` gives them */
  has_more: z.boolean(),
  /**
   * passages of filings before this date were not looked through, because the words of a phrase stand in too many;
   * null = all were, or enough were found
   */
  searched_since: z.string().nullable(),
  /** filings that are searchable, and those that are still being prepared */
  indexed: z.object({ filings: z.number(), waiting: z.number() }),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
