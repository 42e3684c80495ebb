import { expect, it } from 'vitest'
import { readLookup } from './parameters.ts'

it('accepts quarters in any case and years of four digits', () => {
  expect(readLookup({ ticker: 'aapl', year: '2024', quarter: 'q1' })).toEqual({
    ticker: 'AAPL',
    year: '2024',
    quarter: 'Q1',
    problem: null,
  })
  expect(readLookup({ ticker: 'aapl', year: '2024', quarter: 'fy' }).problem).toBeNull()
})

it('says what is wrong, the quarter first', () => {
  expect(readLookup({ ticker: 'a', year: '24', quarter: 'Q5' }).problem).toBe(
    'Invalid quarter format. Please use Q1, Q2, Q3, Q4, or FY',
  )
  expect(readLookup({ ticker: 'a', year: '20240', quarter: 'Q4' }).problem).toBe(
    'Invalid year format. Please use a 4-digit year',
  )
})
