/** Companies with their newest filing as rows of a file: whole units, with the address of each figure's cell. */
import type { Company } from '@topline/core/api/wire.ts'
import type { SheetCell } from '../../../core/src/format/xlsx.ts'
import { fullAddress } from '../ui/export/TableExport.tsx'
import { figureHref } from '../ui/figure/Figure.tsx'
import { canSee, wholeUnits } from './statement-rows.ts'

const HEAD = [
  'Company',
  'CIK',
  'Tickers',
  'Form',
  'Period',
  'Latest filing',
  'Currency',
  'Revenue',
  'Revenue source',
  'Net income',
  'Net income source',
  'Filing',
]

/** Figures that the viewer may not see are empty, as they are on the page. */
export function companySheet(companies: readonly Company[]): SheetCell[][] {
  return [HEAD, ...companies.map(cells)]
}

function cells(company: Company): SheetCell[] {
  const who = [company.name, company.cik, company.tickers.join(' ')]
  const filing = company.filings?.[0]
  if (!filing) return [...who, null, null, null, null, null, null, null, null, null]
  const statement = filing.income_statement
  const money = (name: 'total_revenue' | 'net_income'): SheetCell[] => {
    const value = canSee(filing) ? wholeUnits(statement, name) : null
    return [value, value === null ? '' : fullAddress(figureHref(filing.accession_number, name))]
  }
  return [
    ...who,
    filing.form_type,
    statement?.period_code ?? null,
    filing.filing_date,
    statement?.currency ?? null,
    ...money('total_revenue'),
    ...money('net_income'),
    fullAddress(`/filing/${filing.accession_number}`),
  ]
}
