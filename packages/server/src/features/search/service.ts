/** What a search answers: companies, lists, posts and passages, each as everybody may see it. */
import type { Looking } from '@topline/core/access/access.ts'
import type { FoundPassage, SearchAnswer } from '@topline/core/api/search.ts'
import { PASSAGES_VERSION } from '@topline/core/filing/passages.ts'
import { sourceHref } from '@topline/core/filing/source-href.ts'
import { companyMeant, companyPhrases } from '@topline/core/search/company-in-query.ts'
import type { Db } from '../../db/open.ts'
import { type FoundCompany, firstLook, type Reach } from './first-look.ts'
import type { PassageFilter } from './grounds.ts'
import { inTurn } from './in-turn.ts'
import { type FoundPassages, type PassageRow, passagesWithin } from './passages.ts'
import { viewPosts } from './posts.ts'
import { indexState, typedQuery } from './queries.ts'

/** How many of each are shown before the first passages. */
const BESIDE = { companies: 5, lists: 5, posts: 5 }

export interface SearchRequest extends Omit<PassageFilter, 'cik' | 'accession'> {
  q: string
  /** 'any': a company that the words begin or end with is words like others */
  company?: 'any' | undefined
  skip: number
  limit: number
}

type Asking = [db: Db, request: SearchRequest, state: () => Promise<SearchAnswer['indexed']>, mode?: Looking['mode']]

export const search = (...asking: Asking): Promise<SearchAnswer> => inTurn(() => searchNow(...asking))

async function searchNow(...[db, request, state, mode = 'plans']: Asking): Promise<SearchAnswer> {
  const { q, skip, limit, company, ...filter } = request
  const text = q.replaceAll('\0', ' ').trim()
  const empty = {
    query: text,
    companies: [],
    lists: [],
    posts: [],
    company: null,
    passages: [],
    has_more: false,
    searched_since: null,
  }
  if (!/[\p{L}\p{N}]/u.test(text)) return { ...empty, indexed: await state() }
  const phrases = company === 'any' ? [] : companyPhrases(text)
  const look = await firstLook(db, {
    text,
    form: filter.form,
    rests: phrases.map((one) => one.rest),
    names: phrases.map((one) => one.phrase),
    tickers: phrases.filter((one) => one.isTicker).map((one) => one.phrase),
    beside: skip === 0 ? BESIDE : null,
  })
  const meant = companyMeant(text, phrases, largestFirst(look.called))
  const [posts, { passages, ...found }, indexed] = await Promise.all([
    viewPosts(db, look.posts, { query: typedQuery(text), words: look.reach(text).query }, mode),
    passagesOf(db, look.reach, { text, meant }, filter, { skip, limit }),
    state(),
  ])
  const named = look.companies
  if (skip === 0 && meant && !named.some((row) => row.cik === meant.company.cik)) named.unshift(meant.company)
  return {
    query: text,
    companies: named.map((one) => ({ cik: one.cik, name: one.name, tickers: one.tickers, filings: one.filings })),
    lists: look.lists,
    posts: posts.map((post) => ({ ...post, published_at: post.published_at?.toISOString() ?? null })),
    company: found.company,
    passages: passages.rows.map(viewPassage),
    has_more: passages.has_more,
    searched_since: passages.searched_since,
    indexed,
  }
}

/** By size as the register orders them; those that it does not know as they were found. */
const largestFirst = <C extends { position: number | null }>(found: readonly C[]): C[] =>
  found.toSorted((a, b) => (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER))

interface Asked {
  text: string
  /** the stored company that the words begin or end with, and the others; null = none is meant */
  meant: { company: FoundCompany; rest: string } | null
}

/** In the filings of the company that is meant; in all where these have none of the words. */
async function passagesOf(
  db: Db,
  reach: (text: string) => Reach,
  { text, meant }: Asked,
  filter: PassageFilter,
  page: { skip: number; limit: number },
): Promise<{ company: SearchAnswer['company']; passages: FoundPassages }> {
  const all = () => passagesWithin(db, reach(text), filter, page)
  if (!meant) return { company: null, passages: await all() }
  const { cik, name, tickers } = meant.company
  const own = await passagesWithin(db, reach(meant.rest), { ...filter, cik }, page)
  const company = { cik, name, tickers, words: meant.rest, has_passages: !own.is_empty }
  return { company, passages: own.is_empty ? await all() : own }
}

/** A minute old at most: the number changes while filings come in, and only informs. */
export function makeIndexState(db: Db, now: () => Date): () => Promise<SearchAnswer['indexed']> {
  let known: { at: number; state: SearchAnswer['indexed'] } | null = null
  return async () => {
    const at = now().getTime()
    if (known && at - known.at < (known.state.waiting > 0 ? 2_000 : 60_000)) return known.state
    known = { at, state: await indexState(db, PASSAGES_VERSION) }
    return known.state
  }
}

export function viewPassage(row: PassageRow): FoundPassage {
  return {
    accession_number: row.accession_number,
    company: { cik: row.cik, name: row.company_name, tickers: row.tickers },
    form_type: row.form_type,
    filing_date: row.filing_date,
    fiscal_year: row.fiscal_year,
    fiscal_period: row.fiscal_period,
    section: row.section,
    pieces: row.pieces,
    href: sourceHref(row.accession_number, {
      start: row.start_byte,
      end: row.end_byte,
      document: row.is_main ? null : row.document,
    }),
  }
}
