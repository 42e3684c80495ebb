import { expect, it } from 'vitest'
import type { IncomeStatement } from '../../statement/statement.ts'
import { readMade, resultOf, type Trap, testTraps } from './filing.fixture.ts'
import { page } from './made.fixture.ts'

/** Interest and other income together, whole dollars. */
const belowOperating = (one: IncomeStatement) =>
  (one.other_interest_income_expense_net ?? 0) + (one.other_income_expense_net ?? 0)

const operating: Trap[] = [
  {
    promise: 'T56 says null where no line is called operating income',
    filing: '0000320187-25-000047',
    says: { operating_income: null, income_before_taxes: 3_885 },
  },
  {
    promise: 'T56 takes no substitute where interest stands among the expenses',
    filing: '0000200406-25-000038',
    says: { operating_income: null, income_before_taxes: 16_687 },
  },
  {
    promise: 'T56 takes no EBIT of the text',
    filing: '0000051143-23-000021',
    says: { operating_income: null, income_before_taxes: 2_000 },
  },
  {
    promise: "T56 takes no segments' income",
    filing: '0001744489-23-000171',
    says: { operating_income: null, income_before_taxes: -134 },
  },
  {
    promise: 'T57 takes the operating loss with equity earnings inside, not the line before interest',
    filing: '0001618921-23-000043',
    says: { operating_income: -477, income_before_taxes: -382 },
  },
  {
    promise: "T57 takes the year's operating loss with equity earnings (213) inside",
    filing: '0001618921-24-000084',
    says: { operating_income: -14_076, income_before_taxes: -14_219 },
  },
  {
    promise: 'T58 reads "Loss from operations before income taxes" (-198) as pre-tax',
    filing: '0000000000-96-000001',
    unit: 1000,
    says: { income_before_taxes: -198 },
    orOpen: { operating_income: 123 },
  },
  {
    promise: 'T59 lets a fair-value gain make operating income without revenue',
    filing: '0000000000-23-000001',
    unit: 1000,
    says: { total_revenue: null, operating_income: 57_872, net_income: 43_875 },
  },
  {
    promise: 'T60 lets an operating loss lead to a profit',
    filing: '0001326380-24-000012',
    says: { operating_income: -34.5, income_before_taxes: 13.1, net_income: 6.7 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    promise: 'T60 lets three lines stand between operating and pre-tax income',
    filing: '0000037996-23-000050',
    says: { operating_income: 2_461, income_before_taxes: 2_288 },
  },
  {
    promise: 'T150 takes "(Loss) before other income" as the operating loss',
    filing: '0000922907-08-000774',
    unit: 1,
    says: { operating_income: -4_008_188 },
  },
]

const other: Trap[] = [
  {
    // Debt 2,259, finance leases 424, income (546), net 2,137; then 3,027 of other losses: 27,012 - 21,848 = 5,164.
    promise: 'T61 counts an interest block once, parts or net line',
    filing: '0000104169-24-000056',
    says: { operating_income: 27_012, income_before_taxes: 21_848 },
    also: ({ income_statement: one }) => expect(belowOperating(one)).toBe(-5_164e6),
  },
  {
    // 7,316 - 494 + 3,905 = 10,727
    promise: 'T61 counts the interest block of a quarter once',
    filing: '0000104169-23-000097',
    also: ({ income_statement: one }) => expect(belowOperating(one)).toBe(3_411e6),
  },
  {
    // 7,331 + 440 - 353 = 7,418
    promise: 'T62 takes the interest expense, printed positive, away',
    filing: '0000097476-24-000007',
    says: { operating_income: 7_331, income_before_taxes: 7_418 },
    also: ({ income_statement: one }) => expect(belowOperating(one)).toBe(87e6),
  },
  {
    // 9,992 + 3,094 = 13,086
    promise: 'T62 reconciles interest, equity and other income with pre-tax income',
    filing: '0000021344-25-000011',
    says: { operating_income: 9_992, income_before_taxes: 13_086 },
    also: ({ income_statement: one }) => expect(belowOperating(one)).toBe(3_094e6),
  },
  {
    promise: 'T63 puts equity income 6 after the tax line into the after-tax field',
    filing: '0000002488-23-000139',
    says: {
      income_before_taxes: -2,
      income_tax_expense: -23,
      net_income: 27,
      other_investment_income_expense_after_taxes: 6,
    },
  },
  {
    promise: 'T63 puts equity-method activity (12) after the tax line',
    filing: '0001018724-24-000008',
    says: {
      income_before_taxes: 37_557,
      income_tax_expense: 7_120,
      net_income: 30_425,
      other_investment_income_expense_after_taxes: -12,
    },
  },
  {
    promise: 'T63 keeps equity income above pre-tax income where it is printed there',
    filing: '0000021344-23-000048',
    says: { income_before_taxes: 2_880, income_tax_expense: 359, net_income: 2_547 },
  },
  {
    promise: 'T64 does not take the total of "Expense and other (income)" for other income',
    filing: '0000051143-25-000052',
    says: { operating_income: null, income_before_taxes: 2_597 },
    // Gross profit 9,977 less pre-tax 2,597: the total of the block is 7,380.
    also: ({ income_statement: one }) => expect(Math.abs(one.other_income_expense_net ?? 0)).not.toBe(7_380e6),
  },
]

testTraps([...operating, ...other])

const BENEFIT_IN_OTHER_INCOME = page([
  {
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    heads: ['2023', '2022'],
    rows: [
      ['Revenue', '1,000', '900'],
      ['Cost of revenue', '800', '500'],
      ['Gross profit', '200', '400'],
      ['Selling, general and administrative expenses', '350', '160'],
      ['Operating income (loss)', '(150)', '240'],
      ['Other income:', '', ''],
      ['Interest income', '20', '10'],
      ['Income taxes', '40', '(48)'],
      ['Net income (loss)', '(90)', '202'],
      ['Basic and diluted earnings (loss) per share', '(0.90)', '2.02'],
      ['Weighted average shares, basic and diluted', '100', '100'],
    ],
  },
])

it('T152 keeps the printed results where a tax stands in a list of other income', () => {
  const { income_statement: one } = readMade(BENEFIT_IN_OTHER_INCOME)
  // -150 + 20 + 40 = -90
  expect(one.operating_income).toBe(-150e6)
  expect(one.net_income).toBe(-90e6)
})

it('T152 reads a tax without brackets in a list of other income as a benefit', () => {
  const result = readMade(BENEFIT_IN_OTHER_INCOME)
  if (result.qc.passed) expect(result.income_statement.income_tax_expense).toBe(-40e6)
})

it('T61 adds up from operating to pre-tax income in both engines (0000104169-25-000021)', () => {
  for (const engine of ['auto', 'tables'] as const) {
    const result = resultOf('0000104169-25-000021', engine)
    // 29,348 - 3,039 = 26,309
    expect(result.ok && belowOperating(result.income_statement)).toBe(-3_039e6)
  }
})

it("T61 gives the net line of Walmart's interest block (0000104169-25-000021)", () => {
  for (const engine of ['auto', 'tables'] as const) {
    const result = resultOf('0000104169-25-000021', engine)
    if (!result.ok) throw new Error(result.error.message)
    const { other_interest_income_expense_net: interest } = result.income_statement
    // Fiscal 2025: debt 2,249, finance leases 479, income (483), net 2,245.
    if (result.qc.passed && interest !== null) expect(interest).toBe(-2_245e6)
  }
})
