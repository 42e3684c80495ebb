import { describe, expect, it } from 'vitest'
import { codeYearBefore, fiscalQuarter, parsePeriodCode, periodCode } from './period-code.ts'

describe('periodCode', () => {
  it('takes the fiscal year as the filer names it', () => {
    expect(periodCode({ end_date: '2024-09-28', period_in_months: 12, fiscal_year: 2024, fiscal_period: 'FY' })).toBe(
      '2024 FY',
    )
    expect(periodCode({ end_date: '2024-12-28', period_in_months: 3, fiscal_year: 2025, fiscal_period: 'Q1' })).toBe(
      '2025 Q1',
    )
  })
  it('counts quarters from a reported fiscal year start', () => {
    const reported = { fiscal_year_start_or_end_reported: true, fiscal_year_start: '07-01', period_in_months: 3 }
    expect(periodCode({ end_date: '2023-09-30', ...reported })).toBe('2024 Q1')
    expect(periodCode({ end_date: '2024-06-30', ...reported })).toBe('2024 Q4')
  })
  it('else goes by the calendar of the end date, a week of grace for 52-week years', () => {
    expect(periodCode({ end_date: '2019-03-31', period_in_months: 3 })).toBe('2019 Q1')
    expect(periodCode({ end_date: '2016-04-03', period_in_months: 4 })).toBe('2016 Q1')
    expect(periodCode({ end_date: '2017-01-01', period_in_months: 12 })).toBe('2016 FY')
  })
  it('gives just the year for any other length', () => {
    expect(periodCode({ end_date: '2019-06-30', period_in_months: 6 })).toBe('2019')
    expect(periodCode({ end_date: '2019-06-30', period_in_months: null, fiscal_year: 2018 })).toBe('2018')
  })
})

describe('fiscalQuarter', () => {
  it('names a September year by its end, for floating week ends too', () => {
    expect(fiscalQuarter('2023-12-30', '10-01')).toEqual({ year: 2024, quarter: 1 })
    expect(fiscalQuarter('2024-09-28', '10-01')).toEqual({ year: 2024, quarter: 4 })
    expect(fiscalQuarter('2022-10-01', '10-01')).toEqual({ year: 2022, quarter: 4 })
    expect(fiscalQuarter('2024-06-30', '01-01')).toEqual({ year: 2024, quarter: 2 })
  })
})

it('reads a code back, and refuses a bare year', () => {
  expect(parsePeriodCode('2024 Q3')).toEqual({ year: 2024, period: 'Q3' })
  expect(parsePeriodCode('2024')).toBeNull()
})

it.each([
  ['2024 FY', '2023 FY'],
  ['2025 Q3', '2024 Q3'],
])('a year before %s is %s', (code, before) => expect(codeYearBefore(code)).toBe(before))
