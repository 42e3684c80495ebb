import { testPrinted } from './printed.fixture.ts'

testPrinted(
  'a warehouse club: 53 and 52 weeks, dates that fill their columns, shares in thousands under millions',
  {
    form: '10-K',
    ended: 'September 3, 2023',
    company: 'MADE CLUBS CORPORATION',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(amounts in millions, except per share data)',
    lines: `
^ 53 Weeks Ended | 52 Weeks Ended | 52 Weeks Ended
^ September 3, 2023 | August 28, 2022 | August 29, 2021
REVENUE
Net sales | $237,710 | $222,730 | $192,052
Membership fees | 4,580 | 4,224 | 3,877
Total revenue | 242,290 | 226,954 | 195,929
OPERATING EXPENSES
Merchandise costs | 212,586 | 199,382 | 170,684
Selling, general and administrative | 21,590 | 19,779 | 18,537
Operating income | 8,114 | 7,793 | 6,708
OTHER INCOME (EXPENSE)
Interest expense | (160) | (158) | (171)
Interest income and other, net | 533 | 205 | 143
INCOME BEFORE INCOME TAXES | 8,487 | 7,840 | 6,680
Provision for income taxes | 2,195 | 1,925 | 1,601
NET INCOME INCLUDING NONCONTROLLING INTERESTS | 6,292 | 5,915 | 5,079
Net income attributable to noncontrolling interests | — | (71) | (72)
NET INCOME ATTRIBUTABLE TO THE COMPANY | $6,292 | $5,844 | $5,007
NET INCOME PER COMMON SHARE ATTRIBUTABLE TO THE COMPANY:
Basic | $14.18 | $13.17 | $11.30
Diluted | $14.16 | $13.14 | $11.27
Shares used in calculation (000's)
Basic | 443,854 | 443,651 | 443,089
Diluted | 444,452 | 444,757 | 444,346
`,
  },
  {
    total_revenue: 242290e6,
    cost_of_revenue: 212586e6,
    operating_income: 8114e6,
    income_before_taxes: 8487e6,
    income_tax_expense: 2195e6,
    net_income: 6292e6,
    basic_eps: 14.18,
    diluted_eps: 14.16,
    weighted_avg_shares_basic: 443854000,
    start_date: '2022-08-29',
    end_date: '2023-09-03',
  },
)

testPrinted(
  'tobacco: excise taxes among the costs above gross profit, one line of EPS for both',
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE TOBACCO GROUP, INC.',
    title: 'Consolidated Statements of Earnings',
    units: '(in millions of dollars, except per share data)',
    lines: `
^: for the years ended December 31, | 2022 | 2021 | 2020
Net revenues | $25,096 | $26,013 | $26,153
Cost of sales | 6,442 | 7,119 | 7,818
Excise taxes on products | 4,408 | 4,902 | 5,312
Gross profit | 14,246 | 13,992 | 13,023
Marketing, administration and research costs | 2,327 | 2,432 | 2,154
Operating income | 11,919 | 11,560 | 10,873
Interest and other debt expense, net | 1,058 | 1,162 | 1,209
Loss on early extinguishment of debt | — | 649 | —
Net periodic benefit income, excluding service cost | (184) | (202) | (77)
(Income) losses from equity investments | 3,641 | 5,979 | (111)
(Gain) loss on investee-related financial instruments | 15 | 148 | 140
Earnings before income taxes | 7,389 | 3,824 | 6,890
Provision for income taxes | 1,625 | 1,349 | 2,436
Net earnings | 5,764 | 2,475 | 4,454
Net (earnings) losses attributable to noncontrolling interests | — | — | 13
Net earnings attributable to the Company | $5,764 | $2,475 | $4,467
Per share data:
Basic and diluted earnings per share attributable to the Company | $3.19 | $1.34 | $2.40
`,
  },
  {
    total_revenue: 25096e6,
    cost_of_revenue: 10850e6,
    gross_profit: 14246e6,
    operating_income: 11919e6,
    income_before_taxes: 7389e6,
    income_tax_expense: 1625e6,
    net_income: 5764e6,
    basic_eps: 3.19,
    diluted_eps: 3.19,
  },
)

testPrinted(
  'oil: "Total Revenues and Other Income", units over the columns, shares in thousands',
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE OIL',
    title: 'Consolidated Income Statement',
    units: '',
    lines: `
^: Years Ended December 31 | Millions of Dollars | < | <
^: | 2022 | 2021 | 2020
Revenues and Other Income
Sales and other operating revenues | $78,494 | 45,828 | 18,784
Equity in earnings of affiliates | 2,081 | 832 | 432
Gain (loss) on dispositions | 1,077 | 486 | 549
Other income (loss) | 504 | 1,203 | (509)
Total Revenues and Other Income | 82,156 | 48,349 | 19,256
Costs and Expenses
Purchased commodities | 33,971 | 18,158 | 8,078
Production and operating expenses | 7,006 | 5,694 | 4,344
Selling, general and administrative expenses | 623 | 719 | 430
Exploration expenses | 564 | 344 | 1,457
Depreciation, depletion and amortization | 7,504 | 7,208 | 5,521
Impairments | (12) | 674 | 813
Taxes other than income taxes | 3,364 | 1,634 | 754
Accretion on discounted liabilities | 250 | 242 | 252
Interest and debt expense | 805 | 884 | 806
Foreign currency transaction (gain) loss | (100) | (22) | (72)
Other expenses | (47) | 102 | 13
Total Costs and Expenses | 53,928 | 35,637 | 22,396
Income (loss) before income taxes | 28,228 | 12,712 | (3,140)
Income tax provision (benefit) | 9,548 | 4,633 | (485)
Net income (loss) | 18,680 | 8,079 | (2,655)
Less: net income attributable to noncontrolling interests | — | — | (46)
Net Income (Loss) Attributable to the Company | $18,680 | 8,079 | (2,701)
Net Income (Loss) Attributable to the Company Per Share of Common Stock (dollars)
Basic | $14.62 | 6.09 | (2.51)
Diluted | 14.57 | 6.07 | (2.51)
Average Common Shares Outstanding (in thousands)
Basic | 1,274,028 | 1,324,194 | 1,078,030
Diluted | 1,278,163 | 1,328,151 | 1,078,030
`,
  },
  {
    total_revenue: 82156e6,
    operating_income: null,
    income_before_taxes: 28228e6,
    income_tax_expense: 9548e6,
    net_income: 18680e6,
    basic_eps: 14.62,
    diluted_eps: 14.57,
    weighted_avg_shares_basic: 1274028000,
  },
)

testPrinted(
  'parcels: one line of revenue, no cost of it',
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE PARCELS INC.',
    title: 'STATEMENTS OF CONSOLIDATED INCOME',
    units: '(In millions, except per share amounts)',
    lines: `
^: | Years Ended December 31, | < | <
^: | 2022 | 2021 | 2020
Revenue | $100,338 | $97,287 | $84,628
Operating Expenses:
Compensation and benefits | 47,720 | 46,707 | 44,529
Repairs and maintenance | 2,884 | 2,443 | 2,365
Depreciation and amortization | 3,188 | 2,953 | 2,698
Purchased transportation | 17,675 | 19,058 | 15,631
Fuel | 6,018 | 3,847 | 2,582
Other occupancy | 1,844 | 1,698 | 1,539
Other expenses | 7,915 | 7,771 | 7,600
Total Operating Expenses | 87,244 | 84,477 | 76,944
Operating Profit | 13,094 | 12,810 | 7,684
Other Income and (Expense):
Investment income (expense) and other | 2,435 | 4,479 | (5,139)
Interest expense | (704) | (694) | (701)
Total Other Income and (Expense) | 1,731 | 3,785 | (5,840)
Income Before Income Taxes | 14,825 | 16,595 | 1,844
Income Tax Expense | 3,277 | 3,705 | 501
Net Income | $11,548 | $12,890 | $1,343
Basic Earnings Per Share | $13.26 | $14.75 | $1.55
Diluted Earnings Per Share | $13.20 | $14.68 | $1.54
`,
  },
  {
    total_revenue: 100338e6,
    cost_of_revenue: null,
    operating_income: 13094e6,
    income_before_taxes: 14825e6,
    income_tax_expense: 3277e6,
    net_income: 11548e6,
    basic_eps: 13.26,
    diluted_eps: 13.2,
  },
)

testPrinted(
  "health care costs and products sold are what a health company's revenue costs",
  {
    form: '10-K',
    ended: 'December 31, 2022',
    company: 'MADE HEALTH',
    title: 'Consolidated Statements of Operations',
    units: '',
    lines: `
^: | For the Years Ended December 31, | < | <
^: In millions, except per share amounts | 2022 | 2021 | 2020
Revenues:
Products | $226,616 | $203,738 | $190,688
Premiums | 85,330 | 76,132 | 69,364
Services | 9,683 | 11,042 | 7,856
Net investment income | 838 | 1,199 | 798
Total revenues | 322,467 | 292,111 | 268,706
Operating costs:
Cost of products sold | 196,892 | 175,803 | 163,981
Health care costs | 71,281 | 64,260 | 55,679
Operating expenses | 38,212 | 37,066 | 35,135
Opioid litigation charges | 5,803 | — | —
Loss on assets held for sale | 2,533 | — | —
Goodwill impairment | — | 431 | —
Total operating costs | 314,721 | 277,560 | 254,795
Operating income | 7,746 | 14,551 | 13,911
Interest expense | 2,287 | 2,503 | 2,907
Loss on early extinguishment of debt | — | 452 | 1,440
Other income | (169) | (182) | (206)
Income before income tax provision | 5,628 | 11,778 | 9,770
Income tax provision | 1,463 | 2,522 | 2,569
Income from continuing operations | 4,165 | 9,256 | 7,201
Loss from discontinued operations, net of tax | — | — | (9)
Net income | 4,165 | 9,256 | 7,192
Net income attributable to noncontrolling interests | (16) | (29) | (13)
Net income attributable to the Company | $4,149 | $9,227 | $7,179
Basic earnings per share:
Income from continuing operations attributable to the Company | $3.16 | $7.00 | $5.49
Net income attributable to the Company | $3.16 | $7.00 | $5.48
Weighted average basic shares outstanding | 1,312 | 1,319 | 1,309
Diluted earnings per share:
Income from continuing operations attributable to the Company | $3.14 | $6.95 | $5.47
Net income attributable to the Company | $3.14 | $6.95 | $5.46
Weighted average diluted shares outstanding | 1,323 | 1,329 | 1,314
`,
  },
  {
    total_revenue: 322467e6,
    cost_of_revenue: 268173e6,
    operating_income: 7746e6,
    income_before_taxes: 5628e6,
    income_tax_expense: 1463e6,
    net_income: 4149e6,
    basic_eps: 3.16,
    diluted_eps: 3.14,
    weighted_avg_shares_basic: 1312000000,
  },
)
