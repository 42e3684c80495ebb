/** The calls of the pages, one function a call. */
import type { AccuracyAnswer } from '@topline/core/api/accuracy/accuracy.ts'
import type { OngoingAnalyses } from '@topline/core/api/admin/analyses.ts'
import type { BlogPage } from '@topline/core/api/blogs.ts'
import type { FilingChanges, TextChanges } from '@topline/core/api/filings/changes.ts'
import type { CompanyDivisions } from '@topline/core/api/filings/company-divisions.ts'
import type { FilingContext } from '@topline/core/api/filings/filing-context.ts'
import type { ColumnHeading, FilingHtml, PrintedRowAnswer } from '@topline/core/api/filings/filing-html.ts'
import type { ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import type { RestatementList } from '@topline/core/api/filings/restatements.ts'
import type { StripAnswer } from '@topline/core/api/filings/strip.ts'
import type { StripSort, StripSpan } from '@topline/core/api/filings/strip-names.ts'
import type { WireBalanceSheet, WireCashFlow } from '@topline/core/api/other-statements.ts'
import type {
  AnalysisRequest,
  Company,
  CompanyList,
  FigurePlace,
  Filing,
  ListedList,
  Series,
  Stats,
  StockPrice,
  User,
  WireStatement,
} from '@topline/core/api/wire.ts'
import type { QcReport } from '@topline/core/statement/statement.ts'
import type { Fetch } from '../context.ts'
import { getJson, getRows, query, type Rows, sendJson } from './call.ts'

export interface AuthOptions {
  demo: boolean
  google_client_id: string | null
  /** whether filings can be fetched from EDGAR on request */
  edgar?: boolean
  /** 'open' on private installations without plans */
  access?: 'plans' | 'open'
  contact_email?: string | null
  /** 'AW-…/…' where an ad service may be told about a subscription, with consent */
  ads_conversion?: string | null
}
export type Persona = 'free' | 'hobby' | 'pro' | 'past_due' | 'admin'

/** A post as far as other pages name it. */
export type BlogPreview = BlogPage['posts'][number] & { related_companies?: { cik: string; name: string }[] }

export interface FilingQuery {
  skip?: number
  limit?: number
  sort?: string
  order?: 'asc' | 'desc'
  include_qc_results?: boolean
  include_qc_reports?: boolean
}

export const getMe = (f: Fetch) => getJson<User | null>(f, '/auth/me')
export const getAuthOptions = (f: Fetch) => getJson<AuthOptions>(f, '/auth/options')
export const getVersion = (f: Fetch) => getJson<{ version: string }>(f, '/api/version')
export const signInAs = (f: Fetch, persona: Persona) => sendJson<User>(f, '/auth/demo', { persona })
export const signInWithGoogle = (f: Fetch, credential: string) =>
  sendJson<User>(f, '/auth/google/callback', { credential })
export const signOut = (f: Fetch) => sendJson<null>(f, '/auth/logout', {})

export const getAccuracy = (f: Fetch) => getJson<AccuracyAnswer>(f, '/api/accuracy')
export const getStats = (f: Fetch) => getJson<Stats>(f, '/api/stats')
/** What came in today or this week, or the newest of a list; without either the first that holds something. */
export const getStrip = (f: Fetch, q: { span?: StripSpan; list?: string; sort?: StripSort }) =>
  getJson<StripAnswer>(f, `/api/strip${query({ ...q })}`)
export const getRecentFilings = (f: Fetch, q: FilingQuery): Promise<Rows<Filing>> =>
  getRows(f, `/api/filings/recent${query({ ...q })}`)
export const getLists = (f: Fetch, q: { skip?: number; limit?: number } = {}): Promise<Rows<ListedList>> =>
  getRows(f, `/api/lists/${query(q)}`)
export const getList = (f: Fetch, slug: string, q: FilingQuery = {}) =>
  getJson<CompanyList>(f, `/api/list/${encodeURIComponent(slug)}${query({ ...q })}`)
interface BlogQuery {
  skip?: number
  limit?: number
  published?: boolean
  filing_accession_number?: string
}
export const getBlogs = (f: Fetch, q: BlogQuery) => getJson<BlogPage>(f, `/api/blogs${query({ ...q })}`)

export interface CompanyQuery extends FilingQuery {
  search?: string
  lookup?: boolean
}
export const getCompanies = (f: Fetch, q: CompanyQuery, signal?: AbortSignal): Promise<Rows<Company>> =>
  getRows(f, `/api/companies/${query({ ...q })}`, signal ? { signal } : undefined)
export const getCompany = (f: Fetch, cik: string) => getJson<Company>(f, `/api/company/${cik}`)
export const getCompanyLists = (f: Fetch, cik: string): Promise<Rows<CompanyList>> =>
  getRows(f, `/api/company/${cik}/lists`)
export const getCompanyStatements = (f: Fetch, cik: string, q: FilingQuery): Promise<Rows<Filing>> =>
  getRows(f, `/api/company/${cik}/income-statement${query({ ...q })}`)
export interface SeriesQuery {
  period: 'annual' | 'quarterly'
  basis?: 'reported' | 'current'
  as_of?: string | null
  /** with the lines between the totals and the place of each figure */
  detail?: boolean
  /** whose figures stand on the points, and with `detail` their cells; left out = the income statement's alone */
  quantities?: 'all' | 'income' | 'balance_sheet' | 'cash_flow'
}
export const getSeries = (f: Fetch, cik: string, q: SeriesQuery) =>
  getJson<Series>(f, `/api/company/${cik}/series${query({ quantities: 'income', ...q })}`)
export const getDivisions = (f: Fetch, cik: string) => getJson<CompanyDivisions>(f, `/api/company/${cik}/divisions`)
export const getRestatements = (f: Fetch, cik: string) =>
  getJson<RestatementList>(f, `/api/company/${cik}/restatements`)
export const getStockPrice = (f: Fetch, ticker: string) =>
  getJson<StockPrice>(f, `/api/stock-price/${encodeURIComponent(ticker)}`)

/** Where a figure of a filing's statement stands in its document. */
export const getPlace = (f: Fetch, accession: string, figure: string) =>
  getJson<FigurePlace>(f, `/api/filing/${accession}/place${query({ figure })}`)
/** The heading above the cell of an address in the source view. */
export const getColumnHeading = (f: Fetch, accession: string, at: string, doc: string | null) =>
  getJson<ColumnHeading>(f, `/api/filing/${accession}/column${query({ at, doc })}`)
/** Net income since the year before, line by line. */
export const getFilingChanges = (f: Fetch, accession: string) =>
  getJson<FilingChanges>(f, `/api/filing/${accession}/changes`)
/** A section of the filing beside the same one of the year before; null = the first that it has. */
export const getTextChanges = (f: Fetch, accession: string, section: string | null) =>
  getJson<TextChanges>(f, `/api/filing/${accession}/text-changes${query({ section })}`)
/** The row that prints the figure at a byte range. */
export const getPrintedRow = (f: Fetch, accession: string, at: string, doc: string | null) =>
  getJson<PrintedRowAnswer>(f, `/api/filing/${accession}/row${query({ at, doc })}`)
export const getFiling = (f: Fetch, accession: string) => getJson<Filing>(f, `/api/filing/${accession}`)
/** The filing with its neighbours, the year before and what changed since. */
export const getFilingContext = (f: Fetch, accession: string) =>
  getJson<FilingContext>(f, `/api/filing/${accession}/context`)
/** An earnings release, and beside it the report of the same period. */
export const getRelease = (f: Fetch, accession: string) => getJson<ReleaseAnswer>(f, `/api/release/${accession}`)
export const findFiling = (f: Fetch, key: string, year: string, quarter: string) =>
  getJson<Filing>(f, `/api/filing/${encodeURIComponent(key)}/${year}/${quarter}`)
export const getBusinessTerms = (f: Fetch, accession: string) => getJson<FilingHtml>(f, `/api/filing/${accession}/bts`)
export const getSection = (f: Fetch, accession: string, selector: string) =>
  getJson<FilingHtml>(f, `/api/filing/${accession}/bts_selector${query({ selector })}`)
/** By accession number or id; carries provenance, and the QC report for those who may see it. */
export const getStatement = (f: Fetch, key: string | number) =>
  getJson<WireStatement>(f, `/api/income-statement/${key}`)
export const getBalanceSheet = (f: Fetch, key: string) => getJson<WireBalanceSheet>(f, `/api/balance-sheet/${key}`)
export const getCashFlow = (f: Fetch, key: string) => getJson<WireCashFlow>(f, `/api/cash-flow/${key}`)
export const getQcReport = (f: Fetch, key: string | number, force = false) =>
  getJson<QcReport>(f, `/api/income-statement/${key}/qc${query({ force: force || undefined })}`)
export const setProtected = (f: Fetch, key: string | number, isProtected: boolean) =>
  sendJson<unknown>(f, `/api/income-statement/${key}/protected`, { protected: isProtected })

export const requestAnalyses = (f: Fetch, accession_numbers: string[], instructions?: string) =>
  sendJson<AnalysisRequest[]>(f, '/api/filing/request-analyses', { accession_numbers, instructions })
export const analyseNow = (f: Fetch, accession_number: string, instructions?: string) =>
  sendJson<unknown>(f, `/api/filing/${accession_number}`, { accession_number, instructions })
export const requestFailedAnalyses = (f: Fetch) =>
  sendJson<{ created_count: number }>(f, '/api/filings/request-analysis', {})
export const cancelPendingAnalyses = (f: Fetch) =>
  sendJson<{ deleted_count: number }>(f, '/api/filings/delete-pending-requests', {})
export const cancelAnalyses = (f: Fetch, accession_numbers: string[]) =>
  sendJson<{ deleted_count: number }>(f, '/api/filing/delete-analyses', { accession_numbers })
export const getOngoing = (f: Fetch) => getJson<OngoingAnalyses>(f, '/api/filings/ongoing-analyses')
