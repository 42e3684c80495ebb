import { describe, expect, it } from 'vitest'
import { linearScale, linearTicks, logScale, logTicks, marginTicks } from './scale.ts'

const RANGE = { top: 0, bottom: 100 }

describe('linearTicks', () => {
  it('gives round values that hold everything', () => {
    expect(linearTicks(0, 470e9)).toEqual([0, 100e9, 200e9, 300e9, 400e9, 500e9])
    expect(linearTicks(0, 6.13)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
  it('reaches below zero for a loss', () => {
    expect(linearTicks(-11.8e9, 20e9)).toEqual([-15e9, -10e9, -5e9, 0, 5e9, 10e9, 15e9, 20e9])
  })
  it('has an axis where every figure is zero', () => expect(linearTicks(0, 0)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]))
})

describe('marginTicks', () => {
  it('takes the smallest step that gives at most eight ticks', () => {
    expect(marginTicks(0, 0.12)).toEqual([0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12])
    expect(marginTicks(0, 0.261)).toEqual([0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3])
    expect(marginTicks(0, 0.56)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
    expect(marginTicks(-0.3, 0.9)).toEqual([-0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1])
  })
  it('goes beyond 20 points for a start-up whose loss is many times its revenue', () => {
    expect(marginTicks(-4.2, 0)).toEqual([-5, -4, -3, -2, -1, 0])
  })
})

describe('linearScale', () => {
  it('always holds zero', () => {
    const scale = linearScale([390e9, 383e9], RANGE)
    expect(scale.min).toBe(0)
    expect(scale.at(0)).toBe(100)
    expect(scale.at(scale.max)).toBe(0)
  })
  it('holds the start of an index, above it or below, and its zero where it falls that far', () => {
    const ticks = (...values: number[]) => linearScale(values, RANGE, linearTicks, 100).ticks
    expect(ticks(100, 98, 131)).toEqual([90, 100, 110, 120, 130, 140])
    expect(ticks(100, 72)).toEqual([70, 75, 80, 85, 90, 95, 100])
    expect(ticks(100, 1_950)[0]).toBe(0)
    expect(ticks(100, -40)).toEqual([-40, -20, 0, 20, 40, 60, 80, 100])
    expect(ticks(100)).toContain(100)
  })
  it('gives a small loss below large gains room, but no whole step', () => {
    const scale = linearScale([-1e9, 416e9], RANGE)
    expect(scale.ticks[0]).toBe(0)
    expect(scale.min).toBeCloseTo(-9e9, 0)
    expect(scale.at(-1e9)).toBeLessThan(100)
  })
  it('keeps the lowest step where there are losses alone', () => {
    const scale = linearScale([-816e6, -700e6], RANGE)
    expect(scale.ticks[0]).toBeLessThanOrEqual(-816e6)
    expect(scale.at(-816e6)).toBeLessThanOrEqual(100)
  })
})

describe('logTicks', () => {
  it('steps 1, 2, 5', () => {
    expect(logTicks(2.8e9, 416e9)).toEqual([2e9, 5e9, 10e9, 20e9, 50e9, 100e9, 200e9, 500e9])
  })
  it('thins to decades over many decades', () => {
    const ticks = logTicks(3, 4e9)
    expect(ticks.length).toBeLessThanOrEqual(12)
    expect(ticks).toContain(1e6)
  })
})

describe('logScale', () => {
  it('gives equal heights to equal ratios', () => {
    const scale = logScale([10, 1000], RANGE)
    expect(scale?.at(10)).toBeCloseTo(100, 8)
    expect(scale?.at(100)).toBeCloseTo(50, 8)
    expect(scale?.at(1000)).toBeCloseTo(0, 8)
  })
  it('has no place for zero and losses', () => {
    const scale = logScale([-5, 0, 10], RANGE)
    expect(scale?.at(0)).toBeNull()
    expect(scale?.at(-5)).toBeNull()
  })
  it('does not exist without a positive figure', () => expect(logScale([-1, 0], RANGE)).toBeNull())
})
