/** The flow as SVG and on a square: what is drawn, escaped, hatched, coloured, and how it is fitted. */
import { describe, expect, it } from 'vitest'
import type { FlowInput } from '../graph/graph.ts'
import { labelsAreClear } from '../layout/layout.ts'
import { statementLayout } from '../layout/statement-layout.ts'
import { NOTHING_KNOWN } from '../nothing-known.fixture.ts'
import { textWidth } from '../text/text-width.ts'
import { cardStatement } from './card-statement.ts'
import { flowFigure } from './figure.ts'
import { SQUARE, SQUARE_ROOM, SQUARE_SIDE, squareLayout, squareLines, stateWords } from './square.ts'
import { flowSvg, flowSvgBody } from './svg.ts'
import { LIGHT } from './theme.ts'

/** Apple's year 2024 (0000320193-24-000123). */
const APPLE: FlowInput = {
  ...NOTHING_KNOWN,
  ...{ unit: 1_000_000, total_revenue: 391_035, cost_of_revenue: 210_352, gross_profit: 180_683 },
  ...{ operating_income: 123_216, income_before_taxes: 123_485, income_tax_expense: 29_749, net_income: 93_736 },
  other_income_expense_net: 269,
  operating_expenses: [
    { name: 'Research & development', amount: 31_370 },
    { name: 'Selling, general <and> administrative', amount: 26_097 },
  ],
}
const LOSS: FlowInput = {
  ...NOTHING_KNOWN,
  ...{ unit: 1_000_000, total_revenue: 100, cost_of_revenue: 130, gross_profit: -30, operating_income: -50 },
  ...{ income_before_taxes: -50, income_tax_expense: 0, net_income: -50 },
  operating_expenses: [{ name: 'Overhead', amount: 20 }],
}
const count = (svg: string, part: string): number => svg.split(part).length - 1
const laid = (input: FlowInput, width: number) => {
  const layout = statementLayout(input, { width })
  if (!layout) throw new Error('nothing to draw')
  return layout
}

describe.each([1240, 728, 358])('the drawing as SVG at %i', (width) => {
  const layout = laid(APPLE, width)
  const svg = flowSvg(layout)
  it('has a bar for each figure, a band for each link and its gradient', () => {
    expect(count(svg, '<linearGradient')).toBe(layout.bands.length)
    expect(count(svg, 'fill-opacity="0.34"')).toBe(layout.bands.length)
    // the page and the hatching beside the bars
    expect(count(svg, '<rect')).toBe(layout.nodes.length + 2)
  })
  it('escapes names, and says no number that is none', () => {
    expect(svg).toContain('R&amp;D')
    expect(svg).not.toContain('<and>')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
  it('is hatched where a loss flows, and not else', () => {
    expect(svg).not.toContain('fill="url(#hatch)"')
    expect(flowSvg(laid(LOSS, width))).toContain('fill="url(#hatch)"')
  })
  it('underlines figures only where it is asked to', () => {
    expect(svg).not.toContain('stroke-dasharray')
    expect(count(flowSvgBody(layout, { underlines: true }), 'stroke-dasharray')).toBe(
      layout.nodes.filter(({ label }) => label.underline !== null).length,
    )
  })
  it('has a name for a screen reader where one is given', () => {
    expect(svg).not.toContain('<title>')
    expect(flowSvg(layout, { title: 'A & B' })).toContain('<title>A &amp; B</title>')
  })
  it('is of the size that was laid out', () => {
    expect(svg).toContain(`viewBox="0 0 ${layout.width} ${layout.height}"`)
  })
})

describe('a loss', () => {
  it('is said in its own colour, a profit is not', () => {
    const said = new RegExp(`<text[^>]* fill="${LIGHT.bad}"`)
    expect(flowSvg(laid(LOSS, 1240))).toMatch(said)
    expect(flowSvg(laid(APPLE, 1240))).not.toMatch(said)
  })
})

describe('the figure for other programs', () => {
  const figure = flowFigure(APPLE, 'Apple')
  it('names each node once and links by their places', () => {
    const [data] = figure?.data ?? []
    const names = data?.node.label ?? []
    expect(names.length).toBe(figure?.nodes.length)
    for (const at of [...(data?.link.source ?? []), ...(data?.link.target ?? [])]) {
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThan(names.length)
    }
    expect(data?.link.value.every((value) => value > 0)).toBe(true)
    expect(figure?.layout.title.text).toBe('Apple')
  })
  it('has colours as such programs read them', () => {
    for (const colour of figure?.data[0]?.link.color ?? [])
      expect(colour).toMatch(/^rgba\(\d{1,3},\d{1,3},\d{1,3},0\.34\)$/)
  })
  it('keeps the sign of a loss', () => {
    const net = flowFigure(LOSS)?.nodes.find(({ id }) => id === 'net_income')
    expect(net).toMatchObject({ name: 'Net loss', value: -50_000_000 })
  })
  it('is none where there is no flow', () => expect(flowFigure(NOTHING_KNOWN)).toBeNull())
})

describe('the square', () => {
  it.each([
    ['a profit', APPLE],
    ['a loss', LOSS],
  ] as const)('has a drawing of %s that fits, its labels clear', (_, input) => {
    const layout = squareLayout(input, { show: 'amount' })
    expect(layout?.width).toBe(SQUARE - 2 * SQUARE_SIDE)
    expect(layout?.height).toBeLessThanOrEqual(SQUARE_ROOM)
    expect(layout && labelsAreClear(layout)).toBe(true)
  })
  it('is none where there is nothing to draw', () => {
    expect(squareLayout(NOTHING_KNOWN, { show: 'amount' })).toBeNull()
  })
  it('breaks a sentence where a line is full, and ends what is too long', () => {
    const sentence =
      'Of every hundred dollars that came in, fifty-four went for what was sold and thirty-two were left before taxes were paid.'
    const lines = squareLines(sentence, 32, 9)
    expect(lines.join(' ')).toBe(sentence)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(textWidth(line, 32, 400)).toBeLessThanOrEqual(SQUARE - 2 * SQUARE_SIDE)
    const short = squareLines(sentence, 60, 2)
    expect(short).toHaveLength(2)
    expect(short[1]).toMatch(/ …$/)
    expect(squareLines('Short.', 32, 2)).toEqual(['Short.'])
  })
  it.each([
    [{ show: 'amount' } as const, '2024 FY'],
    [{ show: 'share' } as const, '2024 FY, % of revenue'],
    [{ show: 'change', before: '2023 FY' } as const, '2024 FY, change on 2023 FY'],
    [{ show: 'change', before: null } as const, '2024 FY, change on the year before'],
  ])('says what is drawn: %j', (state, words) => expect(stateWords('2024 FY', state)).toBe(words))
})

describe('the statement of a card', () => {
  it('keeps revenue, what is left and one sum of what was taken off', () => {
    const card = cardStatement(APPLE)
    expect(card).toMatchObject({ total_revenue: 391_035, net_income: 93_736 })
    const taken = card?.operating_expenses?.reduce((sum, { amount }) => sum + amount, 0) ?? 0
    // 180,683 of gross profit less 93,736 that were left
    expect(taken).toBe(86_947)
    expect(card?.business_segments).toBeNull()
  })
  it('is none of a statement without revenue', () => expect(cardStatement(NOTHING_KNOWN)).toBeNull())
})
