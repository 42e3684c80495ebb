/** Pieces of pictures as SVG: what is escaped, hatched, outlined, coloured, and how a drawing is fitted into its frame. */
import { describe, expect, it } from 'vitest'
import { LIGHT, themeOf } from '../../flow/drawing/theme.ts'
import { SECTIONS } from '../bridge/cash.ts'
import { bridgeLayout } from '../bridge/statement-layout.ts'
import { FLOWS, madeFlows, madeSheet, SHEET } from '../made.fixture.ts'
import { towersLayout } from '../towers/statement-layout.ts'
import { bridgeSvgBody } from './bridge-svg.ts'
import { cashPictureSvg, sheetPictureSvg } from './card.ts'
import { BAR_COLOUR, FAMILY_COLOUR } from './colours.ts'
import { hatchSvg, rectSvg, textSvg } from './markup.ts'
import { towersSvgBody } from './towers-svg.ts'

const M = 1_000_000
const FACTS = { company: 'A & B <Co>', period: '2025 FY', form: '10-K', source: 'Form 10-K, 0000000001-26-000001' }
const count = (svg: string, part: string): number => svg.split(part).length - 1
const LACKING = madeSheet(SHEET, {
  lines: [],
  ...{ total_liabilities: 1_200 * M, shareholders_equity: -200 * M, total_equity: -200 * M },
  noncontrolling_interests: null,
})

describe('markup', () => {
  it('escapes what a filing may print', () => {
    const text = textSvg({ runs: [{ kind: 'name', text: 'R&D <i> "x"' }], x: 1, y: 2, anchor: 'end' }, LIGHT)
    expect(text).toContain('R&amp;D &lt;i&gt;')
    expect(text).toContain('text-anchor="end"')
    expect(text).not.toContain('<i>')
  })
  it('parts the pieces of a line, a loss in its own colour', () => {
    const runs = [{ kind: 'name', text: 'Cash' } as const, { kind: 'loss', text: '−$5' } as const]
    const text = textSvg({ runs, x: 0, y: 0, anchor: 'start' }, LIGHT)
    expect(count(text, '<tspan')).toBe(3)
    expect(text).toContain(`fill="${LIGHT.bad}">−$5`)
  })
  it('draws a box with two digits', () => {
    expect(rectSvg({ x: 1 / 3, y: 0, w: 10, h: 2.005 }, 'fill="red"')).toMatch(
      /^<rect x="0\.33" y="0\.00" width="10\.00" height="2\.0[01]" fill="red"\/>$/,
    )
  })
  it('names a hatching by its id', () => expect(hatchSvg('lack', '#123')).toContain('id="lack"'))
})

describe('colours', () => {
  it('are of the income flow, for each family and kind of bar', () => {
    for (const kind of [...Object.values(FAMILY_COLOUR), ...Object.values(BAR_COLOUR)])
      expect(LIGHT.nodes[kind]).toMatch(/^#[0-9a-f]{6}$/i)
  })
  it('tell what comes in from what goes out, and debt from what is owned', () => {
    expect(BAR_COLOUR.in).not.toBe(BAR_COLOUR.out)
    expect(new Set([FAMILY_COLOUR.cash, FAMILY_COLOUR.debt, FAMILY_COLOUR.equity, FAMILY_COLOUR.deficit]).size).toBe(4)
  })
})

describe('towers as SVG', () => {
  const body = (sheet = madeSheet(SHEET), width = 1104) => {
    const layout = towersLayout(sheet, width)
    return layout ? towersSvgBody(layout, LIGHT) : ''
  }
  it('have each block with its colour and a strong edge', () => {
    const blocks = towersLayout(madeSheet(SHEET), 1104)?.sides.flatMap((side) => side.blocks) ?? []
    // background, tint and edge
    expect(count(body(), '<rect')).toBe(2 + blocks.length * 3)
  })
  it('hatch what is lacking, and nothing where nothing is', () => {
    expect(body(LACKING)).toContain('url(#lack)')
    expect(body()).not.toContain('url(#lack)')
    expect(body(madeSheet(SHEET, { lines: [], shareholders_equity: 380 * M, total_equity: 390 * M }))).toContain(
      'url(#rest)',
    )
  })
  it('say the net of cash and debt where both are drawn', () => {
    expect(body()).toContain('Net debt')
    expect(body(madeSheet(SHEET, { lines: [], long_term_debt: null }))).toContain('Net cash')
    expect(body(madeSheet(SHEET), 400)).not.toContain('Net debt')
  })
})

describe('bridges as SVG', () => {
  const body = (open: Parameters<typeof bridgeLayout>[2], more = {}) => {
    const layout = bridgeLayout(madeFlows(FLOWS, more), 1104, open)
    return layout ? bridgeSvgBody(layout, LIGHT) : ''
  }
  it('have the brackets of open sections, and no word that opens one', () => {
    expect(count(body(SECTIONS), 'Operations')).toBe(1)
    expect(body([])).not.toContain('>Open<')
    expect(count(body([]), '<path')).toBe(0)
  })
  it('hatch what is not explained', () => {
    expect(body([], { cash_at_end: 130 * M, lines: [] })).toContain('url(#rest)')
    expect(body([])).not.toContain('url(#rest)')
  })
})

describe('the pictures for download', () => {
  const made = () => [
    sheetPictureSvg(FACTS, madeSheet(SHEET)),
    cashPictureSvg(FACTS, { ...madeFlows(FLOWS), months: 12 }),
  ]
  it.each([0, 1])('are of 1200 × 630, escaped, the same bytes twice (%d)', (at) => {
    const svg = made()[at] ?? ''
    expect(svg).toMatch(/^<svg [^>]*width="1200"[^>]*height="630"/)
    expect(svg).toContain('A &amp; B &lt;Co&gt;')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(made()[at]).toBe(svg)
  })
  it('are scaled to the 400 px between head and foot where they are higher', () => {
    const [towers, bridge] = made()
    const heights = [towersLayout(madeSheet(SHEET), 1104)?.height, bridgeLayout(madeFlows(FLOWS), 1104)?.height]
    for (const [i, svg] of [towers, bridge].entries()) {
      const scale = Number(/scale\(([\d.]+)\)/.exec(svg ?? '')?.[1])
      expect(heights[i]).toBeGreaterThan(400)
      expect(scale).toBeCloseTo(400 / (heights[i] ?? 0), 3)
    }
  })
  it('are of 1080 × 1080 as a square, with the filing at the foot', () => {
    const square = { shape: 'square' } as const
    for (const svg of [
      sheetPictureSvg(FACTS, madeSheet(SHEET), square),
      cashPictureSvg(FACTS, { ...madeFlows(FLOWS), months: 12 }, square),
    ]) {
      expect(svg).toMatch(/^<svg [^>]*width="1080"[^>]*height="1080"/)
      expect(svg).toContain('0000000001-26-000001')
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
  it('are in the colours that a reader chose, the same drawing else', () => {
    const plain = made()[0] ?? ''
    const other = sheetPictureSvg(FACTS, madeSheet(SHEET), {
      theme: themeOf({ palette: 'blue-orange', patterns: false }),
    })
    expect(other).not.toBe(plain)
    const withoutColours = (svg: string | null) => svg?.replace(/#[0-9a-f]{6}/gi, '')
    expect(withoutColours(other)).toBe(withoutColours(plain))
    expect(sheetPictureSvg(FACTS, madeSheet(SHEET), { theme: themeOf({ palette: 'standard', patterns: false }) })).toBe(
      plain,
    )
  })
  it('are none where there is nothing to draw', () => {
    expect(sheetPictureSvg(FACTS, { ...madeSheet(SHEET), total_assets: null })).toBeNull()
    expect(
      cashPictureSvg(FACTS, { ...madeFlows(FLOWS), months: 12, cash_at_start: null, cash_at_end: null }),
    ).toBeNull()
  })
})
