import { testPrinted } from './printed.fixture.ts'

testPrinted(
  "restaurants: a minority's share before taxes is no interest",
  {
    form: '10-K',
    ended: 'December 28, 2008',
    company: 'MADE RESTAURANTS INC',
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(in thousands, except per share amounts)',
    lines: `
^ Fiscal Years Ended | < | <
^ December 28, 2008 | December 30, 2007 | December 31, 2006
Revenues:
Restaurant sales | $512,345 | $498,210 | $455,003
Franchise royalties and fees | 12,333 | 11,222 | 10,111
Total revenues | 524,678 | 509,432 | 465,114
Costs and expenses:
Cost of sales | 140,222 | 135,333 | 122,444
Labor | 170,333 | 163,222 | 150,111
Operating | 80,111 | 77,000 | 70,000
Occupancy | 30,222 | 29,111 | 26,000
General and administrative expenses | 45,333 | 43,222 | 40,111
Depreciation and amortization | 25,444 | 24,000 | 21,000
Impairment and closed restaurant costs | 5,111 | 1,000 | 500
Total costs and expenses | 496,776 | 472,888 | 430,166
Income from operations | 27,902 | 36,544 | 34,948
Interest expense, net | 4,902 | 5,544 | 6,948
Income before taxes and minority interest | 23,000 | 31,000 | 28,000
Minority interest | 500 | 700 | 600
Income before income taxes | 22,500 | 30,300 | 27,400
Income taxes | 7,500 | 10,300 | 9,400
Net income | $15,000 | $20,000 | $18,000
Basic net income per share | $0.75 | $1.00 | $0.90
Diluted net income per share | $0.74 | $0.98 | $0.88
`,
  },
  {
    total_revenue: 524678e3,
    cost_of_revenue: 140222e3,
    operating_income: 27902e3,
    other_interest_income_expense_net: -4902e3,
    other_income_expense_net: -500e3,
    income_before_taxes: 22500e3,
    income_tax_expense: 7500e3,
    net_income: 15000e3,
    basic_eps: 0.75,
    diluted_eps: 0.74,
  },
)

testPrinted(
  'a hospital company: percent of revenue beside each year, costs without a name on their total',
  {
    form: '10-K',
    ended: 'December 31, 2007',
    company: 'MADE HOSPITALS CORP',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(In millions, except per share data)',
    lines: `
^ 2007 | % of revenue | 2006 | % of revenue
Revenues | $5,678.9 | 100.0% | $5,123.4 | 100.0%
Salaries and benefits | 2,270.1 | 40.0 | 2,050.2 | 40.0
Supplies | 950.3 | 16.7 | 860.4 | 16.8
Other operating expenses | 1,010.5 | 17.8 | 900.6 | 17.6
Provision for doubtful accounts | 680.7 | 12.0 | 600.8 | 11.7
Depreciation and amortization | 300.9 | 5.3 | 280.1 | 5.5
Interest expense | 250.2 | 4.4 | 240.3 | 4.7
 | 5,462.7 | 96.2 | 4,932.4 | 96.3
Income before minority interests and income taxes | 216.2 | 3.8 | 191.0 | 3.7
Minority interests in earnings of consolidated entities | 16.2 | 0.3 | 11.0 | 0.2
Income before income taxes | 200.0 | 3.5 | 180.0 | 3.5
Provision for income taxes | 75.0 | 1.3 | 68.0 | 1.3
Net income | $125.0 | 2.2% | $112.0 | 2.2%
Basic earnings per share | $1.25 | | $1.12 |
Diluted earnings per share | $1.23 | | $1.10 |
`,
  },
  {
    total_revenue: 5678900000,
    cost_of_revenue: null,
    income_before_taxes: 200e6,
    income_tax_expense: 75e6,
    net_income: 125e6,
    basic_eps: 1.25,
    diluted_eps: 1.23,
  },
)

testPrinted(
  "discontinued operations before the minority's share, restructuring among the expenses, one decimal",
  {
    form: '10-K',
    ended: 'December 31, 2009',
    company: 'MADE HOUSEHOLD INC',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(In millions, except per share data)',
    lines: `
^ 2009 | 2008 | 2007
Net sales | $4,000.0 | $4,500.0 | $4,300.0
Cost of goods sold | 2,500.0 | 2,900.0 | 2,750.0
Gross profit | 1,500.0 | 1,600.0 | 1,550.0
Selling and marketing | 700.0 | 750.0 | 720.0
Administrative | 300.0 | 310.0 | 305.0
Amortization expense | 50.0 | 55.0 | 54.0
Restructuring charges | 40.0 | 20.0 | 10.0
Business separation costs | 5.0 | - | -
Operating income | 405.0 | 465.0 | 461.0
Interest expense | 90.0 | 100.0 | 110.0
Other income, net | (10.0) | (15.0) | (12.0)
Income from continuing operations before income taxes and noncontrolling interests | 325.0 | 380.0 | 363.0
Income taxes | 95.0 | 115.0 | 110.0
Income from continuing operations before noncontrolling interests | 230.0 | 265.0 | 253.0
(Loss) income from discontinued operations | (20.0) | 10.0 | 15.0
Net income | 210.0 | 275.0 | 268.0
Less: Noncontrolling interests | 5.0 | 6.0 | 4.0
Net income attributable to Two Net | $205.0 | $269.0 | $264.0
Basic earnings (loss) per common share:
Continuing operations | $1.50 | $1.70 | $1.62
Discontinued operations | (0.13) | 0.06 | 0.10
Net income attributable to Two Net common stockholders | $1.37 | $1.76 | $1.72
Diluted earnings (loss) per common share:
Continuing operations | $1.48 | $1.68 | $1.60
Discontinued operations | (0.13) | 0.06 | 0.10
Net income attributable to Two Net common stockholders | $1.35 | $1.74 | $1.70
Dividends paid per common share | $1.01 | $1.56 | $1.55
Average number of common shares outstanding
Basic | 150.0 | 152.9 | 153.6
Diluted | 151.5 | 154.7 | 155.5
`,
  },
  {
    total_revenue: 4000e6,
    cost_of_revenue: 2500e6,
    gross_profit: 1500e6,
    operating_income: 405e6,
    income_before_taxes: 325e6,
    income_tax_expense: 95e6,
    net_income: 205e6,
    basic_eps: 1.37,
    diluted_eps: 1.35,
    weighted_avg_shares_basic: 150000000,
  },
)
