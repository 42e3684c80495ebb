import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inputOfTruth, type Truth } from '../truth-input.fixture.ts'
import type { FlowLayout } from './layout.ts'
import { easeOut, morphing, sameness } from './morph.ts'
import { statementLayout } from './statement-layout.ts'

const drawn = (accession: string, width: number): FlowLayout => {
  const file = new URL(`../../../../../samples/truth/${accession}.json`, import.meta.url)
  const layout = statementLayout(inputOfTruth(JSON.parse(readFileSync(file, 'utf8')) as Truth), { width })
  if (!layout) throw new Error(`${accession} has no flow`)
  return layout
}
/** Apple's forms 10-K for fiscal 2021 and 2024, and Boeing's for 2024. */
const [OLD, NEW, LOSS] = ['0000320193-21-000105', '0000320193-24-000123', '0000012927-25-000015'] as const
const numbers = (path: string): number[] => path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []

describe.each([1240, 358])('at %i px', (width) => {
  const from = drawn(OLD, width)
  const to = drawn(NEW, width)
  const boxesOf = ({ nodes }: FlowLayout) => new Map(nodes.map(({ node, box }) => [sameness(node), box]))

  it('begins where the one drawing stands and ends as the other, unchanged', () => {
    const way = morphing(from, to)
    const [start, old] = [boxesOf(way(0)), boxesOf(from)]
    for (const [key, box] of old) {
      const at = start.get(key)
      for (const side of ['x', 'y', 'w', 'h'] as const) expect(at?.[side]).toBeCloseTo(box[side], 1)
    }
    expect(way(1)).toBe(to)
    expect(way(1.2)).toBe(to)
    expect(JSON.stringify(way(0.3))).toBe(JSON.stringify(morphing(from, to)(0.3)))
  })

  it('lies between the two on the way, with the words of the new one', () => {
    const half = morphing(from, to)(0.5)
    const [a, m, b] = [boxesOf(from), boxesOf(half), boxesOf(to)]
    for (const [key, box] of b) {
      const old = a.get(key)
      if (old) expect(m.get(key)?.h).toBeCloseTo((old.h + box.h) / 2, 1)
    }
    const said = half.nodes.map(({ label }) => label.value.text).filter((text) => text !== '')
    expect(said).toEqual(to.nodes.map(({ label }) => label.value.text))
  })

  it('draws each band through twelve points, as long as the band itself', () => {
    for (const other of [from, drawn(LOSS, width)]) {
      const bands = morphing(other, to)(0.999_99).bands.filter(({ link }) => !link.id.startsWith('ends '))
      expect(bands).toHaveLength(to.bands.length)
      for (const [index, band] of bands.entries()) {
        expect(numbers(band.path)).toHaveLength(24)
        const wanted = numbers(to.bands[index]?.path ?? '')
        const [xs, ys] = [0, 1].map((side) => wanted.filter((_, at) => at % 2 === side)) as [number[], number[]]
        const got = numbers(band.path)
        expect(Math.max(...got.filter((_, at) => at % 2 === 0))).toBeCloseTo(Math.max(...xs), 0)
        expect(Math.min(...got.filter((_, at) => at % 2 === 1))).toBeCloseTo(Math.min(...ys), 0)
      }
    }
  })

  it('closes what ends, without words, and opens what is new', () => {
    const loss = drawn(LOSS, width)
    const nearly = morphing(loss, to)(0.99)
    const ending = nearly.nodes.filter(({ node }) => node.id.startsWith('ends '))
    expect(ending.length).toBeGreaterThan(0)
    for (const { box, label } of ending) {
      expect(Math.min(box.w, box.h)).toBeLessThan(4)
      expect([label.name, label.value.text, label.share, label.underline]).toEqual([[], '', null, null])
    }
    const first = morphing(loss, to)(0)
    const known = new Set(loss.nodes.map(({ node }) => sameness(node)))
    for (const { node, box } of first.nodes.filter(({ node: one }) => !known.has(sameness(one))))
      if (!node.id.startsWith('ends ')) expect(Math.min(box.w, box.h)).toBe(0)
  })
})

it('goes over at once where one runs across and the other down', () => {
  const to = drawn(NEW, 358)
  expect(morphing(drawn(OLD, 1240), to)(0.1)).toBe(to)
})

it('knows a line by its name, wherever it stands in the list', () => {
  const line = { id: 'operating_expenses[3].amount', role: 'line', name: 'R&D' } as const
  expect(sameness(line)).toBe(sameness({ ...line, id: 'operating_expenses[0].amount' }))
  expect(sameness({ ...line, id: 'net_income' })).toBe('net_income')
})

it('starts fast and comes to rest', () => {
  expect([easeOut(-1), easeOut(0), easeOut(1), easeOut(2)]).toEqual([0, 0, 1, 1])
  expect(easeOut(0.5)).toBeGreaterThan(0.8)
})
