/** The Q4 that annual statements of a page imply (decisions 59 and 64). */
import type { Looking } from '@topline/core/access/access.ts'
import type { Db } from '../../db/open.ts'
import type { StatementRow } from './rows.ts'
import { seriesOf } from './series.ts'
import type { DeducedQ4 } from './view.ts'

/**
 * By statement id: the full year less its three quarters, all four as they were known when the year was reported, from
 * stored filings and from company facts. Absent where a quarter is missing, has another currency or may not be seen.
 */
export async function deducedQ4s(
  db: Db,
  statements: readonly (StatementRow | null)[],
  looking: Looking,
): Promise<Map<number, DeducedQ4>> {
  const annual = statements.flatMap((s) => (s && s.period_in_months === 12 && s.fiscal_year !== null ? [s] : []))
  const found = new Map<number, DeducedQ4>()
  for (const cik of new Set(annual.map((s) => s.cik))) {
    const own = annual.filter((s) => s.cik === cik)
    const company = { cik, fiscal_year_start: own.find((s) => s.fiscal_year_start)?.fiscal_year_start ?? null }
    const request = { period: 'quarterly', basis: 'reported', as_of: null } as const
    const series = await seriesOf(db, company, looking, request, 'none', 'reports')
    for (const row of own) {
      const point = series.points.find(
        (p) =>
          p.deduced &&
          !p.hidden &&
          p.period_code === `${row.fiscal_year} Q4` &&
          p.end_date === row.end_date &&
          p.currency === row.currency,
      )
      if (point) found.set(row.id, { total_revenue: point.total_revenue, net_income: point.net_income })
    }
  }
  return found
}
