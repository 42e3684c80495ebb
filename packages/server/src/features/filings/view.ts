/** Filing card + viewer → wire filing. The statement goes through `statements/view`, which decides what is shown. */
import type { Looking } from '@topline/core/access/access.ts'
import type { AnalysisRequest, Filing } from '@topline/core/api/wire.ts'
import type { StatementDetailRow } from '../statements/rows.ts'
import { type DeducedQ4, viewStatement } from '../statements/view.ts'
import type { FilingCard, RequestRow } from './cards.ts'

export interface FilingViewOptions {
  withQcResults?: boolean
  withQcReports?: boolean
  /** whole units instead of those printed (decision 50) */
  isAbsolute?: boolean
  /** by statement id */
  deducedQ4?: ReadonlyMap<number, DeducedQ4>
  /** of its statement: only for those who may read the detail */
  detail?: StatementDetailRow
}

export function viewFiling(card: FilingCard, looking: Looking, options: FilingViewOptions = {}): Filing {
  const { statement, request } = card
  return {
    accession_number: card.accession_number,
    filing_date: card.filing_date,
    form_type: card.form_type,
    period_end: card.period_end,
    file_number: card.file_number,
    htm_url: card.htm_url,
    logo_info: card.logo_info,
    cik: card.cik,
    company: { cik: card.cik, name: card.company_name, tickers: card.tickers },
    income_statement: statement
      ? viewStatement(statement, looking, {
          ...(options.withQcResults === undefined ? {} : { withQcResults: options.withQcResults }),
          ...(options.withQcReports === undefined ? {} : { withQcReports: options.withQcReports }),
          ...(options.isAbsolute === undefined ? {} : { isAbsolute: options.isAbsolute }),
          ...(options.detail === undefined ? {} : { detail: options.detail }),
          deducedQ4: options.deducedQ4?.get(statement.id) ?? null,
        })
      : null,
    analysis_request: request ? viewRequest(request, looking) : null,
    hasUnconcludedAnalysis: request !== null && isUnconcluded(request),
  }
}

function isUnconcluded(request: { status: string }): boolean {
  return request.status === 'pending' || request.status === 'started'
}

/** Who asked is told to admins, and to the asker (decision 46). */
export function viewRequest(row: RequestRow, { viewer }: Looking): AnalysisRequest {
  const isOwn = viewer !== null && row.user_id === viewer.id
  const maySeeUser = viewer?.is_admin === true || isOwn
  return {
    id: row.id,
    accession_number: row.accession_number,
    user_id: maySeeUser ? row.user_id : null,
    user:
      maySeeUser && row.user_name !== null && row.user_email !== null
        ? { name: row.user_name, email: row.user_email }
        : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    status: row.status,
    error_message: row.error_message,
    llm_calls: row.llm_calls,
  }
}
