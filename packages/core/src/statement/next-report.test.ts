import { expect, it } from 'vitest'
import { expectedOn, nextReport } from './next-report.ts'
import { vintageOf } from './vintage.fixture.ts'
import type { PeriodVintages } from './vintages.ts'

function period(code: string, end_date: string, filed: string, form_type: string): PeriodVintages {
  const months = code.endsWith('FY') ? 12 : 3
  const vintage = vintageOf({
    ...{ accession_number: '0000000001-25-000001', filing_date: filed, end_date, form_type },
    period_in_months: months,
    is_own: true,
  })
  return { code, end_date, months, fiscal_year: Number(code.slice(0, 4)), vintages: [vintage] }
}

const apple = [
  period('2024 Q1', '2023-12-30', '2024-02-02', '10-Q'),
  period('2024 Q2', '2024-03-30', '2024-05-03', '10-Q'),
  period('2024 Q3', '2024-06-29', '2024-08-02', '10-Q'),
  period('2024 FY', '2024-09-28', '2024-11-01', '10-K'),
]

it('expects the same report 52 weeks after the one of the year before', () => {
  expect(nextReport(apple)).toEqual({ form_type: '10-Q', period_code: '2025 Q1', date: '2025-01-31' })
})

it('takes the usual wait where that report is not known', () => {
  // 91 days after Jun 29 is Sep 28; no annual report is known, so nothing says how long the next one takes
  expect(nextReport(apple.slice(0, 3))).toBeNull()
  expect(nextReport(apple.slice(0, 1))).toEqual({ form_type: '10-Q', period_code: '2024 Q2', date: '2024-05-03' })
})

it('expects a company that reports yearly a year later, and nothing of one that never reported in time', () => {
  const yearly = [period('2023 FY', '2023-12-31', '2024-03-05', '20-F')]
  expect(nextReport(yearly)).toEqual({ form_type: '20-F', period_code: '2024 FY', date: '2025-03-04' })
  expect(nextReport([period('2015 FY', '2015-12-31', '2018-03-05', '10-K')])).toBeNull()
})

it('is announced to its day, then said to be late, and given up 120 days after it', () => {
  const next = nextReport(apple)
  for (const [today, passed] of [
    ['2025-01-30', false],
    ['2025-01-31', false],
    ['2025-02-01', true],
    ['2025-05-31', true],
  ] as const)
    expect(expectedOn(next, today), today).toMatchObject({ date: '2025-01-31', passed })
  expect(expectedOn(next, '2025-06-01')).toBeNull()
  expect(expectedOn(null, '2025-01-01')).toBeNull()
})
