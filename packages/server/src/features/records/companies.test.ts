import { describe, expect, it } from 'vitest'
import { fiscalYearStart, searchText } from './companies.ts'

describe('companies', () => {
  it.each([
    ['0926', '09-27'],
    ['1231', '01-01'],
    ['0228', '03-01'],
    ['0229', '03-01'],
    ['0630', '07-01'],
    ['0131', '02-01'],
  ])('a fiscal year that ends %s begins %s', (end, start) => expect(fiscalYearStart(end)).toBe(start))

  it.each([null, '', '1331', '12', 'abcd'])('%j tells no fiscal year', (end) => expect(fiscalYearStart(end)).toBeNull())

  it('searches names and tickers without dots and dashes', () => {
    expect(searchText('Amazon.com, Inc.', ['BRK-B'])).toBe('amazon com, inc brk b')
  })
})
