/** Gross profit by a name of the filer's own: made figures. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'
import { cover } from './typed.fixture.ts'

const statement = (before: string) => `${cover('MADE INDUSTRIES INC', 'December 31, 1995')}
                  CONSOLIDATED STATEMENTS OF INCOME
                (in thousands, except per share data)
                                     Years ended December 31,
                                            1995           1994
Net sales                                 $ 9,482        $ 8,341
Cost of sales                               6,121          5,604
Merchandising income                        3,361          ${before}
Selling and administrative expenses         1,072            927
Operating income                            2,289          1,810
Provision for income taxes                    699            500
Net income                                $ 1,590        $ 1,310
Earnings per share                         $1.59          $1.31
Weighted average shares                     1,000          1,000
`
const expensesOf = (before: string) => {
  const result = extractFiling(Buffer.from(statement(before)), {})
  if (!result.ok) throw new Error(result.error.message)
  return result.income_statement.operating_expenses.map(({ name }) => name)
}

it('is no expense where it is what the cost leaves in each column', () => {
  expect(expensesOf('2,737')).toEqual(['Selling and administrative expenses'])
})

it('stays among the lines where the other column says otherwise', () => {
  expect(expensesOf('2,700')).toContain('Merchandising income')
})
