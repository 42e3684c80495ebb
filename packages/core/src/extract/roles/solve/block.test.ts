import { describe, expect, it } from 'vitest'
import { type BlockLine, solveBlock } from './block.ts'
import { solveSigns } from './signs.ts'

const line = (of: string, value: number, more: Partial<BlockLine<string>> = {}): BlockLine<string> => ({
  of,
  value,
  sign: -1,
  loose: false,
  bracketed: value < 0,
  total: false,
  ...more,
})
const signsOf = (lines: readonly BlockLine<string>[], target: number, base = 0) => {
  const solved = solveBlock(lines, target, 1, base)
  return solved.fits ? Object.fromEntries(solved.lines.map(({ of, sign }) => [of, sign])) : null
}

describe('the solver of blocks', () => {
  it('leaves out subtotals, named and unnamed, and results on the way', () => {
    const lines = [line('selling', 30), line('research', 20), line('total', 50, { total: true }), line('other', 7)]
    expect(signsOf(lines, -57)).toEqual({ selling: -1, research: -1, other: -1 })
    const way = [line('costs', 40), line('before special items', 60, { sign: 1 }), line('special items', 10)]
    expect(signsOf(way, -50, 100)).toEqual({ costs: -1, 'special items': -1 })
  })

  it('turns the fewest loose lines, and a certain one only where one alone does it', () => {
    const lines = [line('interest', 5), line('other', 3, { sign: 1, loose: true }), line('gain', 2, { sign: 1 })]
    expect(signsOf(lines, -6)).toEqual({ interest: -1, other: -1, gain: 1 })
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

  it('gives the plain reading where nothing fits, and allows each rounded figure half a unit', () => {
    expect(solveBlock([line('a', 10), line('b', 20)], -50, 1)).toMatchObject({ fits: false, total: -30 })
    const many = Array.from({ length: 9 }, (_, i) => line(`line ${i}`, 100 + i * 31))
    const sum = -many.reduce((all, { value }) => all + value, 0)
    expect(solveBlock(many, sum - 5, 1).fits).toBe(true)
    expect(solveBlock(many, sum - 6, 1).fits).toBe(false)
  })

  it('adds a long list, and gives one up that nothing solves', () => {
    const many = Array.from({ length: 300 }, (_, i) => line(`line ${i}`, 1000 + i * i * 7, { loose: true }))
    const sum = -many.reduce((all, { value }) => all + value, 0)
    expect(solveBlock(many, sum, 1).fits).toBe(true)
    expect(solveBlock(many, 1, 1).fits).toBe(false)
  })
})

it('takes the closest sum of printed lines before one that rounding allows', () => {
  const items = [3, 2].map((value) => ({ value, sign: -1 as const, optional: false }))
  expect(solveSigns(10, 5, items, 1)).toEqual([-1, -1])
  expect(solveSigns(10, 11, items, 1)).toEqual([1, -1])
  expect(solveSigns(10, 30, items, 1)).toBeNull()
})
