import { testPrinted } from './printed.fixture.ts'

testPrinted(
  "a property trust: the owners' net income is what the minority's share leaves before preferred dividends",
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE PROPERTY GROUP',
    title: 'Consolidated Statements of Operations and Comprehensive Income',
    units: '(Dollars in thousands, except per share amounts)',
    lines: `
^ For the Year Ended December 31, | < | <
^ 2022 | 2021 | 2020
REVENUE:
Lease income | $4,905,175 | $4,736,719 | $4,302,367
Management fees and other revenues | 116,904 | 106,483 | 96,882
Other income | 269,368 | 273,587 | 208,254
Total revenue | 5,291,447 | 5,116,789 | 4,607,503
EXPENSES:
Property operating | 464,135 | 415,720 | 349,154
Depreciation and amortization | 1,227,371 | 1,262,715 | 1,318,008
Real estate taxes | 443,224 | 458,953 | 457,142
Repairs and maintenance | 93,595 | 96,391 | 80,858
Advertising and promotion | 107,793 | 114,303 | 98,613
Home and regional office costs | 184,592 | 184,660 | 171,668
General and administrative | 34,971 | 30,339 | 22,572
Other | 152,213 | 140,518 | 137,679
Total operating expenses | 2,707,894 | 2,703,599 | 2,635,694
OPERATING INCOME BEFORE OTHER ITEMS | 2,583,553 | 2,413,190 | 1,971,809
Interest expense | (761,253) | (795,712) | (784,400)
Loss on extinguishment of debt | — | (51,841) | —
Gain on sale, exchange, or disposal of equity interests | 121,177 | 178,672 | —
Income and other tax (expense) benefit | (83,512) | (157,199) | 4,637
Income from unconsolidated entities | 647,977 | 782,837 | 219,870
Unrealized losses in fair value of equity instruments | (61,204) | (8,095) | (19,632)
Gain (loss) on acquisition of controlling interest, sale or disposal of, or recovery on, assets and interests in unconsolidated entities and impairment, net | 5,647 | 206,855 | (114,960)
CONSOLIDATED NET INCOME | 2,452,385 | 2,568,707 | 1,277,324
Net income attributable to noncontrolling interests | 312,850 | 319,076 | 164,760
Preferred dividends | 3,337 | 3,337 | 3,337
NET INCOME ATTRIBUTABLE TO COMMON STOCKHOLDERS | $2,136,198 | $2,246,294 | $1,109,227
BASIC AND DILUTED EARNINGS PER COMMON SHARE:
Net income attributable to common stockholders | $6.52 | $6.84 | $3.59
Consolidated Net Income | $2,452,385 | $2,568,707 | $1,277,324
Unrealized gain on derivative hedge agreements | 66,371 | 62,186 | (19,148)
Comprehensive income | 2,465,382 | 2,587,209 | 1,216,139
Comprehensive income attributable to noncontrolling interests | 314,000 | 321,000 | 156,000
Comprehensive income attributable to common stockholders | $2,151,382 | $2,266,209 | $1,060,139
`,
  },
  { total_revenue: 5291447e3, net_income: 2139535e3, basic_eps: 6.52, diluted_eps: 6.52 },
)

testPrinted(
  'a royalty trust: distributable income, per unit with six decimals',
  {
    form: '10-K',
    ended: 'December 31, 2015',
    company: 'MADE ROYALTY TRUST',
    title: 'STATEMENTS OF DISTRIBUTABLE INCOME',
    units: '',
    lines: `
^ For the years ended December 31, | < | <
^ 2015 | 2014 | 2013
Royalty income | $12,345,678 | $20,111,222 | $22,333,444
Interest income | 1,234 | 1,111 | 999
Total revenue | 12,346,912 | 20,112,333 | 22,334,443
Expenditures - general and administrative | 1,100,111 | 1,050,222 | 1,000,333
Distributable income | $11,246,801 | $19,062,111 | $21,334,110
Distributable income per unit (46,608,796 units) | $.241302 | $.408981 | $.457727
`,
  },
  { total_revenue: 12346912, income_tax_expense: null, net_income: 11246801, basic_eps: 0.241302 },
)

testPrinted(
  'a homebuilder and its financial services, each down to its own income',
  {
    form: '10-K',
    ended: 'December 31, 2004',
    company: 'MADE HOMES',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(in thousands, except per share data)',
    lines: `
^ Years Ended December 31, | < | <
^ 2004 | 2003 | 2002
HOMEBUILDING
Home sales | $3,211,111 | $2,811,222 | $2,400,333
Land sales | 40,222 | 33,111 | 20,000
Total homebuilding revenues | 3,251,333 | 2,844,333 | 2,420,333
Cost of sales:
Home sales | 2,400,111 | 2,150,222 | 1,880,333
Land sales | 30,111 | 25,000 | 15,000
Total cost of sales | 2,430,222 | 2,175,222 | 1,895,333
Selling, general and administrative | 350,111 | 310,222 | 270,000
Homebuilding operating income | 471,000 | 358,889 | 255,000
FINANCIAL SERVICES
Revenues | 60,000 | 55,000 | 45,000
Expenses | 35,000 | 30,000 | 26,000
Financial services income | 25,000 | 25,000 | 19,000
Income before income taxes | 496,000 | 383,889 | 274,000
Income taxes | 186,000 | 144,000 | 103,000
Net income | $310,000 | $239,889 | $171,000
Basic earnings per share | $6.20 | $4.80 | $3.42
Diluted earnings per share | $6.00 | $4.65 | $3.30
Weighted average shares outstanding:
Basic | 50,000 | 49,977 | 50,000
Diluted | 51,667 | 51,589 | 51,818
`,
  },
  {
    total_revenue: 3311333e3,
    cost_of_revenue: 2430222e3,
    operating_income: null,
    income_before_taxes: 496000e3,
    income_tax_expense: 186000e3,
    net_income: 310000e3,
    basic_eps: 6.2,
    diluted_eps: 6,
    weighted_avg_shares_basic: 50000000,
  },
)
