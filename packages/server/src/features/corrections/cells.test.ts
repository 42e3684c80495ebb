import { millisecondsOfWork } from '@topline/core/format/work.fixture.ts'
import { describe, expect, it } from 'vitest'
import { cellAtBytes, findCells } from './cells.ts'

const html = Buffer.from(
  '<table><tr><td>Net&nbsp;sales &amp; other</td><td>$</td><td><b>391,035</b></td><td>(383,285</td><td>)</td></tr>' +
    '<tr><th>Basic EPS</th><td>6.11</td></tr></table>',
)

describe('cells of a document', () => {
  it('are found by words of their row, with the bytes of their digits', () => {
    const found = findCells(html, 'net sales', false)
    expect(found.map(({ text, value }) => [text, value])).toEqual([
      ['391,035', 391035],
      ['383,285', -383285],
    ])
    for (const { start, end, text } of found) expect(html.toString('latin1', start, end)).toBe(text)
    expect(found[0]?.label).toBe('Net sales & other')
  })
  it('are found by the number, with or without commas', () => {
    expect(findCells(html, '391035', false)).toHaveLength(1)
    expect(findCells(html, '6.11', false)[0]).toMatchObject({ value: 6.11, label: 'Basic EPS' })
  })
  it('are found in plain text', () => {
    const text = Buffer.from('Net sales           $ 11,062    $  9,189\nEPS   (.50)\n')
    const [first] = findCells(text, 'Net sales', true)
    expect(first).toMatchObject({ value: 11062, label: 'Net sales' })
    expect(findCells(text, 'eps', true)[0]).toMatchObject({ text: '.50', value: -0.5 })
  })
  it('of the same words and digits are told apart by their column, the row over their group, and the words before', () => {
    const table = Buffer.from(
      '<p>Results of the year</p><table><tr><td></td><td colspan="2">Years ended</td></tr>' +
        '<tr><td></td><td>May 31,<br>2024</td><td></td><td>May 31,<br>2023</td></tr>' +
        '<tr><td>Diluted</td><td>1.50</td><td></td><td>1.50</td></tr>' +
        '<tr><td>Shares used:</td></tr><tr><td>Diluted</td><td>1.50</td></tr></table>' +
        '<p>Pro forma</p><table><tr><td>Diluted</td><td>1.50</td></tr></table>',
    )
    expect(findCells(table, 'diluted', false).map(({ group, column }) => [group, column])).toEqual([
      ['Results of the year', 'Years ended, May 31, 2024'],
      ['Results of the year', 'Years ended, May 31, 2023'],
      ['Shares used:', 'Years ended, May 31, 2024'],
      [expect.stringMatching(/Pro forma$/), ''],
    ])
    const text = Buffer.from('                2001      2000\nNet sales      100.5      100.5\n')
    expect(findCells(text, 'net sales', true).map(({ column }) => column)).toEqual(['2001', '2000'])
  })
  it('are not looked for in quadratic time where no row is closed', () => {
    const rows = Buffer.from('<tr><td>1'.repeat(20_000))
    const taken = millisecondsOfWork(() => {
      expect(findCells(rows, 'nothing of this', false)).toEqual([])
    })
    expect(taken).toBeLessThan(5000)
  })
})

describe('the number at some bytes', () => {
  it('is read only where those bytes are one', () => {
    const at = html.indexOf('391,035')
    expect(cellAtBytes(html, at, at + 7)).toEqual({ text: '391,035', size: 391035 })
    expect(cellAtBytes(html, at - 1, at + 7)).toBeNull()
    expect(cellAtBytes(html, at, at + 8)).toBeNull()
  })
})
