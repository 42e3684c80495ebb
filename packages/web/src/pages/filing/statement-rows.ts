/**
 * A statement as the rows of its table: signs as a reader subtracts them, and a waterfall bar each. Profits start at
 * 0, costs hang from the profit above them; revenue is 1.
 */

import type { WireStatement } from '@topline/core/api/wire.ts'
import { marginOf } from '@topline/core/statement/margins.ts'
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

type OtherKey =
  | 'other_interest_income_expense_net'
  | 'other_income_expense_net'
  | 'other_investment_income_expense_after_taxes'
  | 'other_income_expense_after_taxes'
type MarginKey = 'gross_margin' | 'operating_margin' | 'net_margin'

const isProfit = (tone: BarTone) => tone !== 'cost' && tone !== 'tax' && tone !== 'other'

/** Makes the rows of one statement; bars follow each other in the order in which rows are made. */
class RowMaker {
  private readonly s: WireStatement
  private readonly places: NonNullable<WireStatement['provenance']>
  /** where the last bar ended, as a part of revenue */
  private level = 0

  constructor(s: WireStatement) {
    this.s = s
    this.places = s.provenance ?? {}
  }

  /** The bar of a signed amount: a subtotal from 0, any other line from where the last one ended. */
  private barOf(value: number | null, tone: BarTone): Bar | null {
    const revenue = this.s.total_revenue
    if (value === null || revenue === null || revenue <= 0) return null
    const part = value / revenue
    const start = isProfit(tone) ? 0 : this.level
    this.level = start + part
    return {
      from: Math.min(start, this.level),
      to: Math.max(start, this.level),
      tone: isProfit(tone) && part < 0 ? 'loss' : tone,
    }
  }

  line(key: string, label: string, value: number | null, tone: BarTone, isTotal = false): StatementRow {
    const [place, bar] = [this.places[key], this.barOf(value, tone)]
    return { key, label, value, kind: 'amount', isTotal, place, bar }
  }

  /** A subtotal under the name that its sign gives it. */
  subtotal(key: 'gross_profit' | 'operating_income' | 'net_income', tone: BarTone): StatementRow {
    return this.line(key, lineName(key, this.s[key]), this.s[key], tone, true)
  }

  /** A line without a fixed name: as it is printed, where that can be a name. */
  other(key: OtherKey, fallback: string): StatementRow {
    return this.line(key, printedLabel(this.places[key], fallback), this.s[key], 'other')
  }

  plain(key: keyof WireStatement & string, label: string, kind: StatementRow['kind'], value: number | null) {
    return { key, label, value, kind, isTotal: false, place: this.places[key], bar: null }
  }

  /** Of a subtotal that is there; a statement without revenue has none. */
  margin(key: MarginKey, label: string, of: number | null): StatementRow {
    return this.plain(key, label, 'margin', marginOf(of, this.s.total_revenue))
  }
}

const cost = (value: number | null) => (value === null || value === 0 ? value : -value)
const present = (rows: StatementRow[]) => rows.filter((row) => row.value !== null)
const keyed = (rows: StatementRow[], key: string) => rows.filter((row) => row.value !== null || row.key === key)

/** The four groups of the filing page. Rows the filing does not print are left out, except the key figures. */
export function statementRows(s: WireStatement): RowGroup[] {
  const make = new RowMaker(s)
  const top = [
    make.line('total_revenue', 'Total revenue', s.total_revenue, 'revenue', true),
    make.line('cost_of_revenue', 'Cost of revenue', cost(s.cost_of_revenue), 'cost'),
    make.subtotal('gross_profit', 'gross'),
  ]
  const operating = [
    ...(s.operating_expenses ?? []).map((expense, i) =>
      make.line(`operating_expenses[${i}].amount`, expense.name, cost(expense.amount), 'cost'),
    ),
    make.subtotal('operating_income', 'operating'),
  ]
  const pretax = s.income_before_taxes
  const tax = s.income_tax_expense
  const rest = [
    make.other('other_interest_income_expense_net', 'Interest, net'),
    make.other('other_income_expense_net', 'Other income, net'),
    make.line('income_before_taxes', lineName('income_before_taxes', pretax), pretax, 'operating'),
    make.line('income_tax_expense', lineName('income_tax_expense', tax), cost(tax), 'tax'),
    make.other('other_investment_income_expense_after_taxes', 'Investment income after taxes'),
    make.other('other_income_expense_after_taxes', 'Other items after taxes'),
    make.subtotal('net_income', 'net'),
  ]
  const perShare = [
    make.plain('basic_eps', 'Basic EPS', 'per-share', s.basic_eps),
    make.plain('diluted_eps', 'Diluted EPS', 'per-share', s.diluted_eps),
    make.plain('weighted_avg_shares_basic', 'Weighted average shares, basic', 'shares', s.weighted_avg_shares_basic),
    make.plain(
      'weighted_avg_shares_diluted',
      'Weighted average shares, diluted',
      'shares',
      s.weighted_avg_shares_diluted,
    ),
  ]
  return [
    {
      title: 'Revenue and gross profit',
      rows: [...keyed(top, 'total_revenue'), ...present([make.margin('gross_margin', 'Gross margin', s.gross_profit)])],
    },
    {
      title: 'Operating expenses',
      rows: present([...operating, make.margin('operating_margin', 'Operating margin', s.operating_income)]),
    },
    {
      title: 'Other income and final results',
      rows: [...keyed(rest, 'net_income'), ...present([make.margin('net_margin', 'Net margin', s.net_income)])],
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
