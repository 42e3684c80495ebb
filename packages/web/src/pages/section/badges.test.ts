import { describe, expect, it } from 'vitest'
import { badgeText, placesIn, SELECTOR_PAUSE, stepped } from './badges.ts'

describe('the badge of a phrase', () => {
  it('has its count in brackets before it, also when there is none', () => {
    expect(badgeText({ selector: 'net revenue', count: 53 })).toBe('(53) net revenue')
    expect(badgeText({ selector: 'cost of revenue', count: 0 })).toBe('(0) cost of revenue')
  })
  it('waits half a second', () => expect(SELECTOR_PAUSE).toBe(500))
})

describe('stepping through the places', () => {
  it('counts them', () =>
    expect(placesIn('<p><span id="m1" style="scroll-margin-top:30vh"></span>a<span id="f-m2"></span></p>')).toBe(1))
  it('goes round', () =>
    expect([stepped(0, 1, 3), stepped(0, -1, 3), stepped(3, 1, 3), stepped(1, -1, 3), stepped(0, 1, 0)]).toEqual([
      1, 3, 1, 3, 0,
    ]))
})
