/** Cells that print a dash without a tag: a zero the filer did not tag. */
import type { Picked } from '../../roles/tagged/amount.ts'
import type { Facts } from '../../tags/facts.ts'

import { cellText, type Face } from '../../tags/tables.ts'

const TAX_LABEL = /\b(income tax(es)?|taxation)\b/i

/**
 * Tax of zero where a row between two rows (income before taxes and net income) prints nothing but dashes (T30); null
 * where there is no such row.
 */
export function dashedTax(facts: Facts, face: Face, from: number, to: number): Picked | null {
  for (const row of face.rows.slice(from + 1, to)) {
    if (row.facts.length > 0 || !TAX_LABEL.test(row.label)) continue
    const values = row.cells
      .map((cell) => ({ cell, text: cellText(facts.bytes, cell) }))
      .filter(({ text }) => text !== '' && !/[A-Za-z]{2}/.test(text))
    const dashes = values.filter(({ text }) => /^[$€£]?\s*[-–—−]+$/.test(text))
    const first = dashes[0]
    if (first && dashes.length === values.filter(({ text }) => text !== '$').length)
      return {
        value: 0,
        place: { label: row.label, text: first.text, concept: null, start: first.cell.start, end: first.cell.end },
        // The row holds no fact.
        lines: [],
      }
  }
  return null
}
