import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { keptAttribute, keptStyle } from './allowed.ts'
import { showCells, showDocument } from './document.ts'

const shown = (source: string, at: { start: number; end: number } | null = null): string => {
  const { html, charset } = showDocument(Buffer.from(`<html><body>${source}</body></html>`), at, false)
  const page = new TextDecoder(charset).decode(html)
  return /<body[^>]*>(.*)<\/body>/s.exec(page)?.[1] ?? ''
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x.test/a.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<meta http-equiv="refresh" content="0;url=https://x.test">',
  '<base href="https://x.test/">',
  '<link rel="stylesheet" href="https://x.test/a.css">',
  '<form action="https://x.test"><input name=a autofocus onfocus=alert(1)></form>',
  '<style>@import url(https://x.test)</style>',
  '<div style="background:url(https://x.test/a.png)">x</div>',
  '<div style="background:u\\72l(https://x.test)">x</div>',
  '<div style="background:&#117;rl(https://x.test)">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<td background="https://x.test/a.png">x</td>',
  '<table background=javascript:alert(1)><tr><td>x</table>',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<!-- --!><script>alert(1)</script> -->',
  '<!--<script>alert(1)',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><script>alert(1)</script>',
  '<xmp><script>alert(1)</script></xmp>',
  '<title><script>alert(1)</script></title>',
  '<div onclick=alert(1) onmouseover="alert(1)">x</div>',
  '<div/onclick=alert(1)//style=x>x</div>',
  '<font color="red\' onload=alert(1)">x</font>',
  '<font face=\'a" onload=alert(1) x="\'>x</font>',
  '<video src=https://x.test autoplay></video><audio src=//x.test>',
  '<template><script>alert(1)</script></template>',
  '<plaintext><script>alert(1)</script>',
  '<ix:nonFraction name="a" onclick="alert(1)">5</ix:nonFraction>',
  '<ix:header><script>alert(1)</script></ix:header>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<a name="x" href="https://x.test" target=_top ping=//x.test>x</a>',
]

describe('showDocument', () => {
  it.each(HOSTILE)('lets nothing act or load: %s', (source) => {
    const page = shown(source)
    const tags = page.match(/<[^>]*>/g) ?? []
    for (const tag of tags) {
      expect(tag).not.toMatch(
        /^<\/?(?:script|img|svg|math|iframe|object|embed|meta|base|link|form|input|style|video|audio|template)/i,
      )
      expect(tag).not.toMatch(/\son\w+\s*=/i)
      expect(tag.replace(/href="#[^"]*"/g, '')).not.toMatch(
        /(?:src|href|background|action|data|srcdoc|ping|target)\s*=/i,
      )
      expect(tag).not.toMatch(/url\(|expression|javascript|@import/i)
    }
  })

  it('keeps layout and marks the cell at its byte range', () => {
    const source = '<table><tr><td style="text-align:right; position:fixed">Umsätze</td><td>391,035</td></tr></table>'
    const whole = Buffer.from(`<html><body>${source}</body></html>`)
    const start = whole.indexOf('391,035')
    expect(shown(source, { start, end: start + 7 })).toBe(
      '<table><tr><td style="text-align:right">Umsätze</td><td><mark id="at">391,035</mark>' +
        '<span class="note" aria-hidden="true"><b>391,035</b>Row &ldquo;Ums&#228;tze&rdquo;</span></td></tr></table>',
    )
    const cell = whole.indexOf('<td>391')
    expect(shown(source, { start: cell, end: cell + 16 })).toContain('<td><mark id="at">391,035</mark><span ')
  })

  it('marks many cells, in the order they stand, each once, with a name for the address', () => {
    const source = '<html><body><table><tr><td>Net sales</td><td>$ 391,035</td><td>383<b>,285</b></td></tr></table>'
    const bytes = Buffer.from(source)
    const cell = (text: string, length = text.length) => ({
      start: bytes.indexOf(text),
      end: bytes.indexOf(text) + length,
    })
    const [second, first] = [cell('383', '383<b>,285'.length), cell('391,035')]
    const page = showCells(bytes, [second, first, cell('391'), { start: 5, end: 5 }], 'a"b')
    expect(/<body>(.*)<\/body>/.exec(page)?.[1]).toBe(
      `<table><tr><td>Net sales</td><td>$ <mark id="at-${first.start}-${first.end}">391,035</mark></td>` +
        `<td><mark id="at-${second.start}-${second.end}">383</mark><b><mark>,285</mark></b></td></tr></table>`,
    )
    expect(page).toContain('<style nonce="a&quot;b">')
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'")
    const text = Buffer.from('Ums\xe4tze  5 <x>  7', 'latin1')
    expect(
      showCells(
        text,
        [
          { start: 16, end: 17 },
          { start: 9, end: 10 },
        ],
        '',
      ),
    ).toContain('<pre>Umsätze  <mark id="at-9-10">5</mark> &lt;x&gt;  <mark id="at-16-17">7</mark></pre>')
  })

  it.each(HOSTILE)('lets nothing act or load where many cells are marked: %s', (source) => {
    const body = /<body>(.*)<\/body>/s.exec(showCells(Buffer.from(`<html><body>${source}</body></html>`), [], ''))?.[1]
    expect(body).toBe(shown(source))
  })

  it('shows plain text as it is spaced and reads old bytes as Windows-1252', () => {
    const bytes = Buffer.from('<PAGE>\nNet sales   $ 5 \x96 <b>\n', 'latin1')
    const { html, charset } = showDocument(bytes, { start: 19, end: 22 }, true)
    expect(charset).toBe('windows-1252')
    expect(new TextDecoder(charset).decode(html)).toContain(
      '<pre>&lt;PAGE&gt;\nNet sales   <mark id="at">$ 5</mark>' +
        '<span class="note" aria-hidden="true"><b>$ 5</b>Row &ldquo;Net sales&rdquo;</span> – &lt;b&gt;\n</pre>',
    )
  })

  it('keeps only declarations that lay out', () => {
    expect(keptStyle('color:#000;font-family:&quot;Times&quot;;background:url(x);-moz-binding:x;top:0')).toBe(
      'color:#000;font-family:"Times"',
    )
    expect(keptStyle('background-color:rgb(1, 2, 3);width:expression(x);margin:0 auto')).toBe(
      'background-color:rgb(1, 2, 3);margin:0 auto',
    )
  })

  it('sets white rows on the paper of the page', () => {
    expect(keptStyle('background-color:#FFFFFF;padding:2px')).toBe('background-color:#fbf8f1;padding:2px')
    expect(keptStyle('background:rgb(255, 255, 255)')).toBe('background:#fbf8f1')
    expect(keptStyle('color:#ffffff;background-color:#003366')).toBe('color:#ffffff;background-color:#003366')
    expect(keptAttribute('tr', 'bgcolor', 'white')).toBe(' bgcolor="#fbf8f1"')
    expect(keptAttribute('tr', 'bgcolor', '#cceeff')).toBe(' bgcolor="#cceeff"')
  })

  // A real filing where the folder stands beside the repository.
  const apple = new URL(
    '../../../../../shared/edgar/Archives/edgar/data/320193/000032019324000123/aapl-20240928.htm.gz',
    import.meta.url,
  )
  it.runIf(existsSync(apple))('marks the figure in a real filing', () => {
    const bytes = gunzipSync(readFileSync(apple))
    const start = bytes.indexOf('391,035')
    const page = Buffer.from(showDocument(bytes, { start, end: start + 7 }, false).html).toString()
    expect(page).toContain('<mark id="at">391,035</mark>')
    expect(page).not.toMatch(/<(?:script|ix:|img)/)
  })
})

describe('the other cells of a document', () => {
  const places = (source: string, ...texts: string[]) =>
    texts.map((text) => ({ start: source.indexOf(text), end: source.indexOf(text) + text.length }))
  const page = (source: string, isText: boolean, [at, ...others]: { start: number; end: number }[]) =>
    Buffer.from(showDocument(Buffer.from(source), at ?? null, isText, others).html).toString()

  it('are outlined beside the chosen one, each told by its place', () => {
    const source =
      '<html><body><table><tr><td>Net sales</td><td>391,035</td><td>383,285</td></tr></table></body></html>'
    const [a, b] = places(source, '391,035', '383,285')
    if (!a || !b) throw new Error('no cell')
    const shown = page(source, false, [a, b, a])
    expect(shown).toContain(`<mark id="at" data-c="${a.start}-${a.end}">391,035</mark>`)
    expect(shown).toContain(`<mark data-c="${b.start}-${b.end}" class="o">383,285</mark>`)
    expect(shown.match(/<mark/g)).toHaveLength(2)
    expect(shown.match(/class="note"/g)).toHaveLength(1)
  })

  it('are outlined in plain text too', () => {
    const source = 'REVENUES   1993   1992\nSales    60,562   53,051\nCosts    40,000\n'
    const shown = page(source, true, places(source, '60,562', '53,051', '40,000'))
    expect(shown.match(/<mark/g)).toHaveLength(3)
    expect(shown).toMatch(/<mark data-c="\d+-\d+" class="o">40,000<\/mark>/)
  })
})
