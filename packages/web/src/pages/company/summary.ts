/** What the company page says in words; pure. */
import type { Company, Filing, Series, SeriesPoint } from '@topline/core/api/wire.ts'
import { formatCompact } from '@topline/core/format/amount.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "Fiscal year starts in October" of '10-01'; null where it is unknown. */
export function fiscalYearText(start: string | null): string | null {
  const month = /^(\d{2})-\d{2}$/.exec(start ?? '')?.[1]
  const name = month === undefined ? undefined : MONTHS[Number(month) - 1]
  return name === undefined ? null : `Fiscal year starts in ${name}`
}

/** Tickers with their exchange: "AAPL on Nasdaq"; without a ticker the CIK alone names the company (decision 196). */
export function tickerText(company: Pick<Company, 'tickers' | 'exchanges'>): string | null {
  if (company.tickers.length === 0) return null
  const exchange = company.exchanges[0]
  return `${company.tickers.join(', ')}${exchange ? ` on ${exchange}` : ''}`
}

/** CIK as the SEC writes it, ten digits. */
export const paddedCik = (cik: string): string => cik.padStart(10, '0')

/** Only yearly forms and no quarter at all: a 20-F filer (decision 195). False while nothing is known. */
export function reportsYearly(filings: readonly Filing[]): boolean {
  return filings.length > 0 && filings.every((filing) => /^(20-F|40-F)/.test(filing.form_type))
}

/**
 * The newest year whose figures may stand in headlines: visible to the viewer and not of a statement that failed its
 * quality checks (decision 70). Null when there is none.
 */
export function headlinePoint(annual: Series | null): SeriesPoint | null {
  const usable = annual?.points.filter((p) => !p.hidden && !p.failed_quality_check && p.total_revenue !== null) ?? []
  return usable.reduce<SeriesPoint | null>((best, p) => (best === null || p.end_date > best.end_date ? p : best), null)
}

/** The year before a point, in the same currency; null when it is unknown or hidden. */
export function yearBefore(annual: Series | null, point: SeriesPoint | null): SeriesPoint | null {
  const year = Number(point?.period_code.slice(0, 4))
  const before = annual?.points.find((p) => p.period_code === `${year - 1} FY` && p.currency === point?.currency)
  return before && !before.hidden ? before : null
}

/** now / before − 1; null where either is unknown or the base is not positive. */
export function changeOf(now: number | null | undefined, before: number | null | undefined): number | null {
  if (now === null || now === undefined || before === null || before === undefined || before <= 0) return null
  return now / before - 1
}

export function companyDescription(company: Company, annual: Series | null): string {
  const point = headlinePoint(annual)
  const base = `Income statements of ${company.name} from its SEC filings, every figure linked to its place in the filing.`
  if (!point) return base
  const revenue = formatCompact(point.total_revenue, point.currency)
  const income = formatCompact(point.net_income, point.currency)
  return `${company.name}: revenue ${revenue} and net income ${income} in ${point.period_code}. ${base}`
}
