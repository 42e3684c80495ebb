import { describe, expect, it } from 'vitest'
import { domainOf, smallLines } from './lines.ts'

const frame = { width: 100, height: 60, left: 0, right: 0, top: 0, bottom: 0 }
const line = (values: Record<number, number | null>) => ({
  key: 'a',
  values: new Map(Object.entries(values).map(([year, value]) => [Number(year), value])),
})

describe('a small chart', () => {
  it('has zero on its scale, below what is positive and above what is negative', () => {
    expect(domainOf([line({ 2020: 5, 2021: 9 })])).toEqual([0, 9])
    expect(domainOf([line({ 2020: -5, 2021: null })])).toEqual([-5, 0])
  })

  it('joins years in a row alone: a year without a figure is a gap, one between gaps is a dot', () => {
    const one = line({ 2020: 0, 2021: 10, 2022: null, 2023: 10, 2025: 0, 2026: 10 })
    const [drawn] = smallLines([one], [2020, 2030], [0, 10], frame).lines
    expect(drawn?.path).toBe('M0 60L10 0M50 60L60 0')
    expect(drawn?.lonely.map(({ year }) => year)).toEqual([2023])
    expect(drawn?.last).toMatchObject({ year: 2026, x: 60, y: 0 })
  })

  it('leaves out what is before or after its axis, and lines without a year on it', () => {
    const { lines } = smallLines([line({ 2001: 5 }), line({ 2020: 5 })], [2019, 2021], [0, 10], frame)
    expect(lines).toHaveLength(1)
  })

  it('stands where all values are zero', () => {
    const { lines, zero } = smallLines([line({ 2020: 0, 2021: 0 })], [2020, 2021], [0, 0], frame)
    expect(zero).toBe(60)
    expect(lines[0]?.path).toBe('M0 60L100 60')
  })
})
