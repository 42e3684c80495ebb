/** Results that are printed on the way, by their parts or for two businesses, and revenue under them. */
import { describe, expect, it } from 'vitest'
import { readPrinted, testPrinted } from './printed.fixture.ts'
import { cover, UNION_PACIFIC_1995, WHIRLPOOL_1995 } from './typed.fixture.ts'
import { asHtml, asText, type Printed } from './typeset.fixture.ts'

const expensesOf = (document: string) =>
  readPrinted(document).income_statement.operating_expenses.map(({ name, amount }) => [name, amount])

describe('the lines between revenue and operating income', () => {
  const williams: Printed = {
    form: '10-K',
    ended: 'December 31, 1994',
    company: 'THE WILLIAMS COMPANIES, INC.',
    title: 'CONSOLIDATED STATEMENT OF INCOME',
    units: '(Dollars in millions, except per-share amounts)',
    lines: `
^ Years Ended December 31, | < | <
^ 1994 | 1993 | 1992
Revenues:
  Northwest Pipeline | $238.5 | $276.5 | $251.4
  Williams Natural Gas | 231.3 | 294.1 | 314.7
  Williams Field Services Group | 589.0 | 707.0 | 925.3
  Williams Pipe Line | 209.7 | 179.3 | 148.5
  Williams Energy Ventures | 137.6 | 80.0 | 109.8
  Williams Telecommunications Systems | 396.6 | 302.8 | 271.1
  Other | 18.2 | 10.4 | 8.6
  Intercompany eliminations | (69.8) | (56.7) | (45.9)
    Total revenues | 1,751.1 | 1,793.4 | 1,983.5
Profit-center costs and expenses:
  Costs and operating expenses | 1,187.7 | 1,283.9 | 1,560.3
  Selling, general and administrative expenses | 229.2 | 203.2 | 194.5
  Other income -- net | (8.1) | (7.8) | (7.6)
    Total profit-center costs and expenses | 1,408.8 | 1,479.3 | 1,747.2
Operating profit (loss):
  Northwest Pipeline | 104.1 | 98.8 | 66.4
  Williams Natural Gas | 48.8 | 41.0 | 39.4
  Williams Field Services Group | 131.4 | 125.5 | 114.9
  Williams Pipe Line | 60.1 | 48.2 | 33.0
  Williams Energy Ventures | (10.8) | (7.8) | (10.1)
  Williams Telecommunications Systems | 18.9 | 9.5 | 9.8
  Other | (10.2) | (1.1) | (17.1)
    Total operating profit | 342.3 | 314.1 | 236.3
General corporate expenses | (28.0) | (38.4) | (27.2)
Interest accrued | (145.8) | (151.2) | (145.4)
Interest capitalized | 6.0 | 10.4 | 8.9
Investing income | 49.6 | 65.2 | 50.5
Gain on sales of assets | 22.7 | 97.5 | 14.6
Other income (expense) -- net | (.2) | .4 | 7.8
Income from continuing operations before income taxes | 246.6 | 298.0 | 145.5
Provision for income taxes | 81.7 | 112.6 | 42.4
Income from continuing operations | 164.9 | 185.4 | 103.1
Income from discontinued operations | 94.0 | 46.4 | 25.2
Income before extraordinary credit (loss) | 258.9 | 231.8 | 128.3
Extraordinary credit (loss) | (12.2) | -- | 9.9
Net income | $246.7 | $231.8 | $138.2
`,
  }
  testPrinted(
    'the parts of the result by businesses stand over it and are no expenses (0000950134-95-000291)',
    williams,
    { total_revenue: 1751100000, operating_income: 342300000, net_income: 246700000 },
    ['html'],
  )
  it('so that only costs are expenses', () => {
    expect(expensesOf(asHtml(williams))).toEqual([
      ['Costs and operating expenses', 1187700000],
      ['Selling, general and administrative expenses', 229200000],
      ['Other income -- net', -8100000],
    ])
  })

  const restaurants: Printed = {
    form: '10-K',
    ended: 'December 31, 1995',
    company: 'VOLUNTEER CAPITAL CORPORATION',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '',
    lines: `
^ Years Ended December 31 | <
^ 1995 | 1994
Net sales | $79,288,000 | $65,695,000
Costs and expenses:
  Cost of sales | 27,707,000 | 22,827,000
  Restaurant labor and related costs | 23,155,000 | 18,972,000
  Depreciation and amortization of restaurant property and equipment | 2,940,000 | 2,234,000
  Royalties | 2,149,000 | 2,041,000
  Other operating expenses | 14,754,000 | 11,998,000
    Total restaurant operating expenses | 70,705,000 | 58,072,000
Income from restaurant operations | 8,583,000 | 7,623,000
General and administrative expenses | 4,308,000 | 3,839,000
Operating income | 4,275,000 | 3,784,000
Other income (expense):
  Interest expense | (1,416,000) | (1,625,000)
  Interest income | 579,000 | 854,000
  Other, net | 20,000 | 45,000
    Total other income (expense) | (817,000) | (726,000)
Income before income taxes | 3,458,000 | 3,058,000
Income tax benefit | 1,558,000 | 1,772,000
Net income | $5,016,000 | $4,830,000
`,
  }
  testPrinted('a result on the way under a total of costs is no expense (0000950144-96-001457)', restaurants, {
    cost_of_revenue: 27707000,
    operating_income: 4275000,
    income_tax_expense: -1558000,
    net_income: 5016000,
  })
  it.each([
    ['html', asHtml],
    ['text', asText],
  ])('so that what is left is the general expense (%s)', (_, typeset) => {
    expect(expensesOf(typeset(restaurants)).at(-1)).toEqual(['General and administrative expenses', 4308000])
    expect(expensesOf(typeset(restaurants))).toHaveLength(5)
  })
})

describe('expenses where no operating income is printed', () => {
  // The figures of 0000725806-96-000005.
  const bank = (provision: string): Printed => ({
    form: '10-K',
    ended: 'December 31, 1995',
    company: 'UNITED OKLAHOMA BANKSHARES, INC.',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(In thousands except per share amounts)',
    lines: `
^ Years ended December 31, | <
^ 1995 | 1994
Interest income:
  Interest and fees on loans | $4,101 | $3,371
  Interest on federal funds sold | 1,914 | 1,789
    Total interest income | 6,015 | 5,160
Interest expense:
  Interest on deposits | 2,564 | 1,791
  Interest on short-term borrowings | 5 | 10
    Total interest expense | 2,569 | 1,801
    Net interest income | 3,446 | 3,359
Provision for loan losses | ${provision} | 90
    Net interest income after provision for loan losses | 3,167 | 3,269
Non-interest income:
  Service charges on deposits | 790 | 748
  Other service charges and fees, net | 226 | 282
    Total non-interest income | 1,016 | 1,030
Non-interest expense:
  Salaries and employee benefits | 1,911 | 1,739
  Occupancy expense, net | 250 | 271
  Other real estate owned, net | (15) | 92
  Other | 1,009 | 1,104
    Total non-interest expense | 3,155 | 3,206
Income before income taxes | 1,028 | 1,093
Income tax expense | 253 | 264
Net income | $775 | $829
`,
  })
  it.each([
    ['html', asHtml],
    ['text', asText],
  ])('a bank: what it sets aside and what is no interest (%s)', (_, typeset) => {
    expect(readPrinted(typeset(bank('279'))).income_statement.total_revenue).toBe(4462000)
    expect(expensesOf(typeset(bank('279')))).toEqual([
      ['Provision for loan losses', 279000],
      ['Salaries and employee benefits', 1911000],
      ['Occupancy expense, net', 250000],
      ['Other real estate owned, net', -15000],
      ['Other', 1009000],
    ])
  })
  it('none where they do not add up', () => expect(expensesOf(asHtml(bank('179')))).toEqual([]))

  it('a maker: all costs but those of revenue, other income among them (0000950112-95-002713)', () => {
    const made: Printed = {
      form: '10-K',
      ended: 'June 30, 1995',
      company: 'ZING TECHNOLOGIES, INC.',
      title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
      units: "(000's omitted, except per share data)",
      lines: `
^ Year ended June 30 | <
^ 1995 | 1994
Net sales | $22,591 | $11,483
Cost of goods sold | 13,073 | 6,637
Gross profit | 9,518 | 4,846
Selling, general and administrative expenses | 6,347 | 4,465
Depreciation and amortization of property, plant & equipment | 1,232 | 790
Net interest expense and amortization of deferred note issuance costs | 148 | 286
Interest and other income - net | (1,051) | (860)
Income (loss) before income taxes | 2,842 | 165
Provision for income taxes | 325 | 3
Net income (loss) | $2,517 | $162
`,
    }
    const amounts = expensesOf(asHtml(made)).map(([, amount]) => amount)
    expect(amounts).toEqual([6347000, 1232000, 148000, -1051000])
  })
})

describe('revenue', () => {
  testPrinted(
    'of two businesses, whose total is printed over the first (KB Home, 0000000000-22-810003)',
    {
      form: '10-K',
      ended: 'November 30, 2021',
      company: 'KB HOME',
      title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
      units: '(In Thousands, Except Per Share Amounts)',
      lines: `
^ Years Ended November 30, | <
^ 2021 | 2020
Total revenues | $5,724,930 | $4,183,174
Homebuilding:
  Revenues | $5,705,029 | $4,167,702
  Construction and land costs | (4,469,311) | (3,380,451)
  Selling, general and administrative expenses | (574,376) | (470,779)
  Operating income | 661,342 | 316,472
  Interest income | 1,049 | 2,554
  Equity in income (loss) of unconsolidated joint ventures | (405) | 12,474
  Loss on early extinguishment of debt | (5,075) | -
  Homebuilding pretax income | 656,911 | 331,500
Financial services:
  Revenues | 19,901 | 15,472
  Expenses | (5,055) | (4,083)
  Equity in income of unconsolidated joint ventures | 23,589 | 21,154
  Financial services pretax income | 38,435 | 32,543
Total pretax income | 695,346 | 364,043
Income tax expense | (130,600) | (67,800)
Net income | $564,746 | $296,243
`,
    },
    { total_revenue: 5724930000, income_before_taxes: 695346000, net_income: 564746000 },
  )

  it('under one heading with the expenses, whose total is not revenue (0000950109-96-001749)', () => {
    const { income_statement: one } = readPrinted(`${cover('UNION PACIFIC CORP', 'December 31, 1995')}
${UNION_PACIFIC_1995}`)
    expect(one).toMatchObject({ total_revenue: 7486000000, operating_income: 1341000000, net_income: 946000000 })
    expect(one.operating_expenses).toHaveLength(6)
  })

  it('under a head of years that looks like figures per share (0000950131-96-001100)', () => {
    const { income_statement: one } = readPrinted(
      `${cover('WHIRLPOOL CORP /DE/', 'December 31, 1995')}${WHIRLPOOL_1995}`,
    )
    expect(one).toMatchObject({ total_revenue: 8347000000, operating_income: 396000000, net_income: 209000000 })
  })
})

describe('a label torn in two', () => {
  it('a result before taxes whose first words stand as a heading over the tax too (0000771950-95-000008)', () => {
    const { income_statement: one } = readPrinted(`                                   FORM 10-K
                  For the fiscal year ended December 31, 1994
                            WESTWOOD ONE, INC.
             (Exact name of registrant as specified in its charter)
<PAGE>
                               WESTWOOD ONE, INC.
                     CONSOLIDATED STATEMENTS OF OPERATIONS
                    (In thousands, except per share amounts)
<TABLE>
<CAPTION>
                                                           Year Ended     Month Ended      Year Ended
                                                          December 31,    December 31,    November 30,
                                                             1994            1993             1993
                                                             ----            ----             ----
<S>                                                       <C>             <C>            <C>
NET REVENUES                                                $136,340        $  5,917      $84,014
Operating Costs and Expenses                                 105,389           5,411       65,353
Depreciation and Amortization                                 18,160           1,243       16,384
Corporate General and Administrative Expenses                  6,809             245        4,468
                                                            --------        --------      --------
                                                             130,358           6,899       86,205
                                                            --------        --------      --------
OPERATING INCOME (LOSS)                                        5,982            (982)      (2,191)
Interest Expense                                               8,802             381        6,551
Other (Income) Expense                                          (290)             (3)         (60)
                                                            --------        ---------     --------

(LOSS) BEFORE INCOME TAXES, DISCONTINUED
 OPERATIONS, EXTRAORDINARY ITEM AND
 CUMULATIVE EFFECT OF ACCOUNTING CHANGE                       (2,530)         (1,360)      (8,682)
INCOME TAXES                                                     200               -            -
                                                             --------        --------     --------
(LOSS) FROM CONTINUING OPERATIONS                             (2,730)         (1,360)      (8,682)
(LOSS) ON DISCONTINUED OPERATIONS                                  -               -       (3,140)
                                                             --------        --------     --------
NET (LOSS)                                                  $ (2,730)       $ (1,360)    $(11,822)
                                                             ========        ========     ========
</TABLE>
`)
    expect(one).toMatchObject({ income_before_taxes: -2530000, income_tax_expense: 200000, net_income: -2730000 })
  })
  it('confirms revenue without a name all the same (0000754811-95-000002)', () => {
    const { income_statement: one, qc } = readPrinted(`                                   FORM 10-K
                  For the fiscal year ended June 30, 1995
                      UNITED SERVICES ADVISORS, INC.
             (Exact name of registrant as specified in its charter)
<PAGE>
<TABLE>
<CAPTION>

                                                  UNITED SERVICES ADVISORS, INC.
                                            CONSOLIDATED STATEMENTS OF OPERATIONS

                                                                                      YEAR ENDED JUNE 30,
                                                                               --------------------------------
                                                                                   1995                1994
                                                                               ------------        ------------
REVENUE (NOTE D)
<S>                                                                            <C>                 <C>
  Investment advisory fee ................................................     $  5,508,482        $  5,126,858
  Transfer agent fee .....................................................        3,187,037           3,010,097
  Investment income ......................................................        1,721,510           2,742,201
  Government security income (Note F) ....................................        5,353,709                  --
                                                                               ------------        ------------
                                                                                 15,770,738          10,879,156
                                                                               ------------        ------------
EXPENSES
  General and administrative .............................................        9,405,031           9,455,974
  Depreciation and amortization ..........................................          536,920             480,491
  Government security non-cash charge (Note F) ...........................        5,641,491             171,716
  Interest expense-securities sold under agreement
    to repurchase (Note F & K) ...........................................        6,083,156                  --
                                                                               ------------        ------------
                                                                                 21,666,598          10,108,181
                                                                               ------------        ------------
EARNINGS (LOSS) BEFORE INCOME TAXES, EXTRAORDINARY
ITEM AND CUMULATIVE EFFECT OF CHANGE IN ACCOUNTING .....................         (5,895,860)            770,975
                                                                               ------------        ------------
PROVISION (BENEFIT) FOR FEDERAL INCOME TAXES (NOTE P)
  Current ..............................................................               --                47,358
  Deferred .............................................................         (2,005,142)           (226,023)
                                                                               ------------        ------------
                                                                                 (2,005,142)           (178,665)
                                                                               ------------        ------------
NET EARNINGS (LOSS) ....................................................       $ (3,890,718)       $    949,640
                                                                               ============        ============
</TABLE>
`)
    expect(one).toMatchObject({ total_revenue: 15770738, income_before_taxes: -5895860, net_income: -3890718 })
    expect(qc.tests.filter((test) => test.necessary && !test.passed)).toEqual([])
  })
  testPrinted(
    'a result before the minority, whose first words stand over it, is no expense (0000912057-96-004924)',
    {
      form: '10-K',
      ended: 'December 31, 1995',
      company: 'UNITED STATES CELLULAR CORPORATION',
      title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
      units: '(Dollars in thousands, except per share amounts)',
      lines: `
^ Year Ended December 31, | <
^ 1995 | 1994
OPERATING REVENUES
  Service | $476,634 | $318,649
  Equipment sales | 15,761 | 13,755
    Total Operating Revenues | 492,395 | 332,404
OPERATING EXPENSES
  System operations | 70,442 | 46,869
  Marketing and selling | 102,361 | 69,072
  Cost of equipment sold | 54,948 | 39,431
  General and administrative | 132,431 | 94,193
  Depreciation | 57,302 | 39,520
  Amortization of intangibles | 32,156 | 25,934
    Total Operating Expenses | 449,640 | 315,019
OPERATING INCOME (LOSS)
  BEFORE MINORITY SHARE | 42,755 | 17,385
Minority share of operating income | (7,902) | (5,152)
OPERATING INCOME (LOSS) | 34,853 | 12,233
Interest expense | (27,287) | (21,883)
INCOME (LOSS) BEFORE INCOME TAXES | 7,566 | (9,650)
Income tax expense | 2,492 | 1,917
NET INCOME (LOSS) | $5,074 | $(11,567)
`,
    },
    { operating_income: 34853000, cost_of_revenue: 54948000, net_income: 5074000 },
  )
})

describe('net income', () => {
  // Figures are made; a finance arm kept apart was printed so before 1988 and in some statements after it.
  testPrinted(
    "the line that leads on to EPS, not a subsidiary's of the same words",
    {
      form: '10-K',
      ended: 'December 31, 1995',
      company: 'GRANITE STORES INC.',
      title: 'CONSOLIDATED STATEMENTS OF EARNINGS',
      units: '(In millions, except per share amounts)',
      lines: `
^ Years ended December 31, | <
^ 1995 | 1994
Net sales | $9,400 | $9,100
Cost of sales | 6,200 | 6,050
Selling and administrative expenses | 2,250 | 2,200
Earnings before income taxes | 950 | 850
Income taxes | 300 | 270
Earnings before finance subsidiary | 650 | 580
Net earnings of finance subsidiary | 50 | 45
Net earnings | $700 | $625
Net earnings per share | $7.00 | $6.25
Average number of shares outstanding | 100 | 100
`,
    },
    { net_income: 700000000, income_tax_expense: 300000000, basic_eps: 7 },
  )
})
