import { expect, it } from 'vitest'
import { formatDays, formatMultiple } from './multiple.ts'

it('writes multiples with two decimals and days without, but below ten', () => {
  expect([1.2616, 0, -0.5, null].map(formatMultiple)).toEqual(['1.26×', '0.00×', '−0.50×', '-'])
  expect([31.1, 9.96, 0.4, undefined].map(formatDays)).toEqual(['31 days', '10.0 days', '0.4 days', '-'])
})
