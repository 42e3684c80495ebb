/** The foot of a statement of cash flows: which lines are the cash at its ends, and which lead there from the totals. */
import { describe, expect, it } from 'vitest'
import { linesOf, type Printed } from '../as-filed.fixture.ts'
import type { Entry } from '../sheet-lines.ts'
import { betweenOf, cashPlaces, footsOf, othersOf } from './foot.ts'

const entriesOf = (printed: readonly Printed[]): Entry[] =>
  linesOf(printed).map((line, index) => {
    const figure = line.values[0] ?? null
    return { index, line: line as unknown as Entry['line'], figure, value: figure?.value ?? null, concept: '' }
  })
const labels = (entries: readonly Entry[] | null) => entries?.map(({ line }) => line.label) ?? null

/** The foot as most filers print it, of made figures. */
const FOOT: Printed[] = [
  ['Net cash provided by operating activities', '650'],
  ['Net cash used in investing activities', '(290)'],
  ['Net cash used in financing activities', '(160)'],
  ['Effect of exchange rates on cash', '(7)'],
  ['Net increase in cash and cash equivalents', '193'],
  ['Cash and cash equivalents, beginning of year', '500'],
  ['Cash and cash equivalents, end of year', '693'],
]

describe('cash at the start and at the end', () => {
  it('is told by its words', () => {
    const { starts, ends } = cashPlaces(entriesOf(FOOT))
    expect(labels(starts.map(({ entry }) => entry))?.[0]).toBe('Cash and cash equivalents, beginning of year')
    expect(labels(ends.map(({ entry }) => entry))?.[0]).toBe('Cash and cash equivalents, end of year')
  })

  it('is none of the totals and none of the change', () => {
    const { starts, ends } = cashPlaces(entriesOf(FOOT.slice(0, 5)))
    expect([starts, ends]).toEqual([[], []])
  })

  it('stands in order: what ends stands below what begins', () => {
    const entries = entriesOf(FOOT)
    const feet = footsOf(entries, cashPlaces(entries), new Set([0, 1, 2, 4]), null, 2, 1)
    expect(feet.length).toBeGreaterThan(0)
    for (const { start, end } of feet) if (start !== null && end !== null) expect(start.index).toBeLessThan(end.index)
  })

  it('at the end may have no caption, where the change leads to it', () => {
    const printed: Printed[] = [...FOOT.slice(0, 6), ['', '693']]
    const entries = entriesOf(printed)
    const change = entries[4]
    if (change === undefined) throw new Error('no change')
    const feet = (all: readonly Entry[]) =>
      footsOf(all, cashPlaces(all), new Set([0, 1, 2, 4]), { entry: change, value: 193, points: 3 }, 2, 1)
    expect(feet(entries).some(({ start, end }) => start?.index === 5 && end?.index === 6)).toBe(true)
    const other = entriesOf([...FOOT.slice(0, 6), ['', '700']])
    expect(feet(other).some(({ end }) => end?.index === 6)).toBe(false)
  })

  it('of a statement without any is none', () => {
    const entries = entriesOf(FOOT.slice(0, 5))
    expect(footsOf(entries, cashPlaces(entries), new Set([0, 1, 2, 4]), null, 2, 1)).toEqual([
      { start: null, end: null, points: 0 },
    ])
  })
})

describe('lines between the totals and the change', () => {
  const asked = (printed: readonly Printed[], left: number, rate: number | null = 3, tolerance = 1) => {
    const entries = entriesOf(printed)
    const c = entries.find(({ line }) => /^Net increase/.test(line.label))
    if (c === undefined) throw new Error('no change')
    const taken = new Set([0, 1, 2, c.index])
    return labels(
      othersOf(entries, { taken, from: 2, rate: rate === null ? null : (entries[rate] ?? null), c }, left, tolerance),
    )
  }

  it('are none where the totals make the change', () => {
    expect(asked(FOOT, 0)).toEqual([])
    expect(asked(FOOT, 1)).toEqual([])
  })

  it('are those that make what is left, as few as can be', () => {
    const more: Printed[] = [
      ...FOOT.slice(0, 4),
      ['Cash of businesses acquired', '12'],
      ['Cash of discontinued operations', '5'],
      ['Other', '7'],
      ...FOOT.slice(4),
    ]
    expect(asked(more, 12)).toEqual(['Cash of businesses acquired'])
    expect(asked(more, 17)).toEqual(['Cash of businesses acquired', 'Cash of discontinued operations'])
    expect(asked(more, 40)).toBeNull()
  })

  it('are not the line of exchange rates, which was counted', () => {
    expect(asked(FOOT, -7)).toBeNull()
    expect(asked(FOOT, -7, null)).toEqual(['Effect of exchange rates on cash'])
  })

  it('are never many: of so many lines some make anything', () => {
    const many = Array.from({ length: 7 }, (_, k): Printed => [`Line ${k}`, `${10 ** k}`])
    expect(asked([...FOOT.slice(0, 4), ...many, ...FOOT.slice(4)], 10)).toBeNull()
    expect(asked([...FOOT.slice(0, 4), ...many.slice(0, 6), ...FOOT.slice(4)], 10)).toEqual(['Line 1'])
  })

  it('may stand above the last total where they are of businesses that were left', () => {
    const above = (label: string): Printed[] => [FOOT[0] ?? ['', ''], [label, '12'], ...FOOT.slice(1)]
    const read = (label: string) => {
      const entries = entriesOf(above(label))
      const c = entries[5]
      if (c === undefined) throw new Error('no change')
      return labels(othersOf(entries, { taken: new Set([0, 2, 3, 5]), from: 3, rate: null, c }, 12, 0.5))
    }
    expect(read('Cash from discontinued operations')).toEqual(['Cash from discontinued operations'])
    expect(read('Cash held for sale')).toEqual(['Cash held for sale'])
    expect(read('Depreciation')).toBeNull()
  })
})

describe('lines between the change and the cash at the end', () => {
  const late: Printed[] = [
    ...FOOT.slice(0, 5),
    ['Cash and cash equivalents, beginning of year', '500'],
    ['Cash of a subsidiary sold', '(20)'],
    ['Cash and cash equivalents, end of year', '673'],
  ]
  const asked = (left: number) => labels(betweenOf(entriesOf(late), 4, 7, left, 1, new Set([0, 1, 2, 4])))

  it('are those that make what is left, and never the cash at the start', () => {
    expect(asked(-20)).toEqual(['Cash of a subsidiary sold'])
    expect(asked(500)).toBeNull()
    expect(asked(480)).toBeNull()
  })
})
