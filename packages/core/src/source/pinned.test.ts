import { describe, expect, it } from 'vitest'
import { showDocument } from './document.ts'
import { pinnedHead } from './pinned.ts'

const TEXT = [
  'STATEMENT OF EARNINGS              1993        1992',
  '                                ------      ------',
  'Revenues                        60,562      53,051',
  'Net earnings in 1992 terms      $4,315      $4,725',
  '</TABLE>',
  'Annual Report Page 27',
].join('\n')
const at = (cell: string) => ({ start: TEXT.indexOf(cell), end: TEXT.indexOf(cell) + cell.length })

describe('the pinned heading of a text table', () => {
  it('is the nearest line with a year over the cell, until the table ends', () => {
    const pinned = pinnedHead(TEXT, at('60,562'))
    expect(TEXT.slice(pinned?.head.start, pinned?.head.end)).toBe(`${TEXT.split('\n')[0]}\n`)
    expect(TEXT.slice(0, pinned?.until)).not.toContain('</TABLE>')
  })
  it('is none where no year stands over the column, or another table lies between', () => {
    expect(pinnedHead(TEXT.replace('1993', '    '), at('60,562'))).toBeNull()
    expect(pinnedHead(`1993\n</TABLE>\n60,562`, { start: 14, end: 20 })).toBeNull()
  })
  it('leaves the text as it was printed', () => {
    const { html } = showDocument(Buffer.from(TEXT), at('4,315'), true)
    const page = Buffer.from(html).toString('latin1')
    expect(page).toContain('<b class="pin">STATEMENT OF EARNINGS')
    const shown = page.slice(page.indexOf('<pre>') + 5, page.indexOf('</pre>'))
    const printed = shown.replace(/<span class="note".*?<\/span>/, '').replace(/<[^>]*>/g, '')
    expect(printed.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(TEXT)
  })
})
