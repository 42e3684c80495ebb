import { testPrinted } from './printed.fixture.ts'

testPrinted(
  "DSM, income statement of 2020: numbers of notes before the years, EPS below the holders' shares of profit",
  {
    form: '20-F',
    ended: 'December 31, 2020',
    company: 'KONINKLIJKE DSM N.V.',
    title: 'Consolidated income statement',
    units: 'x € million',
    lines: `
^ Notes | 2020 | 2019
Continuing operations
Net sales | 5 | 8,106 | 7,998
Cost of sales | 5 | (5,330) | (5,234)
Gross margin | | 2,776 | 2,764
Marketing and sales | | (1,149) | (1,154)
Research and development | | (398) | (295)
General and administrative | | (469) | (478)
Other operating income | 6 | 102 | 142
Other operating expense | 6 | (200) | (107)
Operating profit | | 662 | 872
Financial income | 7 | 44 | 30
Financial expense | 7 | (111) | (122)
Profit before income tax expense | | 595 | 780
Income tax expense | 8 | (106) | (145)
Share of the profit of associates and joint ventures | | (64) | (9)
Other results related to associates and joint ventures | | 32 | 63
Net profit from continuing operations | | 457 | 689
Net profit from discontinued operations | 3 | 51 | 75
Net profit for the year | | 508 | 764
Of which:
- Attributable to non-controlling interests | | 2 | 6
- Dividend on cumulative preference shares | | 7 | 8
- Available to holders of ordinary shares | | 499 | 750
Earnings per share (EPS) total (in €):
- Net basic EPS | | 2.91 | 4.27
- Net diluted EPS | | 2.89 | 4.24
`,
  },
  {
    total_revenue: 8106e6,
    cost_of_revenue: 5330e6,
    gross_profit: 2776e6,
    operating_income: 662e6,
    income_before_taxes: 595e6,
    income_tax_expense: 106e6,
    net_income: 506e6,
    other_income_expense_after_taxes: 49e6,
    basic_eps: 2.91,
    diluted_eps: 2.89,
    weighted_avg_shares_basic: null,
    currency: 'EUR',
  },
)

testPrinted(
  'a shipping company: oldest year first, numbers of notes, thousands of U.S. dollars and whole shares',
  {
    form: '20-F',
    ended: 'December 31, 2005',
    company: 'TANKERS SHIPPING LTD',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units:
      'FOR THE YEARS ENDED DECEMBER 31, 2003, 2004 AND 2005 (Expressed in thousands of U.S. Dollars - except for share and per share data)',
    lines: `
^ Notes | 2003 | 2004 | 2005
REVENUES:
Voyage revenues | 3 | 241,365 | 318,278 | 295,623
EXPENSES:
Commissions | | 11,305 | 15,039 | 12,500
Voyage expenses | | 53,389 | 32,059 | 36,889
Charter hire expense | | 22,310 | 24,341 | 23,999
Vessel operating expenses | | 47,447 | 47,371 | 48,115
Depreciation | 5 | 32,877 | 35,377 | 36,010
Amortization of deferred charges | | 8,376 | 8,753 | 8,200
General and administrative expenses | 4 | 9,000 | 16,112 | 14,501
Net gain on sale of vessels | 5 | - | (13,608) | (34,540)
Operating income | | 56,661 | 152,834 | 149,949
OTHER INCOME (EXPENSES):
Interest and finance costs, net | 8 | (11,996) | (9,839) | (11,247)
Interest income | | 354 | 454 | 1,774
Other, net | | 38 | 121 | 20
Total other income (expenses), net | | (11,604) | (9,264) | (9,453)
Net Income | | 45,057 | 143,570 | 140,496
Earnings per share, basic | | 2.63 | 7.96 | 7.04
Earnings per share, diluted | | 2.62 | 7.94 | 7.04
Weighted average number of shares, basic | | 17,134,347 | 18,042,500 | 19,945,411
Weighted average number of shares, diluted | | 17,200,000 | 18,085,000 | 19,958,020
`,
  },
  {
    total_revenue: 295623e3,
    operating_income: 149949e3,
    net_income: 140496e3,
    basic_eps: 7.04,
    weighted_avg_shares_basic: 19945411,
    currency: 'USD',
    start_date: '2005-01-01',
  },
)

testPrinted(
  'millions of yen beside a translation into thousands of dollars',
  {
    form: '20-F',
    ended: 'March 31, 2004',
    company: 'JAPAN YEN KABUSHIKI KAISHA',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '',
    lines: `
^ Yen (millions) | < | < | U.S. dollars (thousands)
^ Year ended March 31 | < | < | Year ended March 31
^ 2002 | 2003 | 2004 | 2004
Net sales | ¥1,250,321 | ¥1,301,222 | ¥1,400,554 | $13,467,000
Cost of sales | 980,111 | 1,001,333 | 1,060,222 | 10,194,000
Gross profit | 270,210 | 299,889 | 340,332 | 3,273,000
Selling, general and administrative expenses | 220,100 | 230,555 | 250,111 | 2,405,000
Operating income | 50,110 | 69,334 | 90,221 | 868,000
Other income (expenses):
Interest and dividend income | 2,100 | 2,222 | 2,333 | 22,000
Interest expense | (4,500) | (4,111) | (3,999) | (38,000)
Other, net | (3,210) | 1,555 | (2,444) | (24,000)
 | (5,610) | (334) | (4,110) | (40,000)
Income before income taxes, minority interests and equity in earnings of affiliated companies | 44,500 | 69,000 | 86,111 | 828,000
Income taxes | 20,100 | 30,000 | 36,222 | 348,000
Income before minority interests and equity in earnings | 24,400 | 39,000 | 49,889 | 480,000
Minority interests | (1,200) | (1,500) | (1,889) | (18,000)
Equity in earnings of affiliated companies | 300 | 500 | 600 | 6,000
Net income | ¥23,500 | ¥38,000 | ¥48,600 | $468,000
^: | Yen | < | < | U.S. dollars
Net income per share: basic | ¥23.50 | ¥38.00 | ¥48.60 | $0.47
diluted | 23.20 | 37.50 | 48.00 | 0.46
`,
  },
  {
    total_revenue: 1400554e6,
    cost_of_revenue: 1060222e6,
    operating_income: 90221e6,
    income_before_taxes: 86111e6,
    income_tax_expense: 36222e6,
    net_income: 48600e6,
    basic_eps: 48.6,
    diluted_eps: 48,
    currency: 'JPY',
    start_date: '2003-04-01',
  },
)

testPrinted(
  "an IFRS face by nature of expense: net financial expense is a total, the owners' profit after the minority",
  {
    form: '20-F',
    ended: 'December 31, 2010',
    company: 'MADE NATURE S.A.',
    title: 'CONSOLIDATED INCOME STATEMENTS',
    units: '(Expressed in millions of euros)',
    lines: `
^ NOTES | 2010 | 2009 | 2008
Sales of goods | Note 4 | 4,210 | 3,980 | 4,102
Rendering of services | Note 4 | 1,020 | 990 | 985
REVENUE | | 5,230 | 4,970 | 5,087
Other operating income | Note 5 | 110 | 98 | 101
Supplies | Note 6 | (2,001) | (1,950) | (2,022)
Personnel expenses | Note 7 | (980) | (940) | (955)
Other operating expenses | Note 8 | (760) | (735) | (742)
Depreciation and amortization | Note 9 | (620) | (600) | (590)
OPERATING INCOME | | 979 | 843 | 879
Share of profit (loss) of associates | Note 10 | 25 | 12 | (9)
Finance income | | 80 | 77 | 70
Finance costs | | (310) | (300) | (290)
NET FINANCIAL EXPENSE | Note 11 | (230) | (223) | (220)
PROFIT BEFORE TAX | | 774 | 632 | 650
Corporate income tax | Note 12 | (210) | (180) | (190)
PROFIT FOR THE YEAR | | 564 | 452 | 460
Non-controlling interests | | 14 | 12 | 10
PROFIT FOR THE YEAR ATTRIBUTABLE TO EQUITY HOLDERS OF THE PARENT COMPANY | | 550 | 440 | 450
Basic and diluted earnings per share attributable to equity holders of the parent company (euros) | Note 13 | 1.22 | 0.98 | 1.00
`,
  },
  {
    total_revenue: 5230e6,
    cost_of_revenue: null,
    operating_income: 979e6,
    income_before_taxes: 774e6,
    income_tax_expense: 210e6,
    net_income: 550e6,
    basic_eps: 1.22,
    diluted_eps: 1.22,
    currency: 'EUR',
  },
)

testPrinted(
  'reais beside a last column in dollars that alone names its currency',
  {
    form: '20-F',
    ended: 'December 31, 2007',
    company: 'MADE BRASIL S.A.',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(In millions of Brazilian reais, unless otherwise indicated)',
    lines: `
^ 2005 | 2006 | 2007 | 2007 US$ (unaudited)
Gross sales | R$12,345 | R$13,456 | R$15,678 | US$8,851
Value-added and other sales taxes | (2,345) | (2,456) | (2,678) | (1,512)
Net sales | 10,000 | 11,000 | 13,000 | 7,339
Cost of sales | (7,000) | (7,600) | (8,900) | (5,025)
Gross profit | 3,000 | 3,400 | 4,100 | 2,314
Selling expenses | (800) | (850) | (900) | (508)
General and administrative expenses | (400) | (420) | (450) | (254)
Operating income | 1,800 | 2,130 | 2,750 | 1,552
Financial expenses, net | (500) | (480) | (450) | (254)
Income before taxes | 1,300 | 1,650 | 2,300 | 1,298
Income taxes | (400) | (500) | (700) | (395)
Minority interest | (20) | (30) | (40) | (23)
Net income | R$880 | R$1,120 | R$1,560 | US$880
Earnings per share | R$1.10 | R$1.40 | R$1.95 | US$1.10
`,
  },
  {
    total_revenue: 13000e6,
    cost_of_revenue: 8900e6,
    operating_income: 2750e6,
    income_before_taxes: 2300e6,
    income_tax_expense: 700e6,
    net_income: 1560e6,
    basic_eps: 1.95,
    currency: 'BRL',
  },
)

testPrinted(
  'renminbi by year and a translation of the last one',
  {
    form: '20-F',
    ended: 'December 31, 2009',
    company: 'MADE CHINA LTD',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(Amounts in thousands, except for share and per share data)',
    lines: `
^ For the year ended December 31, | < | < | <
^ 2007 | 2008 | 2009 | 2009
^ RMB | RMB | RMB | US$
Net revenues | 1,234,567 | 1,456,789 | 1,678,901 | 245,957
Cost of revenues | (634,567) | (706,789) | (778,901) | (114,109)
Gross profit | 600,000 | 750,000 | 900,000 | 131,848
Operating expenses:
Sales and marketing | (200,000) | (240,000) | (280,000) | (41,020)
General and administrative | (100,000) | (120,000) | (130,000) | (19,045)
Product development | (50,000) | (60,000) | (70,000) | (10,255)
Income from operations | 250,000 | 330,000 | 420,000 | 61,528
Interest income | 10,000 | 12,000 | 15,000 | 2,197
Income before income taxes | 260,000 | 342,000 | 435,000 | 63,725
Income tax expense | (40,000) | (52,000) | (65,000) | (9,522)
Net income | 220,000 | 290,000 | 370,000 | 54,203
Net income attributable to noncontrolling interests | (1,000) | (2,000) | (3,000) | (439)
Net income attributable to Made China Ltd | 219,000 | 288,000 | 367,000 | 53,764
Net income per ordinary share:
Basic | 2.19 | 2.88 | 3.67 | 0.54
Diluted | 2.15 | 2.82 | 3.60 | 0.53
Weighted average number of ordinary shares outstanding:
Basic | 100,000,000 | 100,000,000 | 100,000,000 | 100,000,000
Diluted | 101,860,465 | 102,127,659 | 101,944,444 | 101,944,444
`,
  },
  {
    total_revenue: 1678901e3,
    cost_of_revenue: 778901e3,
    operating_income: 420000e3,
    income_before_taxes: 435000e3,
    income_tax_expense: 65000e3,
    net_income: 367000e3,
    basic_eps: 3.67,
    diluted_eps: 3.6,
    weighted_avg_shares_basic: 100000000,
    currency: 'CNY',
  },
)
