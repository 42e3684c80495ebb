/** Where values lie on the drawing beside a range, and the values at its places. */
import { describe, expect, it } from 'vitest'
import { SCREEN_QUANTITIES, type ScreenUnit } from './quantities.ts'
import { placeOnScale, STEPS, scaleOf, valueOnScale } from './scale.ts'

const scale = (unit: ScreenUnit) => scaleOf({ name: 'total_revenue', label: '', unit, group: 'Income' })

describe('an even scale', () => {
  it.each<[ScreenUnit, number, number]>([
    ['ratio', -0.4, 0],
    ['ratio', 0.3, 0.5],
    ['ratio', 1, 1],
    ['growth', 0, 0.5],
    ['growth', 0.35, 0.75],
    ['multiple', 1.5, 0.5],
    ['days', 70, 0.25],
    ['per_share', 0, 1 / 3],
    // what lies beyond is at the edge
    ['ratio', -3, 0],
    ['ratio', 40, 1],
    ['days', -1, 0],
  ])('of %s has %d at %d', (unit, value, place) => expect(placeOnScale(scale(unit), value)).toBeCloseTo(place, 12))
})

describe('a scale of powers of ten', () => {
  it.each([
    [0, 0.5],
    // what is smaller than a thousand is drawn in the middle
    [999, 0.5],
    [-999, 0.5],
    [10 ** 14.2, 1],
    [-(10 ** 14.2), 0],
    [10 ** 8.6, 0.75],
    [-(10 ** 8.6), 0.25],
    [1e30, 1],
    [-1e30, 0],
  ])('has %d at %d', (value, place) => expect(placeOnScale(scale('amount'), value)).toBeCloseTo(place, 9))

  it('gives nothing around its middle, where no size can be told', () => {
    expect(valueOnScale(scale('amount'), 0.5)).toBe(0)
    expect(valueOnScale(scale('amount'), 0.5 + 1 / STEPS / 8)).toBe(0)
  })
  it('is the same on both sides', () => {
    for (const place of [0.6, 0.75, 0.9, 1])
      expect(valueOnScale(scale('amount'), 1 - place)).toBe(0 - valueOnScale(scale('amount'), place))
  })
  it('gives what a person would type: two digits that count', () => {
    expect(valueOnScale(scale('amount'), 0.75)).toBe(400_000_000)
    expect(valueOnScale(scale('ratio'), 0.333)).toBe(0.066)
  })
})

it.each(SCREEN_QUANTITIES.map((one) => [one.name, one] as const))(
  'grows with the value of %s and stays within its edges',
  (_, quantity) => {
    const own = scaleOf(quantity)
    const values = Array.from({ length: 41 }, (__, i) => valueOnScale(own, i / 40))
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    const places = values.map((value) => placeOnScale(own, value))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...places)).toBeLessThanOrEqual(1)
  },
)
