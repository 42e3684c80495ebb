/** Balance sheets as they were filed, typed in plain text. */

/** Repurchase agreements first among the liabilities. 0000000000-22-810001 */
export const ELLINGTON = `
CONSOLIDATED BALANCE SHEET
                                                December 31, 2021  December 31, 2020
(In thousands except for share amounts)
ASSETS
Cash and cash equivalents                                $69,028            $58,166
Mortgage-backed securities, at fair value              1,311,361          1,081,380
Other investments, at fair value                             309                292
Due from brokers                                          88,662             47,798
Financial derivatives-assets, at fair value                6,638              2,791
Reverse repurchase agreements                            117,505                 --
Interest receivable                                        4,504              4,114
Other assets                                                 459                270
Total Assets                                          $1,598,466         $1,194,811
LIABILITIES AND SHAREHOLDERS' EQUITY
LIABILITIES
Repurchase agreements                                 $1,064,835         $1,015,245
Payable for securities purchased                         255,136                 --
Due to brokers                                             1,959              1,064
Financial derivatives-liabilities, at fair value           1,103              6,630
U.S. Treasury securities sold short, at fair value       117,195                 --
Dividend payable                                           1,311              3,456
Accrued expenses                                           1,236                918
Management fee payable to affiliate                          581                626
Interest payable                                             885                470
Total Liabilities                                      1,444,241          1,028,409
SHAREHOLDERS' EQUITY
Common shares, par value $0.01 per share                     131                123
Additional paid-in-capital                               238,865            229,614
Accumulated deficit                                      (84,771)           (63,335)
Total Shareholders' Equity                               154,225            166,402
Total Liabilities and Shareholders' Equity            $1,598,466         $1,194,811
`

/** Redeemable stock under a printed total, less what is held in treasury and for employees. 0000849979-96-000001 */
export const WEIRTON = `
Consolidated Balance Sheets
Weirton Steel Corporation
                                     December 31,
(Dollars in thousands,
except per share data)              1995            1994
ASSETS:
Current assets:
<S>                             <C>             <C>
Cash and equivalents, includes
restricted cash of $1,373
and $1,329, respectively           $131,811        $62,905
Receivables, less allowances
$8,688 and $6,405,respectively      150,213        131,902
Inventories                         255,360        270,518
Deferred income taxes                49,245         42,570
Other current assets                  7,400          5,603
Total current assets                594,029        513,498
Property, plant and equipment,
net                                 586,430        588,903
Intangible asset                     31,412         17,213
Deferred income taxes                86,205         98,493
Other assets and deferred
charges                              15,945         12,813
TOTAL ASSETS                     $1,314,021     $1,230,920
                                  =========      =========
LIABILITIES:
Current liabilities:
Payables                         $  123,105     $  136,038
Employment costs                     89,793         84,487
Pension liability                    12,471           -
Taxes other than
income taxes                         19,376         21,256
Income taxes                           -             4,579
Other                                 8,981         10,679
Total current liabilities           253,726        257,039
Long term debt obligations          407,869        394,505
Long term pension obligation         94,689         68,093
Postretirement benefits other
than pensions                       317,893        316,185
Other long term liabilities          25,348         31,429
TOTAL LIABILITIES                 1,099,525      1,067,251
REDEEMABLE STOCK:
Preferred stock, 7,500,000
shares authorized:
Preferred stock, Series A,
$0.10 par value; 1,769,865
and1,800,000 shares
authorized; 1,769,865 and
1,787,688shares issued;
1,764,791 and 1,754,327
subject to put                       25,589         26,013
Less: Preferred treasury
stock, Series A, at cost,
40,423 and 33,361 shares               (586)          (326)
Deferred ESOP compensation           (9,135)       (11,202)
TOTAL REDEEMABLE STOCK               15,868         14,485
                                   =========       ========
STOCKHOLDERS' EQUITY:
Preferred stock, Series A,
$0.10 par value;
5,074 and 12,312 shares not
subject to put                           74            87
Common stock, $0.01 par value;
50,000,000 shares
authorized; 42,289,944 and
42,027,405 shares issued                423           420
Additional paid-in capital          454,197       452,746
Common shares issuable, 332,076
and 348,040 shares                    1,170         1,747
Retained earnings (deficit)        (255,354)     (303,710)
Less: Common treasury stock,
at cost, 275,829 and
373,340 shares                       (1,882)       (2,106)
TOTAL STOCKHOLDERS' EQUITY          198,628       149,184

TOTAL LIABILITIES, REDEEMABLE
STOCK AND STOCKHOLDERS'
EQUITY                            $1,314,021    $1,230,920
`

/** A utility's sheet: plant, then capitalization, totals without captions. 0000899652-96-000083 */
export const UNION_LIGHT = `
                   THE UNION LIGHT, HEAT AND POWER COMPANY

                                BALANCE SHEETS

ASSETS

                                                            December 31
                                                         1995          1994
                                                       (dollars in thousands)
<S>                                                   <C>            <C>
Utility Plant - Original Cost
  In service
    Electric                                           $188 508       $179 098
    Gas                                                 140 604        134 103
    Common                                               19 068         19 122
                                                        348 180        332 323
  Accumulated depreciation                              112 812        104 113
                                                        235 368        228 210
  CWIP                                                    7 863          8 638
      Total utility plant                               243 231        236 848

Current Assets
  Cash and temporary cash investments                     1 750          1 071
  Accounts receivable less accumulated provision
    of $1,035 in 1995 and $457 in 1994 for doubtful
    accounts (Note 7)                                    37 895         33 892
  Materials, supplies, and fuel - at average cost
    Gas stored for current use                            4 513          6 216
    Other materials and supplies                          1 215          1 406
  Property taxes applicable to subsequent year            2 350          2 200
  Prepayments and other                                     485            593
                                                         48 208         45 378

Other Assets
  Regulatory assets
    Deferred merger costs                                 1 785          1 785
    Unamortized costs of reacquiring debt                 2 526           -
    Other                                                 2 548          2 718
  Other                                                   1 499            399
                                                          8 358          4 902

                                                       $299 797       $287 128
The accompanying notes are an integral part of these financial statements.
                         THE UNION LIGHT, HEAT AND POWER COMPANY

CAPITALIZATION AND LIABILITIES

                                                            December 31
                                                         1995          1994
                                                       (dollars in thousands)
<S>                                                   <C>            <C>
Common Stock Equity (Note 3)
  Common stock - $15.00 par value;
    authorized shares - 1,000,000;
    outstanding shares - 585,333 in 1995
    and 1994                                           $  8 780       $  8 780
  Paid-in capital                                        18 839         18 839
  Retained earnings                                      82 863         74 203
      Total common stock equity                         110 482        101 822

Long-term Debt (Note 5)                                  54 377         89 238
      Total capitalization                              164 859        191 060

Current Liabilities
  Long-term debt due within one year (Note 5)            15 000           -
  Notes payable (Note 6)                                   -            14 500
  Accounts payable                                       11 057          6 049
  Accounts payable to affiliated companies               44 708         15 606
  Accrued taxes                                           1 993          2 876
  Accrued interest                                        1 549          2 123
  Other                                                   5 505          4 123
                                                         79 812         45 277

Other Liabilities
  Deferred income taxes (Note 12)                        23 728         23 226
  Unamortized investment tax credits                      5 079          5 364
  Accrued pension and other postretirement
    benefit costs (Notes 10 and 11)                      12 202         10 356
  Amounts due to customers - income taxes                 4 717          4 282
  Other                                                   9 400          7 563
                                                         55 126         50 791
Commitments and Contingencies (Note 13)
                                                       $299 797       $287 128
`

/** Captions in a margin left of the labels; lines that stand in the margin alone. 0000912057-95-001626 */
export const WACKENHUT = `
CONSOLIDATED BALANCE SHEETS
(IN THOUSANDS EXCEPT SHARE DATA)


JANUARY 1, 1995 and JANUARY 2, 1994

                                                                                                        1994              1993
- -------------------------------------------------------------------------------------------------------------------------------
<S>                                   <C>                                                           <C>               <C>
ASSETS
CURRENT ASSETS
                                      Cash and cash equivalents                                     $   13,808        $    7,821
                                      Accounts receivable, less allowance for doubtful
                                        accounts of $1,056 in 1994 and $687 in 1993                    100,425            94,937
                                      Inventories                                                        7,179             6,243
                                      Other                                                             16,233            14,760
                                                                                                    ----------------------------
                                                                                                       137,645           123,761
                                      ------------------------------------------------------------------------------------------
NOTES RECEIVABLE                                                                                         1,646             2,085
                                      ------------------------------------------------------------------------------------------
MARKETABLE SECURITIES AND
   CERTIFICATES OF DEPOSIT            - casualty reinsurance subsidiary                                 11,495            24,843
                                      ------------------------------------------------------------------------------------------
PROPERTY AND EQUIPMENT,               at cost                                                           45,928            51,497
                                      Accumulated depreciation                                         (15,102)          (13,374)
                                      ------------------------------------------------------------------------------------------
                                                                                                        30,826            38,123
                                      ------------------------------------------------------------------------------------------
DEFERRED TAX ASSET, NET                                                                                 11,021             6,374
                                      ------------------------------------------------------------------------------------------
OTHER ASSETS                          Investment in and advances to foreign affiliates, at
                                        cost, including equity in undistributed earnings
                                        of $2,066 in 1994 and $2,370 in 1993                             6,165             5,742
                                      Other                                                             13,959            10,369
                                                                                                    -----------------------------
                                                                                                        20,124            16,111
                                                                                                    -----------------------------
                                                                                                    $  212,757        $  211,297
- ---------------------------------------------------------------------------------------------------------------------------------
LIABILITIES AND SHAREHOLDERS' EQUITY
CURRENT LIABILITIES                   Current portion of long-term debt                             $       --        $   10,456
                                      Notes payable                                                      3,765                --
                                      Accounts payable                                                  14,839            15,995
                                      Accrued payroll and related taxes                                 25,761            22,444
                                      Accrued expenses                                                  20,609            18,703
                                      Deferred tax liability, net                                          596                --
                                                                                                    ----------------------------
                                                                                                        65,570            67,598
                                      ------------------------------------------------------------------------------------------
RESERVES FOR LOSSES                   - casualty reinsurance subsidiary                                 38,450            33,500
                                      ------------------------------------------------------------------------------------------
LONG-TERM DEBT                                                                                          38,991            57,484
                                      ------------------------------------------------------------------------------------------
OTHER                                                                                                    4,029             3,421
                                      ------------------------------------------------------------------------------------------
COMMITMENTS AND
   CONTINGENCIES                      (notes 6, 12 and 14)                                                  --                --
                                      ------------------------------------------------------------------------------------------
MINORITY INTEREST                                                                                        8,258             1,932
                                      ------------------------------------------------------------------------------------------
SHAREHOLDERS' EQUITY                  Preferred stock, 10,000,000 shares authorized
                                      Common stock, $.10 par value, 20,000,000
                                        shares authorized
                                        Series A, 3,858,885 issued and outstanding in 1994 and 1993        386               386
                                        Series B, 5,794,539 issued and outstanding in 1994 and
                                           3,858,885 in 1993                                               579               386
                                      Additional paid-in capital                                        38,919            26,234
                                      Retained earnings                                                 21,681            23,268
                                      Cumulative translation adjustment                                 (3,552)           (3,058)
                                      Unrealized (loss) gain on marketable securities                     (554)              146
                                                                                                    ----------------------------
                                                                                                        57,459            47,362
                                      ------------------------------------------------------------------------------------------
                                                                                                    $  212,757        $  211,297
- --------------------------------------------------------------------------------------------------------------------------------
`

/** Captions that go on over lines longer than those of prose. 0000950144-96-001457 */
export const VOLUNTEER = `
CONSOLIDATED BALANCE SHEETS

                                                                                        DECEMBER 31      January 1
                                                                                            1995             1995
- ------------------------------------------------------------------------------------------------------------------
                                                       ASSETS
<S>                                                                                     <C>            <C>
CURRENT ASSETS
   Cash and cash equivalents                                                            $ 2,234,000    $14,802,000
   Short-term investments                                                                   505,000      1,000,000
   Accounts and notes receivable, including current portion of direct financing
   leases, net of allowances for possible losses                                            313,000        155,000
   Inventories at lower of cost (first-in, first-out method) or market                      848,000        577,000
   Deferred income taxes                                                                  1,541,000        699,000
   Prepaid expenses and other current assets                                                484,000        215,000
- ------------------------------------------------------------------------------------------------------------------
        TOTAL CURRENT ASSETS                                                              5,925,000     17,448,000
INVESTMENT SECURITIES                                                                            --        510,000
OTHER ASSETS
   Direct financing leases, net of unearned income of $245,000 and $305,000 at
      December 31, 1995, and January 1, 1995, respectively, and current portion             379,000        434,000
   Other                                                                                    712,000        672,000
- ------------------------------------------------------------------------------------------------------------------
                                                                                          1,091,000      1,106,000
PROPERTY AND EQUIPMENT, at cost, less allowances for depreciation and amortization       46,915,000     29,776,000
DEFERRED INCOME TAXES                                                                     3,995,000      2,752,000
DEFERRED CHARGES, less accumulated amortization of $2,008,000 and
   $1,397,000 at December 31, 1995, and January 1, 1995, respectively                     2,214,000      1,714,000
- ------------------------------------------------------------------------------------------------------------------
                                                                                        $60,140,000    $53,306,000
- ------------------------------------------------------------------------------------------------------------------
                                          LIABILITIES AND STOCKHOLDERS' EQUITY
CURRENT LIABILITIES
   Accounts payable                                                                     $ 3,704,000    $ 3,089,000
   Accrued expenses and other current liabilities                                         4,151,000      3,310,000
   Current portion of long-term debt and obligations under capital leases                   297,000        350,000
- ------------------------------------------------------------------------------------------------------------------
        TOTAL CURRENT LIABILITIES                                                         8,152,000      6,749,000
LONG-TERM DEBT AND OBLIGATIONS UNDER CAPITAL LEASES, (including $1,984,000
   and $2,048,000 due to a related party at December 31, 1995, and
   January 1, 1995, respectively) net of portion classified as current                   18,512,000     18,847,000
DEFERRED COMPENSATION AND OTHER DEFERRED CREDITS                                            501,000        406,000
STOCKHOLDERS' EQUITY
   Common Stock, par value $.05 per share: Authorized l0,000,000 shares;
     issued 5,276,972 and 5,240,481 shares at December 31, 1995,
     and January 1, 1995, respectively                                                      264,000        262,000
   Preferred Stock, no par value: Authorized 1,000,000 shares; none issued                       --             --
   Additional paid-in capital                                                            29,199,000     28,718,000
   Retained earnings (accumulated deficit)                                                4,540,000       (476,000)
- ------------------------------------------------------------------------------------------------------------------
                                                                                         34,003,000     28,504,000
   Note receivable--Employee Stock Ownership Plan                                        (1,028,000)    (1,200,000)
- ------------------------------------------------------------------------------------------------------------------
        TOTAL STOCKHOLDERS' EQUITY                                                       32,975,000     27,304,000
COMMITMENTS AND CONTINGENCIES
- ------------------------------------------------------------------------------------------------------------------
                                                                                        $60,140,000    $53,306,000
- ------------------------------------------------------------------------------------------------------------------
`

/** Captions that go on below their figures. 0000755001-96-000005 */
export const UNITIL = `
CONSOLIDATED BALANCE SHEETS

ASSETS
                                             December 31,
                                        1995             1994

Utility Plant:
     Electric                       $148,458,414     $142,311,415
     Gas                              27,220,705       25,652,522
     Common                            8,494,093        9,783,183
     Construction Work in Progress     6,003,991        1,029,681

Utility Plant                        190,177,203      178,776,801
Less: Accumulated Depreciation        60,682,742       57,203,799
Net Utility Plant                    129,494,461      121,573,002

Other Property & Investments              42,448          137,698


Current Assets:
     Cash                              3,397,931        3,810,123
     Accounts Receivable - Less
Allowance for Doubtful Accounts of    14,931,699       13,281,686
$622,596 and $573,849
     Materials and Supplies            2,275,865        2,089,979
     Prepayments                         434,727          408,701
     Accrued Revenue                   2,577,715        2,292,297
          Total Current Assets        23,617,937       21,882,786


Deferred Assets:
     Debt Issuance Costs                 885,258          955,931
     Cost of Abandoned Properties     27,254,791       28,772,838
     Prepaid Pension Costs             6,689,093        5,801,714
     Other Deferred Assets            23,718,296       25,397,492
          Total Deferred Assets       58,547,438       60,927,975

TOTAL                               $211,702,284     $204,521,461


  (The accompanying Notes are an integral part of these statements.)




CAPITALIZATION AND LIABILITIES
                                                   December 31,
                                              1995             1994

Capitalization:
     Common Stock Equity               $63,894,789      $59,997,198
     Preferred Stock,                      225,000          225,000
        Non-Redeemable, Non-Cumulative
     Preferred Stock, Redeemable,        3,773,900        3,868,600
        Cumulative
     Long-Term Debt, Less Current       62,211,000       65,288,231
        Portion
          Total Capitalization         130,104,689      129,379,029

Capitalized Leases, Less Current         3,732,947        3,377,389
   Portion

Current Liabilities:
     Long-Term Debt, Current Portion     1,294,000          292,090
     Short-Term Debt                     2,700,000            ----
     Accounts Payable                   14,565,075       12,491,041
     Dividends Declared and Payable        170,796          152,210
     Refundable Customer Deposits        2,237,851        2,482,779
     Taxes Accrued                         216,596         (345,243)
     Interest Accrued                    1,425,876        1,376,477
     Capitalized Leases, Current Portion   741,832          460,152
     Accrued and Other Current           2,202,096        2,546,878
        Liabilities
          Total Current Liabilities     25,554,122       19,456,384

Deferred Liabilities:
     Investment Tax Credits              1,803,821        2,006,168
     Other Deferred Liabilities          9,763,878        9,212,872
          Total Deferred Liabilities   11,567,699       11,219,040

Deferred Income Taxes                   40,742,827       41,089,619

Commitments and Contingencies (Note 10)

  TOTAL                               $211,702,284     $204,521,461
`

/** A bank's commitment to buy back its stock, between the totals of liabilities and of equity. 0000950131-96-001177 */
export const UMB = `
                           UMB FINANCIAL CORPORATION

                           CONSOLIDATED BALANCE SHEET

                                                      DECEMBER 31
                                            ----------------------------------
                                               1995        1994        1993
                                            ----------  ----------  ----------
                                                     (IN THOUSANDS)
<S>                                         <C>         <C>         <C>
ASSETS
Loans:
 Commercial, financial and agricultural...  $1,198,808  $1,135,827  $1,103,306
 Consumer.................................     784,481     688,672     591,383
 Real estate..............................     467,570     444,565     466,157
 Leases...................................       2,057       2,157       1,627
 Unearned interest........................        (390)     (1,604)     (2,712)
 Allowance for loan losses................     (32,685)    (32,527)    (35,590)
                                            ----------  ----------  ----------
 Net loans................................  $2,419,841  $2,237,090  $2,124,171
Securities available for sale:
 U.S. Treasury and agencies...............  $2,184,383  $2,211,711  $2,615,783
 Mortgage-backed..........................     145,781      55,477      73,472
 Equity and other.........................       6,410       8,025      10,957
                                            ----------  ----------  ----------
 Total securities available for sale......  $2,336,574  $2,275,213  $2,700,212
Investment securities:
 State and political subdivisions.........  $  311,757  $  298,556  $  278,944
 Mortgage-backed..........................          --      86,278          --
                                            ----------  ----------  ----------
 Total investment securities (market value
  of $313,173, $373,644 and $282,346,
  respectively)...........................  $  311,757  $  384,834  $  278,944
Federal funds sold........................      55,300     289,414      75,994
Securities purchased under agreements to
 resell...................................      33,865     244,685     263,181
Trading securities and other..............      86,011      30,982      83,746
                                            ----------  ----------  ----------
 Total earning assets.....................  $5,243,348  $5,462,218  $5,526,248
Cash and due from banks...................     696,407     770,813     666,368
Bank premises and equipment, net..........     147,576     130,261     128,898
Accrued income............................      79,149      81,219      72,551
Premiums on and intangibles of purchased
 banks....................................      74,739      78,091      85,286
Other assets..............................      40,109      76,418      49,475
                                            ----------  ----------  ----------
 Total assets.............................  $6,281,328  $6,599,020  $6,528,826
                                            ==========  ==========  ==========
LIABILITIES AND SHAREHOLDERS' EQUITY
Deposits:
 Noninterest-bearing demand...............  $1,634,960  $1,570,478  $1,488,278
 Interest-bearing demand and savings......   1,877,019   2,421,149   2,364,341
 Time deposits under $100,000.............     977,666     949,728   1,058,354
 Time deposits of $100,000 or more........     324,038     191,479     250,756
                                            ----------  ----------  ----------
 Total deposits...........................  $4,813,683  $5,132,834  $5,161,729
Federal funds purchased...................      48,400     139,800      26,210
Securities sold under agreements to repur-
 chase....................................     672,940     661,203     598,872
Short-term debt...........................         501         872       1,453
Long-term debt............................      40,736      46,330      51,529
Accrued expenses and taxes................      63,135      38,638      56,754
Other liabilities.........................      19,493      22,037      45,636
                                            ----------  ----------  ----------
 Total liabilities........................  $5,658,888  $6,041,714  $5,942,183
                                            ----------  ----------  ----------
Common stock repurchase commitment          $   46,481  $       --  $       --
                                            ----------  ----------  ----------
Common stock, $1.00 par. Authorized
 23,000,000 shares; 22,547,521 shares is-
 sued.....................................  $   22,548  $   20,678  $  236,579
Capital surplus...........................     522,892     442,606     167,368
Retained earnings.........................     136,943     182,159     208,557
Net unrealized gain (loss) on securities
 available for sale.......................       3,612     (35,211)     14,333
Treasury stock 1,972,239; 1,676,451; and
 1,300,346 shares, at cost, respectively..     (63,555)    (52,926)    (40,194)
Common stock repurchase commitment,
 1,068,533 shares at December 31, 1995....     (46,481)         --          --
                                            ----------  ----------  ----------
 Total shareholders' equity...............  $  575,959  $  557,306  $  586,643
                                            ----------  ----------  ----------
 Total liabilities and shareholders' equi-
  ty......................................  $6,281,328  $6,599,020  $6,528,826
`

/** A subtotal printed twice above total assets that have no caption either. 0000912057-95-011788 */
export const VALUE_PROPERTY = `
                                     BALANCE SHEET
                               YEARS ENDED SEPTEMBER 30
                                        ASSETS
                                                             1995                    1994
                                                     -------------------      ------------------
                                                     (Post Confirmation)      (Pre-Confirmation)
ASSETS HELD FOR SALE:
    Mortgage loans                                      $  21,966,000           $  38,051,000
    Investment in partnerships                              5,220,000               6,247,000
    Real estate owned                                      42,059,000              47,768,000
                                                        --------------          --------------
                                                           69,245,000              92,066,000
                                                        --------------          --------------
ASSETS HELD FOR INVESTMENT:
    Mortgage loans                                         35,013,000              60,712,000
    Investment in partnerships                             20,648,000              27,601,000
    Notes receivable                                          633,000                 917,000
    Real estate owned                                      81,581,000             128,677,000
                                                        --------------          --------------
                                                          137,875,000             217,907,000
                                                        --------------          --------------
                                                          207,120,000             309,973,000
      Less allowance for                                            -             (13,430,000)
                                                        --------------          --------------
                                                          207,120,000             296,543,000
Cash and cash equivalents                                   9,977,000              57,349,000
Restricted cash                                             6,791,000               2,983,000
Interest receivable and other assets                        8,441,000               7,865,000
                                                        --------------          --------------
                                                        $ 232,329,000           $ 364,740,000
                                                        --------------          --------------
                                                        --------------          --------------
                                             LIABILITIES
Senior Secured Notes (Due 2002)                         $ 109,975,000           $           -
Senior Secured Notes (Due 1995)                                     -             290,000,000
Mortgage payable                                           17,535,000              17,593,000
Accounts payable and accrued expenses                       4,745,000               4,546,000
Interest payable                                                    -              32,568,000
                                                        --------------          --------------
                                                          132,255,000             344,707,000
                                                        --------------          --------------
                                         SHAREHOLDERS' EQUITY
Preferred shares, $1 par value: 3,500,000 shares
  authorized, none issued                                           -                       -
Common shares, $1 par value: 20,000,000 shares
  authorized, 11,226,000 shares issued and
  outstanding                                              11,226,000              11,226,000
Additional paid-in capital                                 88,848,000             182,375,000
Accumulated Deficit                                                 -            (173,568,000)
                                                        --------------          --------------
      Total shareholders' equity                          100,074,000              20,033,000
                                                        --------------          --------------
                                                        --------------          --------------
                                                        $ 232,329,000           $ 364,740,000
                                                        --------------          --------------
                                                        --------------          --------------
`
