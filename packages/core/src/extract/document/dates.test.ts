import { describe, expect, it } from 'vitest'
import {
  type Day,
  dayNumber,
  findDays,
  findLength,
  findMonthDay,
  findYears,
  fromDayNumber,
  lastOfMonth,
  monthsBetween,
  parseYmd,
  ymdOf,
} from './dates.ts'

const days = (text: string) => findDays(text).map(({ day }) => ymdOf(day))
const on = (ymd: string): Day => {
  const day = parseYmd(ymd)
  if (!day) throw new Error(ymd)
  return day
}

describe('dates in words', () => {
  it.each<[string, string[]]>([
    ['September 28, 2024', ['2024-09-28']],
    ['Sept. 28, 2024', ['2024-09-28']],
    ['SEPTEMBER 28,2024', ['2024-09-28']],
    ['Jan 26, 2025', ['2025-01-26']],
    ['December 31st, 1995', ['1995-12-31']],
    ['May 31,1995', ['1995-05-31']],
    ['31 December 2000', ['2000-12-31']],
    ['4/1/00', ['2000-04-01']],
    ['9/9/2023', ['2023-09-09']],
    ['6/30/97', ['1997-06-30']],
    ['September 28, 2024 and September 30, 2023', ['2024-09-28', '2023-09-30']],
    // Dates that run into each other (Costco's heads).
    ['September 3, 2023August 28, 2022', ['2023-09-03', '2022-08-28']],
    ['from July 22, 2023 to September 30, 2023', ['2023-07-22', '2023-09-30']],
    ['31,2023', []],
    ['December 1995', []],
    ['December 31', []],
    ['13/31/2020', []],
    ['December 45, 1995', []],
    ['May 1, 1900', []],
    ['Note 12, 1995', []],
    ['no digit at all', []],
  ])('%s', (text, found) => expect(days(text)).toEqual(found))

  it('says where each begins', () => {
    expect(findDays('at 1/2/99 and March 3, 1999').map(({ index }) => index)).toEqual([3, 14])
  })

  it.each<[string, { month: number; day: number } | null]>([
    ['Years ended December 31,', { month: 12, day: 31 }],
    ['June 30 and September 30', { month: 9, day: 30 }],
    ['September 28', { month: 9, day: 28 }],
    ['Sept 9', { month: 9, day: 9 }],
    ['May 2003', null],
    ['March 45', null],
    ['fiscal year', null],
  ])('month and day of "%s"', (text, found) => expect(findMonthDay(text)).toEqual(found))

  it('years that stand alone', () => {
    expect(findYears('Years ended December 31, 1995, 1994 and 1993')).toEqual([1995, 1994, 1993])
    expect(findYears('19955 12,004 1895 20245')).toEqual([])
  })
})

describe('the length of a period', () => {
  it.each<[string, number | null, number | null]>([
    ['Three Months Ended', 3, null],
    ['3 months', 3, null],
    ['Nine-month period', 9, null],
    ['Twelve Months Ended', 12, null],
    ['13 Weeks Ended', 3, 13],
    ['Thirteen Weeks Ended', 3, 13],
    ['12 Weeks Ended', 3, 12],
    ['36 Weeks Ended', 8, 36],
    ['Twenty-six weeks', 6, 26],
    ['thirty nine weeks', 9, 39],
    ['Fifty-two weeks ended', 12, 52],
    ['53-week', 12, 53],
    ['Quarter ended', 3, null],
    ['Quarterly', 3, null],
    ['Q2 2024', 3, null],
    ['First Half 2023', 6, null],
    ['Half-year ended', 6, null],
    ['Year ended', 12, null],
    ['Years Ended September 30', 12, null],
    ['Fiscal 2024', 12, null],
    ['FY24', 12, null],
    ['annual', 12, null],
    ['Three quarters ended', null, null],
    ['December 31, 2024', null, null],
    ['3 weeks', null, null],
    ['99 weeks', null, null],
    ['monthly', null, null],
    ['', null, null],
  ])('"%s" is %s months, %s weeks', (text, months, weeks) => {
    expect(findLength(text)).toEqual(months === null ? null : { months, weeks })
  })

  it.each([
    ['2023-10-01', '2024-09-28', 12],
    ['2014-12-29', '2015-12-31', 12],
    ['2023-04-01', '2023-06-30', 3],
    ['2023-07-22', '2023-09-30', 2],
    ['1999-09-26', '2000-09-30', 12],
    ['2023-06-18', '2023-09-09', 3],
  ])('%s to %s counts %d months', (start, end, months) => {
    expect(monthsBetween(on(start), on(end))).toBe(months)
  })
})

describe('days', () => {
  it('number and day are the same thing twice, over leap years too', () => {
    for (const ymd of ['1970-01-01', '1996-02-29', '2000-02-29', '2023-12-31', '2024-12-31'])
      expect(ymdOf(fromDayNumber(dayNumber(on(ymd))))).toBe(ymd)
    expect(dayNumber(on('2024-03-01')) - dayNumber(on('2024-02-28'))).toBe(2)
    expect(dayNumber(on('1900-03-01')) - dayNumber(on('1900-02-28'))).toBe(1)
  })

  it('the last day of a month', () => {
    expect([2, 4, 12].map((month) => lastOfMonth(2023, month))).toEqual([28, 30, 31])
    expect(lastOfMonth(2024, 2)).toBe(29)
  })

  it('takes only whole dates of one form', () => {
    expect(parseYmd('2024-09-28')).toEqual({ year: 2024, month: 9, day: 28 })
    expect([parseYmd('2024-9-28'), parseYmd('20240928'), parseYmd(''), parseYmd(undefined)]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
