/** Stored balance sheet or cash flows + viewer → wire: the only place that decides what a viewer gets of them. */
import { canViewQc, type Looking, type StatementAccess } from '@topline/core/access/access.ts'
import type { columnState } from '@topline/core/access/periods.ts'
import {
  type WireBalanceSheet,
  type WireCashFlow,
  wireBalanceSheet,
  wireCashFlow,
} from '@topline/core/api/other-statements.ts'
import type { ColumnPeriod } from '@topline/core/statement/closed-columns.ts'
import type { DerivedFigure } from '@topline/core/statement/derived.ts'
import type { OtherKind } from '@topline/core/statement/other-statements.ts'
import { isNear } from '@topline/core/statement/same-period.ts'
import type { Evidence } from '@topline/core/statement/statement.ts'
import { reportOf } from '../statements/view.ts'
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

export interface OtherViewOptions {
  /** may the viewer read the detail; asked by the caller, who refuses otherwise */
  access: StatementAccess
  /** of a column, the periods that close it: it is as open as the statement of its period (decision 59) */
  closing: ReturnType<typeof columnState>
  derived: readonly DerivedFigure[]
  evidence: readonly Evidence[]
}

/** The statement as this viewer gets it: columns beside its own that are closed are left out. */
export function viewOther<K extends OtherKind>(
  kind: K,
  { row, detail, filing }: Stored,
  looking: Looking,
  { access, closing, derived, evidence }: OtherViewOptions,
): WireOthers[K] {
  const report = canViewQc(looking.viewer, looking.mode) === 'ok' ? reportOf(detail.qc) : null
  const { protected: isProtected, showcase, is_under_revision, fiscal_year, fiscal_period } = filing
  const all = (detail.prior_periods ?? []) as StoredColumn[] // as they were stored
  const open = all.filter((column) => closing(periodOf(kind, column)).length === 0)
  const { id, accession_number, cik, version, engine, currency, start_date, end_date, months } = row
  const wire = SHAPES[kind].parse({
    ...row.figures,
    ...(kind === 'balance_sheet' ? { as_of: end_date } : { start_date, end_date, months }),
    currency,
    lines: detail.lines,
    provenance: detail.provenance,
    prior_periods: open,
    hidden_prior_periods: all.length - open.length,
    derived,
    evidence,
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

/**
 * Whether a stored statement's own column is a year to date within which a quarter is closed: its filing may be open, and
 * a subtraction would tell the quarter.
 */
export function holdsClosedQuarter(row: OtherRow, closing: ReturnType<typeof columnState>): boolean {
  const end_date = row.end_date ?? ''
  const periods = closing({ start_date: row.start_date, end_date, months: row.months })
  return periods.some((period) => !isNear(period.end_date, end_date))
}

/** A column of a stored statement: a balance sheet has one day. */
const periodOf = (kind: OtherKind, column: StoredColumn): ColumnPeriod =>
  kind === 'balance_sheet'
    ? { start_date: null, end_date: column.as_of ?? '', months: null }
    : { start_date: column.start_date ?? null, end_date: column.end_date ?? '', months: column.months ?? null }

interface StoredColumn {
  as_of?: string
  start_date?: string
  end_date?: string
  months?: number
}
