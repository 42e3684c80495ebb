import { expect, it } from 'vitest'
import {
  addDays,
  DAY_MS,
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
  for (const text of [
    '',
    '2024',
    '2024-09-28T10:00:00Z',
    'September 28, 2024',
    '2024-0a-01',
    '2024/01/01',
    '２０２４-01-01',
    ' 024-01-01',
  ])
    expect(dayNumber(text)).toBeNaN()
})

it('counts as the clock of the machine does, from the first century to the last', () => {
  const wrong: unknown[] = []
  const last = Date.UTC(9999, 11, 31) / DAY_MS
  for (let day = Date.UTC(100, 0, 1) / DAY_MS; day <= last; day += 31) {
    const date = new Date(day * DAY_MS).toISOString().slice(0, 10)
    if (dayNumber(date) !== day || dateOfDay(day) !== date) wrong.push([date, dayNumber(date), dateOfDay(day)])
  }
  for (const year of [1900, 2000, 2023, 2024, 2100])
    for (let month = 0; month <= 13; month++)
      for (const day of [0, 1, 28, 29, 30, 31, 32, 99]) {
        const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        if (dayNumber(date) !== Date.UTC(year, month - 1, day) / DAY_MS) wrong.push([date, dayNumber(date)])
      }
  expect(wrong).toEqual([])
  expect([dateOfDay(0.9), dateOfDay(-0.1)]).toEqual(['1970-01-01', '1969-12-31'])
  expect(() => dateOfDay(Number.NaN)).toThrow(RangeError)
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
