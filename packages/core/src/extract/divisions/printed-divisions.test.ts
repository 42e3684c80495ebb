/** Divisions that tags do not tell, on filings of the samples. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { extractFiling } from '../extract.ts'

function read(path: string) {
  const bytes = gunzipSync(readFileSync(join(import.meta.dirname, '../../../../../samples/filings', path)))
  const result = extractFiling(bytes)
  if (!result.ok) throw new Error(result.error.message)
  return { bytes, result, statement: result.income_statement }
}

// AbbVie, 10-Q for June 2023, note on segment information: United States 10,720, International 3,145.
test('places that only a table adds up are read from it, each with its cell', () => {
  const { bytes, result, statement } = read('0001551152-23-000033/abbv-20230630.htm.gz')
  expect(result.engine).toBe('tags')
  expect(statement.geographical_segments?.divisions.map((one) => [one.label, one.revenue])).toEqual([
    ['United States', 10_720_000_000],
    ['International', 3_145_000_000],
  ])
  const place = result.provenance['geographical_segments.divisions[0].revenue']
  if (place === undefined || 'computed' in place || place.start === null || place.end === null)
    throw new Error('no cell')
  expect(bytes.toString('latin1', place.start, place.end)).toBe('10,720')
  expect(result.trace).toContain('geographical_segments: 2 from the tables')
})

// Exxon Mobil, 10-Q for June 2023: revenue is sales, income from equity affiliates and other income.
test('what stands beside sales in a total of revenues and other income is no business', () => {
  const { statement } = read('0000034088-23-000048/xom-20230630.htm.gz')
  const labels = statement.business_segments?.divisions.map((one) => one.label) ?? []
  expect(labels).not.toContain('Income from equity affiliates')
})
