/** Heads of columns as filings print them, and the periods that they are. */
import { describe, expect, it } from 'vitest'
import { type Day, parseYmd, ymdOf } from '../document/dates.ts'
import type { Column, Laid } from './columns.ts'
import { type Covered, currentColumn, expectedMonths, rankedColumns } from './current-column.ts'
import { readPeriods } from './periods.ts'

const on = (ymd: string): Day => {
  const day = parseYmd(ymd)
  if (!day) throw new Error(ymd)
  return day
}

const laid = (heads: readonly string[], caption = ''): Laid => ({
  columns: heads.map((text, j): Column => {
    const [, kind] = /^(percent|change|note):/.exec(text) ?? []
    return {
      left: 10 * j,
      right: 10 * j + 5,
      head: kind ? text.slice(kind.length + 1) : text,
      name: text,
      kind: (kind as Column['kind'] | undefined) ?? 'amount',
    }
  }),
  head: [],
  body: [],
  caption,
  labelEnd: null,
})
const cover = (form: string, end: string | null, transition: number | null = null): Covered => ({
  form,
  end: end === null ? null : on(end),
  transition,
})
const read = (heads: readonly string[], caption: string, covered: Covered, before = '') =>
  readPeriods(laid(heads, caption), before, covered).map(({ end, months }) => [end && ymdOf(end), months])

const YEAR_1995 = cover('10-K', '1995-12-31')

describe('the periods of columns', () => {
  it.each<[string, string[], string, Covered, (string | number | null)[][]]>([
    [
      'quarters by their number, whose year is the company’s (0000320193-98-000003)',
      ['First Quarter 1998', 'First Quarter 1997', 'Fourth Quarter 1997'],
      'Results of Operations || THREE MONTHS ENDED December 26, 1997',
      cover('10-Q', '1997-12-26'),
      [
        ['1997-12-26', 3],
        ['1996-12-26', 3],
        [null, 3],
      ],
    ],
    [
      'a year beside the parts of one, whose lengths are theirs alone',
      ['1994', 'Eight Months Ended December 31, 1993', 'Four Months Ended April 30, 1993', '1992'],
      'Statement of Earnings || Eight Months Ended',
      cover('10-K', '1994-12-31'),
      [
        ['1994-12-31', null],
        ['1993-12-31', 8],
        ['1993-04-30', 4],
        ['1992-12-31', null],
      ],
    ],
    [
      'whole dates',
      ['September 28, 2024', 'September 30, 2023'],
      'Years ended',
      cover('10-K', '2024-09-28'),
      [
        ['2024-09-28', 12],
        ['2023-09-30', 12],
      ],
    ],
    [
      'bare years under one caption',
      ['1995', '1994', '1993'],
      'Years Ended December 31,',
      YEAR_1995,
      [
        ['1995-12-31', 12],
        ['1994-12-31', 12],
        ['1993-12-31', 12],
      ],
    ],
    [
      'three and nine months in one table',
      [
        'Three Months Ended September 30, 2023',
        'Three Months Ended September 30, 2022',
        'Nine Months Ended September 30, 2023',
        'Nine Months Ended September 30, 2022',
      ],
      '',
      cover('10-Q', '2023-09-30'),
      [
        ['2023-09-30', 3],
        ['2022-09-30', 3],
        ['2023-09-30', 9],
        ['2022-09-30', 9],
      ],
    ],
    [
      'weeks',
      ['12 Weeks Ended September 9, 2023', '36 Weeks Ended September 9, 2023'],
      '',
      cover('10-Q', '2023-09-09'),
      [
        ['2023-09-09', 3],
        ['2023-09-09', 8],
      ],
    ],
    [
      // Heads that name fiscal years only: the day comes from the cover (T3).
      'fiscal years, the last of them ending in the year after',
      ['Fiscal 2024', 'Fiscal 2023'],
      '',
      cover('10-K', '2025-02-02'),
      [
        ['2025-02-02', 12],
        ['2024-02-02', 12],
      ],
    ],
    [
      // TRIDEX, 0000950123-95-001870.
      'the dates of all years over each bare year',
      [
        'April 1, 1995, April 2, 1994 and April 3, 1993 1995',
        'April 1, 1995, April 2, 1994 and April 3, 1993 1994',
        'April 1, 1995, April 2, 1994 and April 3, 1993 1993',
      ],
      'Years ended',
      cover('10-K', '1995-04-01'),
      [
        ['1995-04-01', 12],
        ['1994-04-02', 12],
        ['1993-04-03', 12],
      ],
    ],
    [
      'dates that run into each other over all columns',
      ['September 3, 2023August 28, 2022', 'September 3, 2023August 28, 2022'],
      '52 weeks ended',
      cover('10-K', '2023-09-03'),
      [
        ['2023-09-03', 12],
        ['2022-08-28', 12],
      ],
    ],
    [
      'a column since inception beside years',
      ['Year ended September 30, 2008', 'Period from inception (March 28, 2005) through September 30, 2008'],
      '',
      cover('10-K', '2008-09-30'),
      [
        ['2008-09-30', 12],
        ['2008-09-30', null],
      ],
    ],
    [
      // AEON Biopharma (T7).
      'a quarter split at a merger',
      ['Successor July 22 to September 30, 2023', 'Predecessor July 1 to July 21, 2023'],
      '',
      cover('10-Q', '2023-09-30'),
      [
        ['2023-09-30', 2],
        ['2023-07-21', 1],
      ],
    ],
    [
      'a period from one day to another',
      ['January 1, 1995 to June 30, 1995', 'Year ended December 31, 1994'],
      '',
      cover('10-KT', '1995-06-30', 6),
      [
        ['1995-06-30', 6],
        ['1994-12-31', 12],
      ],
    ],
    [
      'years of the caption for columns without a head',
      ['', ''],
      'Years ended December 31, 1995 and 1994',
      YEAR_1995,
      [
        ['1995-12-31', 12],
        ['1994-12-31', 12],
      ],
    ],
    [
      // QUALCOMM headed years that ended on 30 September 2001 with month ends (T135).
      'a month end for a year that counts weeks',
      ['September 30, 2000', 'September 30, 1999'],
      'Years ended',
      cover('10-K', '2000-09-24'),
      [
        ['2000-09-24', 12],
        ['1999-09-30', 12],
      ],
    ],
    [
      'nothing at all',
      ['', ''],
      '',
      cover('10-K', null),
      [
        [null, null],
        [null, null],
      ],
    ],
  ])('%s', (_what, heads, caption, covered, periods) => {
    expect(read(heads, caption, covered)).toEqual(periods)
  })

  it('takes the length from the words above the table where its own say none', () => {
    expect(read(['June 30, 1997'], '', cover('10-Q', '1997-06-30'), 'Six Months Ended')).toEqual([['1997-06-30', 6]])
  })

  it('keeps what a head names, and whether it is cumulative', () => {
    const [year, all] = readPeriods(
      laid(['2008', 'Cumulative from inception to September 30, 2008'], 'Year ended September 30,'),
      '',
      cover('10-K', '2008-09-30'),
    )
    expect(year).toMatchObject({ named: 2008, cumulative: false, start: null })
    expect(all).toMatchObject({ cumulative: true, start: null })
  })

  it('looks at columns of amounts only when years of the caption are handed out', () => {
    expect(
      readPeriods(laid(['', 'percent:', ''], 'Years ended December 31, 1995 and 1994'), '', YEAR_1995).map(
        ({ end }) => end && ymdOf(end),
      ),
    ).toEqual(['1995-12-31', null, '1994-12-31'])
  })
})

describe('fiscal years by number under a line of their last days', () => {
  // Wackenhut, 10-K for 1995 (0000950144-96-001471).
  const line = 'FISCAL YEARS ENDED JANUARY 2, 1994, JANUARY 1, 1995 AND DECEMBER 31, 1995'
  const ends = (heads: readonly string[], caption: string, end = '1995-12-31') =>
    read(heads, '', cover('10-K', end), caption).map(([day]) => day)

  it('have the day in their place, whichever year stands first', () => {
    const days = ['1994-01-02', '1995-01-01', '1995-12-31']
    expect(ends(['FISCAL YEAR 1993', 'FISCAL YEAR 1994', 'FISCAL YEAR 1995'], line)).toEqual(days)
    expect(ends(['1995', '1994', '1993'], line)).toEqual(days.toReversed())
  })

  it('keep the days of their own years where the line has other dates too', () => {
    const more = 'Years ended December 31, 1995 and December 31, 1994. Dividends were paid on March 1, 1995.'
    expect(ends(['1995', '1994'], more)).toEqual(['1995-12-31', '1994-12-31'])
  })
})

describe('the months that a statement is for', () => {
  it.each([
    ['10-K', null, 12],
    ['10-K405', null, 12],
    ['20-F', null, 12],
    ['10-Q', null, 3],
    ['10-Q/A', null, 3],
    ['10-KT', 5, 5],
    ['10-QT', 2, 2],
  ])('%s with a transition of %s months: %d', (form, transition, months) => {
    expect(expectedMonths({ form, transition })).toBe(months)
  })

  it('is a year where no form is known', () => expect(expectedMonths({ form: null, transition: null })).toBe(12))
})

describe('the current column', () => {
  const current = (heads: readonly string[], caption: string, covered: Covered) => {
    const table = laid(heads, caption)
    return currentColumn(table.columns, readPeriods(table, '', covered), covered)
  }

  it.each<[string, string[], Covered, number]>([
    ['newest first', ['December 31, 1995', 'December 31, 1994'], YEAR_1995, 0],
    ['oldest first (T10)', ['December 31, 1993', 'December 31, 1994', 'December 31, 1995'], YEAR_1995, 2],
    [
      'the quarter right of the year to date (T11)',
      ['Six months ended June 30, 2023', 'Three months ended June 30, 2023'],
      cover('10-Q', '2023-06-30'),
      1,
    ],
    [
      'the year beside a column since inception (T137)',
      ['From inception to September 30, 2008', 'Year ended September 30, 2008'],
      cover('10-K', '2008-09-30'),
      1,
    ],
    [
      'the successor, not the predecessor (T7)',
      ['Predecessor July 1 to July 21, 2023', 'Successor July 22 to September 30, 2023'],
      cover('10-Q', '2023-09-30'),
      1,
    ],
    ['amounts, not their change', ['change:December 31, 1995', 'December 31, 1995'], YEAR_1995, 1],
    ['no pro forma column', ['Pro forma December 31, 1995', 'December 31, 1995'], YEAR_1995, 1],
    ['the period of the cover, not a later one', ['December 31, 1996', 'December 31, 1995'], YEAR_1995, 1],
    [
      'the months of a transition report',
      ['Year ended December 31, 1994', 'January 1, 1995 to June 30, 1995'],
      cover('10-KT', '1995-06-30', 6),
      1,
    ],
  ])('%s', (_what, heads, covered, column) => expect(current(heads, 'Years ended', covered)).toBe(column))

  it('is none where no column holds amounts', () => {
    expect(current(['percent:1995', 'change:1994'], '', YEAR_1995)).toBe(-1)
  })

  it('ranks every column of amounts once, the best first', () => {
    const table = laid(['1993', '1994', '1995', 'percent:1995'], 'Years ended December 31,')
    const ranked = rankedColumns(table.columns, readPeriods(table, '', YEAR_1995), YEAR_1995)
    expect(ranked.map(({ column }) => column)).toEqual([2, 1, 0])
    expect(ranked.map(({ points }) => points)).toEqual(ranked.map(({ points }) => points).toSorted((a, b) => b - a))
  })
})
