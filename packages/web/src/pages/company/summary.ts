/** What the company page says in words; pure. */

import type { Company, Filing, Series, SeriesPoint } from '@topline/core/api/wire.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import { MONTH_NAMES } from '@topline/core/format/date.ts'
import { daysBetween } from '@topline/core/format/day.ts'
import { lineName } from '@topline/core/words/line-names.ts'

/** "Fiscal year ends in September" of a start '10-01', as companies name it; null where it is unknown. */
export function fiscalYearText(start: string | null): string | null {
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(start ?? '') ?? []
  if (month === undefined || day === undefined) return null
  // The day before the first: in the month before where the year starts on its first day.
  const name = MONTH_NAMES[(Number(month) - (day === '01' ? 2 : 1) + 12) % 12]
  return name === undefined ? null : `Fiscal year ends in ${name}`
}

/** Tickers with their exchange: "AAPL on Nasdaq"; without a ticker the CIK alone names the company (decision 36). */
export function tickerText(company: Pick<Company, 'tickers' | 'exchanges'>): string | null {
  if (company.tickers.length === 0) return null
  const exchange = company.exchanges[0]
  return `${company.tickers.join(', ')}${exchange ? ` on ${exchange}` : ''}`
}

/** CIK as the SEC writes it, ten digits. */
export const paddedCik = (cik: string): string => cik.padStart(10, '0')

/** Only yearly forms and no quarter at all: a 20-F filer (decision 68). False while nothing is known. */
export function reportsYearly(filings: readonly Filing[]): boolean {
  return filings.length > 0 && filings.every((filing) => /^(20-F|40-F)/.test(filing.form_type))
}

/**
 * The newest year whose figures may stand in headlines: visible to the viewer and not of a statement that failed its
 * quality checks (decision 52). Null when there is none.
 */
export function headlinePoint(annual: Series | null): SeriesPoint | null {
  const usable = annual?.points.filter((p) => !p.hidden && !p.failed_quality_check && p.total_revenue !== null) ?? []
  return usable.reduce<SeriesPoint | null>((best, p) => (best === null || p.end_date > best.end_date ? p : best), null)
}

/** A newest full year that ended longer ago than this before the newest period is history, days. */
const OUT_OF_DATE = 550

/** Whether the newest full year is missing or lies so far behind the newest filing that it is no latest figure. */
export function isOutOfDate(annual: Series | null, filings: readonly Filing[]): boolean {
  const newest = filings.reduce((end, { income_statement: s }) => (s && s.end_date > end ? s.end_date : end), '')
  if (newest === '') return false
  const year = headlinePoint(annual)
  return year === null || daysBetween(year.end_date, newest) > OUT_OF_DATE
}

/** The same period a year before a point, in the same currency; null when it is unknown or hidden. */
export function yearBefore(annual: Series | null, point: SeriesPoint | null): SeriesPoint | null {
  const [year, period] = point?.period_code.split(' ') ?? []
  const before = annual?.points.find(
    (p) => p.period_code === `${Number(year) - 1} ${period}` && p.currency === point?.currency,
  )
  return before && !before.hidden ? before : null
}

export function companyDescription(company: Company, annual: Series | null): string {
  const point = headlinePoint(annual)
  const base = `Income statements of ${company.name} from its SEC filings, every figure linked to its place in the filing.`
  if (!point) return base
  const revenue = formatCompact(point.total_revenue, point.currency)
  const income = formatCompact(point.net_income, point.currency)
  return `${company.name}: revenue ${revenue} and ${lineName('net_income', point.net_income).toLowerCase()} ${income} in ${point.period_code}. ${base}`
}
