/** A statement's pages as one sheet: its columns with their periods, its lines with a value and a concept by column. */
import type { Figure, Grid } from '../document/row.ts'
import { withBrokenCaptions } from './broken-captions.ts'
import { type Laid, layOut } from './columns.ts'
import type { Covered } from './current-column.ts'
import type { Period } from './head-period.ts'
import { bareWords, type Line, readLines } from './lines.ts'
import { readPeriods } from './periods.ts'
import { type ColumnUnit, unitOf } from './unit-of.ts'

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

/**
 * A label that its line breaks off within: the figures beside it belong to its words ("less allowance of $1,253"), or its
 * own end are digits ("Cash and cash equivalents at January" over "1").
 */
const BROKEN =
  /(?:\b(?:of|and|to|at|less|net|in|for|with|respectively|(?<=\bat )(?:january|february|march|april|may|june|july|august|september|october|november|december))|[,;(–-])\W*$/i

/** A year in brackets after an amount, as "allowances of $4,027,000 (1994)" (0000950123-95-000109). */
const isYearOfWords = ({ negative, text }: Figure): boolean => negative && /^\D*(?:19|20)\d\d\D*$/.test(text)

/** A bracket that is not closed: "(including $1,984,000" (0000950144-96-001457). */
const isOpen = (text: string): boolean => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)

/**
 * Figures of a broken label are words of it where none stands in a column, or up to the last year told in brackets; the
 * label goes on below.
 */
function withoutStrays(laid: Laid): Laid {
  const body = laid.body.map(({ row, values }) => {
    if (row.figures.length === 0 || !(BROKEN.test(row.label) || isOpen(row.label))) return { row, values }
    const strays = values.every((one) => one === null)
      ? row.figures
      : row.figures.slice(0, row.figures.findLastIndex(isYearOfWords) + 1)
    if (strays.length === 0) return { row, values }
    const figures = row.figures.filter((one) => !strays.includes(one))
    return {
      row: { ...row, figures },
      values: values.map((one) => (one !== null && strays.includes(one) ? null : one)),
    }
  })
  return { ...laid, body }
}

/** A label that is not whole. */
const CUT = /(?:[,&]|\b(?:and|or|of|to|in|for|from|by|at|with|less|(?:stock|share)holders'))$/i

/** The end of a label that began above: in small letters, or "- net" of a total (0000914233-96-000019). */
const REST = /^(?:[-–—] ?)?[a-z]/

/** "NET CASH PROVIDED" over "BY OPERATING ACTIVITIES" (0000950123-95-000109): small words in capitals go on a total's name. */
const OF_TOTAL = /^(?:net|total|cash|\(?(?:in|de)crease|effect)\b/i
const SMALL_WORDS = /^(?:by|of|used|from|to|in|and|on|at)\b/i

/** Whether words close the bracket that a label left open: "Income taxes payable (Notes" over "1 and 5)". */
const closes = (label: string, words: string): boolean => isOpen(label) && /^[^(]*\)/.test(words)

/**
 * Labels that go on below their figures: broken off at a comma (0000755001-96-000005), a small word or within a bracket, or
 * going on in small letters; and further in on the rows below.
 */
function withWholeLabels(laid: Laid): Laid {
  const body: Laid['body'][number][] = []
  for (const one of laid.body) {
    const before = body.at(-1)
    const goesOn =
      before !== undefined &&
      one.row.figures.length === 0 &&
      one.row.label !== '' &&
      before.values.some((value) => value !== null) &&
      (CUT.test(before.row.label) ||
        (REST.test(one.row.label) && !/:$/.test(one.row.label)) ||
        (SMALL_WORDS.test(one.row.label) && !/:$/.test(one.row.label) && OF_TOTAL.test(before.row.label)) ||
        closes(before.row.label, one.row.label)) &&
      one.row.indent > before.row.indent
    if (goesOn)
      body[body.length - 1] = { ...before, row: { ...before.row, label: `${before.row.label} ${one.row.label}` } }
    else body.push(one)
  }
  return { ...laid, body }
}

const known = new WeakMap<Grid, Page>()

/** A page laid out; one that is part of several readings is read once. */
function pageOf(grid: Grid): Page {
  const page = known.get(grid) ?? readPage(grid)
  known.set(grid, page)
  return page
}

function readPage(grid: Grid): Page {
  const whole = withWholeLabels(withoutStrays(layOut(grid)))
  const laid = grid.kind === 'text' ? withBrokenCaptions(whole) : whole
  const amounts = laid.columns.flatMap(({ kind }, j) => (kind === 'amount' ? [j] : []))
  return { grid, laid, lines: readLines(laid), amounts }
}

/** The pages as one sheet; null where they hold no columns of amounts, or not alike many. */
export function sheetOf(pages: readonly Grid[], cover: Covered): PrintedSheet | null {
  const read = pages.map(pageOf)
  const [first] = read
  if (first === undefined || first.amounts.length === 0 || first.amounts.length > MOST_COLUMNS) return null
  if (read.some(({ amounts }) => amounts.length !== first.amounts.length)) return null
  const periods = readPeriods(first.laid, first.grid.before, cover)
  return {
    pages,
    columns: first.amounts.map((j) => columnOf(first, j, periods[j] ?? NO_PERIOD)),
    lines: read.flatMap(({ lines, amounts }) =>
      lines.map(({ row: _, values, ...line }, at) => ({
        ...named(line, lines[at - 1]),
        values: amounts.map((j) => values[j] ?? null),
      })),
    ),
    caption: first.laid.caption,
  }
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
