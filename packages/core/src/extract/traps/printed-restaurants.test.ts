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
