import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'
import { statementCandidates } from '../statements/candidates.ts'
import { ANOTHERS } from '../statements/recognise.ts'
import { completeTests } from './complete.ts'

const COVER = `FORM 10-K
For the fiscal year ended December 31, 1995

                    MADE INDUSTRIES INC
                  STATEMENTS OF INCOME
                (in thousands, except per share data)
               Years ended December 31,
                                     1995           1994           1993
`
const failed = (lines: string, cover = COVER) => {
  const result = extractFiling(Buffer.from(cover + lines), {})
  if (!result.ok) throw new Error(result.error.message)
  return result.qc.tests.flatMap(({ passed, name }) => (passed ? [] : [name]))
}
const EPS = `Weighted average shares             4,000          4,000          4,000
Earnings per share                  $1.59           $.81           $.73
`

it('does not pass a list of revenues before a note on earnings per share', () => {
  expect(
    failed(`Products                           $9,111         $5,041         $4,512
Services                              371            300            400
Total revenues                      9,482          5,341          4,912
Net income                         $6,361         $3,237         $2,922
${EPS}`),
  ).toContain('lines_lead_to_net_income')
})

it('asks nothing of a statement whose lines were read', () => {
  expect(
    failed(`Total revenues                      9,482          5,341          4,912
Cost of sales                       3,121          2,104          1,990
Net income                         $6,361         $3,237         $2,922
${EPS}`),
  ).not.toContain('lines_lead_to_net_income')
})

it('does not pass years over the columns that rise and fall', () => {
  const lines = `Total revenues                      9,482          5,341          4,912
Cost of sales                       3,121          2,104          1,990
Net income                         $6,361         $3,237         $2,922
${EPS}`
  expect(failed(lines)).not.toContain('columns_stand_in_order')
  const heads = '1995           1994           1993'
  expect(failed(lines, COVER.replace(heads, '1994           1995           1993'))).toContain('columns_stand_in_order')
  // A year between two others that no head names: one of the heads is another year's.
  expect(failed(lines, COVER.replace(heads, '1995           1993           1992'))).toContain('columns_stand_in_order')
})

/** Union Pacific, 10-K for 1995 (0000950109-96-001749): a summary of what it gave up, in the notes, and the exhibit on EPS. */
const RESOURCES = `STATEMENT OF INCOME
Millions of Dollars
Year ended December 31,                           1995     1994     1993
  Revenues                                      $1,456   $1,333   $1,277
  Operating expenses                               986      982      894
  Operating income                                 470      351      383
  Other income - net                                 7      174       60
  Interest expense                                 (19)      (4)      (3)
  Income before income taxes                       458      521      440
  Income taxes                                    (107)    (131)    (137)
  Income before cumulative effect                  351      390      303
  Cumulative effect of changes                      --       --      (59)
  Net income                                    $  351   $  390   $  244
`
const EXHIBIT = (name: string) => `<PAGE>
                              ${name}
                       STATEMENTS OF INCOME
           For the years ended December 31, 1995, 1994 and 1993
                   (In Thousands, Except Per Share Amounts)
                                                      1995         1994        1993
Weighted average number of shares used
  in computation of earnings per share               205,755      205,607     205,514
Income from continuing operations                   $619,289     $568,631   $ 411,775
Income (loss) from discontinued operations (a)       326,542      (22,429)    234,550
Cumulative effect to January 1, 1993 of changes           --           --    (116,194)
Net Income                                          $945,831     $546,202   $ 530,131
Earnings per share:
  Income from continuing operations                 $   3.01     $   2.76   $    2.00
  Net Income                                        $   4.60     $   2.66   $    2.58
`
it.each([
  ['the whole, whose net income is larger', 'UNION PACIFIC CORPORATION', true],
  ['another company', 'THE CINCINNATI GAS & ELECTRIC COMPANY', false],
  ['nothing', '', false],
])('asks for the EPS that stands in the statement of %s', (_, name, missing) => {
  const cover = `FORM 10-K
For the fiscal year ended December 31, 1995

                    UNION PACIFIC CORPORATION
        (Exact name of registrant as specified in its charter)
                    UNION PACIFIC CORPORATION
`
  const [chosen, other] = [RESOURCES, name === '' ? '' : EXHIBIT(name)].map((lines) =>
    lines === '' ? [] : statementCandidates(Buffer.from(cover + lines), {}, 1).statements,
  )
  const own = chosen?.[0]
  if (own === undefined) throw new Error('no statement')
  const far = (other ?? []).map((one) => ({
    ...one,
    grid: { ...one.grid, start: 9_000 },
    reasons: name.includes('CINCINNATI') ? [...one.reasons, ANOTHERS] : one.reasons,
  }))
  expect(completeTests(own, [own, ...far]).map(({ passed }) => passed)).toEqual(missing ? [false] : [])
})

// Webster Financial, 10-K for 1995 (0001005150-96-000066): the parent's own, in a note.
it("does not pass a parent's statement alone, with its share of what its subsidiaries kept", () => {
  const lines = (owner: string) => `Dividends from banks               $10,541         $8,000         $4,000
Total income                       10,541          8,000          4,000
Total expenses                      2,979          2,104          1,990
Income before income taxes
  and equity in undistributed
  earnings of ${owner}            7,562          5,896          2,010
Income tax benefit                  2,429          1,104            990
Equity in undistributed earnings
  of ${owner}                     8,329          1,000          1,000
Net income                        $18,320         $8,000         $4,000
${EPS}`
  expect(failed(lines('subsidiaries'))).toContain('statement_is_of_the_whole_group')
  expect(failed(lines('unconsolidated subsidiaries'))).not.toContain('statement_is_of_the_whole_group')
})

it('does not pass a year whose figures are all those of another', () => {
  const lines = (revenue: string) => `Total revenues                     $${revenue}         $5,341         $5,341
Cost of sales                       2,104          2,104          2,104
Selling expenses                    1,990          1,990          1,990
Income before taxes                 1,247          1,247          1,247
Income taxes                          437            437            437
Net income                            810            810            810
`
  expect(failed(lines('5,341'))).toContain('column_is_no_copy')
  expect(failed(lines('5,342'))).not.toContain('column_is_no_copy')
})
