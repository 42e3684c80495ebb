/** That no release lets a closed quarter be worked out, whatever else is open: every way of adding up is tried. */
import { describe, expect, it } from 'vitest'
import { addDays } from '../format/day.ts'
import { type ColumnPeriod, closingPeriods, speakingFor } from './closed-columns.ts'
import type { Ymd } from './statement.ts'

/** Quarter ends of two fiscal years and the first quarters of the next, as Apple's: weeks, not months. */
const ENDS = ['2022-09-24', '2022-12-31', '2023-04-01', '2023-07-01', '2023-09-30', '2023-12-30'].concat([
  '2024-03-30',
  '2024-06-29',
  '2024-09-28',
  '2024-12-28',
  '2025-03-29',
])
const endAt = (i: number): Ymd => ENDS[i] ?? ''
const span = (from: number, to: number): ColumnPeriod => ({
  start_date: addDays(endAt(from), 1),
  end_date: endAt(to),
  months: (to - from) * 3,
})
const isYearEnd = (i: number) => i % 4 === 0

interface Stored {
  from: number
  to: number
  is_release: boolean
  isClosed: boolean
}
const stored = ({ from, to, ...flags }: Stored) => ({
  ...span(from, to),
  period_in_months: (to - from) * 3,
  ...flags,
  from,
  to,
})
const report = (from: number, to: number, isClosed: boolean) => stored({ from, to, is_release: false, isClosed })
const release = (from: number, to: number, isClosed: boolean) => stored({ from, to, is_release: true, isClosed })

/** Every column that statements and releases print: quarters, years to date, halves, twelve months to any quarter. */
const COLUMNS = ENDS.flatMap((_, to) =>
  [1, 2, 3, 4].flatMap((quarters) => (to >= quarters ? [{ from: to - quarters, to }] : [])),
)

/** Days that open amounts lead to from one another: sums along the days are known just within such a set. */
function ways(open: readonly { from: number; to: number }[]): (a: number, b: number) => boolean {
  const set = ENDS.map((_, i) => i)
  for (const { from, to } of open) {
    const [a, b] = [set[from], set[to]]
    set.forEach((one, i) => {
      if (one === a) set[i] = b ?? one
    })
  }
  return (a, b) => set[a] === set[b]
}

/** The closed periods that the open ones tell. */
function workedOut(statements: readonly ReturnType<typeof stored>[]): string[] {
  const speaking = speakingFor(statements)
  const yearEnds = ['2022-09-24']
  const isOpen = (column: { from: number; to: number }) =>
    closingPeriods(span(column.from, column.to), speaking, yearEnds).length === 0
  const open = [
    ...COLUMNS.filter(isOpen),
    ...speaking.filter((one) => !one.isClosed && (!one.is_release || isOpen(one))),
  ]
  const isTold = ways(open)
  return speaking.filter((one) => one.isClosed && isTold(one.from, one.to)).map((one) => one.end_date)
}

/** A sequence that is the same at every run. */
function coin(seed: number): () => boolean {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648 < 0.35
  }
}

describe('a release beside reports', () => {
  const year = (closed: number[]) => [1, 2, 3].map((q) => report(q - 1, q, closed.includes(q)))

  it.each([[[1]], [[2]], [[3]], [[1, 2]], [[1, 2, 3]]])(
    'keeps its fourth quarter closed while quarters %j are',
    (closed) => {
      const periods = speakingFor([...year(closed), report(0, 4, false), release(3, 4, false)])
      expect(closingPeriods(span(3, 4), periods)).toHaveLength(closed.length)
      expect(closingPeriods(span(0, 4), periods)).toEqual([])
      expect(workedOut([...year(closed), report(0, 4, false), release(3, 4, false)])).toEqual([])
    },
  )
  it('opens it where all of the year is open, and closes it with the year', () => {
    expect(closingPeriods(span(3, 4), [...year([]), report(0, 4, false)])).toEqual([])
    expect(closingPeriods(span(3, 4), [...year([]), report(0, 4, true)])).toHaveLength(1)
  })
  it('tells a fourth quarter of a year that is not stored by the end of another one', () => {
    const periods = year([2])
    expect(closingPeriods(span(3, 4), periods, ['2018-09-29'])).toHaveLength(1)
    expect(closingPeriods(span(3, 4), periods, [])).toEqual([])
  })
  it('closes the comparative column of the next year, and a second half', () => {
    const periods = [...year([2]), report(0, 4, false), report(4, 8, false)]
    expect(closingPeriods(span(3, 4), periods)).toHaveLength(1)
    expect(closingPeriods(span(2, 4), periods)).toHaveLength(1)
    expect(closingPeriods(span(7, 8), periods)).toEqual([])
  })
  it('closes twelve months to a quarter with any quarter of the years that they touch', () => {
    // Less the open quarters they are the second half of the year before, and the year less that its first.
    expect(closingPeriods(span(2, 6), [...year([1]), report(0, 4, false)])).toHaveLength(1)
    expect(closingPeriods(span(2, 6), [...year([]), report(0, 4, false)])).toEqual([])
  })
  it('never closes what a report opens', () => {
    expect(speakingFor([report(0, 1, false), release(0, 1, true)])).toHaveLength(1)
    expect(speakingFor([report(0, 4, false), release(3, 4, true)]).every((one) => !one.isClosed)).toBe(true)
    expect(closingPeriods(span(0, 1), speakingFor([release(0, 1, true)]))).toHaveLength(1)
  })
  it('lets no closed period be worked out, whichever are', () => {
    for (let seed = 1; seed <= 600; seed += 1) {
      const closed = coin(seed)
      const statements = ENDS.flatMap((_, i) => {
        if (i === 0) return []
        const reports = isYearEnd(i) ? [report(i - 4, i, closed())] : [report(i - 1, i, closed())]
        const kept = closed() ? [] : reports
        return [...kept, ...(closed() ? [] : [release(i - 1, i, closed())])]
      })
      expect({ seed, told: workedOut(statements) }).toEqual({ seed, told: [] })
    }
  })
})
