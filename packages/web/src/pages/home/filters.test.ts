import type { Filing } from '@topline/core/api/wire.ts'
import { expect, it } from 'vitest'
import { readTableState, writeTableState } from './address.ts'
import { boundsError, howToLoadMore, offeredForms, visibleFilings } from './filters.ts'

const filing = (form_type: string, version: number | null) =>
  // only the fields the filters read
  ({ form_type, income_statement: version === null ? null : { version } }) as unknown as Filing

const rows = [filing('10-K', 1), filing('10-Q/A', 2), filing('10-K405', null), filing('40-F', 3)]
const stateOf = (query: string) => readTableState(new URLSearchParams(query))

it('reads the address back as it was written', () => {
  const query = 'sort=net_income&order=asc&forms=10-K%2C20-F&min=2&max=5'
  expect(writeTableState(stateOf(query)).toString()).toBe(query)
  expect(writeTableState(stateOf('')).toString()).toBe('')
  expect(writeTableState(stateOf('utm=x&sort=nonsense&min=0'), new URLSearchParams('utm=x')).toString()).toBe('utm=x')
  expect(stateOf('forms=').forms).toEqual([])
})

it('filters by base form and version', () => {
  expect(visibleFilings(rows, stateOf('')).length).toBe(4)
  expect(visibleFilings(rows, stateOf('forms=10-K')).map((f) => f.form_type)).toEqual(['10-K', '10-K405'])
  expect(visibleFilings(rows, stateOf('min=2')).map((f) => f.form_type)).toEqual(['10-Q/A', '40-F'])
  expect(visibleFilings(rows, stateOf('forms=')).length).toBe(0)
})

it('does not apply a maximum below the minimum', () => {
  expect(boundsError(3, 2)).toBe('Max must be at least Min')
  expect(boundsError(2, 2)).toBeNull()
  expect(visibleFilings(rows, stateOf('min=3&max=2')).length).toBe(4)
})

it('offers 20-F only when one is loaded', () => {
  expect(offeredForms(rows)).toEqual(['10-K', '10-Q', '20-F'])
  expect(offeredForms(rows.slice(0, 3))).toEqual(['10-K', '10-Q'])
})

it('loads by itself below 100 rows, by the button to 400', () => {
  expect(howToLoadMore(80, 1000)).toBe('auto')
  expect(howToLoadMore(120, 1000)).toBe('button')
  expect(howToLoadMore(120, 120)).toBe('end')
  expect(howToLoadMore(400, 1000)).toBe('maximum')
})
