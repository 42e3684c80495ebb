/** What a company's row repeats of its newest filing; written in the transaction of the change it follows from. */
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { companies, filings } from '../../db/schema.ts'

/** Serialises the statements of one company: without it two saves could each overlook the other's filing. */
export async function lockCompany(tx: Tx, cik: string): Promise<void> {
  await tx.select({ cik: companies.cik }).from(companies).where(eq(companies.cik, cik)).for('update')
}

/** The newest filing by date, ties by accession number, as every list is ordered. */
export async function refreshLatest(tx: Tx, cik: string): Promise<void> {
  await lockCompany(tx, cik)
  const [latest] = await tx
    .select({
      latest_accession_number: filings.accession_number,
      latest_filing_date: filings.filing_date,
      latest_currency: filings.currency,
      latest_currency_rank: filings.currency_rank,
      latest_total_revenue: filings.total_revenue,
      latest_net_income: filings.net_income,
      latest_is_open: filings.is_open,
    })
    .from(filings)
    .where(eq(filings.cik, cik))
    .orderBy(desc(filings.filing_date), desc(filings.accession_number))
    .limit(1)
  if (latest) await tx.update(companies).set(latest).where(eq(companies.cik, cik))
}
