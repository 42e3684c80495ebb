/** Periods, lengths, directions and companies as sentences name them. */
import { describe, expect, it } from 'vitest'
import { MADE } from './base.fixture.ts'
import { companyNames, companySpans } from './companies.ts'
import { directionTokens } from './directions.ts'
import { lengthWords } from './lengths.ts'
import { periodOf, periodTokens, UNKNOWN } from './periods.ts'
import { countOf } from './skeleton.ts'
import { causesIn, quotationsIn } from './unread.ts'

describe('periods of a sentence', () => {
  it.each<[string, object[]]>([
    ['in fiscal 2024', [{ kind: 'named', year: 2024, period: 'FY' }]],
    ['FY24', [{ kind: 'named', year: 2024, period: 'FY' }]],
    ['the third quarter of 2023', [{ kind: 'named', year: 2023, period: 'Q3' }]],
    ['Q2', [{ kind: 'named', year: null, period: 'Q2' }]],
    ['the third quarter of last year', [{ kind: 'quarter-of-prior', period: 'Q3' }]],
    ['Q3 of the prior fiscal year', [{ kind: 'quarter-of-prior', period: 'Q3' }]],
    [
      'in 2023 and 2024',
      [
        { kind: 'named', year: 2023, period: null },
        { kind: 'named', year: 2024, period: null },
      ],
    ],
    ['three months ended June 30, 2023', [{ kind: 'date', ymd: '2023-06-30', months: 3 }]],
    ['the 39 weeks ended October 1, 2022', [{ kind: 'date', ymd: '2022-10-01', months: 9 }]],
    ['the three months to 28 June 2025', [{ kind: 'date', ymd: '2025-06-28', months: 3 }]],
    ['on 28 June 2025', [{ kind: 'date', ymd: '2025-06-28', months: null }]],
    ['on June 30, 2023', [{ kind: 'date', ymd: '2023-06-30', months: null }]],
    ['last year', [{ kind: 'prior' }]],
    ['the prior year', [{ kind: 'prior' }]],
    ['this quarter', []],
    ['$2,024', []],
  ])('%s', (text, says) => expect(periodTokens(text).map((one) => one.says)).toEqual(says))

  it.each([
    ['year over year', true],
    ['since 2019', true],
    ['relative to 2019', true],
    ['in comparison with the third quarter of last year', true],
    ['in 2019', false],
  ])('"%s" is what is compared with: %s', (text, is) => expect(periodTokens(text)[0]?.isComparison).toBe(is))

  it('are found in the base, seen from the period that the sentence is about', () => {
    const [now, before] = MADE.periods
    if (!before) throw new Error('one period only')
    expect(periodOf(MADE, { kind: 'prior' }, now)).toBe(before)
    expect(periodOf(MADE, { kind: 'prior' }, before)).toBe(UNKNOWN)
    expect(periodOf(MADE, { kind: 'named', year: 2023, period: null }, now)).toBe(before)
    expect(periodOf(MADE, { kind: 'named', year: 2024, period: 'FY' }, before)).toBe(now)
    expect(periodOf(MADE, { kind: 'named', year: 2024, period: 'Q1' }, now)).toBe(UNKNOWN)
    expect(periodOf(MADE, { kind: 'date', ymd: '2024-09-28', months: null }, before)).toBe(now)
    expect(periodOf(MADE, { kind: 'date', ymd: '2024-09-30', months: null }, now)).toBe(UNKNOWN)
    expect(periodOf(MADE, { kind: 'trailing' }, now)).toBe(UNKNOWN)
    expect(periodOf(MADE, { kind: 'quarter-of-prior', period: 'Q3' }, now)).toBe(UNKNOWN)
    const quarters = {
      ...MADE,
      periods: [
        { ...now, code: '2024 Q3' },
        { ...before, code: '2023 Q3' },
      ] as const,
    }
    expect(periodOf(quarters, { kind: 'quarter-of-prior', period: 'Q3' }, quarters.periods[0])).toBe(
      quarters.periods[1],
    )
  })
})

describe('lengths of periods', () => {
  it.each<[string, number[]]>([
    ['quarterly revenue', [3]],
    ['in the quarter', [3]],
    ['the first half', [6]],
    ['nine months', [9]],
    ['full-year revenue', [12]],
    ['annual sales', [12]],
    ['for the whole year', [12]],
    ['a quarter of sales', []],
    ['for the year before', []],
  ])('%s', (text, months) => expect(lengthWords(text).map((one) => one.months)).toEqual(months))
})

describe('directions', () => {
  it.each<[string, number[]]>([
    ['Revenue rose', [1]],
    ['revenue grew', [1]],
    ['margins improved', [1]],
    ['sales fell by a tenth', [-1]],
    ['profit declined', [-1]],
    ['the loss narrowed', [-1]],
    ['was flat', [0]],
    ['ended up with', []],
    ['broke down the figures', []],
    ['Revenue was $5', []],
  ])('%s', (text, signs) => expect(directionTokens(text).map((one) => one.sign)).toEqual(signs))

  it('say how many times where a word does', () => {
    expect(directionTokens('doubled')[0]?.times).toEqual([1.9, 2.2])
    expect(directionTokens('rose')[0]?.times).toBeNull()
  })
})

describe('names of companies', () => {
  it.each<[string, string[], string[]]>([
    ['Apple Inc.', ['AAPL'], ['Apple Inc.', 'Apple', '$AAPL', 'AAPL']],
    ['Alphabet Inc.', ['GOOGL'], ['Alphabet', 'Google', 'GOOGL']],
    ['The Procter & Gamble Company', ['PG'], ['Procter & Gamble', 'P&G', 'PG']],
    ['Meta Platforms, Inc.', ['META'], ['Meta Platforms', 'Meta', 'Facebook']],
  ])('%s', (company, tickers, names) => {
    const all = companyNames(company, tickers)
    expect(all).toEqual(expect.arrayContaining(names))
    expect(all.map(({ length }) => length)).toEqual(all.map(({ length }) => length).toSorted((a, b) => b - a))
  })

  it('stand in a text as words, never inside others', () => {
    const names = companyNames('Apple Inc.', ['AAPL'])
    const text = "Apple's revenue beat AAPL's pineapple Applesauce"
    expect(companySpans(text, names).map(({ start, end }) => text.slice(start, end))).toEqual(['Apple', 'AAPL'])
  })
})

it('counts in words', () => {
  expect(['two', 'six', 'ten', '5', 'none', undefined].map(countOf)).toEqual([2, 6, 10, 5, 0, 0])
})

it('causes and quotations are what no statement can prove', () => {
  for (const text of ['because demand was weak', 'thanks to AI', 'driven by iPhone sales'])
    expect(causesIn(text).map((one) => one.text)).toEqual([text])
  expect(causesIn('Revenue rose')).toEqual([])
  expect(quotationsIn('he said "we are great"').map((one) => one.text)).toEqual(['"we are great"'])
  expect(quotationsIn('it’s')).toEqual([])
})
