/** A statement's pages as one sheet: its columns with their periods, its lines with a value and a concept by column. */
import type { Figure, Grid } from '../document/row.ts'
import type { Laid } from './columns.ts'
import type { Covered } from './current-column.ts'
import type { Period } from './head-period.ts'
import { bareWords, type Line, readLines } from './lines.ts'
import { readPeriods } from './periods.ts'
import { type ColumnUnit, unitOf } from './unit-of.ts'
import { BROKEN, isOpen, layOutWhole } from './whole-labels.ts'

/** One line of a sheet, with its figures in the columns of amounts. */
export interface SheetLine extends Omit<Line, 'values' | 'row'> {
  values: readonly (Figure | null)[]
}

/** A column of amounts. */
interface SheetColumn {
  head: string
  period: Period
  readonly unit: ColumnUnit
}

export interface PrintedSheet {
  pages: readonly Grid[]
  columns: readonly SheetColumn[]
  lines: readonly SheetLine[]
  /** The words over the columns of the first page. */
  caption: string
}

const MOST_COLUMNS = 12

interface Page {
  grid: Grid
  laid: Laid
  lines: Line[]
  /** Columns of amounts. */
  amounts: number[]
}

const known = new WeakMap<Grid, Page>()

/** A page laid out; one that is part of several readings is read once. */
function pageOf(grid: Grid): Page {
  const page = known.get(grid) ?? readPage(grid)
  known.set(grid, page)
  return page
}

function readPage(grid: Grid): Page {
  const laid = layOutWhole(grid)
  const amounts = laid.columns.flatMap(({ kind }, j) => (kind === 'amount' ? [j] : []))
  return { grid, laid, lines: readLines(laid), amounts }
}

/** The pages as one sheet; null where they hold no columns of amounts, or not alike many. */
export function sheetOf(pages: readonly Grid[], cover: Covered): PrintedSheet | null {
  const read = alike(pages.map(pageOf))
  const [first] = read
  if (first === undefined || first.amounts.length === 0 || first.amounts.length > MOST_COLUMNS) return null
  if (read.some(({ amounts }) => amounts.length !== first.amounts.length)) return null
  const periods = periodsOf(read, cover)
  return {
    pages,
    columns: first.amounts.map((j, at) => columnOf(first, j, periods[at] ?? NO_PERIOD)),
    lines: read.flatMap(({ lines, amounts }) =>
      lines.map(({ row: _, values, ...line }, at) => ({
        ...named(line, lines[at - 1]),
        values: amounts.map((j) => values[j] ?? null),
      })),
    ),
    caption: first.laid.caption,
  }
}

/** A column of amounts that a page has beside those of the other pages has figures in fewer lines than they. */
const OF_PARTS = 0.5

/**
 * The pages with columns alike many: one that has more than another gives up those in which few lines have a figure, as
 * the parts of a line have that is printed with them to the left of its total.
 */
function alike(read: readonly Page[]): readonly Page[] {
  const least = Math.min(...read.map(({ amounts }) => amounts.length))
  if (least === 0 || read.every(({ amounts }) => amounts.length === least)) return read
  return read.map((page) => {
    const filled = (j: number) => page.lines.filter(({ values }) => values[j]).length
    const most = [...page.amounts].sort((a, b) => filled(b) - filled(a))
    const [kept, left] = [most.slice(0, least), most.slice(least)]
    const isFew = left.every((j) => kept.every((other) => filled(j) < OF_PARTS * filled(other)))
    return isFew ? { ...page, amounts: page.amounts.filter((j) => kept.includes(j)) } : page
  })
}

/** The periods of the columns: by the heads of the first page, or of another where that has none. */
function periodsOf(read: readonly Page[], cover: Covered): Period[] {
  const heads = (page: Page): Period[] => {
    const periods = readPeriods(page.laid, page.grid.before, cover)
    return page.amounts.map((j) => periods[j] ?? NO_PERIOD)
  }
  const [first, ...others] = read
  const own = first === undefined ? [] : heads(first)
  if (own.some(({ end }) => end !== null)) return own
  return others.map(heads).find((periods) => periods.every(({ end }) => end !== null)) ?? own
}

/** A column; its unit is looked for when it is asked for. */
function columnOf(page: Page, j: number, period: Period): SheetColumn {
  let unit: ColumnUnit | null = null
  return {
    head: page.laid.columns[j]?.head ?? '',
    period,
    get unit() {
      unit ??= unitOf(page, j)
      return unit
    },
  }
}

type Words = Omit<SheetLine, 'values'>

/** A line whose whole label stands above it, broken off where its own part would be digits: named by that. */
function named(line: Words, before: { title: string } | undefined): Words {
  if (line.bare !== '' || line.title === '' || line.title === before?.title || !breaksOff(line.title))
    return hyphened(line)
  return hyphened({ ...line, label: line.title, bare: bareWords(line.title), words: line.title.toLowerCase() })
}

const breaksOff = (title: string): boolean => isOpen(title) || BROKEN.test(title)

/** "Short term" is "short-term" (0000950123-96-000985). */
const APART = /\b(short|long) term\b/g
function hyphened(line: Words): Words {
  if (!line.words.includes(' term')) return line
  return { ...line, bare: line.bare.replace(APART, '$1-term'), words: line.words.replace(APART, '$1-term') }
}

const NO_PERIOD: Period = {
  end: null,
  months: null,
  weeks: null,
  start: null,
  named: null,
  cumulative: false,
  exact: false,
}
