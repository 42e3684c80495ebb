/** The calls of the admin pages, one function a call. */
import type {
  AcceptedFinding,
  AdminStatement,
  AuditEntry,
  Ingestion,
  ModelSpend,
  OutboxMail,
  StatementFilter,
  StatementVersion,
  VersionComparison,
} from '@topline/core/api/admin/admin.ts'
import type { OngoingCounts, OtherOverview, QcGroups, QcUpdate, QcUpdateJob } from '@topline/core/api/admin/analyses.ts'
import type {
  FigureReport,
  FoundCell,
  OtherCorrection,
  OtherTried,
  OtherTry,
} from '@topline/core/api/admin/corrections.ts'
import type { CompanyList } from '@topline/core/api/wire.ts'
import type { QcReport } from '@topline/core/statement/statement.ts'
import type { Fetch } from '../context.ts'
import { getJson, getRows, query, type Rows, sendJson } from './call.ts'

// The console

export const getOngoingCounts = (f: Fetch) => getJson<OngoingCounts>(f, '/api/filings/ongoing-analyses/counts')
export const cancelStarted = (f: Fetch, kind: 'recent' | 'stale') =>
  sendJson<{ deleted_count: number }>(f, `/api/filings/delete-started-requests?kind=${kind}`, {})
export const getQcGroups = (f: Fetch) => getJson<QcGroups>(f, '/api/qc-tests')
export const getOtherOverview = (f: Fetch) => getJson<OtherOverview>(f, '/api/admin/other-statements')
export const getAcceptedFindings = (f: Fetch) => getJson<AcceptedFinding[]>(f, '/api/admin/accepted-findings')
export const startQcUpdate = (f: Fetch) => sendJson<QcUpdate>(f, '/api/update-qc-reports?background=true', {})
export const getQcUpdate = (f: Fetch, id: string) => getJson<QcUpdateJob>(f, `/api/update-qc-reports/${id}`)
export const getFigureReports = (f: Fetch, state?: FigureReport['state']): Promise<Rows<FigureReport>> =>
  getRows(f, `/api/admin/figure-reports${query({ state })}`)
export const concludeReport = (f: Fetch, id: number, state: 'fixed' | 'refused', note: string | null) =>
  sendJson<unknown>(f, `/api/admin/figure-reports/${id}/conclude`, { state, note })

// One filing

export const acceptFinding = (f: Fetch, key: string, test: string, reason: string | null) =>
  sendJson<QcReport>(f, `/api/income-statement/${key}/qc/accept`, { test, reason })
export const setShowcase = (f: Fetch, key: string, showcase: boolean) =>
  sendJson<unknown>(f, `/api/income-statement/${key}/showcase`, { showcase })
export const findCells = (f: Fetch, accession: string, find: string, doc: string | null, signal?: AbortSignal) =>
  getJson<FoundCell[]>(f, `/api/filing/${accession}/cells${query({ find, doc })}`, signal ? { signal } : undefined)
interface Correction {
  figure: string
  value: number | null
  reason: string
  cell: { start: number; end: number; document: string | null } | null
}
export const correctFigure = (f: Fetch, accession: string, correction: Correction) =>
  sendJson<{ version: number; qc_passed: boolean }>(f, `/api/filing/${accession}/corrections`, correction)
interface FigureComplaint {
  figure: string | null
  at: { start: number; end: number; document: string | null } | null
  shown: string | null
  message: string
  email: string | null
}
export const reportFigure = (f: Fetch, accession: string, complaint: FigureComplaint) =>
  sendJson<unknown>(f, `/api/filing/${accession}/figure-reports`, complaint)
/** The two statements beside the income statement, as addresses name them. */
export type OtherPath = 'balance-sheet' | 'cash-flow'
/** Of a filing's income statement, or of another statement of it. */
const versionsOf = (accession: string, of: OtherPath | null) =>
  `/api/filing/${accession}${of === null ? '' : `/${of}`}/versions`
export const getVersions = (f: Fetch, accession: string, of: OtherPath | null) =>
  getJson<StatementVersion[]>(f, versionsOf(accession, of))
export const compareVersions = (f: Fetch, accession: string, of: OtherPath | null, a: number, b: number) =>
  getJson<VersionComparison>(f, `${versionsOf(accession, of)}/compare${query({ a, b })}`)
export const takeVersion = (f: Fetch, accession: string, of: OtherPath | null, version: number, reason: string) =>
  sendJson<{ version: number }>(f, `${versionsOf(accession, of)}/${version}/use`, { reason })
export const correctOther = (f: Fetch, accession: string, of: OtherPath, correction: OtherCorrection) =>
  sendJson<{ version: number; qc_passed: boolean }>(f, `/api/filing/${accession}/${of}/corrections`, correction)
export const tryCorrection = (f: Fetch, accession: string, of: OtherPath, wish: OtherTry) =>
  sendJson<OtherTried>(f, `/api/filing/${accession}/${of}/corrections/try`, wish)
export const acceptOtherFinding = (f: Fetch, accession: string, of: OtherPath, test: string, reason: string | null) =>
  sendJson<QcReport>(f, `/api/filing/${accession}/${of}/qc/accept`, { test, reason })
export const redoOtherQc = (f: Fetch, accession: string, of: OtherPath) =>
  sendJson<QcReport>(f, `/api/filing/${accession}/${of}/qc`, {})

// Pages under /admin

interface StatementQuery {
  skip?: number
  limit?: number
  state?: StatementFilter
  search?: string
}
export const getAdminStatements = (f: Fetch, q: StatementQuery): Promise<Rows<AdminStatement>> =>
  getRows(f, `/api/admin/statements${query({ ...q })}`)
export const setFlags = (
  f: Fetch,
  accession_numbers: string[],
  change: { protected: boolean } | { showcase: boolean },
) =>
  sendJson<{ changed_count: number; not_found: string[] }>(f, '/api/admin/statements/flags', {
    accession_numbers,
    ...change,
  })
export const getModelSpend = (f: Fetch) => getJson<ModelSpend>(f, '/api/admin/model-spend')
export const getOutbox = (
  f: Fetch,
  q: { skip?: number; limit?: number; status?: OutboxMail['status'] | undefined },
): Promise<Rows<OutboxMail>> => getRows(f, `/api/admin/outbox${query(q)}`)
export const getIngestion = (f: Fetch) => getJson<Ingestion>(f, '/api/admin/ingestion')
export const syncNow = (f: Fetch) => sendJson<{ queued: boolean }>(f, '/api/admin/ingestion/sync', {})
/** @param isWhole admins only: all filings, and past periods from company facts */
export const ingestCompany = (f: Fetch, cik: string, isWhole: boolean) =>
  sendJson<{ queued: boolean }>(f, `/api/company/${cik}/ingest`, isWhole ? { since: null, backfill: true } : {})
interface AuditQuery {
  skip?: number
  limit?: number
  action?: string
  subject?: string
  actor?: string
}
export const getAudit = (f: Fetch, q: AuditQuery): Promise<Rows<AuditEntry>> =>
  getRows(f, `/api/admin/audit${query({ ...q })}`)

// Lists

type BareList = Omit<CompanyList, 'companies'>
export const createList = (f: Fetch, list: { name: string; slug: string; description: string | null }) =>
  sendJson<BareList>(f, '/api/list/', list)
export const changeList = (
  f: Fetch,
  slug: string,
  change: { name?: string; slug?: string; description?: string | null },
) => sendJson<BareList>(f, `/api/list/${slug}`, change, 'PATCH')
export const deleteList = (f: Fetch, slug: string) => sendJson<null>(f, `/api/list/${slug}`, {}, 'DELETE')
export const addToList = (f: Fetch, slug: string, company: string) =>
  sendJson<{ cik: string }>(f, `/api/list/${slug}/companies/${encodeURIComponent(company)}`, {}, 'PUT')
export const removeFromList = (f: Fetch, slug: string, cik: string) =>
  sendJson<null>(f, `/api/list/${slug}/companies/${cik}`, {}, 'DELETE')
