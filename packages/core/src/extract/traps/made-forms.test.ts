/** Statements of partnerships, funds, trusts and builders, made in the forms that such filers use. */
import { describe, expect, it } from 'vitest'
import { readMade } from './filing.fixture.ts'
import { page } from './made.fixture.ts'

const STATEMENT = { title: 'STATEMENTS OF OPERATIONS', heads: ['2023', '2022'] }
const read = (rows: string[][]) => {
  const { income_statement: one, qc } = readMade(page([{ ...STATEMENT, rows }]))
  const failed = qc.tests.filter(({ passed, necessary }) => !passed && necessary).map(({ name }) => name)
  return { one, failed }
}

describe('a partnership', () => {
  const rows = [
    ['Revenues:', '', ''],
    ['Rental', '4,211', '4,100'],
    ['Interest and other', '111', '98'],
    ['', '4,322', '4,198'],
    ['Expenses:', '', ''],
    ['Property operating', '1,322', '1,290'],
    ['Interest', '2,396', '2,404'],
    ['', '3,718', '3,694'],
    ['Net income', '604', '504'],
    ['Net income allocated to limited partners', '543', '453'],
    ['Net income allocated to general partners', '61', '51'],
    ['Net income per limited partnership unit', '3.07', '2.56'],
    ['Weighted average units outstanding', '177', '177'],
  ]

  it('earns per unit what is left to its limited partners', () => {
    const { one, failed } = read(rows)
    expect(one).toMatchObject({ total_revenue: 4_322e6, net_income: 604e6, basic_eps: 3.07 })
    expect(failed.filter((name) => /eps/.test(name))).toEqual([])
  })

  it('does not earn what neither of the partners is left', () => {
    const { failed } = read(
      rows.map(([label = '', ...cells]) => [label, ...(/per/.test(label) ? ['2.01', '1.98'] : cells)]),
    )
    expect(failed).toContain('basic_eps_matches_shares')
  })
})

it("takes a fund's total income, not the results of trading that it holds", () => {
  const { one } = read([
    ['Income:', '', ''],
    ['Realized gains on closed positions', '8,112', '1,220'],
    ['Change in unrealized gains on open positions', '1,004', '822'],
    ['', '9,116', '2,042'],
    ['Interest income', '412', '901'],
    ['Total income', '9,528', '2,943'],
    ['Expenses:', '', ''],
    ['Brokerage commissions', '2,204', '2,110'],
    ['Management fees', '702', '680'],
    ['', '2,906', '2,790'],
    ['Net income', '6,622', '153'],
    ['Net income per unit of limited partnership interest', '41.33', '1.02'],
  ])
  expect(one).toMatchObject({ total_revenue: 9_528e6, net_income: 6_622e6 })
})

it('adds the revenues of a builder and its lender, each down to its own result', () => {
  const { one, failed } = read([
    ['Homebuilding:', '', ''],
    ['Revenues:', '', ''],
    ['Home sales', '1,002', '1,204'],
    ['Land and lot sales', '40', '22'],
    ['', '1,042', '1,226'],
    ['Cost of sales', '922', '1,010'],
    ['Gross profit', '120', '216'],
    ['Selling, general and administrative', '98', '110'],
    ['Income from homebuilding', '22', '106'],
    ['Financial services:', '', ''],
    ['Revenues', '22', '28'],
    ['Expenses', '14', '15'],
    ['Income from financial services', '8', '13'],
    ['Income before income taxes', '30', '119'],
    ['Provision for income taxes', '11', '43'],
    ['Net income', '19', '76'],
    ['Basic earnings per share', '.94', '3.79'],
  ])
  expect(one).toMatchObject({ total_revenue: 1_064e6, income_before_taxes: 30e6, net_income: 19e6 })
  expect(failed).not.toContain('revenue_is_the_whole')
})

it("knows a trust's income by the one expense that leads from it to what is distributed", () => {
  const { one, failed } = read([
    ['Royalty income', '22,118', '18,004'],
    ['Interest income', '40', '60'],
    ['', '22,158', '18,064'],
    ['General and administrative expense', '904', '880'],
    ['Distributable income', '21,254', '17,184'],
    ['Distributable income per unit', '1.457831', '1.178662'],
    ['Units outstanding', '14,579', '14,579'],
    ['Trust corpus, beginning of year', '3,118', '3,440'],
    ['Amortization of royalty interests', '(322)', '(322)'],
    ['Trust corpus, end of year', '2,796', '3,118'],
  ])
  expect(one).toMatchObject({ total_revenue: 22_158e6, net_income: 21_254e6 })
  expect(failed).not.toContain('unnamed_revenue_is_confirmed')
})

it('reads the quarter of a 10-Q where the year so far has a table of its own and the cash flows confirm it (T14)', () => {
  const rows = (sales: string, cost: string, income: string, eps: string) => [
    ['Net sales', sales, '120'],
    ['Cost of sales', cost, '80'],
    ['Income before income taxes', income, '40'],
    ['Provision for income taxes', '10', '10'],
    ['Net income', String(Number(income) - 10), '30'],
    ['Basic earnings per share', eps, '.30'],
    ['Diluted earnings per share', eps, '.30'],
    ['Weighted average shares outstanding, basic', '100', '100'],
    ['Weighted average shares outstanding, diluted', '100', '100'],
  ]
  const periods = ['Three Months', 'Six Months', 'Six Months'].map((length) => `${length} Ended June 30,`)
  const document = page([
    { ...STATEMENT, rows: rows('130', '85', '45', '.35') },
    { ...STATEMENT, rows: rows('260', '165', '95', '.85') },
    {
      title: 'STATEMENTS OF CASH FLOWS',
      heads: ['2023', '2022'],
      rows: [
        ['Net income', '85', '60'],
        ['Net cash provided by operating activities', '99', '77'],
        ['Cash at end of period', '12', '11'],
      ],
    },
  ])
    .replace('FORM 10-K', 'FORM 10-Q')
    .replace('For the fiscal year ended December 31, 2023', 'For the quarterly period ended June 30, 2023')
    .replaceAll('Year Ended December 31,', () => periods.shift() ?? '')
  const { income_statement: one } = readMade(document)
  expect(one).toMatchObject({ total_revenue: 130e6, net_income: 35e6, basic_eps: 0.35, period_in_months: 3 })
})
