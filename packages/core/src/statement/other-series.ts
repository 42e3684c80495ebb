/**
 * What a company's balance sheets and cash flows say of each period of its series: the printed figures with their
 * cells, and the figures derived from them and from the income statement. Whole units; null = not known.
 */
import { z } from 'zod'
import { formatDate } from '../format/date.ts'
import { daysBetween, periodDays } from '../format/day.ts'
import type { Business } from './business.ts'
import { DERIVED_NAMES, type DerivedFigure, type DerivedName, derivedFigures } from './derived.ts'
import { DERIVED_DEFINITIONS } from './derived-definitions.ts'
import { BALANCE_SHEET_LABELS, CASH_FLOW_LABELS } from './figure-labels.ts'
import { closed, type Operand, type OperandCell, type OperandUnit, printed, unknown } from './operand.ts'
import {
  aroundPoint,
  type Columns,
  columnsOf,
  type Find,
  type OtherVintage,
  operandOf,
  type Terms,
  term,
  withFigure,
} from './other-columns.ts'
import {
  BALANCE_SHEET_FIGURES,
  type BalanceSheetFigure,
  CASH_FLOW_FIGURES,
  type CashFlowFigure,
  type OtherKind,
} from './other-statements.ts'
import type { Point } from './point.ts'
import { isNear, isQuarterLong } from './same-period.ts'
import type { SeriesCell } from './series-cells.ts'
import type { Ymd } from './statement.ts'

const amount = z.number().nullable()
const derivedAmounts = Object.fromEntries(
  DERIVED_NAMES.map((name) => [name, amount.describe(DERIVED_DEFINITIONS[name].definition)]),
) as Record<DerivedName, typeof amount> // one for each name

export const printedQuantities = z.object({
  operating_cash_flow: amount.describe('As printed; of a quarter after the first: year to date less the one before'),
  capital_expenditures: amount.describe('The same; negative for an outflow'),
  cash_flow_deduced: z.boolean().describe('True: of the cash flows at least one is a difference of two years to date'),
  cash_and_equivalents: amount.describe('At the end of the period'),
  total_assets: amount.describe('At the end of the period'),
  total_liabilities: amount.describe('At the end of the period'),
  shareholders_equity: amount.describe('At the end of the period; negative for a deficit'),
})
export const otherQuantities = printedQuantities.extend(derivedAmounts)
export type OtherQuantities = z.infer<typeof otherQuantities>

/** The cells of a point's figures, as a table opens them. */
export interface CellsOfPoint {
  /** 'balance_sheet.total_assets' → its cell */
  cells: Record<string, SeriesCell>
  /** 'cash_flow.operating_cash_flow' of a quarter → the year to date, and the one before that is taken off */
  deduced_from: Record<string, SeriesCell[]>
}

/** What the two statements add to a point of a series. */
export interface OtherOfPoint {
  quantities: OtherQuantities
  derived: DerivedFigure[]
  /** what each figure is made of, by its name */
  operands: Readonly<Record<OtherKind, Readonly<Record<string, Operand>>>>
  /** of whose statements a check failed */
  failed: OtherKind[]
}

export interface OtherRequest {
  vintages: readonly OtherVintage[]
  /** which print counts where several give a figure: the first, or the newest */
  basis: 'reported' | 'current'
  business: Business
  /** end of the period before this one, where it is known */
  endBefore: Ymd | null
}

const isYear = (point: Point): boolean => point.period_code.endsWith(' FY')
/**
 * @param point a period of the series; of a hidden one nothing is told
 */
export function otherOfPoint(point: Point, request: OtherRequest): OtherOfPoint {
  const dated = point.hidden ? [] : aroundPoint(point, request.vintages)
  const openOnes = dated.filter((one) => !one.isClosed)
  const open = columnsOf(point, openOnes)
  const every = openOnes.length === dated.length ? open : columnsOf(point, dated)
  const failed = new Set<OtherKind>()
  /** A figure of the open prints; closed where only closed ones would give it. */
  const operand = (label: string, find: Find): Operand => {
    const terms = find(open)
    if (terms === null) return every === open || find(every) === null ? unknown(label) : closed(label)
    for (const { vintage } of terms) if (vintage.failed) failed.add(vintage.kind)
    return operandOf(label, terms)
  }
  const sheet = (name: BalanceSheetFigure) =>
    operand(BALANCE_SHEET_LABELS[name], ({ sheets }) => sheetTerms(sheets, name, request.basis, point.period_code))
  const opening = (name: BalanceSheetFigure) =>
    operand(BALANCE_SHEET_LABELS[name], (from) => sheetTerms(from.opening, name, request.basis, null))
  const flow = (name: CashFlowFigure) =>
    operand(CASH_FLOW_LABELS[name], (from) => flowTerms(point, from, name, request))
  const flows = Object.fromEntries(CASH_FLOW_FIGURES.map((name) => [name, flow(name)])) as Record<
    CashFlowFigure,
    Operand
  > // every name
  const sheets = Object.fromEntries(BALANCE_SHEET_FIGURES.map((name) => [name, sheet(name)])) as Record<
    BalanceSheetFigure,
    Operand
  > // the same
  const income = (name: IncomeName, label: string, unit?: OperandUnit) => incomeOperand(point, name, label, unit)
  const derived = derivedFigures(
    {
      ...sheets,
      operating_cash_flow: flows.operating_cash_flow,
      capital_expenditures: flows.capital_expenditures,
      flow_income: flows.net_income,
      total_revenue: income('total_revenue', 'Revenue'),
      flow_revenue: income('total_revenue', 'Revenue'),
      cost_of_revenue: costOperand(point),
      net_income: income('net_income', 'Net income'),
      basic_eps: income('basic_eps', 'Basic EPS', 'per_share'),
      shares: income('weighted_avg_shares_basic', 'Average basic shares', 'shares'),
      opening_assets: opening('total_assets'),
      opening_equity: opening('shareholders_equity'),
    },
    {
      business: request.business,
      isYear: isYear(point),
      days: daysOf(point, request.endBefore),
      epsFactor: point.eps_factor,
    },
  )
  return {
    quantities: quantitiesOf(flows, sheets, derived),
    derived: point.hidden ? [] : derived,
    operands: { cash_flow: flows, balance_sheet: sheets },
    failed: [...failed],
  }
}

function quantitiesOf(
  flows: Record<CashFlowFigure, Operand>,
  sheets: Record<BalanceSheetFigure, Operand>,
  derived: readonly DerivedFigure[],
): OtherQuantities {
  const values = Object.fromEntries(derived.map(({ name, value }) => [name, value])) as Record<
    DerivedName,
    number | null
  > // every name is there
  const [operating, spent] = [flows.operating_cash_flow, flows.capital_expenditures]
  return {
    operating_cash_flow: operating.value,
    capital_expenditures: spent.value,
    cash_flow_deduced: [operating, spent].some(({ cells }) => cells.length > 1),
    cash_and_equivalents: sheets.cash_and_equivalents.value,
    total_assets: sheets.total_assets.value,
    total_liabilities: sheets.total_liabilities.value,
    shareholders_equity: sheets.shareholders_equity.value,
    ...values,
  }
}

/** @param kinds the statements whose cells are asked for */
export function cellsOfPoint({ operands }: Pick<OtherOfPoint, 'operands'>, kinds: readonly OtherKind[]): CellsOfPoint {
  const found: CellsOfPoint = { cells: {}, deduced_from: {} }
  for (const kind of kinds)
    for (const [name, operand] of Object.entries(operands[kind])) {
      const [only, ...more] = operand.cells.map(({ cell }) => cell)
      if (only && more.length === 0) found.cells[`${kind}.${name}`] = only
      else if (only) found.deduced_from[`${kind}.${name}`] = [only, ...more]
    }
  return found
}

/** @param code of the period; null = the day of the sheet */
function sheetTerms(
  sheets: readonly OtherVintage[],
  name: BalanceSheetFigure,
  basis: OtherRequest['basis'],
  code: string | null,
): Terms | null {
  const found = withFigure(sheets, name, basis)
  return found && [{ sign: 1, vintage: found, name, code: code ?? formatDate(found.end_date) }]
}

/**
 * A flow of the point's own period. Quarterly reports print the year to date: a later quarter is the difference to the
 * year to date of the quarter before, both as first filed, so that no restatement of one of them counts as a flow.
 * Cash at the start of such a quarter is the cash at the end of the one before.
 */
function flowTerms(
  point: Point,
  { flows, ending, toDate }: Columns,
  name: CashFlowFigure,
  request: OtherRequest,
): Terms | null {
  const isOwn = ({ months }: OtherVintage) => (isYear(point) ? months === 12 : isQuarterLong(months))
  const one = (vintage: OtherVintage | null | undefined, of: CashFlowFigure = name): Terms | null =>
    vintage ? [{ sign: 1, vintage, name: of, code: point.period_code }] : null
  const own = withFigure(ending.filter(isOwn), name, request.basis)
  if (own !== null || isYear(point)) return one(own)
  if (name === 'cash_at_end') return one(withFigure(ending, name, request.basis))
  if (name === 'cash_at_start') {
    const { endBefore } = request
    const before =
      endBefore === null || ending.length === 0 ? [] : flows.filter(({ end_date }) => isNear(end_date, endBefore))
    return one(withFigure(before, 'cash_at_end', request.basis), 'cash_at_end')
  }
  for (const { whole, before } of toDate) {
    const earlier = whole.figures[name] == null ? null : before.find((one) => one.figures[name] != null)
    if (earlier) return [term(1, whole, name), term(-1, earlier, name)]
  }
  return null
}

type IncomeName = 'total_revenue' | 'net_income' | 'basic_eps' | 'gross_profit' | 'weighted_avg_shares_basic'

/** A figure of the income statement as the series has it; a deduced quarter is its year less three quarters. */
function incomeOperand(point: Point, name: IncomeName, label: string, unit: OperandUnit = 'amount'): Operand {
  const value = point[name]
  if (value === null) return unknown(label)
  const from = point.deduced_from?.[name]
  const cell = point.cells?.[name]
  const cells = from
    ? from.map((one, i): OperandCell => ({ sign: i === 0 ? 1 : -1, label, cell: one }))
    : cell
      ? [{ sign: 1 as const, label, cell }]
      : []
  return { label, unit, value, isClosed: false, cells }
}

/** As printed, or revenue less gross profit. */
function costOperand(point: Point): Operand {
  const label = 'Cost of revenue'
  const [revenue, gross] = [point.total_revenue, point.gross_profit]
  if (revenue === null || gross === null) return unknown(label)
  const cell = point.cells?.cost_of_revenue
  if (cell?.value === revenue - gross) return printed(label, cell)
  const cells = (name: IncomeName, words: string, sign: 1 | -1) =>
    incomeOperand(point, name, words).cells.map((one): OperandCell => ({ ...one, sign }))
  return {
    label,
    unit: 'amount',
    value: revenue - gross,
    isClosed: false,
    cells: [...cells('total_revenue', 'Revenue', 1), ...cells('gross_profit', 'Gross profit', -1)],
  }
}

/** A quarter's end, give or take the weeks of an odd calendar; null = the point before is no quarter that ends there. */
export function endOfQuarterBefore(
  before: Pick<Point, 'end_date'> | undefined,
  point: Pick<Point, 'end_date'>,
): Ymd | null {
  if (!before) return null
  const days = daysBetween(before.end_date, point.end_date)
  return days > 75 && days < 125 ? before.end_date : null
}

/** A quarter lasts from the end of the one before where nobody prints its first day. */
function daysOf({ start_date, end_date }: Point, endBefore: Ymd | null): number | null {
  if (start_date !== null) return periodDays(start_date, end_date)
  return endBefore === null ? null : daysBetween(endBefore, end_date)
}
