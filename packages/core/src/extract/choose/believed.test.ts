import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import type { Extraction } from '../../statement/statement.ts'
import { extractFiling } from '../extract.ts'

/** One fund of a report on several: statement and cash flows, as 0000737000-96-000002 sets them one after the other. */
const fund = (name: string, revenue: string, costs: string, net: string) => `
                    ${name}
                  STATEMENTS OF OPERATIONS
               Years ended December 31,
                                     1995           1994           1993
REVENUES
Trading profit                 $${revenue}     $5,341,201     $4,912,008
Total revenues                 $${revenue}     $5,341,201     $4,912,008
EXPENSES
Brokerage commissions            ${costs}      2,104,330      1,990,115
Total expenses                   ${costs}      2,104,330      1,990,115
INCOME BEFORE TAXES            $${net}     $3,236,871     $2,921,893
NET INCOME                     $${net}     $3,236,871     $2,921,893
NET INCOME PER UNIT               $21.35         $18.86         $17.02

                    ${name}
                  STATEMENTS OF CASH FLOWS
               Years ended December 31,
                                     1995           1994           1993
CASH FLOWS FROM OPERATING ACTIVITIES
Net income                     $${net}     $3,236,871     $2,921,893
CASH FLOWS FROM INVESTING ACTIVITIES
Purchases                              -              -              -
`
const COVER = `FORM 10-K
For the fiscal year ended December 31, 1995
`

function read(document: string): Extraction {
  const result = extractFiling(Buffer.from(document), {})
  if (!result.ok) throw new Error(result.error.message)
  return result
}
const failed = ({ qc }: Extraction) => qc.tests.flatMap(({ passed, name }) => (passed ? [] : [name]))

const ALPHA = fund('ALPHA FUTURES FUND', '9,482,110', '3,120,455', '6,361,655')
const BETA = fund('BETA FUTURES FUND', '8,217,934', '2,860,112', '5,357,822')
  .replaceAll('3,236,871', '2,718,281')
  .replaceAll('2,921,893', '1,414,213')

it('passes one fund whose cash flows repeat its net income', () => {
  const one = read(COVER + ALPHA)
  expect(one.income_statement.net_income).toBe(6_361_655)
  expect(failed(one)).not.toContain('statement_is_the_companys')
})

it('passes neither of two funds that may both be meant', () => {
  expect(failed(read(COVER + ALPHA + BETA))).toContain('statement_is_the_companys')
})

it('does not pass a column that the cash flows print under an older year', () => {
  const other = ALPHA.replace(
    /Net income {21}\$6,361,655 {5}\$3,236,871 {5}\$2,921,893/,
    'Net income                     $2,921,893     $3,236,871     $6,361,655',
  )
  expect(other).not.toBe(ALPHA)
  expect(failed(read(COVER + other))).toContain('document_does_not_disagree')
})

it('takes no kind of equity for another year (as 0000752744-95-000002 prints partners beside their total)', () => {
  const capital = `
                  STATEMENTS OF CHANGES IN PARTNERS' CAPITAL
                               Limited        General          Total
Balance, December 31, 1993     31,402,118      310,222     31,712,340
Net income                      2,004,502      232,369      2,236,871
Net income                      5,725,490      636,165      6,361,655
`
  const one = read(COVER + ALPHA.replaceAll('3,236,871', '2,236,871') + capital)
  expect(failed(one)).not.toContain('document_does_not_disagree')
})

it('reads the newest column of a table also where only the older one is printed again', () => {
  const again = `${ALPHA.slice(0, ALPHA.indexOf('CASH FLOWS FROM'))}Net income of 1994 was $3,236,871; revenues were $5,341,201.\n`
  const one = read(COVER + again)
  expect([one.income_statement.end_date, one.income_statement.net_income]).toEqual(['1995-12-31', 6_361_655])
})

it('believes a statement of the owners whose cash flows begin with the net income of the group', () => {
  // As Tesla's 10-K for 2024 (0001628280-25-003063) leads from 7,153 to 7,091.
  const group = ALPHA.replace(
    /NET INCOME PER UNIT/,
    `Net income attributable to noncontrolling interests  261,655  236,871  221,893
Net income attributable to Alpha  $6,100,000  $3,000,000  $2,700,000
NET INCOME PER UNIT`,
  )
  const one = read(COVER + group + BETA)
  expect(one.income_statement.net_income).toBe(6_100_000)
})

it('reads the statement of the group, not of its parent alone, whatever that is called', () => {
  const parent = `
                  ALPHA FUTURES FUND
                  STATEMENTS OF INCOME
               Years ended December 31,
                                     1995           1994           1993
Dividends from subsidiaries      $3,120,455     $2,104,330     $1,990,115
Interest and other income           210,331        198,204        187,116
Total income                     $3,330,786     $2,302,534     $2,177,231
Expenses                            490,220        410,118        402,337
INCOME BEFORE TAXES              $2,840,566     $1,892,416     $1,774,894
Income tax benefit                   90,410         80,115         79,226
Equity in undistributed earnings of subsidiaries
                                  3,430,679      1,264,340      1,067,773
NET INCOME                       $6,361,655     $3,236,871     $2,921,893
`
  const own = ALPHA.replace(/NET INCOME PER UNIT.*\n/, '')
  expect(read(COVER + parent + own).income_statement.total_revenue).toBe(9_482_110)
})

it('lets a net income of two digits, which nothing can confirm, stand beside another that is', () => {
  // GenCorp's 2.9 of 2011 (0001193125-12-041886), before the statements of an older year of another company.
  const taxed = (text: string, net: string) =>
    text.replace(
      new RegExp(`NET INCOME     .*${net}`),
      (line) => `Income taxes                         0.0              -              -\n${line}`,
    )
  const small = (text: string) =>
    text.replaceAll('9,482,110', '918.1').replaceAll('3,120,455', '915.2').replaceAll('6,361,655', '2.9')
  const older = BETA.replaceAll(/\b199([345])\b/g, (_, year) => `199${Number(year) - 3}`)
  const document = COVER + small(taxed(ALPHA, '6,361,655')) + taxed(older, '5,357,822')
  expect(read(document).income_statement.total_revenue).toBe(918.1)
})
