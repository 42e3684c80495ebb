import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inputOfTruth, type Truth } from '../truth-input.fixture.ts'
import { changeOfNode } from './change.ts'
import type { FlowLayout } from './layout.ts'
import { type ArrowKey, nodeBeside, pathOf } from './path.ts'
import { statementLayout } from './statement-layout.ts'
import { paintedByChange, toneOf } from './tone.ts'

const drawn = (accession: string, width = 1240): FlowLayout => {
  const file = new URL(`../../../../../samples/truth/${accession}.json`, import.meta.url)
  const layout = statementLayout(inputOfTruth(JSON.parse(readFileSync(file, 'utf8')) as Truth), { width })
  if (!layout) throw new Error(`${accession} has no flow`)
  return layout
}
/** Apple's form 10-K for fiscal 2024, Boeing's for 2024: a profit and a loss. */
const apple = drawn('0000320193-24-000123')
const boeing = drawn('0000012927-25-000015')
const idOf = ({ graph }: FlowLayout, name: string): string => graph.nodes.find((node) => node.name === name)?.id ?? ''
const namesOf = ({ graph }: FlowLayout, ids: ReadonlySet<string>): string[] =>
  graph.nodes.filter(({ id }) => ids.has(id)).map(({ name }) => name)

describe('the way of the money', () => {
  it('leads from a division to all that revenue becomes, and past the other divisions', () => {
    const path = pathOf(apple.graph, idOf(apple, 'Services'))
    expect(namesOf(apple, path.nodes)).toEqual(
      expect.arrayContaining(['Services', 'Revenue', 'Gross profit', 'Net income', 'Income taxes']),
    )
    expect(namesOf(apple, path.nodes)).not.toContain('iPhone')
    expect(path.bands).toContain(`${idOf(apple, 'Services')}>total_revenue`)
    expect(path.bands).not.toContain(`${idOf(apple, 'iPhone')}>total_revenue`)
  })

  it('leads to an end from all divisions, and not to the other ends', () => {
    const path = pathOf(apple.graph, 'net_income')
    expect(namesOf(apple, path.nodes)).toEqual(expect.arrayContaining(['iPhone', 'Services', 'Revenue']))
    expect(namesOf(apple, path.nodes)).not.toContain('Income taxes')
    expect(namesOf(apple, path.nodes)).not.toContain('Cost of revenue')
  })

  it('of a band has both its bars and what lies beyond them', () => {
    const band = apple.graph.links.find(({ target }) => target === 'cost_of_revenue')
    const path = pathOf(apple.graph, band?.id ?? '')
    expect(path.bands).toContain(band?.id)
    expect(namesOf(apple, path.nodes)).toEqual(expect.arrayContaining(['Revenue', 'Cost of revenue', 'Mac']))
    expect(namesOf(apple, path.nodes)).not.toContain('Net income')
  })

  it('is empty for what is not drawn', () => {
    expect(pathOf(apple.graph, 'nothing')).toEqual({ bands: new Set(), nodes: new Set() })
  })

  it.each([
    ['wide', 1240],
    ['downward', 358],
  ] as const)('is walked with the arrow keys to every bar of a %s drawing', (direction, width) => {
    for (const accession of ['0000320193-24-000123', '0000012927-25-000015']) {
      const layout = drawn(accession, width)
      expect(layout.direction).toBe(direction)
      const reached = new Set(['total_revenue'])
      for (const id of reached)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as ArrowKey[]) {
          const next = nodeBeside(layout, id, key)
          if (next !== null) reached.add(next)
        }
      expect([...reached].sort()).toEqual(layout.nodes.map(({ node }) => node.id).sort())
    }
  })

  it('goes back by the key that it was gone on with, along the widest band', () => {
    expect(nodeBeside(apple, 'total_revenue', 'ArrowLeft')).toBe(idOf(apple, 'iPhone'))
    expect(nodeBeside(apple, idOf(apple, 'iPhone'), 'ArrowRight')).toBe('total_revenue')
    expect(nodeBeside(apple, idOf(apple, 'iPhone'), 'ArrowUp')).toBeNull()
    expect(nodeBeside(apple, 'nothing', 'ArrowUp')).toBeNull()
  })
})

describe('better and worse', () => {
  /** Fiscal 2024 on 2023 as the form 10-K prints both: 391,035 after 383,285, and so on. */
  const changes = {
    total_revenue: 391_035 / 383_285 - 1,
    cost_of_revenue: 210_352 / 214_137 - 1,
    gross_profit: 180_683 / 169_148 - 1,
    income_tax_expense: 29_749 / 16_741 - 1,
    net_income: 93_736 / 96_995 - 1,
  }
  const tone = (layout: FlowLayout, id: string, known: Record<string, number> = changes) => {
    const node = layout.graph.nodes.find((one) => one.id === id)
    if (!node) throw new Error(`no ${id}`)
    return toneOf(node, layout.graph, known)
  }

  it('holds a cost against the growth of revenue, and what is kept against itself', () => {
    expect(tone(apple, 'cost_of_revenue')).toBe('better')
    expect(tone(apple, 'income_tax_expense')).toBe('worse')
    expect(tone(apple, 'gross_profit')).toBe('better')
    expect(tone(apple, 'net_income')).toBe('worse')
    // more was spent, and less of each sale
    expect(tone(apple, 'cost_of_revenue', { total_revenue: 0.1, cost_of_revenue: 0.05 })).toBe('better')
    expect(tone(boeing, 'net_income', { net_income: 4.3 })).toBe('worse')
  })

  it('says nothing where nothing is known, or a change rounds to nothing', () => {
    expect(tone(apple, 'operating_income')).toBe('even')
    expect(tone(apple, 'cost_of_revenue', { cost_of_revenue: 0.2 })).toBe('even')
    expect(tone(apple, 'net_income', { net_income: 0.0004 })).toBe('even')
    const revenue = apple.graph.nodes.find(({ id }) => id === 'total_revenue')
    expect(revenue && changeOfNode(revenue, apple.graph, undefined)).toBeNull()
  })

  it('paints bars and bands and moves nothing', () => {
    const painted = paintedByChange(apple, changes)
    const kinds = new Map(painted.nodes.map(({ node }) => [node.id, node.kind]))
    expect([kinds.get('cost_of_revenue'), kinds.get('net_income'), kinds.get(idOf(apple, 'Mac'))]).toEqual([
      'operating',
      'loss',
      'unallocated',
    ])
    expect(painted.bands.findLast(({ link }) => link.target === 'net_income')?.hatched).toBe(true)
    expect(painted.bands.find(({ link }) => link.target === 'cost_of_revenue')?.hatched).toBe(false)
    // From revenue on a band tells of its end; a division tells of itself.
    const less = paintedByChange(apple, { ...changes, [apple.graph.divisions[0]?.keys[0] ?? '']: -0.1 })
    expect(less.bands.filter(({ hatched }) => hatched).map(({ link }) => link.source)).toContain('division:0')
    expect(painted.nodes.map(({ box, label }) => [box, label])).toEqual(
      apple.nodes.map(({ box, label }) => [box, label]),
    )
    expect(painted.bands.map(({ path }) => path)).toEqual(apple.bands.map(({ path }) => path))
  })
})
