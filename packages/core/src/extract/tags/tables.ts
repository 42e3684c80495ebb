/** The tables that hold facts, and their rows: where a fact is printed and what the row is called. */

import type { Bytes } from '../bytes.ts'
import { OWN_NUMBER } from '../document/own-number.ts'
import { tableTags } from '../document/table-ranges.ts'
import type { Fact } from './facts.ts'
import { governing, indentOf, NO_HEADING } from './heading.ts'
import { tagEnd, visible } from './markup.ts'

export interface TaggedTable {
  start: number
  end: number
  /** Facts inside, in document order. */
  facts: Fact[]
}

export interface TableCell {
  start: number
  end: number
  column: number
  span: number
  facts: Fact[]
}

export interface TaggedRow {
  /** Text of the cells left of the figures, footnote marks removed. */
  label: string
  /** Labels of the rows without figures above it, nearest last, while they still govern. */
  heading: string
  cells: TableCell[]
  facts: Fact[]
  start: number
}

/** A statement where it is printed. */
export interface Face {
  rows: TaggedRow[]
  tables: TaggedTable[]
  /** All tables with facts, for the notes. */
  all: TaggedTable[]
}

const MAX_OPEN = 256

/** Innermost tables that hold a fact, in document order. An unclosed table ends where the next unclosed one begins. */
export function tablesWith(bytes: Bytes, facts: readonly Fact[]): TaggedTable[] {
  const found: TaggedTable[] = []
  const open: TaggedTable[] = []
  let at = 0
  const take = (until: number) => {
    const table = open[open.length - 1]
    for (; at < facts.length; at++) {
      const fact = facts[at]
      if (fact === undefined || fact.from >= until) return
      if (table && !fact.hidden) table.facts.push(fact)
    }
  }
  for (const tag of tableTags(bytes)) {
    take(tag.at)
    if (tag.open) {
      if (open.length < MAX_OPEN) open.push({ start: tag.at, end: bytes.length, facts: [] })
    } else {
      const table = open.pop()
      if (table && table.facts.length > 0) found.push({ ...table, end: tag.at })
    }
  }
  take(bytes.length)
  for (const [level, table] of open.entries())
    if (table.facts.length > 0) found.push({ ...table, end: open[level + 1]?.start ?? bytes.length })
  return found.sort((a, b) => a.start - b.start)
}

const FOOTNOTE = /\s*(?:\((?:[a-z]|\d{1,2}|[A-Z])\)|\[\d{1,2}\]|[*†‡]+)(?:\s*(?:\((?:[a-z]|\d{1,2})\)|[*†‡]+))*\s*$/

/** A printed name without footnote marks, dot leaders and a closing colon. */
export function cellLabel(text: string): string {
  let label = text.replace(/\s+/g, ' ').trim()
  label = label.replace(/[.\s·…]{4,}$/, '')
  label = label.replace(FOOTNOTE, '')
  // A superscript number is text like any other once its tags are gone ("Americas 1", T36).
  if (!OWN_NUMBER.test(label)) label = label.replace(/(?<=[a-z]{2})\s?\d$/, '')
  return label.replace(/\s*:$/, '').trim()
}

const known = new WeakMap<TaggedTable, readonly TaggedRow[]>()

/** Rows of a table with the facts of each cell; read once, whoever asks. */
export function rowsOf(bytes: Bytes, table: TaggedTable): readonly TaggedRow[] {
  const rows = known.get(table) ?? readRows(bytes, table)
  known.set(table, rows)
  return rows
}

function readRows(bytes: Bytes, table: TaggedTable): TaggedRow[] {
  const text = bytes.toString('latin1', table.start, table.end)
  const rows: TaggedRow[] = []
  let cells: TableCell[] = []
  let cell: TableCell | null = null
  let column = 0
  let rowStart = table.start
  let heading = NO_HEADING
  let nextFact = 0
  const endCell = (at: number) => {
    if (cell === null) return
    cell.end = table.start + at
    for (; nextFact < table.facts.length; nextFact++) {
      const fact = table.facts[nextFact]
      if (fact === undefined || fact.from >= cell.end) break
      if (fact.from >= cell.start) cell.facts.push(fact)
    }
    cells.push(cell)
    cell = null
  }
  const endRow = (at: number) => {
    endCell(at)
    if (cells.length === 0) return
    const { label, at: labelled } = labelOf(bytes, cells)
    const beside = cells.filter((_, index) => index !== labelled).flatMap((one) => one.facts)
    // Amounts inside the label are no values of the row (T144), unless the row has no others.
    const facts = beside.length > 0 ? beside : cells.flatMap((one) => one.facts)
    const total = /^total\b/i.test(label)
    const indent = indentOf(bytes, cells[labelled]?.start ?? null)
    if (facts.length > 0 && !total) heading = governing(heading, indent)
    rows.push({ label, heading: heading.label, cells, facts, start: rowStart })
    if (facts.length === 0 && label !== '') heading = { label, indent, deeper: null }
    else if (total) heading = NO_HEADING
    cells = []
    column = 0
  }
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const closing = text.charCodeAt(at + 1) === 47
    const name = text.substr(at + (closing ? 2 : 1), 2).toLowerCase()
    if (name !== 'tr' && name !== 'td' && name !== 'th') continue
    const after = text.charCodeAt(at + (closing ? 4 : 3))
    // `<thead>` and `<track>` begin alike.
    if ((after | 32) >= 97 && (after | 32) <= 122) continue
    if (name === 'tr') {
      endRow(at)
      rowStart = table.start + at
      continue
    }
    endCell(at)
    if (closing) continue
    const end = tagEnd(bytes, table.start + at)
    if (end < 0) break
    const tag = text.slice(at, end - table.start)
    const span = Math.min(100, Math.max(1, Number(/colspan\s*=\s*["']?(\d{1,3})/i.exec(tag)?.[1] ?? '1')))
    cell = { start: end, end, column, span, facts: [] }
    column += span
    at = end - table.start - 1
  }
  endRow(text.length)
  return rows
}

/** Visible text of a cell. */
export function cellText(bytes: Bytes, cell: { start: number; end: number }): string {
  return visible(bytes.toString('utf8', cell.start, Math.min(cell.end, cell.start + 20_000)), ' ').replace(
    / (?=[,.;:)’%])|(?<=[($]) /g,
    '',
  )
}

function labelOf(bytes: Bytes, cells: readonly TableCell[]): { label: string; at: number } {
  for (const [at, cell] of cells.entries()) {
    // A label may hold a tagged amount of its own (T144); a cell that is only a figure ends the search.
    const text = cellText(bytes, cell)
    if (/[A-Za-zÀ-ÿ]{2}|\b[A-Z]\.\s?[A-Z]\b/.test(text)) return { label: cellLabel(text), at }
    if (cell.facts.length > 0) break
  }
  return { label: '', at: -1 }
}
