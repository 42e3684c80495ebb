/** Lines of plain text as they are seen: figures, labels, rules, running text, headings. */
import { describe, expect, it } from 'vitest'
import { isStatementHeading, readsAsHeading } from './heading.ts'
import { Lines } from './lines.ts'
import { labelOf } from './row.ts'

function line(text: string) {
  const one = new Lines(`${text}\n`).at(0)
  if (!one) throw new Error('no line')
  return one
}
const figures = (text: string) => line(text).row.figures.map(({ value }) => value)

describe('the row of a line', () => {
  it.each<[string, string, number[]]>([
    ['Net sales......... $ 5,000   $ 4,000', 'Net sales', [5000, 4000]],
    ['Net sales                5,000      4,000', 'Net sales', [5000, 4000]],
    ['(Loss)   (  250)   $(16.6)', '(Loss)', [-250, -16.6]],
    ['Taxes    ( 250 )   -', 'Taxes', [-250, 0]],
    ['Interest expense..................       100           -', 'Interest expense', [100, 0]],
    ['Operating margin   12%   11 %', 'Operating margin', [12, 11]],
    // Cincinnati Gas & Electric sets off thousands by blanks (0000899652-96-000083).
    ['Total   1 437 223      1 345 787', 'Total', [1437223, 1345787]],
    ['  Primary earnings                          $ 2.10   $ 0.67', 'Primary earnings', [2.1, 0.67]],
    ['Shares                    12  ', 'Shares', [12]],
    ['Total (331 (a,b)         331 (a,b)', 'Total (331 (a,b)', [331]],
    ['Fuel | 5,000 | 4,000', 'Fuel', [5000, 4000]],
    ['                         5,000      4,000', '', [5000, 4000]],
    ['December 31,  ------     1995', 'December 31,', [1995]],
    // Wang Laboratories, 10-K for 1995 (0000950135-95-002027): a note says why the years before have none.
    ['NET INCOME (LOSS) PER SHARE    $(2.02)    $0.20   |   *       *', 'NET INCOME (LOSS) PER SHARE', [-2.02, 0.2]],
    ['Change in sales      N/A       4.1%', 'Change in sales', [4.1]],
    ['Wells Fargo Bank N/A     250', 'Wells Fargo Bank N/A', [250]],
    // Westcorp, 10-K for 1994 (0000892569-95-000045): what the securities are worth ends their caption.
    ['  $305,466).......................................     316,511', '$305,466)', [316511]],
    ['  (5,998)...     4,000', '', [-5998, 4000]],
  ])('%s', (text, label, values) => {
    expect(line(text).row.label).toBe(label)
    expect(figures(text)).toEqual(values)
  })

  it.each(['------   ------', '=======', 'The year 1995 was good for us', 'Statements of income', ''])(
    'no figure in "%s"',
    (text) => expect(figures(text)).toEqual([]),
  )

  it('keeps the bytes of figures, behind tags and entities too (T162)', () => {
    const raw = '<b>Costs &amp; taxes</b>       1,250      <u>980</u>'
    const lines = new Lines(raw)
    const { label, figures: found } = lines.at(0)?.row ?? { label: '', figures: [] }
    expect(label).toBe('Costs & taxes')
    expect(found.map(({ start, end }) => raw.slice(start, end))).toEqual(['1,250', '980'])
  })

  it('keeps years as words of a head too', () => {
    expect(line('Years ended December 31,      1995     1994').row.phrases.map(({ text }) => text)).toEqual([
      'Years ended December 31,',
      '1995',
      '1994',
    ])
  })

  it('takes two dates side by side for two heads', () => {
    expect(line('     June 30, 1995 June 30, 1994').row.phrases.map(({ text }) => text)).toEqual([
      'June 30, 1995',
      'June 30, 1994',
    ])
  })

  it.each([
    ['Net sales', 'Net sales'],
    ['Net sales.....', 'Net sales'],
    ['Net   sales .', 'Net sales'],
    ['U.S. sales', 'U.S. sales'],
  ])('the label of "%s" is "%s"', (text, label) => expect(labelOf(text)).toBe(label))
})

describe('what a line is', () => {
  it.each([
    ['This is running text that goes over the whole of the line, as sentences do.', true],
    ['Net sales........................................ $ 5,000   $ 4,000', false],
    ['Net sales', false],
    ['Provision for restructuring                        and other charges', false],
  ])('running text: %s', (text, is) => expect(line(text).prose).toBe(is))

  it.each([
    ['------   ------', true],
    ['=======', true],
    ['- --- ---', true],
    ['   -        -', false],
    ['Net sales', false],
    ['', false],
  ])('a rule: "%s"', (text, is) => expect(line(text).rule).toBe(is))

  it.each([
    ['Total      1,234     5,678', 2],
    ['Net sales          5,000', 1],
    ['Net sales 5,000', 0],
    ['Words    apart    only', 0],
  ])('columns of "%s": %d', (text, count) => expect(line(text).columns).toBe(count))

  it('names a statement of operations, or what follows one', () => {
    expect([line('STATEMENTS OF INCOME').titled, line('BALANCE SHEETS').titled]).toEqual([true, false])
    expect([line('STATEMENTS OF INCOME').ending, line('CONSOLIDATED BALANCE SHEETS').ending]).toEqual([false, true])
    expect(line('Notes to Consolidated Financial Statements').ending).toBe(true)
  })
})

describe('the lines of a document', () => {
  const text = 'one\r\n\ttwo\nthree words here\n\nTotal\nlast'
  const lines = new Lines(text)

  it('are seen without their ends, tabs as blanks', () => {
    expect(Array.from({ length: lines.length }, (_, k) => lines.at(k)?.text)).toEqual([
      'one',
      '        two',
      'three words here',
      '',
      'Total',
      'last',
    ])
    expect([lines.at(-1), lines.at(6)]).toEqual([undefined, undefined])
  })

  it('are found by byte', () => {
    for (const [k, word] of ['one', 'two', 'three', 'Total', 'last'].entries())
      expect(lines.indexAt(text.indexOf(word))).toBe([0, 1, 2, 4, 5][k])
    expect(lines.indexAt(10_000)).toBe(5)
  })

  it('are found by words as written, each once', () => {
    expect(lines.holding(['o'])).toEqual([0, 1, 2, 4])
    expect(lines.holding(['Total', 'words', 'here'])).toEqual([2, 4])
    expect(lines.holding(['total', '', '.*'])).toEqual([])
    expect(lines.holding([])).toEqual([])
  })

  it('stand in an exhibit other than the annual report, or not (T159)', () => {
    const submission = new Lines('<TYPE>10-K\nmain\n<TYPE>EX-13\nreport\n<TYPE>EX-27\nschedule\n')
    expect([1, 3, 5].map((k) => submission.inExhibit(k))).toEqual([false, false, true])
    expect([5, 27].map((type) => submission.inExhibit(5, -1, `${type}`))).toEqual([true, false])
  })
})

describe('a heading of a statement of operations', () => {
  const found = (text: string) => {
    const lines = new Lines(text)
    return Array.from({ length: lines.length }, (_, k) => k).filter((k) => isStatementHeading(lines, k))
  }

  it.each<[string, number[]]>([
    ['CONSOLIDATED STATEMENTS OF INCOME', [0]],
    ['Statements of Operations for the years ended December 31, 1995', [0]],
    ['CONSOLIDATED STATEMENTS OF\nINCOME', [0]],
    // A title in small letters stands between empty lines (0001047469-98-012291).
    ['\nconsolidated statements of earnings\n\n', [1]],
    ['consolidated statements of income\nfollow here', []],
    ['Consolidated Statements of Income ........ 25', []],
    ['Statements of Income    F-3', []],
    // An auditor's sentence (0000950134-95-000291).
    ['We have audited the related consolidated statements of income, and cash flows for each of', []],
    ['See accompanying consolidated statements of income for more words of it', []],
    ['The consolidated statement of income shows.', []],
    ['CONSOLIDATED BALANCE SHEETS', []],
  ])('%j', (text, at) => expect(found(text)).toEqual(at))

  it.each([
    ['Statements of Income', true],
    ['Year Ended December 31', true],
    ['the company sold its business', false],
    ['1,234', false],
    ['X'.repeat(141), false],
  ])('reads as one: %s', (text, is) => expect(readsAsHeading(text)).toBe(is))
})
