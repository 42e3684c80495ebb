/** The Q4 that annual statements of a page imply (decisions 58, 60, 204). */
import { deduceQ4 } from '@topline/core/statement/deduced-q4.ts'
import type { Db } from '../../db/open.ts'
import { quartersOfYears } from './queries.ts'
import type { StatementRow } from './rows.ts'
import { type DeducedQ4, type Looking, maySeeFigures } from './view.ts'

/**
 * By statement id. All four statements as first read from their own filings, so that they stand on one basis; absent
 * where a quarter is missing, has another currency or may not be seen by the viewer.
 */
export async function deducedQ4s(
  db: Db,
  statements: readonly (StatementRow | null)[],
  looking: Looking,
): Promise<Map<number, DeducedQ4>> {
  const annual = statements.flatMap((s) =>
    s && s.period_in_months === 12 && s.fiscal_year !== null
      ? [{ row: s, cik: s.cik, fiscal_year: s.fiscal_year }]
      : [],
  )
  const quarters = await quartersOfYears(db, annual)
  const found = new Map<number, DeducedQ4>()
  for (const { row } of annual) {
    const own = quarters.filter((q) => q.cik === row.cik && q.fiscal_year === row.fiscal_year)
    // Of a quarter and its amendment the later reading counts; a closed one of them closes the quarter.
    const [q1, q2, q3] = ['Q1', 'Q2', 'Q3'].map((name) =>
      own
        .filter((q) => q.fiscal_period === name)
        .reduce<StatementRow | null>((a, b) => (a && a.id > b.id ? a : b), null),
    )
    if (!q1 || !q2 || !q3) continue
    if ([row, ...own].some((s) => !maySeeFigures(s, looking))) continue
    if ([q1, q2, q3].some((s) => s.currency !== row.currency)) continue
    found.set(row.id, {
      total_revenue: deduceQ4(row.total_revenue, [q1.total_revenue, q2.total_revenue, q3.total_revenue]),
      net_income: deduceQ4(row.net_income, [q1.net_income, q2.net_income, q3.net_income]),
    })
  }
  return found
}
