/** Which of a list's amounts make a total: the finest level, without the parents of its parts. */
import { describe, expect, it } from 'vitest'
import { finestSubset, subsetFinder, total } from './subset.ts'

const exact = () => 0
const found = (values: readonly number[], target: number, tolerance: (count: number) => number = exact) =>
  finestSubset(
    values.map((value) => ({ value })),
    target,
    tolerance,
  )?.map(({ value }) => value) ?? null

describe('the finest amounts that make a total', () => {
  it('are all of them where they make it', () => {
    expect(found([4, 6, 5], 15)).toEqual([4, 6, 5])
  })

  // Nike, 10-K for May 2024 (0000320187-24-000044): four regions, Global Brand Divisions, their total, Converse, Corporate.
  const NIKE = [21_396, 13_607, 7_545, 6_729, 45, 49_322, 2_082, -42]
  it('leave out a parent that stands below its parts', () => {
    expect(found(NIKE, 51_362)).toEqual([21_396, 13_607, 7_545, 6_729, 45, 2_082, -42])
  })

  it('leave out a parent that stands above its parts', () => {
    expect(found([49_322, 21_396, 13_607, 7_545, 6_729, 45, 2_082], 51_404)).toEqual([
      21_396, 13_607, 7_545, 6_729, 45, 2_082,
    ])
  })

  it('are the largest subset where the list holds others too', () => {
    expect(found([9, 4, 5, 2, 30], 20)).toEqual([9, 4, 5, 2])
    expect(found([10, 20, 7, 13, 100], 30)).toEqual([10, 7, 13])
  })

  it('leave out what is nothing', () => {
    expect(found([4, 0, 6], 10)).toEqual([4, 6])
    expect(found([0, 10], 10)).toBeNull()
  })

  it('are two at least: an amount is no division of itself', () => {
    expect(found([10], 10)).toBeNull()
    expect(found([10, 3], 10)).toBeNull()
    expect(found([], 0)).toBeNull()
  })

  it('are none where nothing makes it', () => {
    expect(found([3, 4], 20)).toBeNull()
    expect(found([3, 4, 90], 80)).toBeNull()
  })

  it('may miss it by what rounding leaves of so many', () => {
    const half = (count: number) => count * 0.5
    expect(found([4, 6, 6], 15, half)).toEqual([4, 6, 6])
    expect(found([4, 6, 7], 15, half)).toBeNull()
  })

  it('may hold what is taken off', () => {
    expect(found([40, 30, -5, 12], 65)).toEqual([40, 30, -5])
  })
})

describe('a long list', () => {
  const long = Array.from({ length: 15 }, (_, k) => 100 + k)
  const whole = long.reduce((sum, value) => sum + value, 0)

  it('is taken whole', () => expect(found(long, whole)).toEqual(long))

  it('is taken without its parents', () => {
    const parent = 100 + 101 + 102
    expect(found([...long.slice(0, 3), parent, ...long.slice(3)], whole)).toEqual(long)
  })

  it('is not searched for a part of it, which chance would find', () => {
    expect(found(long, 100 + 104 + 109)).toBeNull()
    expect(found(long.slice(0, 14), 100 + 104 + 109)).not.toBeNull()
  })
})

it('one list is asked for several totals', () => {
  const find = subsetFinder(
    [40, 30, 12, 8].map((value) => ({ value })),
    exact,
  )
  const asked = (target: number) => find(target)?.map(({ value }) => value) ?? null
  expect([asked(90), asked(70), asked(91), asked(50)]).toEqual([[40, 30, 12, 8], [40, 30], null, [30, 12, 8]])
})

it('sums have no dust of binary fractions', () => {
  expect(total([{ value: 0.1 }, { value: 0.2 }])).toBe(0.3)
  expect(total([])).toBe(0)
})
