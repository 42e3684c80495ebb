/** Labels that are moved apart, and how wide lines of text are. */
import { describe, expect, it } from 'vitest'
import { RUN_GAP, runsWidth, spread, widthOf } from './text.ts'

const at = (...pairs: (readonly [centre: number, h: number])[]) => pairs.map(([centre, h]) => ({ centre, h }))

describe('spread', () => {
  it.each<[string, ReturnType<typeof at>, number[]]>([
    ['leaves alone what stands apart', at([10, 10], [30, 10], [60, 10]), [10, 30, 60]],
    ['moves the second down where two meet', at([20, 10], [24, 10]), [20, 30]],
    ['pushes a whole row on', at([20, 10], [22, 10], [24, 10]), [20, 30, 40]],
    ['keeps the first below the upper edge', at([1, 10]), [5]],
    ['keeps the last above the lower edge, and moves those before it up', at([90, 10], [99, 10]), [85, 95]],
    ['takes heights as they are', at([20, 20], [25, 40]), [20, 50]],
    ['is empty of nothing', [], []],
  ])('%s', (_, wanted, centres) => expect(spread(wanted, 0, 100)).toEqual(centres))

  it('leaves none on another and none outside wherever there is room, in the order given', () => {
    // a row of centres that jumps about, of every crowdedness that still fits
    for (let seed = 1; seed <= 60; seed++) {
      const wanted = Array.from({ length: 1 + (seed % 9) }, (_, i) => ({
        centre: (seed * 37 + i * i * 13) % 100,
        h: 4 + ((seed + i) % 7),
      })).toSorted((a, b) => a.centre - b.centre)
      const found = spread(wanted, 0, 100)
      for (const [i, centre] of found.entries()) {
        const h = wanted[i]?.h ?? 0
        expect(centre - h / 2).toBeGreaterThanOrEqual(-1e-9)
        expect(centre + h / 2).toBeLessThanOrEqual(100 + 1e-9)
        const next = found[i + 1]
        if (next !== undefined) expect(next - centre).toBeGreaterThanOrEqual((h + (wanted[i + 1]?.h ?? 0)) / 2 - 1e-9)
      }
    }
  })
})

describe('widths', () => {
  it('are of the pieces and the gaps between them', () => {
    const [a, b] = [{ kind: 'name', text: 'Cash' } as const, { kind: 'value', text: '$1.00B' } as const]
    expect(runsWidth([])).toBe(0)
    expect(runsWidth([a])).toBe(widthOf('name', 'Cash'))
    expect(runsWidth([a, b])).toBeCloseTo(widthOf('name', 'Cash') + widthOf('value', '$1.00B') + RUN_GAP, 9)
  })
  it('grow with the text, its size and its weight', () => {
    expect(widthOf('name', 'Cash and')).toBeGreaterThan(widthOf('name', 'Cash'))
    expect(widthOf('total', 'Cash')).toBeGreaterThan(widthOf('name', 'Cash'))
    expect(widthOf('value', 'Cash')).toBeGreaterThan(widthOf('name', 'Cash'))
    expect(widthOf('name', '')).toBe(0)
  })
})
