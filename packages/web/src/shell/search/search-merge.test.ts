import type { Company } from '@topline/core/api/wire.ts'
import { expect, it } from 'vitest'
import { exactTicker, mergeHits, moveActive, NOTHING_FOUND } from './search-merge.ts'

const company = (cik: string, name: string, tickers: string[], stored?: boolean): Company => ({
  cik,
  name,
  tickers,
  exchanges: [],
  sic: null,
  sic_description: null,
  logo_info: null,
  fiscal_year_start: null,
  ...(stored === undefined ? {} : { stored }),
})

const local = [company('320193', 'APPLE INC', []), company('6951', 'APPLIED MATERIALS', ['AMAT'])]
const register = [
  company('6951', 'Applied Materials Inc', ['AMAT'], false),
  company('1418121', 'Apple Hospitality', ['APLE'], false),
]

it('merges by CIK, the register winning for name and tickers', () => {
  expect(mergeHits(local, register)).toEqual([
    { cik: '320193', name: 'APPLE INC', tickers: [], stored: true },
    { cik: '6951', name: 'Applied Materials Inc', tickers: ['AMAT'], stored: true },
    { cik: '1418121', name: 'Apple Hospitality', tickers: ['APLE'], stored: false },
  ])
})

it('never moves a row that is already shown when the register answers', () => {
  const before = mergeHits(local, null).map((hit) => hit.cik)
  expect(
    mergeHits(local, register)
      .slice(0, before.length)
      .map((hit) => hit.cik),
  ).toEqual(before)
})

it('keeps each company once', () => {
  expect(mergeHits([...local, ...local], register).length).toBe(3)
  expect(mergeHits(null, null)).toEqual([])
})

it('finds the exact ticker, dot, dash and space alike', () => {
  const hits = mergeHits([company('1067983', 'Berkshire', ['BRK-A', 'BRK-B'])], null)
  expect(exactTicker(hits, 'brk.b')?.cik).toBe('1067983')
  expect(exactTicker(hits, 'BRK')).toBeNull()
  expect(exactTicker(hits, '  ')).toBeNull()
})

it('moves round the ends', () => {
  expect(moveActive(0, 3, -1)).toBe(2)
  expect(moveActive(2, 3, 1)).toBe(0)
  expect(moveActive(0, 0, 1)).toBe(-1)
})

it('says the literal text', () => {
  expect(NOTHING_FOUND).toBe('No companies found. Try searching by the ticker symbol (e.g. "TM" instead of "Toyota").')
})
