import { expect, it } from 'vitest'
import { closingPeriods, type PeriodOfStatement } from './closed-columns.ts'

const periods = (closed: string): PeriodOfStatement[] =>
  (
    [
      ['2023-09-30', 12],
      ['2023-12-30', 3],
      ['2024-03-30', 3],
      ['2024-06-29', 3],
      ['2024-09-28', 12],
    ] as const
  ).map(([end_date, period_in_months]) => ({ end_date, period_in_months, isClosed: end_date === closed }))
const START = '2023-10-01'
const flows = (end_date: string, months: number, start_date = START) => ({ start_date, end_date, months })
const sheet = (end_date: string) => ({ start_date: null, end_date, months: null })
const isOpen = (column: Parameters<typeof closingPeriods>[0], closed: string) =>
  closingPeriods(column, periods(closed)).length === 0

it('closes a column with the statement of its period, give or take some days', () => {
  expect(isOpen(sheet('2024-03-31'), '2024-03-30')).toBe(false)
  expect(isOpen(sheet('2024-06-29'), '2024-03-30')).toBe(true)
  expect(isOpen(flows('2023-12-30', 3), '2023-12-30')).toBe(false)
})

it('closes a year to date as soon as a quarter within it is, so that no subtraction tells the quarter', () => {
  const half = flows('2024-03-30', 6)
  const nine = flows('2024-06-29', 9)
  // The second quarter: by nine months less the first and the third.
  expect([
    isOpen(flows('2023-12-30', 3), '2024-03-30'),
    isOpen(half, '2024-03-30'),
    isOpen(nine, '2024-03-30'),
  ]).toEqual([true, false, false])
  // The first: by the half year less the second, as its income statement prints it.
  expect([isOpen(half, '2023-12-30'), isOpen(nine, '2023-12-30')]).toEqual([false, false])
  expect([isOpen(half, '2024-06-29'), isOpen(nine, '2024-06-29')]).toEqual([true, false])
  // Three months alone tell nothing of another quarter, and the year before is not within.
  expect(isOpen(flows('2024-06-29', 3, '2024-03-31'), '2024-03-30')).toBe(true)
  expect(isOpen(nine, '2023-09-30')).toBe(true)
})

it('leaves a full year as open as its own statement; twelve months to a quarter are none', () => {
  expect(isOpen(flows('2024-09-28', 12), '2024-03-30')).toBe(true)
  expect(isOpen(flows('2024-09-28', 12), '2024-09-28')).toBe(false)
  expect(isOpen(flows('2024-06-29', 12, '2023-07-02'), '2024-03-30')).toBe(false)
  expect(closingPeriods(flows('2022-09-24', 12, '2021-09-26'), periods('2024-03-30'))).toEqual([])
})
