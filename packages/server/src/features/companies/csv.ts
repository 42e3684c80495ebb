/** Statements of a company as CSV (RFC 4180). Amounts in whole units; a figure that the viewer may not see is empty. */
import type { Filing } from '@topline/core/api/wire.ts'
import { FIGURE_NAMES, UNSCALED } from '@topline/core/statement/statement.ts'

const PLAIN = ['period_code', 'start_date', 'end_date', 'currency'] as const
const MARGINS = ['gross_margin', 'operating_margin', 'net_margin'] as const

export const EXPORT_COLUMNS: readonly string[] = [
  'accession_number',
  'form_type',
  'filing_date',
  ...PLAIN,
  ...FIGURE_NAMES,
  ...MARGINS,
  'failed_quality_check',
]

export type ExportCell = string | number | boolean | null

/** One row a statement, in the order of the columns; filings without a statement are left out. */
export function exportRows(filings: readonly Filing[]): ExportCell[][] {
  return filings.flatMap((filing) => {
    const s = filing.income_statement
    if (!s) return []
    return [
      [
        filing.accession_number,
        filing.form_type,
        filing.filing_date,
        ...PLAIN.map((name) => s[name]),
        ...FIGURE_NAMES.map((name) => {
          const value = s[name]
          return value === null || UNSCALED.has(name) ? value : Math.round(value * s.revenue_units_number * 100) / 100
        }),
        ...MARGINS.map((name) => s[name]),
        s.failed_quality_check,
      ],
    ]
  })
}

export function csvText(rows: readonly (readonly ExportCell[])[]): string {
  return `${[EXPORT_COLUMNS, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
function csvCell(value: ExportCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
