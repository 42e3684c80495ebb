import { describe, expect, it } from 'vitest'
import { type Day, parseYmd, ymdOf } from '../document/dates.ts'
import { datedBefore, startOf } from './first-day.ts'

const on = (ymd: string): Day => {
  const day = parseYmd(ymd)
  if (!day) throw new Error(ymd)
  return day
}
const timesIn = (printed: readonly string[]) => (day: Day) => printed.filter((one) => one === ymdOf(day)).length
const times = (one: string, n: number, two = '', m = 0): string[] => [...Array(n).fill(one), ...Array(m).fill(two)]

describe('the first day of a period', () => {
  const first = (end: string, months: number, weeks: number | null, printed: string[] = [], earlier: string[] = []) => {
    const period = {
      end: on(end),
      months,
      weeks,
      start: null,
      named: null,
      cumulative: false,
      exact: true,
    }
    return ymdOf(startOf(period, { end: on(end), months, printed: timesIn(printed), earlier: earlier.map(on) }))
  }

  it.each<[string, string, number, number | null, string[], string[], string]>([
    ['a calendar year', '1995-12-31', 12, null, [], [], '1995-01-01'],
    ['a calendar quarter', '2023-06-30', 3, null, ['2023-03-31'], [], '2023-04-01'],
    ['a leap year', '2024-02-29', 12, null, [], [], '2023-03-01'],
    ['the weeks of the head', '2023-09-09', 3, 12, [], [], '2023-06-18'],
    // The start is the day after the previous year's end, not one year back (T4).
    ['53 weeks after the column beside it', '2000-09-30', 12, null, [], ['1999-09-25'], '1999-09-26'],
    ['368 days (T134)', '2015-12-31', 12, null, [], ['2014-12-28'], '2014-12-29'],
    // The quarter before ended on a Friday, printed only in another table (T6).
    ['a quarter after a Friday', '2023-06-30', 3, null, ['2023-03-31'], [], '2023-04-01'],
    ['13 weeks by a date that the document prints', '2024-12-28', 3, null, ['2024-09-28'], [], '2024-09-29'],
    ['13 weeks by counting where nothing is printed', '2024-12-28', 3, null, [], [], '2024-09-29'],
    ['one day every year', '2008-03-30', 12, null, ['2008-03-30', '2007-03-30'], [], '2007-03-31'],
    ['weeks, where both days are printed', '2008-03-30', 12, null, ['2007-04-01', '2007-03-30'], [], '2007-04-02'],
    ['52 weeks by counting', '2024-09-28', 12, null, ['2023-09-30'], [], '2023-10-01'],
    [
      '53 weeks by the day that is printed most',
      '2024-02-03',
      12,
      null,
      times('2023-02-04', 1, '2023-01-28', 3),
      [],
      '2023-01-29',
    ],
    // A calendar of weeks whose year happens to end with the month (0000320193-23-000106).
    ['weeks that end with a month', '2023-09-30', 12, null, times('2022-09-30', 1, '2022-09-24', 9), [], '2022-09-25'],
    [
      'a calendar year whose next first day is printed often',
      '2023-12-31',
      12,
      null,
      times('2022-12-31', 1, '2023-01-01', 9),
      [],
      '2023-01-01',
    ],
    [
      'a quarter beside that of the year before, whose first day is printed',
      '2023-09-30',
      3,
      null,
      times('2023-07-01', 5),
      ['2022-09-30'],
      '2023-07-01',
    ],
    [
      'a quarter of weeks beside one that ends on no month’s end',
      '2023-09-30',
      3,
      null,
      times('2023-06-30', 1, '2023-07-01', 5),
      ['2022-10-01'],
      '2023-07-02',
    ],
    ['53 weeks that stand over the wrong column', '2010-01-02', 12, 53, [], ['2009-01-03'], '2009-01-04'],
    // The calendar of weeks is left with a year of 370 days, and the head counts 52 weeks: the balance sheet has the day.
    [
      'a year before that ends where the balance sheet does',
      '1994-12-31',
      12,
      52,
      times('1993-12-26', 5),
      [],
      '1993-12-27',
    ],
    ['weeks, where the days around are seldom printed', '1994-12-31', 12, 52, times('1993-12-26', 2), [], '1994-01-02'],
    // One "February 6," over all years (0000000000-22-810016).
    [
      'a day that stands over all years',
      '2022-02-06',
      12,
      null,
      times('2021-02-06', 1, '2021-01-31', 7),
      ['2021-02-06'],
      '2021-02-01',
    ],
  ])('%s', (_what, end, months, weeks, printed, earlier, start) => {
    expect(first(end, months, weeks, printed, earlier)).toBe(start)
  })

  it('is the one after what sentences say of the year before, if no column beside has a day of its own', () => {
    const around = {
      end: on('1994-09-30'),
      months: 12,
      printed: timesIn(times('1993-09-30', 9)),
      said: () => on('1993-10-01'),
    }
    const period = { start: null, weeks: null }
    expect(ymdOf(startOf(period, { ...around, earlier: [on('1993-09-30')] }))).toBe('1993-10-02')
    expect(ymdOf(startOf(period, { ...around, earlier: [on('1993-09-26')] }))).toBe('1993-09-27')
    expect(ymdOf(startOf(period, { ...around, months: 3, earlier: [] }))).toBe('1994-07-01')
  })

  it('is the one that the head prints', () => {
    const period = {
      end: on('1995-06-30'),
      months: 6,
      weeks: null,
      start: on('1995-01-01'),
      named: null,
      cumulative: false,
      exact: true,
    }
    expect(ymdOf(startOf(period, { end: on('1995-06-30'), months: 6, printed: () => 0, earlier: [] }))).toBe(
      '1995-01-01',
    )
  })
})

describe('the years before', () => {
  const column = (end: string, exact: boolean, months = 12) => ({
    period: { end: on(end), months, weeks: null, start: null, named: null, cumulative: false, exact },
    end: on(end),
    months,
  })
  const dated = (columns: Parameters<typeof datedBefore>[0], first: string, printed: string[] = []) =>
    datedBefore(columns, on(first), timesIn(printed)).map((one) => one && [ymdOf(one.start), ymdOf(one.end)])

  it('follow on each other where their heads name only the year', () => {
    expect(
      dated([null, column('2021-02-06', false), column('2020-02-06', false)], '2021-02-01', ['2020-02-02']),
    ).toEqual([null, ['2020-02-03', '2021-01-31'], ['2019-02-04', '2020-02-02']])
  })

  it('keep the days that their heads print', () => {
    expect(dated([column('2023-12-31', true), column('2022-12-31', true)], '2024-01-02')).toEqual([
      ['2023-01-01', '2023-12-31'],
      ['2022-01-01', '2022-12-31'],
    ])
  })

  it('do not follow a quarter', () => {
    expect(dated([column('2023-06-30', false, 3)], '2024-04-01')).toEqual([['2023-04-01', '2023-06-30']])
  })
})
