import { describe, expect, it } from 'vitest'
import { byWeight, cancelledText, countHints, lasting, periodOf, sectionTitles } from './ongoing.ts'

const counts = {
  started: 1,
  stale: 0,
  pending: 12,
  required: 1034,
  failed: 2,
  failing_qc: 57,
  open_reports: 0,
  oldest_pending_at: '2026-03-02T11:38:00Z',
  token: 'x',
}
const noon = Date.parse('2026-03-02T12:00:00Z')

describe('the analyses page', () => {
  it('says the whole count of each section', () =>
    expect(sectionTitles(counts)).toEqual({
      started: 'Started Analyses (1)',
      stale: 'Stale Analyses (0)',
      pending: 'Pending Analysis Requests (12)',
      required: 'Required Analyses (1034)',
      failed: 'Failed Analyses (2)',
    }))
  it('tells how many were cancelled', () => expect(cancelledText(3)).toBe('3 pending analyses were cancelled'))
  it('counts running from the start, waiting from the request', () => {
    const request = { created_at: '2026-03-02T11:00:00Z', started_at: '2026-03-02T11:56:48Z' }
    expect(lasting({ ...request, status: 'started' }, noon)).toBe('3m 12s')
    expect(lasting({ ...request, status: 'pending' }, noon)).toBe('1h 0m')
    expect(lasting({ ...request, status: 'pending' }, null)).toBe('')
  })
  it('names the longest waiting and the share of failures', () => {
    expect(countHints(counts, 1000, noon)).toMatchObject({
      pending: 'oldest waits 22m 0s',
      failing: '5.7% of analysed filings',
    })
    expect(countHints({ ...counts, oldest_pending_at: null }, null, noon).pending).toBe('nothing waits')
  })
  it('names a period only when it is known', () => {
    expect(periodOf({ fiscal_year: 2024, fiscal_period: 'Q3' })).toBe('2024 Q3')
    expect(periodOf({ fiscal_year: 2024, fiscal_period: null })).toBe('')
    expect(periodOf(null)).toBe('')
  })
  it('puts critical checks first, then the frequent ones', () => {
    const group = (test: string, necessary: boolean, count: number) => ({
      test,
      necessary,
      count,
      description: '',
      percentage: 0,
      filings: [],
    })
    const sorted = [group('w', false, 900), group('a', true, 3), group('b', true, 8)].sort(byWeight)
    expect(sorted.map((one) => one.test)).toEqual(['b', 'a', 'w'])
  })
})
