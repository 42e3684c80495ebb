import { escapeXml } from '@topline/core/format/markup.ts'
import { expect, it } from 'vitest'
import { atomText } from './atom.ts'

const entry = {
  id: 'https://x.example/filing/1',
  title: 'AT&T <Inc>: 10-K',
  updated: '2024-02-01T00:00:00Z',
  href: 'https://x.example/filing/1?a=1&b=2',
  summary: 'Filed.',
}
const feed = { id: 'f', title: 'T', self: 'https://x.example/feed.xml', href: 'https://x.example/', entries: [entry] }

it('escapes every value', () => {
  const text = atomText(feed)
  expect(text).toContain('<title>AT&amp;T &lt;Inc&gt;: 10-K</title>')
  expect(text).toContain('href="https://x.example/filing/1?a=1&amp;b=2"')
})

it('was last changed with its newest entry, an empty one never', () => {
  const older = { ...entry, id: 'o', updated: '2020-01-01T00:00:00Z' }
  expect(atomText({ ...feed, entries: [older, entry] })).toContain('<updated>2024-02-01T00:00:00Z</updated>\n<author>')
  expect(atomText({ ...feed, entries: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>')
})

it('drops characters that XML does not know', () => {
  expect(escapeXml('a\u0000b\u001Fc\uFFFEd💩"')).toBe('abcd💩&quot;')
})
