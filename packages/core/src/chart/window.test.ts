import { expect, it } from 'vitest'
import type { ChartLine } from './line.ts'
import { inRange, rangesFor, recentFrom } from './window.ts'

const line = (places: readonly number[]): ChartLine =>
  ({ points: places.map((place) => ({ place, value: 1, source: { hidden: false } })) }) as unknown as ChartLine // the rest of a line is not read

const years = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const APPLE = [line([1993, 1994, 1995, 1997, 2000, 2002, ...years(2007, 2025)])]
const placesIn = (found: { lines: readonly ChartLine[] }) => found.lines[0]?.points.map(({ place }) => place)

it('shows the newest years in a row and says how many stand before them', () => {
  expect(recentFrom(APPLE, 'annual')).toBe(2007)
  const found = inRange(APPLE, 'recent', 'annual')
  expect(placesIn(found)).toEqual(years(2007, 2025))
  expect(found.left).toBe(6)
  expect(inRange(APPLE, 'all', 'annual')).toEqual({ lines: APPLE, left: 0 })
})

it('counts ranges in years, by quarters too', () => {
  expect(placesIn(inRange(APPLE, '5', 'annual'))).toEqual(years(2021, 2025))
  const quarters = [line(years(8000, 8059))]
  expect(placesIn(inRange(quarters, '10', 'quarterly'))).toHaveLength(40)
  expect(inRange(quarters, 'recent', 'quarterly').left).toBe(0)
})

it('leaves a short or whole history alone and offers only what differs', () => {
  const whole = [line(years(2019, 2025))]
  expect(inRange(whole, 'recent', 'annual').left).toBe(0)
  expect(rangesFor(whole, 'annual')).toEqual(['all', '5'])
  expect(rangesFor(APPLE, 'annual')).toEqual(['recent', 'all', '10', '5'])
  // three years in a row are no history that the others should give way to
  expect(recentFrom([line([2001, 2003, 2023, 2024, 2025])], 'annual')).toBeNull()
  expect(inRange([], 'recent', 'annual')).toEqual({ lines: [], left: 0 })
})
