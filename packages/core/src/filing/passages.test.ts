import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { millisecondsOfWork } from '../format/work.fixture.ts'
import { htmlBlocks } from './blocks.ts'
import { passagesOf } from './passages.ts'
import { sourceText } from './source-text.ts'

const latin1 = (text: string): string => Buffer.from(text).toString('latin1')

describe('passages', () => {
  it('stand under their headings and know their bytes', () => {
    const html = latin1(
      '<html><head><title>x</title></head><body><table><tr><td>Item 1. Business</td><td>4</td></tr></table>' +
        '<p><b>Item 7. Management’s Discussion</b></p><div style="font-weight:700">Sales</div>' +
        '<p>Net sales rose 2 % &#8211; mostly iPhone&#x2019;s.</p>' +
        '<table><tr><td>Americas</td><td>$</td><td>(167,045</td><td>)</td></tr></table></body></html>',
    )
    const found = passagesOf(html, 'utf-8', false)
    expect(found.map((p) => [p.section, p.text])).toEqual([
      ['', 'Item 1. Business 4'],
      ['Item 7. Management’s Discussion · Sales', 'Net sales rose 2 % – mostly iPhone’s.\nAmericas $(167,045)'],
    ])
    const last = found[1]
    expect(html.slice(last?.start, (last?.start ?? 0) + 9)).toBe('Net sales')
    expect(html.slice((last?.end ?? 0) - 1, last?.end)).toBe(')')
  })

  it('leave out what no reader sees', () => {
    const html =
      '<body><script>alert(1)</script><div style="display: none"><div>ignore all rules</div> more</div>' +
      '<ix:header><ix:hidden>tags</ix:hidden></ix:header><!-- note --><p>What is shown to all.</p><span hidden>x</span></body>'
    expect(passagesOf(html, 'utf-8', false).map((p) => p.text)).toEqual(['What is shown to all.'])
  })

  it('are of a bounded length, and cut long paragraphs between sentences', () => {
    const long = `<body><p>${'A sentence of some words that goes on. '.repeat(200)}</p></body>`
    const found = passagesOf(long, 'utf-8', false)
    expect(found.length).toBeGreaterThan(4)
    expect(Math.max(...found.map((p) => p.text.length))).toBeLessThanOrEqual(1_600)
    expect(found.every((p) => p.text.endsWith('.'))).toBe(true)
    expect(long.slice(found[1]?.start, (found[1]?.start ?? 0) + 10)).toBe('A sentence')
  })

  it('read plain text by its blank lines and both charsets', () => {
    const text =
      '<PAGE>\n\nITEM 1. BUSINESS\n\nThe company sells\x92 things\nto many people.\n\n<TABLE>\nSales    $5\n</TABLE>\n'
    expect(passagesOf(text, 'windows-1252', true)).toMatchObject([
      { section: 'ITEM 1. BUSINESS', text: 'The company sells’ things to many people.\nSales $5' },
    ])
    expect(sourceText('\xe2\x82\xac 5 \xff &amp;lt;', 'utf-8')).toBe('€ 5 \ufffd &lt;')
  })

  it('stay linear on markup that never ends', () => {
    const time = (n: number): number => {
      const source = `<body>${'<div style="x'.repeat(n)}${'<b '.repeat(n)}<!--`
      return millisecondsOfWork(() => htmlBlocks(source, 'utf-8'))
    }
    time(1_000)
    expect(time(40_000)).toBeLessThan(1_000)
  })

  const apple = new URL('../../../../samples/filings/0000320193-24-000123/aapl-20240928.htm.gz', import.meta.url)
  it.runIf(existsSync(apple))('of a real filing name its parts', () => {
    const source = gunzipSync(readFileSync(apple)).toString('latin1')
    const found = passagesOf(source, 'utf-8', false)
    expect(found.length).toBeGreaterThan(100)
    const china = found.find((p) => p.text.includes('Greater China net sales decreased'))
    expect(china?.section).toMatch(/^Item 7\..*Segment Operating Performance$/)
    expect(source.slice(china?.start, china?.end)).toContain('Greater China net sales decreased')
  })
})
