/**
 * The table under the chart: periods as columns, newest left, with margins and growth (design §5). Totals come from the
 * company's series. Lines between them (costs, expenses, taxes) are not in a series: they are taken from the period's
 * own statement, and only where its totals are still today's, so that a column never mixes two vintages.
 */
import type { Filing, SeriesPoint, WireStatement } from '../api/wire.ts'
import { type PeriodView, placeOfCode, placeOfDates } from './period-axis.ts'
import { marginOf } from './quantity.ts'

export interface GridCell {
  /** money in whole units, per share as is, ratios as ratios; null = unknown */
  value: number | null
  /** the filing the figure opens; null = calculated or not located */
  accession: string | null
}
export interface GridRow {
  key: string
  label: string
  kind: 'total' | 'line' | 'ratio' | 'per_share'
  cells: readonly GridCell[]
}
export interface GridColumn {
  code: string
  point: SeriesPoint
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

/** Newest first, one a place. */
function columnsOf(points: readonly SeriesPoint[], view: PeriodView): GridColumn[] {
  const byPlace = new Map<number, SeriesPoint>()
  for (const point of points) {
    const place =
      placeOfCode(point.period_code, point.start_date, view) ?? placeOfDates(point.start_date, point.end_date, view)
    const before = byPlace.get(place)
    if (!before || before.end_date < point.end_date) byPlace.set(place, point)
  }
  return [...byPlace].sort(([a], [b]) => b - a).map(([, point]) => ({ code: point.period_code, point }))
}

const scaled = (statement: WireStatement, value: number | null): number | null =>
  value === null ? null : value * statement.revenue_units_number

const nearly = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= Math.abs(b) * 1e-9)

/** The period's own statement, if its totals are those of the series; null = no lines for this column. */
export function statementOf(point: SeriesPoint, filings: readonly Filing[]): Filing | null {
  if (point.hidden || point.deduced) return null
  const fits = (filing: Filing): boolean => {
    const s = filing.income_statement
    return (
      s?.user_has_permission_to_view === true &&
      s.period_code === point.period_code &&
      s.end_date === point.end_date &&
      s.currency === point.currency &&
      nearly(scaled(s, s.total_revenue), point.total_revenue) &&
      nearly(scaled(s, s.operating_income), point.operating_income) &&
      nearly(scaled(s, s.net_income), point.net_income)
    )
  }
  return filings.find(fits) ?? null
}

const negated = (value: number | null): number | null => (value === null || value === 0 ? value : -value)

type Reader = (statement: WireStatement) => number | null

/** Change on the period before of the same kind: one year back annually, the same quarter a year back quarterly. */
export function growthOf(columns: readonly GridColumn[], index: number, view: PeriodView): number | null {
  const now = columns[index]?.point
  if (!now || now.hidden) return null
  const place = placeOfCode(now.period_code, now.start_date, view)
  const back = view === 'annual' ? 1 : 4
  const before = columns.find(
    ({ point }) => place !== null && placeOfCode(point.period_code, point.start_date, view) === place - back,
  )?.point
  if (!before || before.hidden || before.currency !== now.currency) return null
  if (now.total_revenue === null || before.total_revenue === null || before.total_revenue <= 0) return null
  return now.total_revenue / before.total_revenue - 1
}

function unitOf(columns: readonly GridColumn[]): Grid['unit'] {
  const largest = Math.max(0, ...columns.map(({ point }) => Math.abs(point.total_revenue ?? point.net_income ?? 0)))
  if (largest >= 20_000_000) return 1_000_000
  return largest >= 20_000 ? 1_000 : 1
}

/** Rows without any figure are left out, except the totals that every statement has. */
export function financialsGrid(points: readonly SeriesPoint[], filings: readonly Filing[], view: PeriodView): Grid {
  const columns = columnsOf(points, view)
  const statements = columns.map(({ point }) => statementOf(point, filings))
  const series = (
    key: string,
    label: string,
    kind: GridRow['kind'],
    read: (p: SeriesPoint) => number | null,
  ): GridRow => ({
    key,
    label,
    kind,
    cells: columns.map(({ point }) => ({
      value: point.hidden ? null : read(point),
      accession: point.hidden || point.deduced || kind === 'ratio' ? null : point.accession_number,
    })),
  })
  const line = (key: string, label: string, read: Reader): GridRow => ({
    key,
    label,
    kind: 'line',
    cells: statements.map((filing) => ({
      value: filing?.income_statement ? scaled(filing.income_statement, read(filing.income_statement)) : null,
      accession: filing?.accession_number ?? null,
    })),
  })
  const expense =
    (category: string): Reader =>
    (s) => {
      const own = (s.operating_expenses ?? []).filter((e) => e.category === category)
      return own.length === 0 ? null : negated(own.reduce((sum, e) => sum + e.amount, 0))
    }
  const sum = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0))
  const rows: GridRow[] = [
    series('total_revenue', 'Total revenue', 'total', (p) => p.total_revenue),
    {
      key: 'growth',
      label: view === 'annual' ? 'Growth on the year before' : 'Growth on a year before',
      kind: 'ratio',
      cells: columns.map((_, i) => ({ value: growthOf(columns, i, view), accession: null })),
    },
    line('cost_of_revenue', 'Cost of revenue', (s) => negated(s.cost_of_revenue)),
    series('gross_profit', 'Gross profit', 'total', (p) => p.gross_profit),
    series('gross_margin', 'Gross margin', 'ratio', (p) => marginOf(p.gross_profit, p.total_revenue)),
    ...CATEGORY_LABELS.map(([category, label]) => line(category, label, expense(category))),
    series('operating_income', 'Operating income', 'total', (p) => p.operating_income),
    series('operating_margin', 'Operating margin', 'ratio', (p) => marginOf(p.operating_income, p.total_revenue)),
    line('other', 'Other income (expense), net', (s) =>
      sum(s.other_interest_income_expense_net, s.other_income_expense_net),
    ),
    line('income_before_taxes', 'Income before taxes', (s) => s.income_before_taxes),
    line('income_tax_expense', 'Income tax expense', (s) => negated(s.income_tax_expense)),
    series('net_income', 'Net income', 'total', (p) => p.net_income),
    series('net_margin', 'Net margin', 'ratio', (p) => p.net_margin ?? marginOf(p.net_income, p.total_revenue)),
    series('basic_eps', 'Basic EPS', 'per_share', (p) => p.basic_eps),
    series('diluted_eps', 'Diluted EPS', 'per_share', (p) => p.diluted_eps),
  ]
  const always = new Set(['total_revenue', 'net_income'])
  return {
    columns,
    rows: rows.filter((row) => always.has(row.key) || row.cells.some((cell) => cell.value !== null)),
    currency: columns[0]?.point.currency ?? 'USD',
    unit: unitOf(columns),
    hasDeduced: columns.some(({ point }) => point.deduced),
  }
}

/** "USD in millions, except per-share amounts". */
export function unitsLine(grid: Grid): string {
  const unit = { 1: '', 1000: ' in thousands', 1000000: ' in millions' }[grid.unit]
  return `${grid.currency}${unit}, except per-share amounts`
}
