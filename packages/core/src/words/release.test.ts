import { expect, it } from 'vitest'
import {
  againstWords,
  alikeNumbers,
  edgarDay,
  expectedWords,
  guidedNumber,
  rangeWords,
  releasedWords,
  resultsTitle,
} from './release.ts'
import { changedWords, nearDate } from './released-and-filed.ts'

it('names the day and hour of New York', () => {
  expect(releasedWords('2026-01-28T21:30:05Z', '2026-01-28')).toBe('Jan 28, 2026, 16:30 New York')
  expect(releasedWords('2025-07-31T20:30:00Z', '2025-07-31')).toBe('Jul 31, 2025, 16:30 New York')
  expect(releasedWords('2026-01-29T00:05:00Z', '2026-01-28')).toBe('Jan 28, 2026, 19:05 New York')
  expect(releasedWords(null, '2004-07-20')).toBe('Jul 20, 2004')
})

it.each([
  ['2026-01-29T04:59:59Z', '2026-01-28'],
  ['2026-01-29T05:00:00Z', '2026-01-29'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
])('knows the day of EDGAR at %s', (at, day) => expect(edgarDay(new Date(at))).toBe(day))

it('says when the report is expected, and what changed', () => {
  expect(expectedWords({ form_type: '10-Q', date: '2026-02-03', passed: false }, '2026-01-28')).toBe(
    '10-Q expected about Feb 3',
  )
  expect(expectedWords({ form_type: '10-K', date: '2026-01-02', passed: true }, '2025-12-20')).toBe(
    '10-K was expected about Jan 2',
  )
  expect(nearDate('2027-02-03', '2026-01-28')).toBe('Feb 3, 2027')
  expect(changedWords({ compared: 24, changed: 0 })).toBe('0 of 24 figures changed')
  expect(changedWords({ compared: 1, changed: 1 })).toBe('1 of 1 figure changed')
  expect(resultsTitle('2026 Q1')).toBe('Results for fiscal 2026 Q1')
  expect(resultsTitle(null)).toBe('Results')
})

it('writes guidance in its unit', () => {
  const money = { unit: 'USD' as const, point: null }
  expect(rangeWords({ ...money, low: 39.5e9, high: 41.8e9 }, 'USD')).toBe('$39.50B to $41.80B')
  expect(rangeWords({ ...money, low: 9.8e9, high: null }, 'USD')).toBe('at least $9.80B')
  expect(rangeWords({ ...money, low: null, high: 1e9 }, 'EUR')).toBe('at most €1.00B')
  expect(rangeWords({ low: null, high: null, point: 8, unit: '%' }, 'USD')).toBe('8%')
  expect(rangeWords({ low: 74.4, high: 75.4, point: 74.9, unit: '%' }, 'USD')).toBe('74.4% to 75.4%')
  expect(rangeWords({ low: 24.65, high: 25.15, point: null, unit: 'USD/share' }, 'USD')).toBe('$24.65 to $25.15')
  expect(rangeWords({ ...money, low: null, high: null }, 'USD')).toBeNull()
  expect(rangeWords({ low: 17, high: 18.5, point: null, unit: '%' }, 'USD')).toBe('17.0% to 18.5%')
  expect(guidedNumber(null, '%', 'USD')).toBe('-')
})

it('writes numbers side by side with the same digits', () => {
  expect(alikeNumbers([75.2, 75], '%', 'USD')).toEqual(['75.2%', '75.0%'])
  expect(alikeNumbers([17, 19], '%', 'USD')).toEqual(['17%', '19%'])
  expect(alikeNumbers([75.2, null], '%', 'USD')).toEqual(['75.2%', '-'])
  expect(alikeNumbers([39.55e9, 120e6], 'USD', 'USD')).toEqual(['$39.55B', '$120.00M'])
})

it('says how guidance stands to the last one', () => {
  const previous = { low: 26, high: 26.5 }
  expect(againstWords({ change: 'raised', previous }, 'USD/share', 'USD')).toBe('raised from $26.00 to $26.50')
  expect(againstWords({ change: 'kept', previous }, 'USD/share', 'USD')).toBe('kept')
  expect(againstWords({ change: 'first', previous: null }, '%', 'USD')).toBeNull()
  expect(againstWords({ change: null, previous: null }, '%', 'USD')).toBeNull()
})
