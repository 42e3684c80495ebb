import { describe, expect, it } from 'vitest'
import { isLong, isWide, marginNote } from './margin-note.ts'
import { showDocument } from './sanitise.ts'

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
