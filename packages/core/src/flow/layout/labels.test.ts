/** What labels say, how large they are, and where they stand beside their bars. */
import { describe, expect, it } from 'vitest'
import type { FlowNode } from '../graph/graph.ts'
import { madeGraph, madeNode } from '../made.fixture.ts'
import { anchorOf, boxAt, type LabelPlace, type LabelStyle, labelText, setLabel } from './labels.ts'
import { type Box, intersects, labelsAreClear, overlap, round2 } from './layout.ts'

const M = 1_000_000
const GRAPH = madeGraph([], [], { revenue: 1_000 * M })
const STYLE: LabelStyle = { small: false, breakAt: 178, limit: 201 }
const node = (more: Partial<FlowNode> = {}) =>
  madeNode('operating_expenses[0].amount', 200 * M, { name: 'Marketing', share: 0.2, ...more })
const text = (more: Partial<FlowNode> = {}, style: Partial<LabelStyle> = {}) =>
  labelText(node(more), GRAPH, { ...STYLE, ...style })

describe('what a label says', () => {
  it.each<[string, Partial<FlowNode>, Partial<LabelStyle>, string, string | null]>([
    ['the amount and its share of revenue', {}, {}, '$200.00M', '20%'],
    ['a loss with its sign', { figure: -200 * M, share: -0.2 }, {}, '−$200.00M', '−20%'],
    ['no share where none is known', { share: null }, {}, '$200.00M', null],
    ['no share of revenue of itself', { role: 'revenue', share: 1 }, {}, '$200.00M', null],
    ['no share where none is asked for', {}, { shares: false }, '$200.00M', null],
    ['the share in place of the amount', {}, { show: 'share' }, '20%', null],
    ['all of revenue as a hundred percent', { role: 'revenue', figure: 1_000 * M }, { show: 'share' }, '100%', null],
    ['the amount where its share says nothing', { figure: 0, share: 0 }, { show: 'share' }, '$0.00', null],
    [
      'the change on the year before',
      {},
      { show: 'change', changes: { 'operating_expenses[0].amount': 0.25 } },
      '$200.00M',
      '+25.0%',
    ],
    ['a fall', {}, { show: 'change', changes: { 'operating_expenses[0].amount': -0.5 } }, '$200.00M', '−50.0%'],
    ['no change where it is not known', {}, { show: 'change', changes: {} }, '$200.00M', null],
  ])('%s', (_, more, style, value, share) => {
    const said = text({ keys: ['operating_expenses[0].amount'], ...more }, style)
    expect([said.value, said.share]).toEqual([value, share])
  })

  it('breaks a long name in two and ends what is still too wide', () => {
    expect(text({ name: 'Selling, general and administrative expenses' }).lines).toHaveLength(2)
    const [only = ''] = text({ name: 'Wearables-Home-and-Accessories-of-all-kinds' }, { limit: 100 }).lines
    expect(only).toMatch(/…$/)
  })
  it('is as wide as its widest line, and as high as its lines together', () => {
    const one = text()
    const two = text({ name: 'Selling, general and administrative expenses' })
    expect(two.w).toBeGreaterThan(one.w)
    expect(two.h - one.h).toBe(two.nameLine)
  })
  it('is larger of revenue and of the result, smaller on a phone, and scaled as a whole', () => {
    expect(text({ role: 'revenue' }).valueSize).toBeGreaterThan(text().valueSize)
    expect(text({ id: 'net_income' } as Partial<FlowNode>).valueSize).toBe(text({ role: 'revenue' }).valueSize)
    expect(text({}, { small: true }).nameSize).toBeLessThan(text().nameSize)
    const [plain, twice] = [text(), text({}, { scale: 2, breakAt: 356, limit: 402 })]
    // but for the gap before the share
    expect(twice.w).toBeCloseTo(2 * plain.w - 6, 6)
    expect(twice.h).toBe(2 * plain.h)
  })
})

describe('where a label stands', () => {
  const BAR: Box = { x: 100, y: 50, w: 10, h: 80 }
  const said = text()
  const PLACES: readonly LabelPlace[] = ['left', 'right', 'above', 'above-end', 'below', 'below-end']
  it.each(PLACES)('is clear of its bar, as large as its text: %s', (place) => {
    const box = boxAt(place, BAR, said)
    expect(intersects(box, BAR)).toBe(false)
    expect([box.w, box.h]).toEqual([said.w, said.h])
  })
  it.each<[LabelPlace, (box: Box) => number, number]>([
    ['left', (box) => box.x + box.w, 90],
    ['right', (box) => box.x, 120],
    ['above', (box) => box.y + box.h, 45],
    ['above', (box) => box.x, 100],
    ['above-end', (box) => box.x + box.w, 110],
    ['below', (box) => box.y, 135],
    ['below-end', (box) => box.x + box.w, 110],
    // in the middle of the bar's height
    ['left', (box) => box.y + box.h / 2, 90],
    ['right', (box) => box.y + box.h / 2, 90],
  ])('%s', (place, edge, at) => expect(edge(boxAt(place, BAR, said))).toBeCloseTo(at, 9))
  it('has its text set to the side of its bar', () => {
    expect(PLACES.map(anchorOf)).toEqual(['end', 'start', 'start', 'end', 'start', 'end'])
  })
})

describe('the text of a label', () => {
  const BOX: Box = { x: 10, y: 20, w: 120, h: 40 }
  it('begins at the left edge or ends at the right one', () => {
    const start = setLabel(text(), BOX, 'start', true)
    const end = setLabel(text(), BOX, 'end', true)
    expect(start.name.map(({ x }) => x)).toEqual([10])
    expect(end.name.map(({ x }) => x)).toEqual([130])
    expect(end.share?.x).toBe(130)
    expect(start.value.x).toBe(10)
    expect(end.value.x).toBeLessThan(130)
  })
  it('has its share behind its value, whichever way it is set', () => {
    for (const anchor of ['start', 'end'] as const) {
      const { value, share, underline } = setLabel(text(), BOX, anchor, true)
      expect(underline?.x2).toBeLessThan(share?.x ?? 0)
      expect(value.y).toBe(share?.y)
    }
  })
  it('is underlined where its figure has a place, below its value', () => {
    expect(setLabel(text(), BOX, 'start', false).underline).toBeNull()
    const { underline, value } = setLabel(text(), BOX, 'start', true)
    expect(underline?.y).toBe(round2(value.y + 4))
    expect(underline?.x1).toBe(10)
  })
  it('has one line under another', () => {
    const ys = setLabel(text({ name: 'Selling, general and administrative expenses' }), BOX, 'start', true).name.map(
      ({ y }) => y,
    )
    expect(ys).toHaveLength(2)
    expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBe(16)
  })
})

describe('boxes', () => {
  const box = (x: number, y: number, w = 10, h = 10): Box => ({ x, y, w, h })
  it.each<[string, Box, Box, number, boolean]>([
    ['that overlap', box(0, 0), box(5, 5), 0, true],
    ['side by side', box(0, 0), box(10, 0), 0, false],
    ['nearer than a gap', box(0, 0), box(12, 0), 3, true],
    ['farther than a gap', box(0, 0), box(14, 0), 3, false],
    ['that overlap by less than is let pass', box(0, 0), box(9.8, 0), -0.5, false],
    ['one within another', box(0, 0, 50, 50), box(5, 5), 0, true],
    ['above each other', box(0, 0), box(0, 20), 0, false],
  ])('%s', (_, a, b, gap, is) => {
    expect(intersects(a, b, gap)).toBe(is)
    expect(intersects(b, a, gap)).toBe(is)
  })
  it('have an overlap of as much as lies in both', () => {
    expect(overlap(box(0, 0), box(6, 7))).toEqual({ w: 4, h: 3, area: 12 })
    expect(overlap(box(0, 0), box(20, 0)).area).toBe(0)
    expect(overlap(box(0, 0), box(0, 0))).toEqual({ w: 10, h: 10, area: 100 })
  })
  it('of labels are clear where none meets another label or a foreign bar', () => {
    const laid = (at: number, label: Box) => ({
      node: node({ id: String(at) } as Partial<FlowNode>),
      box: box(100 * at, 0),
      label: { ...setLabel(text(), label, 'start', false), box: label },
    })
    const drawing = (...nodes: ReturnType<typeof laid>[]) =>
      labelsAreClear({ direction: 'wide', width: 500, height: 100, graph: GRAPH, bands: [], leftOut: [], nodes })
    expect(drawing(laid(0, box(0, 20)), laid(1, box(100, 20)))).toBe(true)
    // on its own bar it is no fault of this kind
    expect(drawing(laid(0, box(0, 0)), laid(1, box(100, 20)))).toBe(true)
    expect(drawing(laid(0, box(95, 20)), laid(1, box(100, 20)))).toBe(false)
    expect(drawing(laid(0, box(100, 5)), laid(1, box(100, 40)))).toBe(false)
  })
})
