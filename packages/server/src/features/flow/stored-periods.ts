/** What is stored of a company's reports, one filing a period: what its pictures over time are drawn from. */
import { periodCode } from '@topline/core/statement/period-code.ts'
import { priorPeriod } from '@topline/core/statement/statement.ts'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { filings, statementDetails, statements } from '../../db/schema.ts'
import { filingOf } from '../filing-context/around.ts'
import { isReport } from '../records/forms.ts'
import { detailColumns, statementColumns } from '../statements/rows.ts'

/** The current statements of reports, one a period: the newest original, an amendment only where there is nothing else. */
export async function storedPeriods(db: Db, cik: string) {
  const found = await db
    .select({
      row: statementColumns,
      detail: detailColumns,
      columns: statementDetails.prior_periods,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      is_release: filings.is_release,
    })
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .innerJoin(statementDetails, eq(statementDetails.statement_id, statements.id))
    .where(and(eq(statements.cik, cik), statements.is_current, isReport))
  const ordered = found
    .map((one) => ({ ...one, columns: z.array(priorPeriod).parse(one.columns ?? []) }))
    .toSorted((a, b) => b.filing_date.localeCompare(a.filing_date))
  const named = ordered.map((one) => ({
    accession_number: one.row.accession_number,
    form_type: one.form_type,
    filing_date: one.filing_date,
    period_end: one.row.end_date,
    end_date: one.row.end_date,
    period_code: periodCode(one.row),
  }))
  return ordered
    .filter(({ row }) => filingOf(named, periodCode(row))?.accession_number === row.accession_number)
    .toSorted((a, b) => a.row.end_date.localeCompare(b.row.end_date))
}
