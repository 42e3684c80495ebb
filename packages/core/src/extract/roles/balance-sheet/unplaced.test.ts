/** Capital that stands in no figure of a balance sheet, of lines as they were filed. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { readCover } from '../../document/cover.ts'
import { Lines } from '../../document/text/lines.ts'
import { stretchFrom } from '../../document/text/stretch.ts'
import { sheetOf } from '../../sheet/printed-sheet.ts'
import { entriesOf } from '../sheet-lines.ts'
import { findBalanceSheet } from './find.ts'
import { unplaced } from './unplaced.ts'

/** Minority interest and a commitment to give shares between liabilities, of which no total is printed, and equity. 0000101001-96-000003 */
const UNITED = `
                STATEMENTS OF CONSOLIDATED FINANCIAL POSITION
                                (In Millions)
                                                           December 31
Assets                                                 1995          1994
                                                      -------       -------
Current assets:
  Cash and cash equivalents                           $   142       $   444
  Short-term investments                                  425           857
  Receivables, less allowance for doubtful
    accounts (1995 - $19; 1994 - $22)                     947           887
  Related party receivables                                 1            77
  Aircraft fuel, spare parts and supplies, less
    obsolescence allowance (1995 - $38;
    1994 - $44)                                           298           285
  Deferred income taxes                                   240           155
  Prepaid expenses and other                              380           335
                                                      -------       -------
                                                        2,433         3,040
                                                      -------       -------
Operating property and equipment:
  Owned -
    Flight equipment                                    7,778         7,479
    Advances on flight equipment                          735           713
    Other property and equipment                        2,700         2,619
                                                      -------       -------
                                                       11,213        10,811
    Less - Accumulated depreciation and amortization    5,153         4,775
                                                      -------       -------
                                                        6,060         6,036
                                                      -------       -------
  Capital leases -
    Flight equipment                                    1,362         1,028
    Other property and equipment                          102           104
                                                      -------       -------
                                                        1,464         1,132
    Less - Accumulated amortization                       503           447
                                                      -------       -------
                                                          961           685
                                                      -------       -------
                                                        7,021         6,721
                                                      -------       -------
Other assets:
  Intangibles, less accumulated amortization
    (1995 - $209; 1994 - $195)                            736           762
  Deferred income taxes                                   238           479
  Related party receivables                               481           570
  Other                                                   484           380
                                                      -------       -------
                                                        1,939         2,191
                                                      -------       -------
                                                      $11,393       $11,952
Liabilities and Shareholder's Equity
Current liabilities:
  Short-term borrowings                               $    -        $   269
  Long-term debt maturing within one year                  84           364
  Related party debt maturing within one year              43            -
  Current obligations under capital leases                 98            75
  Advance ticket sales                                  1,100         1,020
  Accounts payable                                        682           657
  Accrued salaries, wages and benefits                    868           841
  Accrued aircraft rent                                   748           803
  Other accrued liabilities                               780           864
                                                      -------       -------
                                                        4,403         4,893
                                                      -------       -------
Long-term debt                                          2,338         2,849
                                                      -------       -------
Long-term obligations under capital leases                990           727
                                                      -------       -------
Other liabilities and deferred credits:
  Deferred pension liability                              368           512
  Postretirement benefit liability                      1,225         1,148
  Deferred gains                                        1,214         1,363
  Accrued aircraft rent                                   272           213
  Other                                                   326           254
                                                      -------       -------
                                                        3,405         3,490
                                                      -------       -------
Minority interest                                          59            49
                                                      -------       -------
Commitment under Supplemental ESOP                         60            -
                                                      -------       -------
Shareholder's equity:
  Common stock, $5 par value; authorized,
    1,000 shares; outstanding 200 shares                   -             -
  Additional capital invested                              -             -
  ESOP capital                                            822           266
  Accumulated deficit                                    (413)         (214)
  Unearned ESOP preferred stock                          (175)          (83)
  Pension liability adjustment                            (76)          (16)
  Other                                                   (20)           (9)
                                                      -------       -------
                                                          138           (56)
                                                      -------       -------
Commitments and contingent liabilities (Note 15)
                                                      -------       -------
                                                      $11,393       $11,952
                                                      =======       =======
`

function labels(text: string, column = 0): string[] {
  const grid = stretchFrom(new Lines(text), 0, /financial position/i)
  const sheet = grid === null ? null : sheetOf([grid], readCover(Buffer.from(text), {}))
  if (sheet === null) throw new Error('no sheet')
  const entries = entriesOf(sheet, column, null)
  const roles = findBalanceSheet(entries, 1)
  if (roles === null) throw new Error('no balance sheet')
  return unplaced(entries, roles, 1).map(({ line }) => line.label)
}

it('names none where what is committed to a plan stands outside equity', () => expect(labels(UNITED)).toEqual([]))

const CAPITAL = UNITED.replace('Commitment under Supplemental ESOP', 'Common stock of a predecessor     ')
it('names a line of capital that computed liabilities would hold', () =>
  expect(labels(CAPITAL)).toEqual(['Common stock of a predecessor']))

it('names none where the line is empty, as in the column of the year before', () =>
  expect(labels(CAPITAL, 1)).toEqual([]))

it('names none where it is called redeemable, and so stands outside equity', () =>
  expect(labels(UNITED.replace('Commitment under Supplemental ESOP', 'Redeemable ESOP convertible shares'))).toEqual(
    [],
  ))

it('names none that is owed', () =>
  expect(labels(UNITED.replace('Commitment under Supplemental ESOP', 'Loans guaranteed for the ESOP     '))).toEqual(
    [],
  ))

it('names a line under a heading of capital', () => {
  const block =
    'Commitment under Supplemental ESOP:\n  Plan securities                                          60            -'
  expect(labels(UNITED.replace(/^Commitment under Supplemental ESOP.*$/m, block))).toEqual(['Plan securities'])
})
