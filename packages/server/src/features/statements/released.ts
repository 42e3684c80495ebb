/**
 * Who may read an earnings release: whoever its own flags let, and whom the reports do not keep out. It is as closed as
 * the report of its period, and a fourth quarter as anything of its year (`closed-columns.ts` in core). Said once, where a
 * row is read, so that every answer with a release in it follows.
 */

import { addDays } from '@topline/core/format/day.ts'
import { closingPeriods, speakingFor, yearEndsOf } from '@topline/core/statement/closed-columns.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { filings, statements } from '../../db/schema.ts'

/** What is asked of a row to decide it. */
interface OpenableRow {
  accession_number: string
  cik: string
  is_release: boolean
  protected: boolean
  showcase: boolean
  start_date: string | null
  end_date: string
  period_in_months: number | null
  /** MM-DD */
  fiscal_year_start: string | null
}

const isProtected = (row: Pick<OpenableRow, 'protected' | 'showcase'>): boolean => row.protected && !row.showcase

/** The rows with the flags that hold: a release that a report closes is protected, whatever its own flags say. */
export async function asOpenAsReports<R extends OpenableRow>(db: Db, rows: readonly R[]): Promise<R[]> {
  const open = rows.filter((row) => row.is_release && !isProtected(row))
  if (open.length === 0) return [...rows]
  const stored = await statementsOf(db, [...new Set(open.map((row) => row.cik))])
  const closed = new Set(
    open.filter((row) => isClosedByReports(row, stored)).map(({ accession_number }) => accession_number),
  )
  return rows.map((row) => (closed.has(row.accession_number) ? { ...row, protected: true, showcase: false } : row))
}

function isClosedByReports(row: OpenableRow, stored: readonly StoredPeriod[]): boolean {
  const others = stored.filter((one) => one.cik === row.cik && one.accession_number !== row.accession_number)
  const periods = speakingFor(others).map((one) => ({ ...one, isClosed: isProtected(one) }))
  const column = { start_date: row.start_date, end_date: row.end_date, months: row.period_in_months }
  return closingPeriods(column, periods, yearEndsFor(row, periods)).length > 0
}

/** Of the years that are stored, else as the release itself says when its year starts. */
function yearEndsFor(row: OpenableRow, periods: Parameters<typeof yearEndsOf>[0]): string[] {
  const stored = yearEndsOf(periods)
  if (stored.length > 0 || row.fiscal_year_start === null) return stored
  return [addDays(`${row.end_date.slice(0, 4)}-${row.fiscal_year_start}`, -1)]
}

type StoredPeriod = Awaited<ReturnType<typeof statementsOf>>[number]

async function statementsOf(db: Db, ciks: readonly string[]) {
  return db
    .select({
      accession_number: statements.accession_number,
      cik: statements.cik,
      is_release: filings.is_release,
      protected: filings.protected,
      showcase: filings.showcase,
      end_date: statements.end_date,
      period_in_months: statements.period_in_months,
    })
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .where(and(inArray(statements.cik, [...ciks]), statements.is_current))
}
