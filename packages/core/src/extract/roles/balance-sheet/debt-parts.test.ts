/**
 * Debts that another line adds up, or takes something off. The sheet is made, after the layout of 0000101001-96-000003: only
 * its arithmetic is looked at.
 */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { readCover } from '../../document/cover.ts'
import { Lines } from '../../document/text/lines.ts'
import { stretchFrom } from '../../document/text/stretch.ts'
import { sheetOf } from '../../sheet/printed-sheet.ts'
import { entriesOf } from '../sheet-lines.ts'
import { findBalanceSheet } from './find.ts'

const SHEET = `
                STATEMENTS OF CONSOLIDATED FINANCIAL POSITION
                                (In Millions)
                                                           December 31
Assets                                                 1995          1994
                                                      -------       -------
Current assets:
  Cash and cash equivalents                           $   142       $   444
  Receivables                                             947           887
                                                      -------       -------
  Total current assets                                  1,089         1,331
Property and equipment, net                             2,700         2,619
                                                      -------       -------
Total assets                                          $ 3,789       $ 3,950
Liabilities and Shareholders' Equity
Current liabilities:
  Accounts payable                                    $   682       $   657
  Accrued wages                                           111           100
                                                      -------       -------
  Total current liabilities                               793           757
Senior notes                                              300           310
Term loans of banks                                       200           210
                                                      -------       -------
Senior debt                                               500           520
Subordinated debentures                                   150           160
Deferred income taxes                                      40            50
                                                      -------       -------
Total liabilities                                       1,483         1,487
Common stock                                              500           500
Retained earnings                                       1,806         1,963
                                                      -------       -------
Total shareholders' equity                              2,306         2,463
                                                      -------       -------
Total liabilities and shareholders' equity            $ 3,789       $ 3,950
                                                      =======       =======
`

const longTerm = (text: string): (number | undefined)[] => {
  const grid = stretchFrom(new Lines(text), 0, /financial position/i)
  const sheet = grid === null ? null : sheetOf([grid], readCover(Buffer.from(text), {}))
  if (sheet === null) throw new Error('no sheet')
  return [0, 1].map((column) => findBalanceSheet(entriesOf(sheet, column, null), 1)?.fields.long_term_debt?.value)
}

it('counts a debt and the subtotal that holds it once', () => expect(longTerm(SHEET)).toEqual([650, 680]))

/** The block of debts with other lines in it. */
const withDebts = (lines: string): string => {
  const from = SHEET.indexOf('Senior notes')
  return SHEET.slice(0, from) + lines + SHEET.slice(SHEET.indexOf('Deferred income taxes'))
}
const DUE_NOW = 'Less current maturities of long-term debt                  20            30\n'

it('takes off what a line takes off', () =>
  expect(
    longTerm(withDebts(`Long-term debt                                            670           710\n${DUE_NOW}`)),
  ).toEqual([650, 680]))

it('takes nothing off the amount that is printed net below it', () =>
  expect(
    longTerm(
      withDebts(`Long-term debt                                            670           710
${DUE_NOW}                                                      -------       -------
Net long-term debt                                        650           680
`),
    ),
  ).toEqual([650, 680]))

it.each([
  ['Less current portion                                      (20)          (30)', [650, 680]],
  ['Less: discount                                            (20)          (30)', [650, 680]],
  ['Debt issuance costs                                       (20)          (30)', [650, 680]],
  ['Deferred loan costs, net                                  (20)          (30)', [650, 680]],
  ['Less amounts due within one year                           20            30', [650, 680]],
  // No part of a debt: a credit of its own.
  ['Deferred compensation                                      20            30', [670, 710]],
])('takes off what stands right below a debt without its name: %s', (off, net) => {
  expect(
    longTerm(withDebts(`Senior notes                                              670           710\n${off}\n`)),
  ).toEqual(net)
  // Of several debts it stands below the last, or below their total.
  const parts = `Senior notes                                              270           310
Term loans of banks                                       400           400
`
  expect(longTerm(withDebts(`${parts}${off}\n`))).toEqual(net)
  const total = `                                                      -------       -------
Total long-term debt                                      670           710
`
  expect(longTerm(withDebts(`${parts}${total}${off}\n`))).toEqual(net)
})

it('leaves a total that holds more than debts, leases and guarantees', () =>
  expect(
    longTerm(
      withDebts(`Senior notes                                              650           680
Deferred rent                                              20            30
                                                      -------       -------
Total long-term obligations                               670           710
`),
    ),
  ).toEqual([650, 680]))

it('is due now where the total of the current liabilities adds it up, whatever it is called', () =>
  expect(
    longTerm(
      withDebts('Senior notes                                              650           680\n')
        .replace('Current liabilities:\n', '')
        .replace('  Accrued wages     ', '  Long-term debt in default'),
    ),
  ).toEqual([650, 680]))

it('is not due now where it says non-current, on a sheet that does not part the two', () => {
  const unparted = withDebts('Non-current portion of long-term debt                     650           680\n')
    .replace('  Total current assets                                  1,089         1,331\n', '')
    .replace('  Total current liabilities                               793           757\n', '')
    .replace('Current assets:\n', '')
    .replace('Current liabilities:\n', '')
  expect(longTerm(unparted)).toEqual([650, 680])
})

// The layout of 0000896463-94-000070, which prints "TOTAL CURENT LIABILITIES".
const NOW = 'Total current liabilities                               793           757\n'
const OWED = withDebts('Long-term debt                                            650           680\n')
  .replace('  Accrued wages     ', '  Notes payable     ')
  .replace('Liabilities and Shareholders', 'Liabilities > Shareholders')

it('knows a total of the current liabilities with a letter lost', () =>
  expect(longTerm(OWED.replace(NOW, NOW.replace('current', 'curent')))).toEqual([650, 680]))

it.each(['', '                                                      -------       -------\n'])(
  'is null where the total of the current liabilities is lost and a debt does not say when it is due',
  (rule) => {
    const lost = OWED.replace(`  ${NOW}`, '').replace('Total liabilities  ', `${rule}Total  `)
    expect(longTerm(lost)).toEqual([undefined, undefined])
    expect(longTerm(lost.replace('Current liabilities:\n', ''))).toEqual([undefined, undefined])
  },
)

it('is read where that total is lost and every debt says when it is due', () =>
  expect(
    longTerm(
      OWED.replace(`  ${NOW}`, '')
        .replace('Current liabilities:\n', '')
        .replace('Notes payable      ', 'Short-term debt    '),
    ),
  ).toEqual([650, 680]))
