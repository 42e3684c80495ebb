import { testPrinted } from './printed.fixture.ts'

testPrinted(
  'a machinery maker with a finance arm: "Profit", equity after taxes, "Results of Operations"',
  {
    form: '10-K',
    ended: 'December 31, 2023',
    company: 'MADE MACHINES INC.',
    title: 'Consolidated Results of Operations for the Years Ended December 31',
    units: '(Dollars in millions except per share data)',
    lines: `
^ 2023 | 2022 | 2021
Sales and revenues:
  Sales of Machinery, Energy & Transportation | $63,869 | $56,574 | $48,188
  Revenues of Financial Products | 3,191 | 2,853 | 2,783
  Total sales and revenues | 67,060 | 59,427 | 50,971
Operating costs:
  Cost of goods sold | 42,767 | 41,350 | 35,513
  Selling, general and administrative expenses | 6,371 | 5,651 | 5,365
  Research and development expenses | 2,108 | 1,814 | 1,686
  Interest expense of Financial Products | 1,030 | 565 | 455
  Goodwill impairment charge | — | 925 | —
  Other operating (income) expenses | 1,818 | 1,218 | 1,074
  Total operating costs | 54,094 | 51,523 | 44,093
Operating profit | 12,966 | 7,904 | 6,878
  Interest expense excluding Financial Products | 511 | 443 | 488
  Other income (expense) | 595 | 1,291 | 1,814
Consolidated profit before taxes | 13,050 | 8,752 | 8,204
  Provision (benefit) for income taxes | 2,781 | 2,067 | 1,742
  Profit of consolidated companies | 10,269 | 6,685 | 6,462
  Equity in profit (loss) of unconsolidated affiliated companies | 63 | 19 | 31
Profit of consolidated and affiliated companies | 10,332 | 6,704 | 6,493
Less: Profit (loss) attributable to noncontrolling interests | (3) | (1) | 4
Profit 1 | $10,335 | $6,705 | $6,489
Profit per common share | $20.24 | $12.72 | $11.93
Profit per common share — diluted 2 | $20.12 | $12.64 | $11.83
Weighted-average common shares outstanding (millions)
  – Basic | 510.6 | 526.9 | 544.0
  – Diluted 2 | 513.6 | 530.4 | 548.5
`,
  },
  {
    total_revenue: 67060e6,
    cost_of_revenue: 42767e6,
    operating_income: 12966e6,
    income_before_taxes: 13050e6,
    income_tax_expense: 2781e6,
    net_income: 10335e6,
    basic_eps: 20.24,
    diluted_eps: 20.12,
    weighted_avg_shares_basic: 510600000,
    weighted_avg_shares_diluted: 513600000,
  },
)

testPrinted(
  'a drug maker: net income before the noncontrolling share, and that of the common shareholders',
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE DRUGS INC.',
    title: 'Consolidated Statements of Income',
    units: '',
    lines: `
^: | Year Ended December 31, | < | <
^: (MILLIONS, EXCEPT PER COMMON SHARE DATA) | 2022 | 2021 | 2020
Revenues | $100,330 | $81,288 | $41,651
Costs and expenses:
Cost of sales(a) | 34,344 | 30,821 | 8,484
Selling, informational and administrative expenses(a) | 13,677 | 12,703 | 11,597
Research and development expenses(a) | 11,428 | 10,360 | 8,709
Acquired in-process research and development expenses | 953 | 3,469 | 530
Amortization of intangible assets | 3,609 | 3,700 | 3,348
Restructuring charges and certain acquisition-related costs | 1,375 | 802 | 579
Other (income)/deductions––net | 217 | (1,878) | 1,219
Income from continuing operations before provision/(benefit) for taxes on income | 34,729 | 24,311 | 7,185
Provision/(benefit) for taxes on income | 3,328 | 1,852 | 370
Income from continuing operations | 31,401 | 22,459 | 6,815
Discontinued operations––net of tax | 6 | (434) | 2,529
Net income before allocation to noncontrolling interests | 31,407 | 22,025 | 9,344
Less: Net income attributable to noncontrolling interests | 35 | 45 | 36
Net income attributable to the Company common shareholders | $31,372 | $21,979 | $9,308
Earnings per common share––basic:
Income from continuing operations attributable to the Company common shareholders | $5.59 | $4.00 | $1.22
Discontinued operations––net of tax | — | (0.08) | 0.46
Net income attributable to the Company common shareholders | $5.59 | $3.92 | $1.68
Earnings per common share––diluted:
Income from continuing operations attributable to the Company common shareholders | $5.47 | $3.93 | $1.20
Discontinued operations––net of tax | — | (0.08) | 0.45
Net income attributable to the Company common shareholders | $5.47 | $3.85 | $1.65
Weighted-average shares––basic | 5,608 | 5,601 | 5,555
Weighted-average shares––diluted | 5,733 | 5,708 | 5,632
`,
  },
  {
    total_revenue: 100330e6,
    cost_of_revenue: 34344e6,
    operating_income: null,
    income_before_taxes: 34729e6,
    income_tax_expense: 3328e6,
    net_income: 31372e6,
    basic_eps: 5.59,
    diluted_eps: 5.47,
    weighted_avg_shares_basic: 5608000000,
  },
)

testPrinted(
  '"Costs, expenses and other" over two costs and a total without a name',
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE CONTROLS INC.',
    title: 'Consolidated Statement of Operations',
    units: '',
    lines: `
^: | Years Ended December 31, | < | <
^: | 2022 | 2021 | 2020
^: | (Dollars in millions, except per share amounts) | < | <
Product sales | $25,960 | $25,643 | $24,737
Service sales | 9,506 | 8,749 | 7,900
Net sales | 35,466 | 34,392 | 32,637
Costs, expenses and other
Cost of products sold | 17,346 | 17,744 | 16,500
Cost of services sold | 5,481 | 5,317 | 5,000
 | 22,827 | 23,061 | 21,500
Research and development expenses | 1,478 | 1,333 | 1,334
Selling, general and administrative expenses | 5,214 | 4,798 | 4,772
Other (income) expense | (366) | (1,378) | (675)
Interest and other financial charges | 414 | 343 | 359
 | 29,567 | 28,157 | 27,290
Income before taxes | 5,899 | 6,235 | 5,347
Tax expense | 1,412 | 1,625 | 1,147
Net income | 4,487 | 4,610 | 4,200
Less: Net income (loss) attributable to the noncontrolling interest | (4) | 68 | 80
Net income attributable to the Company | $4,491 | $4,542 | $4,120
Earnings per share of common stock - basic | $6.60 | $6.56 | $5.87
Earnings per share of common stock - assuming dilution | $6.54 | $6.47 | $5.79
`,
  },
  {
    total_revenue: 35466e6,
    cost_of_revenue: 22827e6,
    gross_profit: 12639e6,
    operating_income: null,
    income_before_taxes: 5899e6,
    income_tax_expense: 1412e6,
    net_income: 4491e6,
    basic_eps: 6.6,
    diluted_eps: 6.54,
    weighted_avg_shares_basic: null,
  },
)

testPrinted(
  'a car maker: attributable to stockholders, then to common stockholders',
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE MOTORS COMPANY',
    title: 'CONSOLIDATED INCOME STATEMENTS',
    units: '(In millions, except per share amounts)',
    lines: `
^ Years Ended December 31, | < | <
^ 2022 | 2021 | 2020
Net sales and revenue
Automotive | $143,975 | $113,590 | $108,673
Made Financial | 12,760 | 13,414 | 13,812
Total net sales and revenue (Note 3) | 156,735 | 127,004 | 122,485
Costs and expenses
Automotive and other cost of sales | 126,892 | 100,544 | 97,539
Made Financial interest, operating and other expenses | 8,862 | 8,582 | 11,704
Automotive and other selling, general and administrative expense | 10,667 | 8,554 | 7,038
Total costs and expenses | 146,421 | 117,680 | 116,281
Operating income (loss) | 10,315 | 9,324 | 6,204
Automotive interest expense | 987 | 950 | 1,098
Interest income and other non-operating income, net (Note 19) | 1,432 | 3,041 | 1,885
Equity income (loss) (Note 8) | 837 | 1,301 | 1,104
Income (loss) before income taxes | 11,597 | 12,716 | 8,095
Income tax expense (benefit) (Note 17) | 1,889 | 2,771 | 1,774
Net income (loss) | 9,708 | 9,945 | 6,321
Net loss (income) attributable to noncontrolling interests | 226 | 74 | 106
Net income (loss) attributable to stockholders | $9,934 | $10,019 | $6,427
Net income (loss) attributable to common stockholders | $8,915 | $9,837 | $6,247
Earnings per share (Note 21)
Basic earnings per common share | $6.17 | $6.78 | $4.36
Weighted-average common shares outstanding - basic | 1,445 | 1,451 | 1,433
Diluted earnings per common share | $6.13 | $6.70 | $4.33
Weighted-average common shares outstanding - diluted | 1,454 | 1,468 | 1,442
`,
  },
  {
    total_revenue: 156735e6,
    operating_income: 10315e6,
    income_before_taxes: 11597e6,
    income_tax_expense: 1889e6,
    net_income: 9934e6,
    basic_eps: 6.17,
    diluted_eps: 6.13,
    weighted_avg_shares_basic: 1445000000,
    weighted_avg_shares_diluted: 1454000000,
  },
)
