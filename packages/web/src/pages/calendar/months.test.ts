import { expect, it } from 'vitest'
import { byMonth } from './months.ts'

it('gathers rows by month in their order', () => {
  const rows = [{ date: '2026-01-29' }, { date: '2026-01-30' }, { date: '2026-02-01' }]
  expect(byMonth(rows)).toEqual([
    ['January 2026', [{ date: '2026-01-29' }, { date: '2026-01-30' }]],
    ['February 2026', [{ date: '2026-02-01' }]],
  ])
})
