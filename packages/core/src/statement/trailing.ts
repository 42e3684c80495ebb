import { daysBetween } from '../format/day.ts'
import type { Point } from './point.ts'
import type { SeriesCell } from './series-cells.ts'

/** A figure of the last twelve months with the cells it is the sum of. */
export interface TrailingFigure {
  /** whole units, sign as printed */
  value: number
  /** usually the full year, the quarters since, less the same quarters of that year */
  parts: { sign: 1 | -1; cell: SeriesCell }[]
}

export interface Trailing {
  end_date: string
  currency: string
  total_revenue: number | null
  net_income: number | null
  /** one of the four quarters is hidden from the viewer: both figures are null (decision 59) */
  hidden: boolean
  /** one of the four quarters is as released, unaudited */
  from_release?: true
  /** every figure that may be added up, where places were asked for; a figure that one quarter lacks is not there */
  figures?: Record<string, TrailingFigure>
}

/**
 * The last four quarters together, deduced Q4 included.
 *
 * @param quarters points of a quarterly series, earliest first
 * @returns null unless the last four points are consecutive and of one currency
 */
export function trailingTwelveMonths(quarters: readonly Point[], withCells = false): Trailing | null {
  const four = quarters.slice(-4)
  const [first] = four
  const last = four.at(-1)
  if (four.length < 4 || !first || !last) return null
  if (four.some((p) => p.currency !== last.currency)) return null
  // Three steps of a quarter each: 273 days, 52/53-week calendars some days more or less.
  if (Math.abs(daysBetween(first.end_date, last.end_date) - 273) > 20) return null
  const hidden = four.some((p) => p.hidden)
  const sum = (values: (number | null)[]): number | null =>
    values.reduce<number | null>((t, v) => (t === null || v === null ? null : t + v), 0)
  return {
    end_date: last.end_date,
    currency: last.currency,
    total_revenue: sum(four.map((p) => p.total_revenue)),
    net_income: sum(four.map((p) => p.net_income)),
    hidden,
    ...(four.some((p) => p.from_release) && !hidden ? { from_release: true } : {}),
    ...(withCells && !hidden ? { figures: trailingFigures(four) } : {}),
  }
}

/** Figures of a year that are the sum of its quarters; per-share figures and share counts are not among them. */
export const ADDITIVE = [
  'total_revenue',
  'cost_of_revenue',
  'gross_profit',
  'operating_income',
  'other_interest_income_expense_net',
  'other_income_expense_net',
  'income_before_taxes',
  'income_tax_expense',
  'other_investment_income_expense_after_taxes',
  'other_income_expense_after_taxes',
  'net_income',
] as const

function trailingFigures(four: readonly Point[]): Record<string, TrailingFigure> {
  const found = ADDITIVE.flatMap((name): [string, TrailingFigure][] => {
    const parts = four.map((point) => partsOf(point, name))
    if (parts.some((part) => part === null)) return []
    const all = withoutPairs(parts.flatMap((part) => part ?? []))
    return [[name, { value: all.reduce((sum, { sign, cell }) => sum + sign * cell.value, 0), parts: all }]]
  })
  const figures = Object.fromEntries(found)
  const { total_revenue: revenue, cost_of_revenue: cost, gross_profit: gross } = figures
  // Lines that were divided anew in between do not add up any more: then neither is shown.
  if (revenue && cost && gross && revenue.value - cost.value !== gross.value) {
    delete figures.cost_of_revenue
    delete figures.gross_profit
  }
  return figures
}

/** The cells of one quarter: its own, or the year less three quarters; null = not known. */
function partsOf(point: Point, name: string): TrailingFigure['parts'] | null {
  if (!point.deduced) {
    const cell = point.cells?.[name]
    return cell ? [{ sign: 1, cell }] : null
  }
  const from = point.deduced_from?.[name]
  return from ? from.map((cell, i) => ({ sign: i === 0 ? 1 : -1, cell })) : null
}

/** Without the quarters that a deduced one subtracts and that stand beside it themselves. */
function withoutPairs(parts: TrailingFigure['parts']): TrailingFigure['parts'] {
  const left = [...parts]
  for (const part of parts) {
    if (part.sign !== -1) continue
    const twin = left.findIndex(
      ({ sign, cell }) => sign === 1 && cell.period_code === part.cell.period_code && cell.value === part.cell.value,
    )
    if (twin < 0) continue
    left.splice(twin, 1)
    left.splice(left.indexOf(part), 1)
  }
  return left.toSorted((a, b) => b.sign - a.sign || (a.cell.period_code < b.cell.period_code ? 1 : -1))
}
