import type { AnalysisRequest, Filing } from '@topline/core/api/wire.ts'
import { SHORT_MONTHS } from '@topline/core/format/date.ts'
import { isReleaseRefusal } from '@topline/core/statement/release-refusals.ts'

/** At most this many analysis calls of this browser at once (decision 55). */
export const MAX_PENDING = 10
export const TOO_MANY = 'Too many pending analyses. Please wait for some to complete.'

/** No statement and no request yet. */
export function needsAnalysis(filing: Filing): boolean {
  return filing.income_statement === null && filing.analysis_request === null && !filing.hasUnconcludedAnalysis
}

/** An analysis that ended without a statement: it can be asked for again. */
export function hasFailedAnalysis(filing: Filing): boolean {
  return (
    filing.income_statement === null && filing.analysis_request?.status === 'failed' && !filing.hasUnconcludedAnalysis
  )
}

/** Why an analysis ended without a statement, for readers: what the document is, or that it could not be read. */
export function failureSentence({ error_message }: Pick<AnalysisRequest, 'error_message'>): string {
  if (isReleaseRefusal(error_message)) return `${error_message}.`
  return error_message?.toLowerCase().startsWith('no income statement in this document')
    ? 'No income statement was found in the document.'
    : 'The document could not be read.'
}

/** A statement that failed its quality check, with nothing under way. */
export function needsReanalysis(filing: Filing): boolean {
  return filing.income_statement?.failed_quality_check === true && !filing.hasUnconcludedAnalysis
}

const pad = (n: number) => String(n).padStart(2, '0')

/** 'MMM d, yyyy, HH:mm:ss' in the reader's zone, or in UTC (decision 33). */
export function statusTime(iso: string, utc = false): string {
  const d = new Date(iso)
  const [year, month, day, hours, minutes, seconds] = utc
    ? [d.getUTCFullYear(), d.getUTCMonth(), d.getUTCDate(), d.getUTCHours(), d.getUTCMinutes(), d.getUTCSeconds()]
    : [d.getFullYear(), d.getMonth(), d.getDate(), d.getHours(), d.getMinutes(), d.getSeconds()]
  return `${SHORT_MONTHS[month]} ${day}, ${year}, ${pad(hours)}:${pad(minutes)}:${pad(seconds)}`
}

/** The words of a request's state. */
export function requestWords(request: AnalysisRequest, utc = false): string {
  const date = (time: string) => statusTime(time, utc)
  const ended = request.completed_at ?? request.updated_at
  switch (request.status) {
    case 'pending':
      // One that this browser has only just sent has no time yet.
      return request.created_at === '' ? 'Analysis queued' : `Analysis queued on ${date(request.created_at)}`
    case 'started':
      return `Analysis started on ${date(request.started_at ?? request.created_at)}`
    case 'completed':
      return request.completed_at === null
        ? 'Analysis completed'
        : `Analysis completed on ${date(request.completed_at)}`
    case 'failed':
      return ended === null ? 'Analysis failed' : `Analysis failed on ${date(ended)}`
  }
}

/** Why the row's button cannot be used; null = it can (decisions 55 and 71). */
export function analyseReason(viewer: { user: unknown; hasAccess: boolean }, pendingCalls: number): string | null {
  if (viewer.user === null) return 'Subscription required to request analysis'
  if (!viewer.hasAccess) return 'Subscribe to request analysis'
  return pendingCalls >= MAX_PENDING ? TOO_MANY : null
}
