/** Amounts without captions, of lines as they were filed. */
import { expect, it } from 'vitest'
import { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'
import { sheetOf } from '../sheet/printed-sheet.ts'
import { addedUp } from './add-up.ts'
import { entriesOf } from './sheet-lines.ts'
import { unnamed } from './unnamed.ts'

/** Claims on the assets of 0000832482-96-000002. */
const claims = (loan: string) => `BALANCE SHEETS
                                             1995          1994
Mortgages payable                        $20,595,531   $20,655,687
Accounts payable and other liabilities     1,406,228       948,523
Due to general partners and affiliates     1,886,808     1,582,106
${loan.padEnd(43)}4,849,734     4,849,734
                                         -----------   -----------
                                          28,738,301    28,036,050
General partners                            (231,585)     (216,670)
Assignor and assignee limited partners     1,514,411     2,990,995
Total liabilities and partners' equity    30,021,127    30,810,375
`
const lost = (loan: string) => {
  const grid = gridFrom(new Lines(claims(loan)), 0)
  const sheet = grid && sheetOf([grid], { form: '10-K', end: null, transition: null })
  if (!sheet) throw new Error('no sheet')
  const entries = entriesOf(sheet, 0, null)
  const total = entries.at(-1) ?? null
  const sum = addedUp(entries.slice(0, -1), 30_021_127, 1)
  return [sum, unnamed(entries, [total], [sum], 1).map(({ value }) => value)] as const
}

it('are none where they are sums of lines above', () => {
  const [sum, amounts] = lost('Cash flow protector loan')
  expect(sum).not.toBeNull()
  expect(amounts).toEqual([])
})

it('are told where they are the sum of none', () => expect(lost('')[1]).toEqual([4_849_734]))
