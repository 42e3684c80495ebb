/** Cells that print a dash without a tag: a zero the filer did not tag. */
import type { Face } from './face.ts'
import type { Facts } from './facts.ts'
import type { Anchors } from './lines.ts'
import type { Picked } from './place.ts'
import { cellText } from './tables.ts'

const TAX_LABEL = /\b(income tax(es)?|taxation)\b/i

/**
 * Tax of zero where the row between income before taxes and net income prints nothing but dashes (T30); null where
 * there is no such row.
 */
export function dashedTax(facts: Facts, face: Face, main: Anchors): Picked | null {
  const from = main.beforeTax?.lines[0]?.row
  const to = main.net?.lines[0]?.row
  if (main.tax !== null || from === undefined || to === undefined) return null
  for (const row of face.rows.slice(from + 1, to)) {
    if (row.facts.length > 0 || !TAX_LABEL.test(row.label)) continue
    const values = row.cells
      .map((cell) => ({ cell, text: cellText(facts.bytes, cell) }))
      .filter(({ text }) => text !== '' && !/[A-Za-z]{2}/.test(text))
    const dashes = values.filter(({ text }) => /^[$€£]?\s*[-–—−]+$/.test(text))
    const first = dashes[0]
    const money = main.net?.lines ?? []
    if (first && dashes.length === values.filter(({ text }) => text !== '$').length)
      return {
        value: 0,
        place: { label: row.label, text: first.text, concept: null, start: first.cell.start, end: first.cell.end },
        // The row of the result stands in for its own: there is no fact.
        lines: money.slice(0, 0),
      }
  }
  return null
}
