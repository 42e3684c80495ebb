import { expect, it } from 'vitest'
import { readMade, testTraps } from './filing.fixture.ts'

testTraps([
  {
    promise: 'T126 counts values per row where leading spaces were cut',
    filing: '0000000000-96-000001',
    unit: 1000,
    says: { total_revenue: 10_830, income_before_taxes: -198, income_tax_expense: -79, net_income: -119 },
  },
  {
    promise: 'T126 counts values per row where column tags were cut',
    filing: '0000912057-00-053623',
    says: { total_revenue: 7_983, cost_of_revenue: 5_817, operating_income: 522, net_income: 786 },
  },
  {
    promise: 'T127 reads rules, leaders and year rows neither as values nor as minus signs',
    filing: '0000000000-99-000001',
    unit: 1000,
    says: { total_revenue: 72_506, cost_of_revenue: 51_363, basic_eps: 0.19, diluted_eps: 0.17 },
  },
  {
    promise: 'T127 reads a statement with dotted leaders',
    filing: '0000928385-01-500187',
    says: { total_revenue: 30_755, net_income: 2_066 },
  },
  {
    promise: 'T128 dates three years under one caption, the years alone below',
    filing: '0000320193-95-000016',
    period: ['1994-10-01', '1995-09-29', 12, 1995, 'FY'],
    says: { total_revenue: 11_062, net_income: 424 },
  },
  {
    promise: 'T128 dates three years whose years stand on the caption line',
    filing: '0001047469-97-006960',
    period: ['1996-09-28', '1997-09-26', 12, 1997, 'FY'],
    says: { total_revenue: 7_081, net_income: -1_045 },
  },
  {
    promise: 'T129 lets the cover decide, not a contract that names 27 September',
    filing: '0001047469-97-006960',
    period: ['1996-09-28', '1997-09-26', 12, 1997, 'FY'],
  },
  {
    promise: 'T129 takes EPS from the statement, not from exhibit 11',
    filing: '0000320193-95-000016',
    says: { basic_eps: 3.45, diluted_eps: 3.45 },
  },
  {
    promise: 'T159 finds the statement in the EX-13 part of a submission',
    filing: '0001047469-98-012291',
    says: { total_revenue: 78_508, cost_of_revenue: 47_899, operating_income: 9_098, net_income: 6_093 },
  },
  {
    promise: 'T159 finds it in EX-13.1, not in EX-27',
    filing: '0000021344-98-000004',
    says: {
      total_revenue: 18_868,
      cost_of_revenue: 6_015,
      operating_income: 5_001,
      net_income: 4_129,
      basic_eps: 1.67,
    },
  },
  {
    promise: 'T160 reads tables whose <C> and <S> are swapped',
    filing: '0000037996-94-000005',
    says: { income_before_taxes: 4_003, income_tax_expense: 1_350, net_income: 2_529 },
  },
])

const TITLE_OF_TWO_LINES = `UNITED STATES
SECURITIES AND EXCHANGE COMMISSION
FORM 10-K
For the fiscal year ended December 31, 1997

MADE COMPANY INC.

        MADE COMPANY INC. CONSOLIDATED STATEMENTS
                     OF INCOME
             (In thousands, except per share data)

                                     Year Ended December 31,
                                        1997          1996
                                      -------       -------
Net sales.........................    $ 1,000       $   900
Cost of sales.....................        600           500
                                      -------       -------
Gross profit......................        400           400
Selling and administrative........        150           160
                                      -------       -------
Operating income..................        250           240
Income before income taxes........        250           240
Income taxes......................         50            48
                                      -------       -------
Net income........................    $   200       $   192
                                      =======       =======
Basic earnings per share..........    $  2.00       $  1.92
Diluted earnings per share........    $  1.98       $  1.90
`

it('T161 finds a title that runs over two lines and shares one with the company', () => {
  const { income_statement: one } = readMade(TITLE_OF_TWO_LINES)
  expect(one).toMatchObject({ total_revenue: 1_000e3, cost_of_revenue: 600e3, net_income: 200e3, basic_eps: 2 })
})
