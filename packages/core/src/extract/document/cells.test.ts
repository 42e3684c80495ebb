/** The cells of tables as filings set them: where each stands, what it says, and the bytes it was printed in. */
import { describe, expect, it } from 'vitest'
import { type CellRow, cellsOf } from './cells.ts'

const read = (html: string): CellRow[] => {
  const bytes = Buffer.from(html, 'latin1')
  return cellsOf(bytes, { start: 0, end: bytes.length })
}
/** The texts of the cells with the columns they begin in. */
const laid = (html: string) => read(html).map(({ cells }) => cells.map(({ col, text }) => [col, text.trim()]))
const texts = (html: string) => read(html).map(({ cells }) => cells.map(({ text }) => text.trim()))
const first = (html: string) => read(html)[0]?.cells[0]

describe('where a cell stands', () => {
  it.each<[string, string, [number, string][][]]>([
    [
      'one after the other',
      '<tr><td>a</td><td>b</td></tr>',
      [
        [
          [0, 'a'],
          [1, 'b'],
        ],
      ],
    ],
    [
      'also without end tags',
      '<tr><td>a<td>b<tr><td>c',
      [
        [
          [0, 'a'],
          [1, 'b'],
        ],
        [[0, 'c']],
      ],
    ],
    [
      'heads as well',
      '<TR><TH>a</TH><TD>b</TD></TR>',
      [
        [
          [0, 'a'],
          [1, 'b'],
        ],
      ],
    ],
    [
      'behind one that spans columns',
      '<tr><td colspan="3">a</td><td>b</td></tr>',
      [
        [
          [0, 'a'],
          [3, 'b'],
        ],
      ],
    ],
    [
      'the attribute without quotes, in capitals',
      '<tr><td COLSPAN=2>a<td>b',
      [
        [
          [0, 'a'],
          [2, 'b'],
        ],
      ],
    ],
    [
      'a span of nothing is one',
      '<tr><td colspan="0">a<td>b',
      [
        [
          [0, 'a'],
          [1, 'b'],
        ],
      ],
    ],
    [
      'a span of words is one',
      '<tr><td colspan="all">a<td>b',
      [
        [
          [0, 'a'],
          [1, 'b'],
        ],
      ],
    ],
    [
      'a span of hundreds is one',
      '<tr><td colspan="400">a<td>b',
      [
        [
          [0, 'a'],
          [1, 'b'],
        ],
      ],
    ],
    [
      'beside one that reaches down',
      '<tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr>',
      [
        [
          [0, 'a'],
          [1, 'b'],
        ],
        [[1, 'c']],
        [[0, 'd']],
      ],
    ],
    [
      'beside one that reaches down two columns wide',
      '<tr><td rowspan=2 colspan=2>a<td>b<tr><td>c<tr><td>d',
      [
        [
          [0, 'a'],
          [2, 'b'],
        ],
        [[2, 'c']],
        [[0, 'd']],
      ],
    ],
    ['a row without cells takes nothing', '<tr></tr><tr><td>a</td></tr>', [[[0, 'a']]]],
    [
      'a row without cells is none that a cell reaches down into',
      '<tr><td rowspan=2>a</td><td>b</td></tr><tr></tr><tr><td>c</td></tr>',
      [
        [
          [0, 'a'],
          [1, 'b'],
        ],
        [[1, 'c']],
      ],
    ],
    // Sixty rows down is a table set in one cell.
    ['what would reach down sixty rows reaches none', '<tr><td rowspan=60>a<tr><td>b', [[[0, 'a']], [[0, 'b']]]],
  ])('%s', (_, html, cells) => expect(laid(html)).toEqual(cells))

  it('no further right than four hundred columns', () => {
    const cells = read(`<tr>${'<td colspan=100>a'.repeat(6)}`)[0]?.cells.map(({ col }) => col)
    expect(cells).toEqual([0, 100, 200, 300, 400, 400])
  })

  it('in no more than three thousand rows', () => {
    expect(read('<tr><td>a'.repeat(3100))).toHaveLength(3000)
  })
})

describe('what a cell says', () => {
  it.each<[string, string, string]>([
    ['tags part nothing', '<b>Net</b> <i>sa</i>les', 'Net sales'],
    ['a new line parts words', 'Net<br>sales', 'Net sales'],
    ['so do paragraphs and blocks', '<p>Net</p><div>sales</div>', 'Net sales'],
    ['and a rule', 'Net<hr>sales', 'Net sales'],
    ['blanks of any kind are one', 'Net&nbsp;&#160; \n sales', 'Net sales'],
    ['entities are what they name', 'Research &amp; development', 'Research & development'],
    ['a comment is nothing', 'Net<!-- <td>4</td> --> sales', 'Net sales'],
    ['a comment that never ends takes the rest', 'Net<!-- sales', 'Net'],
    ['a tag that never ends takes the rest', 'Net<b sales', 'Net'],
    ['what is not displayed is nothing', 'Net<span style="display:none">gross</span> sales', 'Net sales'],
    ['also with a blank', 'Net<div style="Display : None">gross</div> sales', 'Net sales'],
    ['an empty tag hides nothing behind it', 'Net<span style="display:none"/> sales', 'Net sales'],
  ])('%s', (_, html, text) => expect(first(`<tr><td>${html}`)?.text.trim()).toBe(text))

  it.each([
    ['1', 'Net sales'],
    ['(a)', 'Net sales'],
    ['*', 'Net sales'],
    ['(1),', 'Net sales'],
    ['1995', 'Net sales1995'],
    ['st', 'Net sales'],
    ['note', 'Net salesnote'],
  ])('a superscript "%s" leaves %s', (mark, text) => {
    expect(first(`<tr><td>Net sales<sup>${mark}</sup></td>`)?.text).toBe(text)
  })

  it('text behind a superscript is read on', () => {
    expect(first('<tr><td>Net<sup>1</sup> sales</td>')?.text).toBe('Net sales')
  })

  it('text between cells and outside of rows is none of theirs', () => {
    expect(texts('title<tr>over<td>a</td>between<td>b</td></tr>below')).toEqual([['a', 'b']])
  })

  it('knows tags by their whole names', () => {
    expect(texts('<thead><tr><td>a</td></tr></thead><tbody><track><tr><tdx>no<td>b</td></tr></tbody>')).toEqual([
      ['a'],
      ['b'],
    ])
  })

  it('says where its text goes on in a new line', () => {
    expect(first('<tr><td>Cash<br>Receivables<br>Other')?.breaks).toEqual([4, 16])
    expect(first('<tr><td>Cash')?.breaks).toBeUndefined()
  })
})

describe('how far in a label stands', () => {
  it.each<[string, number]>([
    ['<td style="padding-left:12pt">', 12],
    ['<td style="padding-left:9px">', 9],
    ['<td style="margin-left:2em">', 20],
    ['<td style="padding-left:0.5in">', 36],
    ['<td style="padding-left:4%">', 12],
    ['<td style="padding-left:14">', 14],
    ['<td style="padding-left:24pt;text-indent:-12pt">', 12],
    ['<td style="padding-right:12pt">', 0],
    ['<td>', 0],
    ['<td><div style="margin-left:10pt">', 10],
    ['<td style="padding-left:5pt"><p style="text-indent:10pt">', 15],
    // A tag without style within does not count twice, and one behind words not at all.
    ['<td><b style="padding-left:10pt">', 0],
    ['<td>Net <span style="padding-left:10pt">', 0],
  ])('%s by %d', (tags, indent) => expect(first(`<tr>${tags}sales`)?.indent).toBe(indent))
})

describe('bytes', () => {
  const HTML =
    '<p>x</p><table><tr><td>Net&nbsp;sales</td><td>$</td><td>391,035</td></tr><tr><td><b>Cost</b></td><td>(1)</td></tr></table>'
  const bytes = Buffer.from(HTML, 'latin1')
  const rows = cellsOf(bytes, { start: 8, end: bytes.length })

  it('are those of the document, not of the table', () => {
    const cells = rows.flatMap((row) => row.cells)
    const printed = cells.map(({ at, to }) => HTML.slice(at[0], to.at(-1)))
    expect(printed).toEqual(['Net&nbsp;sales', '$', '391,035', 'Cost', '(1)'])
  })

  it('of each character hold that character', () => {
    for (const { text, at, to } of rows.flatMap((row) => row.cells)) {
      expect([at.length, to.length]).toEqual([text.length, text.length])
      for (const [k, character] of [...text].entries())
        expect(HTML.slice(at[k], to[k])).toBe(character === ' ' ? '&nbsp;' : character)
    }
  })

  it('of a row go from its tag to that of the next', () => {
    expect(rows.map(({ start, end }) => HTML.slice(start, end).slice(0, 4))).toEqual(['<tr>', '<tr>'])
    expect(HTML.slice(rows[0]?.start, rows[0]?.end).endsWith('391,035</td>')).toBe(true)
    expect(rows[1]?.start).toBe(HTML.indexOf('<tr><td><b>'))
  })
})
