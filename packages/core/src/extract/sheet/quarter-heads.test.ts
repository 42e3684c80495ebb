import { describe, expect, it } from 'vitest'
import { namedQuarterEnd, quarterNamed, yearToDate } from './quarter-heads.ts'

const day = (text: string) => {
  const [year = 0, month = 0, of = 0] = text.split('-').map(Number)
  return { year, month, day: of }
}

describe('a quarter that a head names by its number', () => {
  it.each<[string, number, number]>([
    ['Q4 2024', 4, 2024],
    ['Fiscal 2014 Q4', 4, 2014],
    ['Q1 FY26', 1, 2026],
    ['4Q21', 4, 2021],
    ["Q3'04", 3, 2004],
  ])('%s', (head, quarter, year) => expect(quarterNamed(head)).toMatchObject({ quarter, year, isAll: true }))
  it.each(['Quarter', 'Three Months Ended', '2024', 'Q4', '104Q21'])('is none in %s', (head) =>
    expect(quarterNamed(head)).toBeNull(),
  )
})

describe('its last day', () => {
  // Apple's third quarter of fiscal 2025 (0000320193-25-000071): quarters of 13 weeks.
  const apple = { end: day('2025-6-28'), release: { quarter: 3, year: 2025 } }
  it.each([
    ['3Q25', '2025-6-28'],
    ['Q3 FY24', '2024-6-29'],
    ['2Q25', '2025-3-29'],
  ])('is counted from the quarter that the release names: %s', (head, end) =>
    expect(namedQuarterEnd(head, apple)).toEqual(day(end)),
  )
  it('is the last of its month where the release’s is', () => {
    const citizens = { end: day('2021-12-31'), release: { quarter: 4, year: 2021 } }
    expect(namedQuarterEnd('3Q21', citizens)).toEqual(day('2021-9-30'))
    expect(namedQuarterEnd('4Q20', citizens)).toEqual(day('2020-12-31'))
  })
  it('is the calendar’s in a report, and none of a name that may count a fiscal year', () => {
    expect(namedQuarterEnd('4Q21', { end: day('2021-12-31') })).toEqual(day('2021-12-31'))
    expect(namedQuarterEnd('4Q21', { end: day('2021-11-30') })).toBeNull()
    expect(namedQuarterEnd('Q4 FY21', { end: day('2021-12-31') })).toBeNull()
  })
})

describe('what has passed of a year', () => {
  const cover = { end: day('2025-6-28'), release: { quarter: 3, year: 2025 } }
  it('has the months of the quarters, up to the day of its year', () => {
    expect(yearToDate('YTD FY25', cover)).toEqual({ months: 9, end: day('2025-6-28') })
    expect(yearToDate('Year-to-Date 2024', cover)).toEqual({ months: 9, end: day('2024-6-29') })
    expect(yearToDate('Year-to-Date', cover)).toEqual({ months: 9, end: null })
  })
  it('is none of a year, or where no quarter is known', () => {
    expect(yearToDate('Year Ended', cover)).toBeNull()
    expect(yearToDate('YTD FY25', { end: cover.end })).toBeNull()
  })
})
