/** Revenue against the same period a year before, from the filing's own comparative column (decision 59). */

import type { Looking } from '@topline/core/access/access.ts'
import { columnState, maySeeFigures } from '@topline/core/access/periods.ts'
import { daysBetween } from '@topline/core/format/day.ts'
import { growth } from '@topline/core/statement/margins.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { filings, statements, vintages } from '../../db/schema.ts'
import { isReport } from '../records/forms.ts'
import { flagColumns } from '../statements/queries.ts'
import type { StatementRow } from '../statements/rows.ts'

/**
 * @returns by accession number; absent where a figure is missing, or where the statement is closed to the viewer, or a
 *   current one that closes the earlier column: that of its period, of a fourth quarter in a release any of its year
 */
export async function revenueGrowths(
  db: Db,
  rows: readonly StatementRow[],
  looking: Looking,
): Promise<Map<string, number>> {
  const open = rows.filter((row) => maySeeFigures(row, looking))
  if (open.length === 0) return new Map()
  const accessions = open.map((row) => row.accession_number)
  const columns = await db
    .select({
      accession_number: vintages.accession_number,
      start_date: vintages.start_date,
      end_date: vintages.end_date,
      period_in_months: vintages.period_in_months,
      currency: vintages.currency,
      total_revenue: vintages.total_revenue,
    })
    .from(vintages)
    .where(and(inArray(vintages.accession_number, accessions), eq(vintages.is_own, false)))
  const flags = await db
    .select({ cik: statements.cik, ...flagColumns })
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .where(
      and(inArray(statements.cik, [...new Set(open.map((row) => row.cik))]), eq(statements.is_current, true), isReport),
    )
  const closingOf = (cik: string) =>
    columnState(
      flags.filter((one) => one.cik === cik),
      looking,
    )
  const found = new Map<string, number>()
  for (const row of open) {
    const before = columns.find(
      (one) =>
        one.accession_number === row.accession_number &&
        one.period_in_months === row.period_in_months &&
        one.currency === row.currency &&
        Math.abs(daysBetween(one.end_date, row.end_date) - 365) <= 10,
    )
    const isClosed = before && closingOf(row.cik)({ ...before, months: before.period_in_months }).length > 0
    const change = before && !isClosed ? growth(row.total_revenue, before.total_revenue) : null
    if (change !== null) found.set(row.accession_number, change)
  }
  return found
}
