import { describe, expect, it } from 'vitest'
import { clipped, nameLines, textWidth } from './text-width.ts'

describe('the width of a text', () => {
  it('grows with every character, with size and with weight', () => {
    expect(textWidth('', 13, 400)).toBe(0)
    expect(textWidth('ab', 13, 400)).toBeCloseTo(textWidth('a', 13, 400) + textWidth('b', 13, 400), 9)
    expect(textWidth('Revenue', 26, 600)).toBeCloseTo(2 * textWidth('Revenue', 13, 600), 9)
    const [light = 0, middle = 0, heavy = 0] = ([400, 500, 600] as const).map((weight) =>
      textWidth('Revenue', 13, weight),
    )
    expect(light).toBeLessThan(heavy)
    expect(middle).toBeCloseTo((light + heavy) / 2, 9)
  })
  it('knows narrow from wide letters and takes a wide guess of unknown ones', () => {
    expect(textWidth('il', 13, 400)).toBeLessThan(textWidth('MW', 13, 400))
    expect(textWidth('売', 10, 400)).toBeCloseTo(7.315, 3)
  })
})

describe('a name on one line or two', () => {
  const lines = (name: string, most: number, limit = 300) => nameLines(name, 13, most, limit)
  it.each([
    ['Revenue', 200, ['Revenue']],
    ['Selling, general and administrative', 400, ['Selling, general and administrative']],
    // broken where the longer line is shortest, not where the first is full
    ['Selling, general and administrative', 160, ['Selling, general', 'and administrative']],
    ['A Wearables', 60, ['A', 'Wearables']],
  ])('%s within %d px', (name, most, expected) => expect(lines(name, most)).toEqual(expected))
  it('ends a word that is wider than the limit with an ellipsis, never wider than it', () => {
    const [cut = ''] = lines('Wearables-Home-and-Accessories', 60, 80)
    expect(cut).toMatch(/^Wear.*…$/)
    expect(textWidth(cut, 13, 500)).toBeLessThanOrEqual(80)
    for (const line of lines('Internationally-operated Telecommunications', 90, 90))
      expect(textWidth(line, 13, 500)).toBeLessThanOrEqual(90)
  })
})

describe('a text that is cut', () => {
  it('stays whole where it has room', () => expect(clipped('Revenue', 13, 500)).toBe('Revenue'))
  it.each([40, 60, 90, 150])('ends in an ellipsis and is no wider than %i px', (most) => {
    const cut = clipped('Selling, general and administrative expenses', 13, most)
    expect(cut).toMatch(/\S…$/)
    expect(textWidth(cut, 13, 500)).toBeLessThanOrEqual(most)
  })
  it('keeps as much as has room', () => {
    const all = 'Selling, general and administrative expenses'
    const lengths = [40, 60, 90, 150, 220].map((most) => clipped(all, 13, most).length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  })
  it('is never empty, however little room there is', () => expect(clipped('Revenue', 13, 0)).toBe('R…'))
})
