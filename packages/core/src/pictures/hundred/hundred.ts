/**
 * What became of every hundred of revenue, year by year: columns whose parts always make the whole. Data only; the places
 * are the layout's. Source: docs/statement-pictures.md D.
 */
import type { SeriesPoint, WireCell } from '../../api/wire.ts'
import { placeOfCode } from '../../chart/period-axis.ts'
import type { FlowKind } from '../../flow/graph/graph.ts'

type PartId = 'cost' | 'research' | 'selling' | 'other' | 'tax' | 'kept'

export interface HundredPart {
  id: PartId
  name: string
  colour: FlowKind
  /** of every hundred of revenue, above 0 */
  share: number
  /** whole units */
  amount: number
  /** the cell that prints it; null = added up or left over */
  cell: WireCell | null
}

export interface HundredColumn {
  code: string
  /** '2024' */
  year: string
  point: SeriesPoint
  /** from the top of the column to its foot */
  parts: readonly HundredPart[]
  /** net income of every hundred, negative for a loss */
  kept: number
  /** above the hundred: what was spent beyond revenue, paid by a loss, by other income, by a tax benefit */
  over: number
}

/** Years that are drawn, the newest ones. */
const MOST_YEARS = 5
/** A column higher than this leaves the others nothing to be seen by. */
const HIGHEST = 300

/**
 * Columns of the newest years in a row of one currency, oldest first; empty with fewer than two. A year that is hidden,
 * failed its checks, has no revenue or spent more than three times its revenue has none.
 */
export function hundredColumns(points: readonly SeriesPoint[]): HundredColumn[] {
  const yearly = points
    .flatMap((point) => {
      const year = placeOfCode(point.period_code, point.start_date, 'annual')
      return year === null ? [] : [{ year, point }]
    })
    .sort((a, b) => b.year - a.year)
  const found: HundredColumn[] = []
  for (const { year, point } of yearly) {
    const newer = found[0]
    if (newer && (newer.point.currency !== point.currency || Number(newer.year) !== year + 1)) break
    const column = columnOf(point, String(year))
    if (!column && newer) break
    if (column) found.unshift(column)
    if (found.length === MOST_YEARS) break
  }
  return found.length < 2 ? [] : found
}

interface Amounts {
  cost: number | null
  research: number
  selling: number
  tax: number
  net: number
  revenue: number
}

function columnOf(point: SeriesPoint, year: string): HundredColumn | null {
  const { total_revenue: revenue, net_income: net, hidden, failed_quality_check: failed } = point
  if (hidden || failed || revenue === null || net === null || revenue <= 0) return null
  const of = (name: string): WireCell | null => point.cells?.[name] ?? null
  const selling = SELLING.flatMap((name) => of(name) ?? [])
  const amounts: Amounts = {
    revenue,
    net,
    cost: of('cost_of_revenue')?.value ?? (point.gross_profit === null ? null : revenue - point.gross_profit),
    research: of('expense:research_and_development')?.value ?? 0,
    selling: selling.reduce((sum, { value }) => sum + value, 0),
    tax: of('income_tax_expense')?.value ?? 0,
  }
  const cells: Partial<Record<PartId, WireCell | null>> = {
    cost: of('cost_of_revenue'),
    research: of('expense:research_and_development'),
    selling: selling.length === 1 ? (selling[0] ?? null) : null,
    tax: of('income_tax_expense'),
    kept: of('net_income'),
  }
  const signed = signedParts(amounts)
  const parts = signed
    .filter(({ amount }) => amount > 0)
    .map((part) => ({ ...part, share: (100 * part.amount) / revenue, cell: cells[part.id] ?? null }))
  const over = signed.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)
  const column = {
    code: point.period_code,
    year,
    point,
    parts,
    kept: (100 * net) / revenue,
    over: (100 * over) / revenue,
  }
  return 100 + column.over > HIGHEST ? null : column
}

const SELLING = [
  'expense:selling_general_administrative',
  'expense:sales_and_marketing',
  'expense:general_and_administrative',
] as const

/** All that revenue went to, signed: what brought money in is negative. They add up to revenue, whatever is printed. */
function signedParts({ revenue, net, cost, research, selling, tax }: Amounts): Omit<HundredPart, 'share' | 'cell'>[] {
  const named = [cost ?? 0, research, selling, tax, net]
  return [
    { id: 'cost', name: 'Cost of revenue', colour: 'cost', amount: cost ?? 0 },
    { id: 'research', name: 'Research and development', colour: 'cost', amount: research },
    { id: 'selling', name: 'Selling, general and administrative', colour: 'cost', amount: selling },
    {
      id: 'other',
      name: named[0] === 0 && research === 0 && selling === 0 ? 'Costs and expenses' : 'Other costs, net',
      colour: 'other',
      amount: revenue - named.reduce((sum, amount) => sum + amount, 0),
    },
    { id: 'tax', name: 'Income taxes', colour: 'tax', amount: tax },
    { id: 'kept', name: 'Net income', colour: 'net', amount: net },
  ]
}
