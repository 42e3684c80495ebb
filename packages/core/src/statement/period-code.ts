/** The name of a period: '2024 FY', '2025 Q1', or just the year (decision 48). */
import { addDays, daysBetween, monthOf, yearOf } from '../format/day.ts'
import type { Ymd } from './statement.ts'

export interface PeriodFacts {
  end_date: Ymd
  period_in_months: number | null
  /** the filer's own fiscal year, where tagged or printed */
  fiscal_year?: number | null
  fiscal_period?: string | null
  fiscal_year_start_or_end_reported?: boolean
  /** MM-DD */
  fiscal_year_start?: string | null
}

/** 52/53-week years end up to a week into the next month; they belong to the month before. */
const WEEK_SLACK = 7

/**
 * Three or four months give '{year} Q{n}', twelve '{year} FY', anything else just the year.
 * The filer's own fiscal year wins; without one the year is that in which the fiscal year ends (decision 48).
 */
export function periodCode(p: PeriodFacts): string {
  const months = p.period_in_months
  const settled = addDays(p.end_date, -WEEK_SLACK)
  if (months === 3 || months === 4) {
    if (p.fiscal_year != null && p.fiscal_period != null && /^Q[1-4]$/.test(p.fiscal_period))
      return `${p.fiscal_year} ${p.fiscal_period}`
    if (p.fiscal_year_start_or_end_reported && p.fiscal_year_start) {
      const { year, quarter } = fiscalQuarter(p.end_date, p.fiscal_year_start)
      return `${p.fiscal_year ?? year} Q${quarter}`
    }
    return `${p.fiscal_year ?? yearOf(settled)} Q${Math.ceil(monthOf(settled) / 3)}`
  }
  const year = p.fiscal_year ?? yearOf(settled)
  return months === 12 ? `${year} FY` : String(year)
}

/**
 * Fiscal year and quarter of a period's end, from the first day of the fiscal year.
 *
 * @param start MM-DD; ends may lie a week either side of the calendar (52/53-week years)
 */
export function fiscalQuarter(end: Ymd, start: string): { year: number; quarter: 1 | 2 | 3 | 4 } {
  // The last day of the fiscal year that holds `end`: the first one not more than ten days before it.
  for (const year of [yearOf(end) - 1, yearOf(end), yearOf(end) + 1]) {
    const close = addDays(`${year}-${start}`, -1)
    const left = daysBetween(end, close)
    if (left < -10) continue
    const quarter = 4 - Math.min(3, Math.round(Math.max(0, left) / 91.3))
    return { year: yearOf(addDays(close, -WEEK_SLACK)), quarter: quarter as 1 | 2 | 3 | 4 }
  }
  return { year: yearOf(end), quarter: 4 }
}

/** Year and period of a code; null for codes that name just a year or nothing at all. */
export function parsePeriodCode(code: string): { year: number; period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' } | null {
  const [, year, period] = /^(\d{4}) (FY|Q[1-4])$/.exec(code) ?? []
  if (!year || !period) return null
  return { year: Number(year), period: period as 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' }
}

/** '2023 Q2' of '2024 Q2': the code of the same period a year before. */
export const codeYearBefore = (code: string): string => `${Number(code.slice(0, 4)) - 1}${code.slice(4)}`
