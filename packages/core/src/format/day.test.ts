import { expect, it } from 'vitest'
import {
  addDays,
  dateOfDay,
  dayNumber,
  daysBetween,
  monthOf,
  periodDays,
  periodMonths,
  utcDate,
  yearOf,
} from './day.ts'

it('counts days over months, leap days and the turn of years', () => {
  expect([dayNumber('1970-01-01'), dayNumber('1970-01-02'), dayNumber('1969-12-31')]).toEqual([0, 1, -1])
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
  expect(addDays('2024-01-01', -1)).toBe('2023-12-31')
  expect(dateOfDay(dayNumber('2024-09-28'))).toBe('2024-09-28')
  expect(daysBetween('2024-12-31', '2025-01-02')).toBe(2)
  expect(daysBetween('2025-01-02', '2024-12-31')).toBe(-2)
})

it('knows no day of a text that is no date', () => {
  for (const text of ['', '2024', '2024-09-28T10:00:00Z', 'September 28, 2024']) expect(dayNumber(text)).toBeNaN()
})

it('tells the length of a period, both days counted', () => {
  expect(periodDays('2023-10-01', '2024-09-28')).toBe(364)
  expect(periodMonths('2023-10-01', '2024-09-28')).toBe(12)
  expect(periodMonths('2024-06-30', '2024-09-28')).toBe(3)
  // 16 weeks, the first quarter of a retailer
  expect(periodMonths('2024-02-04', '2024-05-25')).toBe(4)
})

it('reads year and month', () => expect([yearOf('2024-09-28'), monthOf('2024-09-28')]).toEqual([2024, 9]))

it('takes the date of an instant in UTC', () => {
  expect(utcDate(new Date('2024-09-28T23:59:59-02:00'))).toBe('2024-09-29')
})
