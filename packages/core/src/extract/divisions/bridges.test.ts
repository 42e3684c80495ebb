/** The lines that lead from a total of segments to revenue: Alcoa, 10-K for December 2008, its reconciliation as filed. */
import { describe, expect, it } from 'vitest'
import { bridgesOf, isEliminated } from './bridges.ts'
import { cellsOf, printed } from './cells.fixture.ts'
import type { Slice } from './slices.ts'

const SALES = `
Total sales | $33,605
Elimination of intersegment sales | (6,979)
Corporate* | 275
Consolidated sales | $26,901
`
const slice = (lines: string, change: Partial<Slice> = {}): Slice => ({
  by: 'rows',
  cells: cellsOf(lines),
  measured: true,
  headed: false,
  current: true,
  ...change,
})
const bridges = (lines: string, revenue = 26_901, change: Partial<Slice> = {}) =>
  bridgesOf(slice(lines, change), revenue, 1).map(({ from, rest }) => [from, printed(rest)])

describe('the ways from the segments to revenue', () => {
  it('are given with what is eliminated and without it', () => {
    expect(bridges(SALES)).toEqual([
      [
        33_605,
        [
          ['Elimination of intersegment sales', -6_979],
          ['Corporate', 275],
        ],
      ],
      [26_626, [['Corporate', 275]]],
    ])
  })

  it('are one where nothing is eliminated, or nothing else is left', () => {
    expect(bridges(SALES.replace(/Elimination.*\n/, '').replace('33,605', '26,626'))).toEqual([
      [26_626, [['Corporate', 275]]],
    ])
    expect(bridges(SALES.replace(/Corporate.*\n/, ''), 26_626)).toEqual([])
    expect(bridges(SALES.replace(/Corporate.*\n/, '').replace('26,901', '26,626'), 26_626)).toEqual([
      [33_605, [['Elimination of intersegment sales', -6_979]]],
    ])
  })

  it('allow for what rounding makes of each line, and no more', () => {
    expect(bridges(SALES.replace('275', '276'))).toHaveLength(2)
    expect(bridges(SALES.replace('275', '285'))).toEqual([])
  })

  it.each<[string, string, number, Partial<Slice>]>([
    ['revenue stands nowhere', SALES, 26_950, {}],
    ['the column is another year’s', SALES, 26_901, { current: false }],
    ['names stand over the columns', SALES, 26_901, { by: 'columns' }],
    ['what leads there is a segment', SALES.replace('Corporate*', 'Packaging'), 26_901, {}],
    ['it begins with no total', SALES.replace('Total sales', 'Aluminum'), 26_901, {}],
  ])('are none where %s', (_, lines, revenue, change) => expect(bridges(lines, revenue, change)).toEqual([]))

  it('are none where more is left than a rest, eliminations aside', () => {
    const large = SALES.replace('275', '11,000').replace('33,605', '22,880')
    expect(bridges(large)).toEqual([])
  })
})

it.each([
  ['Elimination of intersegment sales', true],
  ['Inter-company transfers', true],
  ['Intrasegment sales', true],
  ['Corporate', false],
  ['Total sales', false],
])('“%s” takes off what segments sell each other: %s', (label, is) => expect(isEliminated({ label })).toBe(is))
