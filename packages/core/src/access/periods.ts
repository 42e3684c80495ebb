/**
 * What of a company's periods somebody may see (decision 59). A figure belongs to its period: as long as one current
 * statement of the period is closed, every print of it is, comparative columns and company facts included.
 */
import { addDays, daysBetween } from '../format/day.ts'
import { type ColumnPeriod, closingPeriods, speakingFor, yearEndsOf } from '../statement/closed-columns.ts'
import type { PeriodState } from '../statement/series.ts'
import { isReleased, type PeriodVintages, type Vintage } from '../statement/vintages.ts'
import { canViewFigures, type Looking, type StatementFlags } from './access.ts'

/** The flags of a statement as they are stored. */
interface StoredFlags {
  protected: boolean
  showcase: boolean
  is_under_revision: boolean
  /** null while there is no report of its checks */
  qc_passed: boolean | null
}

/** What hides or marks a period: the current statements of a company with their flags. */
export interface PeriodFlags extends StoredFlags {
  accession_number: string
  is_release: boolean
  start_date: string | null
  end_date: string
  period_in_months: number | null
}

export function flagsOf(row: StoredFlags): StatementFlags {
  return {
    protected: row.protected,
    showcase: row.showcase,
    is_under_revision: row.is_under_revision,
    is_checked: row.qc_passed !== null,
  }
}

export function maySeeFigures(row: StoredFlags, looking: Looking): boolean {
  return canViewFigures(looking.viewer, flagsOf(row), looking.mode) === 'ok'
}

/**
 * @param periods of the company's income statements
 * @returns of a column, the periods that close it to the viewer: nothing of them is told by other filings either
 */
export function columnState(
  periods: readonly PeriodFlags[],
  looking: Looking,
): (column: ColumnPeriod) => PeriodFlags[] {
  const seen = periods.map((flags) => ({ ...flags, isClosed: !maySeeFigures(flags, looking) }))
  const yearEnds = yearEndsOf(seen)
  const known = new Map<string, PeriodFlags[]>() // a period is printed by several filings
  return (column) => {
    const key = `${column.start_date} ${column.end_date} ${column.months}`
    const closing = known.get(key) ?? closingPeriods(column, seen, yearEnds)
    known.set(key, closing)
    return closing
  }
}

/** The vintages with the releases marked that the viewer may not read, and what is to be said of a period. */
export function sightOfPeriods(vintages: readonly Vintage[], flags: readonly PeriodFlags[], looking: Looking) {
  const reports = flags.filter(({ is_release }) => !is_release)
  const periods = speakingFor(flags).map((one) => ({ ...one, isClosed: !maySeeFigures(one, looking) }))
  const stored = yearEndsOf(periods)
  const yearEnds = stored.length > 0 ? stored : yearEndsOf(vintages)
  const isKeptBack = (start_date: string, end_date: string, months: number) =>
    closingPeriods({ start_date, end_date, months }, periods, yearEnds).length > 0
  const open = new Set(
    flags.flatMap((one) => {
      const months = one.period_in_months ?? 3
      const start = one.start_date ?? startOf(one.end_date, months)
      const isOpen = one.is_release && maySeeFigures(one, looking) && !isKeptBack(start, one.end_date, months)
      return isOpen ? [one.accession_number] : []
    }),
  )
  return {
    vintages: vintages.map((v) => (isReleased(v) && !open.has(v.accession_number) ? { ...v, isClosed: true } : v)),
    stateOf: (period: PeriodVintages): PeriodState => {
      const state = stateOfPeriod(period, reports, looking)
      const start = period.vintages[0].start_date ?? startOf(period.end_date, period.months)
      return state.hidden || period.months === 12 || !isKeptBack(start, period.end_date, period.months)
        ? state
        : { ...state, hidden: true }
    },
  }
}

const startOf = (end: string, months: number): string => addDays(end, 1 - Math.round(months * 30.44))

/** @param flags of the company's reports */
export function stateOfPeriod(period: PeriodVintages, flags: readonly PeriodFlags[], looking: Looking): PeriodState {
  const own = flags.filter((f) => isSamePeriod(f, period))
  const decisions = own.map((f) => canViewFigures(looking.viewer, flagsOf(f), looking.mode))
  return {
    hidden: decisions.some((decision) => decision !== 'ok'),
    under_revision: decisions.some((decision) => decision === 'under-revision' || decision === 'being-checked'),
    failed_quality_check: own.some((f) => f.qc_passed === false),
  }
}

export function isSamePeriod(
  flags: Pick<PeriodFlags, 'period_in_months' | 'end_date'>,
  period: Pick<PeriodVintages, 'months' | 'end_date'>,
): boolean {
  const months = flags.period_in_months
  const length = months === 3 || months === 4 ? 3 : months
  return length === period.months && Math.abs(daysBetween(flags.end_date, period.end_date)) <= 6
}
