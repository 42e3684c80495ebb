import { expect, it } from 'vitest'
import { readTableState, writeTableState } from './address.ts'
import { stillAhead } from './use-table-state.ts'

const state = (address: string) => readTableState(new URLSearchParams(address))

it('keeps a change while the router stands where it stood, and lets it go when the router has followed', () => {
  const ahead = { state: state('forms=10-Q'), before: '', told: null }
  expect(stillAhead(ahead, '')).toBe(ahead)
  expect(stillAhead(ahead, 'forms=10-Q')).toBeNull()
  expect(stillAhead(null, 'forms=10-Q')).toBeNull()
})

it('keeps the second of two quick changes when the router comes to the first', () => {
  const first = writeTableState(state('forms=10-Q,20-F')).toString()
  const second = { state: state('forms=20-F'), before: '', told: first }
  const kept = stillAhead(second, first)
  expect(kept).toEqual({ ...second, before: first, told: null })
  // … and lets it go at the second step, whatever that is.
  expect(stillAhead(kept, first)).toBe(kept)
  expect(stillAhead(kept, 'forms=20-F')).toBeNull()
  expect(stillAhead(kept, '')).toBeNull()
})

it('lets a change go when the reader goes elsewhere', () => {
  const ahead = { state: state('forms=20-F'), before: '', told: 'forms=10-Q' }
  expect(stillAhead(ahead, 'sort=company&order=asc')).toBeNull()
})
