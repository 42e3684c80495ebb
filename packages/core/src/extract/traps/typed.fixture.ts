/** What several tests of text as filed in the 1990s share. */

/** The cover of an annual report, made. */
export const cover = (company: string, ended: string) => `                              FORM 10-K
            For the fiscal year ended ${ended}
                        ${company}
     (Exact name of registrant as specified in its charter)
<PAGE>
`

/** The Cincinnati Gas & Electric Company, 10-K for 1995 (0000899652-96-000083), its statement in a combined report, as filed. */
export const CINCINNATI_1995 = `                         THE CINCINNATI GAS & ELECTRIC COMPANY

                           CONSOLIDATED STATEMENTS OF INCOME

                                           1995           1994           1993
                                                     (in thousands)
<S>                                    <C>            <C>            <C>
Operating Revenues (Note 2)
  Electric (including $30,104, $4,667,
    and $930 from affiliated companies
    for 1995, 1994, and 1993,
    respectively)                        1 437 223      1 345 787      1 282 445
  Gas                                      410 852        442 398        469 296
                                         1 848 075      1 788 185      1 751 741

Operating Expenses
  Fuel used in electric production         327 353        325 470        333 279
  Gas purchased                            206 250        248 293        280 836
  Purchased and exchanged power
    Non-affiliated companies                13 870         12 349         12 865
    Affiliated companies                    42 575          8 583          9 594
  Other operation                          291 874        336 030        257 407
  Maintenance                               94 688        106 810        108 857
  Depreciation                             158 986        156 676        152 061
  Amortization of phase-in deferrals         9 091           -              -
  Post-in-service deferred operating
    expenses - net                           3 290          3 290         (6 471)
  Phase-in deferred depreciation              -            (2 161)        (8 524)
  Income taxes (Note 12)                   136 386        104 128        108 970
  Taxes other than income taxes            203 680        197 381        183 367
                                         1 488 043      1 496 849      1 432 241

Operating Income                           360 032        291 336        319 500

Other Income and Expenses - Net
  Allowance for equity funds used
    during construction                      1 790          1 971          3 154
  Post-in-service carrying costs              -              -            12 100
  Phase-in deferred return                   8 537         15 351         35 334
  Write-off of a portion of Zimmer            -              -          (234 844)
  Income taxes (Note 12)
    Related to the write-off of a
      portion of Zimmer                       -              -            12 085
    Other                                    4 587          6 619          9 405
  Other - net                                4 221         (6 726)        (9 551)
                                            19 135         17 215       (172 317)

Income Before Interest                     379 167        308 551        147 183

Interest
  Interest on long-term debt               143 334        150 386        157 044
  Other interest                             3 486          2 831          2 449
  Allowance for borrowed funds used
    during construction                     (3 854)        (2 977)        (3 586)
                                           142 966        150 240        155 907

Net Income (Loss)                          236 201        158 311         (8 724)

Preferred Dividend Requirement              17 673         22 377         25 160

Net Income (Loss) Applicable to
  Common Stock                          $  218 528     $  135 934     $  (33 884)
<FN>
The accompanying notes are an integral part of these consolidated financial statements.
</TABLE>
<PAGE>
<TABLE>
<CAPTION>
`

/** Whirlpool Corporation, 10-K for 1995 (0000950131-96-001100), its statement as filed. */
export const WHIRLPOOL_1995 = `<PAGE>

  1995   CONSOLIDATED STATEMENTS OF EARNINGS


<TABLE>
<CAPTION>
                                                    Whirlpool Corporation (Consolidated)
Year ended December 31                             ______________________________________
(millions of dollars except per share data)        -- 1995 --    -- 1994 --    -- 1993 --
=========================================================================================
- -----------------------------------------------------------------------------------------
<S>                                                <C>           <C>           <C>
Revenues
- --------
Net sales                                            $8,163        $7,949        $7,368
Financial services                                      184           155           165
- -----------------------------------------------------------------------------------------
                                                      8,347         8,104         7,533
Expenses
- --------
Cost of products sold                                 6,245         5,952         5,503
Selling and administrative                            1,609         1,490         1,433
Financial services interest                              66            51            59
Intangible amortization                                  31            24            25
Gain on dispositions                                     --           (60)           --
Restructuring costs                                      --           250            31
- -----------------------------------------------------------------------------------------
                                                      7,951         7,707         7,051

  Operating Profit (Loss)                               396           397           482
  -----------------------

Other Income (Expense)
- ----------------------
Interest and sundry                                     (13)            9             6
Interest expense                                       (141)         (114)         (113)
- -----------------------------------------------------------------------------------------
  Earnings (Loss) Before Income Taxes, Other
   Items and Accounting Change                          242           292           375

Income taxes                                            100           176           148
- -----------------------------------------------------------------------------------------
  Earnings (Loss) Before Equity Earnings,
   Minority Interests and Accounting Change             142           116           227

Equity in WFC                                            --            --            --
Equity in affiliated companies                           72            59            16
Minority interests                                       (5)          (17)          (12)
- -----------------------------------------------------------------------------------------
  Net Earnings (Loss) Before Cumulative Effect
   of Accounting Change                                 209           158           231

Cumulative effect of accounting change for
 postretirement benefits                                 --            --          (180)
=========================================================================================
  Net Earnings (Loss)                                $  209        $  158        $   51
- -----------------------------------------------------------------------------------------
Per share of common stock:
  Primary earnings before accounting change          $ 2.80        $ 2.10        $ 3.19
  Primary earnings                                   $ 2.80        $ 2.10        $ 0.67
  Fully diluted earnings before accounting change    $ 2.76        $ 2.09        $ 3.11
  Fully diluted earnings                             $ 2.76        $ 2.09        $ 0.67
  Cash dividends                                     $ 1.36        $ 1.22        $ 1.19

Average number of common shares outstanding
`

/** Union Pacific Corporation, 10-K for 1995 (0000950109-96-001749), its statement as filed. */
export const UNION_PACIFIC_1995 = `<TABLE>
<CAPTION>
                       STATEMENT OF CONSOLIDATED INCOME

 ------------------------------------------------------------------------------------------
               Union Pacific Corporation and Subsidiary Companies


               Millions of Dollars, Except Per Share
               Amounts                                       1995       1994      1993
- -------------------------------------------------------------------------------------------
<S>            <C>                                          <C>        <C>       <C>
Operating      Railroad, trucking
Revenues          and other (Note 4)                        $7,486     $6,492    $6,002
                                                            -------------------------------
Operating      Salaries, wages and employee benefits         2,826      2,460     2,377
Expenses       Equipment and other rents                       769        622       553
               Depreciation and amortization (Note 3)          642        541       508
               Fuel and utilities (Note 5)                     574        480       485
               Materials and supplies                          377        344       329
               Other costs                                     957        801       638
                                                            ------------------------------
               Total                                         6,145      5,248     4,890
                                                            ------------------------------
Income         Operating Income                              1,341      1,244     1,112
               Other Income - Net (Note 13)                    141        100        79
               Interest Expense (Notes 5 and 8)               (450)      (347)     (362)
               Corporate Expenses                              (99)       (99)      (99)
                                                            ------------------------------
               Income before Income Taxes                      933        898       730
               Income Taxes (Notes 4 and 7)                   (314)      (330)     (318)
                                                            ------------------------------
               Income from Continuing Operations               619        568       412

               Discontinued Operations(Note 2):
               Provision for disposal of USPCI,
                 Inc.- net of tax benefits of $196
                 million                                        --       (404)       --
               Income from operations of discontinued
                 businesses - net of income taxes of
                 $100 million, $127 million and $132
                 million in 1995, 1994 and 1993,
                 respectively                                  327        382       234
                                                            ------------------------------
               Income (Loss) from Discontinued Operations      327        (22)      234
                                                            ------------------------------
               Income before Cumulative Effect
                of Changes in Accounting Principles            946        546       646
</TABLE>


<TABLE>
<S>            <C>                                          <C>       <C>       <C>
               Cumulative Effect to January 1, 1993
                of Changes in Accounting Principles
                (Note 4)                                        --        --      (116)
                                                            ------------------------------
               Net Income                                   $  946    $  546    $  530

- ------------------------------------------------------------------------------------------
Per Share      Income from Continuing Operations            $ 3.01    $ 2.76    $ 2.00

               Income (Loss) from Discontinued Operations     1.59     (0.10)     1.14
               Cumulative Effect to January 1, 1993
                  of Changes in Accounting Principles           --        --     (0.56)

               Net Income                                     4.60      2.66      2.58
               Dividends                                      1.72      1.66      1.54
- ------------------------------------------------------------------------------------------
</TABLE>

             The accompanying accounting policies and notes to the financial
`
