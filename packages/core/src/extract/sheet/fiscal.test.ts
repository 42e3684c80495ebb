/** Years and quarters as companies name them (T2). */
import { describe, expect, it } from 'vitest'
import { readCover } from '../document/cover.ts'
import { parseYmd } from '../document/dates.ts'
import { fiscalName } from './fiscal.ts'

function named(form: string, end: string, months: number, words: string, head = '', toDate: number | null = null) {
  const day = parseYmd(end)
  if (!day) throw new Error(end)
  const bytes = Buffer.from(`FORM ${form}\n${words}`)
  const { year, period } = fiscalName({ bytes, cover: readCover(bytes, {}), end: day, months, head, toDate })
  return `${year} ${period}`
}

describe('the name of a year', () => {
  it.each([
    ['a calendar year', '1995-12-31', '', '', '1995 FY'],
    ['the year in which it ends', '2023-06-30', '', '', '2023 FY'],
    ['what its own head says', '2025-02-02', '', 'Fiscal 2024', '2024 FY'],
    ['a year that ends in the first days of January', '2016-01-03', '', '', '2015 FY'],
    // GameStop's fiscal 2023 ends in February 2024, Walmart's fiscal 2024 in January 2024.
    ['what the text says oftener', '2024-02-03', 'fiscal 2023 and fiscal 2023 before fiscal 2024', '', '2023 FY'],
    [
      'the year of its end where the text says that',
      '2024-01-31',
      'fiscal 2024, fiscal 2024, fiscal 2023',
      '',
      '2024 FY',
    ],
    // Pure Storage's year to 6 February 2022 (0000000000-22-810016): its discussion compares the two.
    [
      'the year of its end where it is spoken of about as often',
      '2022-02-06',
      `${'fiscal 2021 fiscal 2022 '.repeat(3)}fiscal 2021`,
      '',
      '2022 FY',
    ],
    ['no word of the text where the end leaves no doubt', '2023-09-30', 'fiscal 2022 fiscal 2022', '', '2023 FY'],
  ])('%s', (_what, end, words, head, name) => expect(named('10-K', end, 12, words, head)).toBe(name))
})

describe('the name of a quarter', () => {
  const YEAR_ENDS_JUNE = 'FISCAL YEAR END: 0630'
  it.each([
    ['the first of a calendar year', '2023-03-31', 'FISCAL YEAR END: 1231', '2023 Q1'],
    ['the third of a calendar year', '2023-09-30', 'FISCAL YEAR END: 1231', '2023 Q3'],
    ['the first of a year to June', '2023-09-30', YEAR_ENDS_JUNE, '2024 Q1'],
    ['the second of a year to June', '2023-12-31', YEAR_ENDS_JUNE, '2024 Q2'],
    ['the third of a year to June', '2024-03-31', YEAR_ENDS_JUNE, '2024 Q3'],
    ['the first of a year to January', '2024-04-28', 'FISCAL YEAR END: 0126', '2025 Q1'],
    ['by the balance of the year’s end', '2023-06-30', 'December 31, 2022 '.repeat(3), '2023 Q2'],
    ['of a calendar year where nothing is said', '2023-06-30', '', '2023 Q2'],
  ])('%s', (_what, end, words, name) => expect(named('10-Q', end, 3, words)).toBe(name))

  it('counts from the column to date where nothing else tells the year’s end', () => {
    expect(named('10-Q', '2023-12-31', 3, '', '', 6)).toBe('2024 Q2')
    expect(named('10-Q', '2023-12-31', 3, '', '', 9)).toBe('2024 Q3')
  })
})
