/** Outlines of plain text as filed in 1995 and 1996: which lines are titles, borders and margins. Excerpts as filed. */
import { describe, expect, it } from 'vitest'
import { readPrinted } from './printed.fixture.ts'
import { CINCINNATI_1995, cover, UNION_PACIFIC_1995, WHIRLPOOL_1995 } from './typed.fixture.ts'

describe('titles', () => {
  it('an auditor’s sentence names the statement and is no title of it (0000950134-95-000291)', () => {
    const { income_statement: one } =
      readPrinted(`${cover('THE WILLIAMS COMPANIES, INC.', 'December 31, 1994')}  The Williams Companies, Inc.

     We have audited the accompanying consolidated balance sheet of The Williams
Companies, Inc. as of December 31, 1994 and 1993, and the related consolidated
statements of income, stockholders' equity, and cash flows for each of the three
years in the period ended December 31, 1994. Our audits also included the
financial statement schedules listed in the Index at Item 14(a). These financial
statements and schedules are the responsibility of the Company's management. Our
responsibility is to express an opinion on these financial statements and
schedules based on our audits.

     We conducted our audits in accordance with generally accepted auditing
standards. Those standards require that we plan and perform the audit to obtain
reasonable assurance about whether the financial statements are free of material
misstatement. An audit includes examining, on a test basis, evidence supporting
the amounts and disclosures in the financial statements. An audit also includes
assessing the accounting principles used and significant estimates made by
management, as well as evaluating the overall financial statement presentation.
We believe that our audits provide a reasonable basis for our opinion.

     In our opinion, the consolidated financial statements referred to above
present fairly, in all material respects, the consolidated financial position of
The Williams Companies, Inc. at December 31, 1994 and 1993, and the consolidated
results of its operations and its cash flows for each of the three years in the
period ended December 31, 1994, in conformity with generally accepted accounting
principles. Also, in our opinion, the related financial statement schedules,
when considered in relation to the basic financial statements taken as a whole,
present fairly in all material respects the information set forth therein.

                                          ERNST & YOUNG LLP

Tulsa, Oklahoma
February 10, 1995

                                      F-10
<PAGE>   33

                          THE WILLIAMS COMPANIES, INC.

                        CONSOLIDATED STATEMENT OF INCOME

<TABLE>
<CAPTION>
                                                                  YEARS ENDED DECEMBER 31,
                                                               -------------------------------
                                                                1994        1993*       1992*
                                                               -------     -------     -------
                                                                         (MILLIONS)
<S>                                                            <C>         <C>         <C>
Revenues:
  Interstate Natural Gas Pipelines:
     Northwest Pipeline......................................  $ 238.5     $ 276.5     $ 251.4
     Williams Natural Gas....................................    231.3       294.1       314.7
  Williams Field Services Group..............................    589.0       707.0       925.3
  Liquids Pipeline/Energy Ventures:
     Williams Pipe Line......................................    209.7       179.3       148.5
     Williams Energy Ventures................................    137.6        80.0       109.8
  Williams Telecommunications Systems........................    396.6       302.8       271.1
  Other......................................................     18.2        10.4         8.6
  Intercompany eliminations (Note 14)........................    (69.8)      (56.7)      (45.9)
                                                               -------     -------     -------
          Total revenues.....................................  1,751.1     1,793.4     1,983.5
                                                               -------     -------     -------
Profit-center costs and expenses:
  Costs and operating expenses...............................  1,187.7     1,283.9     1,560.3
  Selling, general and administrative expenses...............    229.2       203.2       194.5
  Other income -- net........................................     (8.1)       (7.8)       (7.6)
                                                               -------     -------     -------
          Total profit-center costs and expenses.............  1,408.8     1,479.3     1,747.2
                                                               -------     -------     -------
Operating profit (loss):
  Interstate Natural Gas Pipelines:
     Northwest Pipeline......................................    104.1        98.8        66.4
     Williams Natural Gas....................................     48.8        41.0        39.4
  Williams Field Services Group..............................    131.4       125.5       114.9
  Liquids Pipeline/Energy Ventures:
     Williams Pipe Line......................................     60.1        48.2        33.0
     Williams Energy Ventures................................    (10.8)        7.8        10.1
  Williams Telecommunications Systems........................     18.9         9.5        (9.8)
  Other......................................................    (10.2)      (16.7)      (17.7)
                                                               -------     -------     -------
          Total operating profit.............................    342.3       314.1       236.3
General corporate expenses...................................    (28.0)      (38.4)      (27.2)
Interest accrued.............................................   (145.8)     (151.2)     (145.4)
Interest capitalized.........................................      6.0        10.4         8.9
Investing income (Note 3)....................................     49.6        65.2        50.5
Gain on sales of assets (Note 4).............................     22.7        97.5        14.6
Other income (expense) -- net................................      (.2)         .4         7.8
                                                               -------     -------     -------
Income from continuing operations before income taxes........    246.6       298.0       145.5
Provision for income taxes (Note 5)..........................     81.7       112.6        42.4
                                                               -------     -------     -------
Income from continuing operations............................    164.9       185.4       103.1
Income from discontinued operations (Note 2).................     94.0        46.4        25.2
                                                               -------     -------     -------
Income before extraordinary credit (loss)....................    258.9       231.8       128.3
Extraordinary credit (loss) (Note 6).........................    (12.2)         --         9.9
                                                               -------     -------     -------
Net income...................................................    246.7       231.8       138.2
Preferred stock dividends....................................      8.8        11.8        14.5
                                                               -------     -------     -------
Income applicable to common stock............................  $ 237.9     $ 220.0     $ 123.7
`)
    expect(one).toMatchObject({
      total_revenue: 1_751_100_000,
      net_income: 246_700_000,
      start_date: '1994-01-01',
      end_date: '1994-12-31',
    })
  })

  it('a title of other words, alone on its line (0000109446-95-000011)', () => {
    const { income_statement: one } =
      readPrinted(`${cover('ZURN INDUSTRIES INC', 'March 31, 1995')}                                     -25-<PAGE>
ANNUAL REPORT PAGE 17


CONSOLIDATED OPERATIONS


Year Ended March 31                                1995       1994       1993
(Thousands Except Per Share Amounts)

Net Sales                                      $463,181   $785,688   $669,841

Cost of sales                                   361,720    669,460    542,993
Marketing and administration                     92,935     90,278     89,636
Unusual items                                    (1,191)    53,539       (384)
Interest income                                  (5,037)    (5,067)    (3,907)
Interest expense                                  4,065      3,334      2,406
Other income                                     (2,695)    (2,380)    (1,731)
Income (Loss) Before Income Taxes                13,384    (23,476)    40,828
Income tax expense (benefit)                      4,060     (9,600)    13,340
Net Income (Loss)                             $   9,324  $ (13,876) $  27,488

Earnings (Loss) Per Share                          $.76     $(1.12)     $2.20
`)
    expect(one).toMatchObject({
      total_revenue: 463_181_000,
      net_income: 9_324_000,
      basic_eps: 0.76,
      end_date: '1995-03-31',
    })
  })

  it('a title with the company’s name apart on its line, after an auditor’s signature with its dates (0000898430-96-001095)', () => {
    const { income_statement: one } = readPrinted(`${cover('UNOCAL CORP', 'December 31, 1995')}
   We have audited the accompanying consolidated balance sheets of Unocal
Corporation and its subsidiaries as of December 31, 1995 and 1994, and the
related consolidated statements of earnings, cash flows and stockholders' equity

   As discussed in Note 2 to the consolidated financial statements, Unocal
Corporation and its subsidiaries changed their method of accounting for the
impairment of long-lived assets and long-lived assets to be disposed of in 1995;
for recognizing the reduction in value of its producing oil and gas properties
in 1994; and for postretirement benefits other than pensions and for
postemployment benefits in 1993.



Coopers & Lybrand L.L.P.
February 14, 1996, except for Note 25,
 as to which the date is February 16, 1996
Los Angeles, California

                                       32
<PAGE>

CONSOLIDATED EARNINGS                           UNOCAL CORPORATION

<TABLE>
<CAPTION>

                                           YEARS ENDED DECEMBER 31
                                           ------------------------
DOLLARS IN MILLIONS EXCEPT PER SHARE
 AMOUNTS                                    1995     1994      1993
- --------------------------------------------------------------------
<S>                                        <C>      <C>       <C>
REVENUES
Sales and operating revenues *             $8,133   $7,797    $8,077
Interest, dividends and miscellaneous
 income                                        95       84        67
Equity in earnings of affiliated
 companies                                     80       86        84
Gain (loss) on sales of assets                117       (2)      116
- --------------------------------------------------------------------
    Total revenues                          8,425    7,965     8,344

COSTS AND OTHER DEDUCTIONS
Crude oil and product purchases             3,198    2,875     3,160
Operating expense                           1,795    1,856     1,724
Selling, administrative and general
 expense                                      436      501       467
Depreciation, depletion and amortization    1,022      947       963
Dry hole costs                                 61       84        45
Exploration expense                           138      116       119
Interest expense                              291      275       304
Excise, property and other operating
 taxes *                                    1,021    1,017       951
- --------------------------------------------------------------------
    Total costs and other deductions        7,962    7,671     7,733
- --------------------------------------------------------------------
Earnings before income taxes and
 cumulative effect of accounting changes      463      294       611
Income taxes                                  203      170       268
- --------------------------------------------------------------------
Earnings before cumulative effect of
 accounting changes                           260      124       343
Cumulative effect of accounting changes         -     (277)     (130)
- --------------------------------------------------------------------
NET EARNINGS (LOSS)                        $  260   $ (153)   $  213
`)
    expect(one).toMatchObject({ net_income: 260_000_000, end_date: '1995-12-31', start_date: '1995-01-01' })
  })

  it('a title in the singular (0000912057-96-013477)', () => {
    const { income_statement: one } = readPrinted(`${cover('UNICO AMERICAN CORPORATION', 'March 31, 1996')}

                           UNICO AMERICAN CORPORATION
                                AND SUBSIDIARIES
                      CONSOLIDATED STATEMENTS OF OPERATION
                          FOR THE YEARS ENDED MARCH 31,

<TABLE>
<CAPTION>
                                                1996           1995           1994
                                                ----           ----           ----
<S>                                         <C>            <C>            <C>
REVENUES

Insurance Company Revenues
  Premium earned                            $37,554,830    $38,466,825    $31,400,463
  Less: Premium ceded                         6,077,403      9,258,535      8,685,638
                                            -----------    -----------    -----------
    Net premium earned                       31,477,427     29,208,290     22,714,825
  Investment income, net                      3,708,891      3,181,791      3,115,516
  Net realized investment gains                  55,743          7,552         30,739
  Other income (expense)                            803        (14,286)           525
                                            -----------    -----------    -----------
    Total Insurance Company Revenues         35,242,864     32,383,347     25,861,605

Other Revenues from Insurance Operations
  Gross commissions and fees                  5,779,769      5,587,458      5,621,074
  Investment income                             154,842        136,159        135,491
  Finance charges and late fees earned        1,279,850      1,306,953      1,136,977
  Other income                                   11,149         30,306        224,766
                                            -----------    -----------    -----------
    Total Revenues                           42,468,474     39,444,223     32,979,913
                                            -----------    -----------    -----------

EXPENSES

  Losses and loss adjustment expenses        17,309,549     17,470,300     13,292,039
  Policy acquisition costs                    8,569,395      8,314,727      6,564,746
  Salaries and employee benefits              3,684,989      3,725,203      3,623,106
  Commissions to agents/brokers               1,328,672      1,357,593      1,293,015
  Other operating expenses                    3,167,578      3,618,723      3,158,835
                                            -----------    -----------    -----------
    Total Expenses                           34,060,183     34,486,546     27,931,741
                                            -----------    -----------    -----------
    Income Before Income Taxes                8,408,291      4,957,677      5,048,172

  Income Tax Provision                        2,460,810      1,165,498      1,526,385
                                            -----------    -----------    -----------
    Net Income                               $5,947,481     $3,792,179     $3,521,787
                                            -----------    -----------    -----------
                                            -----------    -----------    -----------

PER SHARE DATA:

Weighted Average Shares Outstanding:          6,150,250      6,061,738      6,113,922

Net Income Per Share                        $      0.97    $      0.63    $      0.58
                                            -----------    -----------    -----------
                                            -----------    -----------    -----------
</TABLE>

`)
    expect(one).toMatchObject({
      total_revenue: 42_468_474,
      income_before_taxes: 8_408_291,
      net_income: 5_947_481,
      basic_eps: 0.97,
    })
  })

  it('a title under the year of a running head (0000950131-96-001100)', () => {
    const { income_statement: one } = readPrinted(
      `${cover('WHIRLPOOL CORP /DE/', 'December 31, 1995')}${WHIRLPOOL_1995}`,
    )
    expect(one).toMatchObject({ net_income: 209_000_000, basic_eps: 2.8, end_date: '1995-12-31' })
  })
})

describe('borders', () => {
  it('bars between columns (0000950135-95-002027)', () => {
    const { income_statement: one } = readPrinted(`${cover('WANG LABORATORIES, INC.', 'June 30, 1995')}<TABLE>
Wang Laboratories, Inc. and Subsidiaries
Consolidated Statement of Operations

(Dollars in millions except per share data)

<CAPTION>
                                          Reorganized Company            Predecessor Company
                                  ------------------------------   ---------------------------------
                                        Year       Nine Months        Three Months        Year
                                       Ended          Ended               Ended           Ended
                                  June 30, 1995   June 30, 1994    September 30, 1993  June 30, 1993
- ----------------------------------------------------------------------------------------------------
<S>                                  <C>             <C>                 <C>             <C>
Revenues                                                          |
  Product sales                      $  365.0        $  239.1     |      $   64.1        $  439.6
  Service and other                     581.3           405.3     |         146.8           807.4
                                     --------        --------     |      --------        --------
    Total revenues                      946.3           644.4     |         210.9         1,247.0
                                                                  |
Costs and expenses                                                |
  Cost of product sales                 254.3           147.7     |          40.1           339.2
  Cost of service and other             401.8           260.1     |          86.9           440.4
  Research and development               31.1            29.7     |          10.0            72.2
  Selling, general and administrative   225.9           174.6     |          61.5           452.3
  Amortization of intangibles -                                   |
    fresh-start and Bull                 32.0            20.7     |            --              --
  Integration-related costs and                                   |
    other charges                        64.2              --     |            --              --
                                     --------        --------     |      --------        --------
    Total costs and expenses          1,009.3           632.8     |         198.5         1,304.1
                                      -------        --------     |      --------        --------
Operating income (loss)                 (63.0)           11.6     |          12.4           (57.1)
                                                                  |
Other (income) expense                                            |
  Interest expense                        3.7             3.5     |           1.2            15.0
  Other income - net                    (12.7)          (12.3)    |          (1.1)           (2.2)
                                     --------        --------     |      --------        --------
    Total other (income) expense         (9.0)           (8.8)    |           0.1            12.8
                                     --------        --------     |      --------        --------
                                                                  |
INCOME (LOSS) FROM CONTINUING                                     |
  OPERATIONS BEFORE REORGANIZATION                                |
  EXPENSES, INCOME TAXES, FRESH-                                  |
  START REPORTING ADJUSTMENT,                                     |
  AND EXTRAORDINARY ITEM                (54.0)           20.4     |          12.3           (69.9)
Reorganization expenses, including                                |
  restructuring items                      --              --     |          34.9           127.3
                                     --------        --------     |      --------        --------
                                                                  |
INCOME (LOSS) FROM CONTINUING                                     |
  OPERATIONS BEFORE INCOME TAXES,                                 |
  FRESH-START REPORTING ADJUSTMENT,                               |
  AND EXTRAORDINARY ITEM                (54.0)           20.4     |         (22.6)         (197.2)
Provision for income taxes                3.6             9.8     |           0.4              --
                                     --------        --------     |      --------        --------
                                                                  |
INCOME (LOSS) FROM CONTINUING                                     |
                                                                  |
  OPERATIONS BEFORE FRESH-START                                   |
  REPORTING ADJUSTMENT AND                                        |
  EXTRAORDINARY ITEM                    (57.6)           10.6     |         (23.0)         (197.2)
</TABLE>
                           (CONTINUED ON NEXT PAGE)


                                      1
`)
    expect(one).toMatchObject({ total_revenue: 946_300_000, operating_income: -63_000_000, end_date: '1995-06-30' })
  })

  it('headings in a margin left of the labels (0000950109-96-001749)', () => {
    const { income_statement: one } = readPrinted(`${cover('UNION PACIFIC CORP', 'December 31, 1995')}
${UNION_PACIFIC_1995}`)
    expect(one).toMatchObject({
      operating_income: 1_341_000_000,
      income_before_taxes: 933_000_000,
      net_income: 946_000_000,
    })
  })

  it('thousands set off by blanks (0000899652-96-000083)', () => {
    const { income_statement: one } = readPrinted(
      `${cover('THE CINCINNATI GAS & ELECTRIC COMPANY', 'December 31, 1995')}${CINCINNATI_1995}`,
    )
    expect(one).toMatchObject({ total_revenue: 1_848_075_000, operating_income: 360_032_000 })
  })

  it('a currency sign inside the bracket of a loss (0000897101-96-000124)', () => {
    const { income_statement: one } = readPrinted(`${cover('VENTURIAN CORP', 'December 31, 1995')}<CAPTION>
VENTURIAN CORP. AND SUBSIDIARIES
Consolidated Statements of Operations
(Dollars in thousands, except per share data)
                                                                                          Years ended December 31,
                                                                                          ------------------------
                                                                                          1995        1994        1993
                                                                                      --------    --------    --------
<S>                                                                                   <C>         <C>         <C>
Net sales                                                                             $ 24,845    $ 25,206    $ 23,045

Cost of products sold                                                                   16,916      18,081      17,047
                                                                                      --------    --------    --------
  Gross profit                                                                           7,929       7,125       5,998

Operating expenses
  Sales and marketing                                                                    2,612       2,748       2,866
  Administrative                                                                         2,927       2,741       2,911
  Warehousing                                                                            1,471       1,490       1,310
                                                                                      --------    --------    --------
    Total operating expenses                                                             7,010       6,979       7,087
                                                                                      --------    --------    --------

Operating profit (loss)                                                                    919         146      (1,089)

Other income (expense)
  Investment income                                                                        114         126         170
  Rental income, net of expenses                                                           456         376          --
  Gain on sale of real estate                                                               64          --          --
  Interest expense                                                                        (428)       (369)       (375)
  Foreign currency gain (loss)                                                              11          (2)       (254)
  Distribution of escrow shares                                                             --          --         291
  Settlement of litigation                                                                  --          --        (225)
  Other                                                                                     --          22          20
                                                                                      --------    --------    --------
                                                                                           217         153        (373)
                                                                                      --------    --------    --------

Earnings (loss) from continuing operations
  before income taxes, discontinued operations and cumulative
  effect of a change in accounting principle                                             1,136         299      (1,462)

Income tax expense                                                                         199          32          --
                                                                                      --------    --------    --------

Earnings (loss) from continuing operations before discontinued operations
  and cumulative effect of a change in accounting principle                                937         267      (1,462)

Discontinued operations
  Earnings (loss) from discontinued operations,
    net of income tax benefit                                                           (1,851)     (3,235)        304
  Write-off net liabilities of PC Express,
    net of income tax expense                                                              756          --          --
                                                                                      --------    --------    --------
                                                                                        (1,095)     (3,235)        304
                                                                                      --------    --------    --------

Loss before cumulative effect
  of a change in accounting principle                                                     (158)     (2,968)     (1,158)

Cumulative effect of a change in accounting
  for postretirement benefits other than pensions                                           --          --        (571)
                                                                                      --------    --------    --------

NET LOSS                                                                              ($   158)   ($ 2,968)   ($ 1,729)
                                                                                      ========    ========    ========

Earnings (loss) per share
  Continuing operations                                                               $   1.25    $    .36    ($  1.96)
  Discontinued operations                                                                (1.46)      (4.33)        .41
  Cumulative effect of a change in accounting principle                                     --          --        (.76)
                                                                                      --------    --------    --------
  NET LOSS PER SHARE                                                                  ($   .21)   ($  3.97)   ($  2.31)
                                                                                      ========    ========    ========

</TABLE>
`)
    expect(one).toMatchObject({ net_income: -158_000, basic_eps: -0.21 })
  })
})

describe('pages', () => {
  it('a second page with the lines per share (0000754811-95-000002)', () => {
    const { income_statement: one } = readPrinted(`${cover('UNITED SERVICES ADVISORS, INC.', 'June 30, 1995')}<TABLE>
<CAPTION>

                                                  UNITED SERVICES ADVISORS, INC.
                                            CONSOLIDATED STATEMENTS OF OPERATIONS

                                                                                                YEAR ENDED JUNE 30,
                                                                               ----------------------------------------------------
                                                                                   1995                1994*               1993*
                                                                               ------------        ------------        ------------
REVENUE (NOTE D)
<S>                                                                            <C>                 <C>                 <C>
  Investment advisory fee ................................................     $  5,508,482        $  5,126,858        $  3,128,183
  Transfer agent fee .....................................................        3,187,037           3,010,097           2,579,741
  Accounting fee .........................................................          421,190             388,454             315,612
  Exchange fee ...........................................................          270,105             320,470             188,126
  Custodial fees .........................................................          503,225             362,758             350,162
  Investment income ......................................................          267,379           1,332,630             544,964
  Mailroom operations ....................................................          169,743             185,283             175,403
  Other ..................................................................           89,868             152,606             111,311
  Government security income (Note F) ....................................        5,353,709                --                  --
                                                                               ------------        ------------        ------------
                                                                                 15,770,738          10,879,156           7,393,502
                                                                               ------------        ------------        ------------
EXPENSES
  General and administrative .............................................        9,405,031           9,455,974           6,629,633
  Depreciation and amortization ..........................................          536,920             480,491             523,864
  Interest expense-note payable and other ................................          266,222             171,716             148,539
  Government security non-cash charge (Note F) ...........................        5,375,269                --                  --
  Interest expense-securities sold under agreement
    to repurchase (Note F & K) ...........................................        5,650,020                --                  --
  Interest expense- convertible subordinated debenture
    to a related party (Note M & O) ......................................          433,136                --                  --
                                                                               ------------        ------------        ------------
                                                                                 21,666,598          10,108,181           7,302,036
                                                                               ------------        ------------        ------------
EARNINGS (LOSS) BEFORE INCOME TAXES, EXTRAORDINARY
ITEM AND CUMULATIVE EFFECT OF CHANGE IN ACCOUNTING .....................         (5,895,860)            770,975              91,466
                                                                               ------------        ------------        ------------
PROVISION (BENEFIT) FOR FEDERAL INCOME TAXES (NOTE P)
  Current ..............................................................               --                47,358              47,166
  Deferred .............................................................         (2,005,142)           (226,023)            (13,259)
                                                                               ------------        ------------        ------------
                                                                                 (2,005,142)           (178,665)             33,907
                                                                               ------------        ------------        ------------
EARNINGS (LOSS) BEFORE EXTRAORDINARY ITEM AND CUMULATIVE
EFFECT OF CHANGE IN ACCOUNTING .........................................         (3,890,718)            949,640              57,559

EXTRAORDINARY ITEM
  Reduction of income taxes arising from utilization of net
    operating loss carryforwards .........................................             --                  --                33,907
                                                                               ------------        ------------        ------------
NET EARNINGS (LOSS) BEFORE CUMULATIVE EFFECT OF
  CHANGE IN ACCOUNTING .................................................         (3,890,718)            949,640              91,466

Cumulative Effect of Change in Accounting for Marketable
  Securities  (net of taxes of $22,298) (Note B) .......................             43,284                --                  --

Cumulative Effect of Change in Accounting for Income Taxes
  (Note B) .............................................................               --               200,420                --
                                                                               ------------        ------------        ------------
NET EARNINGS (LOSS) ....................................................       $ (3,847,434)       $  1,150,060        $     91,466
                                                                               ============        ============        ============
<FN>

 *Reclassified for comparative purposes

                             The accompanying notes are an integral part of these statements.
</FN>
</TABLE>
<PAGE>
<TABLE>
<CAPTION>


                                              UNITED SERVICES ADVISORS, INC.
                                           CONSOLIDATED STATEMENTS OF OPERATIONS
                                                        (CONTINUED)


                                                                                                       YEAR ENDED JUNE 30,
                                                                                     -----------------------------------------------
                                                                                       1995               1994               1993
                                                                                     ---------          ---------          ---------
PER SHARE AMOUNTS
  PRIMARY AND FULLY DILUTED
<S>                                                                                  <C>                <C>                <C>
    Continuing operations ............................. ........................     $  (0.65)          $    0.16          $    0.01
    Extraordinary item ................................ ........................          --                  --                0.01
    Cumulative effect of change in accounting ......... ........................         0.01                0.03               0.00
                                                                                     ---------          ---------          ---------
NET EARNINGS .......................................... ........................     $  (0.64)          $    0.19          $    0.02
                                                                                     ---------          ---------          ---------
WEIGHTED AVERAGE NUMBER OF
SHARES OUTSTANDING
  Primary ............................................. ........................     6,013,393          6,012,151          5,395,696
  Fully diluted ....................................... ........................     6,013,393          6,012,151          5,768,297
                                                                                     =========          =========          =========
<FN>

                             The accompanying notes are an integral part of these statements.
`)
    expect(one).toMatchObject({ net_income: -3_847_434, weighted_avg_shares_basic: 6_013_393 })
  })
})
