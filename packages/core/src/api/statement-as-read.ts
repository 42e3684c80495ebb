/** A statement that was read but is stored nowhere, in the shape that pages draw. */
import { marginsOf } from '../statement/margins.ts'
import { periodCode } from '../statement/period-code.ts'
import { type Extraction, FIGURE_NAMES, type Figures } from '../statement/statement.ts'
import { asPrinted, figuresAsPrinted } from '../statement/units.ts'
import { segmentsView } from './segments.ts'
import type { WireStatement } from './wire.ts'

/**
 * The statement as its reader gets it: all of it open, in the unit that the filing prints. Without an accession number,
 * so its figures have their cells on the same page.
 */
export function statementAsRead(extraction: Extraction): WireStatement {
  const { income_statement: read, provenance, evidence, engine, qc } = extraction
  const units = read.revenue_units_number
  const figures = Object.fromEntries(FIGURE_NAMES.map((name) => [name, read[name]])) as Figures // every key of Figures
  const { business_segments: business, geographical_segments: regions } = read
  return {
    id: 0,
    accession_number: '',
    ...figuresAsPrinted(figures, units),
    ...marginsOf(figures),
    operating_expenses: read.operating_expenses.map((one) => ({
      ...one,
      amount: asPrinted(one.amount, units) ?? one.amount,
    })),
    revenue_units: read.revenue_units,
    revenue_units_number: units,
    currency: read.currency,
    period_in_months: read.period_in_months,
    start_date: read.start_date,
    end_date: read.end_date,
    fiscal_year: read.fiscal_year,
    fiscal_period: read.fiscal_period,
    period_code: periodCode(read),
    fiscal_year_start_or_end_reported: read.fiscal_year_start_or_end_reported,
    fiscal_year_start: read.fiscal_year_start,
    extracted_at: '',
    version: 1,
    protected: false,
    showcase: false,
    is_under_revision: false,
    user_has_permission_to_view: true,
    access: { figures: 'ok', detail: 'ok', flow: 'ok' },
    breakdown_of_revenue_by_business_divisions_reported: (business?.divisions.length ?? 0) > 0,
    business_segments: segmentsView(business, units),
    segmentation_of_revenue_by_geographical_divisions_reported: (regions?.divisions.length ?? 0) > 0,
    geographical_segments: segmentsView(regions, units),
    deduced_q4_total_revenue: null,
    deduced_q4_net_income: null,
    failed_quality_check: !qc.passed,
    qc_report: qc,
    provenance,
    evidence,
    engine,
  }
}
