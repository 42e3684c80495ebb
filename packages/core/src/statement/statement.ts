/**
 * The income statement as the engine reads it and the site keeps it.
 *
 * Amounts are whole units of `currency`, share counts whole shares, per-share figures per share, all for the
 * filing's current period. `null` = the filing does not print it and no rule computes it; 0 only where the cell
 * itself says 0, a dash or nil. The printed unit (`revenue_units`) is kept so that the wire view can give figures
 * as printed (decision 50). The descriptions make the glossary.
 */
import { z } from 'zod'

/** Whole units of the statement's currency; null = unknown. */
const amount = z.number().nullable()

/** A calendar date, `YYYY-MM-DD`; never an instant. */
export const ymd = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export type Ymd = string

export const engineName = z.enum(['tags', 'tables', 'llm', 'company-facts', 'manual'])
export type EngineName = z.infer<typeof engineName>

export const expenseCategory = z.enum([
  'research_and_development',
  'selling_general_administrative',
  'sales_and_marketing',
  'general_and_administrative',
  'depreciation_amortization',
  'restructuring_impairment',
  'cost_by_nature',
  'other',
])

export const operatingExpense = z.object({
  name: z.string().describe('The line as printed'),
  description: z.string().nullable(),
  category: expenseCategory,
  amount: z.number().describe('Positive for an expense, negative for an income among the expenses'),
})
export type OperatingExpense = z.infer<typeof operatingExpense>

const division = z.object({
  label: z.string().describe('The name as printed, footnote marks removed'),
  description: z.string().nullable().default(null),
  revenue: amount,
  cost_of_revenue: amount.default(null),
  operating_expenses: amount.default(null),
  operating_income: amount.default(null),
})
export type Division = z.infer<typeof division>

/** What the divisions leave over to the statement's total, with the name it is printed under. */
export const residual = z.object({ value: z.number(), description: z.string().nullable() })

export const segmentGroup = z.object({
  divisions: z.array(division),
  revenue_not_allocated_to_divisions_net: residual.nullable().default(null),
  cost_of_revenue_not_allocated_to_divisions_net: residual.nullable().default(null),
  operating_expense_or_income_not_allocated_to_divisions_net: residual.nullable().default(null),
})
export type SegmentGroup = z.infer<typeof segmentGroup>

/** The figures of one period, whatever their source. */
export const figures = z.object({
  total_revenue: amount.describe('Total of revenue as the statement prints it'),
  cost_of_revenue: amount.describe('Printed total cost of sales or revenue; positive for a cost'),
  gross_profit: amount.describe('Printed, else total revenue less cost of revenue'),
  operating_income: amount.describe('Printed operating income; negative for a loss'),
  other_interest_income_expense_net: amount.describe('Interest below operating income: income less expense'),
  other_income_expense_net: amount.describe('All else between operating income and income before taxes'),
  income_before_taxes: amount.describe('Income before taxes from continuing operations, as printed'),
  income_tax_expense: amount.describe('The provision: positive expense, negative benefit'),
  other_investment_income_expense_after_taxes: amount.describe(
    'Equity-method and investment income printed after the tax line',
  ),
  other_income_expense_after_taxes: amount.describe(
    'All else between tax and net income; the share of noncontrolling interests is negative when it reduces',
  ),
  net_income: amount.describe("Attributable to the company's shareholders, before preferred dividends"),
  basic_eps: amount.describe('Basic earnings per share, as printed'),
  diluted_eps: amount.describe('Diluted earnings per share, as printed'),
  weighted_avg_shares_basic: amount.describe('Weighted average shares of basic EPS, whole shares'),
  weighted_avg_shares_diluted: amount.describe('Weighted average shares of diluted EPS, whole shares'),
})
export type Figures = z.infer<typeof figures>
export type FigureName = keyof Figures
export const FIGURE_NAMES = Object.keys(figures.shape) as FigureName[]

export const period = z.object({
  currency: z.string().describe('ISO code of the statement'),
  start_date: ymd.nullable().describe('First day of the period'),
  end_date: ymd.describe('Last day of the period'),
  period_in_months: z.number().int().nullable().describe('Days divided by 30.44, rounded'),
  fiscal_year: z.number().int().nullable().describe('As the company names it'),
  fiscal_period: z.enum(['FY', 'Q1', 'Q2', 'Q3', 'Q4']).nullable(),
})

export const incomeStatement = figures.extend({
  ...period.shape,
  operating_expenses: z.array(operatingExpense),
  business_segments: segmentGroup.nullable(),
  geographical_segments: segmentGroup.nullable(),
  revenue_units: z.string().describe("The unit the filing prints: 'units', 'thousands', 'millions', 'billions'"),
  revenue_units_number: z.number().int().describe('Value as printed times this number = whole units'),
  fiscal_year_start_or_end_reported: z.boolean().default(false),
  fiscal_year_start: z
    .string()
    .regex(/^\d{2}-\d{2}$/)
    .nullable()
    .default(null)
    .describe('MM-DD'),
})
export type IncomeStatement = z.infer<typeof incomeStatement>

/** Where a figure stands: byte offsets into the document as filed (after gunzip). */
export interface Cell {
  label: string
  text: string
  concept?: string | null
  start: number | null
  end: number | null
  /** Exhibit the cell stands in; absent = the main document. */
  document?: string
}
export interface Computed {
  computed: true
  rule: string
  parts: Place[]
}
export type Place = Cell | Computed
export const place: z.ZodType<Place> = z
  .lazy(() =>
    z.union([
      z.object({ computed: z.literal(true), rule: z.string(), parts: z.array(place) }),
      z.object({
        label: z.string(),
        text: z.string(),
        concept: z.string().nullable().optional(),
        start: z.number().nullable(),
        end: z.number().nullable(),
        document: z.string().optional(),
      }),
    ]),
  )
  // The name makes it one schema of the machine description: it holds itself.
  .meta({ id: 'Place' })

/**
 * Keys: a figure's name, or a path: `operating_expenses[0].amount`, `business_segments.divisions[1].revenue`,
 * `business_segments.revenue_not_allocated_to_divisions_net`.
 */
export const provenance = z.record(z.string(), place)
export type Provenance = z.infer<typeof provenance>

/**
 * A comparative column of the same statement; kept as a later vintage of that period (decision 63). Its expenses and
 * divisions are named as in the filing's own period: there only where they add up, so that the change of a line is told
 * by the print that it stands in.
 */
export const priorPeriod = figures.partial().extend({
  ...period.shape,
  operating_expenses: z.array(operatingExpense).optional(),
  business_segments: segmentGroup.nullable().optional(),
  geographical_segments: segmentGroup.nullable().optional(),
  provenance: provenance.optional(),
})
export type PriorPeriod = z.infer<typeof priorPeriod>

/** One QC test. `left` and `right` are the two numbers compared, whole units. */
const qcTest = z.object({
  name: z.string(),
  description: z.string(),
  passed: z.boolean(),
  necessary: z.boolean(),
  rationale: z.string(),
  left: z.number().nullable().optional(),
  right: z.number().nullable().optional(),
  difference: z.number().nullable().optional(),
  tolerance: z.number().nullable().optional(),
  /** made on what only the document says; stands in for the rule of that name, also when QC is made again */
  on_evidence: z.literal(true).optional(),
  /** what the document says there (a date, a code, an amount), by which a stored statement is tested again */
  evidence: z.union([z.string(), z.number()]).optional(),
  accepted: z.object({ reason: z.string(), by: z.string(), at: z.string() }).optional(),
})
export type QcTest = z.infer<typeof qcTest>
export const qcReport = z.object({ passed: z.boolean(), tests: z.array(qcTest) })
export type QcReport = z.infer<typeof qcReport>

/** Where a filing prints a main figure again. */
const evidenceKind = z.enum([
  'headline',
  'balance-sheet',
  'cash-flow',
  'equity',
  'comprehensive-income',
  'selected-data',
  'quarterly-data',
  'eps-note',
  'tax-note',
  'segment-note',
  'mda',
  'ex-27',
  'tags',
  'arithmetic',
  'other-filing',
])
export type EvidenceKind = z.infer<typeof evidenceKind>

/** A place outside the cell that was read, which agrees with a figure or contradicts it. */
export const evidence = z.object({
  figure: z.string().describe("The figure's name; of another statement with its name before it: cash_flow.cash_at_end"),
  kind: evidenceKind,
  within: evidenceKind.optional().describe('Of a fact tagged again: the kind of table or text that it stands in'),
  place: z.object({ start: z.number(), end: z.number(), document: z.string().optional() }),
  text: z.string().describe('The digits as printed there'),
  value: z.number().describe('What stands there, whole units'),
  read: z.number().describe('The figure as read, whole units'),
  scale: z.number().describe('Power of ten between the two prints'),
  agrees: z.boolean(),
})
export type Evidence = z.infer<typeof evidence>

/** What reading one document gives. */
export interface Extraction {
  ok: true
  engine: EngineName
  form_type: string | null
  cik: string | null
  company: string | null
  income_statement: IncomeStatement
  provenance: Provenance
  prior_periods: PriorPeriod[]
  qc: QcReport
  /** Where the document prints the main figures again, or others in their stead; null = not looked for. */
  evidence: Evidence[] | null
  /** What the engine decided and why, one line each; becomes `thought_process`. */
  trace: string[]
}
export interface ExtractionFailure {
  ok: false
  /** `no-income-statement`, `not-read-yet`, `not-a-filing`, `too-large` */
  error: { code: string; message: string }
  form_type?: string | null
  cik?: string | null
  company?: string | null
  /** What the cover says of the period where the document holds no statement. */
  income_statement?: z.infer<typeof period>
}
export type ExtractionResult = Extraction | ExtractionFailure

/** What the caller knows about the document beside its bytes. */
export interface ExtractionHints {
  form_type?: string
  cik?: string
  period_end?: Ymd
  engine?: 'auto' | 'tags' | 'tables'
}
