/**
 * The parts of a filing that a language model is shown: the tables that may be the income statement, and the notes
 * that divide its revenue. Nothing else is sent. Each line has a number and each column a letter, so that an answer
 * names cells and cannot bring figures of its own.
 */

import type { z } from 'zod'
import type { ExtractionFailure, ExtractionHints, period as periodShape } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { type Cover, readCover } from '../document/cover.ts'
import { type Day, dayNumber, monthsBetween, ymdOf } from '../document/dates.ts'
import { readGrid } from '../document/grid.ts'
import { likelyTables, wordsBefore } from '../document/likely-tables.ts'
import { dayCounter } from '../document/printed-days.ts'
import type { Grid } from '../document/row.ts'
import { hasHtmlTables, type Range, tableRanges } from '../document/table-ranges.ts'
import { Lines } from '../document/text/lines.ts'
import { gridFrom, titledGrids } from '../document/text/titled.ts'
import { coverPeriod } from '../from-tables.ts'
import { type Kind, kindOf } from '../lexicon/kinds.ts'
import { SEGMENT_WORDS } from '../notes/grids.ts'
import { layOut } from '../sheet/columns.ts'
import { startOf } from '../sheet/first-day.ts'
import { fiscalName } from '../sheet/fiscal.ts'
import { cleanLabel, readLines } from '../sheet/lines.ts'
import { expectedMonths, type Period, readPeriods } from '../sheet/periods.ts'
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
export interface SentColumn {
  /** 'A', 'B' … */
  letter: string
  head: string
  /** the period its head names; null where it names none */
  period: z.infer<typeof periodShape> | null
}
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
export interface Sections {
  form_type: string | null
  cik: string | null
  company: string | null
  /** the current period by the cover; null where the cover does not say */
  cover: z.infer<typeof periodShape> | null
  /** MM-DD, the last day of the fiscal year, where the cover says it */
  year_end: string | null
  sections: Section[]
}

const MOST_STATEMENTS = 3
const MOST_NOTES = 4
const MOST_LINES = 90
const MOST_COLUMNS = 12
const LONGEST_LABEL = 140
const MOST_ABOVE = 8

/**
 * @param revenue digits of total revenue as another engine read them ('95,359'): the notes that print them come first
 * @returns a failure where no table looks like an income statement
 */
export function findSections(
  bytes: Bytes,
  hints: ExtractionHints = {},
  revenue: string | null = null,
): Sections | ExtractionFailure {
  const cover = readCover(bytes, hints)
  const { statements, notes } = hasHtmlTables(bytes) ? htmlGrids(bytes, revenue) : textGrids(bytes)
  const sections: Section[] = []
  let n = 0
  const add = (kind: Section['kind'], grid: Grid) => {
    const section = sectionOf(bytes, cover, kind, grid, n)
    if (!section) return
    n += section.lines.length
    sections.push(section)
  }
  for (const grid of statements) add('statement', grid)
  if (sections.length === 0)
    return {
      ok: false,
      error: { code: 'no-income-statement', message: 'No income statement in this document' },
      form_type: cover.form,
      cik: cover.cik,
      company: cover.company,
    }
  for (const grid of notes) add('segments', grid)
  const { form: form_type, cik, company, end, yearEnd } = cover
  return {
    form_type,
    cik,
    company,
    cover: end ? coverPeriod(bytes, cover, end) : null,
    year_end: yearEnd ? ymdOf({ year: 2001, ...yearEnd }).slice(5) : null,
    sections,
  }
}

function htmlGrids(bytes: Bytes, revenue: string | null): { statements: Grid[]; notes: Grid[] } {
  const ranges = tableRanges(bytes)
  const statements = likelyTables(bytes, ranges, MOST_STATEMENTS)
  const taken = (range: Range) => statements.some((grid) => range.start < grid.end && grid.start < range.end)
  const notes = bestNotes(
    bytes,
    ranges.filter((range) => !taken(range)),
    revenue,
  ).map((range) => ({
    kind: 'html' as const,
    before: wordsBefore(bytes, range.start, 3000),
    rows: readGrid(bytes, range),
    start: range.start,
    end: range.end,
  }))
  return { statements, notes }
}

const ABOUT =
  /segment|disaggregat|geograph|by (?:product|region|country|category|type|brand|market)|product lines|reportable/i
const FIGURES = /revenue|net sales|\bsales\b/i
const OTHER =
  /total assets|goodwill|deferred tax|amortization expense|lease liabilit|per share|fair value|unrecognized/i

/** The tables whose words divide revenue, best first. */
function bestNotes(bytes: Bytes, ranges: readonly Range[], revenue: string | null): Range[] {
  const scored: { range: Range; score: number }[] = []
  for (const range of ranges) {
    const size = range.end - range.start
    if (size < 200 || size > 400_000) continue
    const raw = bytes.toString('latin1', range.start, range.end)
    const above = bytes.toString('latin1', Math.max(0, range.start - 2500), range.start).replace(/<[^<>]{0,400}>/g, ' ')
    let score = 0
    if (ABOUT.test(above)) score += 3
    if (ABOUT.test(raw)) score += 2
    if (FIGURES.test(raw)) score += 2
    else if (FIGURES.test(above)) score += 1
    if (OTHER.test(raw)) score -= 4
    if (revenue !== null && revenue.length > 3 && raw.includes(revenue)) score += 5
    if (score >= 5) scored.push({ range, score })
  }
  scored.sort((a, b) => b.score - a.score || a.range.start - b.range.start)
  return scored.slice(0, MOST_NOTES).map(({ range }) => range)
}

function textGrids(bytes: Bytes): { statements: Grid[]; notes: Grid[] } {
  const lines = new Lines(bytes.toString('latin1', 0, bytes.length))
  const statements = titledGrids(lines)
    .filter((grid) => grid.exhibit !== true)
    .slice(0, MOST_STATEMENTS)
  const notes: Grid[] = []
  for (const i of lines.holding(SEGMENT_WORDS)) {
    if (notes.length >= MOST_NOTES) break
    const line = lines.at(i)
    if (!line || line.text.length > 110 || !/segment|geographic/i.test(line.text) || !FIGURES.test(line.text)) continue
    const grid = gridFrom(lines, i, 40)
    if (grid) notes.push(grid)
  }
  return { statements, notes }
}

function sectionOf(bytes: Bytes, cover: Cover, kind: Section['kind'], grid: Grid, before: number): Section | null {
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
