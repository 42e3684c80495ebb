/** What a note of segments says of a filing's divisions that were read right, and the rows it is made of. */
import { MONTH_NAMES } from '@topline/core/format/date.ts'
import type { Extraction } from '@topline/core/statement/statement.ts'

/** What a note says of one filing's divisions, newest year first, in printed units. */
export interface Note {
  names: string[]
  revenue: number[][]
  /** The sum of the divisions less the total: what is eliminated between them, or the rest that has no name. */
  rest: { name: string; values: number[] } | null
  total: number[]
  years: number[]
  /** "December 31," of the period's last day. */
  day: string
  months: number
  money: number
  decimals: number
}

/** Each year before is this share of the one after. */
const YEAR_BEFORE = 0.93

/** The note of an extraction's businesses; null where it has none, or too coarse ones. */
export function noteOf({ income_statement: s, provenance }: Extraction): Note | null {
  const group = s.business_segments
  if (!group || group.divisions.length < 2 || s.total_revenue === null || s.end_date === null) return null
  const money = s.revenue_units_number
  const place = provenance['business_segments.divisions[0].revenue']
  const text = place && 'text' in place ? place.text : ''
  const decimals = /\.(\d+)\)?$/.exec(text)?.[1]?.length ?? 0
  const own = group.divisions.map(({ revenue }) => (revenue ?? 0) / money)
  const step = 10 ** -decimals
  if (own.some((value) => value <= 0 || Math.abs(value / step - Math.round(value / step)) > 1e-6)) return null
  const round = (value: number) => Math.round(value / step) * step
  const back = (values: number[]) =>
    [0, 1, 2].map((y) => values.map((value, k) => round(value * (YEAR_BEFORE - 0.01 * k) ** y)))
  const revenue = own.map((_, k) => back(own).map((year) => year[k] ?? 0))
  const residual = group.revenue_not_allocated_to_divisions_net
  const left = round(s.total_revenue / money - own.reduce((sum, value) => sum + value, 0))
  const name = left < 0 ? 'Eliminations' : 'Corporate and unallocated'
  const rest =
    residual === null || Math.abs(left) < step ? null : { name, values: back([left]).map((year) => year[0] ?? 0) }
  const total = [0, 1, 2].map((y) => revenue.reduce((sum, values) => sum + (values[y] ?? 0), rest?.values[y] ?? 0))
  const [year = 0, month = 1, day = 1] = s.end_date.split('-').map(Number)
  return {
    ...{ names: group.divisions.map(({ label }) => label), revenue, rest, total, money, decimals },
    ...{
      years: [year, year - 1, year - 2],
      day: `${MONTH_NAMES[month - 1]} ${day},`,
      months: s.period_in_months ?? 12,
    },
  }
}

/** A row of a note: its words and a text a column; `over` = words set over several columns. */
export interface NoteRow {
  label: string
  indent?: number
  cells: string[]
  over?: boolean
}

/** A note as it is to be set: words above and one or more tables of rows. */
export interface NoteTable {
  above: string[]
  tables: NoteRow[][]
  /** The words right above each table; a page ends between the tables where there are none. */
  between?: string[][]
  /** What its amounts are rounded to, in whole units of the currency, where that is coarser than the statement's. */
  step?: number
}

export const PROFIT = [0.17, 0.08, 0.22, 0.11, 0.05]
export const ASSETS = [0.8, 1.3, 0.6, 1.1, 0.9]

export interface Kit {
  note: Note
  print: (value: number) => string
  words: string
  ended: string
}

export const scaled = (values: readonly number[], by: number) => values.map((value) => value * by)
export const blank = (n: number): string[] => Array.from({ length: n }, () => '')
export const years = ({ note }: Kit): NoteRow => ({ label: '', cells: note.years.map(String) })

/** The rows of one measure: divisions, what is left and the total. */
export function measure(kit: Kit, by: readonly number[] | null, total: string, indent = 2): NoteRow[] {
  const { note, print } = kit
  const share = (k: number) => (by === null ? 1 : (by[k % by.length] ?? 1))
  const parts = note.revenue.map((values, k) => scaled(values, share(k)))
  const rest = by === null && note.rest ? [note.rest] : []
  const sums = note.years.map((_, y) => parts.reduce((sum, values) => sum + (values[y] ?? 0), rest[0]?.values[y] ?? 0))
  return [
    ...parts.map((values, k): NoteRow => ({ label: note.names[k] ?? '', indent, cells: values.map(print) })),
    ...rest.map(({ name, values }): NoteRow => ({ label: name, indent, cells: values.map(print) })),
    { label: total, indent, cells: sums.map(print) },
  ]
}

export const heading = (label: string, width: number, indent = 0): NoteRow => ({ label, indent, cells: blank(width) })

/** The divisions as columns, with the rest and the total. */
export function asColumns({ note, print }: Kit, y: number, by: readonly number[] | null): string[] {
  const parts = note.revenue.map((values, k) => (values[y] ?? 0) * (by === null ? 1 : (by[k % by.length] ?? 1)))
  const rest = by === null ? (note.rest?.values[y] ?? 0) : 0
  const sum = parts.reduce((a, b) => a + b, rest)
  return [...parts, ...(note.rest ? [rest] : []), sum].map(print)
}

export const columnHead = ({ note }: Kit, total: string): NoteRow => ({
  label: '',
  cells: [...note.names, ...(note.rest ? [note.rest.name] : []), total],
})

export const MEASURES: [string, readonly number[] | null][] = [
  ['', null],
  ['Operating income (loss)', PROFIT],
  ['Depreciation and amortization', [0.03]],
  ['Segment assets', ASSETS],
]

/** One block of measures over the divisions as columns. */
export const block = (kit: Kit, y: number): NoteRow[] =>
  MEASURES.map(([label, by]) => ({ label: label || kit.words, indent: 2, cells: asColumns(kit, y, by) }))

/** The kit of a note: how it prints an amount and what it calls revenue. */
export function kitOf(note: Note, words: string): Kit {
  const print = (value: number) => {
    const size = Math.abs(value).toLocaleString('en-US', {
      minimumFractionDigits: note.decimals,
      maximumFractionDigits: note.decimals,
    })
    return /^[0.]*$/.test(size) ? '—' : value < 0 ? `(${size})` : size
  }
  const ended =
    note.months === 12 ? 'Year Ended' : note.months === 3 ? 'Three Months Ended' : `${note.months} Months Ended`
  return { note, print, words, ended }
}

/** A kit with what stands above its tables. */
export interface Page extends Kit {
  unit: string
  above: string[]
}

export const one = ({ above }: Page, rows: NoteRow[]): NoteTable => ({ above, tables: [rows] })
export const dated = ({ ended, note }: Kit, y: number): string => `${ended} ${note.day} ${note.years[y]}`

/** Rows of years under each measure or each division. */
export const yearRows = (kit: Kit, cells: (y: number) => string[]): NoteRow[] =>
  kit.note.years.map((year, y) => ({ label: String(year), indent: 2, cells: cells(y) }))
