/** Tables of HTML as filings set them: what is a label, a figure, a head, and where each stands. */
import { describe, expect, it } from 'vitest'
import { readGrid } from './grid.ts'
import { wordPoints, wordsBefore } from './likely-tables.ts'
import { hasHtmlTables, rangeIndex, tableRanges } from './table-ranges.ts'

function rows(html: string) {
  const bytes = Buffer.from(html)
  const [range] = tableRanges(bytes)
  if (!range) throw new Error('no table')
  return readGrid(bytes, range)
}
/** The first row: its label and its figures with their grid columns. */
const first = (cells: string) => {
  const [row] = rows(`<table><tr>${cells}</tr></table>`)
  return [row?.label, row?.figures.map(({ value, left, right }) => [value, left, right])]
}

describe('a row', () => {
  it('has no label in a quarter by its short name over the second cell (0000000000-22-970001)', () => {
    const [row] = rows('<table><tr><td></td><td>4Q21</td><td>3Q21</td><td>2021</td><td>2020</td></tr></table>')
    expect(row?.label).toBe('')
    expect(row?.phrases.map(({ text }) => text)).toEqual(['4Q21', '3Q21', '2021', '2020'])
  })
  it.each<[string, string, number[][]]>([
    ['<td>Sales</td><td>$</td><td>1,000</td>', 'Sales', [[1000, 2, 2]]],
    ['<td>Loss</td><td>(</td><td>250</td><td>)</td>', 'Loss', [[-250, 2, 2]]],
    [
      '<td>Loss</td><td>(250</td><td>)</td><td>10</td>',
      'Loss',
      [
        [-250, 1, 1],
        [10, 3, 3],
      ],
    ],
    ['<td>Sales<sup>1</sup></td><td>5,000<sup>(a)</sup></td>', 'Sales', [[5000, 1, 1]]],
    ['<td>A<span style="display:none">hidden</span></td><td>5,000</td>', 'A', [[5000, 1, 1]]],
    ['<td>A<br>B</td><td>5,000</td>', 'A B', [[5000, 1, 1]]],
    ['<td>R&amp;D</td><td>&nbsp;</td><td>5&#44;000</td>', 'R&D', [[5000, 2, 2]]],
    [
      '<td colspan="2">Sales</td><td colspan=3>1,000</td><td>900</td>',
      'Sales',
      [
        [1000, 2, 4],
        [900, 5, 5],
      ],
    ],
    ['<th>Sales</th><th>1,000</th>', 'Sales', [[1000, 1, 1]]],
    ['<td>Sales</td><td></td><td>—</td>', 'Sales', [[0, 2, 2]]],
  ])('%s', (cells, label, figures) => expect(first(cells)).toEqual([label, figures]))

  it('is indented as its cell is', () => {
    const [row] = rows('<table><tr><td style="padding-left:20px">In</td><td>5,000</td></tr></table>')
    expect(row?.indent).toBe(20)
  })

  it('keeps the bytes of each figure', () => {
    const html = '<table><tr><td>Sales</td><td>$ <b>1,0</b>00</td><td>(250)</td></tr></table>'
    const [row] = rows(html)
    const [, loss] = row?.figures ?? []
    expect(html.slice(loss?.start, loss?.end)).toBe('250')
  })

  it('leaves the column of a cell that reaches over two rows (rowspan)', () => {
    const [one, two] = rows('<table><tr><td rowspan="2">Sales</td><td>1,000</td></tr><tr><td>900</td></tr></table>')
    expect([one?.label, two?.label]).toEqual(['Sales', ''])
    expect(two?.phrases.map(({ text, left }) => [text, left])).toEqual([['900', 1]])
  })

  it('ends where the next begins, also in tables that close nothing', () => {
    expect(
      rows('<TABLE><TR><TD>Up<TD>7,000<TR><TD>Down<TD>6,000</TABLE>').map(({ label, figures }) => [
        label,
        figures[0]?.value,
      ]),
    ).toEqual([
      ['Up', 7000],
      ['Down', 6000],
    ])
  })

  it('keeps a year among figures as a word of a head too', () => {
    const [row] = rows('<table><tr><td>Year</td><td>1995</td><td>1994</td></tr></table>')
    expect(row?.phrases.map(({ text }) => text)).toEqual(['1995', '1994'])
  })
})

describe('a row whose cells hold lines', () => {
  const lines = (...cells: string[]) =>
    rows(`<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`).map(({ label, figures }) => [
      label,
      ...figures.map(({ value }) => value),
    ])

  it('is as many rows where each line of the others is an amount', () =>
    // Revenue by region of C3.ai, 10-K for 2024 (0001628280-24-028786), each column in one cell.
    expect(
      lines(
        'North America<br>Europe, the Middle East and Africa<br>Asia Pacific<br>Rest of World',
        '$269,895<br>35,809<br>3,622<br>1,256',
        '&ndash;<br>(1)<br>5%<br>.5',
      ),
    ).toEqual([
      ['North America', 269_895, 0],
      ['Europe, the Middle East and Africa', 35_809, -1],
      ['Asia Pacific', 3622, 5],
      ['Rest of World', 1256, 0.5],
    ]))

  it.each<[string, string[], string]>([
    [
      'a label of two lines beside a figure on the second',
      ['Net income per<br>common share', '&nbsp;<br>1.20'],
      'Net income per common share',
    ],
    [
      'a label of two lines beside a figure without any',
      ['Net income per<br>common share', '1.20'],
      'Net income per common share',
    ],
    ['words below an amount', ['Sales<br>in millions', '1,000<br>restated'], 'Sales in millions'],
    ['lines that are not as many', ['Sales<br>Costs<br>Taxes', '1,000<br>900'], 'Sales Costs Taxes'],
    ['years over each other', ['Years ended<br>December 31', '1995<br>1994'], 'Years ended December 31'],
  ])('is one row with %s', (_what, cells, label) => {
    const found = lines(...cells)
    expect(found.map(([first]) => first)).toEqual([label])
  })
})

describe('the tables of a document', () => {
  const html = '<p>x</p><table>a<table>in</table></table> <TABLE>two</TABLE><p>y</p><table>open'
  const bytes = Buffer.from(html)
  const ranges = tableRanges(bytes)

  it('are the innermost ones; an outer one ends where its first inner one begins', () => {
    expect(ranges.map(({ start, end }) => html.slice(start, end))).toEqual([
      '<table>a',
      '<table>in',
      '<TABLE>two',
      '<table>open',
    ])
  })

  it('are found by a byte, and none where none is', () => {
    expect(['a<', 'in<', 'two', 'open'].map((words) => rangeIndex(ranges, html.indexOf(words)))).toEqual([0, 1, 2, 3])
    expect([0, html.indexOf(' <TABLE'), html.indexOf('y<')].map((at) => rangeIndex(ranges, at))).toEqual([-1, -1, -1])
    expect(rangeIndex([], 5)).toBe(-1)
    for (const [k, { start, end }] of ranges.entries())
      expect([rangeIndex(ranges, start), rangeIndex(ranges, end - 1)]).toEqual([k, k])
  })

  it('are HTML where they have cells: text filings mark theirs without', () => {
    expect(hasHtmlTables(Buffer.from('<TABLE>\n<S> <C>\n1995</TABLE>'))).toBe(false)
    expect(hasHtmlTables(Buffer.from(`${'x'.repeat(70_000)}<td>`))).toBe(true)
  })

  it('have the words above them, lines apart', () => {
    const page = '<p>ACME\nCORP</p><p>STATEMENTS&nbsp;OF INCOME</p><table>'
    expect(wordsBefore(Buffer.from(page), page.indexOf('<table'), 100)).toBe(' | ACME CORP | STATEMENTS OF INCOME | ')
  })

  it('are the likelier the more words of a statement they hold', () => {
    const points = ['revenue', 'revenue, income tax', 'net income per share, revenue, income tax'].map((words) =>
      wordPoints(`${words} diluted`),
    )
    expect(points).toEqual(points.toSorted((a, b) => a - b))
    expect(wordPoints('total assets, cash and receivables')).toBe(0)
  })
})

describe('tables of one row each', () => {
  const row = (label: string, amount: string) => `<table><tr><td>${label}</td><td>${amount}</td></tr></table>\n`
  const statement = ['Sales', 'Costs', 'Expenses', 'Income'].map((label, k) => row(label, `${4 - k},000`))

  it('are one table', () => {
    const bytes = Buffer.from(`<p>Income</p>${statement.join('<br>&nbsp;')}<p>Notes</p>${row('Cash', '5,000')}`)
    const [whole, other, ...none] = tableRanges(bytes)
    expect(none).toEqual([])
    expect(whole && readGrid(bytes, whole).map(({ label }) => label)).toEqual(['Sales', 'Costs', 'Expenses', 'Income'])
    expect(other && readGrid(bytes, other).map(({ label }) => label)).toEqual(['Cash'])
  })

  it('are not where words stand between, or where they are few', () => {
    expect(tableRanges(Buffer.from(statement.join('<p>and</p>')))).toHaveLength(4)
    expect(tableRanges(Buffer.from(statement.slice(1).join('')))).toHaveLength(3)
  })
})
