import { describe, expect, it } from 'vitest'
import { beforeFigures, figureIn, figureInSlug, neutralTitle } from './reserved.ts'

describe('figures in words that everybody reads', () => {
  it.each([
    ['Apple made $58.02B in Q2', '$58.02B'],
    ['Apple made USD 58.0 billion', '58.0 billion'],
    ['Apple: 58,015 and counting', '58,015'],
    ['Revenue up 12%', '12%'],
    ['Net margin of 19.9 percent', '19.9 percent'],
    ['Earnings of 2.46 a share', '2.46'],
    ['Revenue of fifty-eight billion dollars', 'fifty-eight billion'],
    ['Half a billion more', 'Half a billion'],
    ['Profit doubled', 'doubled'],
    ['iPhone brought in two thirds of revenue', 'two thirds of'],
    ['It made $2019 million', '$2019 million'],
    ['It made 2019 million', '2019 million'],
    ['A margin of 2019.5', '2019.5'],
    ['Net margin up 9', '9'],
  ])('finds the one in “%s”', (text, figure) => {
    expect(figureIn(text, ['Apple Inc.'])?.text).toBe(figure)
  })

  it.each([
    'Apple in fiscal 2019: from revenue to net income',
    'Apple filed its 10-Q for the second quarter of fiscal 2019 on May 1, 2019.',
    'Apple in Q2 2019 and in 2Q 2018, FY19 and H1 2020',
    'What the 10-K405 and the 20-F say, as of 2019-03-30, for the 3 months ended 30 March 2019',
    'Sold more and kept less',
  ])('lets “%s” be', (text) => {
    expect(figureIn(text, ['Apple Inc.'])).toBeNull()
  })

  it('knows the digits of names', () => {
    expect(figureIn('3M in fiscal 2019', ['3M CO'])).toBeNull()
    expect(figureIn('Phillips 66 in 2019', ['Phillips 66'])).toBeNull()
    expect(figureIn('Phillips 66 made 66 in 2019', ['Phillips 66'])?.text).toBe('66')
  })

  it('stops before the sentence with the first one', () => {
    expect(beforeFigures('Apple filed in 2019. Revenue was $58.02B. More.', [])).toBe('Apple filed in 2019. …')
    expect(beforeFigures('Revenue was 58 billion.', [])).toBe('…')
    expect(beforeFigures('Words alone.', [])).toBe('Words alone.')
  })

  it('reads addresses', () => {
    const neutral = neutralTitle('Apple Inc.', '2019 Q2')
    const figure = (slug: string, names = ['Apple Inc.']) => figureInSlug(slug, names, neutral)?.text ?? null
    expect(figure('apple-revenue-58-02-billion-q2-2019')).toBe('58')
    expect(figure('apple-revenue-doubled-in-2019')).toBe('doubled')
    expect(figure('apple-10-q-for-q2-2019-filed-may-1-2019')).toBeNull()
    expect(figure('3m-in-fiscal-2019', ['3M CO'])).toBeNull()
    const own = 'apple-in-the-second-quarter-of-fiscal-2019-from-revenue-to-net-income'
    expect([own, `${own}-2`].map((slug) => figure(slug))).toEqual([null, null])
    expect(figure('apple-net-margin-up-9')).toBe('9')
  })
})
