import type { Bytes } from '../bytes.ts'
import { type Cell, type CellRow, cellsOf } from './cells.ts'
import { isCurrency } from './currency-signs.ts'
import { readFigure } from './number.ts'
import type { Figure, Phrase, Row } from './row.ts'
import type { Range } from './table-ranges.ts'

/** A year or a quarter by its short name, "4Q21" or "Q4 2021": the head of a column and no label of a line. */
const PERIOD_NAME = /^(?:(?:19|20)\d\d|[1-4]Q\s?[’']?\d{2,4}|Q[1-4]\s?[’']?\d{2,4})$/i

const isYear = (figure: Figure) => figure.decimals === 0 && !figure.negative && /^(19|20)\d\d$/.test(figure.text)

const known = new WeakMap<Bytes, Map<number, { end: number; rows: readonly Row[] }>>()

/**
 * The rows of an HTML table: label, figures, and the words that make the head. The list is the caller's own; its rows
 * are not, for a table that is looked at again is not read again.
 */
export function readGrid(bytes: Bytes, range: Range): Row[] {
  const tables = known.get(bytes) ?? new Map<number, { end: number; rows: readonly Row[] }>()
  known.set(bytes, tables)
  const before = tables.get(range.start)
  if (before?.end === range.end) return [...before.rows]
  const rows = readRows(bytes, range)
  tables.set(range.start, { end: range.end, rows })
  return [...rows]
}

/** So many lines in two cells of one row are rows of their own. */
const STACKED = 5

const isTall = ({ breaks }: Cell): boolean => breaks !== undefined && breaks.length >= STACKED

/** The lines of a cell. */
const linesOf = ({ text, breaks = [] }: Cell): string[] =>
  [...breaks, text.length].map((to, k) => text.slice(k === 0 ? 0 : breaks[k - 1], to).trim())

/** An amount, or what stands for none. */
const AMOUNT = /^[$€£(\s]*(?:\d[\d,]*(?:\.\d+)?|\.\d+)[)%\s]*$|^[-–—]+$/
const BARE_YEAR = /^(?:19|20)\d\d$/

/** Whether the few lines of each cell are rows: a label before and an amount in each line of the others, in none a blank. */
function isShortStack({ cells }: CellRow): boolean {
  const [label, ...others] = cells.filter(({ text }) => text.trim() !== '')
  const count = label?.breaks?.length ?? 0
  if (!label || count === 0 || others.length === 0 || linesOf(label).some((line) => !/[a-z]/i.test(line))) return false
  return others.every((cell) => {
    const lines = linesOf(cell)
    return (
      lines.length === count + 1 &&
      lines.every((line) => AMOUNT.test(line)) &&
      !lines.every((line) => BARE_YEAR.test(line))
    )
  })
}

/** The rows of a table; cells that hold a column each, line under line, are as many rows as they have lines. */
function rowsOf(bytes: Bytes, range: Range): CellRow[] {
  const rows = cellsOf(bytes, range)
  const stacked = rows.some(({ cells }) => cells.some(({ breaks }) => breaks !== undefined))
  return stacked ? rows.flatMap(unstacked) : rows
}

function unstacked(row: CellRow): CellRow[] {
  const tall = isShortStack(row) ? row.cells.filter(({ breaks }) => breaks !== undefined) : row.cells.filter(isTall)
  const lines = tall[0]?.breaks?.length ?? 0
  if (tall.length < 2 || tall.some(({ breaks }) => breaks?.length !== lines)) return [row]
  return Array.from({ length: lines + 1 }, (_, k) => ({
    ...row,
    cells: tall.map(({ breaks, ...cell }) => {
      const [from, to] = [k === 0 ? 0 : breaks?.[k - 1], breaks?.[k]]
      return { ...cell, text: cell.text.slice(from, to), at: cell.at.slice(from, to), to: cell.to.slice(from, to) }
    }),
  }))
}

function readRows(bytes: Bytes, range: Range): Row[] {
  const rows: Row[] = []
  for (const { cells, start, end } of rowsOf(bytes, range)) {
    const row: Row = { label: '', indent: 0, figures: [], phrases: [], start, end }
    let bracket = false
    let minus = false
    /** Currencies in cells of their own: before figures, or the heads of columns where there are none. */
    const codes: Phrase[] = []
    for (const [index, cell] of cells.entries()) {
      const text = cell.text.trim()
      if (text === '') continue
      if (/^[$€£¥(<\s]*$/.test(text) || (index > 0 && isCurrency(text))) {
        bracket = /[(<]$/.test(text)
        if (/[A-Z]/.test(text)) codes.push(phraseOf(cell, text, start, end))
        continue
      }
      if (/^[)>%*\s†]+$/.test(text)) {
        const last = row.figures.at(-1)
        if (last && text.includes('%')) last.percent = true
        continue
      }
      const figure = index > 0 || cells.length === 1 ? readFigure(cell, cell.col, cell.col + cell.span - 1) : null
      if (figure && !(row.label === '' && index === 0)) {
        if ((bracket || minus) && figure.value > 0) {
          figure.value = -figure.value
          figure.negative = true
        }
        if (isYear(figure))
          row.phrases.push({ text, left: figure.left, right: figure.right, start: figure.start, end: figure.end })
        row.figures.push(figure)
      } else {
        const phrase = phraseOf(cell, text, start, end)
        const spread = cell.span > 3 && cells.length <= 2
        if (row.label === '' && row.figures.length === 0 && row.phrases.length === 0 && cell.col === 0 && !spread) {
          row.label = text
          row.indent = cell.indent + leadingSpace(bytes, cell)
        } else row.phrases.push(phrase)
      }
      bracket = false
      minus = false
    }
    if (row.figures.length === 0 && codes.length > 0)
      row.phrases = [...row.phrases, ...codes].sort((a, b) => a.left - b.left)
    // A label that does not stand in the first column (T126: spacer columns before it).
    if (row.label === '' && row.figures.length > 0 && row.phrases[0]) {
      const first = row.phrases[0]
      const figure = row.figures[0]
      // The head of a column of note numbers is no label of the years beside it.
      const notes = /^notes?\.?$/i.test(first.text) && row.figures.every(isYear)
      if (figure && !notes && first.right < figure.left && !PERIOD_NAME.test(first.text) && /[a-z]/i.test(first.text)) {
        row.label = first.text
        row.aside = true
        row.phrases.shift()
      }
    }
    if (row.label !== '' || row.figures.length > 0 || row.phrases.length > 0) rows.push(row)
  }
  return rows
}

const phraseOf = (cell: Cell, text: string, start: number, end: number): Phrase => ({
  text,
  left: cell.col,
  right: cell.col + cell.span - 1,
  start: cell.at[0] ?? start,
  end: cell.to.at(-1) ?? end,
})

function leadingSpace(bytes: Bytes, cell: Cell): number {
  const first = cell.at[0]
  if (first === undefined || first === 0) return 0
  const last = bytes[first - 1] ?? 0
  // An entity, a blank or a hard blank, or nothing.
  if (last !== 59 && last !== 160 && last > 32) return 0
  const raw = bytes.toString('latin1', Math.max(0, first - 60), first)
  const found = /((?:&nbsp;|&#160;|&#xA0;|\xa0|\s)+)$/i.exec(raw)
  if (!found?.[1]) return 0
  return 3 * (found[1].match(/&nbsp;|&#160;|&#xA0;|\xa0/gi)?.length ?? 0)
}
