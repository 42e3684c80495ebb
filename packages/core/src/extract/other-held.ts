/** Whether the rest of a document holds a balance sheet that no cash flows prove. */
import { state } from '../qc/test.ts'
import type { BalanceSheet } from '../statement/other-statements.ts'
import type { QcTest } from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import type { Grid } from './document/row.ts'
import { occurrences } from './find.ts'

/** Kept when a report is made again: only the document tells it. */
export const IS_HELD = 'balance_sheet_is_held'

/** Digits with fewer are printed elsewhere by chance. */
const TELLING = 4
/** Places that are looked at. */
const MOST_PLACES = 40

/** Whether the digits of a cell stand on their own outside the pages of the sheet. */
function standsElsewhere(bytes: Bytes, text: string, pages: readonly Grid[]): boolean {
  const digits = /\d(?:[\d,. ]*\d)?/.exec(text)?.[0] ?? ''
  if (digits.replace(/\D/g, '').length < TELLING) return false
  const isInside = (at: number) => pages.some(({ start, end }) => at >= start && at <= end)
  const isAlone = (at: number): boolean => {
    const around = bytes.toString('latin1', Math.max(0, at - 1), at + digits.length + 2)
    const before = at === 0 ? '' : around.slice(0, 1)
    const after = around.slice(at === 0 ? digits.length : digits.length + 1)
    return !/[\d,.]/.test(before) && !/^(?:\d|[,.]\d)/.test(after)
  }
  return occurrences(bytes, digits, digits.length, MOST_PLACES).some((at) => !isInside(at) && isAlone(at))
}

/**
 * A balance sheet beside no cash flows whose cash at the end could prove it is held by its total assets, which selected
 * data or a schedule print again. That of a business in a note is not, where the company's own could not be read
 * (0000950109-96-001749, whose cash flows print no cash). @param tests those that it has
 */
export function heldTests(
  bytes: Bytes,
  { provenance }: BalanceSheet,
  pages: readonly Grid[],
  tests: readonly QcTest[],
): QcTest[] {
  if (tests.some(({ name }) => name === 'cash_is_that_of_the_cash_flow')) return []
  const place = provenance.total_assets
  if (place !== undefined && !('computed' in place) && standsElsewhere(bytes, place.text, pages)) return []
  return [
    state(
      IS_HELD,
      'The cash flows or another place hold the balance sheet',
      false,
      'no cash flows end with its cash, and its total assets stand nowhere else in the document',
    ),
  ]
}
