/** One table as a language model is shown it: numbered lines, lettered columns, periods and units by its own words. */
import type { z } from 'zod'
import type { period as periodShape } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import type { Cover } from '../document/cover.ts'
import { type Day, dayNumber, monthsBetween, ymdOf } from '../document/dates.ts'
import { dayCounter } from '../document/printed-days.ts'
import type { Grid } from '../document/row.ts'
import { type Kind, kindOf } from '../lexicon/kinds.ts'
import { layOut } from '../sheet/columns.ts'
import { expectedMonths } from '../sheet/current-column.ts'
import { startOf } from '../sheet/first-day.ts'
import { fiscalName } from '../sheet/fiscal.ts'
import type { Period } from '../sheet/head-period.ts'
import { cleanLabel, readLines } from '../sheet/lines.ts'
import { readPeriods } from '../sheet/periods.ts'
import { readCurrency, readUnits } from '../sheet/units.ts'

/** A printed figure as it is sent: `text` are its digits, or a dash. */
export interface SentCell {
  text: string
  /** without unit, negative in brackets */
  value: number
  is_dash: boolean
  start: number
  end: number
}

/** A line as it is sent. */
export interface SentLine {
  /** unique over all sections, from 1 */
  n: number
  label: string
  /** what stands over the line, '' = nothing */
  heading: string
  /** what it is by its words */
  kind: Kind
  /** by column; null = the line prints nothing there */
  cells: (SentCell | null)[]
}

/** A column as it is sent. */
export interface SentColumn {
  /** 'A', 'B' … */
  letter: string
  head: string
  /** the period its head names; null where it names none */
  period: z.infer<typeof periodShape> | null
}

/** A table as it is sent. */
export interface Section {
  kind: 'statement' | 'segments'
  /** the words above it, the nearest last */
  above: string
  columns: SentColumn[]
  lines: SentLine[]
  /** factor of money by the words around it; null = none is printed */
  unit: number | null
  /** factor of share counts where the words name one of their own */
  share_unit: number | null
  currency: string
  /** bytes of the document */
  start: number
  end: number
}

const MOST_LINES = 90

const MOST_COLUMNS = 12

const LONGEST_LABEL = 140

const MOST_ABOVE = 8

/** A table whose lines are numbered from `before` + 1; null where it has no columns, too many, or one line. */
export function sectionOf(
  bytes: Bytes,
  cover: Cover,
  kind: Section['kind'],
  grid: Grid,
  before: number,
): Section | null {
  const laid = layOut(grid)
  if (laid.columns.length === 0 || laid.columns.length > MOST_COLUMNS) return null
  const lines = readLines(laid).slice(0, MOST_LINES)
  if (lines.length < 2) return null
  const periods = readPeriods(laid, grid.before, cover)
  const head = `${laid.head.map((row) => `${row.label} ${row.phrases.map((p) => p.text).join(' ')}`).join(' | ')} | ${laid.caption}`
  const first = lines.slice(0, 3).map((line) => `${line.heading} ${line.label}`)
  const units = readUnits(`${head} | ${first.join(' | ')}`, grid.before.slice(-900))
  const printed = dayCounter(bytes)
  return {
    kind,
    above: headLines(`${grid.before} | ${laid.caption}`),
    columns: laid.columns.map((column, i) => ({
      letter: String.fromCharCode(65 + i),
      head: plain(column.head).slice(0, LONGEST_LABEL),
      period: periodOf(bytes, cover, periods[i], column.head, printed),
    })),
    lines: lines.map((line, i) => ({
      n: before + i + 1,
      label: plain(cleanLabel(line.label)).slice(0, LONGEST_LABEL),
      heading: plain(line.title).slice(0, LONGEST_LABEL),
      kind: kindOf(line, line.values.find((figure) => figure !== null && !figure.percent) ?? null),
      cells: line.values.map((figure) =>
        figure && !figure.percent
          ? { text: figure.text, value: figure.value, is_dash: figure.dash, start: figure.start, end: figure.end }
          : null,
      ),
    })),
    unit: units.printed ? units.money : null,
    share_unit: units.shares,
    currency: readCurrency(`${grid.before.slice(-500)} | ${head}`),
    start: grid.start,
    end: grid.end,
  }
}

function periodOf(
  bytes: Bytes,
  cover: Cover,
  period: Period | undefined,
  head: string,
  printed: (day: Day) => number,
): SentColumn['period'] {
  if (!period?.end) return null
  const months = period.months ?? expectedMonths(cover)
  const start = startOf(period, { end: period.end, months, printed, earlier: [] })
  if (dayNumber(start) >= dayNumber(period.end)) return null
  const length = monthsBetween(start, period.end)
  const name = fiscalName({ bytes, cover, end: period.end, months: length, head })
  return {
    currency: 'USD',
    start_date: ymdOf(start),
    end_date: ymdOf(period.end),
    period_in_months: length,
    fiscal_year: name.year,
    fiscal_period: name.period,
  }
}

/** The short lines nearest above: titles, units and dates are short, prose is not. */
function headLines(text: string): string {
  const lines = text.split('|').map(plain)
  const heads = lines.filter((line) => line !== '' && line.length <= LONGEST_LABEL)
  return heads.slice(-MOST_ABOVE).join(' | ')
}

/** One line without control characters and marks that could be taken for our frame. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
