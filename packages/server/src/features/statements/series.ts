/** A company's series and restatements as a viewer may see them (decisions 191, 204, 208, 209). */
import type { Series } from '@topline/core/api/wire.ts'
import { daysBetween } from '@topline/core/statement/calendar.ts'
import { companySeries, type PeriodState, type SeriesRequest } from '@topline/core/statement/series.ts'
import { groupByPeriod, type PeriodVintages, type Restatement, restatements } from '@topline/core/statement/vintages.ts'
import type { Db } from '../../db/open.ts'
import { companyVintages, type PeriodFlags, periodFlags } from './queries.ts'
import { type Looking, maySeeFigures } from './view.ts'

export interface CompanyKey {
  cik: string
  fiscal_year_start: string | null
}

export async function seriesOf(db: Db, company: CompanyKey, looking: Looking, request: SeriesRequest): Promise<Series> {
  const [vintages, flags] = await Promise.all([companyVintages(db, company.cik), periodFlags(db, company.cik)])
  const found = companySeries(vintages, company.fiscal_year_start, (p) => stateOf(p, flags, looking), request)
  return {
    cik: company.cik,
    ...request,
    points: found.points,
    splits: found.splits.map(({ factor, from, source }) => ({ factor, from, source })),
    hidden_count: found.hidden_count,
  }
}

export async function restatementsOf(
  db: Db,
  company: CompanyKey,
  looking: Looking,
): Promise<{ restatements: Restatement[]; hidden_count: number }> {
  const [vintages, flags] = await Promise.all([companyVintages(db, company.cik), periodFlags(db, company.cik)])
  const periods = groupByPeriod(vintages, company.fiscal_year_start)
  const open = periods.filter((p) => !stateOf(p, flags, looking).hidden)
  return { restatements: restatements(open), hidden_count: periods.length - open.length }
}

/**
 * A figure belongs to its period: as long as one current statement of the period is closed to the viewer, every
 * vintage of it is, comparative columns and company facts included (decision 204).
 */
function stateOf(period: PeriodVintages, flags: readonly PeriodFlags[], looking: Looking): PeriodState {
  const own = flags.filter((f) => isSamePeriod(f, period))
  return {
    hidden: own.some((f) => !maySeeFigures(f, looking)),
    failed_quality_check: own.some((f) => f.qc_passed === false),
  }
}

function isSamePeriod(flags: PeriodFlags, period: PeriodVintages): boolean {
  const months = flags.period_in_months
  const length = months === 3 || months === 4 ? 3 : months
  return length === period.months && Math.abs(daysBetween(flags.end_date, period.end_date)) <= 6
}
