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
