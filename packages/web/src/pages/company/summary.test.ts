import type { Series, SeriesPoint } from '@topline/core/api/wire.ts'
import { describe, expect, it } from 'vitest'
import {
  companyDescription,
  fiscalYearText,
  headlinePoint,
  isOutOfDate,
  paddedCik,
  tickerText,
  yearBefore,
} from './summary.ts'
import { waitAfter } from './use-stock-price.ts'

const point = (code: string, more: Partial<SeriesPoint> = {}) =>
  ({
    period_code: code,
    end_date: `${code.slice(0, 4)}-12-31`,
    currency: 'USD',
    total_revenue: 100,
    hidden: false,
    failed_quality_check: false,
    deduced: false,
    engine: 'tags',
    accession_number: '0000320193-24-000123',
    ...more,
  }) as SeriesPoint // the other fields are not read
const annual = (...points: SeriesPoint[]) => ({ points }) as Series // nor these

describe('headline figures', () => {
  it('are of the newest year that is visible and passed its checks', () => {
    const found = headlinePoint(
      annual(point('2022 FY'), point('2023 FY'), point('2024 FY', { failed_quality_check: true })),
    )
    expect(found?.period_code).toBe('2023 FY')
    expect(headlinePoint(annual(point('2024 FY', { hidden: true })))).toBeNull()
  })
  it('are compared with the year before only where it is visible', () => {
    expect(yearBefore(annual(point('2023 FY'), point('2024 FY')), point('2024 FY'))?.period_code).toBe('2023 FY')
    expect(yearBefore(annual(point('2023 FY', { hidden: true })), point('2024 FY'))).toBeNull()
  })
})

describe('a newest year that is history', () => {
  const filing = (end_date: string) => ({ income_statement: { end_date } }) as Parameters<typeof isOutOfDate>[1][number]
  it('is one that ended long before the newest filing, or that is missing', () => {
    const years = annual(point('2023 FY'))
    expect(isOutOfDate(years, [filing('2024-09-30')])).toBe(false)
    expect(isOutOfDate(years, [filing('2025-09-30'), filing('2023-12-31')])).toBe(true)
    expect(isOutOfDate(annual(), [filing('2025-09-30')])).toBe(true)
    expect(isOutOfDate(annual(), [])).toBe(false)
  })
})

describe('what search engines are told of a company', () => {
  const company = { name: 'Boeing' } as Parameters<typeof companyDescription>[0] // the other fields are not read
  it('names a loss as one', () => {
    const told = (net_income: number) => companyDescription(company, annual(point('2024 FY', { net_income })))
    expect(told(-11_817e6)).toContain('and net loss −$11.82B in 2024 FY')
    expect(told(10_460e6)).toContain('and net income $10.46B in 2024 FY')
  })
})

describe('what identifies a company', () => {
  it('is written plainly', () => {
    expect(tickerText({ tickers: ['GOOGL', 'GOOG'], exchanges: ['Nasdaq'] })).toBe('GOOGL, GOOG on Nasdaq')
    expect(tickerText({ tickers: [], exchanges: [] })).toBeNull()
    expect(fiscalYearText('10-01')).toBe('Fiscal year ends in September')
    expect(fiscalYearText('09-28')).toBe('Fiscal year ends in September')
    expect(fiscalYearText('01-01')).toBe('Fiscal year ends in December')
    expect(fiscalYearText(null)).toBeNull()
    expect(paddedCik('320193')).toBe('0000320193')
  })
})

describe('the price', () => {
  it('is asked every minute and waits along the ladder when refused', () => {
    expect([0, 1, 2, 3, 4, 9].map((n) => waitAfter(n) / 60_000)).toEqual([1, 1, 10, 60, 600, 600])
  })
})
