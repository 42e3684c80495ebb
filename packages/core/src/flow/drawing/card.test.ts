import { expect, it } from 'vitest'
import type { FlowInput } from '../graph/graph.ts'
import { labelsAreClear } from '../layout/layout.ts'
import { inputOfTruth } from '../truth-input.fixture.ts'
import { type CardFacts, flowPictureSvg, ogCardSvg, squarePictureSvg } from './card.ts'
import { type FlowState, SQUARE_ROOM, squareLayout, squareLines } from './square.ts'
import { type Look, themeOf } from './theme.ts'

const boeing: CardFacts = {
  company: 'The Boeing Company',
  period: '2024 FY',
  form: '10-K',
  statement: null,
  headline: { currency: 'USD', total_revenue: 66_517e6, net_income: -11_817e6 },
}
const words = (facts: CardFacts): string[] =>
  [...ogCardSvg(facts).matchAll(/>([^<>]+)<\/text>/g)].map((one) => one[1] ?? '')

it('shows what everybody may see of a filing whose flow is not for everybody', () => {
  expect(words(boeing)).toEqual([
    'BO',
    'The Boeing Company',
    '2024 FY, from the 10-K',
    'Topline',
    'Revenue',
    '$66.52B',
    'Net loss',
    '−$11.82B',
    'Net margin',
    '−17.8%',
    'For every $100 in revenue, Boeing lost $17.77.',
  ])
})

it('says what it is where no figure is for everybody, and nothing that is not known', () => {
  expect(words({ ...boeing, headline: null })).toEqual([
    'BO',
    'The Boeing Company',
    '2024 FY, from the 10-K',
    'Topline',
    'Income statement',
    '2024 FY',
    'Every figure opens its place in the filing.',
  ])
  const early = { currency: 'USD', total_revenue: null, net_income: -5e6 }
  expect(words({ ...boeing, headline: early }).slice(4)).toEqual([
    'Net loss',
    '−$5.00M',
    'Every figure opens its place in the filing.',
  ])
})

// Apple, Form 10-K of fiscal 2024.
const statement: FlowInput = inputOfTruth({
  company: 'Apple Inc.',
  currency: 'USD',
  fields: {
    total_revenue: 391_035e6,
    cost_of_revenue: 210_352e6,
    gross_profit: 180_683e6,
    operating_income: 123_216e6,
    income_before_taxes: 123_485e6,
    income_tax_expense: 29_749e6,
    net_income: 93_736e6,
  },
  business_segments: [
    ['iPhone', 201_183e6],
    ['Services', 96_169e6],
    ['Mac', 29_984e6],
  ],
})
const apple = { company: 'Apple Inc.', period: '2024 FY', form: '10-K', statement, headline: null }
const source = 'Source: 10-K of Apple Inc., filed Nov 1, 2024, 0000320193-24-000123'

it('draws any state of the page: shares, and changes as better and worse with the year before outlined', () => {
  const share = flowPictureSvg(apple, { show: 'share' }) ?? ''
  expect(share).toContain('Income flow, 2024 FY, % of revenue, from the 10-K')
  const changes = { total_revenue: 0.02, net_income: -0.034 }
  const change = flowPictureSvg(apple, { show: 'change', changes, before: '2023 FY' }) ?? ''
  expect(change).toContain('2024 FY, change on 2023 FY')
  expect(change).toContain('−3.4%')
  expect(change).toMatch(/fill="none" stroke="#0f1b2d"/)
  expect(flowPictureSvg(apple, { show: 'change', changes, before: '2023 FY' })).toBe(change)
})

it('draws a square with the sentence in lines and the place of its figures', () => {
  const svg = squarePictureSvg({ ...apple, source }, { show: 'amount' }) ?? ''
  expect(svg).toMatch(/^<svg [^>]*width="1080" height="1080"/)
  expect(svg).toContain(source)
  const layout = squareLayout(statement, { show: 'amount' })
  expect(layout && labelsAreClear(layout) && layout.height <= SQUARE_ROOM).toBe(true)
  expect(layout?.nodes.some(({ node }) => node.role === 'division')).toBe(true)
  expect(squareLines('a '.repeat(400).trim(), 25, 2)).toHaveLength(2)
})

it('says of changes what changed, and what became of revenue where that is not known', () => {
  // Form 10-K of fiscal 2024: net sales of 391,035 after 383,285.
  const changed = 'Revenue rose 2.0% to $391.04B, from $383.29B in 2023 FY.'
  const kept = 'became net income'
  const state = { changes: { total_revenue: 0.02 }, before: '2023 FY', changed }
  for (const draw of [
    (of: FlowState) => squarePictureSvg({ ...apple, source }, of),
    (of: FlowState) => flowPictureSvg(apple, of),
    (of: FlowState) => ogCardSvg(apple, of),
  ]) {
    const svg = draw({ ...state, show: 'change' })
    expect(svg).toContain(changed)
    expect(svg).not.toContain(kept)
    expect(draw({ ...state, show: 'amount' })).toContain(kept)
    expect(draw({ ...state, show: 'change', changed: null })).toContain(kept)
  }
})

it('takes the palette that is asked for: other colours, lines on costs and dots on taxes', () => {
  const usual = flowPictureSvg(apple, { show: 'amount' }) ?? ''
  const themed = (look: Look) => flowPictureSvg(apple, { show: 'amount' }, themeOf(look)) ?? ''
  expect(themed({ palette: 'standard', patterns: false })).toBe(usual)
  expect(usual).not.toContain('pattern-')
  const both = themed({ palette: 'blue-orange', patterns: true })
  expect(both).toContain('<rect width="2.4" height="6" fill="#d9730d"/>')
  expect(both).toContain('<circle cx="3" cy="3" r="1.6" fill="#8a5a00"/>')
  // The bar of cost of revenue, its band, and the group of expenses that is one of costs.
  expect(both.match(/fill="url\(#pattern-cost\)"/g)?.length).toBeGreaterThanOrEqual(4)
  expect(both).not.toContain('#c88055')
  expect(
    squarePictureSvg({ ...apple, source }, { show: 'amount' }, themeOf({ palette: 'blue-orange', patterns: false })),
  ).toContain('#0b4f8a')
})
