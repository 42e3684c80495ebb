/** Statements of a company as CSV (RFC 4180). Amounts in whole units; a figure that the viewer may not see is empty. */
import type { Filing } from '@topline/core/api/wire.ts'
import { pagePath } from '@topline/core/filing/page-path.ts'
import type { CsvCell } from '@topline/core/format/csv.ts'
import { UNSCALED } from '@topline/core/statement/figure-sets.ts'
import { isRelease } from '@topline/core/statement/release-form.ts'
import { FIGURE_NAMES } from '@topline/core/statement/statement.ts'
import { basisWords } from '@topline/core/words/basis.ts'

const PLAIN = ['period_code', 'start_date', 'end_date', 'currency'] as const
const MARGINS = ['gross_margin', 'operating_margin', 'net_margin'] as const

export const EXPORT_COLUMNS: readonly string[] = [
  'accession_number',
  'form_type',
  'filing_date',
  'basis',
  ...PLAIN,
  ...FIGURE_NAMES,
  ...MARGINS,
  'failed_quality_check',
  'filing',
  'total_revenue_source',
  'net_income_source',
]

export type ExportCell = CsvCell

/**
 * One row a statement, in the order of the columns; filings without a statement are left out. `basis` tells an earnings
 * release from a report.
 *
 * @param site address of the site, without a slash at its end: figures carry the address of their cell
 */
export function exportRows(filings: readonly Filing[], site: string): ExportCell[][] {
  return filings.flatMap((filing) => {
    const s = filing.income_statement
    if (!s) return []
    return [
      [
        filing.accession_number,
        filing.form_type,
        filing.filing_date,
        basisWords(isRelease(filing.form_type)),
        ...PLAIN.map((name) => s[name]),
        ...FIGURE_NAMES.map((name) => {
          const value = s[name]
          return value === null || UNSCALED.has(name) ? value : Math.round(value * s.revenue_units_number * 100) / 100
        }),
        ...MARGINS.map((name) => s[name]),
        s.failed_quality_check,
        `${site}${pagePath(filing.accession_number, filing.form_type)}`,
        ...(['total_revenue', 'net_income'] as const).map((name) =>
          s[name] === null ? null : `${site}/source/${filing.accession_number}?figure=${name}`,
        ),
      ],
    ]
  })
}

export const withHeader = (rows: readonly (readonly ExportCell[])[]): (readonly ExportCell[])[] => [
  EXPORT_COLUMNS,
  ...rows,
]
