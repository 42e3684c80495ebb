/**
 * Vintages: every figure ever reported for a period, each with the filing that said it (decision 63).
 * A period's own statement is one of them; comparative columns of later filings and company facts are the others.
 */
import { addDays, dayNumber, daysBetween } from '../format/day.ts'
import { MAIN_AMOUNTS } from './figure-sets.ts'
import { fiscalQuarter } from './period-code.ts'
import { atOf } from './place-at.ts'
import { printedStep } from './printed-step.ts'
import { isRelease } from './release-form.ts'
import { type EngineName, FIGURE_NAMES, type FigureName, type Figures, type Provenance, type Ymd } from './statement.ts'

export interface Vintage {
  accession_number: string
  filing_date: Ymd
  engine: EngineName
  start_date: Ymd | null
  end_date: Ymd
  period_in_months: number | null
  currency: string
  /** only as the filer names it; null for comparatives and company facts */
  fiscal_year: number | null
  fiscal_period: string | null
  /** the filing's own period, not a comparative column and not a company fact */
  is_own: boolean
  figures: Partial<Figures>
  /** absent = a report */
  form_type?: string
  /** a release that the viewer may not read: it says that the period is known, and no figure */
  isClosed?: boolean
  /** read only where places are asked for */
  provenance?: Provenance
}

/** All vintages of one period, oldest filing first. */
export interface PeriodVintages {
  end_date: Ymd
  months: number
  code: string
  fiscal_year: number
  vintages: [Vintage, ...Vintage[]]
}

/** Ends of one period may differ by some days between a tagged filing and one read from its print. */
const SAME_END = 6

/**
 * Vintages by period, earliest period first. Only quarters (3 or 4 months) and years take part:
 * other lengths have no place on a chart's axis. Per filing and period one vintage is kept: what was read
 * from the filing wins over company facts of the same accession (decision 63).
 *
 * @param fiscalYearStart MM-DD of the company, for periods that no filer's own name settles; null = unknown
 */
export function groupByPeriod(vintages: readonly Vintage[], fiscalYearStart: string | null): PeriodVintages[] {
  const usable = vintages
    .filter((v) => lengthOf(v) !== null)
    .sort((a, b) => dayNumber(a.end_date) - dayNumber(b.end_date))
  const groups: Vintage[][] = []
  for (const length of [3, 12]) {
    let open: Vintage[] | null = null
    for (const v of usable.filter((u) => lengthOf(u) === length)) {
      const anchor = open?.[0]
      if (open && anchor && daysBetween(anchor.end_date, v.end_date) <= SAME_END) open.push(v)
      else {
        open = [v]
        groups.push(open)
      }
    }
  }
  const start = fiscalYearStart ?? startFromYears(groups)
  const named = groups.map((g) => onePerFiling(g))
  const offset = yearOffset(named, start)
  return named
    .map((g) => namePeriod(g, start, offset))
    .sort((a, b) => dayNumber(a.end_date) - dayNumber(b.end_date) || a.months - b.months)
}

/** 3 for a quarter, 12 for a year, null for any other length. */
function lengthOf(v: Vintage): 3 | 12 | null {
  const months = v.period_in_months
  if (months === 3 || months === 4) return 3
  return months === 12 ? 12 : null
}

function onePerFiling(group: Vintage[]): [Vintage, ...Vintage[]] {
  const kept = new Map<string, Vintage>()
  for (const v of group) {
    const other = kept.get(v.accession_number)
    if (!other || rank(v) > rank(other)) kept.set(v.accession_number, v)
  }
  const [first, ...rest] = [...kept.values()].sort(
    (a, b) => dayNumber(a.filing_date) - dayNumber(b.filing_date) || (a.accession_number < b.accession_number ? -1 : 1),
  )
  if (!first) throw new Error('a period without vintages')
  return [first, ...rest]
}

function rank(v: Vintage): number {
  return v.is_own ? 2 : v.engine === 'company-facts' ? 0 : 1
}

/** MM-DD after the newest full year's end; null when no year is known. */
function startFromYears(groups: Vintage[][]): string | null {
  const years = groups.filter((g) => g[0] && lengthOf(g[0]) === 12).flat()
  const newest = years.at(-1)
  return newest ? addDays(newest.end_date, 1).slice(5) : null
}

/** How a filer's own year differs from the year in which its fiscal year ends, by the newest filing that names it. */
function yearOffset(groups: Vintage[][], start: string | null): number {
  for (const v of groups.flat().sort((a, b) => dayNumber(b.filing_date) - dayNumber(a.filing_date))) {
    if (!v.is_own || v.fiscal_year === null || isReleased(v)) continue
    return v.fiscal_year - calendarName(v, start).year
  }
  return 0
}

function calendarName(v: Vintage, start: string | null): { year: number; quarter: number } {
  return fiscalQuarter(v.end_date, start ?? '01-01')
}

function namePeriod(vintages: [Vintage, ...Vintage[]], start: string | null, offset: number): PeriodVintages {
  const [first] = vintages
  const months = lengthOf(first) ?? 12
  const named = vintages.filter((v) => v.is_own && v.fiscal_year !== null && v.fiscal_period !== null)
  const own = named.find((v) => !isReleased(v)) ?? named[0]
  const calendar = calendarName(own ?? first, start)
  const year = own?.fiscal_year ?? calendar.year + offset
  const quarter = own && /^Q[1-4]$/.test(own.fiscal_period ?? '') ? own.fiscal_period : `Q${calendar.quarter}`
  return {
    end_date: (own ?? first).end_date,
    months,
    code: months === 12 ? `${year} FY` : `${year} ${quarter}`,
    fiscal_year: year,
    vintages,
  }
}

/** Whether a vintage is of an earnings release, not of a report. */
export const isReleased = (v: Vintage): boolean => isRelease(v.form_type)

/** The same periods as reports alone tell them; those that only releases know are left out. */
export const reportedPeriods = (periods: readonly PeriodVintages[]): PeriodVintages[] =>
  periods.flatMap((period) => withVintages(period, (v) => !isReleased(v)) ?? [])

/** A period with some of its vintages; null where none is left. */
export function withVintages(period: PeriodVintages, isKept: (v: Vintage) => boolean): PeriodVintages | null {
  const [first, ...rest] = period.vintages.filter(isKept)
  return first ? { ...period, vintages: [first, ...rest] } : null
}

/**
 * The vintages known on a day; null where the period was not reported yet. A release that says otherwise than the
 * report of the period counts no more once that is known: it is laid beside it, never mixed with it.
 */
export function knownOn(period: PeriodVintages, asOf: Ymd | null): PeriodVintages | null {
  const known = asOf === null ? period : withVintages(period, (v) => v.filing_date <= asOf)
  if (!known?.vintages.some(isReleased)) return known
  const reports = known.vintages.filter((v) => !isReleased(v))
  return withVintages(known, (v) => !isReleased(v) || isBorneOut(v, reports))
}

/** Whether reports of the period say the same wherever they and the release both say something. */
function isBorneOut(release: Vintage, reports: readonly Vintage[]): boolean {
  return (
    reports.every((report) => report.currency === release.currency) &&
    FIGURE_NAMES.every((name) => {
      const reported = reports.findLast((v) => v.figures[name] != null)?.figures[name]
      return reported == null || release.figures[name] == null || reported === release.figures[name]
    })
  )
}

/**
 * The newest vintage that knows the figure; later ones often repeat only some lines. What a report prints is never
 * taken from a release, however new.
 */
export function newestWith(period: PeriodVintages, name: FigureName): Vintage | null {
  const known = period.vintages.filter((v) => v.figures[name] != null)
  return known.findLast((v) => !isReleased(v)) ?? known.at(-1) ?? null
}

/** The first report that knows the figure, else the first release. */
export function firstWith(period: PeriodVintages, name: FigureName): Vintage | null {
  const known = period.vintages.filter((v) => v.figures[name] != null)
  return known.find((v) => !isReleased(v)) ?? known[0] ?? null
}

export interface Restatement {
  period_code: string
  end_date: Ymd
  currency: string
  field: FigureName
  old_value: number
  new_value: number
  old_accession_number: string
  new_accession_number: string
  old_filing_date: Ymd
  new_filing_date: Ymd
  old_form_type: string | null
  new_form_type: string | null
  /** 'start-end' of the cell in its filing; null = not located */
  old_at: string | null
  new_at: string | null
}

/**
 * Figures that a later filing reports otherwise than the one before it, newest first (decision 63).
 * What the rounding of a coarser print explains is none, and neither is what a release said: it was never filed as a
 * report, and `differences` tell where the report says otherwise.
 */
export function restatements(periods: readonly PeriodVintages[]): Restatement[] {
  const found: Restatement[] = []
  // EPS is left out, since a split changes it without a restatement.
  for (const period of reportedPeriods(periods))
    for (const field of MAIN_AMOUNTS) {
      let before: { vintage: Vintage; value: number } | null = null
      for (const vintage of period.vintages) {
        const value = vintage.figures[field] ?? null
        if (value === null) continue
        if (before && before.vintage.currency === vintage.currency && isRestated(before, { vintage, value }))
          found.push({
            period_code: period.code,
            end_date: period.end_date,
            currency: vintage.currency,
            field,
            old_value: before.value,
            new_value: value,
            old_accession_number: before.vintage.accession_number,
            new_accession_number: vintage.accession_number,
            old_filing_date: before.vintage.filing_date,
            new_filing_date: vintage.filing_date,
            old_form_type: before.vintage.form_type ?? null,
            new_form_type: vintage.form_type ?? null,
            old_at: atOf(before.vintage.provenance?.[field]),
            new_at: atOf(vintage.provenance?.[field]),
          })
        before = { vintage, value }
      }
    }
  return found.sort(
    (a, b) =>
      dayNumber(b.new_filing_date) - dayNumber(a.new_filing_date) || dayNumber(b.end_date) - dayNumber(a.end_date),
  )
}

interface Reported {
  vintage: Vintage
  value: number
}

/**
 * Printed in one unit, any other figure is a restatement; printed in two, one that differs by more than the coarser
 * unit. Where a unit is not known (company facts have no print), half a thousandth passes for rounding.
 */
function isRestated(before: Reported, now: Reported): boolean {
  const off = Math.abs(before.value - now.value)
  const units = [printedUnit(before.vintage), printedUnit(now.vintage)]
  if (units[0] == null || units[1] == null) return off > Math.max(Math.abs(before.value), Math.abs(now.value)) * 0.0005
  return off > (units[0] === units[1] ? 0 : Math.max(units[0], units[1]) * 1.01)
}

/** The finest step in which a filing prints the amounts of a period: a power of ten. */
function printedUnit({ figures, provenance }: Vintage): number | null {
  const steps = MAIN_AMOUNTS.flatMap((name) => printedStep(provenance?.[name], figures[name] ?? 0) ?? [])
  return steps.length === 0 ? null : 10 ** Math.round(Math.log10(Math.min(...steps)))
}
