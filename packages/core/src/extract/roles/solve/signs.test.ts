/** The signs with which lines make a difference: as few turned as can be, subtotals left out. */
import { describe, expect, it } from 'vitest'
import { agrees, type Item, type Limits, search } from './signs.ts'

const item = (value: number, one: Partial<Item> = {}): Item => ({
  ...{ value, sign: -1, total: false, named: false, certain: false },
  ...one,
})
const find = (items: readonly Item[], target: number, limits: Partial<Limits> = {}) =>
  search(items, {
    ...{ target, base: 0, over: [], unit: 1, tolerance: (parts: number) => (parts + 1) * 0.51, turns: 2 },
    ...limits,
  })

describe('lines that make a difference', () => {
  it('have the signs of their captions where these do', () => {
    expect(find([item(300), item(50), item(20, { sign: 1 })], -330)).toEqual([-1, -1, 1])
  })

  it('turn as few as can be', () => {
    // A licensing gain of 12 printed among the expenses (AMD, 0000000000-22-000002): it adds.
    expect(find([item(300), item(50), item(12)], -338)).toEqual([-1, -1, 1])
    expect(find([item(300), item(50), item(12)], -338, { turns: 0 })).toBeNull()
  })

  it('turn none that is certain', () => {
    expect(find([item(300), item(50), item(12, { certain: true })], -338)).toBeNull()
    expect(find([item(300, { certain: true }), item(50, { certain: true }), item(12)], -338)).toEqual([-1, -1, 1])
  })

  it('are none where nothing makes it', () => {
    expect(find([item(300), item(50)], -500)).toBeNull()
    expect(find([], -500)).toBeNull()
    expect(find([], 0)).toEqual([])
  })

  it('may miss it by what rounding leaves', () => {
    expect(find([item(300), item(50)], -351)).toEqual([-1, -1])
    expect(find([item(300), item(50)], -353)).toBeNull()
  })
})

describe('a line that those above account for', () => {
  it('counts nothing', () => {
    expect(find([item(300), item(50), item(350)], -350)).toEqual([-1, -1, 0])
    expect(find([item(300), item(50), item(350), item(20)], -370)).toEqual([-1, -1, 0, -1])
  })

  it('counts where the difference needs it', () => {
    expect(find([item(300), item(50), item(350)], -700)).toEqual([-1, -1, -1])
  })

  it('that is called a total counts with none above it alone', () => {
    expect(find([item(300), item(50), item(350, { total: true })], -700)).toBeNull()
    expect(find([item(350, { total: true }), item(20)], -370)).toEqual([-1, -1])
  })

  it('may be a result on the way', () => {
    expect(find([item(300), item(650, { named: true }), item(50)], -350, { base: 950 })).toEqual([-1, 0, -1])
  })

  it('may hold lines over the block', () => {
    const total = item(750, { total: true, named: true })
    expect(find([item(200), item(50), total], -250, { over: [-400, -100] })).toEqual([-1, -1, 0])
    expect(find([item(200), item(50), total], -250)).toBeNull()
  })
})

it('a search that would not end is given up', () => {
  const many = Array.from({ length: 40 }, (_, k) => item(2 ** (k % 20) + k))
  expect(find(many, -1, { turns: 20 })).toBeNull()
})

it.each([
  [1_058, 1_057, 1, 1, true],
  [1_058, 1_056, 1, 1, false],
  [1_058, 1_055, 3, 1, true],
  [10.3, 10.1, 2, 0.1, true],
  [10.3, 10.0, 2, 0.1, false],
  [5_000, 5_000, 0, 1, true],
])('%d and %d of %d parts in steps of %d agree: %s', (a, b, parts, step, wanted) => {
  expect(agrees(a, b, parts, step)).toBe(wanted)
})
