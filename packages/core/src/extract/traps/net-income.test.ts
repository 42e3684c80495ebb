import { expect, it } from 'vitest'
import { readMade, testTraps } from './filing.fixture.ts'
import { page } from './made.fixture.ts'

testTraps([
  {
    promise: 'T72 takes the attributable loss, before preferred dividends of 58',
    filing: '0000012927-25-000015',
    says: { net_income: -11_817 },
  },
  {
    promise: 'T72 takes -611 and not -697 to common shareholders',
    filing: '0000012927-25-000062',
    says: { net_income: -611 },
  },
  {
    promise: 'T72 takes -308,858,234 of four net-loss lines',
    filing: '0001558370-23-014900',
    unit: 1,
    says: { net_income: -308_858_234 },
  },
  {
    promise: "T72 takes Alcoa's attributable loss, neither -197 nor -391",
    filing: '0001193125-16-470162',
    says: { net_income: -322 },
  },
  {
    promise: 'T73 lets the attributable income be larger than the consolidated (3,803)',
    filing: '0000021344-25-000061',
    says: { net_income: 3_810 },
  },
  {
    promise: 'T73 lets the sign change: -48 consolidated, +118 attributable',
    filing: '0001618921-23-000043',
    says: { net_income: 118, other_income_expense_after_taxes: 166 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    promise: 'T73 lets noncontrolling interests take 95 % of the income',
    filing: '0001805284-23-000066',
    unit: 1000,
    says: { net_income: 7_438, other_income_expense_after_taxes: -131_714 },
  },
  {
    // 5,371 of tax on 20,478; the share of noncontrolling interests is a loss of 282 that is added.
    promise: 'T73 adds the loss of noncontrolling interests',
    filing: '0001166691-24-000011',
    says: { net_income: 15_388 },
  },
  {
    promise: 'T74 derives the sign of 759 from the two totals: it reduces',
    filing: '0000104169-24-000056',
    says: { net_income: 15_511, other_income_expense_after_taxes: -759 },
  },
  {
    promise: 'T74 derives the sign of (721) from the two totals: it reduces',
    filing: '0000104169-25-000021',
    says: { net_income: 19_436, other_income_expense_after_taxes: -721 },
  },
  {
    promise: 'T74 derives the sign of 62, printed positive',
    filing: '0001628280-25-003063',
    says: { net_income: 7_091, other_income_expense_after_taxes: -62 },
  },
  {
    promise: 'T75 counts discontinued operations in net income and EPS (35; -0.02), not in pre-tax',
    filing: '0000040545-23-000198',
    says: { net_income: 35, basic_eps: -0.02, income_before_taxes: 1_390, income_tax_expense: 333 },
  },
  {
    promise: 'T75 counts discontinued operations of +2',
    filing: '0000051143-23-000021',
    says: {
      net_income: 1_583,
      income_before_taxes: 2_000,
      income_tax_expense: 419,
      other_income_expense_after_taxes: 2,
    },
  },
  {
    // Continuing 9,027's share aside: discontinued 753, accounting changes -862.
    promise: 'T75 counts discontinued operations of a text filing',
    filing: '0000040545-94-000003',
    says: { net_income: 4_315, income_before_taxes: 6_575, income_tax_expense: 2_151 },
  },
  {
    // 6,575 - 2,151 + 753 - 862 = 4,315
    promise: 'T76 counts the effect of an accounting change in its column',
    filing: '0000040545-94-000003',
    says: { net_income: 4_315, other_income_expense_after_taxes: -109 },
  },
  {
    // -426,305 - 104,501 - 17,937 = -548,743
    promise: 'T76 counts an accounting change of -17,937',
    filing: '0000000000-01-000002',
    unit: 1000,
    says: { net_income: -548_743, other_income_expense_after_taxes: -17_937 },
  },
  {
    promise: 'T77 takes "Comprehensive loss for the year" where it is the only loss',
    filing: '0001062993-16-008650',
    unit: 1,
    says: { net_income: -2_417_247 },
  },
  {
    promise: "T77 leaves a partnership's tax, pre-tax and operating income open",
    filing: '0001376474-16-000635',
    unit: 1,
    says: { net_income: -127_841, operating_income: null },
    orOpen: { income_before_taxes: -127_841, income_tax_expense: 0 },
  },
  {
    // The 151 is one of the costs: 6,575 - 2,151 = 4,424, of which -109 of other effects.
    promise: 'T153 does not take the minority interest off again after tax',
    filing: '0000040545-94-000003',
    says: { income_before_taxes: 6_575, net_income: 4_315, other_income_expense_after_taxes: -109 },
  },
])

it('T154 takes the whole as net income where a preferred holder shares it', () => {
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
          ['Income before income taxes', '250', '240'],
          ['Income tax expense', '50', '48'],
          ['Net income', '200', '192'],
          ['Net income allocated to preferred shareholders', '80', '72'],
          ['Net income allocated to common shareholders', '120', '120'],
          ['Basic earnings per common share', '1.20', '1.20'],
          ['Diluted earnings per common share', '1.19', '1.19'],
        ],
      },
    ]),
  )
  expect(one.net_income).toBe(200e6)
  expect(one.basic_eps).toBe(1.2)
})
