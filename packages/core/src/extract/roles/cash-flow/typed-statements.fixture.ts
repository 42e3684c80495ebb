/** Statements of cash flows in plain text as they were filed, cut out with their heads. */

/** 0000725806-96-000005: deposits and repurchase agreements among financing; a total set against its caption. */
export const UNITED_OKLAHOMA = `<PAGE>                              15
UNITED OKLAHOMA BANKSHARES, INC. AND SUBSIDIARIES
CONSOLIDATED STATEMENT OF CASH FLOWS
<TABLE>
<S>                                                <C>        <C>        <C>
                                                      Years ended December 31,
                                                     1995       1994      1993
                                                            (In thousands)
Cash flows from operating activities:
  Net income......................................$   775        829       771
  Adjustments to reconcile net income to net cash
    provided by operating activities:
    Depreciation..................................    416        378       368
    Provision for loan losses.....................    279         90       236
    Provision for market decline-other real estate
      owned.......................................      9         85        63
    Amortization of intangibles included in other
      assets......................................    147        147       147
    Amortization of premium, accretion of discounts,
      net.........................................     83        113       175
    Gain on sale of investment securities.........     -        (104)       -
    Loss on sale of property and equipment........     -          -         49
    Increase (decrease) in interest payable.......    310         29       (89)
    Decrease (increase) in interest receivable....     23        (75)      (66)
    Decrease in other real estate owned, accounts
      receivable and other assets.................    158        387       155
    (Decrease) increase in deferred income taxes..    (55)       (15)       40
    Increase (decrease) in other liabilities......     34        (17)      (56)
     Total adjustments............................  1,404      1,018     1,022
Net cash provided by operating activities.........  2,179      1,847     1,793
Cash flows from investing activities:
  Proceeds from sales of maturities of investment
    securities....................................  1,775      3,239       -
  Proceeds from principal payments on mortgage-
    backed securities.............................  1,789      3,192     9,861
  Purchase of investment securities............... (1,695)    (7,496)   (6,478)
  Net increase in loans........................... (2,482)    (4,982)   (2,941)
  Capital expenditures............................   (245)      (319)     (336)
  Proceeds from sale of property and equipment....     -          -        296
Net cash (used in) provided by investing activities  (858)    (6,366)      402
Cash flows from financing activities:
  Net increase (decrease) in interest bearing and
    non-interest bearing demand deposits, savings,
    and certificates of deposit...................  6,623      3,553    (4,208)
  (Decrease) increase in securities sold under
    repurchase agreement.......................... (1,500)     1,500      -
  Repayment of long-term debt.....................    -         (450)     (450)
  Purchase of treasury stock......................    -          (11)     -

Net cash provided by (used in) financing activities 5,123      4,592    (4,658)
Net increase (decrease) in cash and cash
  equivalents.....................................  6,444         73    (2,463)
Cash and cash equivalents at beginning of year....  2,440      2,367     4,830
Cash and cash equivalents at end of year..........$ 8,884      2,440     2,367
Supplemental disclosure of noncash investing activities:
  Change in unrealized holding loss on investment
    securities available-for-sale, net of deferred
    taxes of $65,000 in 1995 and $104,000 in 1994.$   99          158      -
`

/** 0000276104-96-000004: blank cells, captions of totals in two lines with the rule between, over a page. */
export const UNC = `<PAGE>      24
UNC Incorporated and Subsidiaries
Consolidated Statements of Cash Flows
<TABLE>
<CAPTION>
(Dollars in thousands)
                                                           Year Ended December 31,
                                                       ------------------------------
                                                         1995       1994       1993
                                                       --------   --------   --------
<S>                                                    <C>        <C>        <C>
Cash flows from operating activities
  Net earnings (loss)                                  $  1,923   $(67,932)  $ 11,062
  Adjustments to reconcile net earnings (loss) to net
   cash provided (used) by operating activities:
    Depreciation and amortization                        12,491     12,727     11,477
    Provision for pension withdrawal liability                      14,000
    Provision for restructuring                                     58,706
    Provision for losses on accounts receivable           1,637      4,296      1,602
    Income from leveraged lease                                     (2,475)    (1,263)
    Deferred income taxes (benefit)                         (28)   (14,587)    (5,258)
    Gain on disposition of assets and other                 (52)      (350)      (583)
    Extraordinary loss on retirement of debt                                      625
      Changes in assets and liabilities, net of
     effect of acquisitions and divestitures:
      (Increase) decrease in accounts receivable        (15,355)    (4,228)        33
      (Increase) decrease in unbilled costs and
        accrued profits on contracts in progress          2,969     14,065     (8,974)
      (Increase) in inventories                          (4,974)   (19,665)    (9,082)
      (Increase) decrease in other current assets           484      5,688     (7,111)
      (Increase) decrease in other noncurrent assets     (2,538)       389       (640)
      Increase (decrease) in accounts payable               709        341     (3,408)
      Increase (decrease) in accruals and other
       current liabilities                               (5,816)   (10,255)     5,855
      Increase (decrease) in income taxes payable        (2,660)     1,459      1,195
      (Decrease) in other noncurrent liabilities         (1,666)    (6,559)    (1,446)
      (Decrease) in discontinued operations
       liabilities                                       (4,936)    (5,115)    (5,721)
                                                       --------   --------   --------
      Total adjustments                                 (19,735)    48,437    (22,699)
      Net cash provided (used) by                      ---------  ---------  --------
       operating activities                             (17,812)   (19,495)   (11,637)
                                                       --------   --------   --------
</TABLE>
<PAGE>
<PAGE>      25
UNC Incorporated and Subsidiaries
Consolidated Statements of Cash Flows (Cont.)
<TABLE>
<CAPTION>
(Dollars in thousands)
                                                           Year Ended December 31,
                                                       ------------------------------
                                                         1995       1994       1993
                                                       --------   --------   --------
<S>                                                    <C>        <C>        <C>
Cash flows from investing activities:
  Net proceeds from sale of assets                       33,600     11,713     10,843
  Additions to property, plant and equipment             (6,767)   (10,299)   (11,250)
  Acquisition of subsidiaries, net of cash acquired        (947)    (4,911)   (48,477)
  Proceeds from sale of leveraged lease                              6,758
  Investment in leveraged lease                                                (2,697)
  Other transactions, net                                               39          1
      Net cash provided (used) by                      --------   --------   --------
       investing activities                              25,886      3,300    (51,580)
                                                       --------   --------   --------
Cash flows from financing activities:
  Additions to debt                                     382,005    201,085    228,632
  Reductions in debt                                   (391,247)  (184,045)  (265,966)
  Issuance of 9 1/8% Senior Notes                                             100,000
  Exercise of stock options                                 220        280         77
      Net cash provided (used) by                      --------   --------   --------
       financing activities                              (9,022)    17,320     62,743
                                                       --------   --------   --------
Net increase (decrease) in cash                            (948)     1,125       (474)
Cash at beginning of year                                 2,619      1,494      1,968
                                                       --------   --------   --------
Cash at end of year                                    $  1,671   $  2,619   $  1,494
`

/** 0000898430-95-001188: outflows called required; exchange rates within another line. */
export const ZERO = `
- --------------------------------------------------------------------------------
<TABLE>
<CAPTION>
Year Ended March 31,                                               1995             1994             1993
- ---------------------------------------------------------------------------------------------------------
<S>                                                         <C>              <C>              <C>
Cash Flow From Operating Activities
Net income                                                  $14,825,000      $12,851,000      $11,635,000
Adjustments to reconcile net income to net
 cash provided by operating activities
  Depreciation and amortization                               5,667,000        5,466,000        5,366,000
  Changes in operating assets and liabilities
   net of effect of business acquisitions
    Decrease (increase) in accounts receivable               (1,823,000)        (873,000)         394,000
    Decrease (increase) in inventories                       (4,379,000)         226,000        1,801,000
    Increase in other non-current assets                       (710,000)      (1,162,000)        (794,000)
    Increase in accounts payable                              2,287,000          985,000        1,035,000
    Increase (decrease) in accrued liabilities                  141,000       (4,021,000)         500,000
    Increase (decrease) in other
     non-current liabilities                                  1,245,000          711,000       (1,248,000)
  Other                                                         888,000          634,000          610,000
- ---------------------------------------------------------------------------------------------------------
Net cash provided by operating activities                    18,141,000       14,817,000       19,299,000
- ---------------------------------------------------------------------------------------------------------
Cash Flow From Investing Activities
  (Purchases) sales of short-term investments, net           (1,377,000)       2,010,000      (10,476,000)
  Purchase of non-cash assets of acquired businesses                --        (2,100,000)             --
  Expenditures for property, plant and equipment             (8,561,000)      (4,160,000)      (5,236,000)
  Other                                                        (215,000)         280,000          631,000
- ---------------------------------------------------------------------------------------------------------
Net cash required by investing activities                   (10,153,000)      (3,970,000)     (15,081,000)
- ---------------------------------------------------------------------------------------------------------
Cash Flow From Financing Activities
  Cash dividends paid                                        (6,533,000)      (6,340,000)      (6,289,000)
  Payments of long-term debt                                        --          (197,000)      (2,149,000)
  Exercise of stock options                                     432,000        1,331,000          918,000
  Other (including effect of exchange rate changes)             402,000         (344,000)        (462,000)
- ---------------------------------------------------------------------------------------------------------
Net cash required by financing activities                    (5,699,000)      (5,550,000)      (7,982,000)
- ---------------------------------------------------------------------------------------------------------
Net increase (decrease) in cash and cash equivalents          2,289,000        5,297,000       (3,764,000)
Cash and cash equivalents at beginning of period             14,843,000        9,546,000       13,310,000
- ---------------------------------------------------------------------------------------------------------
Cash and cash equivalents at end of period                  $17,132,000      $14,843,000      $ 9,546,000
`
