import { describe, expect, it } from 'vitest'
import { formBase, isAnnual, isTransition, normalAccession, normalCik, normalTicker } from './identity.ts'
import { fiscalYearByEnd, parsePrintedDate } from './period-end.ts'
import { sourceHref } from './source-href.ts'
import { sourceText } from './source-text.ts'

describe('names of a filing', () => {
  it.each([
    ['0000320193-24-000123', '0000320193-24-000123'],
    ['000032019324000123', '0000320193-24-000123'],
    [' 0000320193 24 000123 ', '0000320193-24-000123'],
    ['320193-24-000123', null],
    ['0000320193-24-0001234', null],
    ['0000320193_24_000123', null],
    ['', null],
  ])('accession number %s', (text, expected) => expect(normalAccession(text)).toBe(expected))
  it.each([
    ['0000320193', '320193'],
    ['CIK0000320193', '320193'],
    ['cik 320193', '320193'],
    [320193, '320193'],
    ['0', null],
    ['-5', null],
    ['12345678901', null],
    ['AAPL', null],
  ])('CIK %s', (text, expected) => expect(normalCik(text)).toBe(expected))
  it.each([
    [' brk.b ', 'BRK-B'],
    ['BRK/B', 'BRK-B'],
    ['aapl', 'AAPL'],
    ['A B', 'A-B'],
    ['-A', null],
    ['A--B', null],
    ['ABCDEFGHIJKLM', null],
    ['É', null],
  ])('ticker %s', (text, expected) => expect(normalTicker(text)).toBe(expected))
  it.each([
    ['10-K', '10-K', false, true],
    ['10-k/a', '10-K', false, true],
    ['10-K405', '10-K', false, true],
    ['10-KSB40', '10-K', false, true],
    ['10-KT', '10-K', true, true],
    ['10-K405T', '10-K', true, true],
    ['10KT405', '10-K', true, true],
    ['10-QT/A', '10-Q', true, false],
    ['10-QSB', '10-Q', false, false],
    ['20-F/A', '20-F', false, true],
    ['20-FT', '20-FT', true, false],
    ['40-F', '40-F', false, true],
    ['8-K', '8-K', false, false],
    ['6-K/A', '6-K', false, false],
  ])('form %s', (form, base, transition, annual) =>
    expect([formBase(form), isTransition(form), isAnnual(form)]).toEqual([base, transition, annual]),
  )
})

describe('printed dates', () => {
  it.each([
    ['For the fiscal year ended September 28, 2024', '2024-09-28'],
    ['Sept. 28, 2024', '2024-09-28'],
    ['JUNE 30,1996', '1996-06-30'],
    ['28th September 2024', '2024-09-28'],
    ['31 Dec., 2023', '2023-12-31'],
    ['March 1st, 2020', '2020-03-01'],
    ['9/28/2024', '2024-09-28'],
    ['6/30/23', '2023-06-30'],
    ['12/31/96', '1996-12-31'],
    ['2/29/49', null],
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['February 30, 2024', null],
    ['Smarch 3, 2024', null],
    ['no date', null],
  ])('%s', (text, expected) => expect(parsePrintedDate(text)).toBe(expected))
  it.each([
    ['2024-12-31', 2024],
    ['2025-01-07', 2024],
    ['2025-01-08', 2025],
    ['2025-02-01', 2025],
  ])('the year that ends on %s', (end, year) => expect(fiscalYearByEnd(end)).toBe(year))
})

describe('the address of a place', () => {
  it.each([
    ['a cell', { start: 100, end: 107 }, '/source/0000320193-24-000123?at=100-107'],
    [
      'a long passage, cut to what the view takes',
      { start: 100, end: 20_000 },
      '/source/0000320193-24-000123?at=100-10099',
    ],
    [
      'an exhibit, its name encoded',
      { start: 1, end: 2, document: 'ex 99.1&a.htm' },
      '/source/0000320193-24-000123?at=1-2&doc=ex%2099.1%26a.htm',
    ],
    ['no exhibit', { start: 1, end: 2, document: null }, '/source/0000320193-24-000123?at=1-2'],
  ])('%s', (_, place, address) => expect(sourceHref('0000320193-24-000123', place)).toBe(address))
})

describe('text of a filing', () => {
  const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
  it.each([
    ['plain', 'Net sales', 'utf-8', 'Net sales'],
    ['characters of several bytes', bytes('Société 中 😀'), 'utf-8', 'Société 中 😀'],
    ['a character cut at its end', bytes('é').slice(0, 1), 'utf-8', '\ufffd'],
    ['a character cut at its start', bytes('é').slice(1), 'utf-8', '\ufffd'],
    ['half of a pair', '\xed\xa0\x80', 'utf-8', '\ufffd\ufffd\ufffd'],
    ['quotation marks of Windows', '\x93A\x94 \x97 \x80', 'windows-1252', '“A” — €'],
    ['letters of Windows', '\xe9', 'windows-1252', 'é'],
    ['entities by name and number', 'A&amp;B &#8212; &#x2014; &eacute;', 'utf-8', 'A&B — — é'],
    ['entities of Windows as browsers read them', '&#150;&#146;', 'utf-8', '–’'],
    ['entities once', '&amp;lt;', 'utf-8', '&lt;'],
    ['blanks of several kinds', 'a&nbsp;b&#8194;c&#13;d', 'utf-8', 'a b c d'],
    ['an entity that is none', '&unknown; &;', 'utf-8', '&unknown; &;'],
    ['signs that turn or hide text', 'a&#8203;b&#x202e;c&shy;d', 'utf-8', 'abcd'],
  ] as const)('%s', (_, raw, charset, text) => expect(sourceText(raw, charset)).toBe(text))
})
