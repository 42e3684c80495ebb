/**
 * Stored row + viewer → wire statement: the only place that decides what a viewer gets (decisions 50, 58 and 59).
 * Without the right to a statement every figure is null and `user_has_permission_to_view` is false.
 */
import { canViewQc, type Looking, type StatementAccess, statementAccess } from '@topline/core/access/access.ts'
import { flagsOf } from '@topline/core/access/periods.ts'
import { segmentsView } from '@topline/core/api/segments.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { marginsOf } from '@topline/core/statement/margins.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import {
  evidence,
  FIGURE_NAMES,
  type Figures,
  operatingExpense,
  provenance,
  type QcReport,
  qcReport,
  type SegmentGroup,
  segmentGroup,
} from '@topline/core/statement/statement.ts'
import { asPrinted, figuresAsPrinted } from '@topline/core/statement/units.ts'
import { z } from 'zod'
import type { StatementDetailRow, StatementRow } from './rows.ts'

export interface StatementViewOptions {
  /** whole units instead of those printed (decision 50) */
  isAbsolute?: boolean
  withQcResults?: boolean
  withQcReports?: boolean
  /** Q4 of the year this statement closes; null = not known or not visible (decisions 59 and 64) */
  deducedQ4?: DeducedQ4 | null
  /** where the caller has asked already */
  access?: StatementAccess
  /** segments, expenses and provenance: only for those who may read the detail */
  detail?: StatementDetailRow
}
export interface DeducedQ4 {
  total_revenue: number | null
  net_income: number | null
}

export function accessTo(row: Parameters<typeof flagsOf>[0], looking: Looking): StatementAccess {
  return statementAccess(looking.viewer, flagsOf(row), looking.mode)
}

/** The statement as this viewer gets it. */
export function viewStatement(row: StatementRow, looking: Looking, options: StatementViewOptions = {}): WireStatement {
  const access = options.access ?? accessTo(row, looking)
  const isVisible = access.figures === 'ok'
  const maySeeQc = canViewQc(looking.viewer, looking.mode) === 'ok'
  const units = options.isAbsolute ? 1 : row.revenue_units_number
  const detail = isVisible ? options.detail : undefined
  const report = isVisible ? reportOf(options.detail?.qc ?? row.qc) : null
  return {
    id: row.id,
    accession_number: row.accession_number,
    ...(isVisible ? figuresAsPrinted(figuresOf(row), units) : NO_FIGURES),
    ...(isVisible ? marginsOf(row) : { gross_margin: null, operating_margin: null, net_margin: null }),
    operating_expenses: detail ? expensesOf(detail, units) : null,
    revenue_units: options.isAbsolute ? 'units' : row.revenue_units,
    revenue_units_number: units,
    currency: row.currency,
    period_in_months: row.period_in_months,
    start_date: row.start_date,
    end_date: row.end_date,
    fiscal_year: isVisible ? row.fiscal_year : null,
    fiscal_period: row.fiscal_period,
    period_code: periodCode(row),
    fiscal_year_start_or_end_reported: row.fiscal_year_start_or_end_reported,
    fiscal_year_start: row.fiscal_year_start,
    extracted_at: row.extracted_at.toISOString(),
    version: row.version,
    protected: row.protected,
    showcase: row.showcase,
    is_under_revision: row.is_under_revision,
    user_has_permission_to_view: isVisible,
    access,
    breakdown_of_revenue_by_business_divisions_reported: hasDivisions(detail?.business_segments),
    business_segments: segmentsView(groupOf(detail?.business_segments), units),
    segmentation_of_revenue_by_geographical_divisions_reported: hasDivisions(detail?.geographical_segments),
    geographical_segments: segmentsView(groupOf(detail?.geographical_segments), units),
    deduced_q4_total_revenue: isVisible ? asPrinted(options.deducedQ4?.total_revenue ?? null, units) : null,
    deduced_q4_net_income: isVisible ? asPrinted(options.deducedQ4?.net_income ?? null, units) : null,
    failed_quality_check: row.qc_passed === null ? null : !row.qc_passed,
    ...(row.demonstration === null ? {} : { demonstration: true }),
    ...(options.withQcResults && maySeeQc && row.qc_passed !== null ? { qc: { passed: row.qc_passed } } : {}),
    ...(options.withQcReports && maySeeQc && report ? { qc_report: report } : {}),
    ...(detail
      ? {
          provenance: provenance.parse(detail.provenance),
          evidence: z.array(evidence).nullable().parse(detail.evidence),
          engine: row.engine,
        }
      : {}),
  }
}

const NO_FIGURES = Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])) as Figures // every key of Figures

export function figuresOf(row: Figures): Figures {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, row[name]])) as Figures // every key of Figures
}

function expensesOf(detail: StatementDetailRow, units: number): WireStatement['operating_expenses'] {
  return z
    .array(operatingExpense)
    .parse(detail.operating_expenses)
    .map((e) => ({ ...e, amount: asPrinted(e.amount, units) ?? e.amount }))
}

/** Divisions of an imported statement may be a JSON string (decision 50); the wire always has an array. */
export function groupOf(stored: unknown): SegmentGroup | null {
  if (stored === null || stored === undefined) return null
  const group = z.record(z.string(), z.unknown()).parse(stored)
  const divisions: unknown = typeof group.divisions === 'string' ? JSON.parse(group.divisions) : group.divisions
  return segmentGroup.parse({ ...group, divisions })
}

function hasDivisions(stored: unknown): boolean {
  return (groupOf(stored)?.divisions.length ?? 0) > 0
}

export function reportOf(stored: unknown): QcReport | null {
  return stored === null || stored === undefined ? null : qcReport.parse(stored)
}
