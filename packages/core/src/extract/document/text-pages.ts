/** The stretches of a text document that may be a balance sheet or a statement of cash flows, page by page. */
import type { Grid } from './row.ts'
import { type OtherStatement, PAGE_GAP, type Pages } from './statement-pages.ts'
import { LEAST_ROWS } from './table-pages.ts'
import { readsAsHeading, runsOn } from './text/heading.ts'
import type { Lines } from './text/lines.ts'
import { sideBySide } from './text/side-by-side.ts'
import { stretchFrom } from './text/stretch.ts'
import { gridFrom } from './text/titled.ts'

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
    .hinting(kind)
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
  if (kind === 'balance_sheet')
    for (const index of titles) {
      const grid = sideBySide(lines, index)
      if (grid !== null) yield { pages: [inExhibit(lines, index, grid)], start: grid.start }
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
const ANCHORS = { cash_flow: 'in_cash_flow', balance_sheet: 'in_balance_sheet' } as const

const MOST_ANCHORS = 4

/** Lines from the first of a statement to its anchor. */
const ABOVE = 90

/** Stretches around lines that such a statement has, outside those under a title. */
function untitled(lines: Lines, kind: OtherStatement, found: readonly Pages[]): Pages[] {
  const isInside = (at: number) =>
    found.some(({ pages }) => pages.some(({ start, end }) => start <= at && at < end && end - start > 0))
  const anchors = lines
    .hinting(ANCHORS[kind])
    .filter((index) => (lines.at(index)?.columns ?? 0) > 0 && !isInside(lines.at(index)?.start ?? 0))
  const above = anchors.slice(0, MOST_ANCHORS * 2)
  const starts = new Set(above.flatMap((index) => [firstAbove(lines, index), pageAbove(lines, index)]))
  return [...starts].slice(0, MOST_ANCHORS * 2).flatMap((from) => {
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

/** The first line of the page, or of the marked table, that a line stands on: the statement before stands on the one above. */
function pageAbove(lines: Lines, index: number): number {
  for (let k = index - 1; k > index - ABOVE; k -= 1) {
    const line = lines.at(k)
    if (line === undefined || PAGE.test(lines.raw.slice(line.start, line.end))) return k + 1
  }
  return index - ABOVE + 1
}
const PAGE = /<(?:PAGE|TABLE)>/i

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
