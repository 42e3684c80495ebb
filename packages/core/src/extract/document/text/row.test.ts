/** Lines of text filings as rows: what is the label, what a figure, what a head. */
import { describe, expect, it } from 'vitest'
import { labelOf, readRow } from './row.ts'

/** A line that begins at byte 500, one byte a character. */
const read = (text: string) =>
  readRow({
    text,
    start: 500,
    end: 500 + text.length,
    placed: (from, to) => ({
      text: text.slice(from, to),
      at: Array.from({ length: to - from }, (_, i) => 500 + from + i),
      to: Array.from({ length: to - from }, (_, i) => 501 + from + i),
    }),
  })
const taken = (text: string) => {
  const { label, figures } = read(text)
  return [label, ...figures.map(({ value }) => value)]
}

describe('a line with figures', () => {
  it.each<[string, (string | number)[]]>([
    // UST, 10-K for 1995 (0000950123-96-000950)
    [
      '    Leaf tobacco...................................................  $122,748     $104,313',
      ['Leaf tobacco', 122748, 104313],
    ],
    [
      '    Products in process and finished goods.........................   117,102      115,261',
      ['Products in process and finished goods', 117102, 115261],
    ],
    [
      '                                                                     $256,101     $237,720',
      ['', 256101, 237720],
    ],
    ['Net sales   $ 1,234   $ 1,100', ['Net sales', 1234, 1100]],
    ['Net loss    $(1,234)  $(1,100)', ['Net loss', -1234, -1100]],
    ['Net loss    $ ( 234   $ ( 100', ['Net loss', -234, -100]],
    ['Net loss      (234)      -', ['Net loss', -234, 0]],
    ['Dividends      --      .45', ['Dividends', 0, 0.45]],
    ['Margin        12 %     11.5%', ['Margin', 12, 11.5]],
    ['EPS      N/A      1.25', ['EPS', 1.25]],
    ['Sales  331 (a,b)   300 *', ['Sales', 331, 300]],
    ['Sales     DM   417    DM   398', ['Sales', 417, 398]],
    // A number in the words of a label, one blank before it.
    ['Senior notes due 1999      500      500', ['Senior notes due 1999', 500, 500]],
    ['Note 4', ['Note 4']],
    // A figure right behind a currency sign needs no wide blank.
    ['Net sales $1,234  $1,100', ['Net sales', 1234, 1100]],
    ['Net sales 1,234   1,100', ['Net sales 1,234', 1100]],
    // Thousands set off by blanks (0000899652-96-000083).
    ['Revenues     1 437 223    1 305 118', ['Revenues', 1437223, 1305118]],
    ['Net loss    (1 437 223)   (305 118)', ['Net loss', -1437223, -305118]],
    ['Shares     437 223', ['Shares', 437223]],
    ['Units     12   345', ['Units', 12, 345]],
    ['Units     0 345', ['Units', 0, 345]],
    // The end of a bracket that the line above opened (0000892569-95-000045).
    ['   allowance of $1,253)..........   4,100    3,900', ['allowance of $1,253)', 4100, 3900]],
    ['   (allowance of 1,253)..........   4,100    3,900', ['(allowance of 1,253)', 4100, 3900]],
  ])('%s', (text, row) => expect(taken(text)).toEqual(row))

  it('keeps the bytes and the characters of each figure', () => {
    const text = 'Net loss    $(1,234)   1 100'
    const [loss, grouped] = read(text).figures
    expect(loss).toMatchObject({ text: '1,234', start: 514, end: 519, left: 12, right: 19, negative: true })
    expect(grouped).toMatchObject({ text: '1 100', start: 523, end: 528, value: 1100 })
  })

  it('marks a figure whose sign of percent stands apart', () => {
    expect(read('Margin        12 %     (11 )%    3').figures.map(({ percent }) => percent)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('says how far in its label stands', () => {
    expect(read('     Leaf tobacco   12   13').indent).toBe(5)
    expect(read('Leaf tobacco   12   13').indent).toBe(0)
  })
})

describe('an amount at the end of a label', () => {
  it.each<[string, [string, number] | null]>([
    // 0000889810-95-000067
    ['Salaries and employee benefits 1,234   1,100', ['Salaries and employee benefits', 1234]],
    ['Loss on sale of plant (234)   1,100', ['Loss on sale of plant', -234]],
    ['Net income per share 1.25   1.10', ['Net income per share', 1.25]],
    ['Common stock, issued 1,234   1,100', null],
    ['Net of allowance of 1,234   1,100', null],
    ['Debentures due 1999   1,100', null],
    ['Item 12   1,100', null],
    ['1,234 shares   1,100', null],
  ])('%s', (text, tail) => {
    const found = read(text).tail
    expect(found ? [found.label, found.figure.value] : null).toEqual(tail)
  })
})

describe('a line of words', () => {
  const phrases = (text: string) => read(text).phrases.map(({ text: words, left, right }) => [words, left, right])

  it('is cut where blanks are wide', () => {
    expect(phrases('Three months ended     Six months ended')).toEqual([
      ['Three months ended', 0, 17],
      ['Six months ended', 23, 38],
    ])
  })

  it('is cut between two dates also where one blank stands', () => {
    expect(phrases('December 31, 1995 December 31, 1994').map(([words]) => words)).toEqual([
      'December 31, 1995',
      'December 31, 1994',
    ])
    expect(phrases('the year 1995 Decision').map(([words]) => words)).toEqual(['the year 1995 Decision'])
  })

  it('has no rules among its words', () => {
    expect(phrases('December 31,   ------------   =======').map(([words]) => words)).toEqual(['December 31,'])
    expect(read('------------').figures).toEqual([])
  })

  it('of years alone has them as figures and as words', () => {
    const row = read('                    1995        1994')
    expect(row.figures.map(({ value }) => value)).toEqual([1995, 1994])
    expect(row.phrases.map(({ text }) => text)).toEqual(['1995', '1994'])
    expect(row.label).toBe('')
  })

  it('before years keeps its words for the head', () => {
    expect(read('Years ended          1995        1994').phrases.map(({ text }) => text)).toEqual([
      'Years ended',
      '1995',
      '1994',
    ])
  })
})

it.each([
  ['Leaf tobacco......', 'Leaf tobacco'],
  ['Leaf tobacco .. . ', 'Leaf tobacco'],
  ['Leaf   tobacco', 'Leaf tobacco'],
  ['U.S. operations', 'U.S. operations'],
  ['Cost of sales.', 'Cost of sales'],
  ['plain', 'plain'],
])('the label of "%s" is "%s"', (text, label) => expect(labelOf(text)).toBe(label))
