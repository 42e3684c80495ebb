/** Balance sheets that cash flows do not prove: held by their total assets elsewhere, or by nothing. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { state } from '../qc/test.ts'
import type { BalanceSheet } from '../statement/other-statements.ts'
import { heldTests } from './other-held.ts'

// 0000950109-96-001749 prints 19,446 as its total assets; the sheet in a note of its former subsidiary 3,309.
const SHEET = `Current assets       420
Properties-net     2,764
Total assets      $3,309
Liabilities        1,997
Equity             1,312
                  $3,309
`
const names = (rest: string, tests: Parameters<typeof heldTests>[3] = []) => {
  const document = SHEET + rest
  const at = document.indexOf('3,309')
  const place = { label: 'Total assets', text: '3,309', start: at, end: at + 5 }
  const pages = [{ kind: 'text' as const, before: '', rows: [], start: 0, end: SHEET.length }]
  const balance = { provenance: { total_assets: place } } as unknown as BalanceSheet // what is asked of it
  return heldTests(Buffer.from(document), balance, pages, tests).map(({ name }) => name)
}

it.each([
  ['Selected data\nTotal assets 3,309 3,100\n', []],
  ['Total assets 13,309 and 3,309,120 and 3,309.5\n', ['balance_sheet_is_held']],
  ['Total assets 19,446\n', ['balance_sheet_is_held']],
])('%j holds it but for %j', (rest, failing) => expect(names(rest)).toEqual(failing))

it('asks nothing where the cash flows were held against it', () =>
  expect(names('', [state('cash_is_that_of_the_cash_flow', '', true, '')])).toEqual([]))
