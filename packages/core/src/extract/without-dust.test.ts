import { expect, it } from 'vitest'
import { withoutDust } from './without-dust.ts'

const written = (value: number): number => Number(value.toPrecision(15))

it.each([
  0,
  -0,
  5,
  -12,
  0.1 + 0.2,
  1.005,
  -0.07,
  4.35 * 100,
  1234567.89,
  1234567.89 + 1e-9,
  123456789012.34,
  999999999999.99,
  1e15,
  123456789012345680,
  1e21,
  1 / 3,
  5e-324,
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('%d is what its first 15 digits say', (value) => expect(withoutDust(value)).toBe(written(value)))

it('sums of tenths and cents are what their digits say', () => {
  for (let cents = -20_000; cents <= 20_000; cents += 37)
    for (const step of [0.1, 0.01, 0.07, 1e6]) {
      const sum = cents * step + 0.3
      expect(withoutDust(sum)).toBe(written(sum))
    }
})
