/**
 * Quantities of a company's periods that its balance sheets and cash flows give: printed ones, and those computed from
 * them and the income statement of the same period. Whole units; null = not known.
 */
import { z } from 'zod'
import { daysBetween, periodDays } from '../format/day.ts'
import { margin } from './margins.ts'
import type { BalanceSheetFigure, CashFlowFigure, OtherKind } from './other-statements.ts'
import type { Point } from './point.ts'
import type { Ymd } from './statement.ts'

/** One period of one of the two statements as one filing gave it. */
export interface OtherVintage {
  kind: OtherKind
  filing_date: Ymd
  /** null for a balance sheet */
  start_date: Ymd | null
  end_date: Ymd
  /** null for a balance sheet */
  months: number | null
  currency: string
  figures: Readonly<Record<string, number | null>>
}

const amount = z.number().nullable()
export const otherQuantities = z.object({
  operating_cash_flow: amount.describe('As printed; of a quarter after the first: year to date less the one before'),
  capital_expenditures: amount.describe('The same; negative for an outflow'),
  free_cash_flow: amount.describe('Operating cash flow and capital expenditures; null where either is unknown'),
  free_cash_flow_margin: amount.describe('Free cash flow as a part of revenue'),
  cash_conversion: amount.describe('Operating cash flow as a multiple of a positive net income'),
  cash_flow_deduced: z.boolean().describe('True: of the cash flows at least one is a difference of two years to date'),
  cash_and_equivalents: amount.describe('At the end of the period'),
  total_assets: amount.describe('At the end of the period'),
  total_liabilities: amount.describe('At the end of the period'),
  shareholders_equity: amount.describe('At the end of the period; negative for a deficit'),
  net_cash: amount.describe('Cash and short-term investments less debt; null where no debt is printed'),
  current_ratio: amount.describe('Current assets as a multiple of current liabilities'),
  debt_to_equity: amount.describe('Short- and long-term debt as a multiple of a positive shareholders’ equity'),
  return_on_equity: amount.describe('Net income of a full year as a part of shareholders’ equity at its end'),
  return_on_assets: amount.describe('Net income of a full year as a part of total assets at its end'),
  days_receivables: amount.describe('Receivables at the end as days of revenue'),
  days_inventories: amount.describe('Inventories at the end as days of cost of revenue'),
})
export type OtherQuantities = z.infer<typeof otherQuantities>

/** Ends and starts of one period may differ by some days between two filings. */
const SAME_DAY = 6
const near = (a: Ymd, b: Ymd): boolean => Math.abs(daysBetween(a, b)) <= SAME_DAY
const isYear = (point: Point): boolean => point.period_code.endsWith(' FY')

/**
 * @param point a period of the series; null = hidden, of which nothing is told
 * @param vintages of the company, those of closed periods left out
 * @param basis which print counts where several give a figure: the first, or the newest
 */
export function otherQuantitiesOf(
  point: Point,
  vintages: readonly OtherVintage[],
  basis: 'reported' | 'current',
): OtherQuantities {
  const own = point.hidden ? [] : vintages.filter((one) => one.currency === point.currency)
  const dated = [...own].sort((a, b) => (a.filing_date < b.filing_date ? -1 : a.filing_date > b.filing_date ? 1 : 0))
  const sheets = dated.filter(({ kind, end_date }) => kind === 'balance_sheet' && near(end_date, point.end_date))
  const sheet = (name: BalanceSheetFigure) => figureIn(sheets, name, basis)
  const flows = dated.filter(({ kind }) => kind === 'cash_flow')
  const operating = flowOf(point, flows, 'operating_cash_flow', basis)
  const spent = flowOf(point, flows, 'capital_expenditures', basis)
  const free = sum(operating.value, spent.value)
  const shortDebt = sheet('short_term_debt')
  const longDebt = sheet('long_term_debt')
  const debt = shortDebt === null && longDebt === null ? null : (shortDebt ?? 0) + (longDebt ?? 0)
  const cash = sheet('cash_and_equivalents')
  const equity = sheet('shareholders_equity')
  const assets = sheet('total_assets')
  const ofYear = isYear(point) ? point.net_income : null
  const days = point.start_date === null ? (isYear(point) ? 365 : 91) : periodDays(point.start_date, point.end_date)
  const cost = point.gross_profit === null ? null : sum(point.total_revenue, -point.gross_profit)
  return {
    operating_cash_flow: operating.value,
    capital_expenditures: spent.value,
    free_cash_flow: free,
    free_cash_flow_margin: margin(free, point.total_revenue),
    cash_conversion: ratio(operating.value, point.net_income),
    cash_flow_deduced: operating.deduced || spent.deduced,
    cash_and_equivalents: cash,
    total_assets: assets,
    total_liabilities: sheet('total_liabilities'),
    shareholders_equity: equity,
    net_cash: cash === null || debt === null ? null : cash + (sheet('short_term_investments') ?? 0) - debt,
    current_ratio: ratio(sheet('current_assets'), sheet('current_liabilities')),
    debt_to_equity: ratio(debt, equity),
    return_on_equity: ratio(ofYear, equity),
    return_on_assets: ratio(ofYear, assets),
    days_receivables: timesDays(ratio(sheet('receivables'), point.total_revenue), days),
    days_inventories: timesDays(ratio(sheet('inventories'), cost), days),
  }
}

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)

/** Null where one is unknown, or where there is nothing positive to take a part of. */
const ratio = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole <= 0 ? null : part / whole

const timesDays = (part: number | null, days: number): number | null => (part === null ? null : part * days)

/** @param dated of one period, oldest filing first */
function figureIn(dated: readonly OtherVintage[], name: string, basis: 'reported' | 'current'): number | null {
  const has = (one: OtherVintage) => one.figures[name] != null
  return (basis === 'current' ? dated.findLast(has) : dated.find(has))?.figures[name] ?? null
}

/**
 * A flow of the point's own period. Quarterly reports print the year to date: a later quarter is the difference to the
 * year to date of the quarter before, both as first filed, so that no restatement of one of them counts as a flow.
 */
function flowOf(
  point: Point,
  flows: readonly OtherVintage[],
  name: CashFlowFigure,
  basis: 'reported' | 'current',
): { value: number | null; deduced: boolean } {
  const ending = flows.filter(({ end_date }) => near(end_date, point.end_date))
  const isOwn = ({ months }: OtherVintage) => (isYear(point) ? months === 12 : months === 3 || months === 4)
  const printed = figureIn(ending.filter(isOwn), name, basis)
  if (printed !== null || isYear(point)) return { value: printed, deduced: false }
  for (const whole of ending) {
    const toDate = whole.figures[name]
    const before = flows.find((one) => isQuarterBefore(one, whole) && one.figures[name] != null)
    const rest = before?.figures[name]
    if (toDate != null && rest != null) return { value: toDate - rest, deduced: true }
  }
  return { value: null, deduced: false }
}

function isQuarterBefore(one: OtherVintage, whole: OtherVintage): boolean {
  if (one.start_date === null || whole.start_date === null || one.months === null || whole.months === null) return false
  const left = whole.months - one.months
  return near(one.start_date, whole.start_date) && left >= 3 && left <= 4
}
