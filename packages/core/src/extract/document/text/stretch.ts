/** The stretch of a text document under the title of a balance sheet or of cash flows, over as many pages as it takes. */
import { isHeadRow } from '../head-row.ts'
import type { Grid, Row } from '../row.ts'
import { isStatementHeading, readsAsHeading, runsOn } from './heading.ts'
import type { Line } from './line.ts'
import type { Lines } from './lines.ts'
import { withMarginHeadings } from './margin.ts'
import { underFirstPage } from './shifted-pages.ts'

const MOST_ROWS = 220
/** Empty lines between the parts of a statement, a page's end among them. */
const MOST_EMPTY = 60
/** Lines of running text that follow one another: the notes have begun. */
const MOST_PROSE = 5
const LEAST_FIGURES = 4
/** Lines above a title that belong to it, as the company's name does. */
const HEAD = 4
/** Lines below a title that belong to it. */
const OF_HEAD =
  /\bthousands\b|\bmillions\b|\bdollars\b|\bended\b|^\W*(?:as of |at )?(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\W*$/i
/** A line of a head without its case, its marks and "(continued)". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\W*\(?\b(?:continued|concluded)\b\)?/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
/** A section's heading, or the first line of its total's caption, beside the words of a title. */
const OF_SECTION = /^net\b|\bcash\s+flows?\s*(?:\(?used|from|provided|generated|required|for\b|applied)/i
const PAGE_END = /<PAGE>|<TABLE>/i
const PAGE_NUMBER = /^(?:-+ ?(?:page )?\d{1,3} ?-+|[A-Z]{1,3}-\d{1,3}|\d{1,3})$/i
const UNITS = /\bin (?:thousands|millions)|(?:thousands|millions) of\b/i
const NOTES =
  /^(?:the )?(?:accompanying )?notes? (?:to|are)\b|^see (?:accompanying )?notes|summary of significant accounting/i

/** Longer than a caption is, and not laid out as a row. */
const isLong = (text: string): boolean => text.length > 66 && !/\s{3,}|:$/.test(text)

/** Lines that a caption may go on for. */
const MOST_CAPTION = 4

/**
 * Whether a long line is a caption that broke: the lines below it go on with small words or further in, up to figures in
 * columns (0000950123-96-000985, 0000021271-95-000010).
 */
function goesOnAsLabel(lines: Lines, index: number): boolean {
  const indent = lines.at(index)?.row.indent ?? 0
  for (let k = index + 1; k <= index + MOST_CAPTION; k += 1) {
    const next = lines.at(k)
    if (next === undefined || next.trimmed === '' || next.rule) return false
    if (next.row.indent <= indent && !/^[a-z(]/.test(next.trimmed)) return false
    if (next.row.figures.length > 0) return /\.{3}|\s{3,}/.test(next.trimmed)
  }
  return false
}

/** Where another statement begins: a heading that names one, and none of the words of this one. */
const isAnother = (lines: Lines, index: number, line: Line, own: RegExp): boolean =>
  !own.test(line.trimmed) &&
  ((line.titled && isStatementHeading(lines, index)) ||
    (line.ending && readsAsHeading(line.trimmed) && line.trimmed.length < 100))

/** The grid from line `from` on, before line `to`; null with too few figures. `own`: words of the statement's titles. */
export function stretchFrom(lines: Lines, from: number, own: RegExp, to = lines.length): Grid | null {
  const rows: { row: Row; line: Line }[] = []
  const said: string[] = []
  const head = new Set(lines.slice(Math.max(0, from - HEAD), from).map(({ trimmed }) => plain(trimmed)))
  head.delete('')
  let empty = 0
  let prose = 0
  let figures = 0
  let end = lines.at(from)?.end ?? 0
  /** Where the pages after the first begin. */
  const pages: number[] = []
  for (let k = from; k < to && rows.length < MOST_ROWS; k += 1) {
    const line = lines.at(k)
    if (line === undefined || empty > MOST_EMPTY || prose > MOST_PROSE) break
    if (figures > 3 && k > from + 3 && isAnother(lines, k, line, own)) break
    const text = line.trimmed
    if (text === '' || line.rule || PAGE_NUMBER.test(text)) {
      empty += 1
      if (figures > 0 && PAGE_END.test(lines.raw.slice(line.start, line.end))) pages.push(line.end)
      continue
    }
    const { row } = line
    if (row.figures.length === 0 && (NOTES.test(text) || (isLong(text) && !goesOnAsLabel(lines, k)))) {
      if (figures === 0 && UNITS.test(text)) said.push(text)
      if (figures > 3 && runsOn(line)) prose += 1
      empty += 1
      continue
    }
    // The head of a page that follows: the title it repeats, and what stands around the title on the first page.
    const titled = own.test(text) && !OF_SECTION.test(text)
    if (figures > 3 && ((row.figures.length > 0 && isHeadRow(row)) || titled || head.has(plain(text)))) continue
    if (figures === 0 && row.figures.length === 0 && OF_HEAD.test(text)) head.add(plain(text))
    if (row.figures.length > 0) {
      figures += 1
      empty = 0
      prose = 0
      end = line.end
    }
    rows.push({ row, line })
  }
  if (figures < LEAST_FIGURES) return null
  const before = lines
    .slice(from - 4, from + 1)
    .map(({ trimmed }) => trimmed)
    .concat(said)
    .join(' | ')
  const last = rows.findLastIndex(({ row }) => row.figures.length > 0)
  return {
    kind: 'text',
    before,
    rows: underFirstPage(withMarginHeadings(rows.slice(0, last + 1)), pages),
    start: lines.at(from)?.start ?? 0,
    end,
  }
}
