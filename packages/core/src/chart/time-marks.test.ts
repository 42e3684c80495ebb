import { describe, expect, it } from 'vitest'
import { seriesPoint } from './series.fixture.ts'
import { timeMarks } from './time-marks.ts'

const changed = (period_code: string, new_filing_date: string) => ({
  ...{ period_code, new_filing_date, end_date: '2009-09-26', currency: 'USD', field: 'total_revenue' },
  ...{ old_value: 36_537e6, new_value: 42_905e6, old_filing_date: '2009-10-27' },
  ...{ old_accession_number: '0001193125-09-214859', new_accession_number: '0001193125-10-012091' },
  ...{ old_form_type: '10-K', new_form_type: '10-K/A', old_at: null, new_at: null },
})

describe('marks on the axis of years', () => {
  it('tell splits and restated years, not restated quarters', () => {
    const marks = timeMarks(
      [],
      [{ factor: 7, after: '2014-04-24', from: '2014-07-23', source: 'EPS 7.47 and 1.07' }],
      [changed('2009 FY', '2010-01-25'), changed('2009 FY', '2010-01-25'), changed('2009 Q3', '2010-07-21')],
    )
    expect(marks.map(({ text }) => text)).toEqual([
      '2009: 2 figures restated by the filing of Jan 25, 2010',
      '2014: shares split 7 for 1',
    ])
  })

  it('tell an annual report that came late', () => {
    const points = [
      seriesPoint('2004 FY', { late_by: 1 }),
      seriesPoint('2005 FY'),
      seriesPoint('2006 FY', { late_by: 74 }),
    ]
    expect(timeMarks(points, [], [])).toEqual([
      { year: 2004, kind: 'late', text: '2004: annual report filed 1 day after its last due date' },
      { year: 2006, kind: 'late', text: '2006: annual report filed 74 days after its last due date' },
    ])
  })

  it('tell a fiscal year that ends in another month, and none that weeks move', () => {
    const ends = (...days: string[]) =>
      timeMarks(
        days.map((end_date) => seriesPoint(`${end_date.slice(0, 4)} FY`, { end_date })),
        [],
        [],
      )
    expect(ends('2022-12-31', '2023-12-30', '2025-01-03')).toEqual([])
    expect(ends('2022-06-30', '2023-06-30', '2024-12-31')).toEqual([
      { year: 2024, kind: 'fiscal-year', text: '2024: fiscal year ends in December from now on' },
    ])
  })
})
