/**
 * The first statement of a search: how the database understands what was typed, which days there are filings of, which
 * companies it may mean, and what is found beside passages. One statement, since each costs about as much as its work.
 */
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { filings } from '../../db/schema.ts'
import { companiesCalled, companiesFound } from '../companies/queries.ts'
import { isReport } from '../records/forms.ts'
import { postsFound } from './posts.ts'
import { listsFound, typedQuery } from './queries.ts'

/** How far passages are looked for. */
export interface Reach {
  /** what people type (words, "phrases", or, -not) as the database understands it; '' = nothing to look for */
  query: string
  /** filing date of the newest filing of the form, if one is asked for; null = there is none */
  newest: string | null
  /** of the oldest of all */
  oldest: string | null
  /** filings of a day, on average over all */
  per_day: number
}

export async function reachOf(db: Db, text: string, form: string | undefined): Promise<Reach> {
  const { queries, ...days } = await askedOnce(db, reachColumns([text], form), reachRow)
  return { query: queries[0] ?? '', ...days }
}

export interface Sought {
  text: string
  form: string | undefined
  /** texts that may be looked for in place of the whole one */
  rests: readonly string[]
  /** of a company that may be meant, as names and tickers are compared */
  names: readonly string[]
  tickers: readonly string[]
  /** how many companies, lists and posts to find; null = passages alone are asked for */
  beside: { companies: number; lists: number; posts: number } | null
}

/** What the statement tells; `reach` by the text that is looked for. */
export async function firstLook(db: Db, { text, form, rests, names, tickers, beside }: Sought) {
  const texts = [...new Set([text, ...rests])]
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8)
  const { queries, newest, oldest, per_day, ...found } = await askedOnce(
    db,
    sql`${reachColumns(texts, form)},
      ${companiesAsJson(companiesCalled(db, names, tickers))} as called,
      ${companiesAsJson(beside && companiesFound(db, text, beside.companies))} as companies,
      ${asJson(beside && listsFound(db, words, beside.lists))} as lists,
      ${asJson(beside && postsFound(db, typedQuery(text), beside.posts))} as posts`,
    firstRow,
  )
  const days = { newest, oldest, per_day }
  const reach = new Map(texts.map((one, i): [string, Reach] => [one, { query: queries[i] ?? '', ...days }]))
  return { ...found, reach: (one: string): Reach => reach.get(one) ?? { query: '', ...days } }
}

function reachColumns(texts: readonly string[], form: string | undefined): SQL {
  const ofForm = form === undefined ? sql`` : sql`where base_form = ${form}`
  return sql`array(select websearch_to_tsquery('english'::regconfig, typed)::text
      from unnest(${sql.param(texts)}::text[]) with ordinality as typed (typed, n) order by n) as queries,
    (select max(filing_date) from filings ${ofForm})::text as newest,
    (select min(filing_date) from filings)::text as oldest,
    coalesce((select n from counters where name = 'filings'), 0)::float8
      / (1 + (select max(filing_date) - min(filing_date) from filings))::float8 as per_day`
}

const asJson = (rows: { getSQL(): SQL } | null): SQL =>
  rows ? sql`(select coalesce(json_agg(found), '[]') from ${rows} as found)` : sql`'[]'::json`

/** Each with how many filings it has, releases apart. */
const companiesAsJson = (rows: { getSQL(): SQL } | null): SQL =>
  rows
    ? sql`(select coalesce(json_agg(found), '[]') from (select named.*,
        (select count(*) from ${filings} where ${filings.cik} = named.cik and ${isReport}) as filings
        from ${rows} as named) as found)`
    : sql`'[]'::json`

async function askedOnce<T extends z.ZodType>(db: Db, columns: SQL, shape: T): Promise<z.output<T>> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`select ${columns}`)
  return shape.parse(rows[0])
}

const reachRow = z.object({
  queries: z.array(z.string()),
  newest: z.string().nullable(),
  oldest: z.string().nullable(),
  /** null without filings */
  per_day: z
    .number()
    .nullable()
    .transform((n) => n ?? 0),
})
const company = z.object({
  cik: z.coerce.string(),
  name: z.string(),
  tickers: z.array(z.string()),
  filings: z.number(),
})
export type FoundCompany = z.infer<typeof company>
const firstRow = reachRow.extend({
  called: z.array(company.extend({ position: z.number().nullable() })),
  companies: z.array(company),
  lists: z.array(z.object({ name: z.string(), slug: z.string(), description: z.string().nullable() })),
  posts: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      slug: z.string(),
      excerpt: z.string().nullable(),
      protected: z.boolean(),
      preview_characters: z.number(),
      published_at: z.coerce.date().nullable(),
    }),
  ),
})
