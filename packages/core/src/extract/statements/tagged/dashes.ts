/** Cells that print a dash without a tag: a zero the filer did not tag. */
import type { DashedRow } from '../../roles/tagged/sheet.ts'
import type { Facts } from '../../tags/facts.ts'
import { cellText, type Face } from '../../tags/tables.ts'

const TAX_LABEL = /\b(income tax(es)?|taxation)\b/i

/** Rows of taxes on income that print nothing but dashes (T30). */
export function dashedTaxes(facts: Facts, { rows }: Face): DashedRow[] {
  return rows.flatMap(({ label, facts: tagged, cells }, row): DashedRow[] => {
    if (tagged.length > 0 || !TAX_LABEL.test(label)) return []
    const values = cells
      .map((cell) => ({ cell, text: cellText(facts.bytes, cell) }))
      .filter(({ text }) => text !== '' && !/[A-Za-z]{2}/.test(text))
    const dashes = values.filter(({ text }) => /^[$€£]?\s*[-–—−]+$/.test(text))
    const [first] = dashes
    if (first === undefined || dashes.length < values.filter(({ text }) => text !== '$').length) return []
    const { start, end } = first.cell
    return [{ label, row, cell: { label, text: first.text, concept: null, start, end } }]
  })
}
