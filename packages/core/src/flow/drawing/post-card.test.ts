import { expect, it } from 'vitest'
import { postCardSvg } from './post-card.ts'

const card = {
  company: 'Apple Inc.',
  subtitle: '2019 FY, 10-K',
  title: 'Apple sold less and kept 21 cents of every sales dollar in fiscal 2019',
  figures: [
    { label: 'Revenue', value: '$260.17B' },
    { label: 'Net income', value: '$55.26B' },
  ],
  foot: '3 min read',
}
const linesOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map((match) => match[1])

it('shows title, company and figures, escaped, the same each time', () => {
  expect(postCardSvg(card)).toBe(postCardSvg(card))
  const words = linesOf(postCardSvg({ ...card, title: 'A <b> & "c"' }))
  expect(words).toContain('A &lt;b&gt; &amp; &quot;c&quot;')
  for (const one of ['Apple Inc.', '2019 FY, 10-K', '$260.17B', 'Net income', '3 min read'])
    expect(words).toContain(one)
})

it('breaks a long title into lines that fit, and ends one that has no room with an ellipsis', () => {
  const title = linesOf(postCardSvg(card)).join(' ')
  expect(title).toContain('Apple sold less and kept 21 cents')
  const long = postCardSvg({ ...card, title: 'word '.repeat(80) })
  expect(long).toMatch(/word…</)
  const y = [...long.matchAll(/ y="([\d.]+)"/g)].map((match) => Number(match[1]))
  expect(Math.max(...y)).toBeLessThanOrEqual(593)
  expect(postCardSvg({ ...card, figures: [], title: 'word '.repeat(40) })).not.toContain('NaN')
})
