/** Numbers as posts and letters write them. */
import { describe, expect, it } from 'vitest'
import { writtenNumbers } from './number-words.ts'
import { agrees, maskNonFigures, numberTokens } from './numbers.ts'

const one = (text: string) => {
  const [token, ...rest] = numberTokens(text)
  if (!token || rest.length > 0) throw new Error(`${rest.length + (token ? 1 : 0)} numbers in ${text}`)
  return token
}

describe('a number', () => {
  it.each<[string, string, number, number, string | null]>([
    ['Revenue was $391.04 billion', 'money', 391.04e9, 1e7, '$'],
    ['$93,736 million', 'money', 93_736e6, 1e6, '$'],
    ['EPS of $6.11', 'money', 6.11, 0.01, '$'],
    ['€30.8bn', 'money', 30.8e9, 1e8, 'EUR'],
    ['£2m', 'money', 2e6, 1e6, 'GBP'],
    ['¥400 million', 'money', 400e6, 1e6, '¥'],
    ['a loss of $11.8B', 'money', 11.8e9, 1e8, '$'],
    ['up 2%', 'percent', 2, 1, null],
    ['46.2 percent', 'percent', 46.2, 0.1, null],
    ['150 basis points', 'points', 1.5, 0.1, null],
    ['153 basis points', 'points', 1.53, 0.01, null],
    ['2 percentage points', 'points', 2, 1, null],
    ['15.3 billion shares', 'count', 15.3e9, 1e8, null],
    ['391,035', 'plain', 391_035, 1, null],
    ['twice as much as', 'times', 2, 0.5, null],
  ])('%s', (text, kind, value, step, currency) => {
    const token = one(text)
    expect([token.kind, token.currency]).toEqual([kind, currency])
    expect(token.value).toBeCloseTo(value, 6)
    expect(token.step / step).toBeCloseTo(1, 6)
  })

  it.each([
    ['about $4 billion', 'about'],
    ['roughly 12%', 'about'],
    ['more than $390 billion', 'above'],
    ['just over 5%', 'just-above'],
    ['less than 1%', 'below'],
    ['nearly 6%', 'just-below'],
    ['$4 billion', 'exact'],
  ])('%s is meant as %s', (text, bound) => expect(one(text).bound).toBe(bound))

  it('is negative in brackets and behind a minus', () => {
    expect(one('net (1,991)')).toMatchObject({ value: 1991, isNegative: true })
    expect(one('Net income was ($9.0 billion)')).toMatchObject({ value: 9e9, isNegative: true })
    expect(one('Fulfillment ($98.5 billion)').isNegative).toBe(false)
    expect(one('-$381 million')).toMatchObject({ value: 381e6, isNegative: true })
    expect(one('$381 million').isNegative).toBe(false)
  })

  it('stands where it is written', () => {
    const text = 'Revenue was $391.04 billion.'
    const { start, end } = one(text)
    expect(text.slice(start, end)).toBe('$391.04 billion')
  })
})

describe('a number in words', () => {
  it.each<[string, number, number, string]>([
    ['twelve million dollars', 12e6, 1e6, 'money'],
    ['four hundred sixteen billion dollars', 416e9, 1e9, 'money'],
    ['half a billion', 5e8, 1e8, 'count'],
    ['a billion', 1e9, 1e9, 'count'],
    ['twenty-five percent', 25, 1, 'percent'],
    ['twenty cents', 20, 1, 'cents'],
    ['fifty basis points', 0.5, 0.01, 'points'],
    ['ninety-three point seven billion', 93.7e9, 1e8, 'count'],
    // Words that begin like shorter ones.
    ['fourteen percent', 14, 1, 'percent'],
    ['sixteen percent', 16, 1, 'percent'],
    ['seventeen percent', 17, 1, 'percent'],
    ['eighteen percent', 18, 1, 'percent'],
    ['nineteen percent', 19, 1, 'percent'],
    ['sixty million dollars', 60e6, 1e6, 'money'],
    ['seventy-two billion euros', 72e9, 1e9, 'money'],
    ['eighty percent', 80, 1, 'percent'],
    ['ninety cents', 90, 1, 'cents'],
  ])('%s', (text, value, step, unit) => {
    const [found, ...rest] = writtenNumbers(text)
    expect(rest).toEqual([])
    expect(found?.unit).toBe(unit)
    expect(found?.value).toBeCloseTo(value, 4)
    expect((found?.step ?? 0) / step).toBeCloseTo(1, 6)
  })

  it.each([
    'two divisions',
    'one of them',
    'a dollar',
    'two of every three dollars',
    'sixties',
    'anyone',
    'often cents',
  ])('none in "%s"', (text) => expect(writtenNumbers(text)).toEqual([]))
})

describe('what looks like a figure and is none', () => {
  it.each(['form 10-K', 'Section 12', 'Note 7', 'on page 24', 'S&P 500', 'In 2024', 'September 28, 2024', 'Q3 2024'])(
    '%s',
    (text) => {
      const { text: masked } = maskNonFigures(text, [])
      expect(masked).toHaveLength(text.length)
      expect(numberTokens(masked)).toEqual([])
    },
  )

  it.each<[string, number | null]>([
    ['Of every $1,000 in revenue', 1000],
    ['of every $1000 in revenue', 1000],
    ['Of every $100 in revenue', 100],
    ['of each dollar of sales', 1],
    ['for every $1, ten cents', 1],
    ['every $1.5 billion of it', null],
    ['every $100 million', null],
  ])('%s: parts of %s', (text, each) => expect(maskNonFigures(text, []).ofEach).toBe(each))

  it('leaves figures as they are', () => {
    expect(maskNonFigures('Revenue was $391.04 billion', []).text).toBe('Revenue was $391.04 billion')
  })
})

describe('a figure and a number as written', () => {
  const written = (text: string) => one(text)
  it.each<[string, number, boolean]>([
    ['$391.04 billion', 391_035e6, true],
    ['$391.0 billion', 391_035e6, true],
    ['$391.1 billion', 391_035e6, false],
    ['$391 billion', 391_035e6, true],
    ['$392 billion', 391_035e6, false],
    ['about $400 billion', 391_035e6, true],
    ['about $450 billion', 391_035e6, false],
    ['more than $390 billion', 391_035e6, true],
    ['more than $392 billion', 391_035e6, false],
    ['more than $200 billion', 391_035e6, false],
    ['nearly $400 billion', 391_035e6, true],
    ['nearly $390 billion', 391_035e6, false],
    ['just over $391 billion', 391_035e6, true],
    ['less than 1%', 0.3, true],
    ['less than 1%', 1.2, false],
  ])('%s and %d: %s', (text, actual, agree) => expect(agrees(actual, written(text))).toBe(agree))

  it('have one sign', () => {
    expect(agrees(-1991, { value: 1991, step: 1, bound: 'exact' })).toBe(false)
    expect(agrees(-1991, { value: 1991, step: 1, bound: 'exact' }, -1991)).toBe(true)
    expect(agrees(-2000, { value: 1991, step: 1, bound: 'about' })).toBe(false)
  })
})
