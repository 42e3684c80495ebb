import type { PostClaim } from '@topline/core/api/blogs.ts'
import { expect, it } from 'vitest'
import { markdownHtml } from './static.server.tsx'

const claim = (text: string, start: number, more: Partial<PostClaim>): PostClaim => ({
  start,
  end: start + text.length,
  text,
  kind: 'amount',
  metric: 'revenue',
  period: '2024 FY',
  figure: '$391.04B',
  place: null,
  rule: null,
  verdict: 'holds',
  note: null,
  href: null,
  ...more,
})

it('renders tables, footnotes and headings with anchors', () => {
  const html = markdownHtml({
    text: '# One\n\n## Two words\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nSaid.[^1]\n\n[^1]: Where.\n\n~~old~~',
  })
  expect(html).toMatch(/<h2 id="[^"]*one">One<\/h2>/)
  expect(html).toMatch(/<h2 id="[^"]*two-words">Two words<\/h2>/)
  expect(html).toContain('<td class="num">1</td>')
  expect(html).toMatch(/<a href="#[^"]*fn-1"/)
  expect(html).toContain('Where.')
  expect(html).toContain('<del>old</del>')
})

it('leads the placeholder to the document, the marker nowhere, and other links to a new tab', () => {
  const text = '[filing](filing_url), [flow](income_flow), [out](https://a.example/x), [here](/company/1)'
  const html = markdownHtml({ text, filingUrl: 'https://www.sec.gov/a.htm' })
  expect(html).toContain(
    '<a href="https://www.sec.gov/a.htm" target="_blank" rel="noopener noreferrer nofollow">filing',
  )
  expect(html).toContain('<a href="https://a.example/x" target="_blank"')
  expect(html).not.toContain('income_flow')
  expect(markdownHtml({ text })).not.toContain('filing_url')
})

it('lets no other scheme and no HTML through', () => {
  const attacks = [
    '[x](javascript:alert(1))',
    '[x](JaVa&#x09;Script:alert(1))',
    '![x](data:image/svg+xml;base64,AAAA)',
    '[x](vbscript:x)',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<http://x" onmouseover="alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
  ]
  for (const attack of attacks) {
    const html = markdownHtml({ text: attack })
    expect(html).not.toMatch(/<(?:script|iframe|svg)|<[^>]*\son\w+=|(?:href|src)="(?:javascript|data|vbscript)/i)
  }
  expect(markdownHtml({ text: '[a](mailto:a@b.example) [b](//c.example/d)' })).toMatch(
    /mailto:a@b\.example.*https:\/\/c\.example\/d/,
  )
})

it('links a figure that was found to its cell, and marks a wrong one', () => {
  const text = 'Revenue was **$391.04B** and profit $1B.'
  const html = markdownHtml({
    text,
    claims: [
      claim('$391.04B', text.indexOf('$391'), { href: '/source/1?at=10-17' }),
      claim('$1B', text.indexOf('$1B'), { verdict: 'wrong', metric: 'net income', figure: '$93.74B' }),
    ],
  })
  expect(html).toContain('<strong><a class="fig"')
  expect(html).toContain('href="/source/1?at=10-17"')
  expect(html).toContain('aria-label="Total revenue, fiscal 2024, $391.04B, open in filing"')
  // Beside the text, as every link of it: the reader is in the middle of a sentence.
  expect(html).toMatch(/<a class="fig"[^>]* target="_blank"/)
  expect(html).toMatch(
    /<mark [^>]*tabindex="0"[^>]*>\$1B<span class="sr"> \(Wrong: the filing has \$93\.74B \(net income, fiscal 2024\)\)<\/span>/,
  )
  // What was not checked has a shape of its own, and says why.
  const open = markdownHtml({
    text,
    claims: [claim('$1B', text.indexOf('$1B'), { verdict: 'unresolved', note: 'nothing is named beside it' })],
  })
  expect(open).toContain('<i class=')
  expect(open).toContain('(Not checked: nothing is named beside it)')
  // A piece after the marker knows its place in the whole.
  const rest = markdownHtml({ text: ' $391.04B.', shift: 100, claims: [claim('$391.04B', 101, { href: '/source/1' })] })
  expect(rest).toContain('href="/source/1"')
})

it('sets columns of figures apart from columns of words', () => {
  const html = markdownHtml({
    text: '| Division | Revenue | Change |\n|---|---|---|\n| Services | $109.16B | +13.5% |\n| Products | $307.00B | n.m. |',
  })
  expect(html).toContain('<td>Services</td><td class="num">$109.16B</td><td class="num">+13.5%</td>')
  expect(html).toContain('<th>Division</th><th class="num">Revenue</th><th class="num">Change</th>')
})
