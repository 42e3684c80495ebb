import { describe, expect, it } from 'vitest'
import { type BlockLine, type Sought, solveBlock } from './block.ts'

const line = (of: string, value: number, more: Partial<BlockLine<string>> = {}): BlockLine<string> => ({
  of,
  value,
  sign: -1,
  loose: false,
  bracketed: value < 0,
  total: false,
  named: false,
  ...more,
})
const signsOf = (lines: readonly BlockLine<string>[], target: number, more: Partial<Sought> = {}) => {
  const solved = solveBlock(lines, { target, unit: 1, ...more })
  return solved.fits ? Object.fromEntries(solved.lines.map(({ of, sign }) => [of, sign])) : null
}

describe('the solver of blocks', () => {
  it('leaves out subtotals, named and unnamed, and results on the way', () => {
    const lines = [line('selling', 30), line('research', 20), line('total', 50, { total: true }), line('other', 7)]
    expect(signsOf(lines, -57)).toEqual({ selling: -1, research: -1, other: -1 })
    const way = [line('costs', 40), line('before special items', 60, { sign: 1 }), line('special items', 10)]
    expect(signsOf(way, -50, { base: 100 })).toEqual({ costs: -1, 'special items': -1 })
  })

  it('turns the fewest loose lines, and a certain one only where one alone does it', () => {
    const lines = [line('interest', 512), line('other', 310, { sign: 1, loose: true }), line('gain', 207, { sign: 1 })]
    expect(signsOf(lines, -615)).toEqual({ interest: -1, other: -1, gain: 1 })
    expect(signsOf([line('costs', 30), line('income tagged among costs', 4)], -26)).toEqual({
      costs: -1,
      'income tagged among costs': 1,
    })
    // Either of two equal lines would do: nothing tells which.
    expect(signsOf([line('one', 4), line('two', 4)], 0)).toBeNull()
  })

  it('reads a list by its own brackets where the concepts say otherwise', () => {
    const lines = [line('costs', 30), line('income', -4, { sign: 1 }), line('gain', -6, { sign: 1 })]
    expect(signsOf(lines, -20)).toEqual({ costs: -1, income: -1, gain: -1 })
  })

  it('gives the plain reading where nothing fits, and allows what rounding makes of many figures', () => {
    expect(solveBlock([line('a', 10), line('b', 20)], { target: -50, unit: 1 })).toMatchObject({
      fits: false,
      total: -30,
    })
    const many = Array.from({ length: 9 }, (_, i) => line(`line ${i}`, 100 + i * 31))
    const sum = -many.reduce((all, { value }) => all + value, 0)
    expect(solveBlock(many, { target: sum - 2, unit: 1 }).fits).toBe(true)
    expect(solveBlock(many, { target: sum - 3, unit: 1 }).fits).toBe(false)
  })

  it('adds a long list, and gives one up that nothing solves', () => {
    const many = Array.from({ length: 300 }, (_, i) => line(`line ${i}`, 1000 + i * i * 7, { loose: true }))
    const sum = -many.reduce((all, { value }) => all + value, 0)
    expect(solveBlock(many, { target: sum, unit: 1 }).fits).toBe(true)
    expect(solveBlock(many, { target: 1, unit: 1 }).fits).toBe(false)
  })
})

describe('the solver of printed lines', () => {
  const printed = (of: string, value: number, more: Partial<BlockLine<string>> = {}) =>
    line(of, value, { loose: true, ...more })

  it('takes the closest sum before one that rounding allows', () => {
    expect(signsOf([printed('a', 300), printed('b', 200)], -500)).toEqual({ a: -1, b: -1 })
    expect(signsOf([printed('a', 300), printed('b', 200)], 100)).toEqual({ a: 1, b: -1 })
    expect(signsOf([printed('a', 300), printed('b', 200)], 2000)).toBeNull()
  })

  it('leaves a line out whose name may be a total only where lines make it', () => {
    const lines = [printed('selling', 30), printed('', 9, { named: true }), printed('other', 6)]
    expect(signsOf(lines, -45)).toEqual({ selling: -1, '': -1, other: -1 })
    expect(signsOf(lines, -36)).toBeNull()
    // Tridex, 10-K for 1995 (0000950123-96-001447): a misread part is not made good by its total alone.
    const charges = (part: number) => [
      printed('Interest, net', part, { named: true }),
      printed('Other, net', 110_000, { named: true }),
      printed('', 1_145_000, { named: true }),
    ]
    expect(signsOf(charges(1_035_000), -1_145_000)).toEqual({ 'Interest, net': -1, 'Other, net': -1 })
    expect(signsOf(charges(1_085_000), -1_145_000)).toBeNull()
  })

  it('leaves a total out that also holds the costs over the block', () => {
    // Ford, 10-Q of June 2023 (0000037996-23-000050).
    const lines = (selling: number) => [
      printed('Selling, administrative, and other expenses', selling),
      printed('Ford Credit interest, operating, and other expenses', 2_272),
      printed('Total costs and expenses', 42_493, { named: true, total: true }),
    ]
    const proven = { [lines(0)[0]?.of ?? '']: -1, [lines(0)[1]?.of ?? '']: -1 }
    expect(signsOf(lines(2_750), -5_022, { base: 7_483, over: [-37_471] })).toEqual(proven)
    expect(signsOf(lines(2_750), -5_022, { base: 7_483 })).toBeNull()
  })

  it('proves nothing by chance: many lines may be turned until they make anything', () => {
    // Alaska Airlines, 10-K for 2008 (0000000000-09-900015), in tenths of a million.
    const costs = [742.7, 15.8, 1162.4, 150.6, 106.2, 167.7, 130.2, 116, 165.9, 48.3, 170.3, 12.9, 47.5]
    const lines = (first: number) => [
      ...[first, ...costs.slice(1)].map((value, at) => printed(`cost ${at}`, value)),
      printed('Total operating costs', 3036.5, { named: true, total: true }),
      printed('Depreciation', 313.7),
      printed('Total costs', 3350.2, { named: true, total: true }),
    ]
    const sought = { unit: 0.1, base: 3221.3 }
    expect(Object.values(signsOf(lines(742.7), -3350.2, sought) ?? {})).toEqual(Array(14).fill(-1))
    for (const misread of [742.2, 747.7, 772.7, 142.7]) expect(signsOf(lines(misread), -3350.2, sought)).toBeNull()
  })

  it('takes what the block begins with for a result on the way where its name may be one', () => {
    const lines = [printed('Income after taxes', 153, { named: true, sign: 1 }), printed('Minority interest', 307)]
    expect(signsOf(lines, -307, { base: 153 })).toEqual({ 'Minority interest': -1 })
  })

  it('takes no figure within the rounding of nothing for a sum, and leaves a zero the sign of its words', () => {
    const lines = [printed('gain', 0, { sign: 1 }), printed('loss', 0), printed('minority', 1)]
    expect(signsOf(lines, -1)).toEqual({ gain: 1, loss: -1, minority: -1 })
  })
})
