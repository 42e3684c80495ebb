/** The parts of a plain post about divisions and places. */
import { type FactBase, type FactPeriod, factOf } from '../figures-in-words/facts.ts'
import { formatChange, formatPercent } from '../format/percent.ts'
import { growth } from '../statement/margins.ts'

interface Row {
  label: string
  revenue: number
  share: number | null
  change: number | null
  added: number | null
}

function rowsOf(divisions: FactPeriod['business'], period: FactPeriod, before: FactPeriod | null): Row[] {
  const total = factOf(period, { kind: 'figure', name: 'total_revenue' })?.value ?? null
  return divisions
    .flatMap(({ label, revenue }): Row[] => {
      if (revenue === null) return []
      const old = before ? (factOf(before, { kind: 'division', label, quantity: 'revenue' })?.value ?? null) : null
      const share = total !== null && total > 0 && revenue >= 0 ? revenue / total : null
      return [{ label, revenue, share, change: growth(revenue, old), added: old === null ? null : revenue - old }]
    })
    .sort((a, b) => b.revenue - a.revenue)
}

const cell = (text: string): string => text.replace(/([\\|*_`[\]<>])/g, '\\$1')

export function divisionPart(
  _base: FactBase,
  period: FactPeriod,
  before: FactPeriod | null,
  money: (value: number) => string,
): string | null {
  const rows = rowsOf(period.business, period, before)
  const [top] = rows
  if (rows.length < 2 || !top) return null
  const lines = [`## Where revenue came from`]
  const moved = [...rows]
    .filter((row) => row.added !== null && row.change !== null)
    .sort((a, b) => Math.abs(b.added ?? 0) - Math.abs(a.added ?? 0))
  const [most] = moved
  const share = top.share === null ? '' : `, ${formatPercent(top.share)} of revenue`
  const first = `${cell(top.label)} brought in the most: ${money(top.revenue)}${share}.`
  const second =
    most &&
    moved.length === rows.length &&
    most.change !== null &&
    most.added !== null &&
    formatPercent(Math.abs(most.change)) !== '0.0%'
      ? most === top
        ? ` ${cell(most.label)} also moved the most: it ${most.change > 0 ? 'grew' : 'fell'} ${formatPercent(Math.abs(most.change))}.`
        : ` The largest move was that of ${cell(most.label)}, which ${most.change > 0 ? 'grew' : 'fell'} ${formatPercent(Math.abs(most.change))} to ${money(most.revenue)}.`
      : ''
  lines.push(first + second)
  const hasChange = rows.some((row) => row.change !== null)
  const head = ['Division', 'Revenue', 'Share of revenue', ...(hasChange ? ['Change'] : [])]
  const table = rows
    .slice(0, 10)
    .map((row) => [
      cell(row.label),
      money(row.revenue),
      row.share === null ? '-' : formatPercent(row.share),
      ...(hasChange ? [row.change === null ? '-' : formatChange(row.change)] : []),
    ])
  lines.push([head, head.map(() => '---'), ...table].map((row) => `| ${row.join(' | ')} |`).join('\n'))
  return lines.join('\n\n')
}

export function geographyPart(period: FactPeriod, money: (value: number) => string): string | null {
  const rows = rowsOf(period.geographical, period, null)
  const [first, second] = rows
  if (!first || !second || first.share === null) return null
  return `## By place\n\n${cell(first.label)} brought in ${money(first.revenue)}, ${formatPercent(first.share)} of revenue. ${cell(second.label)} followed with ${money(second.revenue)}.`
}
