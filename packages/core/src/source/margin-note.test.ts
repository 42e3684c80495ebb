import { describe, expect, it } from 'vitest'
import { showDocument } from './document.ts'
import { isLong, isWide, marginNote } from './margin-note.ts'

const page = (source: string, cell: string, isText = false): string => {
  const bytes = Buffer.from(source)
  const start = bytes.indexOf(cell)
  return Buffer.from(showDocument(bytes, { start, end: start + cell.length }, isText).html).toString()
}
const noteIn = (shown: string): string | null => /<span class="note"[^>]*>(.*?)<\/span>/.exec(shown)?.[1] ?? null

/** Rows as 0000320193-24-000123 sets them. */
const TABLE = (attributes: string) => `<html><body><table${attributes}>
<tr><td></td><td>September 28,<br>2024</td><td>September 30,<br>2023</td></tr>
<tr><td>Products</td><td>294,866</td><td>298,085</td></tr>
<tr><td>Services</td><td>96,169</td><td>85,200</td></tr>
<tr><td>&nbsp;</td><td>Total&nbsp;net sales &amp; more</td><td>391,035</td><td>383,285</td></tr></table></body></html>`

describe('the note in the margin', () => {
  it('tells the cell, the first words of its row and the heading of its column', () => {
    const shown = page(TABLE(''), '96,169')
    expect(noteIn(shown)).toBe('<b>96,169</b>Row &ldquo;Services&rdquo;, column &ldquo;September 28, 2024&rdquo;')
    expect(shown).toContain('<body class="noted">')
  })

  it('passes empty cells over, and keeps words as the filing writes them', () => {
    expect(noteIn(page(TABLE(''), '391,035'))).toContain('Row &ldquo;Total net sales &amp; more&rdquo;')
  })

  it('reads words in the charset of the filing: a no-break space, accents, a blank before the figure', () => {
    const french = (charset: 'utf8' | 'latin1') => {
      const bytes = Buffer.from(
        '<html><body><table><tr><td>\u00a0</td><td>Ventes\u00a0nettes à Paris</td><td>\u00a0<b>96\u00a0169</b></td></tr></table></body></html>',
        charset,
      )
      const start = bytes.indexOf('</td>', bytes.indexOf('Paris')) + '</td><td>'.length
      const shown = showDocument(bytes, { start, end: bytes.indexOf('</b>') }, false)
      return new TextDecoder(shown.charset).decode(shown.html)
    }
    for (const charset of ['utf8', 'latin1'] as const) {
      expect(noteIn(french(charset)), charset).toBe('<b>96 169</b>Row &ldquo;Ventes nettes &#224; Paris&rdquo;')
      expect(french(charset), charset).toContain('\u00a0<b><mark id="at">96\u00a0169</mark>')
    }
    const text = 'Ventes à   Paris                  96,169    85,200\n'
    expect(noteIn(page(text, '96,169', true))).toBe('<b>96,169</b>Row &ldquo;Ventes &#224;&rdquo;')
  })

  it('keeps words apart that stand in lines or tables of their own', () => {
    const row = (label: string) =>
      noteIn(page(`<html><body><table><tr><td>${label}</td><td>96,169</td></tr></table></body></html>`, '96,169'))
    for (const label of [
      'Total<br>net <b>s</b>ales',
      '<p>Total</p><p>net sales</p>',
      '<table><tr><td>Total</td></tr></table>net sales',
    ])
      expect(row(label), label).toContain('Row &ldquo;Total net sales&rdquo;')
  })

  it('leaves a table that is wider than the page beside the margin alone', () => {
    for (const wide of [' width="900"', ' style="width: 700pt"', ' style="color:#000;min-width:800px"']) {
      const shown = page(TABLE(wide), '96,169')
      expect(noteIn(shown), wide).toBeNull()
      expect(shown).toContain('<mark id="at">96,169</mark>')
      expect(shown).not.toContain('class="noted"')
    }
    expect([{ width: '100%' }, { width: '600' }, { style: 'width:85%' }, {}].map(isWide)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('stands beside plain text whose lines are short', () => {
    const text = `                              1999      1998\n\nNET SALES ..........        $72,506   $64,537\nCOST OF SALES                51,363    45,777\n`
    expect(noteIn(page(text, '72,506', true))).toContain('<b>72,506</b>Row &ldquo;NET SALES&rdquo;')
    const indented = text.replace('COST OF SALES  ', '     COST OF SALES. . . ')
    expect(noteIn(page(indented, '51,363', true))).toBe('<b>51,363</b>Row &ldquo;COST OF SALES&rdquo;')
    expect(noteIn(page(indented, '45,777', true))).toBe('<b>45,777</b>Row &ldquo;COST OF SALES&rdquo;')
    // The words stand a line above: figures are no name of a row.
    const wrapped = 'Sales to\n  affiliates\n           72,506   64,537\n72,506   64,538\n'
    for (const cell of ['72,506', '64,537', '64,538']) expect(noteIn(page(wrapped, cell, true)), cell).toBeNull()
    const long = text.replace('64,537\n', `64,537${' '.repeat(80)}61,470\n`)
    expect(isLong(long, long.indexOf('72,506'))).toBe(true)
    expect(noteIn(page(long, '72,506', true))).toBeNull()
  })

  it('is none where nothing names the cell, and acts on nothing that a filing prints', () => {
    expect(marginNote(' ', '5', null)).toBe('')
    expect(marginNote('', '5', 'Années & <b>')).toBe(
      '<span class="note" aria-hidden="true"><b>5</b>Column &ldquo;Ann&#233;es &amp; &lt;b&gt;&rdquo;</span>',
    )
    expect(noteIn(page('<html><body><p>Net sales were 391,035 in all.</p></body></html>', '391,035'))).toBeNull()
    expect(marginNote('<img src=x>', '5', null)).toContain('Row &ldquo;&lt;img src=x&gt;&rdquo;')
  })
})
