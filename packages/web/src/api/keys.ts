import type { FilingQuery, SeriesQuery } from './client.ts'

/** Query keys, widest part first, so that one prefix invalidates all that hangs on it. */
export const keys = {
  recentFilings: (q: Omit<FilingQuery, 'skip'>) => ['filings', 'recent', q] as const,
  ongoing: ['filings', 'ongoing'] as const,
  filing: (accession: string) => ['filing', accession] as const,
  businessTerms: (accession: string) => ['filing', accession, 'bts'] as const,
  section: (accession: string, selector: string) => ['filing', accession, 'section', selector] as const,
  statement: (key: string | number) => ['statement', String(key)] as const,
  sankey: (key: string | number) => ['statement', String(key), 'sankey'] as const,
  qc: (key: string | number) => ['statement', String(key), 'qc'] as const,
  company: (cik: string) => ['company', cik] as const,
  companyStatements: (cik: string) => ['company', cik, 'statements'] as const,
  series: (cik: string, q: SeriesQuery) => ['company', cik, 'series', q] as const,
  price: (ticker: string) => ['price', ticker] as const,
  search: (text: string) => ['search', text] as const,
  list: (slug: string) => ['list', slug] as const,
  companies: (q: object) => ['companies', q] as const,
} as const
