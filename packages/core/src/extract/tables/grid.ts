import type { Bytes } from '../bytes.ts'
import { decodeInto, type Placed } from './decode.ts'
import { readFigure } from './number.ts'
import type { Figure, Phrase, Row } from './row.ts'
import type { Range } from './scan.ts'

interface Cell extends Placed {
  col: number
  span: number
  indent: number
}

const MAX_COLUMNS = 400
const MAX_ROWS = 3000

function attribute(tag: string, name: string): number {
  const at = tag.toLowerCase().indexOf(`${name}=`)
  if (at < 0) return 1
  const value = Number.parseInt(tag.slice(at + name.length + 1).replace(/^["']?\s*/, ''), 10)
  return Number.isFinite(value) && value > 0 && value < MAX_COLUMNS ? value : 1
}

function indentOf(tag: string): number {
  const style = /(?:padding-left|margin-left|text-indent)\s*:\s*(-?[\d.]+)\s*(pt|px|em|in|%)?/gi
  let sum = 0
  for (const found of tag.matchAll(style)) {
    const size = Number(found[1])
    if (!Number.isFinite(size)) continue
    const unit = (found[2] ?? 'px').toLowerCase()
    sum += size * (unit === 'in' ? 72 : unit === 'em' ? 10 : unit === '%' ? 3 : 1)
  }
  return sum
}

/** The cells of one table, row by row, with grid columns (colspan, rowspan) and byte offsets. */
function cellsOf(bytes: Bytes, range: Range): { cells: Cell[]; start: number; end: number }[] {
  const raw = bytes.toString('latin1', range.start, range.end)
  const base = range.start
  const rows: { cells: Cell[]; start: number; end: number }[] = []
  let row: Cell[] = []
  let rowStart = base
  let cell: Cell | null = null
  let column = 0
  let held: number[] = []
  let hidden = 0
  let sup = false
  const closeRow = (at: number) => {
    const filled = row.length > 0
    if (filled) rows.push({ cells: row, start: rowStart, end: at })
    row = []
    rowStart = at
    column = 0
    if (filled) held = held.map((n) => (n > 0 ? n - 1 : 0))
    cell = null
  }
  let i = 0
  while (i < raw.length && rows.length < MAX_ROWS) {
    const open = raw.indexOf('<', i)
    const until = open < 0 ? raw.length : open
    if (cell && until > i && hidden === 0) {
      if (!sup) decodeInto(cell, raw, i, until, base)
      else {
        // A superscript is a footnote mark unless it is the cell's whole text (T36).
        const mark = raw.slice(i, until)
        if (!/^[\s(]*[\da-z*†‡]{1,3}[\s),]*$/i.test(mark)) decodeInto(cell, raw, i, until, base)
      }
    }
    if (open < 0) break
    if (raw.startsWith('<!--', open)) {
      const shut = raw.indexOf('-->', open)
      i = shut < 0 ? raw.length : shut + 3
      continue
    }
    const close = raw.indexOf('>', open)
    if (close < 0) break
    const tag = raw.slice(open, Math.min(close + 1, open + 4000))
    i = close + 1
    const name = /^<\/?([a-z][a-z0-9:]*)/i.exec(tag)?.[1]?.toLowerCase() ?? ''
    const closing = tag[1] === '/'
    if (name === 'tr') closeRow(base + open)
    else if (name === 'td' || name === 'th') {
      if (closing) cell = null
      else {
        while ((held[column] ?? 0) > 0 && column < MAX_COLUMNS) column += 1
        const span = attribute(tag, 'colspan')
        const down = attribute(tag, 'rowspan')
        cell = { text: '', at: [], to: [], col: column, span, indent: indentOf(tag) }
        if (down > 1 && down < 60) for (let k = 0; k < span && column + k < MAX_COLUMNS; k += 1) held[column + k] = down
        column = Math.min(MAX_COLUMNS, column + span)
        row.push(cell)
      }
    } else if (cell) {
      if (name === 'sup') sup = !closing
      else if (!closing && /display\s*:\s*none/i.test(tag)) hidden = tag.endsWith('/>') ? 0 : 1
      else if (closing && hidden > 0 && (name === 'span' || name === 'div' || name === 'font' || name === 'p'))
        hidden = 0
      if (!closing && cell.text === '' && (name === 'p' || name === 'div' || name === 'span' || name === 'font')) {
        cell.indent += indentOf(tag)
      }
      if (
        (name === 'br' || name === 'p' || name === 'div' || name === 'hr') &&
        cell.text !== '' &&
        !cell.text.endsWith(' ')
      ) {
        cell.text += ' '
        cell.at.push(base + open)
        cell.to.push(base + open)
      }
    }
  }
  closeRow(base + raw.length)
  return rows
}

const isYear = (figure: Figure) => figure.decimals === 0 && !figure.negative && /^(19|20)\d\d$/.test(figure.text)

/** The rows of an HTML table: label, figures, and the words that make the head. */
export function readGrid(bytes: Bytes, range: Range): Row[] {
  const rows: Row[] = []
  for (const { cells, start, end } of cellsOf(bytes, range)) {
    const row: Row = { label: '', indent: 0, figures: [], phrases: [], start, end }
    let bracket = false
    let minus = false
    for (const [index, cell] of cells.entries()) {
      const text = cell.text.trim()
      if (text === '') continue
      if (/^[$€£¥(\s]*$|^(US\$|C\$|USD|EUR)\s*\(?$/.test(text)) {
        bracket = text.includes('(')
        continue
      }
      if (/^[)%*\s†]+$/.test(text)) {
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
        const phrase: Phrase = {
          text,
          left: cell.col,
          right: cell.col + cell.span - 1,
          start: cell.at[0] ?? start,
          end: cell.to.at(-1) ?? end,
        }
        const spread = cell.span > 3 && cells.length <= 2
        if (row.label === '' && row.figures.length === 0 && row.phrases.length === 0 && cell.col === 0 && !spread) {
          row.label = text
          row.indent = cell.indent + leadingSpace(bytes, cell)
        } else row.phrases.push(phrase)
      }
      bracket = false
      minus = false
    }
    // A label that does not stand in the first column (T126: spacer columns before it).
    if (row.label === '' && row.figures.length > 0 && row.phrases[0]) {
      const first = row.phrases[0]
      const figure = row.figures[0]
      if (figure && first.right < figure.left && !/^(19|20)\d\d$/.test(first.text) && /[a-z]/i.test(first.text)) {
        row.label = first.text
        row.phrases.shift()
      }
    }
    if (row.label !== '' || row.figures.length > 0 || row.phrases.length > 0) rows.push(row)
  }
  return rows
}

function leadingSpace(bytes: Bytes, cell: Cell): number {
  const first = cell.at[0]
  if (first === undefined) return 0
  const raw = bytes.toString('latin1', Math.max(0, first - 60), first)
  const found = /((?:&nbsp;|&#160;|&#xA0;|\xa0|\s)+)$/i.exec(raw)
  if (!found?.[1]) return 0
  return 3 * (found[1].match(/&nbsp;|&#160;|&#xA0;|\xa0/gi)?.length ?? 0)
}
