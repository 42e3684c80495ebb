/** What a document without a readable income statement is, by its own words. */
import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusals.ts'

const WORDS =
  'The accompanying discussion of the business is for readers of this exhibit and is no part of any report. '.repeat(3)
const page = (words: string, more = '') =>
  refusalOf(Buffer.from(`<html><body><p>${words}</p><p>${WORDS}</p>${more}</body></html>`))
const TOLD =
  'ACME REPORTS SECOND QUARTER RESULTS. Net income for the second quarter was $12.3 million, or $.45 per share.'

describe('a document', () => {
  it.each([
    [
      'the transcript of a call',
      'Acme Inc. Q2 2024 Earnings Call Transcript. Operator: Good day and thank you for standing by.',
      'transcript',
    ],
    ['slides', 'Second Quarter 2024 Earnings Presentation', 'presentation'],
    [
      'what is expected',
      'ACME ANNOUNCES PRELIMINARY SECOND QUARTER RESULTS. Acme expects to report revenue of $40 million.',
      'preliminary',
    ],
    ['a warning', 'Acme pre-announces: sales for the second quarter are below what was planned.', 'preliminary'],
    ['units', 'Acme today announced deliveries of 410,000 vehicles in the second quarter.', 'operating-report'],
    ['traffic', 'Acme Airlines reports traffic: the load factor was 81.2 percent in June.', 'operating-report'],
    [
      'sales of a month',
      'Costs aside, Acme reported net sales for the month of June of $18 billion.',
      'operating-report',
    ],
    ['results in sentences', TOLD, 'prose-only'],
    ['something else', 'Acme Inc. today announced that Jane Doe joins its board.', 'no-results'],
  ])('of %s', (_, words, code) => expect(page(words)).toBe(code))

  it('with a table of results that is no statement', () => {
    expect(page(TOLD, '<table><tr><td>Stores</td><td>410</td></tr></table>')).toBe('no-statement')
  })
  it('of a picture, with or without some words around', () => {
    const around = (html: string) => refusalOf(Buffer.from(`<html><body>${html}</body></html>`))
    expect(around('<img src="release.jpg">')).toBe('picture-only')
    expect(around('<p>Exhibit 99.1</p><img src="release.jpg">')).toBe('picture-only')
    expect(around('')).toBe('picture-only')
    expect(around('<p>Exhibit 99.1</p>')).toBe('no-results')
  })
  it('of many pictures with few words each', () => {
    const slides = (count: number) => page('Acme Inc. second quarter', '<img src="s.jpg">'.repeat(count))
    expect([slides(3), slides(4)]).toEqual(['no-results', 'presentation'])
  })
})

describe('words that are no refusal', () => {
  it('of traffic beside a result', () => {
    const both =
      'ACME AIRLINES REPORTS SECOND QUARTER RESULTS. Traffic rose. Net income for the second quarter was $12.3 million.'
    expect(page(both)).toBe('prose-only')
  })
  it('of what is expected, in a report of what was', () => {
    expect(page(`${TOLD} Acme reported record sales and expects revenue of $50 million.`)).toBe('prose-only')
  })
  it('that results will be told, without an amount', () => {
    expect(
      page('Acme Inc. will announce earnings for the second quarter on July 30. Net income will be discussed.'),
    ).toBe('no-results')
  })
})
