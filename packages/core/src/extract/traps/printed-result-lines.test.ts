import { describe, expect, it } from 'vitest'
import { readPrinted, testPrinted } from './printed.fixture.ts'
import { asText } from './typeset.fixture.ts'

describe('figures per share', () => {
  testPrinted(
    'continuing operations first, the net loss below it; a franchise tax (MotivNation, 0000000000-09-900002)',
    {
      form: '10-K',
      ended: 'December 31, 2008',
      company: 'MOTIVNATION, INC.',
      title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
      units: '',
      lines: `
^ For the years ended December 31, | <
^ 2008 | 2007
Operating expenses:
  Selling, general and administrative expenses | $292,034 | $1,134,881
  Impairment of goodwill | - | 1,000,000
    Total operating expenses | 292,034 | 2,134,881
Operating loss | (292,034) | (2,134,881)
Other income (expenses):
  Interest and other income | 113 | 59
  Change in derivative liabilities | (253,893) | 441,023
  Interest expense | (292,349) | (198,000)
  Financing costs | (1,900,802) | (1,500,000)
    Total other income (expenses) | (2,446,931) | (1,256,918)
Net loss before state franchise tax | (2,738,965) | (3,391,799)
State franchise tax | (2,400) | (2,400)
Net loss from continuing operations | (2,741,365) | (3,394,199)
Discontinued operations:
  Net loss from discontinued operations (net of applicable taxes of $0 for 2008 and 2007) | (280,653) | (100,000)
Net loss | $(3,022,018) | $(3,494,199)
Net loss from continuing operations per share-Basic and Diluted | $(0.06) | $(0.12)
Net loss | $(0.07) | $(0.12)
Weighted Average Number of Shares | 45,627,249 | 29,118,325
`,
    },
    {
      operating_income: -292034,
      income_before_taxes: -2738965,
      income_tax_expense: 2400,
      net_income: -3022018,
      basic_eps: -0.07,
      diluted_eps: -0.07,
    },
  )

  testPrinted(
    'the total without a word of its own: continuing and discontinued operations make it (Abbott, 10-K 2008)',
    {
      form: '10-K',
      ended: 'December 31, 2008',
      company: 'ABBOTT LABORATORIES',
      title: 'CONSOLIDATED STATEMENT OF EARNINGS',
      units: '(dollars and shares in thousands except per share data)',
      lines: `
^ Year Ended December 31 | <
^ 2008 | 2007
Net Sales | $29,527,552 | $25,914,238
Cost of products sold | 12,612,022 | 11,422,046
Research and development | 2,688,811 | 2,505,649
Acquired in-process and collaborations research and development | 97,256 | -
Selling, general and administrative | 8,435,624 | 7,407,998
Total Operating Cost and Expenses | 23,833,713 | 21,335,693
Operating Earnings | 5,693,839 | 4,578,545
Interest expense | 528,474 | 593,142
Interest (income) | (201,229) | (136,752)
Other (income) expense, net | (489,692) | (357,161)
Earnings from Continuing Operations Before Taxes | 5,856,286 | 4,479,316
Taxes on Earnings from Continuing Operations | 1,122,070 | 873,000
Earnings from Continuing Operations | 4,734,216 | 3,606,316
Gain on Sale of Discontinued Operations, net of taxes | 146,503 | -
Net Earnings | $4,880,719 | $3,606,316
Basic Earnings Per Common Share — Continuing Operations | $3.06 | $2.34
Gain on Sale of Discontinued Operations, net of taxes | 0.10 | -
Net Earnings | $3.16 | $2.34
Diluted Earnings Per Common Share — Continuing Operations | $3.03 | $2.31
Gain on Sale of Discontinued Operations, net of taxes | 0.09 | -
Net Earnings | $3.12 | $2.31
Average Number of Common Shares Outstanding Used for Basic Earnings Per Common Share | 1,545,355 | 1,543,082
Average Number of Common Shares Outstanding Plus Dilutive Common Stock Options and Awards | 1,560,753 | 1,559,849
`,
    },
    { net_income: 4880719e3, basic_eps: 3.16, diluted_eps: 3.12, weighted_avg_shares_diluted: 1560753e3 },
  )

  testPrinted(
    'an extraordinary loss without its word between the others (Weirton Steel, 0000849979-96-000001)',
    {
      form: '10-K',
      ended: 'December 31, 1995',
      company: 'WEIRTON STEEL CORPORATION',
      title: 'CONSOLIDATED STATEMENTS OF INCOME',
      units: '(Dollars in thousands, except per share data)',
      lines: `
^ Year Ended December 31, | <
^ 1995 | 1994
NET SALES | $1,351,711 | $1,260,864
OPERATING COSTS:
  Cost of sales | 1,180,053 | 1,136,936
  Selling, general and administrative expense | 34,440 | 33,000
  Depreciation | 54,699 | 46,309
  Provision for profit sharing | 24,178 | 18,000
  Insurance recoveries | (41,502) | (20,000)
    Total operating costs | 1,251,868 | 1,214,245
INCOME FROM OPERATIONS | 99,843 | 46,619
Interest expense | (31,514) | (36,619)
INCOME BEFORE INCOME TAXES | 68,329 | 10,000
Income tax provision | 13,255 | 2,000
INCOME BEFORE EXTRAORDINARY ITEM | 55,074 | 8,000
Loss on early extinguishment of debt | (6,718) | (3,851)
NET INCOME | $48,356 | $4,149
PER SHARE DATA:
Weighted average number of common shares and equivalents (in thousands) | 43,781 | 35,000
Income per common share before extraordinary item | $1.26 | $0.23
Loss on early extinguishment of debt | (0.16) | (0.11)
NET INCOME (LOSS):
PER COMMON SHARE | $1.10 | $0.12
`,
    },
    { net_income: 48356e3, basic_eps: 1.1, diluted_eps: 1.1, weighted_avg_shares_basic: 43781e3 },
  )

  testPrinted(
    '"Net" under "Primary" is the total, "Operations" is a part (WHX, 0000950123-96-000985)',
    {
      form: '10-K',
      ended: 'December 31, 1993',
      company: 'WHX CORPORATION',
      title: 'CONSOLIDATED STATEMENT OF INCOME',
      units: '(IN THOUSANDS EXCEPT PER SHARE)',
      lines: `
^ YEAR ENDED DECEMBER 31 | <
^ 1993 | 1992
REVENUES:
Net sales | $1,046,795 | $929,786
COST AND EXPENSES:
Cost of products sold | 876,814 | 815,801
Depreciation | 57,069 | 54,931
Profit sharing | 4,819 | --
Selling, administrative and general expense | 58,564 | 67,105
 | 997,266 | 937,837
Operating Income | 49,529 | (8,051)
Interest expense on debt | 21,373 | 21,659
Other income | 11,965 | 3,181
Income before taxes, change in accounting method and extraordinary items | 40,121 | (26,529)
Tax provision | 9,400 | --
Income before change in accounting method and extraordinary items | 30,721 | (26,529)
Extraordinary charges--net of tax | 19,776 | --
Net income (loss) | 50,497 | (26,529)
NET INCOME (LOSS) PER SHARE OF COMMON STOCK
Primary:
Operations | $1.02 | $(1.85)
Extraordinary charges--net of tax | .66 | --
     Net | $1.68 | $(1.85)
FULLY DILUTED:
Operations | $.97 | $(1.85)
Extraordinary charges--net of tax | .62 | --
     Net | $1.59 | $(1.85)
`,
    },
    { net_income: 50497e3, basic_eps: 1.68, diluted_eps: 1.59 },
  )

  testPrinted(
    'one figure "per common and dilutive common equivalent share" is primary (VICORP, 0000703799-96-000003)',
    {
      form: '10-K',
      ended: 'October 31, 1995',
      company: 'VICORP RESTAURANTS, INC.',
      title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
      units: '(in thousands, except per share data)',
      lines: `
^ Year ended | <
^ October 31, 1995 | October 30, 1994
Revenues
  Restaurant operations | $370,116 | $409,297
  Franchise operations (Note 1) | 3,722 | 3,347
 | 373,838 | 412,644
Costs and expenses
  Food | 124,028 | 123,280
  Labor | 124,792 | 123,718
  Other operating | 104,863 | 115,591
  General and administrative | 26,261 | 35,752
  Asset disposal, restructuring and related costs (Note 8) | -- | 23,000
Operating profit (loss) | (6,106) | (8,697)
Interest | 3,855 | 3,867
Other (income) expense, net (Note 2) | (897) | (1,944)
Income (loss) before income taxes | (9,064) | (10,620)
Provision for income taxes (Note 9) | (4,532) | (3,982)
Net income (loss) | $(4,532) | $(6,638)
Earnings (loss) per common and dilutive common equivalent share (Note 1) | $(.49) | $(.69)
`,
    },
    { total_revenue: 373838e3, operating_income: -6106e3, basic_eps: -0.49, diluted_eps: -0.49 },
  )
})

describe('taxes', () => {
  testPrinted(
    'an unnamed tax under its heading, not the words inside a discontinued item (Servidyne, 0000000000-10-900115)',
    {
      form: '10-K',
      ended: 'April 30, 2010',
      company: 'SERVIDYNE, INC.',
      title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
      units: '',
      lines: `
^ Year Ended April 30, | <
^ 2010 | 2009
REVENUES:
  Building Performance Efficiency ("BPE") | $18,171,536 | $13,192,310
  Real Estate | 2,727,565 | 3,264,062
 | 20,899,101 | 16,456,372
COST OF REVENUES:
  BPE | 12,300,803 | 8,562,024
  Real Estate | 1,862,609 | 2,115,678
 | 14,163,412 | 10,677,702
SELLING, GENERAL AND ADMINISTRATIVE EXPENSES | 9,797,862 | 9,904,430
OTHER (INCOME) AND EXPENSES:
  Other income (Note 2) | (294,029) | (317,957)
  Interest income | (12,507) | (111,786)
  Interest expense | 1,083,810 | 1,300,295
  Loss on impairment of income-producing property (Note 7) | - | 2,158,673
 | 777,274 | 3,029,225
LOSS FROM CONTINUING OPERATIONS BEFORE INCOME TAXES | (3,839,447) | (7,154,985)
INCOME TAX EXPENSE (BENEFIT):
  Current | 13,309 | -
  Deferred | (1,479,522) | (2,567,535)
 | (1,466,213) | (2,567,535)
LOSS FROM CONTINUING OPERATIONS | (2,373,234) | (4,587,450)
DISCONTINUED OPERATIONS:
  Loss from discontinued operations, adjusted for applicable income tax benefit of $50,649 and $0, respectively | (82,638) | -
  Gain on disposition of income-producing properties, adjusted for applicable income tax expense of $447,808 and $0, respectively | 740,831 | -
EARNINGS FROM DISCONTINUED OPERATIONS | 658,193 | -
NET LOSS | $(1,715,041) | $(4,587,450)
NET EARNINGS (LOSS) PER SHARE:
  From continuing operations - basic and diluted | $(.64) | $(1.23)
  From discontinued operations - basic and diluted | .18 | -
  NET LOSS PER SHARE - BASIC AND DILUTED | $(0.46) | $(1.23)
`,
    },
    {
      income_before_taxes: -3839447,
      income_tax_expense: -1466213,
      other_income_expense_after_taxes: 658193,
      net_income: -1715041,
      basic_eps: -0.46,
    },
  )

  testPrinted(
    'a misprinted caption of the tax, which leads to net income (Valero Energy, 0000021271-96-000002)',
    {
      form: '10-K',
      ended: 'December 31, 1995',
      company: 'VALERO ENERGY CORPORATION',
      title: 'CONSOLIDATED STATEMENTS OF INCOME',
      units: '(Thousands of Dollars, Except Per Share Amounts)',
      lines: `
^ Year Ended December 31, | <
^ 1995 | 1994
OPERATING REVENUES | $3,019,792 | $1,837,440
COSTS AND EXPENSES:
  Cost of sales and operating expenses | 2,652,556 | 1,624,483
  Selling and administrative expenses | 78,120 | 3,000
  Depreciation expense | 100,325 | 84,032
    Total | 2,831,001 | 1,711,515
OPERATING INCOME | 188,791 | 125,925
GAIN ON DISPOSITION OF ASSETS AND OTHER INCOME, NET | 7,569 | 4,476
INTEREST AND DEBT EXPENSE | (101,222) | (87,619)
INCOME BEFORE INCOME TAXES | 95,138 | 42,782
INCOE TAX EXPENSE | 35,300 | 15,900
NET INCOME | $59,838 | $26,882
EARNINGS PER SHARE OF COMMON STOCK | $1.10 | $.40
`,
    },
    { income_before_taxes: 95138e3, income_tax_expense: 35300e3, net_income: 59838e3 },
  )

  testPrinted(
    'a caption in two rows, of which the second is read (United Television, 0000895759-96-000037)',
    {
      form: '10-K',
      ended: 'December 31, 1995',
      company: 'UNITED TELEVISION, INC.',
      title: 'CONSOLIDATED STATEMENTS OF INCOME',
      units: '(IN THOUSANDS, EXCEPT PER SHARE DATA)',
      lines: `
^ Years Ended December 31, | <
^ 1995 | 1994
NET REVENUES | $165,559 | $150,980
EXPENSES:
  Operating | 62,865 | 59,809
  Selling, general and administrative | 51,812 | 38,934
 | 114,677 | 98,743
OPERATING INCOME | 50,882 | 52,237
OTHER INCOME:
  Interest and other income | 10,290 | 7,084
INCOME BEFORE PROVISION:
FOR INCOME TAXES | 61,172 | 59,321
     Provision for income taxes | 24,300 | 24,150
NET INCOME | $36,872 | $35,171
NET INCOME PER SHARE | $3.78 | $3.54
AVERAGE COMMON SHARES OUTSTANDING | 9,757 | 9,935
`,
    },
    { income_before_taxes: 61172e3, income_tax_expense: 24300e3, net_income: 36872e3 },
  )
})

describe('counts of shares that only the notes tell', () => {
  it('from a sentence on primary and fully diluted shares, converted preferred stock among them (0001005150-96-000066)', () => {
    const document = asText({
      form: '10-K',
      ended: 'December 31, 1995',
      company: 'WEBSTER FINANCIAL CORPORATION',
      title: 'CONSOLIDATED STATEMENTS OF INCOME',
      units: '(Dollars in Thousands, Except Per Share Data)',
      lines: `
^ Years Ended December 31, | <
^ 1995 | 1994
Interest Income:
  Loans and Segregated Assets | $154,488 | $131,000
  Securities and Interest-bearing Deposits | 64,323 | 50,000
    Total Interest Income | 218,811 | 181,000
Interest Expense:
  Interest on Deposits (Note 8) | 98,135 | 80,000
  Interest on Borrowings | 33,398 | 20,000
    Total Interest Expense | 131,533 | 100,000
    Net Interest Income | 87,278 | 81,000
Provision for Loan Losses (Note 4) | 3,100 | 5,000
    Net Interest Income After Provision for Loan Losses | 84,178 | 76,000
Noninterest Income:
    Total Noninterest Income | 21,975 | 19,000
Noninterest Expenses:
    Total Noninterest Expenses | 79,587 | 75,000
    Income Before Income Taxes | 26,566 | 20,000
Income Taxes (Note 14) | 8,246 | 6,000
Net Income | 18,320 | 14,000
Preferred Stock Dividends | 1,296 | 1,716
Net Income Available to Common Shareholders | $17,024 | $12,284
Net Income Per Common Share:
  Primary | $2.44 | $1.95
  Fully Diluted | $2.30 | $1.83
`,
    })
    const note = `
n)  Net Income Per Share

is  calculated  by dividing adjusted net income by the  weighted-average  fully
diluted common shares,  including the effect of common stock equivalents and the
hypothetical conversion into common stock of the Series B cumulative convertible
preferred stock. The  weighted-average  number of shares used in the computation
of primary  earnings per share for the years ended  December 31, 1995,  1994 and
1993 were 6,969,208, 6,306,994 and 5,177,399, respectively and for fully diluted
earnings per share were 7,970,921, 7,650,343 and 6,621,158 for the same periods,
respectively.
`
    const { income_statement: statement, qc } = readPrinted(document + note)
    expect(statement).toMatchObject({
      total_revenue: 109253e3,
      weighted_avg_shares_basic: 6969208,
      weighted_avg_shares_diluted: 7970921,
    })
    expect(qc.tests.filter((test) => test.necessary && !test.passed)).toEqual([])
  })
})
