import { globSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { extractFiling } from '../extract/extract.ts'
import type { BalanceSheet, CashFlow } from '../statement/other-statements.ts'
import { balanceSheetTests } from './other-statements.ts'

const SAMPLES = new URL('../../../../samples/filings/', import.meta.url).pathname

function read(accession: string): { sheet: BalanceSheet; flows: CashFlow } {
  const [path] = globSync(`${accession}/*.gz`, { cwd: SAMPLES })
  const found = extractFiling(gunzipSync(readFileSync(SAMPLES + path)), {})
  if (!found.ok || !found.balance_sheet || !found.cash_flow) throw new Error(`${accession} has no such statements`)
  return { sheet: found.balance_sheet, flows: found.cash_flow }
}
/** Of the income statement nothing is asked here. */
const NO_INCOME = { start_date: null, end_date: '', net_income: null, results: [], money: 1_000_000 }
const told = (sheet: BalanceSheet, flows: CashFlow) => {
  const found = balanceSheetTests(sheet, 1_000_000, flows, NO_INCOME).find(
    ({ name }) => name === 'cash_is_that_of_the_cash_flow',
  )
  return [found?.passed, found?.rationale]
}

it('says where the rest of the cash stands when the cash flows count more than the line of cash', () => {
  const line = read('0000804328-25-000085')
  expect(told(line.sheet, line.flows)).toEqual([
    true,
    'cash at the end of the cash flows 7,843,000,000, on the balance sheet 5,520,000,000: the 2,323,000,000 between them stands in the line of restricted cash there',
  ])
  const lines = read('0001141391-25-000011')
  expect(told(lines.sheet, lines.flows)[1]).toMatch(
    /the 2,366,000,000 between them stands in lines of restricted cash there$/,
  )
  const caption = read('0000012927-25-000015')
  expect(told(caption.sheet, caption.flows)[1]).toBe(
    'cash at the end of the cash flows 13,822,000,000, on the balance sheet 13,801,000,000: the 21,000,000 between them is what the cash flows count as restricted cash',
  )
})

it('says the two numbers alone where they are one, and where the rest is not found', () => {
  const { sheet, flows } = read('0000320193-24-000123')
  expect(told(sheet, flows)).toEqual([
    true,
    'cash at the end of the cash flows 29,943,000,000, on the balance sheet 29,943,000,000',
  ])
  const place = { label: 'Ending cash balance', text: '28,000', start: 1, end: 2, concept: null }
  const other = { ...flows, cash_at_end: 28_000e6, lines: [], provenance: { cash_at_end: place } }
  expect(told(sheet, other)).toEqual([
    false,
    'cash at the end of the cash flows 28,000,000,000, on the balance sheet 29,943,000,000',
  ])
})
