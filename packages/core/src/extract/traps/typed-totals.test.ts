/** Totals and results as text of the 1990s names them, or does not; figures are made. */
import { expect, it } from 'vitest'
import { readPrinted } from './printed.fixture.ts'

it('an insurer whose totals have no names: what the losses leave confirms revenue', () => {
  const { income_statement: one, qc } = readPrinted(`                                   FORM 10-K
                  For the fiscal year ended December 31, 1995
                        GRANITE CASUALTY GROUP INC.
             (Exact name of registrant as specified in its charter)
<PAGE>
GRANITE CASUALTY GROUP INC. AND SUBSIDIARIES
CONSOLIDATED STATEMENTS OF INCOME

Years ended December 31                          1995         1994         1993
(in thousands, except per share amounts)

Revenues
Premiums earned                              $345,220     $320,110     $298,440
Net investment income                          58,330       55,120       54,010
Realized investment gains (losses)              6,210       (1,210)       8,440
Other                                           3,120        2,990        2,870
                                              412,880      377,010      363,760

Losses and expenses
Losses and loss adjustment expenses           251,440      240,210      221,110
Amortization of deferred policy
  acquisition costs                            92,110       85,440       80,020
Other underwriting expenses                    22,010       20,880       19,770
Interest                                        6,110        6,010        5,990
                                              371,670      352,540      326,890

Income before income taxes                     41,210       24,470       36,870
Income tax expense (benefit):
  Current                                      10,980        5,120        9,110
  Deferred                                     (1,110)        (200)         (80)
                                                9,870        4,920        9,030
Net income                                   $ 31,340     $ 19,550     $ 27,840
Net income per share                            $2.24        $1.40        $2.00
`)
  expect(one).toMatchObject({
    total_revenue: 412880000,
    income_before_taxes: 41210000,
    income_tax_expense: 9870000,
    net_income: 31340000,
    basic_eps: 2.24,
  })
  expect(qc.passed).toBe(true)
})

it('a partnership whose totals have no names: what the expenses leave confirms revenue', () => {
  const { income_statement: one, qc } = readPrinted(`                                   FORM 10-K
                  For the fiscal year ended December 31, 1996
                   DEAN REALTY INCOME PARTNERSHIP II, L.P.
             (Exact name of registrant as specified in its charter)
<PAGE>
                   DEAN REALTY INCOME PARTNERSHIP II, L.P.

                            STATEMENTS OF OPERATIONS
              For the years ended December 31, 1996, 1995 and 1994

                                        1996            1995            1994

Revenues:
   Rental                           $ 1,802,113     $ 1,890,440     $ 1,820,331
   Equity in earnings of joint
     venture                             68,221          71,110          59,880
   Interest and other                    42,550          40,110          38,330
                                    -----------     -----------     -----------
                                      1,912,884       2,001,660       1,918,541
                                    -----------     -----------     -----------
Expenses:
   Property operating                   801,220         790,110         770,550
   Depreciation                         512,330         510,220         508,110
   Amortization                          31,220          31,220          31,220
   General and administrative           180,560         175,330         170,990
   Loss on impairment of real estate    600,000               -               -
                                    -----------     -----------     -----------
                                      2,125,330       1,506,880       1,480,870
                                    -----------     -----------     -----------

Net (loss) income                   $  (212,446)    $   494,780     $   437,671
                                    ===========     ===========     ===========

Net (loss) income allocated to:
   Limited partners                 $  (210,322)    $   445,302     $   393,904
   General partners                      (2,124)         49,478          43,767
                                    -----------     -----------     -----------
                                    $  (212,446)    $   494,780     $   437,671
                                    ===========     ===========     ===========
Net (loss) income per Unit of limited
   partnership interest             $     (7.01)    $     14.84     $     13.13
                                    ===========     ===========     ===========
Weighted average Units outstanding       30,000          30,000          30,000
`)
  expect(one).toMatchObject({
    total_revenue: 1912884,
    net_income: -212446,
    basic_eps: -7.01,
    weighted_avg_shares_basic: 30000,
    income_tax_expense: null,
  })
  expect(qc.passed).toBe(true)
})

it('a utility: earnings available for common stock after preferred dividends', () => {
  const { income_statement: one, qc } = readPrinted(`                       SECURITIES AND EXCHANGE COMMISSION
                                   FORM 10-K
(X)  ANNUAL REPORT PURSUANT TO SECTION 13 OR 15(d)
     For the fiscal year ended December 31, 1995
                        MIDLAND POWER & LIGHT COMPANY
             (Exact name of registrant as specified in its charter)
<PAGE>
                         CONSOLIDATED STATEMENT OF INCOME
For the Years Ended December 31           1995           1994           1993
                                      (Thousands of Dollars Except Per Share Amounts)
OPERATING REVENUES
   Electric                            $1,001,220      $ 980,110     $ 960,333
   Gas                                    212,220        220,400       215,200
     Total operating revenues           1,213,440      1,200,510     1,175,533

OPERATING EXPENSES
   Operation:
     Fuel used in electric generation     210,330        214,100       220,500
     Purchased power                       98,110        100,120        97,300
     Gas purchased for resale             121,340        130,210       128,800
     Other                                203,450        200,300       199,900
   Maintenance                             78,220         80,100        77,700
   Depreciation                           130,110        126,500       122,200
   Taxes other than income taxes           88,230         87,010        85,600
   Income taxes                            72,330         65,700        62,200
     Total operating expenses           1,002,120      1,004,040       994,200
OPERATING INCOME                          211,320        196,470       181,333

OTHER INCOME
   Allowance for equity funds used
     during construction                    2,340          2,010         1,900
   Miscellaneous, net                      (1,110)           870           650
     Total other income                     1,230          2,880         2,550

INCOME BEFORE INTEREST CHARGES            212,550        199,350       183,883

INTEREST CHARGES
   Long-term debt                          86,770         88,100        90,200
   Other                                    6,220          5,100         4,900
   Allowance for borrowed funds used
     during construction                   (2,360)        (2,100)       (1,900)
     Net interest charges                  90,630         91,100        93,200

NET INCOME                                121,920        108,250        90,683
Preferred dividend requirements            10,560         10,560        11,200
EARNINGS AVAILABLE FOR COMMON STOCK     $ 111,360      $  97,690     $  79,483

AVERAGE COMMON SHARES OUTSTANDING
   (THOUSANDS)                             48,210         47,900        46,200
EARNINGS PER SHARE OF COMMON STOCK          $2.31          $2.04         $1.72
DIVIDENDS PAID PER SHARE                    $1.62          $1.58         $1.54
`)
  expect(one).toMatchObject({
    total_revenue: 1213440000,
    operating_income: 211320000,
    net_income: 121920000,
    basic_eps: 2.31,
    weighted_avg_shares_basic: 48210000,
    end_date: '1995-12-31',
  })
  expect(qc.passed).toBe(true)
})

it('a railroad: income from railway operations', () => {
  const { income_statement: one, qc } = readPrinted(`                                   FORM 10-K
                  For the year ended December 31, 1994
                        CONTINENTAL RAILWAY CORPORATION
             (Exact name of registrant as specified in its charter)
<PAGE>
Continental Railway Corporation and Subsidiaries
STATEMENT OF CONSOLIDATED INCOME
(In millions of dollars, except per share amounts)
- ------------------------------------------------------------------------------
Years Ended December 31,                        1994         1993         1992
- ------------------------------------------------------------------------------
RAILWAY OPERATING REVENUES:
  Coal                                      $1,290.3     $1,239.2     $1,295.9
  Merchandise                                2,230.8      2,080.4      1,995.7
  Intermodal                                   490.2        430.2        388.2
- ------------------------------------------------------------------------------
    TOTAL RAILWAY OPERATING REVENUES         4,011.3      3,749.8      3,679.8
- ------------------------------------------------------------------------------
RAILWAY OPERATING EXPENSES:
  Compensation and benefits (Note 10)        1,430.4      1,420.2      1,455.6
  Materials, services and rents                748.2        700.1        666.2
  Depreciation                                 371.5        360.1        351.7
  Diesel fuel                                  180.2        175.3        172.4
  Casualties and other claims                  141.2        130.5        120.6
  Other                                        324.6        310.3        301.4
- ------------------------------------------------------------------------------
    TOTAL RAILWAY OPERATING EXPENSES         3,196.1      3,096.5      3,067.9
- ------------------------------------------------------------------------------
    INCOME FROM RAILWAY OPERATIONS             815.2        653.3        611.9
MOTOR CARRIER OPERATIONS                        18.1        (22.1)       (9.5)
Other income - net                              75.4         99.2        101.4
Interest expense on debt                      (160.4)      (158.3)      (162.2)
- ------------------------------------------------------------------------------
    INCOME BEFORE INCOME TAXES                 748.3        572.1        541.6
PROVISION FOR INCOME TAXES:
  Current                                      180.2        150.0        140.0
  Deferred                                      91.3         60.0         58.3
- ------------------------------------------------------------------------------
    TOTAL INCOME TAXES                         271.5        210.0        198.3
- ------------------------------------------------------------------------------
    NET INCOME                              $  476.8     $  362.1     $  343.3
==============================================================================
PER SHARE AMOUNTS:
    NET INCOME                              $   3.67     $   2.71     $   2.49
    DIVIDENDS                               $   1.92     $   1.86     $   1.80
`)
  expect(one).toMatchObject({
    total_revenue: 4011300000,
    operating_income: 815200000,
    income_before_taxes: 748300000,
    income_tax_expense: 271500000,
    net_income: 476800000,
    basic_eps: 3.67,
  })
  expect(qc.passed).toBe(true)
})

it('pounds typed as a word, turnover divided by operations', () => {
  const { income_statement: one, qc } = readPrinted(`                        FORM 20-F
     For the fiscal year ended 31 December 1997
                     BRITISH PRODUCTS PLC
     (Exact name of Registrant as specified in its charter)
<PAGE>
                GROUP PROFIT AND LOSS ACCOUNT
            For the year ended 31 December 1997

                                                         1997        1996        1995
                                              Note      (pound)m    (pound)m    (pound)m
Turnover                                       1
Continuing operations                                   2,100.1     2,050.2     1,980.3
Acquisitions                                              110.4           -           -
                                                        -------     -------     -------
                                                        2,210.5     2,050.2     1,980.3
Discontinued operations                                       -       120.1       150.2
                                                        -------     -------     -------
                                                        2,210.5     2,170.3     2,130.5
Cost of sales                                          (1,420.3)   (1,400.2)   (1,380.1)
                                                        -------     -------     -------
Gross profit                                              790.2       770.1       750.4
Net operating expenses                         2         (500.0)     (495.1)     (490.3)
                                                        -------     -------     -------
Operating profit                               1          290.2       275.0       260.1
Share of profits of associated undertakings                21.0        18.0        16.0
Profit on sale of businesses                               10.1           -           -
                                                        -------     -------     -------
Profit on ordinary activities before interest             321.3       293.0       276.1
Net interest payable                           4          (20.3)      (24.1)      (26.2)
                                                        -------     -------     -------
Profit on ordinary activities before taxation             301.0       268.9       249.9
Tax on profit on ordinary activities           5          (90.1)      (80.2)      (75.0)
                                                        -------     -------     -------
Profit on ordinary activities after taxation              210.9       188.7       174.9
Equity minority interests                                  (4.1)       (3.9)       (3.7)
                                                        -------     -------     -------
Profit attributable to shareholders                       206.8       184.8       171.2
Dividends                                      6         (100.2)      (95.1)      (90.3)
                                                        -------     -------     -------
Retained profit for the year                              106.6        89.7        80.9
                                                        =======     =======     =======
Earnings per Ordinary share                    7           41.4p       37.1p       34.5p
`)
  expect(one).toMatchObject({
    total_revenue: 2210500000,
    income_before_taxes: 301000000,
    income_tax_expense: 90100000,
    net_income: 206800000,
    currency: 'GBP',
  })
  expect(qc.passed).toBe(true)
})
