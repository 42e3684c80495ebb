/**
 * A statement as the rows of its table: signs as a reader subtracts them, and a waterfall bar each. Profits start at
 * 0, costs hang from the profit above them; revenue is 1 (design §5).
 */

import type { WireStatement } from '@topline/core/api/wire.ts'
import { marginOf as marginOfRevenue } from '@topline/core/chart/quantity.ts'
import type { Place } from '@topline/core/statement/statement.ts'
import { lineName } from '@topline/core/words/line-names.ts'

type BarTone = 'revenue' | 'gross' | 'operating' | 'net' | 'cost' | 'tax' | 'loss' | 'other'
export interface Bar {
  /** as parts of revenue; from < to */
  from: number
  to: number
  tone: BarTone
}
export interface StatementRow {
  key: string
  label: string
  /** in the printed unit, costs negative; null = not in the filing */
  value: number | null
  kind: 'amount' | 'per-share' | 'shares' | 'margin'
  isTotal: boolean
  place: Place | undefined
  bar: Bar | null
}
export interface RowGroup {
  title: string
  rows: StatementRow[]
}

/** A printed label may stand for a line that has no fixed name; headings and long texts do not. */
function printedLabel(place: Place | undefined, fallback: string): string {
  if (!place || 'computed' in place) return fallback
  const label = place.label.replace(/\s+/g, ' ').trim()
  return label.length > 2 && label.length <= 70 ? label : fallback
}

type MarginKey = 'gross_margin' | 'operating_margin' | 'net_margin'

const isProfit = (tone: BarTone) => tone !== 'cost' && tone !== 'tax' && tone !== 'other'

/** The four groups of the filing page. Rows the filing does not print are left out, except the key figures. */
export function statementRows(s: WireStatement): RowGroup[] {
  const places = s.provenance ?? {}
  const revenue = s.total_revenue
  let level = 0

  /** the bar of a signed amount: a subtotal from 0, any other line from where the last one ended */
  const barOf = (value: number | null, tone: BarTone): Bar | null => {
    if (value === null || revenue === null || revenue <= 0) return null
    const part = value / revenue
    const start = isProfit(tone) ? 0 : level
    level = start + part
    return {
      from: Math.min(start, level),
      to: Math.max(start, level),
      tone: isProfit(tone) && part < 0 ? 'loss' : tone,
    }
  }
  const line = (key: string, label: string, value: number | null, tone: BarTone, isTotal = false): StatementRow => ({
    key,
    label,
    value,
    kind: 'amount',
    isTotal,
    place: places[key],
    bar: barOf(value, tone),
  })
  const cost = (value: number | null) => (value === null || value === 0 ? value : -value)
  const free = (key: string, fallback: string) => printedLabel(places[key], fallback)
  const plain = (
    key: keyof WireStatement & string,
    label: string,
    kind: StatementRow['kind'],
    value: number | null,
  ) => ({
    key,
    label,
    value,
    kind,
    isTotal: false,
    place: places[key],
    bar: null,
  })

  const top = [
    line('total_revenue', 'Total revenue', revenue, 'revenue', true),
    line('cost_of_revenue', 'Cost of revenue', cost(s.cost_of_revenue), 'cost'),
    line('gross_profit', lineName('gross_profit', s.gross_profit), s.gross_profit, 'gross', true),
  ]
  const expenses = (s.operating_expenses ?? []).map((expense, i) =>
    line(`operating_expenses[${i}].amount`, expense.name, cost(expense.amount), 'cost'),
  )
  const operating = [
    ...expenses,
    line('operating_income', lineName('operating_income', s.operating_income), s.operating_income, 'operating', true),
  ]
  /** of a subtotal that is there; a statement without revenue has none */
  const marginOf = (key: MarginKey, label: string, of: number | null) =>
    plain(key, label, 'margin', marginOfRevenue(of, revenue))
  const rest = [
    line(
      'other_interest_income_expense_net',
      free('other_interest_income_expense_net', 'Interest, net'),
      s.other_interest_income_expense_net,
      'other',
    ),
    line(
      'other_income_expense_net',
      free('other_income_expense_net', 'Other income, net'),
      s.other_income_expense_net,
      'other',
    ),
    line(
      'income_before_taxes',
      lineName('income_before_taxes', s.income_before_taxes),
      s.income_before_taxes,
      'operating',
    ),
    line('income_tax_expense', lineName('income_tax_expense', s.income_tax_expense), cost(s.income_tax_expense), 'tax'),
    line(
      'other_investment_income_expense_after_taxes',
      free('other_investment_income_expense_after_taxes', 'Investment income after taxes'),
      s.other_investment_income_expense_after_taxes,
      'other',
    ),
    line(
      'other_income_expense_after_taxes',
      free('other_income_expense_after_taxes', 'Other items after taxes'),
      s.other_income_expense_after_taxes,
      'other',
    ),
    line('net_income', lineName('net_income', s.net_income), s.net_income, 'net', true),
  ]
  const perShare = [
    plain('basic_eps', 'Basic EPS', 'per-share', s.basic_eps),
    plain('diluted_eps', 'Diluted EPS', 'per-share', s.diluted_eps),
    plain('weighted_avg_shares_basic', 'Weighted average shares, basic', 'shares', s.weighted_avg_shares_basic),
    plain('weighted_avg_shares_diluted', 'Weighted average shares, diluted', 'shares', s.weighted_avg_shares_diluted),
  ]
  const present = (rows: StatementRow[]) => rows.filter((row) => row.value !== null)
  const keyed = (rows: StatementRow[], key: string) => rows.filter((row) => row.value !== null || row.key === key)
  return [
    {
      title: 'Revenue and gross profit',
      rows: [...keyed(top, 'total_revenue'), ...present([marginOf('gross_margin', 'Gross margin', s.gross_profit)])],
    },
    {
      title: 'Operating expenses',
      rows: present([...operating, marginOf('operating_margin', 'Operating margin', s.operating_income)]),
    },
    {
      title: 'Other income and final results',
      rows: [...keyed(rest, 'net_income'), ...present([marginOf('net_margin', 'Net margin', s.net_income)])],
    },
    { title: 'Per-share data', rows: present(perShare) },
  ].filter((group) => group.rows.length > 0)
}

/** The range all bars share, so that a loss or a cost over revenue still fits: at least 0 to 1. */
export function barRange(groups: readonly RowGroup[]): { low: number; high: number } {
  const bars = groups.flatMap((group) => group.rows).flatMap((row) => (row.bar ? [row.bar] : []))
  return {
    low: Math.min(0, ...bars.map((bar) => bar.from)),
    high: Math.max(1, ...bars.map((bar) => bar.to)),
  }
}

/** "USD in millions, except per-share amounts" of a statement as printed. */
export function unitsLine(s: { currency: string; revenue_units: string }, withPerShare = true): string {
  const units = s.revenue_units === 'units' ? s.currency : `${s.currency} in ${s.revenue_units}`
  return withPerShare ? `${units}, except per-share amounts` : units
}
