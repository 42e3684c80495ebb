/** Heads of columns as text of the 1990s types them, and reports for other periods than a year; figures are made. */
import { expect, it } from 'vitest'
import { readPrinted } from './printed.fixture.ts'

it('months since inception over the first column alone, with rules beside the words', () => {
  const { income_statement: one } = readPrinted(`                              FORM 10-K
      For the fiscal year ended December 31, 1997
                        NEUROGENIX CORPORATION
      (Exact name of registrant as specified in its charter)
<PAGE>
                        NEUROGENIX CORPORATION
                     (A Development Stage Company)
                       STATEMENTS OF OPERATIONS

                                Cumulative
                               period from
                              May 11, 1989
                            (inception) to              Year Ended December 31,
                              December 31,    ------------------------------------------
                                     1997         1997          1996          1995
                              -----------     -----------   -----------   -----------
Operating expenses:
  Research and development    $12,330,110     $ 3,100,220   $ 2,501,110   $ 1,980,220
  General and administrative    5,101,330       1,210,331       990,110       850,330
                              -----------     -----------   -----------   -----------
    Total operating expenses   17,431,440       4,310,551     3,491,220     2,830,550
Interest income                   901,110         198,220       210,330       120,110
                              -----------     -----------   -----------   -----------
    Net loss                 $(16,530,330)    $(4,112,331)  $(3,280,890)  $(2,710,440)
                              ===========     ===========   ===========   ===========
Basic and diluted net loss
  per share                                   $      (.52)  $      (.45)  $      (.41)
                                              ===========   ===========   ===========
Weighted average shares used
  in computing net loss per
  share                                         7,908,329     7,290,867     6,610,829
`)
  expect(one).toMatchObject({
    total_revenue: null,
    net_income: -4112331,
    basic_eps: -0.52,
    weighted_avg_shares_basic: 7908329,
    end_date: '1997-12-31',
    start_date: '1997-01-01',
  })
})

it('a transition report of eight months beside years', () => {
  const { income_statement: one, qc } = readPrinted(`                                   FORM 10-K
( )  ANNUAL REPORT PURSUANT TO SECTION 13 OR 15(d)
(X)  TRANSITION REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE SECURITIES EXCHANGE ACT OF 1934
     For the transition period from May 1, 1997 to December 31, 1997
                        CHANGING YEARS INC
             (Exact name of registrant as specified in its charter)
<PAGE>
CHANGING YEARS INC
CONSOLIDATED STATEMENTS OF OPERATIONS
(In thousands, except per share data)
                                        Eight Months
                                           Ended           Years Ended April 30,
                                        December 31,    --------------------------
                                            1997           1997           1996
                                        ------------    ----------     -----------
Net sales                                 $62,110         $90,220        $85,110
Cost of sales                              40,220          59,110         56,330
Selling, general and administrative        16,890          25,110         24,220
Interest expense                            1,000           1,500          1,560
                                          -------         -------        -------
Income before income taxes                  4,000           4,500          3,000
Income taxes                                1,500           1,700          1,130
                                          -------         -------        -------
Net income                                $ 2,500         $ 2,800        $ 1,870
                                          =======         =======        =======
Net income per share                      $   .50         $   .56        $   .37
                                          =======         =======        =======
`)
  expect(one).toMatchObject({
    total_revenue: 62110000,
    cost_of_revenue: 40220000,
    income_before_taxes: 4000000,
    income_tax_expense: 1500000,
    net_income: 2500000,
    basic_eps: 0.5,
    start_date: '1997-05-01',
    end_date: '1997-12-31',
    period_in_months: 8,
  })
  expect(qc.passed).toBe(true)
})

it('the quarter ended on a cover of two columns, totals without names', () => {
  const { income_statement: one, qc } = readPrinted(`<SEC-DOCUMENT>0000950148-98-000241.txt : 19980217
CONFORMED SUBMISSION TYPE:	10-Q
CONFORMED PERIOD OF REPORT:	19971231
<TYPE>10-Q
<TEXT>
                       SECURITIES AND EXCHANGE COMMISSION
                             WASHINGTON, D.C. 20549

                                QUARTERLY REPORT
                       UNDER SECTION 13 OR 15(d) OF THE
                        SECURITIES EXCHANGE ACT OF 1934

For the Quarter Ended                                           Commission File
December 31, 1997                                               Number 1-3552

                                SCOPE INDUSTRIES
             ------------------------------------------------------
             (Exact name of Registrant as specified in its charter)
<PAGE>   2
                                SCOPE INDUSTRIES AND SUBSIDIARIES
                         CONSOLIDATED STATEMENTS OF INCOME (UNAUDITED)
<TABLE>
<CAPTION>
                                            THREE MONTHS ENDED             SIX MONTHS ENDED
                                                DECEMBER 31                   DECEMBER 31
                                         -------------------------    -------------------------
                                             1997          1996           1997          1996
                                         -----------   -----------    -----------   -----------
<S>                                      <C>           <C>            <C>           <C>
Revenues
  Sales ..............................   $11,012,447   $14,003,118    $23,414,002   $27,001,890
  Vending machine and laundromat
      revenue ........................     2,900,000     2,800,000      5,800,000     5,500,000
                                         -----------   -----------    -----------   -----------
                                          13,912,447    16,803,118     29,214,002    32,501,890
                                         -----------   -----------    -----------   -----------
Operating Costs and Expenses
  Cost of sales ......................     8,800,544    11,200,333     18,700,100    21,800,440
  Depreciation and amortization ......       801,000       790,000      1,602,000     1,580,000
  General and administrative .........     1,700,000     1,650,000      3,300,000     3,200,000
                                         -----------   -----------    -----------   -----------
                                          11,301,544    13,640,333     23,602,100    26,580,440
                                         -----------   -----------    -----------   -----------
                                           2,610,903     3,162,785      5,611,902     5,921,450
Investment and other income ..........       500,000       450,000        900,000       850,000
                                         -----------   -----------    -----------   -----------
Income before income taxes ...........     3,110,903     3,612,785      6,511,902     6,771,450
Provision for income taxes ...........     1,090,000     1,300,000      2,300,000     2,400,000
                                         -----------   -----------    -----------   -----------
NET INCOME ...........................   $ 2,020,903   $ 2,312,785    $ 4,211,902   $ 4,371,450
                                         ===========   ===========    ===========   ===========
Net income per share .................   $      1.69   $      1.92    $      3.52   $      3.63
                                         ===========   ===========    ===========   ===========
Average shares outstanding ...........     1,195,793     1,204,575      1,196,563     1,204,256
</TABLE>
`)
  expect(one).toMatchObject({
    total_revenue: 13912447,
    income_before_taxes: 3110903,
    income_tax_expense: 1090000,
    net_income: 2020903,
    basic_eps: 1.69,
    weighted_avg_shares_basic: 1195793,
    start_date: '1997-10-01',
    end_date: '1997-12-31',
    period_in_months: 3,
  })
  expect(qc.passed).toBe(true)
})

it('a transition period begins the day after the year beside it ends (as in 0000950123-96-001447)', () => {
  const { income_statement: one } = readPrinted(`                                   FORM 10-K
(X)  TRANSITION REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE SECURITIES EXCHANGE ACT OF 1934
             For the transition period from April 2, 1995 to December 31, 1995
                              CHANGING WEEKS INC
             (Exact name of registrant as specified in its charter)
<PAGE>
                       CONSOLIDATED STATEMENTS OF OPERATIONS
                                          Nine Months to    Fiscal Year to
                                        December 31, 1995     April 1, 1995
Net sales                                  $ 21,310,000       $ 33,688,000
Cost of sales                                14,220,000         22,410,000
Operating profit                              7,090,000         11,278,000
Profit before income taxes                    7,090,000         11,278,000
Income tax provision                          2,480,000          3,947,000
Net income                                 $  4,610,000       $  7,331,000
Earnings per share                         $       1.15       $       1.83
`)
  expect(one).toMatchObject({ start_date: '1995-04-02', end_date: '1995-12-31', period_in_months: 9 })
})
