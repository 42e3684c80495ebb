/**
 * Whoever changes a statement, its flags or its checks holds the company first, then the filing, then the request, and
 * the counters last. Everybody in this order, or two of them wait for each other in a circle.
 */
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { companies, filings } from '../../db/schema.ts'

export type LockedFiling = typeof filings.$inferSelect

/** Serialises the statements of one company: without it two saves could each overlook the other's filing. */
export async function lockCompany(tx: Tx, cik: string): Promise<void> {
  await tx.execute(sql`select from ${companies} where cik = ${cik} for update`)
}

/** A filing with its company, until the transaction ends; null = there is none. */
export async function lockFiling(tx: Tx, accession: string): Promise<LockedFiling | null> {
  const isIt = eq(filings.accession_number, accession)
  // No filing moves from one company to another.
  await tx.execute(sql`select from ${companies} where cik = (select cik from ${filings} where ${isIt}) for update`)
  const [filing] = await tx.select().from(filings).where(isIt).for('update')
  return filing ?? null
}
