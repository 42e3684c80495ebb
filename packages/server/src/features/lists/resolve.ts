/** Which company a word means: a CIK or a ticker. One that is not stored is taken from the register of tickers. */
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { companies, tickerRegister } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { cikOfTicker, ensureCompany } from '../records/companies.ts'

/** @throws AppError('invalid') for a company that nobody knows */
export async function cikOf(tx: Tx, slug: string, company: string | number): Promise<string> {
  const text = String(company)
  const cik = await knownCik(tx, text)
  if (cik !== null) return cik
  throw invalid(
    /^\d+$/.test(text)
      ? `${slug}: no company is known by the CIK ${text.replace(/^0+(?=\d)/, '')}`
      : `${slug}: no company has the ticker ${text}`,
  )
}

/** Stores the company where only the register knows it. @returns null where nobody does */
export async function knownCik(tx: Tx, text: string): Promise<string | null> {
  const cik = /^\d+$/.test(text) ? await registeredCik(tx, text) : await cikOfTicker(tx, text)
  if (cik !== null) await ensureCompany(tx, cik, null)
  return cik
}

async function registeredCik(tx: Tx, digits: string): Promise<string | null> {
  const cik = digits.replace(/^0+(?=\d)/, '')
  const [stored] = await tx.select({ cik: companies.cik }).from(companies).where(eq(companies.cik, cik))
  if (stored) return cik
  const [listed] = await tx.select({ cik: tickerRegister.cik }).from(tickerRegister).where(eq(tickerRegister.cik, cik))
  return listed ? cik : null
}
