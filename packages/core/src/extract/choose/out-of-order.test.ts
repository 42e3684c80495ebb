/** Statements as filed with two names exchanged. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Statement } from '../statements/recognise.ts'
import { cover } from '../traps/typed.fixture.ts'
import { lineOrderTests } from './out-of-order.ts'

const said = (company: string, lines: string) => {
  const result = extractFiling(Buffer.from(cover(company, 'December 31, 1995') + lines), {})
  if (!result.ok) throw new Error(result.error.message)
  return result.qc.tests.find(({ name }) => name === 'lines_stand_in_order')?.rationale ?? null
}

/** The names of two lines exchanged, each over the figures of the other. */
const exchanged = (text: string, one: string, other: string) =>
  text.replace(one, '#').replace(other, one.padEnd(other.length)).replace('#', other.padEnd(one.length))

// USL Capital, 10-K for 1995 (0000950149-96-000257): no share is outside Ford's hands, so that no EPS tells income from tax.
const USL = `                       CONSOLIDATED STATEMENTS OF INCOME
                                                                  YEARS ENDED DECEMBER 31,
                                                               1995         1994         1993
                                                                       (IN THOUSANDS)
REVENUES...................................................  $678,926     $596,065     $564,472
EXPENSES
  Sales, administrative and general........................    65,300       62,275       70,352
  Interest.................................................   276,915      220,759      189,942
  Depreciation -- operating leases.........................   116,752      121,555      131,100
  Other....................................................    24,220       31,690       50,907
                                                              483,187      436,279      442,301
Income before taxes on income..............................   195,739      159,786      122,171
Taxes on income............................................    60,744       50,773       45,119
NET INCOME.................................................  $134,995     $109,013     $ 77,052
`

it('a tax stands above net income', () => {
  expect(said('USL CAPITAL CORPORATION', USL)).toBeNull()
  expect(said('USL CAPITAL CORPORATION', exchanged(USL, 'Taxes on income..', 'NET INCOME.......'))).toBe(
    '“Taxes on income” stands below net income',
  )
})

// Wolverine World Wide, 10-K for 1995 (0000905729-96-000049): the sum of costs below holds with either.
const WOLVERINE = `                 CONSOLIDATED STATEMENTS OF OPERATIONS
                (Thousands of Dollars, Except Per Share Data)
                                             1995         1994         1993
Net sales and other operating income     $ 413,957     $ 378,473    $ 333,143
Cost of products sold                      290,469       266,061      238,193
Selling and administrative expenses         88,446        84,161       75,296
                                           378,915       350,222      313,489
                                            35,042        28,251       19,654
Interest expense                             3,548         3,790        5,010
Other (income) expense - net                (2,620)       (1,490)      (1,000)
                                               928         2,300        4,010
Earnings before income taxes                34,114        25,951       15,644
Income taxes                                10,047         7,902        4,200
NET EARNINGS                             $  24,067     $  18,049     $ 11,444
`
it.each([
  ['as filed', WOLVERINE, null],
  [
    'sales and their cost',
    exchanged(WOLVERINE, 'Net sales and other operating income', 'Cost of products sold               '),
    '“Cost of products sold” stands above revenue',
  ],
])('names of lines that were exchanged: %s', (_, text, expected) =>
  expect(said('WOLVERINE WORLD WIDE INC', text)).toBe(expected),
)

it('a cost above a gross profit is below revenue, also where none is read', () => {
  const makers = `                 CONSOLIDATED STATEMENTS OF OPERATIONS
                         (In thousands)
                                             1995         1994
Net revenue                               $ 22,680     $ 23,601
Cost of sales                               11,278       11,550
Amortization of intangibles                    942        1,448
Total cost of sales                         12,220       12,998
Gross profit                                10,460       10,603
Marketing, general and administrative        8,224        7,341
Income before income taxes                   2,236        3,262
Income tax provision                           346          513
Net income                                $  1,890     $  2,749
`
  expect(said('MADE INDUSTRIES INC', makers)).toBeNull()
  expect(said('MADE INDUSTRIES INC', exchanged(makers, 'Net revenue        ', 'Total cost of sales'))).toBe(
    '“Total cost of sales” stands above revenue',
  )
})

const order = (lines: readonly (readonly [kind: Kind, label: string, value?: number])[]) => {
  const kinds = lines.map(([kind]) => kind)
  const read = {
    lines: lines.map(([, label, value = 1]) => ({ label, heading: '', values: [{ value }] })),
    roles: { kinds, revenue: [{ index: 0, sign: 1 }], gross: null, net: kinds.indexOf('net') },
    column: 0,
  }
  return lineOrderTests(read as unknown as Statement).map(({ passed }) => passed)
}
const [REVENUE, PRETAX, TAX, NET] = [
  ['revenue-total', 'Operating revenues'],
  ['pretax', 'Earnings before income taxes'],
  ['tax', 'Provision for income taxes'],
  ['net', 'Net earnings'],
] as const

// UAL, 10-K for 1995 (0000100517-96-000009): earnings before taxes 621, taxes 243, net earnings 349.
it.each([
  ['as filed', [REVENUE, PRETAX, TAX, NET], false],
  ['net earnings first', [REVENUE, NET, TAX, PRETAX], true],
  ['no tax', [REVENUE, NET, PRETAX], true],
  ['both above and below', [REVENUE, PRETAX, TAX, NET, PRETAX, TAX], false],
  ['a tax of nothing above', [REVENUE, ['tax', 'Income taxes', 0], NET, TAX], false],
  ['a tax of nothing', [REVENUE, NET, ['tax', 'Provision for income taxes', 0]], false],
  [
    'pro forma taxes of a company that paid none',
    [REVENUE, NET, ['tax', 'Pro forma provision for income taxes']],
    false,
  ],
  // Citizens, fourth quarter of 2021 (0000000000-22-970001), among ratios below net income.
  ['a rate', [REVENUE, NET, ['tax', 'Effective income tax rate', 22.4]], false],
] as const)('taxes below net income: %s', (_, lines, isOff) => expect(order(lines)).toEqual(isOff ? [false] : []))
