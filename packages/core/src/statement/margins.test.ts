import { expect, it } from 'vitest'
import { deduceQ4 } from './deduced-q4.ts'
import { growth, margin, marginsOf } from './margins.ts'
import { asPrinted, figureAsPrinted } from './units.ts'

it('a margin is 0 when revenue is 0 and null when revenue is unknown', () => {
  expect(margin(5, 20)).toBe(0.25)
  expect(margin(-5, 0)).toBe(0)
  expect(margin(null, 0)).toBe(0)
  expect(margin(5, null)).toBeNull()
  expect(margin(null, 20)).toBeNull()
  expect(marginsOf({ total_revenue: 100, gross_profit: 40, operating_income: null, net_income: -10 })).toEqual({
    gross_margin: 0.4,
    operating_margin: null,
    net_margin: -0.1,
  })
})

it('growth from a loss or from nothing is not told', () => {
  expect(growth(110, 100)).toBeCloseTo(0.1, 12)
  expect(growth(110, -100)).toBeNull()
  expect(growth(110, 0)).toBeNull()
  expect(growth(null, 100)).toBeNull()
})

it('Q4 needs all three quarters', () => {
  expect(deduceQ4(391_035, [119_575, 90_753, 85_777])).toBe(94_930)
  expect(deduceQ4(391_035, [119_575, null, 85_777])).toBeNull()
  expect(deduceQ4(null, [1, 2, 3])).toBeNull()
})

it('amounts are divided by the printed unit, shares and EPS are not', () => {
  expect(asPrinted(391_035_000_000, 1_000_000)).toBe(391_035)
  expect(asPrinted(1_234_567, 1_000)).toBe(1_234.567)
  expect(asPrinted(null, 1_000)).toBeNull()
  expect(figureAsPrinted('diluted_eps', 6.08, 1_000_000)).toBe(6.08)
  expect(figureAsPrinted('weighted_avg_shares_basic', 15_343_783_000, 1_000_000)).toBe(15_343_783_000)
})
