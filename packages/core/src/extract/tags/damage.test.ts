/** What the checks of a tagged document say of real filings that were damaged in one place. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { extractFiling } from '../extract.ts'

const samples = join(import.meta.dirname, '../../../../../samples/filings')
const read = (path: string) => gunzipSync(readFileSync(join(samples, path)))
const ATT = read('0000732717-23-000047/t-20230630.htm.gz')
const HOME_DEPOT = read('0000354950-23-000185/hd-20230730.htm.gz')

/** The necessary tests that fail. */
function failing(document: Buffer): string[] {
  const result = extractFiling(document)
  if (!result.ok) throw new Error(result.error.message)
  return result.qc.tests.filter((one) => !one.passed && one.necessary).map((one) => one.name)
}
const changed = (document: Buffer, from: string, to: string, at = 0): Buffer => {
  const found = document.indexOf(from, at)
  if (found < 0) throw new Error(`${from} is not in the document`)
  return Buffer.concat([document.subarray(0, found), Buffer.from(to), document.subarray(found + from.length)])
}

test('whole, they pass', () => {
  expect(failing(ATT)).toEqual([])
  expect(failing(HOME_DEPOT)).toEqual([])
})

test('a document that breaks off below net earnings does not pass', () => {
  const shares = HOME_DEPOT.indexOf('WeightedAverageNumberOfDilutedSharesOutstanding')
  expect(failing(HOME_DEPOT.subarray(0, shares))).toContain('document_is_whole')
})

test('a statement with a piece torn out does not pass', () => {
  const from = ATT.indexOf('Attributable to Noncontrolling Interest', ATT.indexOf('us-gaap:ProfitLoss'))
  const torn = Buffer.concat([ATT.subarray(0, from), ATT.subarray(from + 9_001)])
  expect(failing(torn)).toContain('tags_of_the_statement_are_whole')
})

test('a concept that lost a letter beside the same in other columns does not pass', () => {
  const face = HOME_DEPOT.indexOf('name="us-gaap:InterestExpense"')
  expect(failing(changed(HOME_DEPOT, 'us-gaap:InterestExpense', 'us-gaap:InterastExpense', face))).toContain(
    'tags_of_the_statement_are_whole',
  )
})

// AT&T, 10-Q for June 2023: net income 4,762, of which 4,489 attributable to AT&T; 4,437 after preferred dividends.
test('the net income of all owners does not pass for that of the company’s', () => {
  const line = ATT.indexOf('Net Income Attributable to AT&amp;T', ATT.indexOf('us-gaap:ProfitLoss'))
  const face = ATT.indexOf('name="us-gaap:NetIncomeLoss"', line)
  expect(line).toBeGreaterThan(0)
  const renamed = changed(ATT, 'us-gaap:NetIncomeLoss', 't:NetIncomeOfSomebody', face)
  expect(failing(renamed)).toContain('net_income_is_the_owners')
})
