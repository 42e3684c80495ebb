/** A table of statements as rows of a file: whole units, with the address of each figure's cell. */

import { pagePath } from '@topline/core/filing/page-path.ts'
import { isRelease } from '@topline/core/statement/release-form.ts'
import { basisWords } from '@topline/core/words/basis.ts'
import type { SheetCell } from '../../../core/src/format/xlsx.ts'
import { fullAddress } from '../ui/export/TableExport.tsx'
import { figureHref } from '../ui/figure/Figure.tsx'
import { canSee, type StatementRow, wholeUnits } from './statement-rows.ts'

const HEAD = [
  'Company',
  'Form',
  'Filing date',
  'Basis',
  'Period',
  'Currency',
  'Revenue',
  'Revenue source',
  'Net income',
  'Net income source',
  'Net margin',
  'Version',
  'Filing',
]

/** Figures that the viewer may not see are empty, as they are on the page. */
export function statementSheet(rows: readonly StatementRow[]): SheetCell[][] {
  return [HEAD, ...rows.map(cells)]
}

function cells(row: StatementRow): SheetCell[] {
  const { filing } = row
  const statement = filing.income_statement
  const page = fullAddress(pagePath(filing.accession_number, filing.form_type))
  if (row.kind === 'deduced') {
    const margin = row.revenue && row.income !== null ? row.income / row.revenue : null
    const from = 'Full year less Q1 to Q3'
    const currency = statement?.currency ?? null
    return [
      filing.company.name,
      'Deduced',
      filing.filing_date,
      'deduced',
      row.code,
      currency,
      row.revenue,
      from,
      row.income,
      from,
      margin,
      null,
      page,
    ]
  }
  const shown = canSee(filing)
  const source = (name: 'total_revenue' | 'net_income') =>
    shown && statement?.[name] !== null ? fullAddress(figureHref(filing.accession_number, name)) : ''
  return [
    filing.company.name,
    filing.form_type,
    filing.filing_date,
    basisWords(isRelease(filing.form_type)),
    statement?.period_code ?? null,
    statement?.currency ?? null,
    wholeUnits(statement, 'total_revenue'),
    source('total_revenue'),
    wholeUnits(statement, 'net_income'),
    source('net_income'),
    shown ? (statement?.net_margin ?? null) : null,
    statement?.version ?? null,
    page,
  ]
}
