/** When a company may report next: an estimate from when it filed before, never a promise. */
import { addDays, daysBetween } from '../format/day.ts'
import { parsePeriodCode } from './period-code.ts'
import type { Ymd } from './statement.ts'
import type { PeriodVintages } from './vintages.ts'

export interface NextReport {
  form_type: string
  period_code: string
  date: Ymd
}

export interface ExpectedReport extends NextReport {
  /** its day has passed, and the report is not stored */
  passed: boolean
}
/** An estimate that passed longer ago is of a company that files no more, or is not stored any further. */
export const STALE_DAYS = 120

/** The estimate as it stands on a day, the one rule of the calendar and the company page; null = nothing to expect. */
export function expectedOn(next: NextReport | null, today: Ymd): ExpectedReport | null {
  if (!next || next.date < addDays(today, -STALE_DAYS)) return null
  return { ...next, passed: next.date < today }
}

/** A first report later than this after its period's end is a late comparative, not the report of the period. */
const LONGEST_WAIT = 150
/** 52 weeks: companies report on the same weekday of the same week. */
const YEAR_OF_WEEKS = 364

/**
 * The report after the newest one: 52 weeks after the same report of the year before; where that is not known, the
 * usual wait after the next period's end.
 *
 * @param periods all periods of a company, as `groupByPeriod` gives them
 * @returns null for a company whose filings say too little
 */
export function nextReport(periods: readonly PeriodVintages[]): NextReport | null {
  const timely = periods.filter((p) => {
    const wait = daysBetween(p.end_date, p.vintages[0].filing_date)
    return wait > 0 && wait <= LONGEST_WAIT
  })
  const newest = timely.reduce<PeriodVintages | null>(
    (a, b) => (a && (a.end_date > b.end_date || (a.end_date === b.end_date && a.months >= b.months)) ? a : b),
    null,
  )
  const named = newest && parsePeriodCode(newest.code)
  if (!newest || !named) return null
  const hasQuarters = timely.some((p) => p.months === 3 && daysBetween(p.end_date, newest.end_date) < 400)
  const code = codeAfter(named, hasQuarters)
  const next = parsePeriodCode(code)
  if (!next) return null
  const before = timely.find((p) => p.code === `${next.year - 1} ${next.period}`)
  const form = before?.vintages[0].form_type ?? (next.period === 'FY' ? annualForm(timely) : '10-Q')
  if (before) {
    return {
      form_type: plain(form),
      period_code: code,
      date: addDays(before.vintages[0].filing_date, YEAR_OF_WEEKS),
    }
  }
  const alike = timely.filter((p) => (next.period === 'FY') === (p.months === 12))
  const wait = median(alike.map((p) => daysBetween(p.end_date, p.vintages[0].filing_date)))
  if (wait === null) return null
  const end = addDays(newest.end_date, hasQuarters ? 91 : 365)
  return { form_type: plain(form), period_code: code, date: addDays(end, wait) }
}

function codeAfter({ year, period }: { year: number; period: string }, hasQuarters: boolean): string {
  if (!hasQuarters) return `${year + 1} FY`
  if (period === 'FY' || period === 'Q4') return `${year + 1} Q1`
  return period === 'Q3' ? `${year} FY` : `${year} Q${Number(period.slice(1)) + 1}`
}

const annualForm = (periods: readonly PeriodVintages[]): string =>
  periods.findLast((p) => p.months === 12)?.vintages[0].form_type ?? '10-K'

/** An amendment is never what is expected. */
const plain = (form: string): string => form.replace(/\/A$/, '')

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
