/** An annual report of a company with a business that makes and one that lends, with invented names. */
export const UNION_MOTOR = `                              FORM 10-K
            For the fiscal year ended December 31, 1993
                        UNION MOTOR COMPANY
     (Exact name of registrant as specified in its charter)
<PAGE>
                UNION MOTOR COMPANY AND SUBSIDIARIES
                  CONSOLIDATED STATEMENT OF INCOME
            For the Years Ended December 31, 1993 and 1992
                (in millions, except amounts per share)

                                                            1993        1992
AUTOMOTIVE
Sales                                                    91,568      84,407 

Costs and expenses
Costs of sales                                           85,280      81,748 
Selling, administrative and other expenses                4,856       4,434 
   Total costs and expenses                              90,136      86,182 

Operating income/(loss)                                   1,432      (1,775)

Interest income                                             563         653 
Interest expense                                            807         860 
   Net interest expense                                    (244)       (207)
Equity in net income of affiliated companies                127          30 
Net (expense)/revenue from transactions with                                
  Financial Services                                        (24)         (1)
Income/(loss) before income taxes - Automotive            1,291      (1,953)

FINANCIAL SERVICES
Revenues                                                 16,953      15,725 

Costs and expenses
Interest expense                                          6,482       7,056 
Depreciation                                              3,064       2,089 
Operating and other expenses                              3,196       2,963 
Provision for credit and insurance losses                 1,523       1,795 
   Total costs and expenses                              14,265      13,903 
Net revenue/(expense) from transactions with                                
  Automotive                                                 24           1 
Income before income taxes - Financial Services           2,712       1,823 

TOTAL COMPANY
Income/(loss) before income taxes                         4,003        (130)
Provision for income taxes                                1,350         295 
Income/(loss) before minority interests                   2,653        (425)
Minority interests in net income of subsidiaries            124          77 
Net income/(loss)                                         2,529        (502)

Preferred stock dividend requirements                       288         209 
Income attributable to Common Stock                       2,241        (711)

Average number of shares outstanding                        493         486 

AMOUNTS PER SHARE OF COMMON STOCK
Income/(loss)                                                          $4.55      $(1.46)

The accompanying notes are part of the financial statements.
<PAGE>
                UNION MOTOR COMPANY AND SUBSIDIARIES
                     CONSOLIDATED BALANCE SHEET
                          (in millions)

                                                     December 31, December 31,
                                                         1993        1992
ASSETS
Automotive
Cash and cash equivalents                                 5,667       3,504 
Marketable securities, at cost and accrued interest       4,085       5,531 
   Total cash, cash equivalents and                                         
     marketable securities                                9,752       9,035 
Receivables                                               2,302       2,883 
Inventories                                               5,538       5,451 
Deferred income taxes                                     2,830       3,239 
Other current assets                                      1,226       1,320 
   Total current assets                                  21,648      21,928 

Equity in net assets of affiliated companies              3,002       2,441 
Net property                                             23,059      22,160 
Deferred income taxes                                     4,012       4,000 
Net receivable from Financial Services                    1,388       1,000 
Other assets                                              8,628       5,641 
   Total Automotive assets                               61,737      57,170 

Financial Services
Cash and cash equivalents                                 2,555       3,182 
Investments in securities                                 8,217       7,437 
Net receivables and lease investments                   113,000     101,000 
Other assets                                             13,429      11,756 
   Total Financial Services assets                      137,201     123,375 

   Total assets                                         198,938     180,545 

LIABILITIES AND STOCKHOLDERS' EQUITY
Automotive
Trade payables                                            8,769       8,353 
Other payables                                            1,976       1,500 
Accrued liabilities                                       8,815       7,000 
Income taxes payable                                        200         150 
Debt payable within one year                                932       1,249 
   Total current liabilities                             20,692      18,252 

Long-term debt                                            7,084       7,068 
Other liabilities                                        26,000      24,000 
Deferred income taxes                                     1,800       1,500 
   Total Automotive liabilities                          55,576      50,820 

Financial Services
Payables                                                  1,881       1,700 
Debt                                                    103,960      92,000 
Deferred income taxes                                     2,287       2,000 
Other liabilities and deferred income                     7,500       8,000 
Net payable to Automotive                                11,288      10,500 
   Total Financial Services liabilities                 126,916     114,200 

Preferred stockholders' equity in subsidiary companies        872         772 

Stockholders' equity
Capital stock
  Preferred Stock, par value $1.00 a share                    1           1 
  Common Stock, par value $1.00 a share                     464         460 
Capital in excess of par value of stock                   5,082       4,698 
Foreign currency translation adjustments                 (1,250)       (800)
Earnings retained for use in business                    11,277      10,394 
   Total stockholders' equity                            15,574      14,753 

   Total liabilities and stockholders' equity           198,938     180,545 

The accompanying notes are part of the financial statements.
<PAGE>
                UNION MOTOR COMPANY AND SUBSIDIARIES
                CONSOLIDATED STATEMENT OF CASH FLOWS
            For the Years Ended December 31, 1993 and 1992
                          (in millions)

                                                     1993                  1992
                                               Automotive  Financial  Automotive  Financial
                                                            Services               Services
Cash and cash equivalents at January 1             3,504      3,182      4,958      3,175 

Cash flows from operating activities               6,862      7,145      5,753      5,762 

Cash flows from investing activities
Capital expenditures                              (6,714)      (100)    (5,697)       (93)
Proceeds from sale of assets                          90        500         80        400 
Acquisitions of other companies                        0       (336)         0       (461)
Acquisitions of receivables and lease investments             (165,400)             (147,000)
Collections of receivables and lease investments              150,800               138,000 
Purchases of securities                          (20,000)   (14,000)   (18,000)   (12,000)
Sales of securities                               22,000     13,500     16,000     11,500 
Other                                               (144)        42        200         30 
   Net cash used in investing activities          (4,768)   (14,994)    (7,417)    (9,624)

Cash flows from financing activities
Cash dividends                                    (1,086)                 (977)           
Issuance of Common Stock                             394                   200            
Changes in short-term debt                          (306)     5,614        200      3,000 
Proceeds from issuance of other debt               2,000     20,000      1,500     16,000 
Principal payments on other debt                  (1,900)   (17,200)      (900)   (15,000)
Other                                                100        (33)        20          9 
   Net cash (used in)/provided by                                                         
     financing activities                           (798)     8,381         43      4,009 

Effect of exchange rate changes on cash             (119)      (173)      (120)      (100)
Net transactions with Automotive/                        
  Financial Services                                 986       (986)       287        (40)

   Net increase/(decrease) in cash and                   
     cash equivalents                              2,163       (627)    (1,454)         7 

Cash and cash equivalents at December 31           5,667      2,555      3,504      3,182 

The accompanying notes are part of the financial statements.
<PAGE>
`
