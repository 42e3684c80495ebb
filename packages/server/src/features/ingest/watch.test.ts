import { describe, expect, it } from 'vitest'
import { isReleaseHour, mayRelease } from './watch.ts'

describe('looking out for releases', () => {
  it.each([
    ['before the market opens, in winter', '2026-01-29T11:00:00Z', true],
    ['at the same UTC hour in summer, an hour later in New York', '2026-07-30T11:00:00Z', true],
    ['at 6:00 in summer', '2026-07-30T10:00:00Z', true],
    ['at 5:59 in winter', '2026-01-29T10:59:00Z', false],
    ['after it has closed, in winter', '2026-01-29T21:30:00Z', true],
    ['at 18:00 in winter', '2026-01-29T23:00:00Z', false],
    ['at noon', '2026-01-29T17:00:00Z', false],
    ['on a Saturday', '2026-01-31T21:30:00Z', false],
    ['on Friday evening in New York, Saturday in Greenwich', '2026-01-31T00:30:00Z', false],
  ])('%s', (_, at, is) => expect(isReleaseHour(new Date(at))).toBe(is))

  it.each([
    ['2026-01-14', true],
    ['2026-01-13', false],
    ['2026-01-28', true],
    ['2026-02-04', true],
    ['2026-02-05', false],
  ])('on %s for a report expected on 28 January', (today, may) => {
    expect(mayRelease(today, ['2026-01-28'])).toBe(may)
  })

  it('is idle where nothing is expected', () => expect(mayRelease('2026-01-28', [])).toBe(false))
})
