/** Statements of cash flows as they were filed, typed in plain text. */

/** Cash from operations is the first line; how it came about stands below the foot. 0000891618-94-000265 */
export const VARIAN = `
CONSOLIDATED STATEMENTS OF CASH FLOWS

Varian Associates, Inc. and Subsidiary Companies

                                                                                                   Fiscal Years
                                                                                   ---------------------------------------------
(Dollars in thousands)                                                               1994              1993               1992
- - - --------------------------------------------------------------------------------------------------------------------------------
<S>                                                                                <C>              <C>                 <C>
OPERATING ACTIVITIES
        Net Cash Provided by Operating Activities                                  $120,251         $ 89,815            $130,812

INVESTING ACTIVITIES
      Proceeds from sale of property, plant, and equipment                           18,320            5,228               2,735
      Purchase of property, plant, and equipment                                    (62,584)         (45,102)            (48,605)
      Purchase of businesses, net of cash acquired                                      133          (11,879)                -
      Other                                                                          (7,252)          (6,099)             (6,361)
                                                                                   --------         --------            --------
        Net Cash Used by Investing Activities                                       (51,383)         (57,852)            (52,231)
                                                                                   --------         --------            --------
FINANCING ACTIVITIES
      Net borrowings (payments) on short-term obligations                           (12,042)          12,549               1,232
      Proceeds from long-term borrowings                                               -              60,000                 -
      Principal payments on long-term debt                                           (6,071)         (49,238)            (18,512)
      Proceeds from common stock issued to employees                                 27,592           27,067              16,082
      Purchase of common stock                                                      (63,669)         (72,228)            (54,468)
      Dividends paid                                                                 (7,590)          (6,761)             (6,373)
      Other                                                                             392              512                (801)
                                                                                   --------         --------            --------
        Net Cash Used by Financing Activities                                       (61,388)         (28,099)            (62,840)
                                                                                   --------         --------            --------
EFFECTS OF EXCHANGE RATE CHANGES ON CASH                                             (1,915)           2,700              (3,363)
                                                                                   --------         --------            --------
        Net Increase in Cash and Cash Equivalents                                     5,565            6,564              12,378
        Cash and Cash Equivalents at Beginning of Year                               73,307           66,743              54,365
                                                                                   --------         --------            --------
        Cash and Cash Equivalents at End of Year                                   $ 78,872         $ 73,307            $ 66,743
                                                                                   ========         ========            ========
DETAIL OF NET CASH PROVIDED BY OPERATING ACTIVITIES
      Net Earnings                                                                 $ 79,358           45,803            $ 38,656
      Adjustments to reconcile net earnings to
       net cash provided by operating activities
        Depreciation                                                                 48,029           45,266              44,465
        Deferred taxes                                                               (8,283)           2,900               1,062
        Amortization of intangibles                                                   4,484            4,429               4,477
        Changes in assets and liabilities:
            Accounts receivable                                                     (40,765)         (26,214)             (4,760)
            Inventories                                                             (17,374)          16,003              10,263
            Other current assets                                                        550           (1,646)              3,935
            Accounts payable - trade                                                 18,226            1,972              (3,376)
            Accrued expenses                                                         37,929           (5,955)             20,394
            Product warranty                                                          5,871            2,056                  75
            Advance payments from customers                                          (3,503)           1,629              10,315
        Other                                                                        (4,271)           3,572               5,306
                                                                                   --------         --------            --------
        Net Cash Provided by Operating Activities                                  $120,251         $ 89,815            $130,812
                                                                                   ========         ========            ========
See accompanying Notes to the Consolidated Financial Statements.
`

/** The change in cash has its caption on a line of its own and "during the year" beside the figures. 0000950130-95-000737 */
export const VARITY = `
CONSOLIDATED STATEMENTS OF CASH FLOWS

(Dollars in millions)                                                  Varity Corporation and subsidiaries
- --------------------------------------------------------------------  -------------------------------------
Years ended January 31,                                                   1995          1994           1993
                                                                      --------      --------       --------
<S>                                                                   <C>           <C>            <C>
CASH FLOWS FROM OPERATING ACTIVITIES:
   Net income (loss)................................................  $  144.7      $  (71.5)      $   27.0
   Adjustments to reconcile net income (loss) to cash
       provided by operating activities:
          Depreciation and amortization.............................      78.0          65.4           99.4
          Gain on sales of fixed assets.............................      (0.5)            -           (0.3)
          Non-recurring gain........................................         -             -          (17.3)
          Deferred income taxes.....................................       2.0           7.5            2.2
          Equity in earnings of associated companies
              in excess of dividends received.......................     (12.8)        (11.0)          (0.6)
          Gain on sale of discontinued operation....................     (23.2)            -              -
          Extraordinary loss .......................................         -           1.7            6.4
          Cumulative effect of changes in accounting principles.....         -         146.1              -
          Changes in:
              Receivables...........................................     (12.8)        (46.4)         (33.2)
              Inventories...........................................       0.8         (13.4)           1.3
              Prepaid expenses and other............................      (2.9)          7.4            1.2
              Accounts payable and accrued liabilities..............      (3.4)          2.0          (25.9)
              Other long-term liabilities...........................     (96.9)         18.0          (22.6)
              Net assets of discontinued operation..................      26.9          15.5           21.5
                                                                      --------      --------       --------
      Cash provided by operating activities.........................      99.9         121.3           59.1
                                                                      --------      --------       --------
CASH FLOWS FROM INVESTING ACTIVITIES:
    Purchases of marketable securities..............................     (36.1)        (52.9)         (28.3)
    Proceeds from sales of marketable securities....................      70.1          40.4           22.8
    Additions to fixed assets.......................................    (154.9)       (135.8)         (88.9)
    Proceeds from sales of fixed assets.............................      11.7          12.4            2.8
    Proceeds from sales of businesses...............................     333.2          33.6          146.4
    Acquisition of business, net of cash acquired...................     (42.7)            -              -
    Additions to investments........................................         -          (4.3)          (2.9)
    Additions to other assets and intangibles.......................      (4.9)        (15.6)         (14.9)
    Other...........................................................       0.4             -           (8.9)
                                                                      --------      --------       --------
      Cash provided (used) by investing activities..................     176.8        (122.2)          28.1
                                                                      --------      --------       --------
CASH FLOWS FROM FINANCING ACTIVITIES:
    Proceeds from bank borrowings ..................................      38.3         108.7          248.6
    Repayments of bank borrowings...................................    (107.5)       (164.6)        (291.8)
    Proceeds from long-term debt....................................      98.9          89.3           47.6
    Repayments of long-term debt....................................    (127.9)       (225.8)        (229.3)
    Repurchases of common stock.....................................     (84.7)            -              -
    Proceeds from sale of common stock..............................         -         143.7          119.6
    Dividends paid..................................................      (2.4)        (10.4)         (18.5)
    Other...........................................................       1.0           0.1           (3.8)
                                                                      --------      --------       --------
      Cash used by financing activities.............................    (184.3)        (59.0)        (127.6)
                                                                      --------      --------       --------
Effect of foreign currency translation on
    cash and cash equivalents.......................................       3.4          (0.3)         (10.7)
                                                                      --------      --------       --------
INCREASE (DECREASE) IN CASH AND CASH EQUIVALENTS
    DURING THE YEAR.................................................      95.8         (60.2)         (51.1)

CASH AND CASH EQUIVALENTS AT BEGINNING OF YEAR......................      51.2         111.4          162.5
                                                                      --------      --------       --------
CASH AND CASH EQUIVALENTS AT END OF YEAR............................  $  147.0      $   51.2       $  111.4
                                                                      ========      ========       ========
`

/** The columns of the second page stand elsewhere than those of the first. 0000950123-95-000109 */
export const VOLT = `
CONSOLIDATED STATEMENTS OF CASH FLOWS

                                                                                 YEAR ENDED
                                                              ---------------------------------------------
                                                              October             October           October
                                                              28, 1994           29, 1993          30, 1992
                                                              --------           --------          --------
CASH PROVIDED BY (APPLIED TO) OPERATING
  ACTIVITIES
<S>                                                           <C>              <C>              <C>
Net income (loss)                                             $11,773,000      $(2,715,000)      $1,091,000
Adjustments to reconcile to cash provided
 by operating activities:
  Extraordinary loss                                              271,000
  Cumulative effect of a change in accounting                                     (959,000)
  Depreciation and amortization                                10,745,000       10,191,000       11,123,000
  Equity in net income of joint ventures                       (3,055,000)      (4,940,000)      (6,807,000)
  Gain on sale of a joint venture                              (9,770,000)
  Distributions from joint ventures                             3,036,000        4,779,000       11,267,000
  Accounts receivable provisions                                1,903,000        1,489,000        1,705,000
  Amortization of deferred debenture costs,
   debt discounts and other deferred expenses                     846,000          630,000          793,000
  (Gains) losses on foreign currency translation                  755,000       (1,015,000)        (148,000)
  Gains on dispositions of property,
   plant and equipment                                            (68,000)         (23,000)         (18,000)
  Deferred income tax expense                                     816,000        1,123,000        2,566,000
  (Gains) losses on sales of securities                             7,000         (199,000)        (541,000)
  Other                                                            24,000           52,000            3,000
  Changes in operating assets and liabilities:
    Proceeds from the initial sale of accounts receivable                       24,899,000
    Increase in accounts receivable,
      exclusive of above                                      (27,226,000)     (16,433,000)     (20,669,000)
    (Increase) decrease in inventories                            526,000       (2,474,000)      (2,742,000)
    (Increase) decrease in recoverable income taxes             4,695,000       (4,695,000)
    (Increase) decrease in prepaid expenses
     and other current assets                                     666,000       (1,170,000)       2,234,000
    (Increase) decrease in other assets                         1,654,000        7,476,000       (3,203,000)
    Increase (decrease) in accounts payable                      (108,000)       8,960,000        5,258,000
    Increase in accrued expenses                               11,164,000        5,573,000        8,095,000
    Increase (decrease) in customer advances
     and other liabilities                                      4,928,000          643,000         (587,000)
    Increase (decrease) in income taxes payable                   931,000         (417,000)        (914,000)
                                                              -----------      -----------      -----------

NET CASH PROVIDED BY OPERATING ACTIVITIES                      14,513,000       30,775,000        8,506,000
                                                              -----------      -----------      -----------

CASH PROVIDED BY (APPLIED TO)
 INVESTING ACTIVITIES

 Sales of investments                                           6,851,000        2,588,000        9,191,000
 Maturities of investments                                     12,602,000          800,000        1,500,000
 Purchases of investments                                     (19,888,000)      (6,824,000)      (4,494,000)
 Collections of principal on finance leases                                                          74,000
 Investment in joint ventures                                  (2,517,000)                          (46,000)
 Proceeds from sale of a joint venture                         16,382,000
 Proceeds from disposals of property, plant and equipment         258,000          165,000          283,000
 Purchases of property, plant and equipment                   (14,916,000)     (11,345,000)      (7,051,000)
                                                              -----------      -----------      -----------

NET CASH APPLIED TO INVESTING ACTIVITIES                       (1,228,000)     (14,616,000)        (543,000)
                                                              -----------      -----------      -----------





                                    - 28 -

VOLT INFORMATION SCIENCES, INC. AND SUBSIDIARIES
CONSOLIDATED STATEMENTS OF CASH FLOWS--Continued


                                                                    YEAR ENDED
                                                   ----------------------------------------
                                                   October          October         October
                                                   28, 1994        29, 1993        30, 1992
                                                   --------        --------        --------
<S>                                              <C>             <C>             <C>
CASH PROVIDED BY (APPLIED TO)
 FINANCING ACTIVITIES

  Payment of long-term debt                      (45,400,000)     (8,045,000)
  Proceeds from long-term debt                    10,000,000
  Increase (decrease) in notes payable-banks        (948,000)      3,742,000         558,000
                                                 -----------     -----------     -----------

NET CASH PROVIDED BY (APPLIED TO)
 FINANCING ACTIVITIES                            (36,348,000)     (4,303,000)        558,000
                                                 -----------     -----------     -----------

Effect of exchange rate changes on cash             (969,000)        668,000        (273,000)
                                                 -----------     -----------     -----------

NET INCREASE (DECREASE) IN CASH AND
 CASH EQUIVALENTS                                (24,032,000)     12,524,000       8,248,000

Cash and cash equivalents, beginning of year      41,081,000      28,557,000      20,309,000
                                                 -----------     -----------     -----------

CASH AND CASH EQUIVALENTS,
 END OF YEAR                                     $17,049,000     $41,081,000     $28,557,000
                                                 ===========     ===========     ===========

SUPPLEMENTAL INFORMATION
`

/** Sections headed by "Cash flows from ... activities", as the statement is titled, over a page break. 0000100378-95-000013 */
export const TWIN_DISC = `
TWIN DISC, INCORPORATED and SUBSIDIARIES
CONSOLIDATED STATEMENTS OF CASH FLOWS
for the years ended June 30, 1995, 1994 and 1993
<CAPTION>
               (In thousands)               1995          1994          1993
                                            ----          ----          ----
<S>                                      <C>           <C>           <C>
Cash flows from operating
    activities:
  Net earnings (loss)                    $  5,672      $  4,389      $(11,778)
  Adjustments to reconcile
      to net cash provided by
      operating activities:
    Cumulative effect of
      accounting changes                       -             -         14,440
    Depreciation and amortization           4,847         4,726         5,088
    Gain on disposals
      of plant assets                          (3)         (185)         (194)
    Equity in earnings of affiliates         (118)         (522)         (264)
    Provision for deferred income taxes     1,038          (161)       (1,180)
    Changes in operating assets and
      liabilities:
      Trade accounts receivable, net       (2,266)          (66)          341
      Inventories                          (3,259)        1,969        (4,360)
      Other assets                         (3,608)       (1,842)       (1,634)
      Accounts payable                      3,765           501           472
      Accrued liabilities                   1,170          (570)        4,502
      Deferred retirement plan                337        (1,099)         (282)
                                          -------       -------       -------
Net cash provided by
  operating activities                      7,575         7,140         5,151
                                          -------       -------       -------
Cash flows from investing activities:
  Proceeds from sale of plant assets           39         1,126         1,739
  Dividends received from affiliate           371           342           296
  Acquisitions of plant assets             (4,290)       (4,216)       (4,684)
  Payments for business acquisitions
    and investment in affiliate            (3,172)           -         (3,460)
                                          -------       -------       -------
Net cash used by investing activities      (7,052)       (2,748)       (6,109)
                                          -------       -------       -------
<PAGE> 40
Cash flows from financing activities:
  Increases (decreases) in notes
    payable, net                           (1,113)          262        (9,980)
  Proceeds from long-term debt              2,500            -         13,000
  Principal payments on long-term debt         -         (1,500)           -
  Acquisition of treasury stock              (586)           -             (6)
  Proceeds from exercise of stock options      71            -             -
  Dividends paid                           (1,951)       (1,960)       (1,960)
                                          -------       -------       -------
Net cash provided (used) by
  financing activities                     (1,079)       (3,198)        1,054
                                          -------       -------       -------

Effect of exchange rate changes on cash       131            69          (180)
                                          -------       -------       -------

Net change in cash and cash equivalents      (425)        1,263           (84)

Cash and cash equivalents:
  Beginning of year                         4,166         2,903         2,987
                                          -------       -------       -------
  End of year                            $  3,741      $  4,166      $  2,903
                                          -------       -------       -------
                                          -------       -------       -------
`
