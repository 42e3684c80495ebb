/** Other tables that look like the statement: what stands beside it in annual reports. */
import { MONTH_NAMES } from '@topline/core/format/date.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { PLAIN, setStatement } from './typeset.ts'

export type Decoy = 'subsidiary' | 'parent' | 'pro forma' | 'quarterly' | 'percents' | 'rounded' | 'index'

/** A printed figure times a factor, set as it was: brackets, commas and decimals. */
function scaled(text: string, factor: number): string {
  if (!/\d/.test(text) || text.endsWith('%')) return text
  const digits = text.replace(/[^\d.]/g, '')
  const decimals = /\.(\d+)/.exec(digits)?.[1]?.length ?? 0
  const size = (Number(digits) * factor).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return text.startsWith('(') ? `(${size})` : size
}

const withValues = (sheet: Sheet, change: (text: string, j: number, row: SheetRow) => string): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => ({ ...row, values: row.values.map((text, j) => change(text, j, row)) })),
})

const amount = (text: string): number => {
  const size = Number(text.replace(/[^\d.]/g, ''))
  return text.startsWith('(') ? -size : size
}

/** The parent company alone: its net income is the group's. */
function parentOf(sheet: Sheet): Sheet {
  const net =
    sheet.rows.find(({ label }) => /^net (?:\(?loss\)? ?)?\(?(?:income|earnings|loss)/i.test(label))?.values ?? []
  const row = (label: string, of: (value: number) => number): SheetRow => ({
    label,
    indent: 0,
    values: sheet.ends.map((_, j) => {
      const value = Math.round(of(amount(net[j] ?? '0')))
      return value < 0 ? `(${(-value).toLocaleString('en-US')})` : value.toLocaleString('en-US')
    }),
  })
  const part = 0.4
  return {
    ...sheet,
    rows: [
      row('Dividends from subsidiaries', (value) => Math.abs(value) * part),
      row('Interest and other income', (value) => Math.abs(value) * 0.1),
      row('Total income', (value) => Math.abs(value) * (part + 0.1)),
      row('Operating expenses', (value) => Math.abs(value) * 0.3),
      row('Income before income taxes', (value) => Math.abs(value) * 0.2),
      row('Income tax benefit', (value) => Math.abs(value) * 0.05),
      row('Equity in undistributed earnings of subsidiaries', (value) => value - Math.abs(value) * 0.25),
      row('Net income (loss)', (value) => value),
    ],
  }
}

function quarterly(sheet: Sheet): string {
  const year = sheet.ends[sheet.current]?.year
  const shares = [0.22, 0.24, 0.25, 0.29]
  const cell = (text: string) => `<td>&nbsp;</td><td align="right">${text.replace('—', '&#151;')}</td>`
  const rows = sheet.rows
    .filter(
      ({ label, values }) =>
        values.some((text) => text !== '') &&
        /revenue|sales|gross|operating income|net income|net \(?loss|per share|basic|diluted/i.test(label),
    )
    .map(
      ({ label, values }) =>
        `<tr><td>${label}</td>${shares.map((share) => cell(scaled(values[sheet.current] ?? '', share))).join('')}</tr>`,
    )
  const head = ['First', 'Second', 'Third', 'Fourth']
    .map((name) => `<td colspan="2" align="center">${name} Quarter</td>`)
    .join('')
  return `<p align="center"><b>QUARTERLY FINANCIAL DATA (UNAUDITED)</b></p><table><tr><td>${year}</td>${head}</tr>\n${rows.join('\n')}</table>`
}

function percents(sheet: Sheet): string {
  const base = sheet.ends.map((_, j) =>
    Math.max(...sheet.rows.slice(0, 6).map(({ values }) => Math.abs(amount(values[j] ?? '')))),
  )
  const isPerShare = ({ values }: SheetRow) => values.some((text) => /\.\d\d\)?$/.test(text))
  const own = withValues({ ...sheet, rows: sheet.rows.filter((row) => !isPerShare(row)) }, (text, j) =>
    /\d/.test(text) && base[j]
      ? `${text.startsWith('(') ? '(' : ''}${((100 * Math.abs(amount(text))) / base[j]).toFixed(1)}${text.startsWith('(') ? ')' : ''}%`
      : text,
  )
  return `<p>The following table sets forth, for the periods indicated, certain items from our consolidated statements of income as a percentage of revenues.</p>${setStatement(own, { ...PLAIN, title: 'none', unit: 'title' })}`
}

/** The statement once more in coarser figures, as managements discuss it: without its last lines. */
function rounded(sheet: Sheet): string {
  const last = sheet.rows.findIndex(({ label }) => /per (?:common )?share|^basic/i.test(label))
  const own = withValues({ ...sheet, rows: last > 4 ? sheet.rows.slice(0, last) : sheet.rows }, (text) =>
    scaled(text, 0.001),
  )
  return `<p><b>Results of Operations</b></p><p>The following table summarizes our results of operations for the years indicated.</p>${setStatement({ ...own, money: sheet.money * 1e3 }, { ...PLAIN, title: 'none' })}`
}

const INDEX = `<p align="center">INDEX TO CONSOLIDATED FINANCIAL STATEMENTS</p>
<table><tr><td>Report of Independent Registered Public Accounting Firm</td><td>F-2</td></tr><tr><td>Consolidated Statements of Income for each of the three years in the period ended</td><td>F-3</td></tr>
<tr><td>Consolidated Balance Sheets</td><td>F-4</td></tr><tr><td>Schedule I &#151; Condensed Financial Information of Parent Company</td><td>S-1</td></tr><tr><td>Schedule II &#151; Valuation Accounts</td><td>S-2</td></tr></table>`

/** The table in HTML, `other` being another company's statement. */
export function decoyOf(kind: Decoy, sheet: Sheet, other: Sheet): string {
  const dated = { ...other, ends: sheet.ends.slice(0, other.ends.length), months: sheet.months }
  const rows = other.rows.map((row) => ({ ...row, values: row.values.slice(0, sheet.ends.length) }))
  if (kind === 'index') return INDEX
  if (kind === 'quarterly') return quarterly(sheet)
  if (kind === 'percents') return percents(sheet)
  if (kind === 'rounded') return rounded(sheet)
  if (kind === 'subsidiary')
    return setStatement(
      { ...dated, rows, company: 'Delta Western Finance Corp. and Subsidiaries' },
      { ...PLAIN, words: 'CONSOLIDATED STATEMENTS OF OPERATIONS' },
    )
  if (kind === 'parent')
    return setStatement(parentOf(sheet), { ...PLAIN, words: 'CONDENSED STATEMENTS OF INCOME (PARENT COMPANY ONLY)' })
  return setStatement(
    withValues(sheet, (text, j) => scaled(text, j === sheet.current ? 1.31 : 1.27)),
    { ...PLAIN, words: 'UNAUDITED PRO FORMA CONDENSED COMBINED STATEMENTS OF OPERATIONS' },
  )
}

/** How a statement with consolidating details is laid out: companies over years, years over companies, or a table a year. */
export type Details = 'companies' | 'years' | 'tables'

const SHARES = [1, -0.02, 0.37, 0.65]
const isPerShare = ({ label, values }: SheetRow): boolean =>
  /shares? outstanding|per share|weighted|^basic|^diluted/i.test(label) ||
  values.some((text) => /\.\d\d\)?$/.test(text))

/** The statement "with consolidating details": beside the group's columns those of eliminations and of each company. */
export function withDetails(sheet: Sheet, kind: Details): string {
  const years = sheet.ends.map((_, j) => j)
  const day = sheet.ends[sheet.current]
  const span = `${sheet.months === 3 ? 'Three Months' : 'Year'} Ended ${MONTH_NAMES[(day?.month ?? 1) - 1]} ${day?.day},`
  const words = 'CONSOLIDATED STATEMENTS OF OPERATIONS WITH CONSOLIDATING DETAILS'
  const title = setStatement({ ...sheet, rows: [] }, { ...PLAIN, words })
  const heads = title.slice(0, title.indexOf('<table'))
  const all = SHARES.flatMap((_, k) => years.map((j) => ({ k, j })))
  if (kind === 'tables')
    return years
      .map((j) => {
        const columns = all.filter((column) => column.j === j)
        const over = `<tr><td>&nbsp;</td><td colspan="8" align="center">${span} ${sheet.ends[j]?.year}</td></tr>`
        return `${heads}<table>${over}${namesRow(sheet, columns, 1)}\n${detailRows(sheet, columns)}</table>`
      })
      .join('\n<p align="center">F-5</p><hr>\n')
  const columns = kind === 'years' ? years.flatMap((j) => all.filter((column) => column.j === j)) : all
  const wide = kind === 'years' ? SHARES.length : years.length
  const dates = columns.filter((_, at) => kind === 'companies' || at % wide === 0)
  const yearsRow = `<tr><td>&nbsp;</td>${dates.map(({ j }) => `<td colspan="${kind === 'years' ? 2 * wide : 2}" align="center">${sheet.ends[j]?.year}</td>`).join('')}</tr>`
  const names = namesRow(
    sheet,
    columns.filter((_, at) => kind === 'years' || at % wide === 0),
    kind === 'years' ? 1 : wide,
  )
  const head = kind === 'years' ? yearsRow + names : names + yearsRow
  return `${heads}<p align="center">${span}</p>\n<table>${head}\n${detailRows(sheet, columns)}</table><p>See accompanying notes.</p>`
}

type DetailColumn = { k: number; j: number }

function namesRow(sheet: Sheet, columns: readonly DetailColumn[], wide: number): string {
  const names = ['Consolidated', 'Eliminations', 'Delta Western', sheet.company]
  return `<tr><td>&nbsp;</td>${columns.map(({ k }) => `<td colspan="${2 * wide}" align="center">${names[k]}</td>`).join('')}</tr>`
}

function detailRows(sheet: Sheet, columns: readonly DetailColumn[]): string {
  const cell = (text: string) => `<td>&nbsp;</td><td align="right">${text.replace('—', '&#151;')}</td>`
  const figure = (row: SheetRow, { k, j }: DetailColumn): string => {
    if (k === 0) return row.values[j] ?? ''
    return isPerShare(row) ? '' : scaled(row.values[j] ?? '', Math.abs(SHARES[k] ?? 0))
  }
  return sheet.rows
    .map((row) => `<tr><td>${row.label}</td>${columns.map((column) => cell(figure(row, column))).join('')}</tr>`)
    .join('\n')
}
