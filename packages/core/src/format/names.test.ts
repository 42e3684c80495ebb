import { describe, expect, it } from 'vitest'
import { shortCompanyName } from './company-name.ts'
import { currencyName, currencyPrefix } from './currency.ts'
import { formatDate, formatInstant, formatMonth, formatPeriod } from './date.ts'
import { formatMargin, formatPercent } from './percent.ts'
import { periodWords } from './period-words.ts'

describe('the short name of a company', () => {
  it.each([
    // names as the register of EDGAR writes them
    ['Apple Inc.', 'Apple'],
    ['AMAZON COM INC', 'Amazon COM'],
    ['The Travelers Companies, Inc.', 'Travelers'],
    ['QUALCOMM INC/DE', 'QUALCOMM'],
    ['NVIDIA CORP', 'NVIDIA'],
    ['JPMORGAN CHASE & CO', 'Jpmorgan Chase'],
    ['BANK OF AMERICA CORP /DE/', 'Bank of America'],
    ['COCA COLA CO', 'Coca Cola'],
    ['Novo Nordisk A/S', 'Novo Nordisk A/S'],
    ['SAP SE', 'SAP'],
    ['AEGON N.V.', 'AEGON'],
    ['Costco Wholesale Corp /new', 'Costco Wholesale'],
    ['Booking Holdings Inc.', 'Booking'],
    ['3M CO', '3M'],
    ['IBM CREDIT LLC', 'IBM Credit'],
    ['Company', 'Company'],
    ['THE LIMITED INC', 'LIMITED'],
    ['  Ford Motor Co  ', 'Ford Motor'],
    ['The Procter & Gamble Company', 'Procter & Gamble'],
    ['JPMorgan Chase & Co.', 'JPMorgan Chase'],
    ['BOEING CO /DE/', 'BOEING'],
    ['Thermo Electron', 'Thermo Electron'],
    ['Inc.', 'Inc.'],
  ])('%s is %s', (name, short) => expect(shortCompanyName(name)).toBe(short))
  it('is never empty', () => {
    for (const name of ['Inc.', 'Co', 'The Company, Inc.', 'Holdings']) expect(shortCompanyName(name)).not.toBe('')
  })
})

describe('currencies', () => {
  it.each([
    ['USD', '$', 'US dollars'],
    ['EUR', '€', 'euros'],
    ['GBP', '£', 'pounds sterling'],
    ['JPY', '¥', 'Japanese yen'],
    // a dollar of another country is never "$"
    ['CAD', 'CAD ', 'Canadian dollars'],
    ['DKK', 'DKK ', 'Danish kroner'],
    ['CNY', 'CNY ', 'Chinese yuan'],
    ['SEK', 'SEK ', 'SEK'],
    ['', '', ''],
    [null, '', ''],
    [undefined, '', ''],
  ])('%s', (code, prefix, name) => expect([currencyPrefix(code), currencyName(code)]).toEqual([prefix, name]))
})

describe('periods in words', () => {
  it.each([
    ['2024 FY', 'fiscal 2024'],
    ['2024 Q1', 'the first quarter of fiscal 2024'],
    ['2024 Q2', 'the second quarter of fiscal 2024'],
    ['2024 Q3', 'the third quarter of fiscal 2024'],
    ['2024 Q4', 'the fourth quarter of fiscal 2024'],
    ['TTM', 'the last four quarters'],
    ['2024', 'fiscal 2024'],
  ])('%s is %s', (code, words) => expect(periodWords(code)).toBe(words))
})

describe('dates', () => {
  it.each([
    ['2024-02-29', 'Feb 29, 2024', 'Feb 2024'],
    ['2024-12-01T00:00:00Z', 'Dec 1, 2024', 'Dec 2024'],
    ['2024-1-1', '-', '-'],
    ['2024-00-10', '-', '-'],
    ['2024-05-32', '-', '-'],
    [undefined, '-', '-'],
  ])('%s', (day, date, month) => expect([formatDate(day), formatMonth(day)]).toEqual([date, month]))
  it('leave an unknown start out, and say so where the end is not known', () => {
    expect(formatPeriod('2024-13-01', '2024-09-28')).toBe('Sep 28, 2024')
    expect(formatPeriod('2023-10-01', null)).toBe('Oct 1, 2023 to -')
    expect(formatInstant('2024-11-01')).toBe('Nov 1, 2024')
    expect(formatInstant('2024-11-01 09:05:59')).toBe('Nov 1, 2024, 09:05 UTC')
    expect(formatInstant(null)).toBe('-')
  })
})

describe('margins', () => {
  it.each([
    [10, '1,000.0%'],
    [10.01, 'n.m.'],
    [-10.01, 'n.m.'],
    [-10, '−1,000.0%'],
    [0, '0.0%'],
    [null, '-'],
    [Number.NaN, '-'],
  ])('%s is %s', (ratio, text) => expect(formatMargin(ratio)).toBe(text))
  it('round the digits that are written, not those of the machine', () => {
    // 0.285 × 100 is 28.499999999999996
    expect([formatPercent(0.285, 0), formatPercent(-0.285, 0), formatPercent(1.005, 1)]).toEqual([
      '29%',
      '−29%',
      '100.5%',
    ])
  })
})
