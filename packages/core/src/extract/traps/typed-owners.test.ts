/** Heads of columns and names of companies over statements of 1994 to 1996, excerpts as filed. */
import { expect, it } from 'vitest'
import { readPrinted } from './printed.fixture.ts'
import { CINCINNATI_1995, cover } from './typed.fixture.ts'

it('the dates of all years over bare years (0000950123-95-001870)', () => {
  const { income_statement: one } = readPrinted(`${cover('TRIDEX CORPORATION', 'April 1, 1995')}<PAGE>   18

                        TRIDEX CORPORATION AND SUBSIDIARIES
                       CONSOLIDATED STATEMENTS OF OPERATIONS
                                     YEARS ENDED
                  APRIL 1, 1995, APRIL 2, 1994 AND APRIL 3, 1993

<TABLE>
<CAPTION>
                                                            1995           1994           1993
                                                         -----------    -----------    -----------
                                                        <C>            <C>            <C>


Net sales                                                $54,677,000    $33,688,000    $28,477,000
                                                         -----------    -----------    -----------

Operating costs and expenses:
  Cost of sales                                           36,428,000     21,607,000     19,610,000
  Engineering, design and product
    development costs                                      2,359,000      1,977,000      1,391,000
  Selling, administrative and general expenses            11,350,000      8,031,000      5,004,000
                                                         -----------    -----------    -----------
                                                          50,137,000     31,615,000     26,005,000
                                                         -----------    -----------    -----------
Operating profit                                           4,540,000      2,073,000      2,472,000
                                                         -----------    -----------    -----------
Other charges:
  Interest, net (Note 6)                                   1,171,000      1,020,000        726,000
  Other, net                                                  24,000        318,000        177,000
                                                         -----------    -----------    -----------
                                                           1,195,000      1,338,000        903,000
                                                         -----------    -----------    -----------

Profit before income taxes                                 3,345,000        735,000      1,569,000

Income tax provision (benefit) (Note 9)                      659,000       (878,000)       201,000
                                                         -----------    -----------    -----------

Net income                                               $ 2,686,000    $ 1,613,000    $ 1,368,000
                                                         ===========    ===========    ===========

Earnings per common and
  common equivalent shares:                              $      0.69    $      0.44    $      0.46
                                                         ===========    ===========    ===========

Average common and common
  equivalent shares outstanding:                           3,867,827      3,661,278      3,005,028
                                                         ===========    ===========    ===========
`)
  expect(one).toMatchObject({ end_date: '1995-04-01', net_income: 2_686_000 })
})

it('the oldest year first, under a line that names the newest (0000950110-96-000328)', () => {
  const { income_statement: one } = readPrinted(`${cover('UNIVERSAL HOLDING CORP.', 'December 31, 1995')}

                                     UNIVERSAL HOLDING CORP. AND SUBSIDIARIES
                                       CONSOLIDATED STATEMENTS OF OPERATIONS
                                    For the Three Years Ended December 31, 1995

<TABLE>
<CAPTION>


REVENUES: (Notes 2e and f)                                                1993               1994              1995
                                                                       -----------        -----------       -----------
<S>                                                                    <C>                <C>               <C>
Premiums and policyholders fees earned (Note 8).................       $21,526,142        $40,324,480       $36,810,937
Net investment income (Note 4)..................................         2,611,464          3,321,853         2,855,420
Realized gains on investments (Note 4)..........................           675,529             41,568           673,868
Fee income......................................................         2,466,171          4,125,753         3,137,294
Amortization of deferred revenue (Note 2g)......................           800,536            219,261           244,202
                                                                       -----------        -----------       -----------
         Total revenues.........................................        28,079,842         48,032,915        43,721,721
                                                                       -----------        -----------       -----------

BENEFITS, CLAIMS AND OTHER DEDUCTIONS:
(Decrease) increase in future policy benefits...................        (1,008,588)         2,929,747        (1,337,161)
Claims and other benefits.......................................        14,180,954         21,120,441        22,367,066
Increase in deferred acquisition costs..........................        (1,383,272)        (2,977,769)       (3,363,353)
Amortization of present value of future profits.................           792,831            236,716           204,564
Commissions ....................................................         3,553,556          7,471,754         6,781,537
Other operating costs and expenses..............................        10,319,341         17,014,295        16,418,204
                                                                       -----------        -----------       -----------
         Total benefits, claims and other deductions............        26,454,822         45,795,184        41,070,857
                                                                       -----------        -----------       -----------
Operating income before income taxes............................         1,625,020          2,237,731         2,650,864
Federal income tax expense (Note 5).............................            72,168              9,974             9,032
                                                                       -----------        -----------       -----------
Net income......................................................         1,552,852          2,227,757         2,641,822
Dividends on Series A preferred stock (Note 6)..................          (529,497)          (575,961)               --
Discount on the redemption of Series A preferred stock (Note 6)                 --          1,521,695                --
                                                                       -----------        -----------       -----------
Net income applicable to common shareholders....................       $ 1,023,355        $ 3,173,491       $ 2,641,822
                                                                       ===========        ===========       ===========
Earnings per common share:
Net income per common share.....................................       $      0.14        $      0.37       $      0.25
                                                                       ===========        ===========       ===========

</TABLE>


                See notes to consolidated financial statements.

                                       F-4


<PAGE>


<TABLE>

                                     UNIVERSAL HOLDING CORP. AND SUBSIDIARIES
                                  CONSOLIDATED STATEMENTS OF STOCKHOLDERS' EQUITY
                                    For the Three Years Ended December 31, 1995
<CAPTION>

                                                                                               NET
                                         SERIES A     SERIES B                ADDITIONAL   UNREALIZED    RETAINED
                                         PREFERRED   PREFERRED      COMMON     PAID-IN     INVESTMENT    EARNINGS
`)
  expect(one).toMatchObject({ end_date: '1995-12-31', net_income: 2_641_822, basic_eps: 0.25 })
})

it('a scale of three zeros over each column (0000801124-94-000010)', () => {
  const { income_statement: one } = readPrinted(`${cover('VANGUARD REAL ESTATE FUND I', 'December 31, 1993')}<PAGE>
                            STATEMENTS OF OPERATION


<TABLE>
<CAPTION>
                                                                          Year Ended December 31,
                                                                 1993               1992                 1991
REAL ESTATE INCOME                                              (000)              (000)                (000)
                                                             ----------         ----------           ----------
<S>                                                          <C>                <C>                  <C>
Rental Income   . . . . . . . . . . . . . . . . . . . . . .      $7,517             $7,588               $7,560
Mortgage Interest Income  . . . . . . . . . . . . . . . . .       1,279              1,106                2,170
Net Income from In-Substance Foreclosed Assets  . . . . . .       2,499              3,137                2,119
                                                             ----------         ----------           ----------
                                                                 11,295             11,831               11,849
                                                             ----------         ----------           ----------
REAL ESTATE EXPENSES
Mortgage Interest Expense   . . . . . . . . . . . . . . . .       1,030              1,433                1,674
Real Estate Taxes   . . . . . . . . . . . . . . . . . . . .         823                887                  897
Property Operating Expenses   . . . . . . . . . . . . . . .       1,042              1,244                1,380
Depreciation and Amortization   . . . . . . . . . . . . . .       1,503              1,610                1,519
Provision for Possible Losses   . . . . . . . . . . . . . .       2,798              4,501                6,600
                                                             ----------         ----------           ----------
                                                                  7,196              9,675               12,070
                                                             ----------         ----------           ----------
INCOME (LOSS) FROM REAL ESTATE  . . . . . . . . . . . . . .       4,099              2,156                 (221)
INVESTMENT INCOME FROM SHORT-TERM
   INVESTMENTS    . . . . . . . . . . . . . . . . . . . . .         367                444                1,052
                                                             ----------         ----------           ----------
                                                                  4,466              2,600                  831
                                                             ----------         ----------           ----------
ADMINISTRATIVE EXPENSES
Investment Advisory Fee   . . . . . . . . . . . . . . . . .         421                470                  489
Administrative Fee  . . . . . . . . . . . . . . . . . . . .         350                380                  398
Other Administrative Expenses   . . . . . . . . . . . . . .         357                405                  432
                                                             ----------         ----------           ----------
                                                                  1,128              1,255                1,319
                                                             ----------         ----------           ----------
INCOME (LOSS) BEFORE NET GAIN ON SALES  . . . . . . . . . .
   OF INVESTMENTS   . . . . . . . . . . . . . . . . . . . .       3,338              1,345                 (488)
Net Gain on Sales of Investments  . . . . . . . . . . . . .          --                 --                  882
                                                             ----------         ----------           ----------
NET INCOME  . . . . . . . . . . . . . . . . . . . . . . . .      $3,338             $1,345                 $394
                                                             ==========         ==========           ==========
Weighted Average Number of Shares Outstanding   . . . . . .  11,039,590         11,176,864           11,339,668
                                                             ==========         ==========           ==========
`)
  expect(one).toMatchObject({ revenue_units_number: 1000, end_date: '1993-12-31' })
})

it('a title in brackets (0000950131-95-000626)', () => {
  const { income_statement: one } = readPrinted(`${cover('WHIRLPOOL CORP /DE/', 'December 31, 1994')}

                  . [ Consolidated Statements of Earnings ] .

<TABLE>
<CAPTION>
                                                                                    Supplemental Consolidating Data
                                            Whirlpool Corporation     Whirlpool with WFC on an    Whirlpool Financial Corporation
                                                (Consolidated)              Equity Basis                       (WFC)
Year ended December 31                      1994  .  1993  .  1992     1994  .  1993  .   1992    1994   .   1993   .   1992
- ---------------------------------------------------------------------------------------------------------------------------------
(millions of dollars, except share data)
<S>                                        <C>      <C>      <C>      <C>      <C>      <C>       <C>        <C>        <C>
Revenues
Net sales                                  $7,949   $7,368   $7,097   $7,949   $7,368    $7,097   $ --       $ --       $ --
Financial services                            155      165      204       --       --        --    184        193        235
                                           --------------------------------------------------------------------------------------
                                            8,104    7,533    7,301    7,949    7,368     7,097    184        193        235
Expenses
Cost of products sold                       5,952    5,503    5,365    5,952    5,503     5,365     --         --         --
Selling and administrative                  1,490    1,433    1,323    1,415    1,305     1,242    104        155        113
Financial services interest                    51       59       82       --       --        --     63         72         95
Intangible amortization                        24       25       27       24       25        27     --         --         --
Gain on dispositions                          (60)      --       --      (60)      --        --     --         --         --
Restructuring costs                           250       31       25      248       31        16      2         --          9
                                           --------------------------------------------------------------------------------------
                                            7,707    7,051    6,822    7,579    6,864     6,650    169        227        217
                                           --------------------------------------------------------------------------------------
 Operating Profit (Loss)                      397      482      479      370      504       447     15        (34)        18
Other Income (Expense)
Interest and sundry                             9        6       38        3       19        21      8         (9)        20
Interest expense                             (114)    (113)    (145)    (104)    (105)     (134)    --         --         --
                                           --------------------------------------------------------------------------------------
 Earnings (Loss) Before
  Income Taxes,
   Other Items and
    Accounting Change                         292      375      372      269      418       334     23        (43)        38
Income taxes                                  176      148      154      169      167       142      7        (19)        12
                                           --------------------------------------------------------------------------------------
 Earnings (Loss) Before
  Equity Earnings,
   Minority Interests and
    Accounting Change                         116      227      218      100      251       192     16        (24)        26
Equity in WFC                                  --       --       --       11      (28)       26     --         --         --
Equity in affiliated
 companies                                     59       16      (13)      59       16       (13)    --         --         --
Minority interests                            (17)     (12)      --      (12)     (10)       --     (5)        (2)        --
                                           --------------------------------------------------------------------------------------
 Net Earnings (Loss)
  Before Cumulative
   Effect of Accounting
    Change                                    158      231      205      158      229       205     11        (26)        26
Cumulative effect of
 accounting change for
 postretirement benefits                       --     (180)      --       --     (178)       --     --         (2)        --
                                           --------------------------------------------------------------------------------------
 Net Earnings (Loss)                       $  158   $   51   $  205   $  158   $   51    $  205   $ 11       $(28)      $ 26
                                           ======================================================================================
Per share of common stock:
 Primary earnings before
  accounting change                        $ 2.10   $ 3.19   $ 2.90
 Primary earnings                          $ 2.10   $ 0.67   $ 2.90
 Fully diluted earnings
  before accounting change                 $ 2.09   $ 3.11   $ 2.79
`)
  expect(one).toMatchObject({ net_income: 158_000_000, basic_eps: 2.1 })
})

it('the statement under the registrant’s own name in a combined report (0000899652-96-000083)', () => {
  const { income_statement: one } =
    readPrinted(`${cover('UNION LIGHT HEAT & POWER CO', 'December 31, 1995')}${CINCINNATI_1995}                    THE CINCINNATI GAS & ELECTRIC COMPANY


<TABLE>
<CAPTION>
                     THE UNION LIGHT, HEAT AND POWER COMPANY

                                 STATEMENTS OF INCOME
                                            1995           1994           1993
                                                      (in thousands)

<S>                                      <C>            <C>            <C>
Operating Revenues (Note 2)
  Electric                                $187 180       $177 564       $175 712
  Gas                                       70 288         71 971         75 744
                                           257 468        249 535        251 456

Operating Expenses
  Electricity purchased from parent
    company for resale                     142 308        134 887        134 290
  Gas purchased                             36 745         40 508         43 380
  Other operation                           30 712         32 289         30 396
  Maintenance                                4 580          5 473          6 267
  Depreciation                              11 438         10 644          9 813
  Income taxes (Note 12)                     7 887          5 342          5 751
  Taxes other than income taxes              3 968          4 002          3 623
                                           237 638        233 145        233 520

Operating Income                            19 830         16 390         17 936

Other Income and Expenses - Net
  Allowance for equity funds used
    during construction                         71             78            297
  Income taxes (Note 12)                       (44)            56             46
  Other - net                                    6            236           (580)
                                                33            370           (237)

Income Before Interest                      19 863         16 760         17 699

Interest
  Interest on long-term debt                 7 161          8 161          8 297
  Other interest                               728            395            331
  Allowance for borrowed funds used
    during construction                       (198)          (183)          (268)
                                             7 691          8 373          8 360

Net Income                                $ 12 172       $  8 387       $  9 339

<FN>
The accompanying notes are an integral part of these financial statements.
</TABLE>
<PAGE>
<TABLE>
<CAPTION>
                   THE UNION LIGHT, HEAT AND POWER COMPANY

                                BALANCE SHEETS
`)
  expect(one).toMatchObject({ total_revenue: 257_468_000, net_income: 12_172_000 })
})
