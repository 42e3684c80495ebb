/** From a named cell to the printed figure, or why it is refused. */
import type { Cell } from '../../statement/statement.ts'
import type { NamedCell } from './answer.ts'
import type { Section, SentCell, SentColumn, SentLine } from './section.ts'
import type { Sections } from './sections.ts'

/** A cell that was named but does not hold what the answer says. */
export interface Refused {
  /** 'total_revenue', 'operating_expenses[2]' … */
  field: string
  line: number
  column: string
  text: string
  reason: string
}

export interface FoundCell {
  section: Section
  line: SentLine
  column: SentColumn
  cell: SentCell
  /** without unit, with the sign that is meant */
  value: number
  /** the sign that is meant is not the printed one */
  isReversed: boolean
}

const bareDigits = (text: string) => text.replace(/[^\d.]/g, '').replace(/^0+(?=\d)|\.$/g, '')
const DASH = /^[\s$€£¥(]*(?:[-–—−‑]+|nil|none)\s*\)?\s*$/i

/** @returns the cell, or the reason why a figure is not taken from it */
export function findCell(sections: Sections, named: NamedCell): FoundCell | string {
  for (const section of sections.sections) {
    const line = section.lines.find((one) => one.n === named.line)
    if (!line) continue
    const at = section.columns.findIndex((one) => one.letter === named.column.trim().toUpperCase())
    const column = section.columns[at]
    const cell = line.cells[at]
    if (!column) return 'there is no such column'
    if (!cell) return 'nothing is printed there'
    const isSame = cell.is_dash
      ? DASH.test(named.text) || bareDigits(named.text) === '0'
      : bareDigits(named.text) === bareDigits(cell.text)
    if (!isSame) return `the cell prints ${cell.text}`
    const isReversed = named.sign === 'reversed'
    const value = isReversed ? -cell.value : cell.value
    return { section, line, column, cell, value: value === 0 ? 0 : value, isReversed }
  }
  return 'there is no such line'
}

/** Where the figure stands in the document. */
export function placeOf({ line, cell }: FoundCell): Cell {
  return { label: line.label, text: cell.text, concept: null, start: cell.start, end: cell.end }
}
