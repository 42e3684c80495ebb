/** Typesetting of the 1990s and early 2000s, set as it stands in filings; companies and figures are made. */
import { expect, it } from 'vitest'
import { readPrinted } from './printed.fixture.ts'

it('oldest column first, a quarter beside half a year, marks of columns and a page number', () => {
  const { income_statement: one, qc } = readPrinted(`<SEC-DOCUMENT>0000000000-97-000001.txt : 19970514
<TYPE>10-Q
<TEXT>
                 SECURITIES AND EXCHANGE COMMISSION
                            FORM 10-Q
     For the quarterly period ended March 29, 1997
                     WIDGETS & SONS, INC.
     (Exact name of registrant as specified in its charter)

<PAGE>
                     WIDGETS & SONS, INC. AND SUBSIDIARIES
              CONDENSED CONSOLIDATED STATEMENTS OF OPERATIONS
                (In thousands, except per share data)
                            (Unaudited)
<TABLE>
<CAPTION>
                                         Three Months Ended       Six Months Ended
                                        ---------------------   ---------------------
                                        March 30,   March 29,   March 30,   March 29,
                                          1996        1997        1996        1997
                                        ---------   ---------   ---------   ---------
<S>                                     <C>         <C>         <C>         <C>
Net sales                               $  51,234   $  55,678   $ 101,111   $ 110,222
Cost of sales                              33,333      36,111      66,000      72,010
                                        ---------   ---------   ---------   ---------
   Gross profit                            17,901      19,567      35,111      38,212

Selling, general and
   administrative expenses                 12,000      12,900      24,100      25,700
Goodwill amortization                         250         250         500         500
                                        ---------   ---------   ---------   ---------
   Operating income                         5,651       6,417      10,511      12,012
Interest expense, net                       1,150       1,010       2,300       2,050
                                        ---------   ---------   ---------   ---------
Income before income taxes                  4,501       5,407       8,211       9,962
Provision for income taxes                  1,755       2,109       3,202       3,885
                                        ---------   ---------   ---------   ---------
Net income                              $   2,746   $   3,298   $   5,009   $   6,077
                                        =========   =========   =========   =========
Net income per common and
  common equivalent share               $    0.27   $    0.32   $    0.49   $    0.59
                                        =========   =========   =========   =========
Weighted average common and
  common equivalent shares                 10,200      10,310      10,180      10,300
                                        =========   =========   =========   =========
</TABLE>
     See notes to condensed consolidated financial statements.
                                   -3-
<PAGE>
`)
  expect(one).toMatchObject({
    total_revenue: 55_678e3,
    cost_of_revenue: 36_111e3,
    operating_income: 6_417e3,
    income_before_taxes: 5_407e3,
    income_tax_expense: 2_109e3,
    net_income: 3_298e3,
    basic_eps: 0.32,
    weighted_avg_shares_basic: 10_310_000,
    start_date: '1996-12-29',
    end_date: '1997-03-29',
    fiscal_period: 'Q2',
  })
  expect(qc.passed).toBe(true)
})

it('tabs between the columns, and a statement that goes on on the next page', () => {
  const { income_statement: one, qc } = readPrinted(`FORM 10-K
For the fiscal year ended December 31, 1995
SPLIT PAGES CORPORATION
(Exact name of registrant as specified in its charter)

SPLIT PAGES CORPORATION
CONSOLIDATED STATEMENTS OF INCOME
(Thousands of dollars, except per share amounts)
\t\t\t\tYear Ended December 31,
\t\t\t\t1995\t1994\t1993
REVENUES:
  Products\t\t\t$612,345\t$580,111\t$555,222
  Services\t\t\t101,222\t95,333\t90,111
\tTotal revenues\t\t713,567\t675,444\t645,333
COSTS AND EXPENSES:
  Cost of products\t\t401,111\t385,222\t370,333
  Cost of services\t\t61,222\t58,333\t55,444
  Selling and administrative\t150,111\t144,222\t140,333
  Research and engineering\t40,222\t38,111\t36,000
\tTotal costs and expenses\t652,666\t625,888\t602,110

                                       F-3
<PAGE>
SPLIT PAGES CORPORATION
CONSOLIDATED STATEMENTS OF INCOME (continued)
(Thousands of dollars, except per share amounts)
\t\t\t\tYear Ended December 31,
\t\t\t\t1995\t1994\t1993
OPERATING INCOME\t\t60,901\t49,556\t43,223
OTHER INCOME (EXPENSE):
  Interest income\t\t1,111\t1,000\t900
  Interest expense\t\t(9,222)\t(9,000)\t(8,800)
INCOME BEFORE INCOME TAXES\t52,790\t41,556\t35,323
INCOME TAXES\t\t\t19,790\t15,556\t13,323
NET INCOME\t\t\t$33,000\t$26,000\t$22,000
NET INCOME PER SHARE\t\t$1.65\t$1.31\t$1.12
AVERAGE SHARES OUTSTANDING\t20,000\t19,850\t19,640
`)
  expect(one).toMatchObject({
    total_revenue: 713_567e3,
    cost_of_revenue: 462_333e3,
    operating_income: 60_901e3,
    income_before_taxes: 52_790e3,
    income_tax_expense: 19_790e3,
    net_income: 33_000e3,
    basic_eps: 1.65,
    weighted_avg_shares_basic: 20_000_000,
  })
  expect(qc.passed).toBe(true)
})

it('a British profit and loss account: pounds, notes beside the labels, taxation, nil', () => {
  const { income_statement: one, qc } = readPrinted(`FORM 20-F
For the fiscal year ended 31 December 1999
EUROPEAN PRINT PLC
(Exact name of registrant as specified in its charter)

                        CONSOLIDATED PROFIT AND LOSS ACCOUNT
                      for the year ended 31 December 1999

                                              1999        1998        1997
                                    Note     £ million   £ million   £ million
Turnover                              2        1,234.5     1,150.2     1,100.9
Cost of sales                                   (800.1)     (760.3)     (735.5)
Gross profit                                     434.4       389.9       365.4
Distribution costs                              (120.2)     (110.1)     (105.3)
Administrative expenses                         (150.3)     (140.4)     (135.6)
Operating profit                      3          163.9       139.4       124.5
Share of operating profit of associates           12.1        10.2         Nil
Interest payable (net)                5          (25.5)      (22.2)      (20.1)
Profit on ordinary activities before taxation    150.5       127.4       104.4
Taxation                              6          (45.1)      (38.2)      (31.3)
Profit on ordinary activities after taxation     105.4        89.2        73.1
Equity minority interests                         (2.4)       (2.2)       (2.1)
Profit for the financial year                    103.0        87.0        71.0
Dividends                             7          (50.0)      (45.0)      (40.0)
Retained profit                                   53.0        42.0        31.0
Basic earnings per share              8          25.6p       21.7p       17.8p
Diluted earnings per share            8          25.3p       21.5p       17.6p
`)
  expect(one).toMatchObject({
    currency: 'GBP',
    total_revenue: 1_234.5e6,
    cost_of_revenue: 800.1e6,
    operating_income: 163.9e6,
    income_before_taxes: 150.5e6,
    income_tax_expense: 45.1e6,
    other_income_expense_after_taxes: -2.4e6,
    net_income: 103e6,
  })
  expect(qc.passed).toBe(true)
})

it('hard blanks, rules and superscripts inside the cells, shares used in computing a loss', () => {
  const { income_statement: one, qc } =
    readPrinted(`<html><body><p>FORM 10-K</p><p>For the fiscal year ended June 30, 2003</p><p>QUIRKS INC.</p><p>(Exact name of registrant as specified in its charter)</p>
<p align=center>QUIRKS INC.<br>CONSOLIDATED STATEMENTS OF OPERATIONS<br>(in thousands, except per share amounts)</p>
<table cellspacing=0 border=0>
<tr><td></td><th colspan=3 align=center><font size=1><b>Years Ended June 30,<hr></b></font></th></tr>
<tr><td></td><th><font size=1>2003</font></th><th><font size=1>2002</font></th><th><font size=1>2001</font></th></tr>
<tr><td><font size=2>Revenue, net of returns&nbsp;(Note&nbsp;2)</font></td><td align=right>$&nbsp;45,678&nbsp;</td><td align=right>$&nbsp;40,123&nbsp;</td><td align=right>$&nbsp;39,000&nbsp;</td></tr>
<tr><td>Cost of revenue <sup>(1)</sup></td><td align=right>20,111&nbsp;</td><td align=right>19,222&nbsp;</td><td align=right>18,333&nbsp;</td></tr>
<tr><td>&nbsp;&nbsp;&nbsp;Gross profit</td><td align=right><u>25,567</u>&nbsp;</td><td align=right><u>20,901</u>&nbsp;</td><td align=right><u>20,667</u>&nbsp;</td></tr>
<tr><td colspan=4>Operating expenses:</td></tr>
<tr><td>&nbsp;&nbsp;Sales &amp; marketing</td><td align=right>12,222&nbsp;</td><td align=right>11,111&nbsp;</td><td align=right>10,000&nbsp;</td></tr>
<tr><td>&nbsp;&nbsp;R&amp;D</td><td align=right>9,333&nbsp;</td><td align=right>9,000&nbsp;</td><td align=right>8,500&nbsp;</td></tr>
<tr><td>&nbsp;&nbsp;G&amp;A</td><td align=right>5,111&nbsp;</td><td align=right>5,000&nbsp;</td><td align=right>4,900&nbsp;</td></tr>
<tr><td>&nbsp;&nbsp;In-process R&amp;D</td><td align=right>--&nbsp;</td><td align=right>1,500&nbsp;</td><td align=right>--&nbsp;</td></tr>
<tr><td>&nbsp;&nbsp;&nbsp;Total operating expenses</td><td align=right>26,666&nbsp;</td><td align=right>26,611&nbsp;</td><td align=right>23,400&nbsp;</td></tr>
<tr><td>Loss from operations</td><td align=right>(1,099)</td><td align=right>(5,710)</td><td align=right>(2,733)</td></tr>
<tr><td>Interest income</td><td align=right>210&nbsp;</td><td align=right>400&nbsp;</td><td align=right>600&nbsp;</td></tr>
<tr><td>Loss before income taxes</td><td align=right>(889)</td><td align=right>(5,310)</td><td align=right>(2,133)</td></tr>
<tr><td>Income tax benefit</td><td align=right>89&nbsp;</td><td align=right>310&nbsp;</td><td align=right>133&nbsp;</td></tr>
<tr><td>Net loss</td><td align=right>$&nbsp;&nbsp;(800)</td><td align=right>$(5,000)</td><td align=right>$(2,000)</td></tr>
<tr><td>Net loss per share &#151; basic and diluted</td><td align=right>$&nbsp;(.04)</td><td align=right>$(.25)</td><td align=right>$(.10)</td></tr>
<tr><td>Shares used in computing net loss per share</td><td align=right>20,123&nbsp;</td><td align=right>20,000&nbsp;</td><td align=right>19,900&nbsp;</td></tr>
</table></body></html>
`)
  expect(one).toMatchObject({
    total_revenue: 45_678e3,
    cost_of_revenue: 20_111e3,
    gross_profit: 25_567e3,
    operating_income: -1_099e3,
    income_before_taxes: -889e3,
    income_tax_expense: -89e3,
    net_income: -800e3,
    basic_eps: -0.04,
    weighted_avg_shares_basic: 20_123_000,
  })
  expect(qc.passed).toBe(true)
})

it('nine months first and the quarter in a table of its own below', () => {
  const { income_statement: one, qc } =
    readPrinted(`<html><body><p>FORM 10-Q</p><p>For the quarterly period ended September 30, 2004</p><p>TWO TABLES CORP</p><p>(Exact name of registrant as specified in its charter)</p>
<p>TWO TABLES CORP</p><p>CONSOLIDATED STATEMENTS OF INCOME</p><p>Nine Months Ended September 30, 2004 and 2003</p><p>(Dollars in thousands, except per share)</p>
<table><tr><td></td><td>2004</td><td>2003</td></tr>
<tr><td>Net sales</td><td>300,111</td><td>280,222</td></tr><tr><td>Cost of goods sold</td><td>200,111</td><td>190,222</td></tr><tr><td>Gross profit</td><td>100,000</td><td>90,000</td></tr>
<tr><td>Selling, general and administrative expenses</td><td>60,000</td><td>58,000</td></tr><tr><td>Income from operations</td><td>40,000</td><td>32,000</td></tr><tr><td>Interest expense</td><td>4,000</td><td>4,500</td></tr><tr><td>Income before taxes</td><td>36,000</td><td>27,500</td></tr><tr><td>Income taxes</td><td>13,000</td><td>10,000</td></tr><tr><td>Net income</td><td>23,000</td><td>17,500</td></tr><tr><td>Basic earnings per share</td><td>2.30</td><td>1.75</td></tr><tr><td>Diluted earnings per share</td><td>2.25</td><td>1.72</td></tr></table>
<p>TWO TABLES CORP</p><p>CONSOLIDATED STATEMENTS OF INCOME</p><p>Three Months Ended September 30, 2004 and 2003</p><p>(Dollars in thousands, except per share)</p>
<table><tr><td></td><td>2004</td><td>2003</td></tr>
<tr><td>Net sales</td><td>101,111</td><td>95,222</td></tr><tr><td>Cost of goods sold</td><td>67,111</td><td>64,222</td></tr><tr><td>Gross profit</td><td>34,000</td><td>31,000</td></tr>
<tr><td>Selling, general and administrative expenses</td><td>20,000</td><td>19,000</td></tr><tr><td>Income from operations</td><td>14,000</td><td>12,000</td></tr><tr><td>Interest expense</td><td>1,300</td><td>1,500</td></tr><tr><td>Income before taxes</td><td>12,700</td><td>10,500</td></tr><tr><td>Income taxes</td><td>4,600</td><td>3,800</td></tr><tr><td>Net income</td><td>8,100</td><td>6,700</td></tr><tr><td>Basic earnings per share</td><td>.81</td><td>.67</td></tr><tr><td>Diluted earnings per share</td><td>.79</td><td>.66</td></tr></table>
</body></html>
`)
  expect(one).toMatchObject({
    total_revenue: 101_111e3,
    cost_of_revenue: 67_111e3,
    operating_income: 14_000e3,
    income_before_taxes: 12_700e3,
    income_tax_expense: 4_600e3,
    net_income: 8_100e3,
    basic_eps: 0.81,
    diluted_eps: 0.79,
    start_date: '2004-07-01',
  })
  expect(qc.passed).toBe(true)
})
