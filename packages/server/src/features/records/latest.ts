/** What a company's row repeats of its newest filing; written in the transaction of the change it follows from. */
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { companies, filings } from '../../db/schema.ts'

/** The newest filing by date, ties by accession number, as every list is ordered; a release is none of them. The company is locked. */
export async function refreshLatest(tx: Tx, cik: string): Promise<void> {
  await tx.execute(sql`update ${companies} c set ${latestOf(cik)}`)
}

/** What follows `update companies c set`, for one company, which is locked before: its latest filing changes nothing else. */
export const latestOf = (cik: string): SQL => sql`
  latest_accession_number = l.accession_number, latest_filing_date = l.filing_date, latest_currency = l.currency,
  latest_currency_rank = l.currency_rank, latest_total_revenue = l.total_revenue, latest_net_income = l.net_income,
  latest_is_open = l.is_open
  from (
    select f.accession_number, f.filing_date, f.currency, f.currency_rank, f.total_revenue, f.net_income, f.is_open
    from ${filings} f where f.cik = ${cik} and not f.is_release order by f.filing_date desc, f.accession_number desc limit 1) l
  where c.cik = ${cik}`
