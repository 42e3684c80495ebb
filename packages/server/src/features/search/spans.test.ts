import { dayNumber } from '@topline/core/format/day.ts'
import { describe, expect, it } from 'vitest'
import { markOfDay, spansBack } from './spans.ts'

const LENGTH: Record<string, number> = { a: 1, b: 4, c: 16, d: 64, e: 256, f: 1024 }
const lengthOf = (mark: string) => LENGTH[mark.charAt(1)] ?? Number.NaN

describe('the spans of a search', () => {
  it('hold every day once, newest first, whichever day is the newest', () => {
    for (let n = 0; n < 40; n++) {
      const newest = `2024-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + ((n * 5) % 28)).padStart(2, '0')}`
      const spans = spansBack(newest, '1993-02-11', n % 2 === 0 ? 30 : 1.4)
      expect(dayNumber(spans[0]?.before ?? '')).toBe(dayNumber(newest) + 1)
      expect(spans.at(-1)?.since).toBe('1993-02-11')
      spans.slice(1).forEach(({ before }, at) => {
        expect(before).toBe(spans[at]?.since)
      })
    }
  })

  it('lie within the run of days that their mark names', () => {
    for (const { mark, since, before } of [
      ...spansBack('2024-11-19', '2001-01-01', 30),
      ...spansBack('2024-11-19', '2001-01-01', 1.4),
    ]) {
      const begin = Number(mark.slice(2)) * lengthOf(mark)
      expect(dayNumber(since)).toBeGreaterThanOrEqual(begin)
      expect(dayNumber(before)).toBeLessThanOrEqual(begin + lengthOf(mark))
    }
  })

  it('are single days near the newest, and longer ones the further back, so that many years take few', () => {
    const spans = spansBack('2024-11-19', '1993-02-11', 30)
    expect(spans.slice(0, 3).map(({ mark }) => mark)).toEqual(['@a20046', '@a20045', '@a20044'])
    const lengths = spans.map(({ mark }) => lengthOf(mark))
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(lengths.at(-1)).toBe(1024)
    expect(spans.length).toBeLessThan(40)
  })

  it('are no shorter than four days where few filings come in', () => {
    const spans = spansBack('2024-11-19', '1993-02-11', 1.4)
    expect(spans.slice(0, 3).map(({ mark }) => mark)).toEqual(['@b5011', '@b5010', '@b5009'])
  })

  it('are one for a single day, and none where the last day is before the first', () => {
    expect(spansBack('2024-01-02', '2024-01-02', 30)).toEqual([
      { mark: '@a19724', since: '2024-01-02', before: '2024-01-03' },
    ])
    expect(spansBack('2024-01-01', '2024-01-02', 30)).toEqual([])
    expect(markOfDay('1970-01-02')).toBe('@a1')
  })
})
