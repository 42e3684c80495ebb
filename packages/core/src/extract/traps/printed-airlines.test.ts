import { testPrinted } from './printed.fixture.ts'

testPrinted(
  'SkyWest, 10-K of 2016: net loss inside a statement of comprehensive income, which prints it twice',
  {
    form: '10-K',
    ended: 'December 31, 2016',
    company: 'SKYWEST, INC.',
    title: 'CONSOLIDATED STATEMENTS OF COMPREHENSIVE INCOME (LOSS)',
    units: '(In thousands, except per share amounts)',
    lines: `
^ Year Ended December 31, | < | <
^ 2016 | 2015 | 2014
OPERATING REVENUES:
Passenger | $3,051,414 | $3,030,023 | $3,168,000
Ground handling and other | 69,792 | 65,540 | 69,447
Total operating revenues | 3,121,206 | 3,095,563 | 3,237,447
OPERATING EXPENSES:
Salaries, wages and benefits | 1,211,380 | 1,203,312 | 1,258,155
Aircraft maintenance, materials and repairs | 569,306 | 604,863 | 682,773
Depreciation and amortization | 284,969 | 264,507 | 259,642
Aircraft rentals | 262,602 | 273,696 | 305,334
Aircraft fuel | 122,284 | 118,124 | 193,247
Ground handling services | 72,659 | 82,694 | 123,917
Station rentals and landing fees | 49,482 | 54,167 | 51,024
Special items | 465,649 | 74,777 | -
Other operating expenses | 255,559 | 259,685 | 263,730
Total operating expenses | 3,293,890 | 2,861,048 | 3,212,599
OPERATING INCOME (LOSS) | (172,684) | 234,515 | 24,848
OTHER INCOME (EXPENSE):
Interest income | 2,143 | 1,997 | 4,096
Interest expense | (78,177) | (75,850) | (65,995)
Other, net | (94) | 33,660 | 20,708
Total other expense, net | (76,128) | (40,193) | (41,191)
INCOME (LOSS) BEFORE INCOME TAXES | (248,812) | 194,322 | (16,343)
PROVISION (BENEFIT) FOR INCOME TAXES | (87,226) | 76,505 | 7,811
NET INCOME (LOSS) | $(161,586) | $117,817 | $(24,154)
BASIC EARNINGS (LOSS) PER SHARE | $(3.14) | $2.31 | $(0.47)
DILUTED EARNINGS (LOSS) PER SHARE | $(3.14) | $2.27 | $(0.47)
Weighted average common shares:
Basic | 51,505 | 51,077 | 51,237
Diluted | 51,505 | 51,825 | 51,237
COMPREHENSIVE INCOME (LOSS):
Net income (loss) | $(161,586) | $117,817 | $(24,154)
Proportionate share of equity method investee foreign currency translation adjustment, net of taxes | - | - | (1,129)
Net unrealized appreciation (depreciation) on marketable securities, net of taxes | 189 | 29 | (719)
TOTAL COMPREHENSIVE INCOME (LOSS) | $(161,397) | $117,846 | $(26,002)
`,
  },
  {
    total_revenue: 3121206e3,
    operating_income: -172684e3,
    income_before_taxes: -248812e3,
    income_tax_expense: -87226e3,
    net_income: -161586e3,
    basic_eps: -3.14,
    diluted_eps: -3.14,
    weighted_avg_shares_basic: 51505000,
  },
)

testPrinted(
  'Alaska Air Group, 10-K of 2011: shares in millions with three decimals',
  {
    form: '10-K',
    ended: 'December 31, 2011',
    company: 'ALASKA AIR GROUP, INC.',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '',
    lines: `
^ Years Ended December 31 (in millions, except per-share amounts) | < | <
^ 2011 | 2010 | 2009
Operating Revenues
Passenger
Mainline | $3,176.2 | $2,763.4 | $2,438.8
Regional | 774.5 | 725.2 | 668.6
Total passenger revenue | 3,950.7 | 3,488.6 | 3,107.4
Freight and mail | 108.7 | 106.2 | 95.9
Other - net | 258.4 | 237.5 | 196.5
Total Operating Revenues | 4,317.8 | 3,832.3 | 3,399.8
Operating Expenses
Wages and benefits | 990.5 | 960.9 | 988.1
Variable incentive pay | 71.9 | 92.0 | 76.0
Aircraft fuel, including hedging gains and losses | 1,297.7 | 900.9 | 658.1
Aircraft maintenance | 205.6 | 216.5 | 223.1
Aircraft rent | 116.3 | 138.9 | 153.7
Landing fees and other rentals | 238.2 | 232.8 | 223.2
Contracted services | 185.1 | 163.0 | 150.6
Selling expenses | 175.3 | 153.8 | 131.8
Depreciation and amortization | 246.9 | 230.5 | 219.2
Food and beverage service | 67.2 | 57.5 | 50.1
Other | 235.3 | 200.7 | 213.9
Fleet transition and restructuring related expenses | 38.9 | 13.2 | 44.6
Total Operating Expenses | 3,868.9 | 3,360.7 | 3,132.4
Operating Income | 448.9 | 471.6 | 267.4
Nonoperating Income (Expense)
Interest income | 21.9 | 29.4 | 32.6
Interest expense | (87.3) | (108.3) | (104.3)
Interest capitalized | 12.5 | 6.2 | 7.6
Other - net | (2.3) | 7.0 | (0.4)
 | (55.2) | (65.7) | (64.5)
Income before income tax | 393.7 | 405.9 | 202.9
Income tax expense | 149.2 | 154.8 | 81.3
Net Income | $244.5 | $251.1 | $121.6
Basic Earnings Per Share: | $6.81 | $7.01 | $3.39
Diluted Earnings Per Share: | $6.66 | $6.83 | $3.36
Shares used for computation:
Basic | 35.878 | 35.822 | 35.815
Diluted | 36.710 | 36.786 | 36.154
`,
  },
  {
    total_revenue: 4317800000,
    operating_income: 448900000,
    income_before_taxes: 393700000,
    income_tax_expense: 149200000,
    net_income: 244500000,
    basic_eps: 6.81,
    diluted_eps: 6.66,
    weighted_avg_shares_basic: 35878000,
    weighted_avg_shares_diluted: 36710000,
  },
)

testPrinted(
  'Southwest Airlines, 10-K of 2020: other expenses printed as positive figures, interest income in brackets',
  {
    form: '10-K',
    ended: 'December 31, 2020',
    company: 'SOUTHWEST AIRLINES CO.',
    title: 'Consolidated Statement of Income (Loss)',
    units: '(in millions, except per share amounts)',
    lines: `
^ Years ended December 31, | < | <
^ 2020 | 2019 | 2018
OPERATING REVENUES:
Passenger | $7,665 | $20,776 | $20,455
Freight | 161 | 172 | 175
Other | 1,222 | 1,480 | 1,335
Total operating revenues | 9,048 | 22,428 | 21,965
OPERATING EXPENSES, NET:
Salaries, wages, and benefits | 6,811 | 8,293 | 7,649
Payroll support and voluntary Employee programs, net | (967) | — | —
Fuel and oil | 1,849 | 4,347 | 4,616
Maintenance materials and repairs | 750 | 1,223 | 1,107
Landing fees and airport rentals | 1,240 | 1,363 | 1,334
Depreciation and amortization | 1,255 | 1,219 | 1,201
Other operating expenses | 1,926 | 3,026 | 2,852
Total operating expenses, net | 12,864 | 19,471 | 18,759
OPERATING INCOME (LOSS) | (3,816) | 2,957 | 3,206
OTHER EXPENSES (INCOME):
Interest expense | 349 | 118 | 131
Capitalized interest | (35) | (36) | (38)
Interest income | (32) | (90) | (69)
Other (gains) losses, net | 158 | 8 | 18
Total other expenses (income) | 440 | — | 42
INCOME (LOSS) BEFORE INCOME TAXES | (4,256) | 2,957 | 3,164
PROVISION (BENEFIT) FOR INCOME TAXES | (1,182) | 657 | 699
NET INCOME (LOSS) | $(3,074) | $2,300 | $2,465
NET INCOME (LOSS) PER SHARE, BASIC | $(5.44) | $4.28 | $4.30
NET INCOME (LOSS) PER SHARE, DILUTED | $(5.44) | $4.27 | $4.29
WEIGHTED AVERAGE SHARES OUTSTANDING
Basic | 565 | 538 | 573
Diluted | 565 | 539 | 574
`,
  },
  {
    total_revenue: 9048e6,
    operating_income: -3816e6,
    income_before_taxes: -4256e6,
    income_tax_expense: -1182e6,
    net_income: -3074e6,
    basic_eps: -5.44,
    diluted_eps: -5.44,
    weighted_avg_shares_basic: 565000000,
  },
)
