import { describe, expect, it } from 'vitest'
import { lastDueDay, lateBy } from './late.ts'
import type { PeriodVintages, Vintage } from './vintages.ts'

describe('the last day on which a report is in time', () => {
  it.each([
    // 90 days after Dec 31, 2024 is Mar 31, 2025, a Monday; a day is left for a holiday
    ['10-K', '2024-12-31', '2025-04-01'],
    // 90 days after Dec 31, 2022 is Mar 31, 2023, a Friday
    ['10-K', '2022-12-31', '2023-04-01'],
    // 45 days after Sep 30, 2025 is Nov 14, 2025, a Friday
    ['10-Q', '2025-09-30', '2025-11-15'],
    // 45 days after Mar 28, 2026 is May 12, 2026, a Tuesday
    ['10-Q', '2026-03-28', '2026-05-13'],
    // 90 days after Jan 31, 1999 is May 1, 1999, a Saturday: Monday, and a day more
    ['10-K405', '1999-01-31', '1999-05-04'],
    // four months, and six before 2011
    ['20-F', '2024-12-31', '2025-05-06'],
    ['20-F', '2009-12-31', '2010-07-06'],
  ])('%s of %s: %s', (form, end, last) => expect(lastDueDay(form, end)).toBe(last))
  it('is none for forms without a term, and for amendments', () => {
    for (const form of ['40-F', '6-K', '8-K', '10-K/A']) expect(lastDueDay(form, '2024-12-31')).toBeNull()
  })
})

describe('a late report', () => {
  const vintage = (form_type: string, filing_date: string, is_own = true): Vintage => ({
    ...{ accession_number: '0000000001-05-000001', filing_date, engine: 'tags', start_date: '2004-01-01' },
    ...{ end_date: '2004-12-31', period_in_months: 12, currency: 'USD', fiscal_year: 2004, fiscal_period: 'FY' },
    ...{ is_own, figures: {}, form_type },
  })
  const late = (first: Vintage, ...others: Vintage[]) => {
    const period: PeriodVintages = {
      ...{ end_date: '2004-12-31', months: 12, code: '2004 FY', fiscal_year: 2004 },
      vintages: [first, ...others],
    }
    return lateBy(period)
  }
  it('came after its last due date: by so many days', () => {
    expect(late(vintage('10-K', '2005-04-01'))).toBeNull()
    expect(late(vintage('10-K', '2005-04-02'))).toBe(1)
    expect(late(vintage('10-K', '2005-06-14'))).toBe(74)
  })
  it('is not one that was amended later, nor a later filing that prints the period again', () => {
    expect(late(vintage('10-K', '2005-03-01'), vintage('10-K/A', '2005-09-01'))).toBeNull()
    expect(late(vintage('10-K', '2006-03-01', false))).toBeNull()
    expect(late(vintage('10-K/A', '2005-09-01'))).toBeNull()
  })
})
