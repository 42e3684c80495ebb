/**
 * The table under the chart: periods as columns, with margins and growth. All of it comes from the
 * company's series in detail: each figure with the cell it was read from, lines between the totals only where the
 * filing they are from prints today's totals, so that a column never mixes two readings of one period.
 */

import type { WireDerived } from '../api/cells.ts'
import type { Series, SeriesPoint, WireCell } from '../api/wire.ts'
import { changeOn } from '../statement/change.ts'
import type { DerivedUnit } from '../statement/derived.ts'
import { marginOf } from '../statement/margins.ts'
import { type PeriodView, placeOfCode, placeOfDates } from './period-axis.ts'

export interface GridCell {
  /** money in whole units, per share as is, ratios as ratios; null = unknown */
  value: number | null
  /** where the figure was read; null = calculated from other cells of the grid, or unknown */
  source: WireCell | null
  /** a change that can be computed and says nothing */
  isNotMeaningful?: boolean
  /** the difference of two years to date */
  isDeduced?: boolean
  /** of a derived figure: its operands, or why there is none */
  derived?: WireDerived
}
/** What a ratio divides: keys of other rows; `before` = the same row a year earlier. */
interface RatioOf {
  kind: 'margin' | 'growth'
  of: string
}
export interface GridRow {
  key: string
  label: string
  kind: 'total' | 'line' | 'ratio' | 'per_share' | 'derived'
  /** heading over this row, where a group begins */
  group?: string
  /** of a derived figure */
  unit?: DerivedUnit
  cells: readonly GridCell[]
  ratio?: RatioOf
  /** shown as a cost: the printed figure is positive */
  negated?: boolean
}
export type TrailingFigures = NonNullable<NonNullable<Series['trailing']>['figures']>

export interface GridColumn {
  code: string
  point: SeriesPoint
  /** the column's figures are the sum of the last four quarters */
  isTrailing?: boolean
  /** the cells behind them */
  trailing?: TrailingFigures
}
export interface Grid {
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  currency: string
  /** amounts are shown divided by this */
  unit: 1 | 1_000 | 1_000_000
  hasDeduced: boolean
}

const CATEGORY_LABELS: readonly [string, string][] = [
  ['research_and_development', 'Research and development'],
  ['selling_general_administrative', 'Selling, general and administrative'],
  ['sales_and_marketing', 'Sales and marketing'],
  ['general_and_administrative', 'General and administrative'],
  ['depreciation_amortization', 'Depreciation and amortization'],
  ['restructuring_impairment', 'Restructuring and impairment'],
  ['cost_by_nature', 'Costs by nature'],
  ['other', 'Other operating expenses'],
]

export interface GridOptions {
  /** newest columns that are shown; null = all */
  most: number | null
  /** oldest column left */
  oldestFirst: boolean
  /** growth under every total, not only under revenue */
  growth: boolean
}
const DEFAULTS: GridOptions = { most: null, oldestFirst: false, growth: false }

/** Newest first, one a place. */
export function columnsOf(points: readonly SeriesPoint[], view: PeriodView): GridColumn[] {
  const byPlace = new Map<number, SeriesPoint>()
  for (const point of points) {
    const place =
      placeOfCode(point.period_code, point.start_date, view) ?? placeOfDates(point.start_date, point.end_date, view)
    const before = byPlace.get(place)
    if (!before || before.end_date < point.end_date) byPlace.set(place, point)
  }
  return [...byPlace].sort(([a], [b]) => b - a).map(([, point]) => ({ code: point.period_code, point }))
}

const TRAILING_RULE = 'sum of the last four quarters'

/** Twelve months whose figures are sums of cells. */
interface Twelve {
  end_date: string
  currency: string
  hidden: boolean
  figures?: TrailingFigures | undefined
  /** a part of it is as released, unaudited */
  from_release?: true | undefined
}

/**
 * Twelve months as a column, where they end after the newest full year and are open to the viewer.
 *
 * @param totals what the point has beside the cells
 */
export function trailingColumn(
  trailing: Twelve | null | undefined,
  view: Series['period'],
  newest: GridColumn | undefined,
  totals: Partial<SeriesPoint>,
): GridColumn[] {
  if (!trailing || view !== 'annual' || !newest || trailing.hidden) return []
  if (trailing.end_date <= newest.point.end_date || trailing.currency !== newest.point.currency) return []
  const figures = trailing.figures ?? {}
  const cells = Object.entries(figures).flatMap(([name, { value, parts }]): [string, WireCell][] => {
    const [only, ...more] = parts
    if (!only) return []
    // A single cell that is the whole, such as the cash at the end, opens itself.
    if (more.length === 0) return [[name, only.cell]]
    return [[name, { ...only.cell, value, period_code: 'TTM', at: null, rule: TRAILING_RULE, parts: [] }]]
  })
  const { from_release: _, ...like } = newest.point
  const point: SeriesPoint = {
    ...like,
    ...(trailing.from_release ? { from_release: true } : {}),
    period_code: 'TTM',
    start_date: null,
    end_date: trailing.end_date,
    ...{ total_revenue: null, net_income: null, net_margin: null, gross_profit: null, operating_income: null },
    ...{ basic_eps: null, diluted_eps: null, accession_number: null, eps_factor: 1 },
    ...{ deduced: false, hidden: false, failed_quality_check: false, deduced_from: {} },
    cells: Object.fromEntries(cells),
    ...totals,
  }
  return [{ code: 'TTM', point, isTrailing: true, trailing: figures }]
}

function incomeTrailing({ trailing, period }: Pick<Series, 'trailing' | 'period'>, newest: GridColumn | undefined) {
  const { total_revenue = null, net_income = null, figures = {} } = trailing ?? {}
  return trailingColumn(trailing, period, newest, {
    total_revenue,
    net_income,
    net_margin: marginOf(net_income, total_revenue),
    gross_profit: figures.gross_profit?.value ?? null,
    operating_income: figures.operating_income?.value ?? null,
  })
}

/** The column a year before: one place back annually, four quarterly; null where none is there or its currency differs. */
export function columnBefore(columns: readonly GridColumn[], index: number, view: PeriodView): GridColumn | null {
  const now = columns[index]
  if (!now || now.isTrailing) return null
  const place = placeOfCode(now.point.period_code, now.point.start_date, view)
  const back = view === 'annual' ? 1 : 4
  const before = columns.find(
    ({ point }) => place !== null && placeOfCode(point.period_code, point.start_date, view) === place - back,
  )
  return before && before.point.currency === now.point.currency ? before : null
}

/** By the largest of the amounts that are shown. */
export function unitOf(amounts: readonly (number | null)[]): Grid['unit'] {
  const largest = Math.max(0, ...amounts.map((amount) => Math.abs(amount ?? 0)))
  if (largest >= 20_000_000) return 1_000_000
  return largest >= 20_000 ? 1_000 : 1
}

type Total = 'total_revenue' | 'gross_profit' | 'operating_income' | 'net_income' | 'basic_eps' | 'diluted_eps'

/** What rows are made of: the columns that are shown, and all that there are to look a year back in. */
interface Columns {
  columns: readonly GridColumn[]
  every: readonly GridColumn[]
  view: Series['period']
}

const totalRow = ({ columns }: Columns, key: Total, label: string, kind: 'total' | 'per_share' = 'total'): GridRow => ({
  key,
  label,
  kind,
  cells: columns.map(({ point }) => ({
    value: point.hidden ? null : point[key],
    source: (point.hidden ? null : point.cells?.[key]) ?? null,
  })),
})

const lineRow = ({ columns }: Columns, key: string, label: string, negated = false): GridRow => ({
  key,
  label,
  kind: 'line',
  ...(negated ? { negated } : {}),
  cells: columns.map(({ point }) => {
    const source = point.cells?.[key] ?? null
    if (source === null) return { value: null, source }
    return { value: negated && source.value !== 0 ? -source.value : source.value, source }
  }),
})

const marginRow = (
  { columns }: Columns,
  key: string,
  label: string,
  of: 'gross_profit' | 'operating_income' | 'net_income',
): GridRow => ({
  key,
  label,
  kind: 'ratio',
  ratio: { kind: 'margin', of },
  cells: columns.map(({ point }) => ({
    value: point.hidden ? null : marginOf(point[of], point.total_revenue),
    source: null,
  })),
})

const growthRow = ({ columns, every, view }: Columns, of: Total): GridRow => ({
  key: of === 'total_revenue' ? 'growth' : `growth:${of}`,
  label: view === 'annual' ? 'Growth on the year before' : 'Growth on a year before',
  kind: 'ratio',
  ratio: { kind: 'growth', of },
  cells: columns.map(({ point, code }) => {
    const at = every.findIndex((column) => column.code === code)
    const before = columnBefore(every, at, view)?.point
    if (at < 0 || point.hidden || !before || before.hidden) return { value: null, source: null }
    const change = changeOn(point[of], before[of], of.endsWith('_eps') ? null : before.total_revenue)
    return change === 'n.m.' ? { value: null, source: null, isNotMeaningful: true } : { value: change, source: null }
  }),
})

function rowsOf(from: Columns, allGrowth: boolean): GridRow[] {
  const more = (of: Total): GridRow[] => (allGrowth ? [growthRow(from, of)] : [])
  return [
    totalRow(from, 'total_revenue', 'Total revenue'),
    growthRow(from, 'total_revenue'),
    lineRow(from, 'cost_of_revenue', 'Cost of revenue', true),
    totalRow(from, 'gross_profit', 'Gross profit'),
    ...more('gross_profit'),
    marginRow(from, 'gross_margin', 'Gross margin', 'gross_profit'),
    ...CATEGORY_LABELS.map(([category, label]) => lineRow(from, `expense:${category}`, label, true)),
    totalRow(from, 'operating_income', 'Operating income'),
    ...more('operating_income'),
    marginRow(from, 'operating_margin', 'Operating margin', 'operating_income'),
    lineRow(from, 'other_interest_income_expense_net', 'Interest, net'),
    lineRow(from, 'other_income_expense_net', 'Other income (expense), net'),
    lineRow(from, 'income_before_taxes', 'Income before taxes'),
    lineRow(from, 'income_tax_expense', 'Income tax expense', true),
    lineRow(from, 'other_investment_income_expense_after_taxes', 'Investment income after taxes'),
    lineRow(from, 'other_income_expense_after_taxes', 'Other items after taxes'),
    totalRow(from, 'net_income', 'Net income'),
    ...more('net_income'),
    marginRow(from, 'net_margin', 'Net margin', 'net_income'),
    totalRow(from, 'basic_eps', 'Basic EPS', 'per_share'),
    totalRow(from, 'diluted_eps', 'Diluted EPS', 'per_share'),
    ...more('diluted_eps'),
  ]
}

/** Rows without any figure are left out, except the totals that every statement has. */
export function financialsGrid(
  series: Pick<Series, 'points' | 'period' | 'trailing'>,
  options: Partial<GridOptions> = {},
): Grid {
  const { most, oldestFirst, growth: allGrowth } = { ...DEFAULTS, ...options }
  const every = columnsOf(series.points, series.period)
  const kept = most === null ? every : every.slice(0, most)
  const columns = [...incomeTrailing(series, every[0]), ...kept]
  if (oldestFirst) columns.reverse()
  const always = new Set(['total_revenue', 'net_income'])
  return {
    columns,
    rows: rowsOf({ columns, every, view: series.period }, allGrowth).filter(
      (row) => always.has(row.key) || row.cells.some((cell) => cell.value !== null || cell.isNotMeaningful),
    ),
    currency: every[0]?.point.currency ?? 'USD',
    unit: unitOf(columns.flatMap(({ point }) => [point.total_revenue, point.operating_income, point.net_income])),
    hasDeduced: columns.some(({ point }) => point.deduced),
  }
}

/** "USD in millions, except per-share amounts". */
export function unitsLine(grid: Pick<Grid, 'unit' | 'currency'>): string {
  const unit = { 1: '', 1000: ' in thousands', 1000000: ' in millions' }[grid.unit]
  return `${grid.currency}${unit}, except per-share amounts`
}
