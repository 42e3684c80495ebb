import { wordPoints } from '../likely-tables.ts'
import type { Grid, Row } from '../row.ts'
import { isStatementHeading, runsOn } from './heading.ts'
import type { Line } from './line.ts'
import type { Lines } from './lines.ts'
import { withMarginHeadings } from './margin.ts'
import { joined } from './pages.ts'

const UNITS = /\bin (?:thousands|millions)|(?:thousands|millions) of\b|^\(?(?:thousands|millions)\b/i
/** The foot of a page; a bare number may be a figure. */
const PAGE_NUMBER = /^(?:-+ ?\d{1,3} ?-+|[A-Z]{1,3}-\d{1,3})$/
const MAX_ROWS = 130
/** A filing has dozens of titles, most of them references; a hostile one thousands. */
const MOST_TITLES = 360
const MOST_GRIDS = 10
const ROWS_LOOKED_AT = 60
/** Numbers of the lines that begin an exhibit, with the exhibit's number; `<TYPE>` is dropped from the seen line. */
function exhibits(lines: Lines): { index: number; type: string }[] {
  return lines.holding(['X-', 'x-']).flatMap((index) => {
    const line = lines.at(index)
    if (!line || line.text.length > 140) return []
    const type =
      /^\s*(?:<TYPE>)?\s*EX-(\d+)/i.exec(line.text) ??
      (line.text === '' ? /^<TYPE>EX-(\d+)/i.exec(lines.raw.slice(line.start, line.end)) : null)
    return type?.[1] === undefined ? [] : [{ index, type: type[1] }]
  })
}

/** Grids under the titles of a statement of operations, in printed order (T161); the pages of one statement as one. */
export function titledGrids(lines: Lines): Grid[] {
  const begins = exhibits(lines)
  const grids: Grid[] = []
  for (const from of likelyTitles(lines)) {
    const grid = statementFrom(lines, from)
    const within = begins.findLast(({ index }) => index <= from)
    if (grid) grids.push(within !== undefined && within.type !== '13' ? { ...grid, exhibit: true } : grid)
  }
  return grids.flatMap((grid, k) => {
    const next = grids[k + 1]
    const whole = next === undefined ? null : joined(lines.raw, grid, next)
    return whole === null ? [grid] : [grid, whole]
  })
}

/** Points of a table's words that make it worth reading without a title: per share, net income and two further lines. */
const ENOUGH_WORDS = 9
/** Where a table begins in the filings of the 1990s. */
const MARKS = ['<TABLE>', '<table>']

/**
 * Grids of marked tables that look like a statement of operations by their lines, and that no title of one stands over: a
 * statement may have any heading, or none. Those that speak most like one first; none that overlaps `known`.
 */
export function markedGrids(lines: Lines, known: readonly Grid[]): Grid[] {
  const begins = exhibits(lines)
  const isKnown = (at: number) => known.some(({ start, end }) => start <= at && at < end)
  const scored = lines.holding(MARKS).flatMap((index) => {
    const begin = lines.at(index)
    const within = begins.findLast((one) => one.index <= index)
    if (begin === undefined || isKnown(begin.end) || (within !== undefined && within.type !== '13')) return []
    const below = lines.slice(index, index + MAX_ROWS)
    const words = below.map(({ text }) => text.toLowerCase()).join('\n')
    const points = wordPoints(words)
    return points < ENOUGH_WORDS ? [] : [{ index, points }]
  })
  scored.sort((a, b) => b.points - a.points || a.index - b.index)
  return scored.slice(0, MOST_MARKED).flatMap(({ index }) => statementFrom(lines, index) ?? [])
}

const MOST_MARKED = 4

/** So many lines of running text under a title show that it is none of a statement. */
const MOST_RUNNING = 3

/** The grid under a title; null where running text follows it. */
function statementFrom(lines: Lines, from: number): Grid | null {
  let running = 0
  for (let k = from + 1; k < from + ROWS_LOOKED_AT; k += 1) {
    const line = lines.at(k)
    if (line === undefined || line.columns > 1) break
    if (runsOn(line)) running += 1
    if (running > MOST_RUNNING) return null
  }
  return gridFrom(lines, from)
}

/** Numbers of the lines that name a statement of operations. */
function titles(lines: Lines): number[] {
  const found: number[] = []
  let last = -1
  const hinted = lines.hinting('income').flatMap((index) => {
    const fresh = index - 1 > last ? [index - 1, index] : [index]
    last = index
    return fresh
  })
  for (const i of hinted) {
    if (found.length >= MOST_TITLES) break
    if (i - (found.at(-1) ?? -10) >= 4 && isStatementHeading(lines, i)) found.push(i)
  }
  return found
}

/** The titles with a statement's words and columns of figures below them, in printed order; all where they are few. */
function likelyTitles(lines: Lines): number[] {
  const all = titles(lines)
  if (all.length <= MOST_GRIDS) return all
  const scored = all.flatMap((index) => {
    const below = lines.slice(index, index + ROWS_LOOKED_AT)
    const tabular = below.filter((line) => line.columns > 1).length
    if (tabular < 3) return []
    const words = wordPoints(
      below
        .map((line) => line.text)
        .join('\n')
        .toLowerCase(),
    )
    const short = (below[0]?.trimmed.length ?? 0) < 90 ? 2 : 0
    return [{ index, points: words + short + Math.min(10, tabular) }]
  })
  scored.sort((a, b) => b.points - a.points || a.index - b.index)
  return scored
    .slice(0, MOST_GRIDS)
    .map(({ index }) => index)
    .sort((a, b) => a - b)
}

/**
 * The grid that begins at line `from`: up to line `to`, the next statement, or a long stretch without figures; null with
 * fewer than `least` rows of figures.
 */
export function gridFrom(lines: Lines, from: number, most = MAX_ROWS, to = lines.length, least = 4): Grid | null {
  const rows: { row: Row; line: Line }[] = []
  /** Lines over the figures that are too long for a row and name the units. */
  const said: string[] = []
  let empty = 0
  let figures = 0
  let end = lines.at(from)?.end ?? 0
  for (let k = from; k < to && rows.length < most; k += 1) {
    const line = lines.at(k)
    if (!line) break
    if (k > from + 3 && figures > 3 && line.ending) break
    if (k > from + 6 && figures > 6 && line.titled && line.trimmed.length < 90) break
    const text = line.trimmed
    if (text === '' || line.rule || PAGE_NUMBER.test(text)) {
      empty += 1
      if (empty > 14 && figures > 6) break
      continue
    }
    const row = line.row
    // Running text is no row: a full line of words, unless it is the heading of lines.
    if (row.figures.length === 0 && text.length > 66 && !/\s{3,}|:$/.test(text)) {
      if (figures === 0 && UNITS.test(text)) said.push(text)
      empty += 1
      if (empty > 18 && figures > 6) break
      continue
    }
    if (row.figures.length > 0) {
      figures += 1
      empty = 0
    }
    rows.push({ row, line })
    end = line.end
  }
  if (figures < least) return null
  const before = lines
    .slice(from - 4, from + 1)
    .map((line) => line.trimmed)
    .concat(said)
    .join(' | ')
  return { kind: 'text', before, rows: withMarginHeadings(rows), start: lines.at(from)?.start ?? 0, end }
}
