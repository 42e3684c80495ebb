/** A screen as a file: every company that holds it. Amounts in whole units, ratios and growth as fractions. */
import type { Looking } from '@topline/core/access/access.ts'
import type { ScreenedCompany } from '@topline/core/api/screener.ts'
import { type CsvCell, csvText } from '@topline/core/format/csv.ts'
import { XLSX_TYPE, xlsxBytes } from '@topline/core/format/xlsx.ts'
import type { Screen } from '@topline/core/screen/screen.ts'
import { basisWords } from '@topline/core/words/basis.ts'
import { parquetWriteBuffer } from 'hyparquet-writer'
import type { Db } from '../../db/open.ts'
import { screenCompanies } from './service.ts'

/** More than the SEC's register has companies. */
const MOST = 20_000

const PARQUET_TYPE = 'application/vnd.apache.parquet'

type ColumnType = 'STRING' | 'DOUBLE' | 'BOOLEAN'
interface Column {
  name: string
  type: ColumnType
  of: (company: ScreenedCompany) => CsvCell
}

const columnsOf = ({ where }: Screen): Column[] => [
  { name: 'cik', type: 'STRING', of: ({ cik }) => cik },
  { name: 'company', type: 'STRING', of: ({ name }) => name },
  { name: 'tickers', type: 'STRING', of: ({ tickers }) => tickers.join(' ') },
  { name: 'sic', type: 'STRING', of: ({ sic }) => sic },
  { name: 'period_code', type: 'STRING', of: ({ period_code }) => period_code },
  { name: 'end_date', type: 'STRING', of: ({ end_date }) => end_date },
  { name: 'currency', type: 'STRING', of: ({ currency }) => currency },
  { name: 'form', type: 'STRING', of: ({ form }) => form },
  { name: 'accession_number', type: 'STRING', of: (one) => one.accession_number },
  { name: 'basis', type: 'STRING', of: ({ from_release }) => basisWords(from_release) },
  { name: 'failed_quality_check', type: 'BOOLEAN', of: (one) => one.failed_quality_check },
  ...where.map(({ name }): Column => ({ name, type: 'DOUBLE', of: ({ values }) => values[name] ?? null })),
]

/** The kinds of files: how each is named to browsers, and made of columns and companies. */
export const SCREEN_FILES = {
  csv: { type: 'text/csv; charset=utf-8', bytes: (columns, rows) => Buffer.from(csvText(tableOf(columns, rows))) },
  xlsx: { type: XLSX_TYPE, bytes: (columns, rows) => Buffer.from(xlsxBytes('Screener', tableOf(columns, rows))) },
  parquet: { type: PARQUET_TYPE, bytes: parquetBytes },
} as const satisfies Record<
  string,
  { type: string; bytes: (columns: readonly Column[], rows: readonly ScreenedCompany[]) => Buffer }
>
export type ScreenFile = keyof typeof SCREEN_FILES

const tableOf = (columns: readonly Column[], rows: readonly ScreenedCompany[]): CsvCell[][] => [
  columns.map(({ name }) => name),
  ...rows.map((row) => columns.map(({ of }) => of(row))),
]

function parquetBytes(columns: readonly Column[], rows: readonly ScreenedCompany[]): Buffer {
  const columnData = columns.map(({ name, type, of }) => ({ name, type, nullable: true, data: rows.map(of) }))
  return Buffer.from(parquetWriteBuffer({ columnData }))
}

export async function screenFile(db: Db, looking: Looking, screen: Screen, file: ScreenFile, today: string) {
  const page = { skip: 0, limit: MOST }
  const { companies } = await screenCompanies(db, looking, screen, { page, today, histograms: false })
  return SCREEN_FILES[file].bytes(columnsOf(screen), companies)
}
