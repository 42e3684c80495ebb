/** A statement of operations taken out of the filing that prints it, to be set again in another layout. */
import { dayNumber } from '@topline/core/extract/document/dates.ts'
import type { Figure } from '@topline/core/extract/document/row.ts'
import { statementCandidates } from '@topline/core/extract/statements/candidates.ts'
import type { Extraction } from '@topline/core/statement/statement.ts'

export interface SheetRow {
  label: string
  indent: number
  /** By columns as printed, brackets and all; empty where nothing is printed. */
  values: string[]
}

export interface Sheet {
  company: string
  /** The days on which the columns' periods end. */
  ends: { year: number; month: number; day: number }[]
  months: number
  /** Index of the column that is the report's period. */
  current: number
  money: number
  /** The unit of share counts, where it is known to differ from that of the money. */
  shares: number
  rows: SheetRow[]
  /** The bytes that hold the statement: its headings and its table. */
  start: number
  end: number
}

/** Headings over a table are short. */
const LONGEST_HEADING = 300
const MOST_HEADINGS = 8
const BLOCK = /<\/?(?:p|div|br|hr|center|h\d|tr|td|table|page|pre)\b[^>]*>/gi

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160|#xA0);/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Where the headings over a table begin: the short blocks before it, as far as the table, rule or page before them. */
function headingStart(bytes: Buffer, table: number): number {
  const from = Math.max(0, table - 6000)
  const raw = bytes.toString('latin1', from, table)
  const marks = [...raw.matchAll(BLOCK)]
  let until = raw.length
  let start = raw.length
  let found = 0
  for (const mark of marks.reverse()) {
    const words = wordsOf(raw.slice(mark.index + mark[0].length, until))
    if (words.length > LONGEST_HEADING || found > MOST_HEADINGS) break
    if (words !== '') {
      found += 1
      start = mark.index + mark[0].length
    }
    if (/^<(?:hr|page|\/table|\/t[rd])/i.test(mark[0])) break
    until = mark.index
  }
  return from + start
}

const print = ({ text, negative, percent, dash }: Figure): string =>
  dash ? '—' : `${negative ? `(${text})` : text}${percent ? '%' : ''}`

/** The statement that an extraction was read from; null where it cannot be told or set again. */
export function sheetOf(bytes: Buffer, result: Extraction): Sheet | null {
  const place = result.provenance.net_income
  if (!place || 'computed' in place || place.start === null) return null
  const at = place.start
  const { statements } = statementCandidates(bytes, {}, 1)
  const read = statements.find(({ grid }) => grid.kind === 'html' && grid.start <= at && at < grid.end)
  if (!read || result.company === null) return null
  const { laid, periods, grid, lines, roles } = read
  const kept = laid.columns.flatMap(({ kind }, j) => (kind === 'amount' && periods[j]?.end ? [j] : []))
  const ends = kept.flatMap((j) => periods[j]?.end ?? [])
  const current = kept.indexOf(read.column)
  const alike = kept.every((j) => periods[j]?.months === periods[read.column]?.months && !periods[j]?.cumulative)
  if (current < 0 || ends.length < 2 || !alike || new Set(ends.map(dayNumber)).size < ends.length) return null
  const { revenue_units_number: money, weighted_avg_shares_basic: shares } = result.income_statement
  const printed = lines[roles.perShare.basicShares ?? -1]?.values[read.column]?.value
  return {
    company: result.company,
    ends,
    months: result.income_statement.period_in_months ?? 12,
    current,
    money,
    shares: printed && shares ? 10 ** Math.round(Math.log10(shares / printed)) : 1,
    rows: laid.body.map(({ row, values }) => ({
      label: row.label,
      indent: Math.max(0, row.indent),
      values: kept.map((j) => (values[j] ? print(values[j]) : '')),
    })),
    start: headingStart(bytes, grid.start),
    end: grid.end,
  }
}
