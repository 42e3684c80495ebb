import { describe, expect, it } from 'vitest'
import { type FitPoint, fitTrend, type TrendType } from './fit.ts'

const points = (...ys: number[]): FitPoint[] => ys.map((y, i) => ({ x: i + 1, y }))
function at(type: TrendType, given: FitPoint[], x: number): number | null {
  const fit = fitTrend(type, given)
  if (!fit.ok) throw new Error(fit.reason)
  return fit.curve(x)
}

describe('fitTrend', () => {
  it('draws the least-squares line: y = 2.2 + 0.6 x over the textbook points', () => {
    const given = points(2, 4, 5, 4, 5)
    expect(at('linear', given, 0)).toBeCloseTo(2.2, 10)
    expect(at('linear', given, 10)).toBeCloseTo(8.2, 10)
  })

  it('finds an exact parabola again', () => {
    const given = [1, 2, 3, 4, 5].map((x) => ({ x, y: 3 * x * x - 2 * x + 7 }))
    expect(at('polynomial', given, 6)).toBeCloseTo(103, 8)
    expect(at('polynomial', given, 10)).toBeCloseTo(287, 8)
  })

  it('stays exact for revenues of hundreds of billions with a gap', () => {
    const given = [1, 2, 3, 5, 6, 30].map((x) => ({ x, y: 1e11 + 2e9 * x + 5e8 * x * x }))
    expect(at('polynomial', given, 31)).toBeCloseTo(1e11 + 62e9 + 5e8 * 961, -2)
  })

  it('is the line through them when a polynomial has two points', () => {
    expect(at('polynomial', points(10, 30), 4)).toBeCloseTo(70, 10)
  })

  it('doubles each period when the figures do', () => {
    expect(at('exponential', points(3, 6, 12, 24), 6)).toBeCloseTo(96, 8)
  })

  it('finds the exponent of a power: y = 5 x^1.5', () => {
    const given = [1, 2, 3, 4].map((x) => ({ x, y: 5 * x ** 1.5 }))
    expect(at('power', given, 9)).toBeCloseTo(135, 8)
  })

  it('keeps the place of a gap: x 1 and 3 of y = x', () => {
    expect(
      at(
        'linear',
        [
          { x: 1, y: 1 },
          { x: 3, y: 3 },
        ],
        2,
      ),
    ).toBeCloseTo(2, 10)
  })

  it('leaves losses out of an exponential fit', () => {
    expect(
      at(
        'exponential',
        [
          { x: 1, y: -5 },
          { x: 2, y: 6 },
          { x: 3, y: 12 },
        ],
        4,
      ),
    ).toBeCloseTo(24, 8)
  })

  it('says why there is no fit', () => {
    expect(fitTrend('power', points(-1, 5))).toEqual({
      ok: false,
      reason: 'A trend needs at least two positive figures',
    })
    expect(fitTrend('linear', points(5))).toEqual({ ok: false, reason: 'A trend needs at least two figures' })
    expect(fitTrend('original', points(1, 2)).ok).toBe(false)
  })
})
