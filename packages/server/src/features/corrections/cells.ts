/**
 * The cells of a document that print a number, for somebody who corrects a figure by picking its cell. Runs in a
 * worker thread; positions are bytes of the document as filed. Searches by tag, never by one pattern over the whole.
 */
import type { FoundCell } from '@topline/core/api/admin/corrections.ts'
import { Heads, type Piece, plainText } from './heads.ts'

const MOST = 60
const LABEL = 120
/** Longer rows hold text, not figures. */
const LONGEST_ROW = 200_000
const NUMBER = /^[\s$€£¥(\-–—−]*((?:\d[\d,]*(?:\.\d+)?|\.\d+))[\s)%]*$/

/**
 * @param find a part of the row's words, or a number as printed ('391,035', with or without commas); case is ignored
 * @param isText plain text: rows are lines
 */
export function findCells(given: Uint8Array, find: string, isText: boolean): FoundCell[] {
  const source = Buffer.from(given.buffer, given.byteOffset, given.byteLength).toString('latin1')
  const wanted = find.trim().toLowerCase().replace(/\s+/g, ' ')
  const digits = wanted.replace(/[,$()\s]/g, '')
  const found: FoundCell[] = []
  const heads = new Heads()
  for (const { row, table, table_at } of isText ? lines(source) : tableRows(source)) {
    const label = labelOf(row)
    const isRow = label.toLowerCase().includes(wanted)
    heads.read(row, table)
    for (const piece of row) {
      const cell = numberIn(piece, label, heads)
      if (!cell || (!isRow && cell.text.replaceAll(',', '') !== digits)) continue
      found.push({ ...cell, group: heads.group || wordsBefore(source, table_at) })
      if (found.length === MOST) return found
    }
  }
  return found
}

interface Row {
  row: Piece[]
  /** which table of the document it stands in */
  table: number
  /** character of its tag; -1 = none */
  table_at: number
}

function* tableRows(source: string): Generator<Row> {
  const lower = source.toLowerCase()
  let table = 0
  let table_at = -1
  let nextTable = lower.indexOf('<table')
  // Looked for once, not from every row anew: rows that are never closed must not cost their number squared.
  let close = lower.indexOf('</tr')
  for (let at = lower.indexOf('<tr'); at >= 0; ) {
    const next = lower.indexOf('<tr', at + 3)
    if (close >= 0 && close < at) close = lower.indexOf('</tr', at)
    const end = close < 0 ? next : next < 0 ? close : Math.min(close, next)
    const stop = end < 0 ? source.length : end
    for (; nextTable >= 0 && nextTable < at; nextTable = lower.indexOf('<table', nextTable + 6)) {
      table += 1
      table_at = nextTable
    }
    if (stop - at <= LONGEST_ROW) yield { row: piecesOf(source, lower, at, stop), table, table_at }
    at = next
  }
}

/** The texts of a row's cells: what stands between two cells' tags, other tags taken out. */
function piecesOf(source: string, lower: string, start: number, stop: number): Piece[] {
  const pieces: Piece[] = []
  let text = ''
  let at = -1
  let column = 0
  let span = 0
  const flush = () => {
    if (text.trim() !== '') pieces.push({ text: text.trimEnd(), at, column, span })
    text = ''
    at = -1
  }
  for (let i = start; i < stop; ) {
    if (source[i] === '<') {
      if (lower.startsWith('<td', i) || lower.startsWith('</td', i) || lower.startsWith('<th', i)) flush()
      const close = source.indexOf('>', i)
      if (close < 0 || close >= stop) break
      const tag = lower.slice(i, Math.min(close, i + 500))
      if (/^<t[dh](?:\s|$)/.test(tag)) {
        column += span
        span = Math.min(50, Math.max(1, Number(/\bcolspan\s*=\s*["']?(\d{1,3})/.exec(tag)?.[1] ?? 1)))
      }
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

function* lines(source: string): Generator<Row> {
  let at = 0
  for (const line of source.split('\n')) {
    const pieces: Piece[] = []
    for (const { 0: text, index } of line.matchAll(/\S+(?: \S+)*/g)) {
      pieces.push({ text, at: at + index, column: index, span: text.length })
    }
    if (pieces.length > 0) yield { row: pieces, table: 0, table_at: -1 }
    at += line.length + 1
  }
}

function labelOf(row: readonly Piece[]): string {
  const words = row.find((piece) => !NUMBER.test(piece.text) && /[a-z]{2}/i.test(piece.text))
  return plainText(words?.text ?? '').slice(0, LABEL)
}

const BEFORE = 4000
const SAID = 80

/** The last words before a table, which say what it is about; '' = there are none near. */
function wordsBefore(source: string, at: number): string {
  if (at < 0) return ''
  const before = source.slice(Math.max(0, at - BEFORE), at)
  const words = plainText(before.slice(before.indexOf('>') + 1).replace(/<[^<>]*>/g, ' '))
  return words.length <= SAID ? words : `… ${words.slice(-SAID).replace(/^\S*\s/, '')}`
}

/** The number of a piece, with the bytes of its digits alone; null where it prints none. */
function numberIn({ text, at, column, span }: Piece, label: string, heads: Heads): FoundCell | null {
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
    column: heads.over(column, span),
    group: '',
  }
}

/** The number printed at exactly these bytes; null where none is. Brackets or a minus before it count. */
export function cellAtBytes(given: Uint8Array, start: number, end: number): { text: string; size: number } | null {
  const text = Buffer.from(given.buffer, given.byteOffset, given.byteLength).toString('latin1', start, end)
  if (!/^(?:\d[\d,]*(?:\.\d+)?|\.\d+)$/.test(text)) return null
  return { text, size: Number(text.replaceAll(',', '')) }
}
