/** What a search answers: companies, lists, posts and passages, each as everybody may see it. */
import type { Looking } from '@topline/core/access/access.ts'
import type { FoundPassage, SearchAnswer } from '@topline/core/api/search.ts'
import { PASSAGES_VERSION } from '@topline/core/filing/passages.ts'
import { sourceHref } from '@topline/core/filing/source-href.ts'
import type { Db } from '../../db/open.ts'
import { searchCompanies } from '../companies/queries.ts'
import { companyInQuery } from './company-in-query.ts'
import type { PassageFilter } from './grounds.ts'
import { type FoundPassages, type PassageRow, searchPassages } from './passages.ts'
import { searchPosts } from './posts.ts'
import { filingCounts, indexState, searchLists, typedQuery } from './queries.ts'

const COMPANIES = 5
const LISTS = 5
const POSTS = 5

export interface SearchRequest extends Omit<PassageFilter, 'cik' | 'accession'> {
  q: string
  /** 'any': a company that the words begin or end with is words like others */
  company?: 'any' | undefined
  skip: number
  limit: number
}

export async function search(
  db: Db,
  request: SearchRequest,
  state: () => Promise<SearchAnswer['indexed']>,
  mode: Looking['mode'] = 'plans',
): Promise<SearchAnswer> {
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
  const query = typedQuery(text)
  const isFirst = skip === 0
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const meant = company === 'any' ? null : await companyInQuery(db, text)
  const [companies, lists, posts, { passages, ...found }, indexed] = await Promise.all([
    isFirst ? searchCompanies(db, text, { skip: 0, limit: COMPANIES }) : { rows: [] as CompanyHit[] },
    isFirst ? searchLists(db, words.slice(0, 8), LISTS) : [],
    isFirst ? searchPosts(db, query, POSTS, mode) : [],
    passagesOf(db, text, meant, filter, { skip, limit }),
    state(),
  ])
  const named = companies.rows
  if (isFirst && meant && !named.some((row) => row.cik === meant.company.cik)) named.unshift(meant.company)
  const counts = await filingCounts(
    db,
    named.map((row) => row.cik),
  )
  return {
    query: text,
    companies: named.map(({ cik, name, tickers }) => ({ cik, name, tickers, filings: counts.get(cik) ?? 0 })),
    lists,
    posts: posts.map((post) => ({ ...post, published_at: post.published_at?.toISOString() ?? null })),
    company: found.company,
    passages: passages.rows.map(viewPassage),
    has_more: passages.has_more,
    searched_since: passages.searched_since,
    indexed,
  }
}

type CompanyHit = NonNullable<Awaited<ReturnType<typeof companyInQuery>>>['company']

/** In the filings of the company that is meant; in all where these have none of the words. */
async function passagesOf(
  db: Db,
  text: string,
  meant: Awaited<ReturnType<typeof companyInQuery>>,
  filter: PassageFilter,
  page: { skip: number; limit: number },
): Promise<{ company: SearchAnswer['company']; passages: FoundPassages }> {
  if (!meant) return { company: null, passages: await searchPassages(db, text, filter, page) }
  const { cik, name, tickers } = meant.company
  const own = await searchPassages(db, meant.rest, { ...filter, cik }, page)
  const company = { cik, name, tickers, words: meant.rest, has_passages: !own.is_empty }
  return { company, passages: own.is_empty ? await searchPassages(db, text, filter, page) : own }
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
