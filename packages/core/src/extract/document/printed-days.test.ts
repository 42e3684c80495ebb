import { expect, it } from 'vitest'
import { isCurrency, withSigns } from './currency-signs.ts'
import { dayCounter } from './printed-days.ts'

const day = (year: number, month: number, of: number) => ({ year, month, day: of })

it('counts how often a document prints a day, however it writes the month and the blank', () => {
  const count = dayCounter(Buffer.from('June 30, 2023 and June&nbsp;30, 2023, Jun. 30, 2023; June 3, 2023'))
  expect([count(day(2023, 6, 30)), count(day(2023, 6, 3)), count(day(2022, 6, 30)), count(day(2023, 7, 30))]).toEqual([
    3, 1, 0, 0,
  ])
})

it('counts a day for each of the years that it is printed for', () => {
  const count = dayCounter(Buffer.from('YEARS ENDED MARCH 30, 2008, 2007 AND 2006; at March 30, 2008 and 2,007 units'))
  expect([2008, 2007, 2006, 2005].map((year) => count(day(year, 3, 30)))).toEqual([2, 1, 1, 0])
})

it('knows a day in figures where it stands in no words (T8)', () => {
  const count = dayCounter(Buffer.from('ended 3/31/97 and 4/1/00'))
  expect([count(day(1997, 3, 31)), count(day(2000, 4, 1)), count(day(1997, 4, 1))]).toEqual([1, 1, 0])
})

it('asks a document once and answers alike', () => {
  const bytes = Buffer.from('June 30, 2023')
  expect(dayCounter(bytes)).toBe(dayCounter(bytes))
  expect([dayCounter(bytes)(day(2023, 6, 30)), dayCounter(bytes)(day(2023, 6, 30))]).toEqual([1, 1])
})

it.each(['US$', 'C$', 'HK$', '€', '£', 'NOK', 'RMB', 'DM', 'Ps.', '(pound)', 'EUR('])(
  '%s stands before amounts',
  (text) => expect(isCurrency(text)).toBe(true),
)

it.each(['12', '1,000', 'Total', 'USD12', 'Euro', '$(', '', 'a currency'])('"%s" names no currency alone', (text) =>
  expect(isCurrency(text)).toBe(false),
)

it('writes signs that are typed as names', () => {
  expect(withSigns('(pound)m, (euro) and (Y)')).toBe('£m, € and ¥')
  expect(withSigns('pounds (net)')).toBe('pounds (net)')
})
