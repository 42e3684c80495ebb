import type { Db } from '../../db/open.ts'
import { filings } from '../../db/schema.ts'
import { newestFirst } from '../filings/queries.ts'
import { isReport } from '../records/forms.ts'

/** The newest filings by date. */
export async function recentAccessions(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ accession: filings.accession_number })
    .from(filings)
    .where(isReport)
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map((row) => row.accession)
}
