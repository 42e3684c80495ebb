/** What always holds of a drawn flow: columns in order, bars apart and on one scale, within the frame, the same twice. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FlowInput } from '../graph/graph.ts'
import { inputOfTruth } from '../truth-input.fixture.ts'
import type { FlowLayout } from './layout.ts'
import { statementLayout } from './statement-layout.ts'

const TRUTH = new URL('../../../../../samples/truth/', import.meta.url)
const read = (name: string): FlowInput => inputOfTruth(JSON.parse(readFileSync(new URL(name, TRUTH), 'utf8')))
/** Every sixth of the statements that were read by hand: profits, losses, banks, old filings. */
const FILES = readdirSync(TRUTH)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .filter((_, i) => i % 6 === 0)
const WIDE = [1240, 984, 728]
const NARROW = [358, 320]

const layouts = (widths: readonly number[]): [name: string, width: number, layout: FlowLayout][] =>
  FILES.flatMap((name) =>
    widths.flatMap((width): [string, number, FlowLayout][] => {
      const layout = statementLayout(read(name), { width })
      return layout ? [[name, width, layout]] : []
    }),
  )
const wide = layouts(WIDE).filter(([, , { direction }]) => direction === 'wide')
const down = layouts(NARROW)

it('are drawn of most of them', () => {
  expect(FILES.length).toBeGreaterThan(10)
  expect(wide.length).toBeGreaterThan(20)
  expect(down.length).toBeGreaterThan(15)
  expect(down.every(([, , { direction }]) => direction === 'downward')).toBe(true)
})

/** Bars per pixel of value: all but those that are drawn thicker to be seen. */
const scales = (layout: FlowLayout, length: 'w' | 'h'): number[] =>
  layout.nodes.filter(({ box }) => box[length] > 4).map(({ node, box }) => box[length] / node.value)

describe('a wide drawing', () => {
  it.each(wide)('has columns from left to right: %s at %i', (_, __, { nodes }) => {
    for (const one of nodes)
      for (const other of nodes)
        if (other.node.column > one.node.column && other.node.role !== 'source')
          expect(other.box.x).toBeGreaterThan(one.box.x)
  })
  it.each(wide)('has bars of a column apart, on one scale, of one width: %s at %i', (_, __, layout) => {
    const { nodes } = layout
    for (const [i, one] of nodes.entries())
      for (const other of nodes.slice(i + 1)) {
        if (one.node.column !== other.node.column) continue
        const [upper, lower] = one.box.y < other.box.y ? [one, other] : [other, one]
        expect(upper.box.y + upper.box.h).toBeLessThanOrEqual(lower.box.y + 0.02)
      }
    expect(new Set(nodes.map(({ box }) => box.w)).size).toBe(1)
    const k = scales(layout, 'h')
    expect(Math.max(...k) / Math.min(...k)).toBeLessThan(1.02)
  })
  it.each(wide)('stays within its frame: %s at %i', (_, width, { nodes, height, width: drawn }) => {
    expect(drawn).toBe(width)
    for (const { box, label } of nodes)
      for (const one of [box, label.box]) {
        expect(one.x).toBeGreaterThanOrEqual(-0.01)
        expect(one.y).toBeGreaterThanOrEqual(-0.01)
        expect(one.x + one.w).toBeLessThanOrEqual(width + 0.01)
        expect(one.y + one.h).toBeLessThanOrEqual(height + 0.01)
      }
  })
  it.each(wide)('leads bands forward, each from a bar to a bar: %s at %i', (_, __, { bands, nodes }) => {
    for (const { link, start, end, path } of bands) {
      const [from, to] = [link.source, link.target].map((id) => nodes.find(({ node }) => node.id === id)?.box)
      expect(end).toBeGreaterThan(start)
      expect(start).toBeCloseTo((from?.x ?? 0) + (from?.w ?? 0), 1)
      expect(end).toBeCloseTo(to?.x ?? 0, 1)
      expect(path).toMatch(/^M.*Z$/)
    }
  })
})

describe('a drawing that runs down', () => {
  it.each(down)('has bars of a row apart, from left to right in its frame: %s at %i', (_, width, { nodes }) => {
    const rows = new Map<number, typeof nodes>()
    for (const one of nodes) rows.set(one.box.y, [...(rows.get(one.box.y) ?? []), one])
    for (const row of rows.values()) {
      const sorted = row.toSorted((a, b) => a.box.x - b.box.x)
      for (const [i, { box }] of sorted.entries()) {
        const next = sorted[i + 1]
        if (next) expect(box.x + box.w).toBeLessThanOrEqual(next.box.x + 0.02)
        expect(box.x).toBeGreaterThanOrEqual(-0.01)
        expect(box.x + box.w).toBeLessThanOrEqual(width + 0.02)
      }
    }
  })
  it.each(down)('leads bands downward: %s at %i', (_, __, { bands }) => {
    for (const { start, end } of bands) expect(end).toBeGreaterThan(start)
  })
  it.each(down)('leaves out only incomes, the largest of them first: %s at %i', (_, __, { leftOut, nodes }) => {
    expect(leftOut.every(({ role }) => role === 'source')).toBe(true)
    const figures = leftOut.map(({ figure }) => figure)
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    const drawn = new Set(nodes.map(({ node }) => node.id))
    expect(leftOut.some(({ id }) => drawn.has(id))).toBe(false)
  })
})

describe('whatever the width', () => {
  it.each(FILES)('is the same twice, whatever its figures are shown as: %s', (name) => {
    for (const width of [...WIDE, ...NARROW])
      for (const show of ['amount', 'share', 'change'] as const) {
        const draw = () => statementLayout(read(name), { width, show, changes: { total_revenue: 0.1 } })
        expect(draw()).toEqual(draw())
      }
  })
  it.each(FILES)('has bands of numbers alone: %s', (name) => {
    const bands = [...WIDE, ...NARROW].flatMap((width) => statementLayout(read(name), { width })?.bands ?? [])
    for (const { path } of bands) expect(path).not.toMatch(/NaN|Infinity|undefined/)
  })
  it.each([0, 100, 279])('is never narrower than 280 px: asked for %i', (width) => {
    const [first = ''] = FILES
    expect(statementLayout(read(first), { width })?.width).toBe(280)
  })
})
