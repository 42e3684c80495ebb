/** Captions that had no room for their figures; the amounts are those of 0000916641-94-000107 and 0000950123-95-000109. */
import { expect, it } from 'vitest'
import { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'
import { sheetOf } from './printed-sheet.ts'

const linesOf = (source: string) => {
  const grid = gridFrom(new Lines(`CONSOLIDATED BALANCE SHEETS\n${source}`), 0)
  const sheet = grid && sheetOf([grid], { form: '10-K', end: null, transition: null })
  if (!sheet) throw new Error('no sheet')
  return sheet.lines.map(({ label, values }) => [label, ...values.map((one) => one?.value ?? null)])
}

const HEADS = `                                                         1994             1993
Current liabilities:`

it('gives the figures in the row below to the caption above them', () =>
  expect(
    linesOf(`${HEADS}
  Notes payable and overdrafts                           $531,209         $302,187
  Customer advances and deposits                           95,263          103,457
  Current portion of long-term obligations
                                                           15,947           28,131
  Income taxes payable                                     22,341           21,072`).slice(-3),
  ).toEqual([
    ['Customer advances and deposits', 95_263, 103_457],
    ['Current portion of long-term obligations', 15_947, 28_131],
    ['Income taxes payable', 22_341, 21_072],
  ]))

it('keeps such a total apart from the words above it', () => {
  const lines = linesOf(`${HEADS}
  Notes payable to banks                                  $ 2,000          $ 2,300
  Accounts payable                                          4,925            3,100
  Restricted by agreements
                                                            6,925            5,400
  Deferred income taxes                                     1,000              900`)
  expect(lines.find(([, value]) => value === 6925)?.[0]).toBe('')
})

it('gives no figures to a heading with a colon, nor to commitments', () => {
  const lines = linesOf(`${HEADS}
  Notes payable to banks                                  $ 2,000          $ 2,300
Commitments and contingencies
                                                            9,111            8,222
Stockholders' equity:
                                                              333              444
  Retained earnings                                         1,000              900`)
  expect(lines.filter(([, value]) => value === 9111 || value === 333).map(([label]) => label)).toEqual(['', ''])
})

it('ends a caption that breaks off at a small word below its figures (0000755001-96-000005)', () =>
  expect(
    linesOf(`                              1995        1994        1993
Per Share Data
  Earnings Per Average      $1.88       $1.83       $1.75
     Share
  Dividends Paid Per        $1.28       $1.24       $1.15
     Share
  Book Value Per Share     $14.76      $14.06      $13.37`).slice(-2),
  ).toEqual([
    ['Dividends Paid Per Share', 1.28, 1.24, 1.15],
    ['Book Value Per Share', 14.76, 14.06, 13.37],
  ]))

it('ends a caption with the note that it had no room for (0000832482-96-000002)', () =>
  expect(
    linesOf(`                                             1995          1994
LIABILITIES
Mortgages payable                        $20,595,531   $20,655,687
Cash Flow Protector Loan
  - Note F                                 4,849,734     4,849,734
                                          28,738,301    28,036,050`).slice(1),
  ).toEqual([
    ['Cash Flow Protector Loan - Note F', 4_849_734, 4_849_734],
    ['', 28_738_301, 28_036_050],
  ]))

it.each(['Less -', 'Less --'])(
  'ends what is taken off below its figures, and leaves the total after it bare (0000895759-96-000037): %s',
  (less) =>
    expect(
      linesOf(`                                             1995          1994
INTANGIBLE ASSETS                             21,981        21,981
   ${less.padEnd(44)}9,607         8,997
     Accumulated amortization
                                              12,374        12,984
OTHER ASSETS                                     465           600`).slice(0, 3),
    ).toEqual([
      ['INTANGIBLE ASSETS', 21_981, 21_981],
      [`${less} Accumulated amortization`, 9_607, 8_997],
      ['', 12_374, 12_984],
    ]),
)
