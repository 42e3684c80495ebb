/** Words by which a table is taken for one that may be a statement, from tables as filed. */
import { expect, it } from 'vitest'
import { wordPoints } from './likely-tables.ts'

/** Points from which on a table is read at all. */
const ENOUGH = 6

// Commonwealth Income & Growth Fund V, 10-K for 2015 (0001376474-16-000635): the lines above the allocation to partners.
const FUND = 'Revenue Lease Interest and other Total revenue Expenses Operating Depreciation Total expenses Net loss'

it.each([
  ['a fund, by revenue, expenses and net loss', FUND, true],
  ['nor without revenue', FUND.replace(/revenue/gi, ''), false],
  ['nor without expenses', FUND.replace(/expenses/gi, ''), false],
])('%s', (_, text, isLikely) => {
  expect(wordPoints(text.toLowerCase()) >= ENOUGH).toBe(isLikely)
})
