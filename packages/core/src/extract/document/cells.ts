/** The cells of an HTML table, by a search for its tags. */
import type { Bytes } from '../bytes.ts'
import { decodeInto, type Placed } from './decode.ts'
import type { Range } from './table-ranges.ts'

/** One cell of a table: its text with the bytes of each character. */
export interface Cell extends Placed {
  col: number
  span: number
  indent: number
  /** Where its text goes on in a new line; absent in a cell of one line. */
  breaks?: number[]
}

export interface CellRow {
  cells: Cell[]
  start: number
  end: number
}

const MAX_COLUMNS = 400
const MAX_ROWS = 3000

/** The whole number of an attribute in a tag in lower case; 1 where it is not there. */
function attribute(tag: string, name: string): number {
  const at = tag.indexOf(`${name}=`)
  if (at < 0) return 1
  const value = Number.parseInt(tag.slice(at + name.length + 1).replace(/^["']?\s*/, ''), 10)
  return Number.isFinite(value) && value > 0 && value < MAX_COLUMNS ? value : 1
}

/** What of a tag's style counts; most tags have none of it. */
const STYLED = /-left|-indent|none/i
const HIDES = /display\s*:\s*none/i

/** The name of a tag of up to four letters as one number, 0 for longer ones. */
function nameCode(raw: string, from: number): number {
  let code = 0
  for (let at = from; at <= from + 4; at += 1) {
    const letter = raw.charCodeAt(at) | 32
    const isLetter = letter >= 97 && letter <= 122
    if (!isLetter && (at === from || !((letter >= 48 && letter <= 57) || letter === 58))) return code
    code = code * 256 + letter
  }
  return 0
}
const codeOf = (name: string): number => nameCode(name, 0)
const TR = codeOf('tr')
const TD = codeOf('td')
const TH = codeOf('th')
const SUP = codeOf('sup')
const BR = codeOf('br')
const P = codeOf('p')
const DIV = codeOf('div')
const HR = codeOf('hr')
const SPAN = codeOf('span')
const FONT = codeOf('font')

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

/** What a tag says of the cell that it opens or stands in. */
interface TagStyle {
  span: number
  down: number
  indent: number
  hides: boolean
}

const UNSTYLED: TagStyle = { span: 1, down: 1, indent: 0, hides: false }

/** Reads tags, each kind of tag once: the cells of a table are written alike. */
function tagReader(): (tag: string) => TagStyle {
  const known = new Map<string, TagStyle>()
  /** The tag that was read last of each length: to compare two takes less than to look one up by its letters. */
  const last: { tag: string; style: TagStyle }[] = []
  return (tag) => {
    const same = last[tag.length]
    if (same?.tag === tag) return same.style
    const style = known.get(tag) ?? styleOf(tag)
    known.set(tag, style)
    last[tag.length] = { tag, style }
    return style
  }
}

function styleOf(tag: string): TagStyle {
  const lower = tag.toLowerCase()
  const spans = lower.includes('span=')
  const styled = STYLED.test(tag)
  return {
    span: spans ? attribute(lower, 'colspan') : 1,
    down: spans ? attribute(lower, 'rowspan') : 1,
    indent: styled ? indentOf(tag) : 0,
    hides: styled && HIDES.test(tag),
  }
}

const tagText = (raw: string, open: number, close: number): string => raw.slice(open, Math.min(close + 1, open + 4000))

/** The cells of one table, row by row, with grid columns (colspan, rowspan) and byte offsets. */
export function cellsOf(bytes: Bytes, range: Range): CellRow[] {
  const raw = bytes.toString('latin1', range.start, range.end)
  const base = range.start
  const rows: CellRow[] = []
  let row: Cell[] = []
  let rowStart = base
  let cell: Cell | null = null
  let column = 0
  let held: number[] = []
  let hidden = 0
  let sup = false
  const readTag = tagReader()
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
    i = close + 1
    const closing = raw.charCodeAt(open + 1) === 47
    const name = nameCode(raw, open + (closing ? 2 : 1))
    if (name === TR) closeRow(base + open)
    else if (name === TD || name === TH) {
      if (closing) cell = null
      else {
        const { span, down, indent } = readTag(tagText(raw, open, close))
        while ((held[column] ?? 0) > 0 && column < MAX_COLUMNS) column += 1
        cell = { text: '', at: [], to: [], col: column, span, indent }
        if (down > 1 && down < 60) for (let k = 0; k < span && column + k < MAX_COLUMNS; k += 1) held[column + k] = down
        column = Math.min(MAX_COLUMNS, column + span)
        row.push(cell)
      }
    } else if (cell) {
      const inline = name === P || name === DIV || name === SPAN || name === FONT
      // A shorter tag has no style.
      const tag: string = !closing && close - open > 14 ? tagText(raw, open, close) : ''
      // The tags of facts are each their own.
      const style = tag !== '' && (inline || STYLED.test(tag)) ? readTag(tag) : UNSTYLED
      if (name === SUP) sup = !closing
      else if (style.hides) hidden = tag.endsWith('/>') ? 0 : 1
      else if (closing && hidden > 0 && inline) hidden = 0
      if (cell.text === '' && inline) cell.indent += style.indent
      if (name === BR) {
        cell.breaks ??= []
        cell.breaks.push(cell.text.length)
      }
      if (name === BR || name === P || name === DIV || name === HR) partWords(cell, base + open)
    }
  }
  closeRow(base + raw.length)
  return rows
}

/** A new line parts words as a space does. */
function partWords(cell: Cell, at: number): void {
  if (cell.text === '' || cell.text.charCodeAt(cell.text.length - 1) === 32) return
  cell.text += ' '
  cell.at.push(at)
  cell.to.push(at)
}
