/** Over which column the words of a head row stand: heads as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import type { Phrase, Row } from '../document/row.ts'
import { namesEach, ownWords, spread, wordsOf } from './head-words.ts'

/** Words by the positions that they cover. */
const phrase = (text: string, left: number, right = left + text.length - 1): Phrase => ({
  text,
  left,
  right,
  start: 0,
  end: 0,
})
/** Columns of figures, six positions wide. */
const columns = (...rights: number[]) => rights.map((right) => ({ left: right - 5, right }))

describe('the words of a row of heads', () => {
  const four = columns(20, 40, 60, 80)

  it('are one for each column, in their order', () => {
    expect(spread([phrase('2023', 0), phrase('2022', 1), phrase('2021', 2), phrase('2020', 3)], four)).toEqual([
      '2023',
      '2022',
      '2021',
      '2020',
    ])
  })

  it('lengths right over one column each are theirs alone, in a table of text', () => {
    const own = [phrase('Eight Months', 32, 43), phrase('Four Months', 52, 62)]
    expect(spread(own, four, 'text')).toEqual(['', 'Eight Months', 'Four Months', ''])
    // Over the first of as many columns as each other, or between two, they are those of several.
    const firsts = [phrase('Three Months', 12, 23), phrase('Nine Months', 52, 62)]
    expect(spread(firsts, four, 'text')).toEqual(['Three Months', 'Three Months', 'Nine Months', 'Nine Months'])
    const between = [phrase('Three Months', 22, 33), phrase('Nine Months', 62, 72)]
    expect(spread(between, four, 'text')).toEqual(['Three Months', 'Three Months', 'Nine Months', 'Nine Months'])
  })

  it('a bare year stands over the columns in whose middle it is set', () => {
    // The classes of Alphabet's stock, 10-Q for June 2023 (0001652044-23-000070), in lines.
    const six = columns(20, 30, 40, 50, 60, 70)
    expect(spread([phrase('2022', 26), phrase('2023', 56)], six)).toEqual([
      '2022',
      '2022',
      '2022',
      '2023',
      '2023',
      '2023',
    ])
    // Not in their middle: over one column each.
    expect(spread([phrase('2022', 16), phrase('2023', 66)], six)).toEqual(['2022', '', '', '', '', '2023'])
  })

  it('a year alone is that of all columns where each has a name of its own', () => {
    // Alphabet, 10-K for 2023 (0001652044-24-000022), in lines: one table for each year.
    const three = columns(20, 30, 40)
    const year = [phrase('2021', 26)]
    const row = (...phrases: Phrase[]): Row => ({ label: '', indent: 0, figures: [], phrases, start: 0, end: 0 })
    const classes = row(phrase('Class A', 14), phrase('Class B', 24), phrase('Class C', 34))
    const years = row(phrase('1995', 16), phrase('1994', 26), phrase('1993', 36))
    expect([namesEach([classes], three), namesEach([years], three), namesEach([row(...year)], three)]).toEqual([
      true,
      false,
      false,
    ])
    expect(spread(year, three, 'text', true)).toEqual(['2021', '2021', '2021'])
    expect(spread(year, three, 'text', false)).toEqual(['', '2021', ''])
  })

  it('none are none', () => expect(spread([], four)).toEqual(['', '', '', '']))

  it('as many dates as columns are theirs, whatever stands beside them', () => {
    // Deutsche Bank's kind of head: "Notes" over no column.
    const dates = ['2023', '2022', '2021', '2020'].map((year, at) => phrase(year, 20 * at + 16))
    expect(spread([phrase('Notes', 2), ...dates], four)).toEqual(['2023', '2022', '2021', '2020'])
  })

  it.each([
    // Boeing, 10-Q for June 2023 (0000012927-23-000048); McDonald's, 10-Q for June 2023 (0000063908-23-000076).
    ['Six months ended June 30', 'Three months ended June 30'],
    ['Quarters Ended', 'Six Months Ended'],
    ['12 Weeks Ended', '24 Weeks Ended'],
    ['June 30,', 'June 30,'],
    ['ended July 30,', 'ended July 31,'],
    ['Sept. 28,', 'Sept. 29,'],
  ])('"%s" and "%s" stand over two columns each', (first, second) => {
    expect(spread([phrase(first, 16, 40), phrase(second, 50, 80)], four)).toEqual([first, first, second, second])
  })

  it('words that are no length of time stand where they stand', () => {
    expect(spread([phrase('Revenue', 14, 20), phrase('Profit', 75, 80)], four)).toEqual(['Revenue', '', '', 'Profit'])
  })

  it('a word over a column is its own, a date is also theirs beside it', () => {
    expect(spread([phrase('Restated', 35, 42)], four)).toEqual(['', 'Restated', '', ''])
    expect(spread([phrase('Year ended December 31', 28, 52)], four)).toEqual(Array(4).fill('Year ended December 31'))
  })

  it('of a date alone over an outer column, that column only', () => {
    expect(spread([phrase('Year ended 1995', 74, 80)], four)).toEqual(['', '', '', 'Year ended 1995'])
    expect(spread([phrase('Year ended 1995', 55, 90)], four)).toEqual(Array(4).fill('Year ended 1995'))
  })

  it('a bare year is the column’s alone', () => {
    expect(spread([phrase('1995', 36, 40), phrase('1994', 56, 60)], four)).toEqual(['', '1995', '1994', ''])
  })

  it('of more words than columns, only those that stand over one', () => {
    const five = [phrase('In', 0), phrase('1995', 16, 20), phrase('a', 24), phrase('b', 28), phrase('c', 30)]
    expect(spread(five, four)).toEqual(['1995', '', '', ''])
  })

  it('two over one column are read together', () => {
    expect(spread([phrase('Year', 35, 37), phrase('1995', 38, 41)], columns(40, 60, 80))[0]).toBe('Year 1995')
  })

  it('words over no column are those of the nearest', () => {
    expect(spread([phrase('Net', 21, 24), phrase('Gross', 62, 66)], columns(20, 60, 90))).toEqual([
      'Net',
      'Gross',
      'Gross',
    ])
  })

  it('are only over what they cover where they tell of a change (0000000000-22-970001)', () => {
    const change = [phrase('4Q21 change from', 37, 60), phrase('2021 change from 2020', 75, 80)]
    expect(spread(change, columns(10, 20, 40, 60, 80))).toEqual([
      '',
      '',
      '4Q21 change from',
      '4Q21 change from',
      '2021 change from 2020',
    ])
  })

  it('are those over each where as many words as columns stand over others (0001652044-25-000040)', () => {
    const cells = [
      [4, 4],
      [10, 10],
      [16, 16],
      [22, 22],
    ].map(([left = 0, right = 0]) => ({ left, right }))
    const heads = [
      phrase('Quarter Ended March 31,', 3, 11),
      phrase('Less FX Effect', 15, 17),
      phrase('Constant Currency Revenues', 21, 23),
      phrase('As Reported', 27, 29),
    ]
    const [first = '', second = '', ...others] = spread(heads, cells)
    expect([first, second]).toEqual(Array(2).fill('Quarter Ended March 31,'))
    expect(others).toEqual(['Less FX Effect', 'Constant Currency Revenues'])
    expect(spread(heads, cells, 'text')).toEqual(heads.map(({ text }) => text))
  })
})

describe('the names of columns of a text table', () => {
  const three = columns(40, 60, 80)

  it('are the words that stand over one of them', () => {
    // Warner-Lambert, 10-K for 1995 (0000950117-96-000232).
    expect(ownWords([phrase('Net Sales', 32, 40), phrase('Assets', 75, 80)], three, 'text')).toEqual([
      'Net Sales',
      '',
      'Assets',
    ])
  })

  it('not those over all columns, nor those wider than the way between two', () => {
    expect(ownWords([phrase('Years ended', 30, 80)], three, 'text')).toEqual(['', '', ''])
    expect(ownWords([phrase('Net sales and others', 34, 60)], three, 'text')).toEqual(['', '', ''])
    expect(ownWords([phrase('Net sales and others', 34, 56)], three, 'text')).toEqual(['Net sales and others', '', ''])
  })

  it('not those at the margin alone on their row', () => {
    expect(ownWords([phrase('Dollars in millions, of each', 1, 38)], three, 'text')).toEqual(['', '', ''])
    expect(ownWords([phrase('Dollars', 1, 38), phrase('Assets', 75, 80)], three, 'text')).toEqual([
      'Dollars',
      '',
      'Assets',
    ])
  })

  it('of two columns the one that is covered most, then the one that ends nearer', () => {
    expect(ownWords([phrase('Operating', 53, 75)], three, 'text')).toEqual(['', 'Operating', ''])
    expect(ownWords([phrase('Operating', 58, 77)], three, 'text')).toEqual(['', '', 'Operating'])
  })

  it('one for each column are theirs in their order', () => {
    expect(ownWords([phrase('a', 0), phrase('b', 1), phrase('c', 2)], three, 'text')).toEqual(['a', 'b', 'c'])
  })

  it('of HTML are those over it, but for a title over all', () => {
    expect(ownWords([phrase('Net Sales', 32, 60)], three, 'html')).toEqual(['Net Sales', 'Net Sales', ''])
    expect(ownWords([phrase('Net Sales', 32, 80)], three, 'html')).toEqual([])
    expect(ownWords([phrase('Net Sales', 32, 60)], columns(40, 60), 'html')).toEqual(['Net Sales', 'Net Sales'])
  })

  it('two words over one are joined', () => {
    expect(ownWords([phrase('Net', 34, 36), phrase('Sales', 37, 41)], three, 'text')[0]).toBe('Net Sales')
  })
})

describe('the words of a head row', () => {
  const row = (label: string, phrases: string[], figures = 0): Row => ({
    label,
    indent: 0,
    figures: Array(figures).fill({}),
    phrases: phrases.map((text) => phrase(text, 0)),
    start: 0,
    end: 0,
  })

  it('are kept apart where the label is the whole line', () => {
    expect(wordsOf(row('Years ended 1995 1994', ['Years ended', '1995', '1994']))).toBe('Years ended | 1995 | 1994')
  })

  it.each<[string, Row]>([
    ['one phrase', row('Years ended', ['Years ended'])],
    ['words beside the label', row('(Dollars in millions)', ['1995', '1994'])],
    ['a row with figures', row('Years ended 1995 1994', ['Years ended', '1995'], 2)],
  ])('else the label: %s', (_, one) => expect(wordsOf(one)).toBe(one.label))
})
