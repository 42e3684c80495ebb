/** Where the tables of a document begin and end. */
import { describe, expect, it } from 'vitest'
import { hasHtmlTables, rangeIndex, tableRanges, tableTags } from './table-ranges.ts'

const found = (html: string) => {
  const bytes = Buffer.from(html)
  return tableRanges(bytes).map(({ start, end }) => html.slice(start, end))
}
const row = (label: string, ...cells: string[]) =>
  `<tr><td>${label}</td>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`

describe('the tables of a document', () => {
  it('are found in either spelling, in the order of the document', () => {
    const html = '<p>a</p><TABLE><tr><td>1</td></tr></TABLE><p>b</p><table><tr><td>2</td></tr></table>'
    expect(found(html)).toEqual(['<TABLE><tr><td>1</td></tr>', '<table><tr><td>2</td></tr>'])
    expect(tableTags(Buffer.from(html)).map(({ open }) => open)).toEqual([true, false, true, false])
  })

  it('of a layout are cut where the first inner one begins', () => {
    const inner = `<table>${row('Net sales', '1', '2')}`
    expect(found(`<table><tr><td>left</td><td>${inner}</table></td></tr></table>`)).toEqual([
      '<table><tr><td>left</td><td>',
      inner,
    ])
  })

  it('end with the document where nobody closed them', () => {
    expect(found(`<table>${row('Net sales', '1')}`)).toEqual([`<table>${row('Net sales', '1')}`])
    expect(found('</table>no table was open')).toEqual([])
  })

  it('are told from words about tables', () => {
    expect(found('<p>The following table, and the timetable, of &lt;table&gt;s</p>')).toEqual([])
  })
})

describe('rows that are a table each', () => {
  const each = (...labels: string[]) => labels.map((label) => `<table>${row(label, '1', '2')}</table>`)

  it('are one where four or more follow with nothing between', () => {
    const rows = each('Net sales', 'Cost of sales', 'Gross profit', 'Net income')
    expect(found(rows.join('\n&nbsp;<br>'))).toHaveLength(1)
    expect(found(rows.slice(0, 3).join('\n'))).toHaveLength(3)
  })

  it('are not with words between, or where one has two rows', () => {
    const rows = each('Net sales', 'Cost of sales', 'Gross profit', 'Net income')
    expect(found(rows.join('<p>and</p>'))).toHaveLength(4)
    const two = `<table>${row('Taxes', '1')}${row('Net income', '2')}</table>`
    expect(found([...rows.slice(0, 2), two, ...rows.slice(2)].join('\n'))).toHaveLength(5)
  })
})

describe('preformatted text in a cell', () => {
  const line = (label: string, now: string, before: string) =>
    `${label.padEnd(40)}${now.padStart(14)}${before.padStart(14)}`
  const page = Array.from({ length: 14 }, (_, k) => line(`Line ${k + 1}`, `${1204 + k}`, `${1195 + k}`)).join('\n')
  const cell = (text: string, tag = 'pre') => `<table><tr><td><${tag}>\n${text}\n</${tag}></td></tr></table>`
  const other = `<table>${row('Net sales', '1', '2')}`

  it('is a page of text and no table', () => {
    expect(found(`${cell(page)}${other}</table>`)).toEqual([other])
    expect(found(`${cell(page, 'PRE')}${other}</table>`)).toEqual([other])
  })

  it('is a cell where it is short, or runs on in few lines', () => {
    expect(found(`${cell('1,204')}${other}</table>`)).toHaveLength(2)
    expect(found(cell(page.replaceAll('\n', ' ')))).toHaveLength(1)
  })

  it('outside all tables takes none away', () => {
    expect(found(`<pre>\n${page}\n</pre>${other}</table>`)).toEqual([other])
    expect(found(`${other}</table><pre>\n${page}`)).toEqual([other])
  })
})

it('a place is in the range that holds it', () => {
  const ranges = [
    { start: 10, end: 20 },
    { start: 20, end: 25 },
    { start: 40, end: 50 },
  ]
  expect([0, 10, 19, 20, 24, 25, 39, 40, 49, 50].map((at) => rangeIndex(ranges, at))).toEqual([
    -1, 0, 0, 1, 1, -1, -1, 2, 2, -1,
  ])
  expect(rangeIndex([], 3)).toBe(-1)
})

it('a text filing marks its tables, and has none in HTML', () => {
  expect(hasHtmlTables(Buffer.from('<TABLE>\n<CAPTION>\n<S>  <C>\nNet sales   1,204\n</TABLE>'))).toBe(false)
  expect(hasHtmlTables(Buffer.from(`${' '.repeat(70_000)}<TD>1</TD>`))).toBe(true)
})
