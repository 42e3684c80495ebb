/** Texts and choices of the analyses page. */
import type { ListedRequest, OngoingAnalyses, OngoingCounts, QcGroup } from '@topline/core/api/admin/analyses.ts'
import { formatDuration } from '@topline/core/format/duration.ts'

/** The whole counts, also where fewer are listed. */
export const sectionTitles = (counts: OngoingAnalyses['counts']) => ({
  started: `Started Analyses (${counts.started})`,
  stale: `Stale Analyses (${counts.stale})`,
  pending: `Pending Analysis Requests (${counts.pending})`,
  required: `Required Analyses (${counts.required})`,
  failed: `Failed Analyses (${counts.failed})`,
})

export const cancelledText = (count: number): string => `${count} pending analyses were cancelled`

/** '2024 Q3', '2024 FY' of a request's filing; '' while it is not known. */
export function periodOf(
  filing: { fiscal_year?: number | null; fiscal_period?: string | null } | null | undefined,
): string {
  return filing?.fiscal_year && filing.fiscal_period ? `${filing.fiscal_year} ${filing.fiscal_period}` : ''
}

/** How long a request runs, or waits while it has not begun; `now` in ms, null = not known yet. */
export function lasting(
  request: Pick<ListedRequest, 'status' | 'started_at' | 'created_at'>,
  now: number | null,
): string {
  if (now === null) return ''
  const since = request.status === 'started' ? (request.started_at ?? request.created_at) : request.created_at
  return formatDuration(Math.max(0, (now - Date.parse(since)) / 1000))
}

/** The small line under a count. */
export function countHints(counts: OngoingCounts, analysed: number | null, now: number | null) {
  const oldest = counts.oldest_pending_at
  const share = analysed
    ? `${((counts.failing_qc / analysed) * 100).toFixed(1)}% of analysed filings`
    : 'of all statements'
  return {
    started: 'all within 10 minutes',
    stale: 'started over 10 minutes ago',
    pending:
      oldest && now !== null
        ? `oldest waits ${formatDuration(Math.max(0, (now - Date.parse(oldest)) / 1000))}`
        : 'nothing waits',
    required: 'no statement, or failed QC',
    failing: share,
  }
}

/** Critical checks first, then by count; the order also holds for answers that came otherwise. */
export const byWeight = (a: QcGroup, b: QcGroup): number =>
  Number(b.necessary) - Number(a.necessary) || b.count - a.count || a.test.localeCompare(b.test)
