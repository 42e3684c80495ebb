/**
 * The cells of a document that print a number, for somebody who corrects a figure by picking its cell. Runs in a
 * worker thread; positions are bytes of the document as filed. Searches by tag, never by one pattern over the whole.
 */
import type { FoundCell } from '@topline/core/api/corrections.ts'

const MOST = 60
const LABEL = 120
/** Longer rows hold text, not figures. */
const LONGEST_ROW = 200_000
const NUMBER = /^[\s$€£¥(\-–—−]*((?:\d[\d,]*(?:\.\d+)?|\.\d+))[\s)%]*$/

interface Piece {
  text: string
  /** byte of the piece's first character */
  at: number
}

/**
 * @param find a part of the row's words, or a number as printed ('391,035', with or without commas); case is ignored
 * @param isText plain text: rows are lines
 */
export function findCells(given: Uint8Array, find: string, isText: boolean): FoundCell[] {
  const source = Buffer.from(given.buffer, given.byteOffset, given.byteLength).toString('latin1')
  const wanted = find.trim().toLowerCase().replace(/\s+/g, ' ')
  const digits = wanted.replace(/[,$()\s]/g, '')
  const found: FoundCell[] = []
  for (const row of isText ? lines(source) : tableRows(source)) {
    const label = labelOf(row)
    const isRow = label.toLowerCase().includes(wanted)
    for (const piece of row) {
      const cell = numberIn(piece, label)
      if (cell && (isRow || cell.text.replaceAll(',', '') === digits)) found.push(cell)
      if (found.length === MOST) return found
    }
  }
  return found
}

function* tableRows(source: string): Generator<Piece[]> {
  const lower = source.toLowerCase()
  // Looked for once, not from every row anew: rows that are never closed must not cost their number squared.
  let close = lower.indexOf('</tr')
  for (let at = lower.indexOf('<tr'); at >= 0; ) {
    const next = lower.indexOf('<tr', at + 3)
    if (close >= 0 && close < at) close = lower.indexOf('</tr', at)
    const end = close < 0 ? next : next < 0 ? close : Math.min(close, next)
    const stop = end < 0 ? source.length : end
    if (stop - at <= LONGEST_ROW) yield piecesOf(source, lower, at, stop)
    at = next
  }
}

/** The texts of a row's cells: what stands between two cells' tags, other tags taken out. */
function piecesOf(source: string, lower: string, start: number, stop: number): Piece[] {
  const pieces: Piece[] = []
  let text = ''
  let at = -1
  const flush = () => {
    if (text.trim() !== '') pieces.push({ text: text.trimEnd(), at })
    text = ''
    at = -1
  }
  for (let i = start; i < stop; ) {
    if (source[i] === '<') {
      if (lower.startsWith('<td', i) || lower.startsWith('</td', i) || lower.startsWith('<th', i)) flush()
      const close = source.indexOf('>', i)
      if (close < 0 || close >= stop) break
      i = close + 1
      continue
    }
    const entity = source[i] === '&' ? /^&(?:nbsp|#160|#xa0);/i.exec(source.slice(i, i + 8)) : null
    if (entity) {
      if (at >= 0) text += ' '.repeat(entity[0].length)
      i += entity[0].length
      continue
    }
    if (at < 0 && /\s/.test(source[i] ?? '')) {
      i += 1
      continue
    }
    if (at < 0) at = i
    // A tag inside a number leaves a gap: such a cell is not offered, its bytes would not be one piece.
    if (text !== '' && at + text.length !== i) {
      flush()
      at = i
    }
    text += source[i]
    i += 1
  }
  flush()
  return pieces
}

function* lines(source: string): Generator<Piece[]> {
  let at = 0
  for (const line of source.split('\n')) {
    const pieces: Piece[] = []
    for (const match of line.matchAll(/\S+(?: \S+)*/g)) pieces.push({ text: match[0], at: at + match.index })
    if (pieces.length > 0) yield pieces
    at += line.length + 1
  }
}

function labelOf(row: readonly Piece[]): string {
  const words = row.find((piece) => !NUMBER.test(piece.text) && /[a-z]{2}/i.test(piece.text))
  return (words?.text ?? '')
    .replace(/&amp;/g, '&')
    .replace(/&#?\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LABEL)
}

/** The number of a piece, with the bytes of its digits alone; null where it prints none. */
function numberIn({ text, at }: Piece, label: string): FoundCell | null {
  const match = text.length < 40 ? NUMBER.exec(text) : null
  const printed = match?.[1]
  if (printed === undefined) return null
  const index = text.indexOf(printed)
  const size = Number(printed.replaceAll(',', ''))
  if (!Number.isFinite(size)) return null
  const isNegative = /[(\-–—−]/.test(text.slice(0, index))
  return {
    start: at + index,
    end: at + index + printed.length,
    text: printed,
    value: isNegative && size !== 0 ? -size : size,
    label,
  }
}

/** The number printed at exactly these bytes; null where none is. Brackets or a minus before it count. */
export function cellAtBytes(given: Uint8Array, start: number, end: number): { text: string; size: number } | null {
  const text = Buffer.from(given.buffer, given.byteOffset, given.byteLength).toString('latin1', start, end)
  if (!/^(?:\d[\d,]*(?:\.\d+)?|\.\d+)$/.test(text)) return null
  return { text, size: Number(text.replaceAll(',', '')) }
}
