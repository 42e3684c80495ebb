/** Stored balance sheet or cash flows + viewer → wire: the only place that decides what a viewer gets of them. */
import { canViewQc, type Looking, type StatementAccess } from '@topline/core/access/access.ts'
import {
  type WireBalanceSheet,
  type WireCashFlow,
  wireBalanceSheet,
  wireCashFlow,
} from '@topline/core/api/other-statements.ts'
import { daysBetween } from '@topline/core/format/day.ts'
import type { OtherKind } from '@topline/core/statement/other-statements.ts'
import type { PeriodFlags } from '../statements/queries.ts'
import { maySeeFigures, reportOf } from '../statements/view.ts'
import type { FlagsOfFiling, OtherDetailRow, OtherRow } from './queries.ts'

/** The wire shape of each kind. */
export interface WireOthers {
  balance_sheet: WireBalanceSheet
  cash_flow: WireCashFlow
}
const SHAPES = { balance_sheet: wireBalanceSheet, cash_flow: wireCashFlow } as const

interface Stored {
  row: OtherRow
  detail: OtherDetailRow
  filing: FlagsOfFiling
}

/**
 * @param access may the viewer read the detail; asked by the caller, who refuses otherwise
 * @param periods of the company's income statements: a column is as open as the statement of its period (decision 59)
 */
export function viewOther<K extends OtherKind>(
  kind: K,
  { row, detail, filing }: Stored,
  looking: Looking,
  access: StatementAccess,
  periods: readonly PeriodFlags[],
): WireOthers[K] {
  const report = canViewQc(looking.viewer, looking.mode) === 'ok' ? reportOf(detail.qc) : null
  const { protected: isProtected, showcase, is_under_revision, fiscal_year, fiscal_period } = filing
  const closed = closedEnds(periods, looking)
  const all = (detail.prior_periods ?? []) as { as_of?: string; end_date?: string }[] // a date is in each of them
  const open = all.filter(({ as_of, end_date }) => !isNear(closed, as_of ?? end_date ?? ''))
  const { id, accession_number, cik, version, engine, currency, start_date, end_date, months } = row
  const wire = SHAPES[kind].parse({
    ...row.figures,
    ...(kind === 'balance_sheet' ? { as_of: end_date } : { start_date, end_date, months }),
    currency,
    lines: detail.lines,
    provenance: detail.provenance,
    prior_periods: open,
    hidden_prior_periods: all.length - open.length,
    id,
    accession_number,
    cik,
    fiscal_year,
    fiscal_period,
    extracted_at: row.extracted_at.toISOString(),
    version,
    engine,
    protected: isProtected,
    showcase,
    is_under_revision,
    access,
    failed_quality_check: row.qc_passed === false,
    ...(report ? { qc: { passed: report.passed }, qc_report: report } : {}),
  })
  return wire as WireOthers[K] // parsed by the shape of that kind
}

/** Ends of one period may differ by some days between two filings. */
const SAME_END = 6

export const isNear = (days: readonly string[], day: string): boolean =>
  days.some((one) => Math.abs(daysBetween(one, day)) <= SAME_END)

/** Last days of the periods whose statement is closed to the viewer: nothing of them is told by other filings either. */
export const closedEnds = (periods: readonly PeriodFlags[], looking: Looking): string[] =>
  periods.filter((period) => !maySeeFigures(period, looking)).map(({ end_date }) => end_date)
