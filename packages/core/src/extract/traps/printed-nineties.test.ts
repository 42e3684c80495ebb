import { testPrinted } from './printed.fixture.ts'

testPrinted(
  'income and retained earnings in one statement, an extraordinary loss, EPS in parts',
  {
    form: '10-K',
    ended: 'December 31, 1996',
    company: 'MADE RETAINED EARNINGS CORP',
    title: 'CONSOLIDATED STATEMENTS OF INCOME AND RETAINED EARNINGS',
    units: '(In thousands except per share amounts)',
    lines: `
^ Years Ended December 31, | < | <
^ 1996 | 1995 | 1994
Net sales | $512,345 | $498,210 | $455,003
Costs and expenses:
  Cost of products sold | 361,204 | 355,870 | 322,118
  Selling, general and administrative | 98,776 | 95,332 | 90,441
  Depreciation | 14,310 | 13,988 | 12,604
  Interest | 6,122 | 6,805 | 6,990
 | 480,412 | 471,995 | 432,153
Income before income taxes, extraordinary item and cumulative effect of accounting change | 31,933 | 26,215 | 22,850
Provision for income taxes | 12,454 | 10,224 | 8,912
Income before extraordinary item and cumulative effect of accounting change | 19,479 | 15,991 | 13,938
Extraordinary loss on early retirement of debt, net of income tax benefit of $780 | (1,220) | - | -
Cumulative effect of change in accounting for postretirement benefits | - | - | (4,105)
Net income | 18,259 | 15,991 | 9,833
Retained earnings, beginning of year | 120,334 | 111,843 | 109,010
Cash dividends declared ($.60, $.50 and $.47 per share) | (9,001) | (7,500) | (7,000)
Retained earnings, end of year | $129,592 | $120,334 | $111,843
Earnings per common share:
  Income before extraordinary item and cumulative effect of accounting change | $1.30 | $1.07 | $.93
  Extraordinary item | (.08) | - | -
  Cumulative effect of accounting change | - | - | (.27)
  Net income | $1.22 | $1.07 | $.66
Average common shares outstanding | 15,002 | 15,000 | 14,990
`,
  },
  {
    total_revenue: 512345e3,
    cost_of_revenue: 361204e3,
    income_before_taxes: 31933e3,
    income_tax_expense: 12454e3,
    net_income: 18259e3,
    basic_eps: 1.22,
    weighted_avg_shares_basic: 15002000,
  },
)

testPrinted(
  'a real estate partnership: income to partners, per unit',
  {
    form: '10-K',
    ended: 'December 31, 1997',
    company: 'PARTNERS REALTY FUND XII',
    title: 'STATEMENTS OF OPERATIONS',
    units: 'For the years ended December 31, 1997, 1996 and 1995',
    lines: `
^ 1997 | 1996 | 1995
Income:
  Rental | $3,456,789 | $3,300,100 | $3,210,000
  Interest and other | 123,456 | 110,000 | 95,000
    Total income | 3,580,245 | 3,410,100 | 3,305,000
Expenses:
  Property operating | 1,500,123 | 1,450,000 | 1,400,000
  Interest | 1,020,345 | 1,040,000 | 1,060,000
  Depreciation | 800,111 | 790,000 | 780,000
  General and administrative | 150,222 | 140,000 | 135,000
    Total expenses | 3,470,801 | 3,420,000 | 3,375,000
Net income (loss) | $109,444 | $(9,900) | $(70,000)
Net income (loss) allocated to:
  General partner | $1,094 | $(99) | $(700)
  Limited partners | 108,350 | (9,801) | (69,300)
 | $109,444 | $(9,900) | $(70,000)
Net income (loss) per limited partnership unit | $3.61 | $(.33) | $(2.31)
Weighted average units outstanding | 30,000 | 30,000 | 30,000
`,
  },
  {
    total_revenue: 3580245,
    income_tax_expense: null,
    net_income: 109444,
    basic_eps: 3.61,
    weighted_avg_shares_basic: 30000,
  },
)

testPrinted(
  'a development stage company: no revenue, a column since inception',
  {
    form: '10-K',
    ended: 'June 30, 1999',
    company: 'BIOTECH NO REVENUE INC',
    title: 'STATEMENTS OF OPERATIONS',
    units: '',
    lines: `
^ Years Ended June 30, | < | < | Period from inception (March 3, 1992) to June 30,
^ 1999 | 1998 | 1997 | 1999
Operating expenses:
Research and development | $8,123,456 | $6,234,567 | $4,345,678 | $29,456,789
General and administrative | 2,111,222 | 1,999,888 | 1,777,666 | 9,888,777
Total operating expenses | 10,234,678 | 8,234,455 | 6,123,344 | 39,345,566
Loss from operations | (10,234,678) | (8,234,455) | (6,123,344) | (39,345,566)
Interest income | 512,345 | 612,000 | 300,111 | 2,111,000
Interest expense | (45,000) | (50,123) | (60,000) | (400,000)
Net loss | $(9,767,333) | $(7,672,578) | $(5,883,233) | $(37,634,566)
Basic and diluted net loss per share | $(1.02) | $(.85) | $(.71) |
Shares used in computing basic and diluted net loss per share | 9,575,817 | 9,026,562 | 8,286,243 |
`,
  },
  {
    total_revenue: null,
    operating_income: -10234678,
    net_income: -9767333,
    basic_eps: -1.02,
    diluted_eps: -1.02,
    weighted_avg_shares_basic: 9575817,
    start_date: '1998-07-01',
    end_date: '1999-06-30',
  },
)

testPrinted(
  'a retailer: a column of percent beside each year',
  {
    form: '10-K',
    ended: 'January 31, 1998',
    company: 'RETAILER PERCENT STORES, INC.',
    title: 'CONSOLIDATED STATEMENTS OF EARNINGS',
    units: '(dollars in thousands, except per share data)',
    lines: `
^ Fiscal Year Ended | < | < | < | < | <
^ January 31, 1998 | < | February 1, 1997 | < | February 3, 1996 | <
^ Amount | % | Amount | % | Amount | %
Net sales | $845,221 | 100.0% | $780,100 | 100.0% | $702,334 | 100.0%
Cost of sales, including buying and occupancy costs | 590,876 | 69.9 | 549,190 | 70.4 | 498,657 | 71.0
Gross profit | 254,345 | 30.1 | 230,910 | 29.6 | 203,677 | 29.0
Selling, general and administrative expenses | 201,333 | 23.8 | 186,444 | 23.9 | 170,667 | 24.3
Operating income | 53,012 | 6.3 | 44,466 | 5.7 | 33,010 | 4.7
Interest expense, net | 5,011 | 0.6 | 5,466 | 0.7 | 4,916 | 0.7
Earnings before income taxes | 48,001 | 5.7 | 39,000 | 5.0 | 28,094 | 4.0
Income taxes | 18,721 | 2.2 | 15,210 | 1.9 | 10,957 | 1.6
Net earnings | $29,280 | 3.5% | $23,790 | 3.1% | $17,137 | 2.4%
Basic earnings per share | $1.46 | | $1.19 | | $.86 |
Diluted earnings per share | $1.43 | | $1.17 | | $.85 |
Weighted average shares - basic | 20,055 | | 19,992 | | 19,927 |
Weighted average shares - diluted | 20,476 | | 20,333 | | 20,162 |
`,
  },
  {
    total_revenue: 845221e3,
    cost_of_revenue: 590876e3,
    gross_profit: 254345e3,
    operating_income: 53012e3,
    income_before_taxes: 48001e3,
    income_tax_expense: 18721e3,
    net_income: 29280e3,
    basic_eps: 1.46,
    diluted_eps: 1.43,
    weighted_avg_shares_basic: 20055000,
    end_date: '1998-01-31',
  },
)

testPrinted(
  'New England Realty Associates, 10-K of 2012: no names on totals, no taxes, discontinued operations after them',
  {
    form: '10-K',
    ended: 'December 31, 2012',
    company: 'NEW ENGLAND REALTY ASSOCIATES LIMITED PARTNERSHIP',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '',
    lines: `
^ Year Ended December 31, | < | <
^ 2012 | 2011 | 2010
Revenues
Rental income | $35,244,008 | $33,608,799 | $31,816,175
Laundry and sundry income | 388,401 | 426,803 | 439,782
 | 35,632,409 | 34,035,602 | 32,255,957
Expenses
Administrative | 1,825,951 | 1,707,408 | 1,772,599
Depreciation and amortization | 6,092,725 | 5,910,746 | 5,531,509
Management fee | 1,446,620 | 1,404,467 | 1,330,157
Operating | 3,633,619 | 4,080,647 | 3,784,401
Renting | 183,529 | 365,110 | 528,686
Repairs and maintenance | 5,179,408 | 5,056,054 | 4,886,724
Taxes and insurance | 4,348,492 | 4,146,554 | 4,082,588
 | 22,710,344 | 22,670,986 | 21,916,664
Income Before Other Income (Loss) and Discontinued Operations | 12,922,065 | 11,364,616 | 10,339,293
Other Income (Loss)
Interest income | 2,216 | 3,861 | 5,932
Interest expense | (7,802,999) | (7,965,422) | (8,053,628)
(Loss) from investments in unconsolidated joint ventures | (1,487,484) | (1,913,800) | (3,869,996)
Other (loss) | - | - | (700)
 | (9,288,267) | (9,875,361) | (11,918,392)
Income (loss) From Continuing Operations | 3,633,798 | 1,489,255 | (1,579,099)
Discontinued Operations
Income from discontinued operations | 81,567 | 219,867 | -
Gain on the sale of real estate | 7,720,459 | - | -
 | 7,802,026 | 219,867 | -
Net Income (Loss) | $11,435,824 | $1,709,122 | $(1,579,099)
Net Income (Loss) per Unit | $88.13 | $13.05 | $(11.89)
Weighted Average Number of Units Outstanding | 129,759 | 130,947 | 132,807
`,
  },
  {
    total_revenue: 35632409,
    operating_income: 12922065,
    income_before_taxes: 3633798,
    income_tax_expense: null,
    other_income_expense_after_taxes: 7802026,
    net_income: 11435824,
    basic_eps: 88.13,
    weighted_avg_shares_basic: 129759,
  },
)

testPrinted(
  'an explorer: costs first, interest under other income is no revenue, a change of accounting',
  {
    form: '10-Q',
    ended: 'March 31, 2003',
    company: 'MADE EXPLORERS INC',
    title: 'CONDENSED CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(unaudited)',
    lines: `
^ Three Months Ended | < 
^ March 31, | <
^ 2003 | 2002
Costs and expenses:
Exploration | $1,234,567 | $987,654
General and administrative | 345,678 | 300,111
 | 1,580,245 | 1,287,765
Other income:
Interest | 12,345 | 23,456
(Loss) before cumulative effect | (1,567,900) | (1,264,309)
Cumulative effect of change in accounting principle | (100,000) | -
Net (loss) | $(1,667,900) | $(1,264,309)
Basic and diluted net (loss) per share | $(0.06) | $(0.05)
Weighted average shares | 28,000,000 | 26,000,000
`,
  },
  {
    total_revenue: null,
    cost_of_revenue: null,
    income_before_taxes: -1567900,
    income_tax_expense: null,
    other_income_expense_after_taxes: -100000,
    net_income: -1667900,
    basic_eps: -0.06,
    weighted_avg_shares_basic: 28000000,
  },
)
