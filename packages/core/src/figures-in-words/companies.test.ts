/** How a sentence calls its company, and what calls another's. */
import { describe, expect, it } from 'vitest'
import { companyNames, companySpans } from './companies.ts'

describe('companyNames', () => {
  it.each([
    ['Apple Inc.', ['AAPL'], ['Apple Inc.', 'Apple', 'AAPL', '$AAPL']],
    ['Alphabet Inc.', ['GOOGL'], ['Alphabet', 'Google', 'Google’s parent', 'GOOGL', '$GOOGL']],
    ['NIKE, Inc.', ['NKE'], ['the Swoosh', '$NKE']],
    ['Amazon.com, Inc.', ['AMZN'], ['Amazon.com', 'Amazon']],
  ])('of %s hold its names in daily use', (company, tickers, wanted) => {
    expect(companyNames(company, tickers)).toEqual(expect.arrayContaining(wanted))
  })

  it.each([
    ['Boeing Company', 'Boeing'],
    ['Eastman Kodak Company', 'Eastman'],
    ['United Parcel Service, Inc.', null],
    ['American Express Company', null],
    ['Bank of America Corporation', null],
    ['U.S. Bancorp', null],
  ])('of %s are shortened to %s alone where one word can mean nothing else', (company, first) => {
    const [word = ''] = company.split(' ')
    expect(companyNames(company, []).includes(word)).toBe(first !== null)
  })

  it('stand with the longest first and hold no single letter', () => {
    const names = companyNames('Ford Motor Company', ['F'])
    expect(names).toEqual(names.toSorted((a, b) => b.length - a.length))
    expect(names).not.toContain('F')
    expect(names).toContain('$F')
  })
})

const called = (text: string, company = 'Apple Inc.', tickers = ['AAPL']) =>
  companySpans(text, companyNames(company, tickers))
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => text.slice(start, end))

describe('companySpans', () => {
  it.each([
    ['Apple sold more.', ['Apple']],
    ['APPLE sold more.', ['APPLE']],
    ['Apple Inc. sold more.', ['Apple Inc.']],
    ['$AAPL is up; AAPL too.', ['$AAPL', 'AAPL']],
    ['Apple’s sales rose.', ['Apple']],
    ['The smartphone maker sold more.', ['The smartphone maker']],
    ['The Cupertino giant sold more.', ['The Cupertino giant']],
    ['This company sold more.', ['This company']],
    ['The consumer giant sold more.', ['The consumer giant']],
    ['Apple, the company, sold more.', ['Apple', 'the company']],
  ])('finds it in: %s', (text, wanted) => expect(called(text)).toEqual(wanted))

  it.each([
    'Pineapple sales rose.',
    'Apples were cheap.',
    'The retail segment of the company’s rival fell.',
    'Sales rose.',
    'Apple2 was a computer.',
    'The intercompany revenue was small.',
  ])('takes no part of a word for it: %s', (text) => {
    expect(called(text).filter((one) => /^apple|inter/i.test(one))).toEqual([])
  })

  it.each([
    ['Google’s parent earned more.', ['Google’s parent']],
    ['The parent company of Google earned more.', ['The parent company of Google']],
    ['the Google owner earned more.', ['the Google owner']],
    ['Google’s owner earned more.', ['Google’s owner']],
    ['Alphabet, Inc. earned more.', ['Alphabet, Inc.']],
    ['The Mountain View giant earned more.', ['The Mountain View giant']],
    ['The Mountain View, California-based group earned more.', ['The Mountain View, California-based group']],
  ])('knows it by what it owns and where it sits: %s', (text, wanted) => {
    expect(called(text, 'Alphabet Inc.', ['GOOGL'])).toEqual(wanted)
  })

  it('finds each place once, none within another', () => {
    const text = 'Apple Inc., the smartphone maker, is Apple; AAPL is the Cupertino company.'
    const spans = companySpans(text, companyNames('Apple Inc.', ['AAPL'])).toSorted((a, b) => a.start - b.start)
    for (const [i, { end }] of spans.entries()) expect(spans[i + 1]?.start ?? text.length).toBeGreaterThanOrEqual(end)
    expect(spans).toHaveLength(5)
  })
})
