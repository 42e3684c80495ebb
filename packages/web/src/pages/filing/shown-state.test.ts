import { expect, it } from 'vitest'
import { shownState } from './shown-state.ts'

it('names the period and the way of showing that a filing’s address holds, and nothing else of it', () => {
  expect(shownState('?period=2022-FY&flow=change&utm_source=x')).toEqual({
    view: '?period=2022-FY&flow=change',
    card: '?period=2022-FY&show=change',
  })
  expect(shownState('?flow=share')).toEqual({ view: '?flow=share', card: '?show=share' })
  expect(shownState('?period="><script>&flow=nonsense')).toEqual({ view: '', card: '' })
  expect(shownState('')).toEqual({ view: '', card: '' })
})
