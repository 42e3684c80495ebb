/** One damage each of balance sheets and cash flows as filed: what it makes wrong, a check by name sees. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { expect, it } from 'vitest'
import { othersDamaged } from './qc-others.ts'

const ADOBE = '0000796343-25-000004/adbe-20241129.htm.gz'

it.each([
  ['a total of liabilities that its lines do not make', 'one digit of a total', 'total_liabilities', 'lines_add_up'],
  ['a section without its total', 'deleted row of a total', 'financing_cash_flow', 'sections_are_totalled'],
  ['the unit of the cash flows alone', 'unit changed', 'the note', 'unit_is_that_of_the_income_statement'],
])('sees %s', (_, fault, what, caughtBy) => {
  const bytes = gunzipSync(readFileSync(join(import.meta.dirname, '../samples/filings', ADOBE)))
  const right = extractFiling(bytes, { engine: 'tables' })
  if (!right.ok) throw new Error('it is not read')
  const isAsked = (one: { kind: string; fault: string; what: string }) =>
    one.fault === fault && one.what === what && (fault !== 'unit changed' || one.kind === 'cash_flow')
  const [tried] = othersDamaged(bytes, right, 'tables', isAsked)
  expect(tried?.verdict).toBe('caught')
  expect(tried?.by).toContain(caughtBy)
})

it('sees the unit that all three statements believe, where the rest of the document prints in another', () => {
  const file = '../samples/traps/0000000000-99-000001/movie-star-10k-1999.txt.gz'
  const bytes = gunzipSync(readFileSync(join(import.meta.dirname, file)))
  const right = extractFiling(bytes, { engine: 'tables' })
  if (!right.ok) throw new Error('it is not read')
  const isAsked = (one: { kind: string; fault: string }) => one.fault === 'unit changed' && one.kind === 'cash_flow'
  const [tried] = othersDamaged(bytes, right, 'tables', isAsked)
  expect(tried?.verdict).toBe('caught')
  expect(tried?.by).toContain('unit_of_the_income_statement_holds')
})

it('tells debts due now from later ones by the total of the current ones alone', () => {
  const bytes = gunzipSync(readFileSync(join(import.meta.dirname, '../samples/filings', ADOBE)))
  const right = extractFiling(bytes, { engine: 'tables' })
  if (!right.ok) throw new Error('it is not read')
  const [tried] = othersDamaged(
    bytes,
    right,
    'tables',
    ({ fault, what }) => fault === 'deleted row of a total' && what === 'current_liabilities',
  )
  expect(tried?.verdict).toBe('null')
})
