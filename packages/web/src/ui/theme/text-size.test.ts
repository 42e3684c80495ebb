import { describe, expect, it } from 'vitest'
import { unitsOf, upTo } from './text-size.ts'

describe('drawings for readers of larger text', () => {
  it('have as many units as px at the usual size', () => {
    expect(unitsOf(1240.6, 1)).toBe(1240)
    expect(unitsOf(300, 1)).toBe(300)
  })

  it('have half as many at twice the size, but never too few for their labels', () => {
    expect(unitsOf(1400, 2)).toBe(700)
    expect(unitsOf(358, 2)).toBe(320)
    expect(unitsOf(300, 2)).toBe(300)
  })
})

it('media queries change with the text, as those of the style sheets do', () => {
  expect(upTo(768)).toBe('(max-width: 48rem)')
})
