/** The two tables of the page as rows of a file: whole units, with the address of each figure's place. */
import type { RestatementList } from '@topline/core/api/filings/restatements.ts'
import type { SheetCell } from '../../../../core/src/format/xlsx.ts'
import { fullAddress } from '../../ui/export/TableExport.tsx'
import { FIELD_LABELS, hrefOf, type Restatement } from './changes.ts'

export function changesSheet(cik: string, restatements: readonly Restatement[]): SheetCell[][] {
  return [
    ['Period', 'Figure', 'Unit', 'First reported', 'Source', 'Now', 'Source now', 'Filed first', 'Filed now'],
    ...restatements.map((row): SheetCell[] => [
      row.period_code,
      FIELD_LABELS[row.field] ?? row.field,
      row.currency,
      row.old_value,
      fullAddress(hrefOf(row, 'old', cik)),
      row.new_value,
      fullAddress(hrefOf(row, 'new', cik)),
      row.old_filing_date,
      row.new_filing_date,
    ]),
  ]
}

const PER_SHARE: Readonly<Record<string, string>> = { basic_eps: 'Basic EPS', diluted_eps: 'Diluted EPS' }

/** Newest first, as on the page; the source names both filings. */
export function splitsSheet(splits: RestatementList['splits']): SheetCell[][] {
  return [
    ['First filing on the new basis', 'Factor', 'Example period', 'Figure', 'Printed first', 'Printed later', 'Source'],
    ...splits
      .toReversed()
      .map(({ from, factor, example, source }): SheetCell[] => [
        from,
        factor,
        example?.period_code ?? null,
        example ? (PER_SHARE[example.field] ?? example.field) : null,
        example?.printed_first ?? null,
        example?.printed_later ?? null,
        source,
      ]),
  ]
}
