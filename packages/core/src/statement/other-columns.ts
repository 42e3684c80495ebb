/** The columns of a company's filings that tell of one period, and the figures that are made of them. */
import { formatDate } from '../format/date.ts'
import { addDays } from '../format/day.ts'
import type { Operand, OperandCell } from './operand.ts'
import type { OtherKind } from './other-statements.ts'
import { isNear, isYearBefore } from './same-period.ts'
import { cellOf } from './series-cells.ts'
import type { Place, Ymd } from './statement.ts'

/** One period of one of the two statements as one filing gave it. */
export interface OtherVintage {
  kind: OtherKind
  accession_number: string
  form_type: string
  filing_date: Ymd
  engine: string
  /** null for a balance sheet */
  start_date: Ymd | null
  end_date: Ymd
  /** null for a balance sheet */
  months: number | null
  currency: string
  figures: Readonly<Record<string, number | null>>
  /** where a figure of that name stands; only where places are asked for */
  placeOf?: (name: string) => Place | null
  /** the filing's statement failed a check; known where places are asked for */
  failed?: boolean
  /** its period is closed to the viewer: it says that a figure is known, and no figure */
  isClosed: boolean
}

/** Figures behind one value: one of one filing, or the difference or the sum of several. */
export type Terms = readonly { sign: 1 | -1; vintage: OtherVintage; name: string; code: string }[]
export type Find = (from: Columns) => Terms | null

/** What of a point decides which columns tell of it. */
interface Period {
  end_date: Ymd
  currency: string
}

/** The columns that a point may be told by, oldest filing first: chosen once for all its figures. */
export interface Columns {
  sheets: readonly OtherVintage[]
  /** balance sheets of a year before */
  opening: readonly OtherVintage[]
  flows: readonly OtherVintage[]
  /** those of them that end with the period */
  ending: readonly OtherVintage[]
  /** of years to date that end with the period, each with those that end a quarter before it */
  toDate: readonly { whole: OtherVintage; before: readonly OtherVintage[] }[]
}

export function columnsOf({ end_date }: Period, from: readonly OtherVintage[]): Columns {
  const sheets = from.filter(({ kind }) => kind === 'balance_sheet')
  const flows = from.filter(({ kind }) => kind === 'cash_flow')
  const ending = flows.filter((one) => isNear(one.end_date, end_date))
  return {
    sheets: sheets.filter((one) => isNear(one.end_date, end_date)),
    opening: sheets.filter((one) => isYearBefore(one.end_date, end_date)),
    flows,
    ending,
    toDate: ending.map((whole) => ({ whole, before: flows.filter((one) => isQuarterBefore(one, whole)) })),
  }
}

function isQuarterBefore(one: OtherVintage, whole: OtherVintage): boolean {
  if (one.start_date === null || whole.start_date === null || one.months === null || whole.months === null) return false
  const left = whole.months - one.months
  return left >= 3 && left <= 4 && isNear(one.start_date, whole.start_date)
}

/** A year and its opening, with the slack of odd calendars, days. */
const LOOKS_BACK = 400
const LOOKS_AHEAD = 10

/** Days are compared as they are written: a company has hundreds of columns, a point needs a handful. */
export function aroundPoint({ end_date, currency }: Period, vintages: readonly OtherVintage[]): OtherVintage[] {
  const [from, to] = [addDays(end_date, -LOOKS_BACK), addDays(end_date, LOOKS_AHEAD)]
  return vintages
    .filter((one) => one.currency === currency && one.end_date >= from && one.end_date <= to)
    .sort((a, b) => (a.filing_date < b.filing_date ? -1 : a.filing_date > b.filing_date ? 1 : 0))
}

export function operandOf(label: string, terms: Terms): Operand {
  const cells = terms.map(({ sign, vintage, name, code }): OperandCell => {
    const value = vintage.figures[name] ?? 0 // a term is of a figure that is known
    return { sign, label, cell: cellOf(value, code, vintage, vintage.placeOf?.(name)) }
  })
  const value = cells.reduce((sum, { sign, cell }) => sum + sign * cell.value, 0)
  return { label, unit: 'amount', value, isClosed: false, cells }
}

/** @param dated of one period, oldest filing first */
export function withFigure(
  dated: readonly OtherVintage[],
  name: string,
  basis: 'reported' | 'current',
): OtherVintage | null {
  const has = (one: OtherVintage) => one.figures[name] != null
  return (basis === 'current' ? dated.findLast(has) : dated.find(has)) ?? null
}

export const term = (sign: 1 | -1, vintage: OtherVintage, name: string) => ({
  sign,
  vintage,
  name,
  code: `${vintage.months} months to ${formatDate(vintage.end_date)}`,
})
