import { expect, it } from 'vitest'
import { changeOn } from './change.ts'

it('is a fraction of a positive earlier figure', () => {
  expect(changeOn(110, 100)).toBeCloseTo(0.1)
  expect(changeOn(50, 100, 1000)).toBeCloseTo(-0.5)
})
it('says nothing where the sign turns, the base is negative or tiny', () => {
  expect(changeOn(-1991, 7724, 77794)).toBe('n.m.')
  expect(changeOn(5, -3)).toBe('n.m.')
  expect(changeOn(-5, -3)).toBe('n.m.')
  expect(changeOn(500, 9, 1000)).toBe('n.m.')
  expect(changeOn(0, 0)).toBeNull()
})
it('is unknown where a side is', () => {
  expect(changeOn(null, 1)).toBeNull()
  expect(changeOn(1, undefined)).toBeNull()
})
