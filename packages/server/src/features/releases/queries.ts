import { periodCode } from '@topline/core/statement/period-code.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { filings, statements } from '../../db/schema.ts'
import { newestFirst } from '../filings/queries.ts'
import { periodColumns } from '../records/period-columns.ts'
import type { PairedFiling } from './pair.ts'

export interface FilingOfCompany extends PairedFiling {
  released_at: Date | null
  items: string[]
  period_code: string | null
}

/** More than any company files in a life of quarterly reports, each with its release. */
const MOST = 2000

/** Reports and releases of a company, newest first, without their figures. */
export async function allFilingsOf(db: Db, cik: string): Promise<FilingOfCompany[]> {
  const rows = await db
    .select({
      accession_number: filings.accession_number,
      form_type: filings.form_type,
      is_release: filings.is_release,
      filing_date: filings.filing_date,
      released_at: filings.released_at,
      items: filings.items,
      period_end: filings.period_end,
      statement: periodColumns,
    })
    .from(filings)
    .leftJoin(statements, eq(statements.id, filings.statement_id))
    .where(eq(filings.cik, cik))
    .orderBy(...newestFirst)
    .limit(MOST)
  return rows.map(({ statement, period_end, ...filing }) => ({
    ...filing,
    // The cover of a current report names the day of its event, not the end of a period.
    end_date: statement?.end_date ?? (filing.is_release ? null : period_end),
    period_code: statement ? periodCode(statement) : null,
  }))
}
