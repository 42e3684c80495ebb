import { expect, it } from 'vitest'
import { formatDate, formatInstant, formatLongDate, formatPeriod } from './date.ts'
import { formatDuration, readingMinutes } from './duration.ts'
import { formatChange, formatPercent, formatShareOfRevenue } from './percent.ts'
import { slugOf } from './slug.ts'

it('writes margins with one decimal and changes with their sign', () => {
  expect(formatPercent(93_736 / 391_035)).toBe('24.0%')
  expect(formatPercent(-0.1777)).toBe('−17.8%')
  expect(formatPercent(0.285, 0)).toBe('29%')
  expect(formatPercent(null)).toBe('-')
  expect(formatChange(0.0491)).toBe('+4.9%')
  expect(formatChange(-0.071)).toBe('−7.1%')
  expect(formatChange(0.0001)).toBe('0.0%')
})

it('writes shares of revenue as the flow does', () => {
  expect(
    [0.2397, 0.0098, 0.00994, 0.00996, 0.0094, 0.0006, -0.1611, 9.99, 10, 0, null].map(formatShareOfRevenue),
  ).toEqual(['24%', '1%', '1%', '1%', '0.9%', '<0.1%', '−16%', '999%', null, null, null])
})

it('writes dates without a time zone', () => {
  expect(formatDate('2024-11-01')).toBe('Nov 1, 2024')
  expect(formatLongDate('2024-03-05')).toBe('March 5, 2024')
  expect(formatPeriod('2023-10-01', '2024-09-28')).toBe('Oct 1, 2023 to Sep 28, 2024')
  expect(formatPeriod(null, '2024-09-28')).toBe('Sep 28, 2024')
  expect(formatInstant('2024-11-01T23:59:59.000Z')).toBe('Nov 1, 2024, 23:59 UTC')
  expect([null, '', '2024-13-01', 'soon'].map(formatDate)).toEqual(['-', '-', '-', '-'])
})

it('writes durations and reading times', () => {
  expect([0, 45.9, 60, 125, 3600, 3785, null, -1].map(formatDuration)).toEqual([
    '0s',
    '45s',
    '1m 0s',
    '2m 5s',
    '1h 0m',
    '1h 3m',
    '-',
    '-',
  ])
  expect([0, 200, 201].map(readingMinutes)).toEqual([1, 1, 2])
})

it('makes slugs', () => {
  expect(['Magnificent Seven', 'AT&T Inc.', 'Société Générale', '--'].map(slugOf)).toEqual([
    'magnificent-seven',
    'at-t-inc',
    'societe-generale',
    '',
  ])
})
