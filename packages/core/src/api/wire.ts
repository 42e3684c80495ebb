/**
 * Shapes on the wire. Money fields of a statement are in the unit the
 * filing prints (value × revenue_units_number = whole units); `?absolute=true` gives whole units with
 * revenue_units_number 1. Per-share figures and share counts are never scaled (decision 50).
 * A statement that the viewer may not see has every figure null and `user_has_permission_to_view: false`.
 */
import { z } from 'zod'
import { DECISIONS } from '../access/access.ts'
import { otherQuantities } from '../statement/other-series.ts'
import { OTHER_KINDS } from '../statement/other-statements.ts'
import { evidence, expenseCategory, figures, place, qcReport, residual, ymd } from '../statement/statement.ts'
import { derivedFigure, seriesCell } from './cells.ts'
import { newestRelease } from './filings/release-name.ts'

export type { WireCell } from './cells.ts'

export const logoInfo = z.object({
  /** null: no image, the monogram stands in */
  url: z.string().nullable(),
  is_logo: z.boolean(),
  includes_name: z.boolean(),
  alt_text: z.string().nullable(),
})

const nullableNumber = z.number().nullable()

export const wireDivision = z.object({
  label: z.string(),
  description: z.string().nullable(),
  revenue: nullableNumber,
  revenue_is_reported: z.boolean(),
  cost_of_revenue: nullableNumber,
  cost_of_revenue_is_reported: z.boolean(),
  gross_profit: nullableNumber,
  gross_profit_is_reported: z.boolean(),
  gross_margin: nullableNumber,
  /** margins of divisions are always computed here */
  gross_margin_is_reported: z.boolean(),
  operating_expenses: nullableNumber,
  operating_expenses_is_reported: z.boolean(),
  operating_income: nullableNumber,
  operating_income_is_reported: z.boolean(),
  operating_margin: nullableNumber,
  operating_margin_is_reported: z.boolean(),
})

export const wireSegmentGroup = z.object({
  divisions: z.array(wireDivision),
  revenue_not_allocated_to_divisions_net: residual.nullable(),
  cost_of_revenue_not_allocated_to_divisions_net: residual.nullable(),
  operating_expense_or_income_not_allocated_to_divisions_net: residual.nullable(),
})

const decision = z.enum(DECISIONS)

export const wireStatement = figures.extend({
  id: z.number(),
  accession_number: z.string(),
  operating_expenses: z
    .array(
      z.object({ name: z.string(), description: z.string().nullable(), category: expenseCategory, amount: z.number() }),
    )
    .nullable(),
  gross_margin: nullableNumber,
  operating_margin: nullableNumber,
  net_margin: nullableNumber,
  revenue_units: z.string(),
  revenue_units_number: z.number(),
  currency: z.string(),
  period_in_months: nullableNumber,
  start_date: ymd.nullable(),
  end_date: ymd,
  fiscal_year: nullableNumber,
  fiscal_period: z.string().nullable(),
  period_code: z.string(),
  fiscal_year_start_or_end_reported: z.boolean(),
  fiscal_year_start: z.string().nullable(),
  extracted_at: z.string(),
  version: z.number(),
  protected: z.boolean(),
  showcase: z.boolean(),
  is_under_revision: z.boolean(),
  user_has_permission_to_view: z.boolean(),
  access: z
    .object({ figures: decision, detail: decision, flow: decision })
    .describe('What you may read of this statement: ok, or what would open it, or why nothing does'),
  breakdown_of_revenue_by_business_divisions_reported: z.boolean(),
  business_segments: wireSegmentGroup.nullable(),
  segmentation_of_revenue_by_geographical_divisions_reported: z.boolean(),
  geographical_segments: wireSegmentGroup.nullable(),
  deduced_q4_total_revenue: nullableNumber,
  deduced_q4_net_income: nullableNumber,
  /** for everybody: the plain mark of decision 52; null while there is no report */
  failed_quality_check: z.boolean().nullable(),
  /** why this statement is in an unusual state on a demonstration site (decision 77) */
  demonstration: z.boolean().optional(),
  /** subscribers and admins, with include_qc_results */
  qc: z.object({ passed: z.boolean() }).optional(),
  /** subscribers and admins, with include_qc_reports */
  qc_report: qcReport.optional(),
  /** only where the statement is read by its id or accession */
  provenance: z.record(z.string(), place).optional(),
  evidence: z
    .array(evidence)
    .nullable()
    .optional()
    .describe(
      'Where the document prints the main figures again, whole units; null where nobody looked for such places',
    ),
  engine: z.string().optional(),
})
export type WireStatement = z.infer<typeof wireStatement>

export const requestStatus = z.enum(['pending', 'started', 'completed', 'failed'])
export const analysisRequest = z.object({
  id: z.number(),
  accession_number: z.string(),
  user_id: z.number().nullable().optional(),
  user: z.object({ name: z.string(), email: z.string() }).nullable().optional(),
  created_at: z.string(),
  updated_at: z.string().nullable(),
  started_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  status: requestStatus,
  error_message: z.string().nullable(),
  llm_calls: z.array(z.unknown()),
})
export type AnalysisRequest = z.infer<typeof analysisRequest>

export const companyRef = z.object({ cik: z.string(), name: z.string(), tickers: z.array(z.string()) })

export const filing = z.object({
  accession_number: z.string(),
  filing_date: ymd,
  /** the exact form, e.g. '10-K/A'; badges go by the base form (decision 40) */
  form_type: z.string(),
  period_end: ymd.nullable(),
  file_number: z.string().nullable(),
  htm_url: z.string().nullable(),
  logo_info: logoInfo.nullable(),
  cik: z.string(),
  company: companyRef,
  income_statement: wireStatement.nullable(),
  analysis_request: analysisRequest.nullable(),
  hasUnconcludedAnalysis: z.boolean(),
})
export type Filing = z.infer<typeof filing>

export const listRef = z.object({ id: z.number(), name: z.string(), slug: z.string() })

export const company = z.object({
  cik: z.string(),
  name: z.string(),
  tickers: z.array(z.string()),
  exchanges: z.array(z.string()),
  sic: z.string().nullable(),
  sic_description: z.string().nullable(),
  logo_info: logoInfo.nullable(),
  fiscal_year_start: z.string().nullable(),
  lists: z.array(listRef).optional(),
  filings: z.array(filing).optional(),
  newest_release: newestRelease
    .nullable()
    .optional()
    .describe('Its newest earnings release as long as no report of the period follows; where one company is asked for'),
  /** false for a company known from the register alone (decision 35) */
  stored: z.boolean().optional(),
})
export type Company = z.infer<typeof company>

export const companyList = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  kind: z.enum(['site', 'own', 'shared']).describe('Of the site, the reader’s own, or shared by another reader'),
  share_slug: z
    .string()
    .nullable()
    .describe('For the owner: the address under which whoever has it reads the list; null = nobody does'),
  created_at: z.string(),
  updated_at: z.string(),
  companies: z.array(company),
})
export type CompanyList = z.infer<typeof companyList>

/** A list among lists: how many companies it has; they themselves come page by page with the list. */
export const listedList = companyList.omit({ companies: true }).extend({ companies_count: z.number().int() })
export type ListedList = z.infer<typeof listedList>

export const stats = z.object({
  companies: z.object({ total: z.number() }),
  filings: z.object({ total: z.number() }),
  analysis_requests: z.object({ pending: z.number() }),
  income_statements: z.object({
    passing_qc: z.number(),
    protected_passing_qc: z.number(),
    not_passing_qc: z.number(),
  }),
})
export type Stats = z.infer<typeof stats>

export const stockPrice = z.object({
  ticker: z.string(),
  price: z.number(),
  currency: z.string(),
  as_of: z.string(),
  previous_close: nullableNumber,
  source: z.string(),
  /** price / latest annual EPS where both stand on one basis (decision 44) */
  pe: nullableNumber.optional(),
  pe_note: z.string().nullable().optional(),
})
export type StockPrice = z.infer<typeof stockPrice>

export const user = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  picture_url: z.string().nullable(),
  is_admin: z.boolean(),
  subscription_status: z.string().nullable(),
  service_name: z.enum(['Hobby', 'Pro']).nullable(),
  payment_period: z.enum(['monthly', 'yearly']).nullable(),
})
export type User = z.infer<typeof user>

/** One point of a company's series: a period with its newest known figures (decisions 59, 63 and 65). */
const seriesPoint = otherQuantities.partial().extend({
  /** '2024 FY', '2025 Q1' */
  period_code: z.string(),
  start_date: ymd.nullable(),
  end_date: ymd,
  currency: z.string(),
  total_revenue: nullableNumber,
  gross_profit: nullableNumber,
  operating_income: nullableNumber,
  net_income: nullableNumber,
  basic_eps: nullableNumber,
  diluted_eps: nullableNumber,
  /** of basic EPS, on its share basis */
  weighted_avg_shares_basic: nullableNumber,
  net_margin: nullableNumber,
  /** true: Q4 as full year less Q1 to Q3 */
  deduced: z.boolean(),
  from_release: z
    .literal(true)
    .optional()
    .describe('There when a figure is as released, unaudited: no report of the period prints it yet'),
  /** true: not visible to this viewer; every figure is null */
  hidden: z.boolean(),
  /** there when it is hidden because a statement of the period is under revision or being checked */
  under_revision: z.literal(true).optional(),
  failed_quality_check: z.boolean(),
  late_by: z
    .number()
    .optional()
    .describe(
      'There when the report of the period was filed after the last due date that any filer has: by so many days',
    ),
  /** the filing the figures are from */
  accession_number: z.string().nullable(),
  engine: z.string(),
  /** EPS was multiplied by this to stand on today's share basis; 1 = as printed */
  eps_factor: z.number(),
  /** with `detail`: figure name, 'expense:category' or 'balance_sheet.total_assets' → where it was read */
  cells: z.record(z.string(), seriesCell).optional(),
  /** with `detail`, of a deduced quarter: the year and the three quarters; of a flow the two years to date */
  deduced_from: z.record(z.string(), z.array(seriesCell)).optional(),
  /** with `detail` of a balance sheet or of cash flows: what follows from them, with the cells behind it */
  derived: z.array(derivedFigure).optional(),
  /** with `detail`: of whose statements a check failed */
  failed_statements: z.array(z.enum(OTHER_KINDS)).optional(),
})
export type SeriesPoint = z.infer<typeof seriesPoint>
const trailingFigures = z.record(
  z.string(),
  z.object({
    value: z.number(),
    parts: z.array(z.object({ sign: z.union([z.literal(1), z.literal(-1)]), cell: seriesCell })),
  }),
)
const trailingCashFlow = z.object({
  end_date: ymd,
  currency: z.string(),
  operating_cash_flow: nullableNumber,
  capital_expenditures: nullableNumber,
  free_cash_flow: nullableNumber,
  deduced: z.boolean().describe('True: at least one is put together from several columns'),
  hidden: z.boolean().describe('A part is of a period that is closed to you: every figure is null'),
  failed_quality_check: z.boolean().optional().describe('With `detail`: of a statement behind it'),
  figures: trailingFigures.optional().describe('With `detail`: each figure with the cells it is the sum of'),
  derived: z.array(derivedFigure).optional().describe('With `detail`: what follows, with the cells behind it'),
})
export const series = z.object({
  cik: z.string(),
  period: z.enum(['annual', 'quarterly']),
  basis: z.enum(['reported', 'current']),
  as_of: ymd.nullable(),
  points: z.array(seriesPoint),
  /** a split lies between the last filing on the old basis (`after`) and the first on the new one (`from`) */
  splits: z.array(z.object({ factor: z.number(), after: ymd.optional(), from: ymd, source: z.string() })),
  hidden_count: z.number(),
  /** the last four quarters together; null unless they are consecutive and of one currency */
  trailing: z
    .object({
      end_date: ymd,
      currency: z.string(),
      total_revenue: nullableNumber,
      net_income: nullableNumber,
      hidden: z.boolean(),
      from_release: z.literal(true).optional().describe('One of the four quarters is as released, unaudited'),
      /** with `detail`: each figure that may be added up, with the cells it is the sum of */
      figures: trailingFigures.optional(),
    })
    .nullable()
    .optional(),
  trailing_cash_flow: trailingCashFlow
    .nullable()
    .optional()
    .describe(
      'Cash flows of the last twelve months: the newest full year and the year to date since, less the year to date a year before, all as first filed; null = a part is not stored',
    ),
  /** an estimate from when the company filed before; null = too little is known, or it passed months ago */
  next_report: z
    .object({
      form_type: z.string(),
      period_code: z.string(),
      date: ymd,
      /** the day has passed and the report is not stored */
      passed: z.boolean().optional(),
    })
    .nullable()
    .optional(),
})
export type Series = z.infer<typeof series>

/** Where a figure of a statement stands in its filing; `at` null = calculated or not located. */
export const figurePlace = z.object({
  at: z.string().nullable(),
  document: z.string().nullable(),
  computed: z.boolean(),
})

export type FigurePlace = z.infer<typeof figurePlace>
