import { periodCode } from '@topline/core/statement/period-code.ts'
import { type PriorPeriod, priorPeriod } from '@topline/core/statement/statement.ts'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { filings, statementDetails, statements } from '../../db/schema.ts'
import { newestFirst } from '../filings/queries.ts'
import { isReport } from '../records/forms.ts'
import { periodColumns } from '../records/period-columns.ts'

/** A filing with the period of its current statement. */
export interface PeriodOfFiling {
  accession_number: string
  form_type: string
  filing_date: string
  /** as the filing's cover says */
  period_end: string | null
  /** of its statement; null = it has none */
  end_date: string | null
  period_code: string | null
}

/** More than any company files in a life of quarterly reports. */
const MOST = 1000

/** The reports of a company, newest first, without their figures. */
export async function filingsOfCompany(db: Db, cik: string): Promise<PeriodOfFiling[]> {
  const rows = await db
    .select({
      accession_number: filings.accession_number,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      period_end: filings.period_end,
      statement: periodColumns,
    })
    .from(filings)
    .leftJoin(statements, eq(statements.id, filings.statement_id))
    .where(and(eq(filings.cik, cik), isReport))
    .orderBy(...newestFirst)
    .limit(MOST)
  return rows.map(({ statement, ...filing }) => ({
    ...filing,
    end_date: statement?.end_date ?? null,
    period_code: statement ? periodCode(statement) : null,
  }))
}

/** The comparative columns of a statement, as its filing prints them; for those who may read its detail. */
export async function comparativeColumns(db: Db, statementId: number): Promise<PriorPeriod[]> {
  const [kept] = await db
    .select({ columns: statementDetails.prior_periods })
    .from(statementDetails)
    .where(eq(statementDetails.statement_id, statementId))
  return z.array(priorPeriod).parse(kept?.columns ?? [])
}
