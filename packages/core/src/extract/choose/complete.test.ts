import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'

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
