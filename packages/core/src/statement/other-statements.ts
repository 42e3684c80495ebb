/**
 * The balance sheet and the statement of cash flows as the engine reads them beside the income statement.
 *
 * Amounts are whole units of the currency. `null` = the filing does not print it and no rule computes it; 0 only where
 * the cell itself says 0, a dash or nil.
 */
import { z } from 'zod'
import type { ReleaseParts } from './release.ts'
import { type Extraction, place, provenance, qcReport, ymd } from './statement.ts'

const amount = z.number().nullable()

/** A line as printed, of which pictures are sums. */
const printedLine = z.object({
  label: z.string().describe('As printed, footnote marks removed'),
  section: z.string().describe('The heading over it'),
  amount: amount.describe('Whole units, with the sign of the print; null for a blank cell'),
  place: place.nullable(),
})
export type PrintedLine = z.infer<typeof printedLine>

export const balanceSheetFigures = z.object({
  cash_and_equivalents: amount.describe(
    'Cash and cash equivalents: the line that the cash flows are drawn up on; restricted cash only where one line prints both',
  ),
  short_term_investments: amount.describe(
    'Short-term investments and marketable securities among current assets, the sum of their lines; of a sheet without that total only what is called short-term',
  ),
  receivables: amount.describe(
    'Trade or customers’ receivables less allowances; no loans of a bank and no other receivables',
  ),
  inventories: amount.describe('Total inventories'),
  current_assets: amount.describe('Printed total; null where the sheet is not classified'),
  property_net: amount.describe('Property, plant and equipment after depreciation'),
  goodwill: amount.describe('The line of goodwill'),
  intangibles: amount.describe(
    'Identifiable intangible assets other than goodwill, the sum of their lines; no software',
  ),
  goodwill_and_intangibles: amount.describe('One printed line for goodwill and other intangible assets'),
  total_assets: amount.describe('Printed total'),
  current_liabilities: amount.describe('Printed total; null where the sheet is not classified'),
  short_term_debt: amount.describe(
    'Borrowings due within a year, the current part of long-term debt among them; no trade payables, leases or deposits',
  ),
  long_term_debt: amount.describe('Borrowings due later, with leases only where one line prints both'),
  total_liabilities: amount.describe('Printed, else total assets less temporary and total equity'),
  temporary_equity: amount.describe('What stands between liabilities and equity, such as redeemable stock'),
  shareholders_equity: amount.describe("Equity of the company's shareholders; negative for a deficit"),
  noncontrolling_interests: amount.describe('The share of others in subsidiaries, within total equity'),
  total_equity: amount.describe("Shareholders' equity and noncontrolling interests"),
})
export type BalanceSheetFigures = z.infer<typeof balanceSheetFigures>
export type BalanceSheetFigure = keyof BalanceSheetFigures
export const BALANCE_SHEET_FIGURES = Object.keys(balanceSheetFigures.shape) as BalanceSheetFigure[]

export const cashFlowFigures = z.object({
  net_income: amount.describe('The first line of the operating section; negative for a loss'),
  depreciation_amortization: amount.describe(
    'Depreciation, depletion and amortization among the adjustments; not of debt costs, content, contracts or leases',
  ),
  stock_compensation: amount.describe('Pay in stock among the adjustments'),
  operating_cash_flow: amount.describe('Printed total; positive for an inflow'),
  capital_expenditures: amount.describe(
    'Purchases of property, plant and equipment; negative for an outflow; intangible assets only where one line holds both',
  ),
  acquisitions: amount.describe('Businesses acquired, net of their cash; negative for an outflow'),
  investing_cash_flow: amount.describe('Printed total; positive for an inflow'),
  dividends_paid: amount.describe("Dividends to the company's shareholders; negative for an outflow"),
  share_repurchases: amount.describe('Stock bought back; negative for an outflow'),
  financing_cash_flow: amount.describe('Printed total; positive for an inflow'),
  exchange_rate_effect: amount.describe('As printed'),
  other_cash_change: amount.describe('Every further line between the three totals and the cash at the end'),
  net_change_in_cash: amount.describe('Printed increase or decrease'),
  cash_at_start: amount.describe('As printed at the foot'),
  cash_at_end: amount.describe('As printed at the foot'),
})
export type CashFlowFigures = z.infer<typeof cashFlowFigures>
export type CashFlowFigure = keyof CashFlowFigures
export const CASH_FLOW_FIGURES = Object.keys(cashFlowFigures.shape) as CashFlowFigure[]

const asOf = z.object({ as_of: ymd.describe('The date over the column') })
const span = z.object({
  start_date: ymd.describe('First day of the period that the column is for'),
  end_date: ymd.describe('Its last day'),
  months: z.number().int().describe('Days divided by 30.44, rounded: a quarterly report prints the year to date'),
})

const kept = { currency: z.string(), lines: z.array(printedLine), qc: qcReport, provenance }

export const balanceSheet = balanceSheetFigures.extend({
  ...asOf.shape,
  ...kept,
  prior_periods: z.array(balanceSheetFigures.extend({ ...asOf.shape, provenance })),
})
export type BalanceSheet = z.infer<typeof balanceSheet>

export const cashFlow = cashFlowFigures.extend({
  ...span.shape,
  ...kept,
  prior_periods: z.array(cashFlowFigures.extend({ ...span.shape, provenance })),
})
export type CashFlow = z.infer<typeof cashFlow>

/** The two statements by the names that they have everywhere. */
export const OTHER_KINDS = ['balance_sheet', 'cash_flow'] as const
export type OtherKind = (typeof OTHER_KINDS)[number]

/** How one of them stands in a filing: its checks passed, failed, or it is not printed. */
export const OTHER_STATES = ['passed', 'failed', 'absent'] as const
export type OtherState = (typeof OTHER_STATES)[number]

/** The two statements, each null where the document prints none, with a word why. */
export interface OtherStatements {
  balance_sheet: BalanceSheet | null
  cash_flow: CashFlow | null
  absent: { balance_sheet?: string; cash_flow?: string }
}

/** What reading one document gives: the income statement, the other two beside it, and what a release tells beyond them. */
export type FullExtraction = Extraction & OtherStatements & { kind?: 'release'; release?: ReleaseParts }
