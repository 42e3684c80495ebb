import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { printedRow } from './printed-row.ts'

const rowAt = (source: string, text: string, from = 0) => {
  const start = source.indexOf(text, from)
  return printedRow(Buffer.from(source, 'latin1'), { start, end: start + text.length })
}

describe('the printed row of a figure', () => {
  it('has the title above its table, the heads of its columns and its cells as printed', () => {
    const path = new URL('../../../../samples/filings/0000320193-24-000123/aapl-20240928.htm.gz', import.meta.url)
    const source = gunzipSync(readFileSync(path)).toString('latin1')
    expect(rowAt(source, '93,736', source.indexOf('CONSOLIDATED STATEMENTS OF OPERATIONS</span>'))).toEqual({
      kind: 'table',
      over: [
        'CONSOLIDATED STATEMENTS OF OPERATIONS',
        '(In millions, except number of shares, which are reflected in thousands, and per-share amounts)',
      ],
      label: 'Net income',
      cells: [
        { head: 'Years ended September 28, 2024', text: '$93,736', chosen: true },
        { head: 'Years ended September 30, 2023', text: '$96,995', chosen: false },
        { head: 'Years ended September 24, 2022', text: '$99,803', chosen: false },
      ],
    })
  })

  it('keeps brackets and signs with their digits, and says once what stands over each column', () => {
    const table =
      '<html><body><p>Statements of operations</p><table>' +
      '<tr><td></td><td colspan="3">2017 (in thousands)</td><td colspan="3">2016 (in thousands)</td></tr>' +
      '<tr><td>Net loss</td><td>$</td><td>(253,116</td><td>)</td><td>$</td><td>(80,127</td><td>)</td></tr></table></body></html>'
    expect(rowAt(table, '80,127')).toEqual({
      kind: 'table',
      over: ['Statements of operations', '(in thousands)'],
      label: 'Net loss',
      cells: [
        { head: '2017', text: '$(253,116)', chosen: false },
        { head: '2016', text: '$(80,127)', chosen: true },
      ],
    })
  })

  it('is the line of a text filing with its blanks, under the line of years', () => {
    const text = 'STATEMENT OF EARNINGS       1993     1992\nRevenues                 $60,562  $53,051\nCosts\n'
    expect(rowAt(text, '60,562')).toEqual({
      kind: 'text',
      head: 'STATEMENT OF EARNINGS       1993     1992',
      before: 'Revenues                 $',
      cell: '60,562',
      after: '  $53,051',
      isSpaced: true,
    })
  })

  it('is the words around a figure of a sentence', () => {
    const page = '<html><body><p>Our <b>net loss</b> of $1,234 was smaller.</p></body></html>'
    expect(rowAt(page, '1,234')).toMatchObject({ kind: 'text', cell: '1,234', isSpaced: false, head: null })
    expect(rowAt(page, '1,234')).toMatchObject({ before: 'Our net loss of $' })
  })

  it('is none where the document does not reach so far', () => {
    expect(printedRow(Buffer.from('<table></table>'), { start: 900, end: 905 })).toBeNull()
  })
})
