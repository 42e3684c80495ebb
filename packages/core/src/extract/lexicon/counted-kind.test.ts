/** What counted words say of a line, and when they say nothing. */
import { describe, expect, it } from 'vitest'
import { byWords, type Counted, countedIn, countedKind, countedText, SPEAKS, wordsOf } from './counted-kind.ts'
import type { Kind } from './entry.ts'

const counted = (...rows: (readonly [words: string, kind: Kind, weight: number])[]): Counted[] =>
  rows.map(([words, kind, weight]) => ({ words, kind, weight, label: words, filing: '0000320193-24-000123' }))
const kind = (bare: string, rows: Counted[], heading = '') => countedKind({ bare, heading }, byWords(rows))

describe('wordsOf', () => {
  it('are the label under its nearest heading, the label, its pairs and its words', () => {
    expect(wordsOf({ bare: 'cost of sales', heading: 'operations > costs' })).toEqual([
      ...['costs > cost of sales', '=cost of sales', 'cost of', 'of sales', 'cost', 'of', 'sales'],
    ])
  })
  it('have no heading where there is none', () => {
    expect(wordsOf({ bare: 'net sales', heading: '' })).toEqual(['=net sales', 'net sales', 'net', 'sales'])
  })
  it('leave out numbers and single letters, and are none of an empty label', () => {
    expect(wordsOf({ bare: 'series a 10 stock', heading: '' })).toEqual([
      ...['=series a 10 stock', 'series stock', 'series', 'stock'],
    ])
    expect(wordsOf({ bare: '', heading: 'costs' })).toEqual([])
  })
})

describe('countedKind', () => {
  const SALES = counted(['=net sales', 'revenue', 24], ['net', 'revenue', 1], ['sales', 'revenue', 9])
  it('is what the weightiest words say', () => {
    expect(kind('net sales', SALES)).toBe('revenue')
    expect(kind('net sales', [...SALES, ...counted(['sales', 'cost', 12])])).toBe('revenue')
  })
  it('is nothing where words of another kind come near', () => {
    expect(kind('net sales', [...SALES, ...counted(['sales', 'cost', 13])])).toBeNull()
  })
  it('is nothing where none of the words speaks alone', () => {
    const weak = counted(['net', 'revenue', SPEAKS - 1], ['sales', 'revenue', SPEAKS - 1])
    expect(kind('net sales', weak)).toBeNull()
    expect(kind('net sales', [])).toBeNull()
    expect(kind('', SALES)).toBeNull()
  })
  it('is nothing where a word was never counted on that kind', () => {
    const before = counted(['income before', 'pretax', 30], ['income', 'pretax', 2], ['before', 'pretax', 21])
    expect(kind('income before', before)).toBe('pretax')
    expect(kind('income before extraordinary', before)).toBeNull()
  })
  it('needs no word to be known for a line that is none of the kinds', () => {
    expect(kind('interest on sundry', counted(['interest on', 'other', 30]))).toBe('other')
  })
  it('takes the heading over a line into account', () => {
    const under = counted(['costs > sales', 'cost', 40], ['sales', 'cost', 1], ['=sales', 'revenue', 24])
    expect(kind('sales', under, 'costs')).toBe('cost')
    expect(kind('sales', under, 'revenues')).toBeNull()
  })
})

describe('the data file', () => {
  const rows = counted(['=net sales', 'revenue', 24], ['costs > cost of sales', 'cost', -12])
  it('is read as it was written', () => {
    expect(countedIn(countedText(rows))).toEqual(rows)
    expect(countedIn(`\n${countedText(rows)}\n`)).toEqual(rows)
    expect(countedIn('')).toEqual([])
  })
  it('keeps all entries of the same words', () => {
    const both = byWords(counted(['and', 'pretax', -26], ['and', 'revenue-total', -26]))
    expect(both.get('and')?.map((one) => one.kind)).toEqual(['pretax', 'revenue-total'])
  })
})
