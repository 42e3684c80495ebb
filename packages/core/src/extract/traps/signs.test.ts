import { expect, it } from 'vitest'
import type { IncomeStatement } from '../../statement/statement.ts'
import { readMade, resultOf, testTraps } from './filing.fixture.ts'
import { page } from './made.fixture.ts'

/** Interest and other income together, whole dollars. */
const belowOperating = (one: IncomeStatement) =>
  (one.other_interest_income_expense_net ?? 0) + (one.other_income_expense_net ?? 0)

testTraps([
  {
    promise: 'T31 makes costs in brackets positive',
    filing: '0000012927-24-000010',
    says: { cost_of_revenue: 70_070, gross_profit: 7_724 },
  },
  {
    promise: 'T31 makes bracketed costs of an old filing positive',
    filing: '0001193125-04-034751',
    says: { cost_of_revenue: 44_304, gross_profit: 6_181 },
  },
  {
    promise: 'T31 reads a bracketed total over positive parts as a loss',
    filing: '0001062993-16-008650',
    unit: 1,
    says: { net_income: -2_417_247 },
  },
  {
    // Operating income 5,284; interest income (118) and a gain (157) are printed as negative expenses.
    promise: 'T32 reads income printed as a negative expense',
    filing: '0000000000-99-000001',
    unit: 1000,
    says: { operating_income: 5_284, income_before_taxes: 2_708, net_income: 2_673 },
  },
  {
    // "Interest (income) expense, net (49.5)" is income: -34.5 + 49.5 - 1.9 = 13.1.
    promise: "T32 takes the sign of interest from the caption's order of words",
    filing: '0001326380-24-000012',
    says: { operating_income: -34.5, income_before_taxes: 13.1, other_interest_income_expense_net: 49.5 },
  },
  {
    // 27,012 - interest, net 2,137 - loss 3,027 = 21,848.
    promise: 'T33 reads 3,027 under "Other (gains) and losses" as a loss',
    filing: '0000104169-24-000056',
    says: { operating_income: 27_012, income_before_taxes: 21_848 },
    also: ({ income_statement: one }) => expect(belowOperating(one)).toBe(-5_164e6),
  },
  {
    // 7,316 - 494 + 3,905 = 10,727.
    promise: 'T33 reads (3,905) under "Other (gains) and losses" as a gain',
    filing: '0000104169-23-000097',
    says: { operating_income: 7_316, income_before_taxes: 10_727 },
    also: ({ income_statement: one }) => expect(belowOperating(one)).toBe(3_411e6),
  },
  {
    promise: 'T34 keeps a licensing gain among the expenses, negative',
    filing: '0000000000-22-000002',
    expenses: { 'Licensing gain': -12 },
    says: { operating_income: 3_648 },
  },
  {
    promise: 'T34 keeps other operating income among the expenses, negative',
    filing: '0001551152-23-000033',
    expenses: { 'Other operating income': -169 },
    says: { operating_income: 4_513 },
  },
  {
    promise: 'T35 finds the gross profit without a label (7,724)',
    filing: '0000012927-24-000010',
    says: { gross_profit: 7_724, operating_income: -773 },
  },
  {
    promise: 'T35 finds the gross loss without a label (1,991)',
    filing: '0000012927-25-000015',
    says: { cost_of_revenue: 68_508, gross_profit: -1_991, operating_income: -10_707 },
  },
  {
    // The costs' total, 10,378, has no label either.
    promise: 'T35 does not take an unlabelled total for the row above it',
    filing: '0000320193-95-000016',
    says: { cost_of_revenue: 8_204, gross_profit: 2_858, operating_income: 684 },
  },
  {
    promise: 'T36 strips footnote marks from labels and reads no digit of them',
    filing: '0000021344-25-000011',
    says: { basic_eps: 2.47, diluted_eps: 2.46, net_income: 10_631 },
  },
  {
    promise: 'T36 reads no footnote mark of a place as its amount',
    filing: '0001141391-25-000011',
    geography: [{ Americas: 12_375, 'Asia Pacific, Europe, Middle East and Africa': 15_792 }],
  },
  {
    promise: 'T37 joins the label rows without values of a text filing',
    filing: '0000320193-95-000016',
    says: { basic_eps: 3.45, weighted_avg_shares_basic: 123_047_000 },
  },
  {
    promise: 'T37 reads a very long label that ends in "basic and diluted"',
    filing: '0001628280-24-028786',
    says: { basic_eps: -2.34, diluted_eps: -2.34, weighted_avg_shares_basic: 119_362_000 },
  },
  {
    promise: 'T38 keeps apart the same labels under revenue and under cost',
    filing: '0000796343-25-000004',
    says: { total_revenue: 21_505, cost_of_revenue: 2_358, gross_profit: 19_147 },
  },
  {
    promise: 'T38 keeps apart Services, Sales and Financing of revenue and of cost',
    filing: '0000051143-25-000052',
    says: { total_revenue: 16_977, cost_of_revenue: 7_001 },
  },
  {
    // Medical costs 264,185 + cost of products sold 46,694; "Total operating costs" is 367,991.
    promise: 'T39 keeps apart "Operating costs:", "Operating costs" and "Total operating costs"',
    filing: '0000731766-25-000063',
    says: { cost_of_revenue: 310_879, operating_income: 32_287 },
  },
  {
    promise: 'T40 lets 1,390 - 333 = 1,058 stand as printed',
    filing: '0000040545-23-000198',
    says: { income_before_taxes: 1_390, income_tax_expense: 333, net_income: 35 },
  },
  {
    promise: 'T40 keeps the printed gross profit 9,977 where the parts give 9,976',
    filing: '0000051143-25-000052',
    says: { gross_profit: 9_977 },
  },
  {
    promise: 'T40 keeps the printed gross profit 6,588 where the parts give 6,589',
    filing: '0001618921-23-000043',
    says: { gross_profit: 6_588 },
  },
  {
    promise: 'T41 believes the income statement (5,284), not the misprint 5,824',
    filing: '0000000000-99-000001',
    unit: 1000,
    says: { operating_income: 5_284 },
  },
  {
    // Net loss (15,448), of which noncontrolling (6,812); the equity statement prints (15,449).
    promise: 'T41 believes the income statement and not the equity statement',
    filing: '0001618921-24-000084',
    says: { net_income: -8_636, other_income_expense_after_taxes: 6_812 },
  },
  {
    promise: 'T144 reads no amounts inside a label',
    filing: '0001193125-12-025336',
    says: { cost_of_revenue: 13_188, operating_income: 11_742 },
    expenses: { 'Research and development': 5_162, 'Sales and marketing': 4_589, 'General and administrative': 2_724 },
  },
])

it('T145 checks a block of gains and charges against the next total before it turns a sign', () => {
  const { income_statement: one } = readMade(
    page([
      {
        title: 'CONSOLIDATED STATEMENTS OF INCOME',
        heads: ['2023', '2022'],
        rows: [
          ['Revenue', '1,000', '900'],
          ['Cost of revenue', '600', '500'],
          ['Gross profit', '400', '400'],
          ['Selling, general and administrative expenses', '150', '160'],
          ['Operating income', '250', '240'],
          ['Gain on sale of a building', '30', '0'],
          ['Impairment of investments', '(80)', '0'],
          ['Income before income taxes', '200', '240'],
          ['Income tax expense', '50', '48'],
          ['Net income', '150', '192'],
        ],
      },
    ]),
  )
  // 250 + 30 - 80 = 200
  expect(one.other_income_expense_net).toBe(-50e6)
  expect(one.income_before_taxes).toBe(200e6)
  expect(one.net_income).toBe(150e6)
})

it('T36 strips footnote marks from the names of places (0001141391-25-000011)', () => {
  const result = resultOf('0001141391-25-000011', 'auto')
  if (!result.ok) throw new Error(result.error.message)
  expect(result.income_statement.geographical_segments?.divisions.map((one) => one.label)).toEqual([
    'Americas',
    'Asia Pacific, Europe, Middle East and Africa',
  ])
})
