import { describe, expect, it } from 'vitest'
import { firstRows, nextRows, type Range, rowsInWindow, seenRows } from './drawn-rows.ts'

/** Steps until nothing changes; each range on the way, the first included. */
function steps(start: Range, seen: Range, count: number): Range[] {
  const all = [start]
  for (let i = 0; i < 200; i += 1) {
    const last = all[all.length - 1] ?? start
    const next = nextRows(last, seen, count)
    if (next.from === last.from && next.to === last.to) return all
    all.push(next)
  }
  throw new Error('It never comes to rest')
}

const drawnAnew = (before: Range, now: Range): number =>
  Math.max(0, now.to - Math.max(before.to, now.from)) + Math.max(0, Math.min(before.from, now.to) - now.from)

describe('nextRows', () => {
  it('comes to draw the rows of the window and some beyond it, and forgets those far away', () => {
    const end = steps({ from: 0, to: 40 }, { from: 200, to: 224 }, 400).at(-1)
    expect(end).toEqual({ from: 188, to: 236 })
  })
  it('draws few rows anew at once, those in the window first', () => {
    const all = steps({ from: 0, to: 40 }, { from: 200, to: 224 }, 400)
    for (const [i, now] of all.slice(1).entries()) {
      expect(drawnAnew(all[i] ?? now, now)).toBeLessThanOrEqual(4)
    }
    const covered = all.findIndex(({ from, to }) => from <= 200 && to >= 224)
    expect(all[covered]).toEqual({ from: 200, to: 224 })
  })
  it('leaves what is drawn while the window moves a little', () => {
    expect(nextRows({ from: 188, to: 236 }, { from: 200, to: 224 }, 400)).toEqual({ from: 188, to: 236 })
    expect(nextRows({ from: 188, to: 236 }, { from: 196, to: 220 }, 400)).toEqual({ from: 185, to: 236 })
  })
  it('draws a table of 120 rows whole, wherever the window is', () => {
    expect(steps({ from: 0, to: 40 }, { from: 30, to: 54 }, 120).at(-1)).toEqual({ from: 0, to: 120 })
  })
  it('draws nothing beyond the table', () => {
    expect(steps({ from: 0, to: 40 }, { from: 500, to: 524 }, 400).at(-1)?.to).toBe(400)
    expect(steps({ from: 100, to: 140 }, { from: 0, to: 0 }, 30).at(-1)).toEqual({ from: 0, to: 30 })
  })
})

it('begins with forty rows, and after a sort with those that are seen', () => {
  expect(firstRows(400)).toEqual({ from: 0, to: 40 })
  expect(firstRows(7)).toEqual({ from: 0, to: 7 })
  expect(seenRows({ from: 10, to: 34 }, 400)).toEqual({ from: 10, to: 34 })
  expect(seenRows({ from: 10, to: 34 }, 8)).toEqual({ from: 0, to: 3 })
})

describe('rowsInWindow', () => {
  it('tells the rows from the table’s place', () => {
    expect(rowsInWindow(-380, 760, 38, null)).toEqual({ from: 10, to: 30 })
    expect(rowsInWindow(800, 760, 38, null)).toEqual({ from: 0, to: 0 })
  })
  it('leaves out the card under the open row', () => {
    expect(rowsInWindow(-380, 760, 38, { at: 12, height: 380 })).toEqual({ from: 10, to: 20 })
    expect(rowsInWindow(-760, 380, 38, { at: 2, height: 380 })).toEqual({ from: 10, to: 20 })
    // the card alone is in the window
    expect(rowsInWindow(-200, 100, 38, { at: 2, height: 380 })).toEqual({ from: 2, to: 2 })
  })
})
