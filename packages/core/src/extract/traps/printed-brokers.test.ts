import { testPrinted } from './printed.fixture.ts'

testPrinted(
  'an investment bank: "Total non-interest revenues", then "Total net revenues", pre-tax earnings',
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE SECURITIES GROUP',
    title: 'Consolidated Statements of Earnings',
    units: '',
    lines: `
^: | Year Ended December | < | <
^: in millions, except per share amounts | 2022 | 2021 | 2020
Revenues
Investment banking | $7,360 | $14,168 | $9,141
Investment management | 9,005 | 8,171 | 6,923
Commissions and fees | 4,034 | 3,590 | 3,548
Market making | 18,634 | 15,357 | 15,546
Other principal transactions | 654 | 11,615 | 4,648
Total non-interest revenues | 39,687 | 52,901 | 39,806
Interest income | 29,024 | 12,120 | 13,689
Interest expense | 21,346 | 5,650 | 8,938
Net interest income | 7,678 | 6,470 | 4,751
Total net revenues | 47,365 | 59,339 | 44,560
Provision for credit losses | 2,715 | 357 | 3,098
Operating expenses
Compensation and benefits | 15,148 | 17,719 | 13,309
Transaction based | 5,312 | 4,710 | 4,141
Market development | 812 | 553 | 401
Other expenses | 9,892 | 8,956 | 11,132
Total operating expenses | 31,164 | 31,938 | 28,983
Pre-tax earnings | 13,486 | 27,044 | 12,479
Provision for taxes | 2,225 | 5,409 | 3,020
Net earnings | 11,261 | 21,635 | 9,459
Preferred stock dividends | 497 | 484 | 544
Net earnings applicable to common shareholders | $10,764 | $21,151 | $8,915
Earnings per common share
Basic | $30.42 | $60.25 | $24.94
Diluted | $30.06 | $59.45 | $24.74
Average common shares
Basic | 352.1 | 350.5 | 356.4
Diluted | 358.1 | 355.8 | 360.3
`,
  },
  {
    total_revenue: 47365e6,
    income_before_taxes: 13486e6,
    income_tax_expense: 2225e6,
    net_income: 11261e6,
    basic_eps: 30.42,
    diluted_eps: 30.06,
    weighted_avg_shares_basic: 352100000,
    weighted_avg_shares_diluted: 358100000,
  },
)

testPrinted(
  'a broker of 1997: net revenues after interest expense, common and common equivalent shares',
  {
    form: '10-K',
    ended: 'September 30, 1997',
    company: 'MADE BROKERS INC',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(in thousands, except per share amounts)',
    lines: `
^ Year Ended September 30, | < | <
^ 1997 | 1996 | 1995
Revenues:
  Securities commissions and fees | $490,123 | $422,345 | $330,111
  Investment banking | 82,333 | 90,222 | 52,111
  Investment advisory fees | 60,111 | 52,000 | 45,321
  Interest | 180,444 | 140,555 | 120,666
  Other | 20,222 | 18,333 | 15,444
Gross revenues | 833,233 | 723,455 | 563,653
Interest expense | 130,111 | 100,222 | 88,333
Net revenues | 703,122 | 623,233 | 475,320
Non-interest expenses:
  Compensation and commissions | 470,222 | 420,333 | 330,444
  Communications | 25,333 | 24,000 | 22,000
  Occupancy | 30,444 | 28,000 | 26,000
  Other | 40,123 | 38,900 | 35,876
 | 566,122 | 511,233 | 414,320
Income before provision for income taxes | 137,000 | 112,000 | 61,000
Provision for income taxes | 52,000 | 42,500 | 23,100
Net income | $85,000 | $69,500 | $37,900
Net income per share | $1.78 | $1.46 | $.80
Weighted average common and common equivalent shares outstanding | 47,753 | 47,603 | 47,375
`,
  },
  {
    total_revenue: 703122e3,
    income_before_taxes: 137000e3,
    income_tax_expense: 52000e3,
    net_income: 85000e3,
    basic_eps: 1.78,
    weighted_avg_shares_basic: 47753000,
  },
)

testPrinted(
  'a business development company: total investment income, the increase in net assets, EPS of that',
  {
    form: '10-K',
    ended: 'December 31, 2016',
    company: 'MADE LENDING CAPITAL CORP',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(dollar amounts in thousands, except share and per share data)',
    lines: `
^ For the years ended December 31, | < | <
^ 2016 | 2015 | 2014
Investment income:
Interest from portfolio investments | $145,111 | $140,222 | $130,333
Dividend income | 12,333 | 10,444 | 9,555
Fee income | 8,444 | 7,555 | 6,666
Total investment income | 165,888 | 158,221 | 146,554
Expenses:
Management fees | 22,111 | 21,222 | 20,333
Incentive fees | 18,222 | 17,333 | 16,444
Interest and debt financing expenses | 30,333 | 28,444 | 25,555
Administrative expenses | 6,444 | 6,222 | 6,000
Total expenses | 77,110 | 73,221 | 68,332
Net investment income before excise taxes | 88,778 | 85,000 | 78,222
Excise tax expense | (388) | (300) | (222)
Net investment income | 88,390 | 84,700 | 78,000
Net realized gain (loss) on investments | (12,333) | 5,444 | 3,555
Net change in unrealized appreciation (depreciation) on investments | 20,111 | (30,222) | (9,333)
Net increase in net assets resulting from operations | $96,168 | $59,922 | $72,222
Net investment income per share - basic and diluted | $1.41 | $1.40 | $1.38
Net increase in net assets resulting from operations per share - basic and diluted | $1.53 | $0.99 | $1.28
Weighted average shares outstanding - basic and diluted | 62,844,444 | 60,500,000 | 56,422,000
`,
  },
  {
    total_revenue: 165888e3,
    operating_income: null,
    income_tax_expense: null,
    net_income: 96168e3,
    basic_eps: 1.53,
    diluted_eps: 1.53,
    weighted_avg_shares_basic: 62844444,
  },
)
