import { expect, test } from 'vitest'
import { periodMonths } from '../format/day.ts'
import { formBase, isAnnual, isTransition, normalAccession, normalCik, normalTicker } from './identity.ts'
import { fiscalYearByEnd, parsePrintedDate } from './period-end.ts'

test.each([
  ['September 28, 2024', '2024-09-28'],
  ['JUNE 30, 2023', '2023-06-30'],
  ['6/30/2023', '2023-06-30'],
  ['4/1/00', '2000-04-01'],
  ['30 June 2023', '2023-06-30'],
  ['February 30, 2023', null],
  ['Fiscal 2023', null],
])('reads the printed date %s (T8)', (text, expected) => {
  expect(parsePrintedDate(text)).toBe(expected)
})

test.each([
  ['2023-06-18', '2023-09-09', 3], // T5: twelve weeks
  ['2022-12-25', '2023-09-09', 9],
  ['2022-09-25', '2023-09-30', 12], // T4: 53 weeks
  ['2014-12-29', '2015-12-31', 12], // T134
])('counts the months of %s to %s', (start, end, months) => {
  expect(periodMonths(start, end)).toBe(months)
})

test('a year that ends in the first days of January belongs to the year before', () => {
  expect(fiscalYearByEnd('2021-01-02')).toBe(2020)
  expect(fiscalYearByEnd('2024-01-28')).toBe(2024)
})

test('names are written one way', () => {
  expect(normalAccession('000032019324000123')).toBe('0000320193-24-000123')
  expect(normalAccession('12-34')).toBeNull()
  expect(normalCik('CIK0000320193')).toBe('320193')
  expect(normalTicker(' brk.b ')).toBe('BRK-B')
  expect(formBase('10-K405')).toBe('10-K')
  expect(isAnnual('20-F/A')).toBe(true)
  expect(isTransition('10-KT')).toBe(true)
})
