/** The figures derived from the statements of one filing: no other filing takes part, so that no two prints are mixed. */
import { formatDate } from '../format/date.ts'
import { periodDays } from '../format/day.ts'
import type { Business } from './business.ts'
import { type DerivedFigure, derivedFigures } from './derived.ts'
import { BALANCE_SHEET_LABELS, CASH_FLOW_LABELS } from './figure-labels.ts'
import { closed, type Operand, type OperandUnit, printed, unknown } from './operand.ts'
import type { BalanceSheetFigure, CashFlowFigure } from './other-statements.ts'
import { isNear, isYearBefore } from './same-period.ts'
import { cellOf } from './series-cells.ts'
import type { FigureName, Provenance, Ymd } from './statement.ts'

/** What is known of a filing where a cell of it is named. */
interface FilingOfCells {
  accession_number: string
  form_type: string
  filing_date: Ymd
}

interface Read {
  figures: Readonly<Record<string, number | null>>
  provenance: Provenance
  engine: string
  currency: string
  /** a check of it failed: nothing is derived from it for another statement */
  isFailed: boolean
}
export interface IncomeOfFiling extends Read {
  period_code: string
  start_date: Ymd | null
  end_date: Ymd
  period_in_months: number | null
}
interface SheetOfFiling extends Read {
  end_date: Ymd
  /** columns beside it */
  prior: readonly { end_date: Ymd; figures: Read['figures']; provenance: Provenance; isClosed: boolean }[]
}
interface FlowsOfFiling extends Read {
  start_date: Ymd | null
  end_date: Ymd
  months: number | null
}

export interface StatementsOfFiling {
  filing: FilingOfCells
  income: IncomeOfFiling
  /** null = the filing prints none */
  sheet: SheetOfFiling | null
  flows: FlowsOfFiling | null
  business: Business
}

/** All derived figures of a filing. A quarterly report's cash flows are of the year to date, and so is what follows from them. */
export function derivedOfFiling(read: StatementsOfFiling): DerivedFigure[] {
  const { income, business } = read
  const isYear = income.period_in_months === 12
  return derivedFigures(
    { ...incomeParts(read), ...sheetParts(read), ...flowParts(read) },
    {
      business,
      isYear,
      days: income.start_date === null ? null : periodDays(income.start_date, income.end_date),
      epsFactor: 1,
    },
  )
}

const FAILED = '(its statement failed a quality check)'

interface Asked {
  label: string
  name: string
  code: string
  unit?: OperandUnit
}

function operandIn(read: Read | null, { label, name, code, unit }: Asked, from: StatementsOfFiling): Operand {
  const value = read?.figures[name] ?? null
  if (read === null || value === null || read.currency !== from.income.currency) return unknown(label)
  if (read.isFailed) return unknown(`${label} ${FAILED}`)
  return printed(label, cellOf(value, code, { ...from.filing, engine: read.engine }, read.provenance[name]), unit)
}

function incomeParts(from: StatementsOfFiling) {
  const { income } = from
  const of = (name: FigureName, label: string, unit?: OperandUnit) =>
    operandIn(income, { label, name, code: income.period_code, ...(unit ? { unit } : {}) }, from)
  return {
    total_revenue: of('total_revenue', 'Revenue'),
    cost_of_revenue: of('cost_of_revenue', 'Cost of revenue'),
    net_income: of('net_income', 'Net income'),
    basic_eps: of('basic_eps', 'Basic EPS', 'per_share'),
    shares: of('weighted_avg_shares_basic', 'Average basic shares', 'shares'),
  }
}

function flowParts(from: StatementsOfFiling) {
  const { flows, income } = from
  const isSamePeriod =
    flows !== null &&
    flows.months === income.period_in_months &&
    (flows.start_date === null || income.start_date === null || isNear(flows.start_date, income.start_date))
  const code =
    flows === null || isSamePeriod ? income.period_code : `${flows.months} months to ${formatDate(flows.end_date)}`
  const of = (name: CashFlowFigure) => operandIn(flows, { label: CASH_FLOW_LABELS[name], name, code }, from)
  return {
    operating_cash_flow: of('operating_cash_flow'),
    capital_expenditures: of('capital_expenditures'),
    flow_income: of('net_income'),
    flow_revenue: isSamePeriod
      ? incomeParts(from).total_revenue
      : unknown(flows === null ? 'Revenue' : `Revenue of the ${flows.months} months`),
  }
}

function sheetParts(from: StatementsOfFiling) {
  const { sheet, income } = from
  const of = (name: BalanceSheetFigure) =>
    operandIn(sheet, { label: BALANCE_SHEET_LABELS[name], name, code: income.period_code }, from)
  const column = sheet?.prior.find(({ end_date }) => isYearBefore(end_date, sheet.end_date)) ?? null
  const opening = (name: BalanceSheetFigure): Operand => {
    const label = BALANCE_SHEET_LABELS[name]
    if (column?.isClosed) return closed(label)
    const read = sheet && column ? { ...sheet, figures: column.figures, provenance: column.provenance } : null
    return operandIn(read, { label, name, code: column ? formatDate(column.end_date) : '' }, from)
  }
  return {
    cash_and_equivalents: of('cash_and_equivalents'),
    short_term_investments: of('short_term_investments'),
    short_term_debt: of('short_term_debt'),
    long_term_debt: of('long_term_debt'),
    receivables: of('receivables'),
    inventories: of('inventories'),
    current_assets: of('current_assets'),
    current_liabilities: of('current_liabilities'),
    total_assets: of('total_assets'),
    shareholders_equity: of('shareholders_equity'),
    opening_assets: opening('total_assets'),
    opening_equity: opening('shareholders_equity'),
  }
}
