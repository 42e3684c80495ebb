/**
 * A company's newest year, quarter and last twelve months as the screener compares them, from its series: each figure is
 * the one that the company's page shows.
 */
import { placeOfCode } from '../chart/period-axis.ts'
import { changeOfFigure, changeOn } from '../statement/change.ts'
import type { DerivedFigure, DerivedName } from '../statement/derived.ts'
import { marginOf } from '../statement/margins.ts'
import type { OtherOfPoint } from '../statement/other-series.ts'
import { BALANCE_SHEET_FIGURES, CASH_FLOW_FIGURES } from '../statement/other-statements.ts'
import type { TrailingFlows } from '../statement/other-trailing.ts'
import type { Point } from '../statement/point.ts'
import { isNear } from '../statement/same-period.ts'
import type { Ymd } from '../statement/statement.ts'
import { type Trailing, trailingTwelveMonths } from '../statement/trailing.ts'
import { flowQuantity, GROWTH_OF, INCOME_QUANTITIES, type ScreenBasis, type ScreenQuantity } from './quantities.ts'

/** Amounts in whole units; what is not known is not there. */
type ScreenValues = Partial<Record<ScreenQuantity, number>>

export interface ScreenedPeriod {
  basis: ScreenBasis
  period_code: string
  end_date: Ymd
  currency: string
  /** of the filing that the figures are from; of the last quarter for twelve months; null = from no filing */
  accession_number: string | null
  from_release: boolean
  failed_quality_check: boolean
  /** closed to whoever looks: it has no values */
  hidden: boolean
  values: ScreenValues
}

export interface SeenSeries {
  /** with their cells, earliest first */
  annual: readonly Point[]
  quarterly: readonly Point[]
  /** what balance sheets and cash flows add to a point of one of them */
  otherOf: (point: Point, before: Point | undefined) => OtherOfPoint
  /** cash flows of the last twelve months, beside their income */
  flowsOf: (income: Trailing | null) => TrailingFlows | null
}

/** The newest period of each basis that there is. */
export function screenedPeriods(seen: SeenSeries): ScreenedPeriod[] {
  const year = ofPoint('year', seen.annual, 1, seen)
  const quarter = ofPoint('quarter', seen.quarterly, 4, seen)
  const months = lastTwelveMonths(seen, year, quarter)
  return [year, quarter, months].filter((one) => one !== null)
}

/** @param back how many places before lies the same period of the year before */
function ofPoint(
  basis: 'year' | 'quarter',
  points: readonly Point[],
  back: number,
  seen: SeenSeries,
): ScreenedPeriod | null {
  const point = points.at(-1)
  if (!point) return null
  if (point.hidden) return closedPeriod(basis, point)
  const view = basis === 'year' ? 'annual' : 'quarterly'
  const place = placeOfCode(point.period_code, point.start_date, view)
  const at = points.findIndex(
    (one) => place !== null && placeOfCode(one.period_code, one.start_date, view) === place - back,
  )
  const before = points[at]
  const other = seen.otherOf(point, points.at(-2))
  const values = valuesOf(point, other)
  const isComparable = before && !before.hidden && before.currency === point.currency
  const then = isComparable ? valuesOf(before, seen.otherOf(before, points[at - 1])) : {}
  return {
    ...head(basis, point),
    failed_quality_check: point.failed_quality_check || other.failed.length > 0,
    values: { ...values, ...growthOver(values, then) },
  }
}

const head = (basis: ScreenBasis, point: Point) => ({
  basis,
  period_code: point.period_code,
  end_date: point.end_date,
  currency: point.currency,
  accession_number: point.accession_number,
  from_release: point.from_release === true,
  hidden: false,
})

const closedPeriod = (basis: ScreenBasis, point: Point): ScreenedPeriod => ({
  ...head(basis, point),
  from_release: false,
  failed_quality_check: false,
  hidden: true,
  values: {},
})

const KNOWN_ON_POINTS = [
  'total_revenue',
  'gross_profit',
  'operating_income',
  'net_income',
  'basic_eps',
  'diluted_eps',
  'weighted_avg_shares_basic',
] as const

function valuesOf(point: Point, other: OtherOfPoint): ScreenValues {
  const found: [ScreenQuantity, number | null | undefined][] = [
    ...INCOME_QUANTITIES.map((name): [ScreenQuantity, number | undefined] => [name, point.cells?.[name]?.value]),
    // Of a deduced quarter there are only these, without a cell of their own.
    ...KNOWN_ON_POINTS.map((name): [ScreenQuantity, number | null] => [name, point[name]]),
    ...marginsIn(point),
    ...CASH_FLOW_FIGURES.map((name): [ScreenQuantity, number | null | undefined] => [
      flowQuantity(name),
      other.operands.cash_flow[name]?.value,
    ]),
    ...sheetValues(other),
    ...derivedValues(other.derived),
  ]
  return known(found)
}

type Found = [ScreenQuantity, number | null | undefined]

const known = (found: readonly Found[]): ScreenValues =>
  Object.fromEntries(found.filter((one) => one[1] != null)) as ScreenValues // null and undefined are gone

const marginsIn = (of: {
  total_revenue?: number | null
  gross_profit?: number | null
  operating_income?: number | null
  net_income?: number | null
}): Found[] => {
  const revenue = of.total_revenue ?? null
  return [
    ['gross_margin', marginOf(of.gross_profit ?? null, revenue)],
    ['operating_margin', marginOf(of.operating_income ?? null, revenue)],
    ['net_margin', marginOf(of.net_income ?? null, revenue)],
  ]
}

const sheetValues = (other: OtherOfPoint): Found[] =>
  BALANCE_SHEET_FIGURES.map((name) => [name, other.operands.balance_sheet[name]?.value])

const derivedValues = (derived: readonly DerivedFigure[]): Found[] => derived.map(({ name, value }) => [name, value])

function growthOver(now: ScreenValues, then: ScreenValues): ScreenValues {
  return known(
    GROWTH_OF.map((name): Found => {
      const change = changeIn(name, now, then)
      return [`${name}_growth`, change === 'n.m.' ? null : change]
    }),
  )
}

/** As the company's tables have it: a base under one percent of revenue says nothing. */
function changeIn(name: (typeof GROWTH_OF)[number], now: ScreenValues, then: ScreenValues) {
  const [a, b] = [now[name] ?? null, then[name] ?? null]
  if (name === 'total_assets' || name === 'shareholders_equity') return changeOfFigure(name, a, b)
  if (name === 'operating_cash_flow' || name === 'free_cash_flow') return changeOfFigure(name, a, b)
  return changeOn(a, b, name.endsWith('_eps') ? null : (then.total_revenue ?? null))
}

/** Of what a balance sheet tells alone. */
const OF_SHEETS: ReadonlySet<DerivedName> = new Set(['debt', 'net_cash', 'current_ratio', 'debt_to_equity'])

/**
 * The last four quarters, with the balance sheet at their end; the newest full year itself where no quarter follows it,
 * which is all there is of companies that report once a year.
 */
function lastTwelveMonths(
  seen: SeenSeries,
  year: ScreenedPeriod | null,
  quarter: ScreenedPeriod | null,
): ScreenedPeriod | null {
  const last = seen.quarterly.at(-1)
  const isYearNewest =
    year !== null && (!last || year.end_date >= last.end_date || isNear(year.end_date, last.end_date))
  if (isYearNewest) return { ...year, basis: 'ttm' }
  const now = trailingTwelveMonths(seen.quarterly, true)
  if (!now || !last) return null
  if (now.hidden) return closedPeriod('ttm', last)
  const before = trailingTwelveMonths(seen.quarterly.slice(0, -4), true)
  const flows = seen.flowsOf(now)
  const isOfThese = flows !== null && !flows.hidden && isNear(flows.end_date, now.end_date)
  const other = quarter?.hidden === false ? seen.otherOf(last, seen.quarterly.at(-2)) : null
  const income = summed(now)
  const then = before && !before.hidden && before.currency === now.currency ? summed(before) : {}
  const values = known([
    ...(Object.entries(income) as Found[]), // entries of values
    ...marginsIn(income),
    ...(isOfThese ? flowValues(flows) : []),
    ...(other ? sheetValues(other) : []),
    ...(other ? derivedValues(other.derived.filter(({ name }) => OF_SHEETS.has(name))) : []),
  ])
  return {
    ...head('ttm', last),
    from_release: now.from_release === true,
    failed_quality_check:
      seen.quarterly.slice(-4).some((point) => point.failed_quality_check) ||
      (isOfThese && flows.failed) ||
      (other?.failed.length ?? 0) > 0,
    values: { ...values, ...growthOver(values, then) },
  }
}

const summed = ({ figures, total_revenue, net_income }: Trailing): ScreenValues =>
  known([
    ...Object.entries(figures ?? {}).map(([name, { value }]): Found => [name as ScreenQuantity, value]), // names of `ADDITIVE`
    ['total_revenue', total_revenue],
    ['net_income', net_income],
  ])

const flowValues = ({ figures, derived }: TrailingFlows): Found[] => [
  ...CASH_FLOW_FIGURES.map((name): Found => [flowQuantity(name), figures[`cash_flow.${name}`]?.value]),
  ...derivedValues(derived),
]
