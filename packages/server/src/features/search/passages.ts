/**
 * Passages that match a search, best among the newest. Every passage carries marks of its date and form beside its
 * words, so that one index answers "these words in these days" without a look at the rest. Filings are taken newest
 * first in slices of growing size until enough passages are found; the work of a slice is bounded, whatever is asked:
 * a frequent word ends in the first slice, a rare one has few passages in the last.
 */
import { dateOfDay, dayNumber } from '@topline/core/format/day.ts'
import { and, between, desc, eq, max, min, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { filingDocuments, filingPassages, filings } from '../../db/schema.ts'
import { ofCompany } from './company-passages.ts'
import { headlineOf } from './headline.ts'
import { ENOUGH, type Key, MOST_LOOKED_THROUGH, slice } from './slice.ts'

export interface PassageFilter {
  form?: string | undefined
  /** year of the filing date */
  year?: number | undefined
  accession?: string | undefined
  /** only this company's filings */
  cik?: string | undefined
}

export interface PassageRow {
  accession_number: string
  document: string
  is_main: boolean
  position: number
  section: string
  start_byte: number
  end_byte: number
  /** with the marks of HIT */
  headline: string
  form_type: string
  filing_date: string
  fiscal_year: number | null
  fiscal_period: string | null
  cik: string
  company_name: string
  tickers: string[]
}

export interface FoundPassages {
  rows: PassageRow[]
  has_more: boolean
  /** none at all was found, whichever page is asked for */
  is_empty: boolean
  /** filings before this date were not looked through, since the words of a phrase are in too many of them; null = all */
  searched_since: string | null
}

/** Filings up to the ends of the slices, newest first; what is older is the last one. */
const NEAR = [10, 40, 160, 640]
const FAR = [10_240, 163_840]
/** The marks of a day and of the runs of days it stands in, each four times as long as the one before. */
const RUNS = ['a', 'b', 'c', 'd', 'e', 'f']
const OF_ONE_FILING = 3

/** Best first among the newest, at most three of one filing unless one is asked for. */
export async function searchPassages(
  db: Db,
  text: string,
  filter: PassageFilter,
  page: { skip: number; limit: number },
): Promise<FoundPassages> {
  const ground = await groundOf(db, text, filter)
  if (ground.query === '') return { rows: [], has_more: false, is_empty: true, searched_since: null }
  const { keys, searched_since } = await candidates(db, ground, filter)
  const best = bestOf(keys, filter.accession === undefined ? OF_ONE_FILING : Number.POSITIVE_INFINITY)
  const shown = best.slice(page.skip, page.skip + page.limit)
  return {
    rows: await details(db, ground.query, shown),
    has_more: best.length > page.skip + page.limit,
    is_empty: best.length === 0,
    searched_since,
  }
}

interface Ground {
  /** what people type (words, "phrases", or, -not) as the database understands it; '' = nothing to look for */
  query: string
  /** filing dates of the filter; null = no filing */
  newest: string | null
  oldest: string | null
  /** filing dates that end the near slices; null = there are fewer filings */
  ends: (string | null)[]
}

async function groundOf(db: Db, text: string, filter: PassageFilter): Promise<Ground> {
  const rows = ofFilter(filter)
  const date = filings.filing_date
  const nth = NEAR.map((n) => sql`(${nthDate(db, filter, n)})::text`)
  const { rows: found } = await db.execute<Record<string, unknown>>(sql`
    select websearch_to_tsquery('english'::regconfig, ${text})::text as query,
      (${db
        .select({ date: max(date) })
        .from(filings)
        .where(rows)})::text as newest,
      (${db
        .select({ date: min(date) })
        .from(filings)
        .where(rows)})::text as oldest,
      array[${sql.join(nth, sql`, `)}] as ends`)
  const [row] = z.array(groundRow).parse(found)
  return row ?? { query: '', newest: null, oldest: null, ends: [] }
}
const groundRow = z.object({
  query: z.string(),
  newest: z.string().nullable(),
  oldest: z.string().nullable(),
  ends: z.array(z.string().nullable()),
})

async function candidates(
  db: Db,
  { query, newest, oldest, ends }: Ground,
  filter: PassageFilter,
): Promise<{ keys: Key[]; searched_since: string | null }> {
  if (filter.accession !== undefined) {
    const { keys } = await slice(db, query, '', sql`accession_number = ${filter.accession}`, MOST_LOOKED_THROUGH)
    return { keys, searched_since: null }
  }
  if (filter.cik !== undefined)
    return { keys: await ofCompany(db, query, filter.cik, ofFilter(filter)), searched_since: null }
  const keys: Key[] = []
  if (newest === null || oldest === null) return { keys, searched_since: null }
  let before = dateOfDay(dayNumber(newest) + 1)
  let left = MOST_LOOKED_THROUGH
  for (let n = 0; ; n++) {
    const end = n < NEAR.length ? (ends[n] ?? null) : await farDate(db, filter, FAR[n - NEAR.length])
    // All that is older is one slice without marks: what is rare so far has few passages there.
    const { from, marks } =
      end === null && filter.year === undefined
        ? { from: oldest, marks: '' }
        : sliceBetween(end ?? oldest, before, oldest)
    const when = sql`filing_date < ${before}::date and filing_date >= ${from}::date`
    const found = await slice(db, query, withForm(marks, filter.form), when, left)
    keys.push(...found.keys)
    if (keys.length >= ENOUGH) break
    if (found.looked_until !== null) return { keys, searched_since: found.looked_until }
    if (from <= oldest) break
    before = from
    left -= found.looked
    // So few that the next slice would not be enough either.
    if (keys.length * 16 < ENOUGH && found.looked * 16 < left) n += 1
  }
  return { keys, searched_since: null }
}

/**
 * The marks of a slice: its days, or its runs of 4, 16 … days, so that five at most are named; it begins where a run does.
 * @returns the first day of the slice; marks '' = any, of a slice that is longer than five of the longest runs
 */
function sliceBetween(first: string, before: string, oldest: string): { from: string; marks: string } {
  const start = dayNumber(first)
  const last = dayNumber(before) - 1
  const level = RUNS.findIndex((_, at) => (last >> (2 * at)) - (start >> (2 * at)) < 5)
  const run = RUNS[level]
  if (run === undefined) return { from: first, marks: '' }
  const begin = start >> (2 * level)
  const marks = Array.from({ length: (last >> (2 * level)) - begin + 1 }, (_, n) => `'@${run}${begin + n}'`)
  const from = dateOfDay(begin << (2 * level))
  return { from: from < oldest ? oldest : from, marks: `(${marks.join('|')})` }
}

function withForm(marks: string, form: string | undefined): string {
  return [marks, form === undefined ? '' : `'@${form}'`].filter((part) => part !== '').join('&')
}

function ofFilter({ form, year }: PassageFilter): SQL | undefined {
  return and(
    form === undefined ? undefined : eq(filings.base_form, form),
    year === undefined ? undefined : between(filings.filing_date, `${year}-01-01`, `${year}-12-31`),
  )
}

/** The date of the nth newest filing; none where there are fewer. */
function nthDate(db: Db, filter: PassageFilter, nth: number) {
  return db
    .select({ date: filings.filing_date })
    .from(filings)
    .where(ofFilter(filter))
    .orderBy(desc(filings.filing_date), desc(filings.accession_number))
    .limit(1)
    .offset(nth - 1)
}

async function farDate(db: Db, filter: PassageFilter, nth: number | undefined): Promise<string | null> {
  const [row] = nth === undefined ? [] : await nthDate(db, filter, nth)
  return row?.date ?? null
}

/** By rank, then newest, each filing's best first and no more than so many of it. */
function bestOf(keys: readonly Key[], ofOneFiling: number): Key[] {
  const sorted = keys.toSorted(
    (a, b) =>
      b.rank - a.rank ||
      compare(b.filing_date, a.filing_date) ||
      compare(a.accession_number, b.accession_number) ||
      compare(a.document, b.document) ||
      a.position - b.position,
  )
  const counts = new Map<string, number>()
  return sorted.filter(({ accession_number }) => {
    const count = (counts.get(accession_number) ?? 0) + 1
    counts.set(accession_number, count)
    return count <= ofOneFiling
  })
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** What a row prints, with the words marked: of the shown ones only, since marking reads the text anew. */
async function details(db: Db, query: string, keys: readonly Key[]): Promise<PassageRow[]> {
  if (keys.length === 0) return []
  const nth = (row: Pick<Key, 'accession_number' | 'document' | 'position'>) =>
    keys.findIndex(
      (key) =>
        key.accession_number === row.accession_number && key.document === row.document && key.position === row.position,
    )
  const wanted = keys.map((key) => sql`(${key.accession_number}, ${key.document}, ${key.position}::int)`)
  const rows = await db
    .select({
      accession_number: filingPassages.accession_number,
      document: filingPassages.document,
      is_main: filingDocuments.is_main,
      position: filingPassages.position,
      section: filingPassages.section,
      start_byte: filingPassages.start_byte,
      end_byte: filingPassages.end_byte,
      headline: headlineOf(filingPassages.text, sql`${query}::tsquery`),
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      fiscal_year: filings.fiscal_year,
      fiscal_period: filings.fiscal_period,
      cik: filings.cik,
      company_name: filings.company_name,
      tickers: filings.tickers,
    })
    .from(filingPassages)
    .innerJoin(filings, eq(filings.accession_number, filingPassages.accession_number))
    .innerJoin(
      filingDocuments,
      and(
        eq(filingDocuments.accession_number, filingPassages.accession_number),
        eq(filingDocuments.name, filingPassages.document),
      ),
    )
    .where(
      sql`(${filingPassages.accession_number}, ${filingPassages.document}, ${filingPassages.position}) in (${sql.join(wanted, sql`, `)})`,
    )
  return rows.toSorted((a, b) => nth(a) - nth(b))
}
