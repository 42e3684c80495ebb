import { describe } from 'vitest'
import { testPrinted } from './printed.fixture.ts'

describe('banks', () => {
  testPrinted(
    'other income in one line, known by the result it leads to (Union Bankshares, 0000701546-95-000003)',
    {
      form: '10-K',
      ended: 'December 31, 1994',
      company: 'UNION BANKSHARES, INC.',
      title: 'CONSOLIDATED STATEMENTS OF INCOME',
      units: '(In thousands, except per share data)',
      lines: `
^ Years ended December 31, | <
^ 1994 | 1993
Interest income:
  Interest and fees on loans | $32,089 | $30,100
  Other investments | 11,489 | 11,000
Total interest income | 43,578 | 41,100
Interest expense:
  Interest on deposits | 13,751 | 14,000
  Interest on long-term borrowings | 4,393 | 3,500
Total interest expense | 18,144 | 17,500
Net interest income | 25,434 | 23,600
Provision for loan losses | 2,312 | 2,000
Net interest income after provision for loan losses | 23,122 | 21,600
Other income | 10,226 | 9,400
Other expense | 25,712 | 24,000
Income before income tax expense | 7,636 | 7,000
Income tax expense | 1,947 | 1,900
Net income | $5,689 | $5,100
Earnings per share data:
  Net income | $16.07 | $14.40
`,
    },
    { total_revenue: 35660e3, income_before_taxes: 7636e3, net_income: 5689e3 },
  )

  testPrinted(
    'of two totals of other income the one with the gains leads to the result (Wachovia, 0000950144-95-000609)',
    {
      form: '10-K',
      ended: 'December 31, 1994',
      company: 'WACHOVIA CORPORATION',
      title: 'CONSOLIDATED STATEMENTS OF INCOME',
      units: '($ in thousands, except per share)',
      lines: `
^ Year Ended December 31 | <
^ 1994 | 1993
INTEREST INCOME
Loans | $1,864,082 | $1,630,000
Other investments | 498,212 | 500,000
Total interest income | 2,362,294 | 2,130,000
INTEREST EXPENSE
Total interest on deposits | 539,232 | 540,000
Long-term debt | 499,156 | 300,000
Total interest expense | 1,038,388 | 840,000
NET INTEREST INCOME | 1,323,906 | 1,290,000
Provision for loan losses | 71,763 | 92,000
Net interest income after provision for loan losses | 1,252,143 | 1,198,000
OTHER INCOME
Service charges on deposit accounts | 196,149 | 200,000
Fees for trust services | 408,283 | 400,000
Total other operating revenue | 604,432 | 600,000
Investment securities gains | 3,320 | 20,000
Total other income | 607,752 | 620,000
OTHER EXPENSE
Salaries | 464,790 | 460,000
Other operating expense | 633,623 | 670,000
Total other expense | 1,098,413 | 1,130,000
Income before income taxes | 761,482 | 688,000
Applicable income taxes | 222,424 | 196,000
NET INCOME | $539,058 | $492,000
Net income per common share:
Primary | $3.13 | $2.83
Fully diluted | $3.12 | $2.81
Average shares outstanding:
Primary | 172,339 | 173,900
Fully diluted | 172,951 | 175,100
`,
    },
    { total_revenue: 1931658e3, net_income: 539058e3 },
  )

  testPrinted(
    '"Trust income" of a bank is a part of its other income (Zions, 0000950149-96-000262)',
    {
      form: '10-K',
      ended: 'December 31, 1995',
      company: 'ZIONS BANCORPORATION',
      title: 'CONSOLIDATED STATEMENTS OF INCOME',
      units: '(In thousands, except per share amounts)',
      lines: `
^ Year Ended December 31, | <
^ 1995 | 1994
Interest income:
  Interest and fees on loans | $245,052 | $208,414
  Interest on money market investments | 185,431 | 145,575
    Total interest income | 430,483 | 353,989
Interest expense:
  Interest on savings and money market deposits | 81,957 | 62,200
  Interest on borrowed funds | 121,432 | 93,183
    Total interest expense | 203,389 | 155,383
    Net interest income | 227,094 | 198,606
Provision for loan losses | 2,800 | 2,181
    Net interest income after provision for loan losses | 224,294 | 196,425
Noninterest income:
  Service charges on deposit accounts | 28,347 | 24,058
  Other service charges, commissions, and fees | 24,169 | 22,008
  Trust income | 4,355 | 4,334
  Loan sales and servicing income | 29,843 | 22,802
 | 86,714 | 73,202
Noninterest expenses:
  Salaries and employee benefits | 102,951 | 93,331
  Other | 85,779 | 81,569
 | 188,730 | 174,900
    Income before income taxes | 122,278 | 94,727
Income taxes | 40,950 | 30,900
    Net income | $81,328 | $63,827
Net income per common share | $5.53 | $4.37
Weighted-average common and common-equivalent shares outstanding during the year | 14,717 | 14,601
`,
    },
    { total_revenue: 313808e3, net_income: 81328e3 },
  )
})

describe('totals', () => {
  testPrinted(
    'the total of sales and other revenues that the costs are taken from (Volt, 0000950123-95-000109)',
    {
      form: '10-K',
      ended: 'October 28, 1994',
      company: 'VOLT INFORMATION SCIENCES, INC.',
      title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
      units: '(Dollars in thousands)',
      lines: `
^ Year Ended | <
^ October 28, 1994 | October 29, 1993
REVENUES
  Sales of services | $656,212 | $545,000
  Sales of products | 64,659 | 60,000
    Total sales | 720,871 | 605,000
  Interest income | 1,336 | 1,000
  Gains (losses) on securities-net | (7) | 100
  Equity in income of joint ventures | 3,055 | 2,000
  Gain on sale of joint venture | 9,770 | -
  Other income (expense)-net | (539) | 400
 | 734,486 | 608,500
COSTS AND EXPENSES
  Cost of sales
    Services | 603,607 | 500,000
    Products | 41,984 | 40,000
  Selling and administrative | 43,075 | 40,000
  Depreciation and amortization | 18,525 | 15,000
  Interest expense | 7,468 | 7,000
 | 714,659 | 602,000
Income before income taxes | 19,827 | 6,500
Income tax provision | 7,783 | 2,500
NET INCOME | $12,044 | $4,000
NET INCOME PER SHARE | $2.51 | $.83
`,
    },
    { total_revenue: 734486e3, cost_of_revenue: 645591e3, income_before_taxes: 19827e3 },
  )

  testPrinted(
    "an investee's net income within the revenues (Union Texas Petroleum, 0000950129-95-000178)",
    {
      form: '10-K',
      ended: 'December 31, 1994',
      company: 'UNION TEXAS PETROLEUM HOLDINGS, INC.',
      title: 'CONSOLIDATED STATEMENT OF OPERATIONS',
      units: '(DOLLARS IN THOUSANDS EXCEPT PER SHARE AMOUNTS)',
      lines: `
^ YEAR ENDED DECEMBER 31, | <
^ 1994 | 1993
REVENUES:
  Sales and operating revenues | $747,883 | $673,000
  Interest income and other revenues | 1,268 | 4,000
  Net income of equity investee | 20,444 | 21,000
 | 769,595 | 698,000
COSTS AND OTHER DEDUCTIONS:
  Product costs and operating expenses | 299,586 | 280,000
  Exploration expenses | 53,532 | 50,000
  Depreciation, depletion and amortization | 168,570 | 160,000
  Selling, general and administrative expenses | 24,525 | 25,000
  Interest expense | 11,399 | 20,000
INCOME BEFORE INCOME TAXES | 211,983 | 163,000
Provision for income taxes | 145,245 | 110,000
NET INCOME | $66,738 | $53,000
EARNINGS PER SHARE OF COMMON STOCK | $.76 | $.61
`,
    },
    { total_revenue: 769595e3, income_before_taxes: 211983e3, net_income: 66738e3 },
  )

  testPrinted(
    'rents less the expenses of buildings are no revenue and no operating income (0000950133-96-000315)',
    {
      form: '10-K',
      ended: 'December 31, 1995',
      company: 'WASHINGTON REAL ESTATE INVESTMENT TRUST',
      title: 'STATEMENTS OF INCOME',
      units: '',
      lines: `
^ Year Ended December 31, | <
^ 1995 | 1994
Real estate rental revenue | $52,597,497 | $45,511,093
Real estate expenses | (16,600,615) | (14,034,127)
 | 35,996,882 | 31,476,966
Depreciation | (5,083,742) | (3,932,950)
Income from real estate | 30,913,140 | 27,544,016
Other income | 715,189 | 1,023,000
Interest expense | (2,169,801) | (614,000)
General and administrative | (3,355,199) | (2,963,000)
Income before gain on sale of real estate | 26,103,329 | 24,990,016
Gain on sale of real estate | - | -
Net Income | $26,103,329 | $24,990,016
Income before gain on sale of real estate per share | $0.88 | $0.88
Net income per share | $0.88 | $0.88
`,
    },
    { total_revenue: 52597497, operating_income: null, net_income: 26103329 },
  )
})

describe('costs', () => {
  testPrinted(
    'a line called a cost among others under a heading of costs (Sirius XM, 0000000000-22-810010)',
    {
      form: '10-K',
      ended: 'December 31, 2021',
      company: 'SIRIUS XM HOLDINGS INC.',
      title: 'CONSOLIDATED STATEMENTS OF COMPREHENSIVE INCOME',
      units: '(in millions, except per share data)',
      lines: `
^ For the Years Ended December 31, | <
^ 2021 | 2020
Revenue:
  Subscriber revenue | $6,614 | $6,372
  Advertising revenue | 1,730 | 1,340
  Equipment revenue | 201 | 173
  Other revenue | 151 | 155
Total revenue | 8,696 | 8,040
Operating expenses:
  Cost of services:
    Revenue share and royalties | 2,672 | 2,421
    Programming and content | 559 | 481
    Customer service and billing | 501 | 481
    Transmission | 218 | 177
    Cost of equipment | 18 | 19
  Subscriber acquisition costs | 325 | 362
  Sales and marketing | 1,056 | 957
  Engineering, design and development | 265 | 263
  General and administrative | 514 | 511
  Depreciation and amortization | 533 | 506
  Impairment, restructuring and acquisition costs | 20 | 1,004
Total operating expenses | 6,681 | 7,182
Income from operations | 2,015 | 858
Interest expense | (415) | (394)
Other expense, net | (74) | (34)
Income before income taxes | 1,526 | 430
Income tax expense | (212) | (299)
Net income | $1,314 | $131
Net income per common share:
  Basic | $0.32 | $0.03
  Diluted | $0.32 | $0.03
Weighted average common shares outstanding:
  Basic | 4,062 | 4,330
  Diluted | 4,143 | 4,429
`,
    },
    { total_revenue: 8696e6, cost_of_revenue: 3968e6, gross_profit: 4728e6, operating_income: 2015e6 },
  )

  testPrinted(
    'groups of costs with subtotals that have no name count once, and expenses below them not at all',
    {
      form: '10-K',
      ended: 'December 31, 2009',
      company: 'MADE COSTS IN GROUPS INC.',
      title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
      units: '(in thousands, except per share data)',
      lines: `
^ Years Ended December 31, | <
^ 2009 | 2008
Revenues:
  Products | $52,110 | $49,002
  Services | 31,870 | 30,118
Total revenues | 83,980 | 79,120
Cost of revenues:
  Cost of products | 21,204 | 20,118
  Cost of software | 1,310 | 1,190
 | 22,514 | 21,308
  Cost of services | 12,641 | 12,022
  Cost of maintenance | 3,118 | 2,990
 | 15,759 | 15,012
Selling, general and administrative | 30,115 | 29,204
Research and development | 8,204 | 7,911
Total operating expenses | 76,592 | 73,435
Operating income | 7,388 | 5,685
Interest expense | (410) | (522)
Income before income taxes | 6,978 | 5,163
Provision for income taxes | 2,512 | 1,910
Net income | $4,466 | $3,253
Net income per share - basic and diluted | $.22 | $.16
Weighted average shares | 20,310 | 20,204
`,
    },
    { total_revenue: 83980e3, cost_of_revenue: 38273e3, operating_income: 7388e3 },
  )

  testPrinted(
    'a total has its name from its heading, before a tax in brackets too (KB Home, 10-K for 2021, 0000000000-22-810003)',
    {
      form: '10-K',
      ended: 'November 30, 2021',
      company: 'KB HOME',
      title: 'CONSOLIDATED RESULTS OF OPERATIONS',
      units: '(dollars in thousands, except per share amounts)',
      lines: `
^ Years Ended November 30, | < | <
^ 2021 | 2020 | 2019
Revenues:
Homebuilding | $5,705,029 | $4,167,702 | $4,537,658
Financial services | 19,901 | 15,472 | 15,089
Total | $5,724,930 | $4,183,174 | $4,552,747
Pretax income:
Homebuilding | $656,911 | $331,500 | $325,189
Financial services | 38,435 | 32,543 | 22,986
Total | 695,346 | 364,043 | 348,175
Income tax expense | (130,600) | (67,800) | (79,400)
Net income | $564,746 | $296,243 | $268,775
Earnings per share:
Basic | $6.22 | $3.26 | $3.04
Diluted | $6.01 | $3.13 | $2.85
`,
    },
    {
      total_revenue: 5_724_930e3,
      income_before_taxes: 695_346e3,
      income_tax_expense: 130_600e3,
      net_income: 564_746e3,
    },
  )
})
