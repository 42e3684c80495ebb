/** The column of the divisions: which stand in it, what they leave of revenue, and when there is none. */
import { describe, expect, it } from 'vitest'
import { madeNode } from '../made.fixture.ts'
import { NOTHING_KNOWN } from '../nothing-known.fixture.ts'
import { divisionColumn, flowDivisions, sumOf } from './divisions.ts'
import type { FlowInput } from './graph.ts'

const input = (rows: readonly (readonly [string, number | null])[], rest: number | null = null): FlowInput => ({
  ...NOTHING_KNOWN,
  business_segments: {
    divisions: rows.map(([label, revenue]) => ({ label, revenue })),
    revenue_not_allocated_to_divisions_net: rest === null ? null : { value: rest, description: null },
  },
})
const REVENUE = madeNode('total_revenue', 1_000, { role: 'revenue' })
const column = (rows: readonly (readonly [string, number])[], rest: number | null = null) => {
  const of = input(rows, rest)
  return divisionColumn(flowDivisions(of, 1), REVENUE, of)
}

describe('flowDivisions', () => {
  it('are those above nothing, by size, what is called other last', () => {
    const parts = flowDivisions(
      input([
        ['Small', 1],
        ['Other', 50],
        ['Large', 9],
        ['Lost', -3],
        ['None', 0],
        ['Unknown', null],
        ['All other', 60],
      ]),
      10,
    )
    expect(parts.map(({ name, figure }) => [name, figure])).toEqual([
      ['Large', 90],
      ['Small', 10],
      ['All other', 600],
      ['Other', 500],
    ])
    // the key tells the line as it is printed
    expect(parts[0]?.keys).toEqual(['business_segments.divisions[2].revenue'])
    expect(sumOf(parts)).toBe(1_200)
  })
  it('are none where no segments were read', () => expect(flowDivisions(NOTHING_KNOWN, 1)).toEqual([]))
})

describe('divisionColumn', () => {
  it('leads each division to revenue', () => {
    const { nodes, links } = column([
      ['A', 600],
      ['B', 400],
    ])
    expect(nodes.map(({ id, value, share }) => [id, value, share])).toEqual([
      ...[
        ['division:0', 600, 0.6],
        ['division:1', 400, 0.4],
      ],
    ])
    expect(links).toMatchObject([
      { source: 'division:0', target: 'total_revenue', sourceValue: 600, targetValue: 600 },
      { source: 'division:1', target: 'total_revenue', sourceValue: 400, targetValue: 400 },
    ])
  })

  it.each<[string, number, string[]]>([
    ['says of a rest above half a percent that it was not allocated', 990, ['A', 'Not allocated']],
    ['takes a rest of half a percent for none', 995, ['A']],
    ['tapers an excess of up to five percent', 1_050, ['A']],
    ['is none where divisions sell to each other', 1_051, []],
  ])('%s', (_, value, names) => expect(column([['A', value]]).nodes.map(({ name }) => name)).toEqual(names))

  it('ends with bands that come to revenue, whatever they began with', () => {
    for (const value of [940, 990, 1_000, 1_020, 1_050]) {
      const { links } = column([
        ['A', value / 2],
        ['B', value / 2],
      ])
      expect(links.reduce((sum, { targetValue }) => sum + targetValue, 0)).toBeCloseTo(1_000, 9)
    }
  })

  it('gives the rest its cell where the filing prints it, and computes it where not', () => {
    expect(column([['A', 900]], 100).nodes.at(-1)).toMatchObject({
      ...{ computed: false, keys: ['business_segments.revenue_not_allocated_to_divisions_net'] },
    })
    expect(column([['A', 900]]).nodes.at(-1)).toMatchObject({ computed: true, keys: [], figure: 100 })
  })

  it('folds all beyond seven into one, with its parts, and keeps eight as they are', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, i): [string, number] => [`D${i}`, 100 - i])
    expect(column(rows(8)).nodes.map(({ name }) => name)).toEqual([...rows(8).map(([name]) => name), 'Not allocated'])
    const { nodes } = column(rows(10))
    expect(nodes.map(({ name }) => name)).toEqual([
      'D0',
      'D1',
      'D2',
      'D3',
      'D4',
      'D5',
      'D6',
      'Other (3)',
      'Not allocated',
    ])
    expect(nodes[7]).toMatchObject({ figure: 93 + 92 + 91, computed: true })
    expect(nodes[7]?.parts.map(({ name }) => name)).toEqual(['D7', 'D8', 'D9'])
  })
})
