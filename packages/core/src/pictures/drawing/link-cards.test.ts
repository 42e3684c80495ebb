import { expect, it } from 'vitest'
import { seriesPoint } from '../../chart/series.fixture.ts'
import type { Bar, Bridge } from '../bridge/cash.ts'
import type { HundredColumn } from '../hundred/hundred.ts'
import { changeCardSvg, compareCardSvg, screenCardSvg, storyCardSvg } from './link-cards.ts'

const words = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map((one) => (one[1] ?? '').replace(/<[^>]+>/g, ''))
/** Sizes of all text as it is drawn, px of 1200. */
const sizes = (svg: string): number[] => {
  const [, scale = '1'] = /scale\(([\d.]+)\)/.exec(svg) ?? []
  return [...svg.matchAll(/<(?:text|tspan)[^>]* font-size="([\d.]+)" font-weight[^>]*>/g)].map((one) =>
    one[0].startsWith('<tspan') ? Number(one[1]) * Number(scale) : Number(one[1]),
  )
}

const bar = (id: string, name: string, amount: number, from: number, kind?: Bar['kind']): Bar => ({
  ...{ id, name, kind: kind ?? (amount < 0 ? 'out' : 'in'), amount, from, to: from + amount },
  ...{ place: null, parts: [], section: null },
})

it('leads from one net income to the next with its largest steps, to be read at 500 px', () => {
  // Apple, Form 10-K of fiscal 2024: net income of 93,736 after 96,995.
  const bars = [
    bar('before', 'Net income 2023 FY', 96_995e6, 0, 'cash'),
    bar('total_revenue', 'Revenue', 7_750e6, 96_995e6),
    bar('cost_of_revenue', 'Cost of revenue', 3_785e6, 104_745e6),
    bar('r', 'R&D', -1_455e6, 108_530e6),
    bar('s', 'SG&A', -1_165e6, 107_075e6),
    bar('o', 'Other income, net', 834e6, 105_910e6),
    bar('t', 'Income taxes', -13_008e6, 106_744e6),
    bar('now', 'Net income 2024 FY', 93_736e6, 0, 'cash'),
  ]
  const bridge: Bridge = { currency: 'USD', bars, open: [], openable: [], free: null }
  const svg = changeCardSvg({ company: 'Apple Inc.', period: '2024 FY', form: '10-K' }, bridge, '2023 FY')
  expect(words(svg)).toContain('Net income, 2024 FY on 2023 FY, from the 10-K')
  expect(words(svg)).toContain('Net income fell by $3.26B to $93.74B: Revenue added $7.75B, Income taxes took $13.01B.')
  expect(words(svg)).toEqual(expect.arrayContaining(['$97.00B', '$7.75B', '−$13.01B', '−$331.00M', '$93.74B']))
  expect(words(svg)).not.toContain('SG&amp;A')
  expect(Math.min(...sizes(svg))).toBeGreaterThanOrEqual(19)
  expect(changeCardSvg({ company: 'Apple Inc.', period: '2024 FY', form: '10-K' }, bridge, '2023 FY')).toBe(svg)
})

it('shows what was kept of a hundred year by year, a loss over its column', () => {
  const column = (year: string, kept: number, over: number): HundredColumn => {
    const cost = { id: 'cost', name: 'Cost of revenue', colour: 'cost', amount: 1, cell: null } as const
    const own = { id: 'kept', name: 'Net income', colour: 'net', amount: 1, cell: null } as const
    const parts = [{ ...cost, share: 100 + over - Math.max(0, kept) }, ...(kept > 0 ? [{ ...own, share: kept }] : [])]
    return { code: `${year} FY`, year, point: seriesPoint(`${year} FY`, {}), parts, kept, over }
  }
  const card = { name: 'The Boeing Company', subtitle: 'BA', foot: 'For every $100 in revenue, Boeing lost $17.77.' }
  const svg = storyCardSvg(card, [column('2018', 10.34, 0), column('2024', -17.77, 17.77)])
  expect(words(svg)).toEqual(
    expect.arrayContaining(['$10.34', '−$17.77', '2018', '2024', 'Cost of revenue', card.foot]),
  )
  expect(svg.match(/url\(#lost\)/g)).toHaveLength(1)
  expect(Math.min(...sizes(svg))).toBeGreaterThanOrEqual(20)
})

it('puts up to five companies side by side, one without figures among them', () => {
  const row = (name: string, kept: number | null) => ({
    name,
    period: kept === null ? null : '2024 FY',
    revenue: '$1.00B',
    kept,
  })
  const svg = compareCardSvg('A, B', [
    row('Apple', 23.97),
    row('Boeing', -17.77),
    row('New', null),
    row('C', 1),
    row('D', 2),
  ])
  expect(words(svg)).toEqual(expect.arrayContaining(['Apple', '23.97', 'Boeing', '−17.77', 'New', '-', '2024 FY']))
  expect(svg.match(/fill="url\(#lost\)"/g)).toHaveLength(1)
})

it('says a screen in words', () => {
  const svg = screenCardSvg(['Net margin from 30.0%'], [{ label: 'Companies', value: '23' }], 'Apple, Visa')
  expect(words(svg)).toEqual(
    expect.arrayContaining(['Screener', 'Net margin from 30.0%', 'Companies', '23', 'Apple, Visa']),
  )
})
