/** The tables and stretches of text that may be a balance sheet or a statement of cash flows, page by page. */
import type { Bytes } from '../bytes.ts'
import { occurrences } from '../find.ts'
import { readGrid } from './grid.ts'
import { wordsBefore } from './likely-tables.ts'
import type { Grid } from './row.ts'
import { type Range, rangeIndex } from './table-ranges.ts'
import { readsAsHeading, runsOn } from './text/heading.ts'
import type { Lines } from './text/lines.ts'
import { stretchFrom } from './text/stretch.ts'
import { gridFrom } from './text/titled.ts'

/** The statements beside that of income. */
export type OtherStatement = 'balance_sheet' | 'cash_flow'

/** Words that only lines of such a statement hold, in the ways they are set. */
const NEEDLES: Readonly<Record<OtherStatement, readonly string[]>> = {
  cash_flow: ['nvesting', 'NVESTING', 'inancing', 'INANCING'],
  balance_sheet: ['iabilit', 'IABILIT'],
}
/** What a table must hold for a first page of the statement. */
const FIRST_PAGE: Readonly<Record<OtherStatement, readonly RegExp[]>> = {
  cash_flow: [
    /operat(?:ing|ions)|depreciation/i,
    /(?:invest|financ)ing/i,
    /net\W{1,8}(?:cash|\w+\W{1,8}in\W{1,8}cash|income|loss|earnings|\(loss)|receipts|cash\W{1,8}(?:flow|provided|used)/i,
  ],
  balance_sheet: [/assets/i, /cash|receivable/i, /total|prepaid|accumulated|other/i],
}
const SMALLEST = 600
const LARGEST = 1_500_000
/** Candidates that are read. */
const MOST_PAGES = 8
/** What a following page may stand away. */
const PAGE_GAP = 14_000
/** A page that follows has so many rows with figures. */
const LEAST_ROWS = 3

/** A first page and those that may go on with it. */
export interface Pages {
  pages: readonly Grid[]
  start: number
}

/** The pages of an HTML document, the likeliest first: each first page, alone and with those that follow it. */
export function* pagesOfTables(
  bytes: Bytes,
  ranges: readonly Range[],
  kind: OtherStatement,
  wanted?: readonly number[],
): Generator<Pages> {
  const grids = new Map<number, Grid>()
  const gridAt = (index: number): Grid | null => {
    const range = ranges[index]
    if (range === undefined || range.end - range.start > LARGEST) return null
    const known = grids.get(index)
    if (known) return known
    const made = gridOf(bytes, ranges, index)
    grids.set(index, made)
    return made
  }
  for (const index of wanted ?? seedsOf(bytes, ranges, kind)) {
    const first = gridAt(index)
    if (first === null) continue
    const following = isWhole(first, kind) ? [] : followers(ranges, index, gridAt)
    for (let count = 0; count <= following.length; count += 1)
      yield { pages: [first, ...following.slice(0, count)], start: first.start }
  }
}

/** Lines that a statement has, from its first part to its last. */
const PARTS: Readonly<Record<OtherStatement, readonly RegExp[]>> = {
  balance_sheet: [/\b(?:total )?assets\b/i, /\bliabilit/i, /\b(?:equity|deficit|capital|deficiency)\b/i],
  cash_flow: [/\boperati/i, /\binvesting/i, /\bfinancing/i, /\bend\b|\bending\b|\bclosing\b/i],
}

/** Whether a page holds all parts of the statement, so that no other is needed. */
const isWhole = ({ rows }: Grid, kind: OtherStatement): boolean =>
  PARTS[kind].every((words) => rows.some(({ label, figures }) => figures.length > 0 && words.test(label)))

/** The tables with figures that stand close below one another. */
function followers(ranges: readonly Range[], index: number, gridAt: (index: number) => Grid | null): Grid[] {
  const found: Grid[] = []
  let end = ranges[index]?.end ?? 0
  for (let k = index + 1; k < index + 8 && found.length < 2; k += 1) {
    const range = ranges[k]
    if (range === undefined || range.start - end > PAGE_GAP) break
    const grid = gridAt(k)
    if (grid === null) break
    if (grid.rows.filter(({ figures }) => figures.length > 0).length < LEAST_ROWS) continue
    found.push(grid)
    end = range.end
  }
  return found
}

/** Tables with the statement's words, those with the most of them first. */
function seedsOf(bytes: Bytes, ranges: readonly Range[], kind: OtherStatement): number[] {
  const counts = new Map<number, number>()
  for (const needle of NEEDLES[kind])
    for (const at of occurrences(bytes, needle)) {
      const index = rangeIndex(ranges, at)
      if (index >= 0) counts.set(index, (counts.get(index) ?? 0) + 1)
    }
  const scored = [...counts.keys()].flatMap((index) => {
    // The assets may stand on a page of their own, before that of the liabilities.
    const own = pointsOf(bytes, ranges[index], kind)
    const before = kind === 'balance_sheet' && !counts.has(index - 1) ? pointsOf(bytes, ranges[index - 1], kind) : -1
    return [
      ...(own < 0 ? [] : [{ index, points: own }]),
      ...(before < 0 || index === 0 ? [] : [{ index: index - 1, points: before }]),
    ]
  })
  scored.sort((a, b) => b.points - a.points || a.index - b.index)
  return [...new Set(scored.slice(0, MOST_PAGES).map(({ index }) => index))]
}

/** Words that make a table more likely to be the statement, with their points. */
const POINTS: Readonly<Record<OtherStatement, readonly RegExp[]>> = {
  cash_flow: [
    /net\W{1,8}(?:cash|increase|decrease|\(decrease)/i,
    /depreciation|amortization/i,
    /beginning/i,
    /end\W{1,8}of/i,
    /operating\W{1,8}activities/i,
    /investing\W{1,8}activities/i,
    /financing\W{1,8}activities/i,
  ],
  balance_sheet: [
    /total\W{1,8}assets/i,
    /total\W{1,8}(?:current\W{1,8})?liabilities/i,
    /(?:retained|accumulated)\W{1,8}(?:earnings|deficit)|reinvested|partners|members/i,
    /accounts\W{1,8}(?:payable|receivable)|deposits/i,
    /(?:common|capital)\W{1,8}(?:stock|shares)|paid[- ]in/i,
    /equity|deficit|deficiency|net\W{1,8}assets/i,
    /prepaid|inventor|property|premises/i,
  ],
}

function pointsOf(bytes: Bytes, range: Range | undefined, kind: OtherStatement): number {
  if (range === undefined) return -1
  const size = range.end - range.start
  if (size < SMALLEST || size > LARGEST) return -1
  const raw = bytes.toString('latin1', range.start, range.end).replace(/&nbsp;|&#160;/g, ' ')
  if (!FIRST_PAGE[kind].every((words) => words.test(raw))) return -1
  return POINTS[kind].filter((words) => words.test(raw)).length
}

const BEFORE = 1600

function gridOf(bytes: Bytes, ranges: readonly Range[], index: number): Grid {
  const range = ranges[index] ?? { start: 0, end: 0 }
  const before = wordsBefore(bytes, range.start, BEFORE)
  const gap = range.start - (ranges[index - 1]?.end ?? 0)
  const over = gap < BEFORE ? wordsBefore(bytes, range.start, gap) : before
  return { kind: 'html', before, ...(/[a-z]{3}/i.test(over) ? { over } : {}), rows: readGrid(bytes, range), ...range }
}

const HINTS: Readonly<Record<OtherStatement, readonly string[]>> = {
  cash_flow: ['ash Flow', 'ash flow', 'ASH FLOW', 'ASH  FLOW', 'ash  Flow'],
  balance_sheet: [
    ...['alance Sheet', 'alance sheet', 'ALANCE SHEET', 'ALANCE  SHEET', 'alance  Sheet'],
    ...['f Condition', 'F CONDITION', 'inancial Condition', 'inancial condition', 'INANCIAL CONDITION'],
    ...['inancial Position', 'inancial position', 'INANCIAL POSITION', 'f Net Assets', 'F NET ASSETS'],
    ...['ssets and Liabilities', 'SSETS AND LIABILITIES', 'ssets, Liabilities', 'SSETS, LIABILITIES'],
  ],
}
/** A title in a text document. */
const TITLES: Readonly<Record<OtherStatement, RegExp>> = {
  cash_flow: /\bcash\s+flows?\b/i,
  balance_sheet:
    /\bbalance\s+sheets?\b|\bfinancial\s+(?:condition|position)\b|\bstatements?\s+of\s+(?:condition|net\s+assets)\b|\bassets(?:\s+and|,)\s+liabilities\b/i,
}
const MOST_TITLES = 200
const MOST_STRETCHES = 8
const LONGEST_TITLE = 130
/** Lines looked at below a title, and those of figures that a statement has there at least. */
const LOOKED_AT = 45
const LEAST_TABULAR = 5

/**
 * The pages of a text document: the stretches under the statement's titles, each as far as it goes on over pages, and
 * each title's own page with those that follow.
 */
export function* pagesOfText(lines: Lines, kind: OtherStatement): Generator<Pages> {
  const titles = lines
    .holding(HINTS[kind])
    .slice(0, MOST_TITLES)
    .filter((index) => isTitle(lines, index, kind) && isTabular(lines, index))
    .slice(0, MOST_STRETCHES)
  const found: Pages[] = []
  for (const index of titles) {
    const grid = stretchFrom(lines, index, TITLES[kind])
    if (grid === null || !isComplete(grid, kind)) continue
    found.push({ pages: [inExhibit(lines, index, grid)], start: grid.start })
    yield { pages: [inExhibit(lines, index, grid)], start: grid.start }
  }
  for (const paged of pagesOfTitles(lines, titles)) {
    found.push(paged)
    yield paged
  }
  yield* untitled(lines, kind, found)
}

/** Each title's own page, alone and with those that follow. */
function* pagesOfTitles(lines: Lines, titles: readonly number[]): Generator<Pages> {
  const grids = titles.flatMap((index, k) => {
    const next = titles[k + 1]
    const end = next !== undefined && next - index > LEAST_PAGE ? next : lines.length
    const grid = gridFrom(lines, index, MOST_ROWS, end, LEAST_ROWS)
    return grid === null ? [] : [inExhibit(lines, index, grid)]
  })
  for (const [k, first] of grids.entries())
    for (const count of [1, 2, 3]) {
      const pages = [first, ...grids.slice(k + 1, k + count)]
      const near = pages.every((page, j) => j === 0 || page.start - (pages[j - 1]?.end ?? 0) < PAGE_GAP)
      if (pages.length === count && near) yield { pages, start: first.start }
    }
}

/** Lines that such a statement has, for one whose title is not read. */
const ANCHORS: Readonly<Record<OtherStatement, readonly string[]>> = {
  cash_flow: ['inancing activit', 'INANCING ACTIVIT', 'inancing Activit'],
  balance_sheet: ['otal assets', 'OTAL ASSETS', 'otal Assets', 'otal current assets', 'OTAL CURRENT ASSETS'],
}
const MOST_ANCHORS = 4
/** Lines from the first of a statement to its anchor. */
const ABOVE = 90

/** Stretches around lines that such a statement has, outside those under a title. */
function untitled(lines: Lines, kind: OtherStatement, found: readonly Pages[]): Pages[] {
  const isInside = (at: number) =>
    found.some(({ pages }) => pages.some(({ start, end }) => start <= at && at < end && end - start > 0))
  const anchors = lines
    .holding(ANCHORS[kind])
    .filter((index) => (lines.at(index)?.columns ?? 0) > 0 && !isInside(lines.at(index)?.start ?? 0))
  const starts = new Set(anchors.slice(0, MOST_ANCHORS * 2).map((index) => firstAbove(lines, index)))
  return [...starts].slice(0, MOST_ANCHORS).flatMap((from) => {
    const grid = stretchFrom(lines, from, TITLES[kind])
    return grid === null || !isComplete(grid, kind)
      ? []
      : [{ pages: [inExhibit(lines, from, grid)], start: grid.start }]
  })
}

/** The first line of the figures around a line: below running text, at most so many lines above. */
function firstAbove(lines: Lines, index: number): number {
  for (let k = index - 1; k > index - ABOVE; k -= 1) {
    const line = lines.at(k)
    if (line === undefined || runsOn(line)) return k + 1
  }
  return index - ABOVE + 1
}

const inExhibit = (lines: Lines, index: number, grid: Grid): Grid =>
  lines.inExhibit(index) ? { ...grid, exhibit: true } : grid

/** Lines of a page at least. */
const LEAST_PAGE = 6
const MOST_ROWS = 150

const COMPLETE: Readonly<Record<OtherStatement, readonly RegExp[]>> = {
  balance_sheet: [/\bcash\b|\binvestments?\b|\bplant\b/i, /\bliabilit/i],
  cash_flow: [/operati/i, /financing/i],
}
const isComplete = ({ rows }: Grid, kind: OtherStatement): boolean =>
  COMPLETE[kind].every((words) => rows.some(({ label }) => words.test(label)))

const isTabular = (lines: Lines, index: number): boolean =>
  lines.slice(index, index + LOOKED_AT).filter(({ columns }) => columns > 0).length >= LEAST_TABULAR

function isTitle(lines: Lines, index: number, kind: OtherStatement): boolean {
  const text = lines.at(index)?.trimmed ?? ''
  return (
    text.length < LONGEST_TITLE &&
    TITLES[kind].test(text) &&
    readsAsHeading(text) &&
    !/\d{1,3}$/.test(text.replace(/(?:19|20)\d\d$/, ''))
  )
}
