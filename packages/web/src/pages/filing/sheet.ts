/** The tables of the filing page as rows of a file: whole units, with the address of each figure's cell. */

import type { WireStatement } from '@topline/core/api/wire.ts'
import type { Comparison } from '@topline/core/words/comparison.ts'
import type { SheetCell } from '../../../../core/src/format/xlsx.ts'
import { fullAddress } from '../../ui/export/TableExport.tsx'
import type { TableFile } from '../../ui/export/table-file.ts'
import { sourceHref } from '../../ui/figure/Figure.tsx'
import { type StatementRow, statementRows } from './statement-rows.ts'

type SegmentKind = 'business_segments' | 'geographical_segments'

const fileName = (statement: WireStatement, part: string): string => `${statement.accession_number || 'filing'}-${part}`

const changeHead = (compared: Comparison | null): string[] => (compared ? [`Change on ${compared.code}`] : [])

/** The income statement; costs are negative, as they are on the page. */
export function statementFile(statement: WireStatement, compared: Comparison | null): TableFile {
  const { accession_number: accession, total_revenue: revenue, currency, period_code: code } = statement
  const address = (row: StatementRow) => fullAddress(sourceHref(accession, row.place))
  const unit = { amount: currency, 'per-share': `${currency} per share`, shares: 'shares', margin: 'ratio' } as const
  const value = (row: StatementRow) =>
    row.kind === 'amount' && row.value !== null ? row.value * statement.revenue_units_number : row.value
  const rows = statementRows(statement).flatMap((group) =>
    group.rows.map((row): SheetCell[] => [
      group.title,
      row.label,
      unit[row.kind],
      value(row),
      address(row),
      row.kind === 'amount' && row.value !== null && revenue ? row.value / revenue : null,
      ...(compared ? [compared.changes[row.key] ?? null] : []),
    ]),
  )
  return {
    fileName: fileName(statement, 'income-statement'),
    title: `Income statement ${code}`,
    rows: [['Part', 'Line', 'Unit', code, `${code} source`, 'Share of revenue', ...changeHead(compared)], ...rows],
  }
}

/** Revenue and, where it is printed, operating income of each division or region. */
export function segmentsFile(statement: WireStatement, kind: SegmentKind, compared: Comparison | null): TableFile {
  const { accession_number: accession, currency, revenue_units_number: units, total_revenue: revenue } = statement
  const places = statement.provenance ?? {}
  const whole = (value: number | null) => (value === null ? null : value * units)
  const source = (key: string, value: number | null) =>
    value === null ? '' : fullAddress(sourceHref(accession, places[key]))
  const row = (label: string, key: string, value: number | null, income: number | null): SheetCell[] => {
    const incomeKey = key.replace('.revenue', '.operating_income')
    return [
      label,
      currency,
      whole(value),
      source(key, value),
      whole(income),
      income === null ? '' : source(incomeKey, income),
      value !== null && revenue ? value / revenue : null,
      ...(compared ? [compared.changes[key] ?? null] : []),
    ]
  }
  const group = statement[kind]
  const rest = group?.revenue_not_allocated_to_divisions_net
  const restKey = `${kind}.revenue_not_allocated_to_divisions_net`
  const rows = (group?.divisions ?? []).map((division, i) =>
    row(
      division.label,
      `${kind}.divisions[${i}].revenue`,
      division.revenue,
      division.operating_income_is_reported ? division.operating_income : null,
    ),
  )
  if (rest && rest.value !== 0) rows.push(row(rest.description ?? 'Not allocated', restKey, rest.value, null))
  rows.push(row('Total revenue', 'total_revenue', revenue, null))
  const head = ['Name', 'Unit', 'Revenue', 'Revenue source', 'Operating income', 'Operating income source']
  return {
    fileName: fileName(statement, kind.replace('_', '-')),
    title: kind === 'business_segments' ? 'Business divisions' : 'Geographical segments',
    rows: [[...head, 'Share of revenue', ...changeHead(compared)], ...rows],
  }
}
