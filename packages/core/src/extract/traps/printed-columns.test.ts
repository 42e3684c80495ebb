import { testPrinted } from './printed.fixture.ts'

testPrinted(
  'two costs of two kinds of revenue, net income printed twice, shares below each EPS',
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE TELEPHONE',
    title: 'Consolidated Statements of Income',
    units: '',
    lines: `
^: | (dollars in millions, except per share amounts) | < | <
^: Years Ended December 31, | 2022 | 2021 | 2020
Operating Revenues
Service revenues and other | $109,625 | $110,449 | $109,872
Wireless equipment revenues | 27,210 | 23,164 | 18,420
Total Operating Revenues | 136,835 | 133,613 | 128,292
Operating Expenses
Cost of services (exclusive of items shown below) | 28,637 | 31,234 | 31,401
Cost of wireless equipment | 30,496 | 25,067 | 19,800
Selling, general and administrative expense | 30,136 | 28,658 | 31,573
Depreciation and amortization expense | 17,099 | 16,206 | 16,720
Total Operating Expenses | 106,368 | 101,165 | 99,494
Operating Income | 30,467 | 32,448 | 28,798
Equity in earnings (losses) of unconsolidated businesses | 44 | 145 | (45)
Other income (expense), net | 1,373 | 312 | (539)
Interest expense | (3,613) | (3,485) | (4,247)
Income Before Provision For Income Taxes | 28,271 | 29,420 | 23,967
Provision for income taxes | (6,523) | (6,802) | (5,619)
Net Income | $21,748 | $22,618 | $18,348
Net income attributable to noncontrolling interests | $492 | $553 | $547
Net income attributable to the Company | 21,256 | 22,065 | 17,801
Net Income | $21,748 | $22,618 | $18,348
Basic Earnings Per Common Share
Net income attributable to the Company | $5.06 | $5.32 | $4.30
Weighted-average shares outstanding (in millions) | 4,202 | 4,148 | 4,140
Diluted Earnings Per Common Share
Net income attributable to the Company | $5.06 | $5.32 | $4.30
Weighted-average shares outstanding (in millions) | 4,204 | 4,150 | 4,142
`,
  },
  {
    total_revenue: 136835e6,
    cost_of_revenue: 59133e6,
    operating_income: 30467e6,
    income_before_taxes: 28271e6,
    income_tax_expense: 6523e6,
    net_income: 21256e6,
    basic_eps: 5.06,
    diluted_eps: 5.06,
    weighted_avg_shares_basic: 4202000000,
    weighted_avg_shares_diluted: 4204000000,
  },
)

testPrinted(
  '13 weeks beside the last 52 of a department store',
  {
    form: '10-Q',
    ended: 'April 29, 2001',
    company: 'MADE DEPARTMENT STORES',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(Unaudited; in millions, except per share data)',
    lines: `
^ 13 Weeks Ended | < | 52 Weeks Ended | <
^ April 29, 2001 | April 30, 2000 | April 29, 2001 | April 30, 2000
Net sales | $1,555.2 | $1,501.1 | $6,700.3 | $6,550.9
Cost of merchandise sold, including occupancy costs | 1,077.1 | 1,033.2 | 4,600.1 | 4,480.3
Selling, general and administrative | 399.9 | 377.4 | 1,500.2 | 1,450.8
Restructuring and other charges | - | 12.5 | 33.0 | 12.5
Operating profit | 78.2 | 78.0 | 567.0 | 607.3
Interest expense, net | (28.4) | (25.5) | (110.1) | (99.9)
Income before income taxes | 49.8 | 52.5 | 456.9 | 507.4
Income tax provision | 19.4 | 20.5 | 178.2 | 197.9
Net income | $30.4 | $32.0 | $278.7 | $309.5
Earnings per share:
Basic | $.24 | $.24 | $2.15 | $2.30
Diluted | $.23 | $.24 | $2.12 | $2.26
Average shares outstanding (millions):
Basic | 128.9 | 133.3 | 129.6 | 134.6
Diluted | 130.6 | 135.7 | 131.5 | 136.9
`,
  },
  {
    total_revenue: 1555200000,
    cost_of_revenue: 1077100000,
    operating_income: 78200000,
    income_before_taxes: 49800000,
    income_tax_expense: 19400000,
    net_income: 30400000,
    basic_eps: 0.24,
    diluted_eps: 0.23,
    weighted_avg_shares_basic: 128900000,
    start_date: '2001-01-29',
    end_date: '2001-04-29',
  },
)

testPrinted(
  'successor and predecessor side by side',
  {
    form: '10-K',
    ended: 'December 31, 2010',
    company: 'MADE EMERGED CORP',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(In millions, except per share data)',
    lines: `
^ Successor | < | Predecessor | <
^ Year Ended December 31, 2010 | Period from July 10, 2009 to December 31, 2009 | Period from January 1, 2009 to July 9, 2009 | Year Ended December 31, 2008
Net sales | $1,350.2 | $560.1 | $480.5 | $1,600.9
Cost of sales | 1,101.1 | 470.2 | 430.4 | 1,350.0
Gross profit | 249.1 | 89.9 | 50.1 | 250.9
Selling, general and administrative expenses | 140.0 | 66.6 | 77.7 | 160.1
Operating income (loss) | 109.1 | 23.3 | (27.6) | 90.8
Interest expense | 50.5 | 22.2 | 40.0 | 70.0
Reorganization items, net | - | - | (900.0) | -
Income (loss) before income taxes | 58.6 | 1.1 | 832.4 | 20.8
Provision (benefit) for income taxes | 22.1 | 0.4 | 10.0 | 8.1
Net income (loss) | $36.5 | $0.7 | $822.4 | $12.7
Basic income (loss) per share | $0.73 | $0.01 | |
Diluted income (loss) per share | $0.72 | $0.01 | |
Weighted average shares outstanding - basic | 50.0 | 50.0 | |
Weighted average shares outstanding - diluted | 50.7 | 50.1 | |
`,
  },
  {
    total_revenue: 1350200000,
    cost_of_revenue: 1101100000,
    operating_income: 109100000,
    income_before_taxes: 58600000,
    income_tax_expense: 22100000,
    net_income: 36500000,
    basic_eps: 0.73,
    start_date: '2010-01-01',
    end_date: '2010-12-31',
  },
)

testPrinted(
  'earlier years marked as restated, accretion of preferred stock after net loss',
  {
    form: '10-K',
    ended: 'December 31, 2001',
    company: 'MADE RESTATED INC',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(in thousands, except per share data)',
    lines: `
^ 2001 | 2000 | 1999
^ | (As restated) | (As restated)
Revenues:
Product | $45,111 | $40,222 | $35,333
Services | 22,222 | 20,111 | 18,000
Total revenues | 67,333 | 60,333 | 53,333
Cost of revenues:
Product | 20,111 | 19,000 | 17,000
Services | 12,222 | 11,000 | 10,000
Total cost of revenues | 32,333 | 30,000 | 27,000
Gross margin | 35,000 | 30,333 | 26,333
Operating expenses:
Sales and marketing | 18,111 | 16,000 | 14,000
Research and development | 10,222 | 9,000 | 8,000
General and administrative | 6,111 | 5,500 | 5,000
Amortization of goodwill | 2,556 | 2,556 | -
Total operating expenses | 37,000 | 33,056 | 27,000
Loss from operations | (2,000) | (2,723) | (667)
Interest and other income, net | 555 | 777 | 444
Loss before provision for income taxes | (1,445) | (1,946) | (223)
Provision for income taxes | 100 | 90 | 80
Net loss | (1,545) | (2,036) | (303)
Accretion of redeemable preferred stock | - | (500) | (900)
Net loss applicable to common stockholders | $(1,545) | $(2,536) | $(1,203)
Net loss per share, basic and diluted | $(0.07) | $(0.13) | $(0.12)
Weighted-average shares, basic and diluted | 21,333 | 19,888 | 10,111
`,
  },
  {
    total_revenue: 67333e3,
    cost_of_revenue: 32333e3,
    gross_profit: 35000e3,
    operating_income: -2000e3,
    income_before_taxes: -1445e3,
    income_tax_expense: 100e3,
    net_income: -1545e3,
    basic_eps: -0.07,
    weighted_avg_shares_basic: 21333000,
  },
)

testPrinted(
  'columns of change between the years, extraordinary item, income for common shares',
  {
    form: '10-K',
    ended: 'December 31, 1998',
    company: 'MADE COMMUNICATIONS',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(dollars in thousands, except per share amounts)',
    lines: `
^ 1998 | Change | 1997 | Change | 1996
Operating revenues | $812,345 | 12.0% | $725,300 | 10.1% | $658,765
Operating expenses:
Operating, selling and administrative | 450,111 | 8.0% | 416,770 | 6.0% | 393,179
Depreciation and amortization | 201,222 | 10.0% | 182,929 | 9.0% | 167,825
Total operating expenses | 651,333 | 8.6% | 599,699 | 6.9% | 561,004
Operating income | 161,012 | 28.2% | 125,601 | 28.5% | 97,761
Interest expense | (80,111) | 3.0% | (77,778) | 2.0% | (76,253)
Other, net | 2,222 | | (1,111) | | 500
Income before income taxes and extraordinary item | 83,123 | | 46,712 | | 22,008
Income tax expense | 33,249 | | 18,685 | | 8,803
Income before extraordinary item | 49,874 | | 28,027 | | 13,205
Extraordinary item - early extinguishment of debt, net of tax | (5,874) | | - | | -
Net income | $44,000 | | $28,027 | | $13,205
Preferred dividends | (4,000) | | (4,000) | | (4,000)
Net income applicable to common shares | $40,000 | | $24,027 | | $9,205
Basic earnings (loss) per common share:
Before extraordinary item | $1.15 | | $.60 | | $.23
Extraordinary item | (.15) | | - | | -
Net income | $1.00 | | $.60 | | $.23
Diluted earnings (loss) per common share:
Before extraordinary item | $1.12 | | $.59 | | $.23
Extraordinary item | (.14) | | - | | -
Net income | $.98 | | $.59 | | $.23
Average common shares outstanding:
Basic | 40,000 | | 40,045 | | 40,022
Diluted | 40,816 | | 40,724 | | 40,500
`,
  },
  {
    total_revenue: 812345e3,
    operating_income: 161012e3,
    income_before_taxes: 83123e3,
    income_tax_expense: 33249e3,
    net_income: 44000e3,
    basic_eps: 1,
    diluted_eps: 0.98,
    weighted_avg_shares_basic: 40000000,
  },
)
