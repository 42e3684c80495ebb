/** General Electric, 10-K for 1993 (0000040545-94-000003): the page of the two businesses, and the group's before it. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { statementCandidates } from './candidates.ts'
import { partsTests } from './parts.ts'

const GROUP = `                       General Electric Company
                                   and consolidated affiliates             GE                    GECS
For the years ended December 31 (In millions)
                                    1993        1992        1993        1992        1993        1992
`
const HEADS = `                                                GE                    GECS
For the years ended December 31 (In millions)
                                    1993        1992        1993        1992
`
const LINES = `REVENUES
   Sales of goods                $29,533     $29,595     $     -     $     -
   Sales of services               8,289       8,331           -           -
   Earnings of GECS                1,807       1,499           -           -
   GECS revenues                       -           -      22,137      18,440
      Total revenues              39,629      39,425      22,137      18,440
COSTS AND EXPENSES
   Cost of goods sold             22,630      22,127           -           -
   Insurance losses                    -           -       3,172       1,957
   Provision for losses                -           -         987       1,056
   Other costs and expenses       11,000      10,000      15,330      13,392
      Total costs and expenses    33,630      32,127      19,489      16,405
EARNINGS BEFORE INCOME TAXES       5,999       7,298       2,648       2,035
Provision for income taxes        (1,684)     (2,573)       (841)       (536)
Net earnings                     $ 4,315     $ 4,725     $ 1,807     $ 1,499
`
const COVER = `FORM 10-K
For the fiscal year ended December 31, 1993
                 GENERAL ELECTRIC COMPANY
     (Exact name of registrant as specified in its charter)
<PAGE>
                          STATEMENT OF EARNINGS
`
const tests = (text: string) => {
  const [own] = statementCandidates(Buffer.from(COVER + text), {}, 1).statements
  if (own === undefined) throw new Error('no statement')
  return partsTests({ ...own, column: 0 }).map(({ name }) => name)
}

it('does not pass one of two businesses beside each other', () => {
  expect(tests(HEADS + LINES)).toEqual(['columns_are_of_the_whole_company'])
})

it('asks nothing where the group stands beside them, or two years', () => {
  const three = LINES.replace(/^( {3,6}\S.{26}|[A-Z].{29}) (.{10}) {2}(.{10})/gm, '$1 $2  $3  $2  $3')
  expect(tests(GROUP + three)).toEqual([])
  expect(
    tests(
      HEADS.replace('1993        1992        1993        1992', '1993        1992        1991        1990') + LINES,
    ),
  ).toEqual([])
})
