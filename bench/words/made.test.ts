import { expect, it } from 'vitest'
import { BUILDS, scoreMade } from './made.ts'

it('calls no right sentence wrong and confirms no wrong one, in any build', () => {
  const { right, contradicted, wrong, passed, open } = scoreMade(['coca_cola', 'nike'])
  expect(contradicted).toEqual([])
  expect(passed).toEqual([])
  expect(right).toBeGreaterThan(12 * BUILDS.length)
  expect(wrong).toBeGreaterThan(right)
  expect(open / right).toBeLessThan(0.22)
})
