/**
 * Balance sheets that print their assets on the left and the claims on them on the right of the same lines: taken as if the
 * right half stood below the left one, its figures under those of the left.
 */
import { isHeadRow } from '../head-row.ts'
import type { Grid, Row } from '../row.ts'
import { Line } from './line.ts'
import type { Lines } from './lines.ts'
import { withMarginHeadings } from './margin.ts'
import { readRow } from './row.ts'

/** Lines of a sheet below its title at most, and of both halves with figures at least. */
const MOST_LINES = 90
const LEAST_HALVES = 4
/** The part of them that the gutter does not cross at least. */
const CLEAR = 0.9
/** Lines above a title that are told with it. */
const HEAD = 4
const END = /<\/TABLE>|<PAGE>/i

/** An amount and, well apart from it, words: the first of the right half. */
const HALVES = /\d\)?[ ]{2,}(?=[A-Za-z][a-z]|[A-Z]{2})/g

const OVER = /\b(?:liabilit|equity|capital|investment)/i

/** The column at which the right halves begin, and the lines between the first and the last of them; null without halves. */
function gutterOf(block: readonly Line[]): { gutter: number; last: number } | null {
  const starts = block.map(({ text }) => {
    const [first] = text.matchAll(HALVES)
    return first === undefined ? null : first.index + first[0].length
  })
  const known = starts.filter((start) => start !== null)
  if (known.length < LEAST_HALVES) return null
  const gutter = Math.min(...known)
  const last = starts.findLastIndex((start) => start !== null)
  const body = block.slice(
    starts.findIndex((start) => start !== null),
    last + 1,
  )
  const clear = body.filter(({ text }) => text.slice(gutter - 2, gutter).trim() === '')
  const left = body.filter(({ text }) => /\d/.test(text.slice(0, gutter)))
  const right = body.filter(({ text }) => /[A-Za-z]{3}.*\d/.test(text.slice(gutter)))
  const isSplit = clear.length >= CLEAR * body.length && Math.min(left.length, right.length) >= LEAST_HALVES
  return isSplit && block.some(({ text }) => OVER.test(text.slice(gutter))) ? { gutter, last } : null
}

/** Characters `[from, to)` of a line, set in by `indent`, each with its place. */
function cut(line: Line, from: number, to: number, indent: number): Line {
  const { text, at, to: after } = line.placed(from, Math.min(to, line.text.length))
  const first = at[0] ?? line.start
  const blanks = (place: number): number[] => Array<number>(indent).fill(place)
  return new Line(
    ' '.repeat(indent) + text,
    line.start,
    line.end,
    [...blanks(first), ...at],
    [...blanks(first), ...after],
  )
}

/** A half of a line, read. */
interface Half {
  line: Line
  row: Row
}

const read = (lines: readonly Line[]): Half[] =>
  lines.filter(({ trimmed, rule }) => trimmed !== '' && !rule).map((line) => ({ line, row: readRow(line) }))

/** Whether a line crosses the gutter, as a title does. */
const isWhole = ({ text }: Line, gutter: number): boolean => /^\S|^.\S/.test(text.slice(gutter - 2))

/** The halves of lines; one that crosses the gutter is whole on the left. */
function halves(block: readonly Line[], gutter: number, indents: readonly [number, number]): [Half[], Half[]] {
  const split = block.filter((line) => !isWhole(line, gutter) && line.text.length > gutter)
  return [
    read(block.map((line) => (isWhole(line, gutter) ? line : cut(line, 0, gutter, indents[0])))),
    read(split.map((line) => cut(line, gutter, line.text.length, indents[1]))),
  ]
}

/** Where the figures of halves end, at most. */
const rightEdge = (some: readonly Half[]): number =>
  Math.max(0, ...some.flatMap(({ row }) => (isHeadRow(row) ? [] : row.figures.map(({ right }) => right))))

/** The right half without the years over its figures, which stand over those of the left too. */
function withoutHead(some: readonly Half[]): Half[] {
  const first = some.findIndex(({ row }) => row.figures.length > 0 && !isHeadRow(row))
  const years = some.findLastIndex(({ row }, at) => at < first && row.figures.length > 0)
  return some.filter(({ row }, at) => at > years || (row.figures.length === 0 && OVER.test(row.label)))
}

/** The lines below a title up to the end of the page, without blank ones and rules. */
function blockBelow(lines: Lines, from: number): Line[] {
  const below = lines.slice(from + 1, from + MOST_LINES)
  const end = below.findIndex((line) => line.ending || END.test(lines.raw.slice(line.start, line.end)))
  const page = end > LEAST_HALVES ? below.slice(0, end) : below
  return page.filter(({ trimmed, rule }) => trimmed !== '' && !rule)
}

/** The sheet below the title at line `from`, its right half under its left one; null where its lines have no halves. */
export function sideBySide(lines: Lines, from: number): Grid | null {
  const page = blockBelow(lines, from)
  const found = gutterOf(page)
  if (found === null) return null
  const { gutter, last } = found
  // Claims may have more lines than assets; what crosses the gutter below is no more of the sheet.
  const below = page.findIndex((line, at) => at > last && isWhole(line, gutter))
  const block = below < 0 ? page : page.slice(0, below)
  const [left, right] = halves(block, gutter, [0, 0])
  const off = rightEdge(left) - rightEdge(right)
  const [assets, claims] = halves(block, gutter, [Math.max(0, -off), Math.max(0, off)])
  const before = lines.slice(from - HEAD, from + 1).map(({ trimmed }) => trimmed)
  return {
    kind: 'text',
    before: before.join(' | '),
    rows: withMarginHeadings([...upToFigures(assets), ...upToFigures(withoutHead(claims))]),
    start: lines.at(from)?.start ?? 0,
    end: block.at(-1)?.end ?? 0,
  }
}

const upToFigures = (some: readonly Half[]): Half[] =>
  some.slice(0, some.findLastIndex(({ row }) => row.figures.length > 0) + 1)
