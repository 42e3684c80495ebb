/** The period that one head names, with what the words over the table add: heads as filed. */
import { describe, expect, it } from 'vitest'
import { captionDay, captionLength, datedWords, numberOf, readHead } from './head-period.ts'

const ymd = (day: { year: number; month: number; day: number } | null) =>
  day && `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`
const COVER = { year: 1995, month: 12, day: 31 }

function head(words: string, caption = '', cover: typeof COVER | null = COVER) {
  const { end, start, months, named, cumulative, exact } = readHead(words, caption, () => captionLength(caption), {
    end: cover,
  })
  return { end: ymd(end), start: ymd(start), months, named, cumulative, exact }
}

describe('a head of its own', () => {
  it.each<[string, Partial<ReturnType<typeof head>>]>([
    ['December 31, 1995', { end: '1995-12-31', exact: true, named: 1995, cumulative: false }],
    ['Year ended June 30, 1999', { end: '1999-06-30', months: 12 }],
    ['Three Months Ended June 30, 2023', { end: '2023-06-30', months: 3, exact: true }],
    ['Year Ended Jan 26, 2025', { end: '2025-01-26', months: 12 }],
    ['Twelve weeks ended September 28, 1996', { end: '1996-09-28' }],
    ['1995', { end: '1995-12-31', exact: false, named: 1995 }],
    ['Fiscal 1995', { end: '1995-12-31', exact: false }],
    ['Net Sales', { end: null, named: null, months: null }],
  ])('%s', (words, said) => expect(head(words)).toMatchObject(said))

  it.each([
    'From inception to December 31, 1995',
    'Cumulative to December 31, 1995',
    'Since January 4, 1990 to December 31, 1995',
    'Development stage, 1995',
    'Exploration stage, 1995',
  ])('%s runs over all years', (words) => expect(head(words).cumulative).toBe(true))
})

describe('a head from one day to another', () => {
  it.each([
    ['From July 22, 1995 to September 30, 1995', '1995-07-22', '1995-09-30', 2],
    ['July 22, 1995 through December 31, 1995', '1995-07-22', '1995-12-31', 5],
  ])('%s', (words, start, end, months) => expect(head(words)).toMatchObject({ start, end, months }))

  it('the other way round is none', () => {
    expect(head('September 30, 1995 to July 22, 1995')).toMatchObject({ start: null, end: '1995-07-22' })
  })

  it('without its years, under a year of its own (T7)', () => {
    expect(head('Successor July 22 to September 30 1995')).toMatchObject({
      start: '1995-07-22',
      end: '1995-09-30',
      months: 2,
    })
  })

  it('since inception has no first day of its own', () => {
    expect(head('Inception January 4, 1990 to December 31, 1995')).toMatchObject({ start: null, cumulative: true })
  })
})

describe('a bare year', () => {
  it.each([
    ['has the day of the caption', 'For the years ended June 30,', '1995-06-30'],
    ['the nearest caption first', 'Years ended June 30, || Years ended May 31,', '1995-06-30'],
    ['the day that the caption gives its year', 'ended April 1, 1995, April 2, 1994', '1995-04-01'],
    ['else the cover’s day', 'STATEMENTS OF INCOME', '1995-12-31'],
  ])('%s', (_, caption, end) => expect(head('1995', caption).end).toBe(end))

  it('not the cover’s day where the caption names another month', () => {
    expect(head('1995', 'Balances of June').end).toBeNull()
  })

  it('has no day where nothing names one', () => expect(head('1995', '', null).end).toBeNull())

  it('keeps the last day of February', () => {
    expect(head('1995', 'Years ended February 29,').end).toBe('1995-02-28')
    expect(head('1996', 'Years ended February 29,').end).toBe('1996-02-29')
  })

  it('under a number of a quarter has none of its own', () => {
    expect(head('Second Quarter 1995', 'Years ended June 30,').end).toBeNull()
  })

  it('has the length that the caption names', () => {
    expect(head('1995', 'Three months ended June 30,').months).toBe(3)
    expect(head('Six months ended June 30, 1995', 'Three months ended June 30,').months).toBe(6)
  })
})

describe('a year under dates that stand over all columns', () => {
  const under = (words: string) => head(words).end
  it.each([
    ['Years ended April 1, 1995, April 2, 1994 and April 3, 1993 1994', '1994-04-02'],
    ['Years ended April 1, 1995, April 2, 1994 and April 3, 1993 (1995)', '1995-04-01'],
    ['December 31, 1995 1994', '1994-12-31'],
    ['December 31, 1995 1995', '1995-12-31'],
    ['December 31, 1995', '1995-12-31'],
    ['Net sales', null],
  ])('%s', (words, end) => expect(under(words)).toBe(end))
})

describe('the words over a table', () => {
  it('give a day behind "ended" or "ending"', () => {
    expect(captionDay('Years ended June 30, 1995')).toMatchObject({ month: 6, day: 30 })
    expect(captionDay('Fiscal year ending September 29')).toMatchObject({ month: 9, day: 29 })
    expect(captionDay('At June 30, 1995')).toBeNull()
  })

  it('the last of several, and the table’s own first', () => {
    expect(captionDay('ended June 30 and ended May 31')).toMatchObject({ month: 5, day: 31 })
    expect(captionDay('In thousands || Years ended May 31')).toMatchObject({ month: 5, day: 31 })
  })

  it('give a length, the table’s own first', () => {
    expect(captionLength('Three months ended || Year ended')?.months).toBe(3)
    expect(captionLength('In thousands || Nine months ended')?.months).toBe(9)
    expect(captionLength('In thousands || In millions')).toBeNull()
  })

  it('above it count from the last "ended" on', () => {
    expect(datedWords('In thousands || sold in 1990. Years ended June 30, 1995')).toBe(
      'In thousands ended June 30, 1995',
    )
    expect(datedWords('In thousands || YEARS ENDED June 30, 1995')).toBe('In thousands ENDED June 30, 1995')
    expect(datedWords('In thousands || of June 30, 1995')).toBe('In thousands')
  })
})

it.each([
  ['First Quarter', 'first'],
  ['SECOND QUARTER 1995', 'second'],
  ['Third fiscal quarter', 'third'],
  ['Fourth quarter', 'fourth'],
  ['Quarter', null],
  ['Last quarter', null],
])('%s is the %s', (words, number) => expect(numberOf(words)).toBe(number))
