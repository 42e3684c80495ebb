import { describe, expect, it } from 'vitest'
import { badgeText, SELECTOR_PAUSE } from './badges.ts'

describe('the badge of a phrase', () => {
  it('has its count in brackets before it, also when there is none', () => {
    expect(badgeText({ selector: 'net revenue', count: 53 })).toBe('(53) net revenue')
    expect(badgeText({ selector: 'cost of revenue', count: 0 })).toBe('(0) cost of revenue')
  })
  it('waits half a second', () => expect(SELECTOR_PAUSE).toBe(500))
})
