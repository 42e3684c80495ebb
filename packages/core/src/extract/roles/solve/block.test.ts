import { describe, expect, it } from 'vitest'
import { type BlockLine, solveBlock } from './block.ts'

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

describe('the solver of printed lines', () => {
  const printed = (of: string, value: number, more: Partial<BlockLine<string>> = {}) =>
    line(of, value, { loose: true, ...more })

  it('takes the closest sum before one that rounding allows', () => {
    expect(signsOf([printed('a', 3), printed('b', 2)], -5)).toEqual({ a: -1, b: -1 })
    expect(signsOf([printed('a', 3), printed('b', 2)], 1)).toEqual({ a: 1, b: -1 })
    expect(signsOf([printed('a', 3), printed('b', 2)], 20)).toBeNull()
  })

  it('leaves a line out that may be a total by its name only where the sum needs it', () => {
    const lines = [printed('selling', 30), printed('', 9, { named: true }), printed('other', 6)]
    expect(signsOf(lines, -45)).toEqual({ selling: -1, '': -1, other: -1 })
    expect(signsOf(lines, -36)).toEqual({ selling: -1, other: -1 })
  })

  it('takes what the block begins with for a result on the way where its name may be one', () => {
    const lines = [printed('Income after taxes', 153, { named: true, sign: 1 }), printed('Minority interest', 307)]
    expect(signsOf(lines, -307, 153)).toEqual({ 'Minority interest': -1 })
  })

  it('takes no figure within the rounding of nothing for a sum, and leaves a zero the sign of its words', () => {
    const lines = [printed('gain', 0, { sign: 1 }), printed('loss', 0), printed('minority', 1)]
    expect(signsOf(lines, -1)).toEqual({ gain: 1, loss: -1, minority: -1 })
  })
})
