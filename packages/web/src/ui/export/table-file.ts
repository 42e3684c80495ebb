/** A table of a page as a file, made in the browser from what it shows. */
import { csvText } from '@topline/core/format/csv.ts'
import { type SheetCell, XLSX_TYPE, xlsxBytes } from '../../../../core/src/format/xlsx.ts'
import { download } from './download.ts'

export interface TableFile {
  /** without extension */
  fileName: string
  /** name of the sheet */
  title: string
  /** the header row first */
  rows: readonly (readonly SheetCell[])[]
}

export function saveTable({ fileName, title, rows }: TableFile, kind: 'csv' | 'xlsx'): void {
  if (kind === 'csv') download(`${fileName}.csv`, new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }))
  else download(`${fileName}.xlsx`, new Blob([xlsxBytes(title, rows)], { type: XLSX_TYPE }))
}
