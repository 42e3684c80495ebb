/** Equity of which only the lines are printed. The sheet is made, after the layout of 0000950134-96-002908. */
import { expect, it } from 'vitest'
import { worded } from '../../sheet/lines.ts'
import type { Entry } from '../sheet-lines.ts'
import { findBalanceSheet } from './find.ts'

/** Shareholders' equity of a sheet with this line beside common stock of 100. */
function equity(label: string, value: number, owed: number): number | undefined {
  const rows: [string, number | null][] = [
    ['Current assets', null],
    ['Cash', 100],
    ['Accounts receivable', 200],
    ['Total current assets', 300],
    ['Total assets', 300],
    ['Current liabilities', null],
    ['Accounts payable', 30],
    ['Accrued expenses', owed - 30],
    ['Total current liabilities', owed],
    ["Stockholders' equity", null],
    ['Common stock', 100],
    [label, value],
    ["Total liabilities and stockholders' equity", 300],
  ]
  let over = ''
  const entries = rows.map(([name, amount], index): Entry => {
    if (amount === null) over = name
    const line = { ...worded(name, amount === null ? '' : over), indent: 0, values: [] }
    return { index, line, figure: null, value: amount, concept: '' }
  })
  return findBalanceSheet(entries, 1)?.fields.shareholders_equity?.value
}

it.each(['Retained earnings (accumulated deficit)', 'Retained earnings (deficit)', 'Retained earnings'])(
  'adds earnings that have no sign: %s',
  (label) => expect(equity(label, 50, 150)).toBe(150),
)

it('takes off a deficit that has no sign', () => expect(equity('Accumulated deficit', 50, 250)).toBe(50))
