/** The row of a filing that prints a figure, as data: what stands above it, its words, its cells, the figure marked. */
import type { Bytes } from '../extract/bytes.ts'
import { type Cell, cellsOf } from '../extract/document/cells.ts'
import { isCurrency } from '../extract/document/currency-signs.ts'
import { readGrid } from '../extract/document/grid.ts'
import { looksLikeFigure } from '../extract/document/number.ts'
import { type Range, tableRanges } from '../extract/document/table-ranges.ts'
import { layOut } from '../extract/sheet/columns.ts'
import { htmlBlocks } from '../filing/blocks.ts'
import { type Charset, sourceText } from '../filing/source-text.ts'
import { isUtf8 } from '../filing/utf8.ts'
import { type At, pinnedHead } from './pinned.ts'

/** A row of a table. */
interface TableRow {
  kind: 'table'
  /** what stands right above the table, nearest last; at most two lines */
  over: string[]
  label: string
  /** as printed, signs and brackets with their digits; `head` is what stands above the column, '' = nothing */
  cells: { head: string; text: string; chosen: boolean }[]
}

/** A line of plain text, or the words around a figure in a sentence. */
interface TextRow {
  kind: 'text'
  /** the line of years or dates above, with its blanks; null = none is found */
  head: string | null
  before: string
  cell: string
  after: string
  /** each blank is one of the print: columns stand by their blanks */
  isSpaced: boolean
}

export type PrintedRow = TableRow | TextRow

/** How far above a table its title is looked for, bytes. */
const ABOVE = 4_000
const LONGEST_TITLE = 140
/** Characters of a sentence on each side of a figure. */
const AROUND = 160
/** Bytes around it that may hold them. */
const NEAR = 3_000
const FURNITURE = /^(?:(?:page )?[\divxlc-]{1,6}|table of contents|index)$/i

/** @param at half-open byte range of the figure. @returns null where the document does not reach so far */
export function printedRow(bytes: Bytes, at: At): PrintedRow | null {
  if (at.start >= bytes.length || at.end <= at.start) return null
  const table = tableRanges(bytes).find((one) => one.start <= at.start && at.end <= one.end)
  const row = table && tableRow(bytes, table, at)
  return row ?? textRow(bytes.toString('latin1', 0, bytes.length), at)
}

function tableRow(bytes: Bytes, range: Range, at: At): TableRow | null {
  const holds = (cell: Cell) => cell.at.some((from, k) => from < at.end && (cell.to[k] ?? from) > at.start)
  const row = cellsOf(bytes, range).find(({ cells }) => cells.some(holds))
  if (!row) return null
  const { columns, body } = layOut({ kind: 'html', before: '', rows: readGrid(bytes, range), ...range })
  const values = body.find(({ row: one }) => one.start === row.start)?.values ?? []
  const headAt = (cell: Cell): string => {
    const column = values.findIndex((figure) => figure !== null && overlaps(cell, figure))
    return columns[column]?.head ?? ''
  }
  const cells: TableRow['cells'] = []
  let [label, sign, isSignChosen] = ['', '', false]
  for (const cell of row.cells) {
    const text = cell.text.replace(/\s+/g, ' ').trim()
    if (text === '') continue
    const last = cells.at(-1)
    if (/^[$€£¥(<\s]+$/.test(text) || (label !== '' && isCurrency(text))) {
      sign += text
      isSignChosen ||= holds(cell)
    } else if (/^[)>%*\s†]+$/.test(text) && last) last.text += text
    else if (label === '' && cells.length === 0 && !holds(cell) && !looksLikeFigure(text)) label = text
    else {
      cells.push({ head: headAt(cell), text: sign + text, chosen: holds(cell) || isSignChosen })
      sign = ''
      isSignChosen = false
    }
  }
  const over = titlesAbove(bytes, range.start)
  const unit = UNIT.exec(cells.find(({ head }) => head !== '')?.head ?? '')?.[0]
  if (!unit || cells.some(({ head }) => head !== '' && !head.includes(unit)))
    return { kind: 'table', over, label, cells }
  const bare = cells.map((cell) => ({ ...cell, head: cell.head.replace(unit, '').replace(/\s+/g, ' ').trim() }))
  return { kind: 'table', over: over.includes(unit) ? over : [...over, unit], label, cells: bare }
}

/** Said of all columns, where it stands over each. */
const UNIT = /\((?=[^()]*(?:million|thousand|billion|except))[^()]*\)/i

const overlaps = (cell: Cell, { left, right }: { left: number; right: number }): boolean =>
  cell.col <= right && left <= cell.col + cell.span - 1

/** The short lines right above a table: its title, its unit. */
function titlesAbove(bytes: Bytes, start: number): string[] {
  const cut = bytes.toString('latin1', Math.max(0, start - ABOVE), start)
  const source = cut.slice(cut.indexOf('>') + 1)
  const short: string[] = []
  for (const { text, isRow } of htmlBlocks(source, charsetOf(source)).reverse()) {
    if (FURNITURE.test(text)) continue
    if (isRow || text.length > LONGEST_TITLE || !/\p{L}/u.test(text) || short.length === 2) break
    short.unshift(text)
  }
  return short
}

const charsetOf = (source: string): Charset => (isUtf8(source) ? 'utf-8' : 'windows-1252')

const textRow = (source: string, at: At): TextRow =>
  /<(?:html|body|div|font|td|ix:header)\b/i.test(source.slice(0, 400_000)) ? sentence(source, at) : line(source, at)

/** The words around a figure that stands in no table. */
function sentence(source: string, at: At): TextRow {
  const from = source.indexOf('>', Math.max(0, at.start - NEAR)) + 1
  const to = source.lastIndexOf('<', at.end + NEAR)
  const charset = charsetOf(source.slice(from, to))
  const plain = (start: number, end: number): string =>
    sourceText(source.slice(start, end).replace(/<[^>]*>/g, ' '), charset).replace(/\s+/g, ' ')
  return {
    kind: 'text',
    head: null,
    before: plain(Math.min(from, at.start), at.start)
      .slice(-AROUND)
      .replace(/^\S*\s/, ''),
    cell: plain(at.start, at.end).trim(),
    after: plain(at.end, Math.max(to, at.end))
      .slice(0, AROUND)
      .replace(/\s\S*$/, ''),
    isSpaced: false,
  }
}

/** The line of a plain-text filing, with the line of years above it. */
function line(source: string, at: At): TextRow {
  const from = source.lastIndexOf('\n', at.start - 1) + 1
  const newline = source.indexOf('\n', at.end)
  const head = pinnedHead(source, at)?.head
  const charset = charsetOf(source)
  const words = (start: number, end: number): string => sourceText(source.slice(start, end), charset)
  return {
    kind: 'text',
    head: head ? words(head.start, head.end).trimEnd() : null,
    before: words(from, at.start),
    cell: words(at.start, at.end),
    after: words(at.end, newline < 0 ? source.length : newline).trimEnd(),
    isSpaced: true,
  }
}
