import { expect, it } from 'vitest'
import { escapeMarkup, escapeText, escapeXml } from './markup.ts'

it.each([
  ['AT&T <b> "x"', 'AT&amp;T &lt;b&gt; "x"'],
  ['&lt;', '&amp;lt;'],
])('text between tags keeps its quotes: %s', (text, expected) => expect(escapeText(text)).toBe(expected))

it('an attribute cannot be left by a quote', () => {
  expect(escapeMarkup('"><script>')).toBe('&quot;&gt;&lt;script&gt;')
})

it('XML loses what it has no place for and keeps letters of every plane', () => {
  expect(escapeXml('a\u0000b\u001f\uFFFEc \u{1F4C8} "ü"\n')).toBe('abc \u{1F4C8} &quot;ü&quot;\n')
})

it('half of a pair of surrogates is left out of XML', () => {
  expect(escapeXml('a\uD83Db')).toBe('ab')
})
