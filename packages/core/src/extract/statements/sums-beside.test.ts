import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { statementCandidates } from './candidates.ts'
import { sumsBesideTests } from './sums-beside.ts'

const COVER = (company: string, form: string, period: string) => `FORM ${form}
For the ${period}
                 ${company}
     (Exact name of registrant as specified in its charter)
<PAGE>
`
/** What is said of the first column of a printed statement. */
function said(text: string): string[] {
  const [own] = statementCandidates(Buffer.from(text), {}, 1).statements
  if (own === undefined) throw new Error('no statement')
  return sumsBesideTests({ ...own, column: 0 }).map(({ rationale }) => rationale)
}

/** Exxon Mobil, 10-Q for the second quarter of 2023 (0000034088-23-000048). */
const EXXON = `${COVER('EXXON MOBIL CORPORATION', '10-Q', 'quarterly period ended June 30, 2023')}
          CONDENSED CONSOLIDATED STATEMENT OF INCOME
                  (millions of dollars)
                                                   Three Months Ended        Six Months Ended
                                                        June 30,                 June 30,
                                                    2023        2022         2023        2022
Revenues and other income
Sales and other operating revenue                  80,795     111,265     164,439     198,999
Income from equity affiliates                       1,382       3,688       3,763       6,226
Other income                                          737         728       1,276         956
Total revenues and other income                    82,914     115,681     169,478     206,181
Costs and other deductions
Crude oil and product purchases                    47,598      65,613      93,601     118,001
Production and manufacturing expenses               8,860      10,686      18,296      20,927
Selling, general and administrative expenses        2,449       2,530       4,839       4,939
Depreciation and depletion                          4,242       4,451       8,486      13,334
Exploration expenses, including dry holes             133         286         274         459
Non-service pension expense                           164         120         331         228
Interest expense                                      249         194         408         382
Other taxes and duties                              7,563       6,868      14,784      14,422
Total costs and other deductions                   71,258      90,748     141,019     172,692
Income before income taxes                         11,656      24,933      28,459      33,489
Income tax expense                                  3,503       6,359       8,463       9,165
Net income including noncontrolling interests       8,153      18,574      19,996      24,324
Net income attributable to noncontrolling interests   273         724         686         994
Net income attributable to ExxonMobil               7,880      17,850      19,310      23,330
`

it('does not pass a total that misses its lines, or a line of it, where the columns beside have both', () => {
  expect(said(EXXON)).toEqual([])
  expect(said(EXXON.replace('82,914', '82,917'))).toEqual([
    '“Total revenues and other income” misses by 3 what the 3 lines above make, and is that in the columns beside',
  ])
  expect(said(EXXON.replace('8,153 ', '8,513 '))).not.toEqual([])
  expect(said(EXXON.replace('   164   ', '   194   '))).not.toEqual([])
})

it('leaves alone what rounding may miss, and what no column beside adds up to', () => {
  expect(said(EXXON.replace('82,914', '82,915'))).toEqual([])
  expect(said(EXXON.replace('82,914', '82,917').replace('169,478', '169,479'))).toEqual([])
})

/** American Express, 10-Q for the third quarter of 2023 (0000004962-23-000038): one column beside. */
const AMEX = `${COVER('AMERICAN EXPRESS COMPANY', '10-Q', 'quarterly period ended September 30, 2023')}
          CONSOLIDATED STATEMENTS OF INCOME
Three Months Ended September 30 (Millions)            2023        2022
Revenues
Non-interest revenues
Discount revenue                                     8,408       7,848
Net card fees                                        1,846       1,541
Service fees and other revenue                       1,261       1,169
Processed revenue                                      424         420
Total non-interest revenues                         11,939      10,978
Interest income
Interest on loans                                    4,635       3,164
Interest and dividends on investment securities         33          27
Deposits with banks and other                          572         183
Total interest income                                5,240       3,374
Interest expense
Deposits                                             1,290         440
Long-term debt and other                               508         356
Total interest expense                               1,798         796
Net interest income                                  3,442       2,578
Total revenues net of interest expense              15,381      13,556
Total expenses                                      12,281      11,097
Pretax income                                        3,100       2,459
Income tax provision                                   649         580
Net income                                           2,451       1,879
`

it('asks one column beside of what is called a total', () => {
  expect(said(AMEX)).toEqual([])
  expect(said(AMEX.replace('15,381', '15,681'))).not.toEqual([])
  expect(said(AMEX.replace('15,381', '15,681').replaceAll('Total ', 'All '))).toEqual([])
})

/** Williams, 10-K for 1995 (0000950134-96-000927), its lines in thousands: one of them is new. */
const WILLIAMS = `${COVER('THE WILLIAMS COMPANIES, INC.', '10-K', 'fiscal year ended December 31, 1995')}
          CONSOLIDATED STATEMENT OF INCOME
Years ended December 31, (Thousands)                    1995         1994         1993
Total revenues                                     2,855,700    1,751,100    1,793,400
Total profit-center costs and expenses             2,185,000    1,408,800    1,479,300
Operating profit (loss):
Williams Interstate Natural Gas Systems              389,700      152,900      139,800
Williams Field Services Group                        157,600      129,300      126,700
Williams Energy Services                              30,000          500        7,900
Williams Pipe Line                                    69,800       52,000       47,200
WilTel                                                28,300       18,900        9,500
WilTech Group                                         (3,300)     (11,300)     (17,000)
Other                                                 (1,400)          --           --
Total operating profit                               670,700      342,300      314,100
Provision for income taxes                           102,000       81,700      112,600
Net income                                         1,318,200      246,700      231,800
`

it('takes what a new line adds for no miss', () => {
  expect(said(WILLIAMS)).toEqual([])
  expect(said(WILLIAMS.replace(/(1,400\) +)--/, '$1 7'))).not.toEqual([])
})
