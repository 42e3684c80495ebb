import { expect, it } from 'vitest'
import { readMade, testTraps } from './filing.fixture.ts'

testTraps([
  {
    promise: 'T130 reads a quarter of a filing without tags',
    filing: '0001193125-18-236766',
    says: {
      total_revenue: 3_579,
      cost_of_revenue: 2_632,
      operating_income: null,
      income_before_taxes: 410,
      income_tax_expense: 180,
      net_income: 75,
      basic_eps: 0.4,
      diluted_eps: 0.39,
    },
  },
  {
    promise: 'T130 reads a year of a filing without tags',
    filing: '0001564590-18-004771',
    unit: 1000,
    says: { total_revenue: 188_756, operating_income: -248_383, income_before_taxes: -255_143, basic_eps: -9.49 },
  },
  {
    promise: 'T130 reads a statement whose totals have no label',
    filing: '0001326801-19-000037',
    says: { total_revenue: 15_077, cost_of_revenue: 2_816, operating_income: 3_317, net_income: 2_429 },
  },
  {
    promise: 'T162 reads HTML that is all <PRE> as text',
    filing: '0000922907-08-000774',
    unit: 1,
    says: {
      operating_income: -4_008_188,
      net_income: -3_717_600,
      basic_eps: -282.94,
      weighted_avg_shares_basic: 13_139,
    },
  },
])

const row = (label: string, now: string, before: string) =>
  `<tr><td><p>${label}</p></td><td><p>${now}</p></td><td><p>${before}</p></td></tr>`

it('T163 breaks a word-processor document at blocks and rows, not at line ends', () => {
  // One line without any break, as a word processor writes it.
  const html =
    '<html><body><div><p>FORM 10-K</p><p>For the fiscal year ended December 31, 2003</p><p>MADE COMPANY INC.</p>' +
    '<p>CONSOLIDATED STATEMENTS OF INCOME</p><p>(In thousands, except per share data)</p><table>' +
    '<tr><td></td><td colspan="2"><p>Year Ended December 31,</p></td></tr>' +
    row('', '2003', '2002') +
    row('Net sales', '1,000', '900') +
    row('Cost of sales', '600', '500') +
    row('Gross profit', '400', '400') +
    row('Selling and administrative', '150', '160') +
    row('Operating income', '250', '240') +
    row('Income before income taxes', '250', '240') +
    row('Income taxes', '50', '48') +
    row('Net income', '200', '192') +
    row('Basic earnings per share', '2.00', '1.92') +
    row('Diluted earnings per share', '1.98', '1.90') +
    '</table></div></body></html>'
  const { income_statement: one } = readMade(html)
  expect(one).toMatchObject({ total_revenue: 1_000e3, cost_of_revenue: 600e3, net_income: 200e3, diluted_eps: 1.98 })
})
