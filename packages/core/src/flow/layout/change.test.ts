/** What a drawing tells of the year before: changes, whether they are good, and the bars as they were. */
import { describe, expect, it } from 'vitest'
import type { FlowNode } from '../graph/graph.ts'
import { madeGraph, madeLink, madeNode } from '../made.fixture.ts'
import { changeOfNode } from './change.ts'
import type { FlowLayout } from './layout.ts'
import { outlinesBefore } from './outlines.ts'
import { paintedByChange, TONE_KIND, toneOf } from './tone.ts'

const REVENUE = madeNode('total_revenue', 110, { role: 'revenue', kind: 'revenue' })
const graphOf = (...nodes: FlowNode[]) =>
  madeGraph(
    [REVENUE, ...nodes],
    nodes.map(({ id, value }) => madeLink('total_revenue', id, value)),
  )

describe('changeOfNode', () => {
  it('is that of its figure', () => {
    expect(changeOfNode(madeNode('a', 50), graphOf(), { a: 0.25 })).toBeCloseTo(0.25, 12)
    expect(changeOfNode(madeNode('a', 50), graphOf(), { a: -0.5 })).toBeCloseTo(-0.5, 12)
  })
  it.each<[string, FlowNode, Record<string, number> | undefined]>([
    ['where no changes are told', madeNode('a', 50), undefined],
    ['where its own is not', madeNode('a', 50), { b: 0.1 }],
    [
      'of a node that comes of several figures without being their sum',
      madeNode('a', 50, { keys: ['a', 'b'] }),
      { a: 0.1, b: 0.1 },
    ],
    ['of a node without a figure', madeNode('a', 50, { keys: [] }), { a: 0.1 }],
    ['of what fell to nothing or below', madeNode('a', 50), { a: -1 }],
  ])('is not known %s', (_, node, changes) => expect(changeOfNode(node, graphOf(), changes)).toBeNull())

  it('is that of its parts together', () => {
    const folded = madeNode('other', 30, {
      keys: [],
      parts: [
        { name: 'b', figure: 20, keys: ['b'] },
        { name: 'c', figure: 10, keys: ['c'] },
      ],
    })
    // 20 was 10, 10 was 20
    expect(changeOfNode(folded, graphOf(), { b: 1, c: -0.5 })).toBeCloseTo(0, 12)
    expect(changeOfNode(folded, graphOf(), { b: 1 })).toBeNull()
  })

  it('of a group is that of its lines', () => {
    const group = madeNode('group', 30, { role: 'group', keys: [] })
    const graph = madeGraph(
      [group, madeNode('b', 20), madeNode('c', 10)],
      [madeLink('group', 'b', 20), madeLink('group', 'c', 10)],
    )
    expect(changeOfNode(group, graph, { b: 1, c: 1 })).toBeCloseTo(1, 12)
    expect(changeOfNode(group, graph, { b: 1 })).toBeNull()
    expect(changeOfNode(group, madeGraph([group], []), { b: 1 })).toBeNull()
  })
})

describe('toneOf', () => {
  const cost = madeNode('cost', 60, { role: 'cost', kind: 'cost' })
  const net = madeNode('net_income', 50, { role: 'net', kind: 'operating' })
  const loss = madeNode('net_income', 50, { role: 'loss', kind: 'loss', figure: -50 })
  it.each<[string, FlowNode, Record<string, number>, string]>([
    ['a profit that grew', net, { net_income: 0.1 }, 'better'],
    ['a profit that fell', net, { net_income: -0.1 }, 'worse'],
    ['a profit that rounds to no change', net, { net_income: 0.0004 }, 'even'],
    ['a loss that grew', loss, { net_income: 0.1 }, 'worse'],
    ['a loss that shrank', loss, { net_income: -0.1 }, 'better'],
    ['a cost that grew slower than revenue', cost, { cost: 0.05, total_revenue: 0.1 }, 'better'],
    ['a cost that grew faster than revenue', cost, { cost: 0.15, total_revenue: 0.1 }, 'worse'],
    ['a cost that fell less than revenue', cost, { cost: -0.05, total_revenue: -0.1 }, 'worse'],
    ['a cost that grew with revenue', cost, { cost: 0.1, total_revenue: 0.1 }, 'even'],
    ['a cost beside a revenue whose change is not known', cost, { cost: 0.1 }, 'even'],
    ['what is not allocated', madeNode('rest', 5, { kind: 'unallocated', role: 'division' }), { rest: 1 }, 'even'],
    ['what is not known', net, {}, 'even'],
  ])('%s', (_, node, changes, tone) => expect(toneOf(node, graphOf(node), changes)).toBe(tone))
})

const laid = (graph: FlowLayout['graph'], boxes: readonly FlowLayout['nodes'][number]['box'][]): FlowLayout => ({
  ...{ direction: 'wide', width: 400, height: 300, graph, leftOut: [] },
  nodes: graph.nodes.map((node, i) => ({
    node,
    box: boxes[i] ?? { x: 0, y: 0, w: 10, h: 50 },
    label: {
      ...{ box: { x: 300, y: 10 + 20 * i, w: 60, h: 15 }, anchor: 'start', nameSize: 13, valueSize: 13, shareSize: 12 },
      ...{ name: [], value: { text: '', x: 0, y: 0 }, share: null, underline: null },
    },
  })),
  bands: graph.links.map((link) => ({
    ...{ link, path: '', from: 'revenue', to: 'cost', hatched: false, start: 0, end: 1 },
  })),
})

describe('paintedByChange', () => {
  const graph = graphOf(madeNode('net_income', 50, { role: 'net' }), madeNode('cost', 60, { role: 'cost' }))
  const layout = laid(graph, [])
  const painted = paintedByChange(layout, { total_revenue: 0.1, net_income: -0.2, cost: 0.05 })

  it('gives bars the colours of better and worse', () => {
    expect(painted.nodes.map(({ node }) => [node.id, node.kind])).toEqual([
      ['total_revenue', TONE_KIND.better],
      ['net_income', TONE_KIND.worse],
      ['cost', TONE_KIND.better],
    ])
  })
  it('hatches the bands that lead to what is worse', () => {
    expect(painted.bands.map(({ link, hatched }) => [link.target, hatched])).toEqual([
      ...[
        ['net_income', false],
        ['cost', false],
      ],
    ])
    const deeper = madeGraph(
      [REVENUE, madeNode('gross_profit', 80, { role: 'subtotal' }), madeNode('net_income', 50, { role: 'net' })],
      [madeLink('total_revenue', 'gross_profit', 80), madeLink('gross_profit', 'net_income', 50)],
    )
    const told = paintedByChange(laid(deeper, []), { total_revenue: 0.1, gross_profit: 0.1, net_income: -0.1 })
    // where money begins, a band tells of the bar that it comes from
    expect(told.bands.map(({ link, hatched }) => [link.target, hatched])).toEqual([
      ...[
        ['gross_profit', false],
        ['net_income', true],
      ],
    ])
  })
  it('leaves places, words and the drawing it was made of as they are', () => {
    expect(painted.nodes.map(({ box, label }) => [box, label])).toEqual(
      layout.nodes.map(({ box, label }) => [box, label]),
    )
    expect(layout.nodes.every(({ node }) => node.kind !== TONE_KIND.worse)).toBe(true)
  })
})

describe('outlinesBefore', () => {
  const one = graphOf()
  it('is as high as the bar was, from the same top', () => {
    expect(outlinesBefore(laid(one, [{ x: 20, y: 10, w: 10, h: 110 }]), { total_revenue: 0.1 })).toEqual([
      { id: 'total_revenue', box: { x: 18, y: 10, w: 14, h: 100 } },
    ])
  })
  it.each<[string, FlowLayout, Record<string, number> | undefined]>([
    ['of what is not known', laid(one, []), undefined],
    ['downward', { ...laid(one, []), direction: 'downward' }, { total_revenue: 0.1 }],
    ['that would be too thin to see', laid(one, [{ x: 20, y: 10, w: 10, h: 5 }]), { total_revenue: 1 }],
    ['below the drawing', laid(one, [{ x: 20, y: 200, w: 10, h: 90 }]), { total_revenue: -0.5 }],
    ['on its label', laid(one, [{ x: 300, y: 5, w: 10, h: 50 }]), { total_revenue: 0.1 }],
    [
      'of a loss',
      laid(madeGraph([madeNode('net_income', 50, { figure: -50, role: 'loss' })], []), []),
      { net_income: 0.1 },
    ],
  ])('is none %s', (_, layout, changes) => expect(outlinesBefore(layout, changes)).toEqual([]))

  it('is none where another bar stands in its way', () => {
    const two = graphOf(madeNode('b', 20))
    const boxes = [
      { x: 20, y: 10, w: 10, h: 50 },
      { x: 20, y: 70, w: 10, h: 20 },
    ]
    expect(outlinesBefore(laid(two, boxes), { total_revenue: -0.5, b: 0 }).map(({ id }) => id)).toEqual(['b'])
  })
})
