/** A Markdown text as sentences without markup, each character with its place in the source. */
import { describe, expect, it } from 'vitest'
import { passagesOf } from './passages.ts'

const texts = (source: string) => passagesOf(source).map(({ text }) => text.replace(/\s+/g, ' ').trim())

describe('sentences', () => {
  it.each([
    ['Sales rose. Costs fell! Did they?', ['Sales rose.', 'Costs fell!', 'Did they?']],
    ['Apple Inc. sold more. It grew.', ['Apple Inc. sold more.', 'It grew.']],
    ['In the U.S. sales rose.', ['In the U.S. sales rose.']],
    ['It was $6.08 a share.', ['It was $6.08 a share.']],
    ['Costs (e.g. rent) rose. So did pay.', ['Costs (e.g. rent) rose.', 'So did pay.']],
    ['', []],
    ['   \n\n  ', []],
  ])('%j', (source, wanted) => expect(texts(source)).toEqual(wanted))

  it('begin a paragraph each, so that one does not go on with another', () => {
    const found = passagesOf('Sales rose. Costs fell.\n\nProfit rose.')
    expect(found.map(({ paragraph }) => paragraph - (found[0]?.paragraph ?? 0))).toEqual([0, 0, 1])
  })

  it('are cut where one is longer than anybody writes', () => {
    const found = passagesOf('word '.repeat(1_000))
    expect(found.length).toBeGreaterThan(3)
    expect(Math.max(...found.map(({ text }) => text.length))).toBeLessThanOrEqual(1_210)
  })
})

describe('markup', () => {
  it.each([
    ['**Revenue** was _$5 billion_.', 'Revenue was $5 billion .'],
    ['Revenue was [$5 billion](https://x.example/a_b?at=1).', 'Revenue was $5 billion .'],
    ['See ![a picture](x.png) revenue.', 'See revenue.'],
    ['Revenue[^1] rose.', 'Revenue rose.'],
    ['> Revenue rose.', 'Revenue rose.'],
    ['3. Revenue rose.', 'Revenue rose.'],
    ['Revenue was \\$5 billion.', 'Revenue was $5 billion.'],
    ['Read https://example.com/revenue/5 today.', 'Read today.'],
    ['<!-- Revenue fell. -->Revenue rose.', 'Revenue rose.'],
    ['```\nRevenue fell.\n```\nRevenue rose.', 'Revenue rose.'],
  ])('is no text: %j', (source, wanted) => {
    expect(
      texts(source)
        .join(' ')
        .replace(/ (?=\.)/g, ''),
    ).toBe(wanted.replace(/ (?=\.)/g, ''))
  })

  it.each([
    'Revenue was **$5 billion** in [fiscal 2024](filing_url).',
    '- **Net income:** $3 billion (2023: $2 billion)',
    '| | 2024 |\n|---|---|\n| Revenue | $5B |',
    '# Results\n\nRevenue rose to $5 billion.',
  ])('leaves each character at its place: %j', (source) => {
    for (const { text, at, from } of passagesOf(source))
      for (let i = from; i < text.length; i++) {
        const place = at[i] ?? -1
        // a blank may stand where markup stood
        if (place >= 0 && text[i]?.trim()) expect(source[place]).toBe(text[i])
      }
  })
})

describe('a table', () => {
  const cells = passagesOf(
    '| | 2024 FY | 2023 FY |\n|---|---|---|\n| Revenue | $391B | $383B |\n| Net income | $94B | - |',
  )

  it('is a passage a cell, with the name of its row and the head of its column', () => {
    const said = cells.filter(({ inTable }) => inTable).map(({ text }) => text.replace(/\s+/g, ' ').trim())
    expect(said.some((one) => /Revenue.*391B/.test(one) && /2024/.test(one))).toBe(true)
    expect(said.some((one) => /Revenue.*383B/.test(one) && /2023/.test(one))).toBe(true)
    expect(said.some((one) => /Revenue.*94B/.test(one))).toBe(false)
  })
  it('tells where a cell’s own text begins, and that what stands before is of another place', () => {
    const cell = cells.find(({ text }) => text.includes('$391B'))
    expect(cell?.text.slice(cell.from).trim()).toBe('$391B')
    expect(cell?.at.slice(0, cell.from).every((place) => place === -1)).toBe(true)
  })
})

it('knows a heading from a sentence', () => {
  expect(passagesOf('# Revenue\n\nIt rose.').map(({ isHeading }) => isHeading)).toEqual([true, false])
})
