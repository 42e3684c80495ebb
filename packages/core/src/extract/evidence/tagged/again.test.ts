import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { placeName } from '../../../statement/evidence.ts'
import { extractFiling } from '../../extract.ts'

const samples = join(import.meta.dirname, '../../../../../../samples/filings')

/** Form 10-K of Apple for 2024: net income stands again in cash flows, equity and the EPS note, as the same fact. */
it('names the other prints of a tagged net income, each with its digits', () => {
  const [path] = globSync('0000320193-24-000123/*.gz', { cwd: samples })
  const bytes = gunzipSync(readFileSync(join(samples, path ?? '')))
  const result = extractFiling(bytes, {})
  if (!result.ok) throw new Error(result.error.message)
  const places = (result.evidence ?? []).filter(({ figure }) => figure === 'net_income')
  expect(places.length).toBeGreaterThanOrEqual(3)
  for (const { kind, place, value, agrees } of places) {
    expect([kind, value, agrees]).toEqual(['tags', 93_736_000_000, true])
    expect(bytes.toString('utf8', place.start, place.end).replace(/<[^>]*>/g, '')).toBe('93,736')
  }
  // The first line of other statements is told from the last of the statement itself, which stands just before it.
  expect(places.map(placeName)).toEqual(['comprehensive income', 'cash flow', 'EPS note'])
})

/** Form 10-K of NVIDIA for January 2025: stockholders' equity begins with net income, the tax note ends with the tax. */
it('names the statement of equity and the tax note by what is tagged around', () => {
  const [path] = globSync('0001045810-25-000023/*.gz', { cwd: samples })
  const result = extractFiling(gunzipSync(readFileSync(join(samples, path ?? ''))), {})
  if (!result.ok) throw new Error(result.error.message)
  const placesOf = (name: string) => (result.evidence ?? []).filter(({ figure }) => figure === name).map(placeName)
  expect(placesOf('net_income')).toEqual(['comprehensive income', 'equity', 'cash flow', 'EPS note'])
  expect(placesOf('income_tax_expense')).toEqual(['tax note', 'tax note'])
})
