/** Statements that lost a row, as filed but for that row. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'
import { statementCandidates } from '../statements/candidates.ts'
import { cover } from '../traps/typed.fixture.ts'
import { revenueTests } from './lost-rows.ts'

const HEAD = `                  CONSOLIDATED STATEMENTS OF OPERATIONS
                (in thousands, except per share data)
                                     Years ended December 31,
                                            1995           1994
`
const failed = (lines: string) => {
  const result = extractFiling(Buffer.from(cover('MADE INDUSTRIES INC', 'December 31, 1995') + HEAD + lines), {})
  if (!result.ok) throw new Error(result.error.message)
  return result.qc.tests.flatMap(({ passed, necessary, name }) => (passed || !necessary ? [] : [name]))
}
const EPS = `Earnings per share                         $1.59          $1.31
Weighted average shares                     1,000          1,000
`

// As IBM leads to net income (0000051143-23-000021), without the row of income before taxes.
it('do not pass with a result below the tax as operating income', () => {
  const pretax = 'Income before income taxes                  2,289          1,810\n'
  const lines = (row: string) => `Net sales                                 $ 9,482        $ 8,341
Cost of sales                               6,121          5,604
Gross profit                                3,361          2,737
Selling and administrative expenses         1,072            927
${row}Provision for income taxes                    600            400
Income from continuing operations           1,689          1,410
Loss from discontinued operations             (99)          (100)
Net income                                $ 1,590        $ 1,310
${EPS}`
  expect(failed(lines(pretax))).toEqual([])
  expect(failed(lines(''))).toContain('operating_income_is_before_tax')
})

// As 155 East Tropicana (0001104659-08-021249) takes off allowances, without the row of net revenues.
it('do not pass with what is taken off sales among the expenses', () => {
  const net = 'Net revenues                                9,482          8,341\n'
  const lines = (row: string) => `Casino                                    $ 6,121        $ 5,604
Rooms                                       4,361          3,737
Total                                      10,482          9,341
Less promotional allowances                 1,000          1,000
${row}Costs and expenses                          7,193          6,531
Income before income taxes                  2,289          1,810
Provision for income taxes                    699            500
Net income                                $ 1,590        $ 1,310
${EPS}`
  expect(failed(lines(net))).not.toContain('revenue_is_after_what_is_taken_off')
  expect(failed(lines(''))).toContain('revenue_is_after_what_is_taken_off')
})

// KB Home, 10-K for 2021 (0000000000-22-810003): cut after the block of its first business.
it('do not pass with a business that no lines lead from to a larger income before taxes', () => {
  const first = `Total revenues                          $ 5,724,930    $ 4,183,174
Homebuilding:
Revenues                                  5,705,029      4,167,702
Construction and land costs              (4,469,311)    (3,380,451)
Selling, general and administrative        (574,376)      (470,779)
Operating income                            661,342        316,472
Interest income, net                         (4,431)        15,028
Homebuilding pretax income                  656,911        331,500
`
  const lines = (block: string) => `${block}Financial services:
Revenues                                     19,901         15,472
Expenses                                     (5,055)        (4,083)
Equity in income of joint ventures           23,589         21,154
Financial services pretax income             38,435         32,543
Total pretax income                         695,346        364,043
Income tax expense                         (130,600)       (67,800)
Net income                                $ 564,746      $ 296,243
`
  expect(failed(lines(first))).not.toContain('lines_reach_net_income')
  expect(failed(lines(''))).toContain('lines_reach_net_income')
})

const summary = (revenue: string) => `${HEAD}${revenue}Costs and expenses                          7,193          6,531
Income before income taxes                  2,289          1,810
Provision for income taxes                    699            500
Net income                                $ 1,590        $ 1,310
${EPS}`

it.each<[string, string, boolean, boolean]>([
  ['is larger elsewhere', 'Net sales                                 $ 7,482        $ 6,341\n', false, true],
  ['stands elsewhere too', 'Net sales                                 $ 7,482        $ 6,341\n', true, false],
  ['was not found', '', false, true],
  ['is the same elsewhere', 'Net sales                                 $ 9,482        $ 8,341\n', false, false],
])('revenue that %s', (_, revenue, again, missing) => {
  const [own, other] = [revenue, 'Net sales                                 $ 9,482        $ 8,341\n'].map((row) => {
    const text = cover('MADE INDUSTRIES INC', 'December 31, 1995') + summary(row)
    return statementCandidates(Buffer.from(text), {}, 1).statements[0]
  })
  if (own === undefined || other === undefined) throw new Error('no statement')
  const far = { ...other, grid: { ...other.grid, start: 90_000 } }
  expect(revenueTests(own, [own, far], again).map(({ passed }) => passed)).toEqual(missing ? [false] : [])
})
