import { expect, test } from 'vitest'
import type { Figure } from '../document/row.ts'
import { asCounts, isAverageCount } from './bare-counts.ts'

const figure = (value: number): Figure => ({
  value,
  text: `${Math.abs(value)}`,
  start: 0,
  end: 1,
  left: 0,
  right: 1,
  percent: false,
  dash: false,
  decimals: 0,
  negative: value < 0,
})

test.each([
  ['weighted average number of common shares outstanding', ''],
  ['average common shares', 'net income per share'],
  ['shares used in computing net income per share', ''],
  ['primary', 'weighted average shares outstanding'],
  // Waban, 10-K for January 1995 (0000950146-95-000185)
  ['fully diluted', 'number of common shares for earnings per share computations'],
])('"%s" under "%s" is an average count', (words, heading) => expect(isAverageCount(words, heading)).toBe(true))

test.each([
  ['net loss per weighted average share', ''],
  ['dividends on average shares', ''],
  ['less weighted average unallocated esop shares', ''],
  ['average treasury shares', ''],
  ['purchase of common shares', ''],
  ['primary', 'net loss per share'],
])('"%s" under "%s" is none', (words, heading) => expect(isAverageCount(words, heading)).toBe(false))

test('a bracket or a dash before a count is no sign, before a figure per share it is', () => {
  expect(asCounts([figure(-2_790), figure(2_801), null, figure(-12)]).map((one) => one?.value ?? null)).toEqual([
    2_790,
    2_801,
    null,
    -12,
  ])
})
