import { testPrinted } from './printed.fixture.ts'

testPrinted(
  'Puget Energy, 10-Q of March 2014: energy costs are no cost of revenue',
  {
    form: '10-Q',
    ended: 'March 31, 2014',
    company: 'PUGET ENERGY, INC.',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(Dollars in Thousands) (Unaudited)',
    lines: `
^ Three Months Ended March 31, | <
^ 2014 | 2013
Operating revenue:
  Electric | $633,553 | $614,634
  Gas | 387,443 | 384,765
  Other | 4,379 | 419
Total operating revenue | 1,025,375 | 999,818
Operating expenses:
Energy costs:
  Purchased electricity | 181,157 | 175,043
  Electric generation fuel | 75,436 | 59,087
  Residential exchange | (30,003) | (22,551)
  Purchased gas | 191,306 | 189,983
Unrealized (gain) loss on derivative instruments, net | (7,839) | (75,692)
Utility operations and maintenance | 144,076 | 129,235
Non-utility expense and other | 3,422 | (994)
Depreciation | 91,184 | 88,178
Amortization | 10,535 | 5,744
Conservation amortization | 28,982 | 34,107
Taxes other than income taxes | 100,818 | 99,943
  Total operating expenses | 789,074 | 682,083
Operating income (loss) | 236,301 | 317,735
Other income (deductions):
  Other income | 4,242 | 12,012
  Other expense | (1,582) | (1,542)
  Non-hedged interest rate derivative expense | (747) | 1,028
Interest charges:
  AFUDC | 1,153 | 4,648
  Interest expense | (90,255) | (95,816)
Income (loss) before income taxes | 149,112 | 238,065
Income tax (benefit) expense | 41,520 | 70,590
Net income (loss) | $107,592 | $167,475
`,
  },
  {
    total_revenue: 1025375e3,
    cost_of_revenue: null,
    operating_income: 236301e3,
    income_before_taxes: 149112e3,
    income_tax_expense: 41520e3,
    net_income: 107592e3,
  },
)

testPrinted(
  'Northwest Pipeline, 10-K of 2012: a statement of comprehensive income without taxes',
  {
    form: '10-K',
    ended: 'December 31, 2012',
    company: 'NORTHWEST PIPELINE GP',
    title: 'STATEMENT OF COMPREHENSIVE INCOME',
    units: '(Thousands)',
    lines: `
^ Years Ended December 31, | < | <
^ 2012 | 2011 | 2010
OPERATING REVENUES | $437,835 | $434,484 | $421,817
OPERATING EXPENSES:
General and administrative | 68,473 | 55,735 | 54,067
Operation and maintenance | 75,371 | 72,701 | 68,611
Depreciation | 93,419 | 90,486 | 87,915
Regulatory credits | (494) | (1,023) | (1,662)
Taxes, other than income taxes | 19,484 | 19,356 | 18,106
Total operating expenses | 256,253 | 237,255 | 227,037
OPERATING INCOME | 181,582 | 197,229 | 194,780
OTHER (INCOME) AND OTHER DEDUCTIONS:
Interest on long-term debt | 44,439 | 44,439 | 44,458
Other interest | 1,918 | 1,994 | 2,664
Allowance for equity and borrowed funds used during construction | (2,291) | (2,101) | (2,824)
Miscellaneous other (income) deductions, net | 793 | 84 | 955
Total other (income) and other deductions | 44,859 | 44,416 | 45,253
NET INCOME | 136,723 | 152,813 | 149,527
CASH FLOW HEDGES:
Amortization of cash flow hedges | (62) | (62) | (62)
COMPREHENSIVE INCOME | $136,661 | $152,751 | $149,465
`,
  },
  { total_revenue: 437835e3, operating_income: 181582e3, income_tax_expense: null, net_income: 136723e3 },
)

testPrinted(
  'Southwestern Public Service, 10-Q of June 2012: allowance for funds in two places',
  {
    form: '10-Q',
    ended: 'June 30, 2012',
    company: 'SOUTHWESTERN PUBLIC SERVICE COMPANY',
    title: 'STATEMENTS OF INCOME (UNAUDITED)',
    units: '(amounts in thousands)',
    lines: `
^ Three Months Ended June 30 | < | Six Months Ended June 30 | <
^ 2012 | 2011 | 2012 | 2011
Operating revenues | $380,201 | $433,289 | $720,689 | $814,498
Operating expenses
Electric fuel and purchased power | 213,035 | 275,403 | 416,296 | 524,653
Operating and maintenance expenses | 62,145 | 62,732 | 125,285 | 125,485
Demand side management program expenses | 3,160 | 4,382 | 6,237 | 7,811
Depreciation and amortization | 28,249 | 26,364 | 56,095 | 52,522
Taxes (other than income taxes) | 11,721 | 10,975 | 23,040 | 21,095
Total operating expenses | 318,310 | 379,856 | 626,953 | 731,566
Operating income | 61,891 | 53,433 | 93,736 | 82,932
Other income, net | 142 | 84 | 20 | 146
Allowance for funds used during construction — equity | 1,702 | 1,358 | 3,392 | 3,284
Interest charges and financing costs
Interest charges — includes other financing costs of $754, $765, $1,522 and $1,425, respectively | 16,935 | 16,068 | 33,641 | 31,866
Allowance for funds used during construction — debt | (1,073) | (1,018) | (2,156) | (2,367)
Total interest charges and financing costs | 15,862 | 15,050 | 31,485 | 29,499
Income before income taxes | 47,873 | 39,825 | 65,663 | 56,863
Income taxes | 17,579 | 15,153 | 24,009 | 21,953
Net income | $30,294 | $24,672 | $41,654 | $34,910
`,
  },
  {
    total_revenue: 380201e3,
    operating_income: 61891e3,
    other_interest_income_expense_net: -15862e3,
    income_before_taxes: 47873e3,
    income_tax_expense: 17579e3,
    net_income: 30294e3,
  },
)

testPrinted(
  'TECO Energy, 10-Q of September 2015: gas sold is one of several energy costs, EPS in three blocks, one decimal',
  {
    form: '10-Q',
    ended: 'September 30, 2015',
    company: 'TECO ENERGY, INC.',
    title: 'Consolidated Condensed Statements of Income',
    units: 'Unaudited',
    lines: `
^ Three months ended September 30, | < | Nine months ended September 30, | <
^ 2015 | 2014 | 2015 | 2014
(millions, except per share amounts)
Revenues
  Regulated electric and gas | $690.8 | $685.1 | $2,058.9 | $1,864.4
  Unregulated | 3.0 | 2.1 | 8.5 | 6.5
    Total revenues | 693.8 | 687.2 | 2,067.4 | 1,870.9
Expenses
  Regulated operations and maintenance
    Fuel | 176.6 | 204.5 | 492.5 | 523.8
    Purchased power | 23.8 | 21.0 | 60.5 | 59.1
    Cost of natural gas sold | 42.0 | 34.3 | 194.1 | 110.5
    Other | 149.4 | 137.9 | 448.5 | 385.3
  Operation and maintenance other expense | 16.1 | 14.8 | 18.8 | 22.6
  Depreciation and amortization | 87.8 | 78.6 | 260.3 | 230.0
  Taxes, other than income | 51.5 | 50.4 | 156.6 | 146.3
    Total expenses | 547.2 | 541.5 | 1,631.3 | 1,477.6
Income from operations | 146.6 | 145.7 | 436.1 | 393.3
Other income
  Allowance for other funds used during construction | 4.7 | 2.9 | 12.2 | 7.3
  Other income, net | 1.4 | 1.0 | 4.4 | (0.4)
    Total other income | 6.1 | 3.9 | 16.6 | 6.9
Interest charges
  Interest expense | 48.4 | 44.4 | 146.4 | 126.8
  Allowance for borrowed funds used during construction | (2.3) | (1.5) | (6.0) | (3.6)
    Total interest charges | 46.1 | 42.9 | 140.4 | 123.2
Income from continuing operations before provision for income taxes | 106.6 | 106.7 | 312.3 | 277.0
Provision for income taxes | 41.7 | 33.7 | 122.1 | 98.0
Net income from continuing operations | 64.9 | 73.0 | 190.2 | 179.0
Discontinued operations
  Loss from discontinued operations | (17.8) | (98.8) | (105.5) | (97.6)
  Benefit from income taxes | (6.1) | (36.9) | (38.3) | (38.2)
Loss on discontinued operations, net | (11.7) | (61.9) | (67.2) | (59.4)
Net income | $53.2 | $11.1 | $123.0 | $119.6
Average common shares outstanding | | | |
  – Basic | 233.2 | 227.8 | 233.0 | 220.3
  – Diluted | 234.7 | 228.3 | 234.4 | 220.8
Earnings per share from continuing operations | | | |
  – Basic | $0.28 | $0.32 | $0.81 | $0.81
  – Diluted | $0.28 | $0.32 | $0.81 | $0.81
Earnings per share from discontinued operations | | | |
  – Basic | $(0.05) | $(0.28) | $(0.28) | $(0.27)
  – Diluted | $(0.05) | $(0.28) | $(0.28) | $(0.27)
Earnings per share | | | |
  – Basic | $0.23 | $0.04 | $0.53 | $0.54
  – Diluted | $0.23 | $0.04 | $0.53 | $0.54
`,
  },
  {
    total_revenue: 693800000,
    cost_of_revenue: null,
    gross_profit: null,
    operating_income: 146600000,
    income_before_taxes: 106600000,
    income_tax_expense: 41700000,
    net_income: 53200000,
    basic_eps: 0.23,
    diluted_eps: 0.23,
    weighted_avg_shares_basic: 233200000,
    weighted_avg_shares_diluted: 234700000,
  },
)

testPrinted(
  'a utility of 1994: income taxes among the operating expenses, EPS after preferred dividends',
  {
    form: '10-K',
    ended: 'December 31, 1994',
    company: 'MADE ELECTRIC CO',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(Thousands of dollars except per share amounts)',
    lines: `
^ Year Ended December 31, | < | <
^ 1994 | 1993 | 1992
Operating Revenues | $1,012,345 | $980,222 | $950,111
Operating Expenses:
  Fuel | 250,111 | 240,222 | 230,333
  Purchased power | 110,222 | 105,333 | 100,444
  Other operation and maintenance | 220,333 | 215,444 | 210,555
  Depreciation | 101,444 | 98,555 | 95,666
  Taxes other than income taxes | 60,555 | 58,666 | 56,777
  Income taxes | 70,666 | 68,777 | 66,888
    Total operating expenses | 813,331 | 786,997 | 760,663
Operating Income | 199,014 | 193,225 | 189,448
Other Income:
  Allowance for equity funds used during construction | 5,111 | 4,222 | 3,333
  Other, net | 2,222 | 1,111 | 900
Income Before Interest Charges | 206,347 | 198,558 | 193,681
Interest Charges:
  Interest on long-term debt | 80,111 | 81,222 | 82,333
  Other interest | 6,236 | 5,336 | 4,348
  Allowance for borrowed funds used during construction | (3,000) | (2,000) | (1,000)
    Net interest charges | 83,347 | 84,558 | 85,681
Net Income | 123,000 | 114,000 | 108,000
Preferred dividend requirements | 13,000 | 14,000 | 15,000
Earnings applicable to common stock | $110,000 | $100,000 | $93,000
Average number of common shares outstanding (thousands) | 55,000 | 54,000 | 53,000
Earnings per share of common stock | $2.00 | $1.85 | $1.75
`,
  },
  {
    total_revenue: 1012345e3,
    operating_income: 199014e3,
    income_before_taxes: null,
    income_tax_expense: 70666e3,
    net_income: 123000e3,
    basic_eps: 2,
    weighted_avg_shares_basic: 55000000,
  },
)
