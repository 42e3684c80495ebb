/** Lines of a block that those above them account for. */
import { describe, expect, it } from 'vitest'
import { aboveFirst, isAccounted } from './accounted.ts'

/** @param kept signed lines of the block so far; `over` stand over it, `base` is what it began with */
function accounted(
  line: { value: number; total?: boolean; named?: boolean },
  kept: readonly number[],
  { over = [], base = 0, unit = 1 }: { over?: readonly number[]; base?: number; unit?: number } = {},
) {
  const above = aboveFirst(over, base, unit)
  above.kept.push(...kept)
  above.total += kept.reduce((sum, value) => sum + value, 0)
  return isAccounted({ total: false, named: false, ...line }, above)
}

describe('a subtotal', () => {
  // Comcast, 10-K for 2023 (0001166691-24-000011): rounded costs make 98,259, the total is 98,258.
  const COSTS = [-36_762, -7_971, -39_190, -8_854, -5_482]

  it('is the sum of lines right above it, in either sign', () => {
    expect(accounted({ value: -14_336 }, COSTS)).toBe(true)
    expect(accounted({ value: 14_336 }, COSTS)).toBe(true)
    expect(accounted({ value: 44_733 }, COSTS)).toBe(false)
  })

  it('may miss by what rounding leaves', () => {
    expect(accounted({ value: -98_258, total: true }, COSTS)).toBe(true)
    expect(accounted({ value: -98_257, total: true }, COSTS)).toBe(false)
    // Of two lines less is left.
    expect(accounted({ value: -14_337 }, COSTS)).toBe(true)
    expect(accounted({ value: -14_338 }, COSTS)).toBe(false)
  })

  it('of one line is one only where it is called so', () => {
    expect(accounted({ value: -5_482 }, COSTS)).toBe(false)
    expect(accounted({ value: -5_482, total: true }, COSTS)).toBe(true)
  })

  it('may hold lines over the block where its name says that it is one', () => {
    const over = [-400, -100]
    expect(accounted({ value: 750, named: true }, [-200, -50], { over })).toBe(true)
    expect(accounted({ value: 750 }, [-200, -50], { over })).toBe(false)
  })

  it('is never of nothing', () => {
    expect(accounted({ value: 0, total: true, named: true }, [-5, 5])).toBe(false)
    // What is as small as the rounding says nothing either.
    expect(accounted({ value: 0.5, total: true }, [0.4, 0.1])).toBe(false)
  })
})

describe('a result on the way', () => {
  it('is what the block began with and all lines so far', () => {
    expect(accounted({ value: 650 }, [-300, -50], { base: 1_000 })).toBe(true)
    expect(accounted({ value: 600 }, [-300, -50], { base: 1_000 })).toBe(false)
  })

  it('stands below a line, or is called a result', () => {
    expect(accounted({ value: 1_000 }, [], { base: 1_000 })).toBe(false)
    expect(accounted({ value: 1_000, named: true }, [], { base: 1_000 })).toBe(true)
  })

  it('is none of a block that begins with nothing', () => {
    expect(accounted({ value: -300 }, [-300], { base: 0 })).toBe(false)
  })

  it('may miss by a unit and a half', () => {
    expect(accounted({ value: 651 }, [-300, -50], { base: 1_000 })).toBe(true)
    expect(accounted({ value: 652 }, [-300, -50], { base: 1_000 })).toBe(false)
    expect(accounted({ value: 650.1 }, [-300, -50], { base: 1_000, unit: 0.1 })).toBe(true)
    expect(accounted({ value: 650.2 }, [-300, -50], { base: 1_000, unit: 0.1 })).toBe(false)
  })
})
