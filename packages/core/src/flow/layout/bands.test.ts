/** Where bands attach, how they run, and how much of a box or another band lies on them. */
import { describe, expect, it } from 'vitest'
import { madeGraph, madeLink, madeNode } from '../made.fixture.ts'
import { type Attached, areaOnBand, attach, bandOnBand, drawBands, HAIRLINE } from './bands.ts'
import type { Box } from './layout.ts'

const GRAPH = madeGraph(
  [madeNode('a', 60), madeNode('b', 40), madeNode('x', 100, { kind: 'loss' }), madeNode('y', 100)],
  [madeLink('a', 'x', 60), madeLink('b', 'x', 40), madeLink('x', 'y', 100)],
)
const BOXES = new Map<string, Box>([
  ['a', { x: 0, y: 0, w: 10, h: 60 }],
  ['b', { x: 0, y: 80, w: 10, h: 40 }],
  ['x', { x: 100, y: 10, w: 10, h: 100 }],
  ['y', { x: 200, y: 10, w: 10, h: 104 }],
])

describe('attach', () => {
  const made = attach(GRAPH, BOXES, 1, 'wide')

  it('leads from the far side of a bar to the near side of the next', () => {
    expect(made.map(({ link, from, to }) => [link.id, from, to])).toEqual([
      ...[
        ['a>x', 10, 100],
        ['b>x', 10, 100],
        ['x>y', 110, 200],
      ],
    ])
  })
  it('stacks what comes into a bar without a gap', () => {
    expect(made.map(({ a, aSize, b, bSize }) => [a, aSize, b, bSize])).toEqual([
      [0, 60, 10, 60],
      [80, 40, 70, 40],
      // a bar that is thicker than its value: in its middle
      [10, 100, 12, 100],
    ])
  })
  it('is turned where the drawing runs down', () => {
    const turned = new Map([...BOXES].map(([id, { x, y, w, h }]) => [id, { x: y, y: x, w: h, h: w }]))
    const down = attach(GRAPH, turned, 1, 'downward')
    expect(down.map(({ from, to, a, b }) => [from, to, a, b])).toEqual(
      made.map(({ from, to, a, b }) => [from, to, a, b]),
    )
  })
  it('leaves out a band whose bar is not drawn', () => {
    const without = new Map([...BOXES].filter(([id]) => id !== 'y'))
    expect(attach(GRAPH, without, 1, 'wide').map(({ link }) => link.id)).toEqual(['a>x', 'b>x'])
  })
})

const band = (more: Partial<Attached> = {}): Attached => ({
  ...{ link: madeLink('a', 'x', 20), from: 0, to: 100, a: 0, aSize: 20, b: 0, bSize: 20 },
  ...more,
})

describe('areaOnBand', () => {
  it.each<[string, Box, Attached, number]>([
    ['is all of a box on a straight band', { x: 10, y: 5, w: 20, h: 10 }, band(), 200],
    ['is half of a box that hangs over its edge', { x: 10, y: 15, w: 20, h: 10 }, band(), 100],
    ['is nothing beside it', { x: 10, y: 20, w: 20, h: 10 }, band(), 0],
    ['is nothing before it begins', { x: -30, y: 5, w: 20, h: 10 }, band(), 0],
    ['is nothing behind its end', { x: 100, y: 5, w: 20, h: 10 }, band(), 0],
    ['is what reaches into it', { x: 90, y: 0, w: 20, h: 20 }, band(), 200],
    ['is nothing where a bent band has not come yet', { x: 0, y: 100, w: 20, h: 20 }, band({ b: 100 }), 0],
    ['is all where a bent band has arrived', { x: 96, y: 100, w: 4, h: 20 }, band({ b: 100 }), 80],
  ])('%s', (_, box, one, area) => expect(areaOnBand(box, one)).toBeCloseTo(area, -0.5))

  it('is half where a band that bends is half way', () => {
    // in its middle the band lies between both ends
    expect(areaOnBand({ x: 48, y: 50, w: 4, h: 20 }, band({ b: 100 }))).toBeGreaterThan(60)
    expect(areaOnBand({ x: 48, y: 0, w: 4, h: 20 }, band({ b: 100 }))).toBe(0)
  })
  it('is straight before and after its bend', () => {
    const late = band({ b: 100, bend: { from: 60, to: 100 } })
    expect(areaOnBand({ x: 0, y: 0, w: 60, h: 20 }, late)).toBeCloseTo(1_200, 6)
  })
})

describe('bandOnBand', () => {
  it.each<[string, Attached, Attached, number]>([
    ['is nothing side by side', band(), band({ a: 20, b: 20 }), 0],
    ['is nothing for hairlines that touch', band(), band({ a: 19, b: 19 }), 0],
    ['is their common area', band(), band({ a: 10, b: 10 }), 1_000],
    ['is nothing one behind the other', band(), band({ from: 100, to: 200 }), 0],
  ])('%s', (_, one, other, area) => {
    const found = bandOnBand(one, other)
    expect(Math.abs(found - area)).toBeLessThanOrEqual(30)
    expect(bandOnBand(other, one)).toBe(found)
  })
  it('is something where two cross', () => {
    expect(bandOnBand(band({ b: 50 }), band({ a: 50, b: 0 }))).toBeGreaterThan(100)
  })
})

describe('drawBands', () => {
  const drawn = drawBands(GRAPH, attach(GRAPH, BOXES, 1, 'wide'), 'wide')
  it('outlines each band from bar to bar and back', () => {
    expect(drawn[0]?.path).toBe('M10,0C55,0 55,10 100,10L100,70C55,70 55,60 10,60Z')
  })
  it('runs the other way round downward', () => {
    const down = drawBands(GRAPH, [band()], 'downward')
    expect(down[0]?.path).toBe('M0,0C0,50 0,50 0,100L20,100C20,50 20,50 20,0Z')
  })
  it('keeps a hairline as thick as can be seen', () => {
    const thin = drawBands(GRAPH, [band({ aSize: 0.01, bSize: 0.01 })], 'wide')[0]?.path ?? ''
    const [, top, bottom] = /^M0,(-?[\d.]+)C.*L100,(-?[\d.]+)C/.exec(thin) ?? []
    expect(Number(bottom) - Number(top)).toBeCloseTo(HAIRLINE, 1)
  })
  it('hatches what comes out of a loss', () => {
    expect(drawn.map(({ link, hatched, from, to }) => [link.id, hatched, from, to])).toEqual([
      ['a>x', false, 'division', 'loss'],
      ['b>x', false, 'division', 'loss'],
      ['x>y', true, 'loss', 'division'],
    ])
  })
  it('is straight up to a late bend', () => {
    const late = drawBands(GRAPH, [band({ b: 50, bend: { from: 60, to: 100 } })], 'wide')[0]?.path
    expect(late).toMatch(/^M0,0L60,0C80,0 80,50 100,50/)
  })
})
