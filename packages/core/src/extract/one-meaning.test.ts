/** A tagged filing, read once by its tags and once as if it had none: what is known means the same. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { extractFiling } from './extract.ts'

const samples = join(import.meta.dirname, '../../../../samples/filings')
const SUMS = ['operating_expenses_sum', 'other_income_sum', 'net_income_bridge']

function readBy(engine: 'tags' | 'tables', filing: string) {
  const [path] = globSync(`${filing}/*.gz`, { cwd: samples })
  const result = extractFiling(gunzipSync(readFileSync(join(samples, path ?? ''))), { engine })
  if (!result.ok) throw new Error(result.error.message)
  const { income_statement: s, qc } = result
  return {
    other: [s.other_interest_income_expense_net, s.other_income_expense_net],
    after: [s.other_investment_income_expense_after_taxes, s.other_income_expense_after_taxes],
    expenses: s.operating_expenses.map(({ amount, category }) => [amount, category]),
    unit: [s.revenue_units, s.revenue_units_number],
    sums: qc.tests.filter(({ name }) => SUMS.includes(name)).map(({ name, passed }) => [name, passed]),
  }
}

it.each([
  ['General Electric, whose lines after tax are rounded', '0000040545-23-000198'],
  ['Procter & Gamble, whose other income is rounded', '0000080424-25-000037'],
  ['Comcast, with both', '0001166691-24-000011'],
  ['Apple, with nothing after tax', '0000320193-24-000123'],
])('%s: both readings say the same', (_, filing) => {
  const [tags, tables] = [readBy('tags', filing), readBy('tables', filing)]
  expect(tables).toEqual(tags)
  expect(tags.sums.map(([, passed]) => passed)).not.toContain(false)
})
