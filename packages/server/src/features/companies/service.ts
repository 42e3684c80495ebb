import type { Looking } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import type { Company } from '@topline/core/api/wire.ts'
import type { Db } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { filingCards } from '../filings/cards.ts'
import { viewFiling } from '../filings/view.ts'
import { type CompanyRow, findCompany, findRegistered, listsOfCompany } from './queries.ts'
import { viewCompany, viewRegistered } from './view.ts'

/** @throws AppError 404 'Company not found' */
export async function getCompany(db: Db, cik: string): Promise<CompanyRow> {
  const row = await findCompany(db, cik)
  if (!row) throw notFound(DETAIL.companyNotFound)
  return row
}

/** A stored company with lists and newest filing, else the light record of the register (decision 35). */
export async function readCompany(db: Db, cik: string, looking: Looking): Promise<Company> {
  const row = await findCompany(db, cik)
  if (!row) {
    const registered = await findRegistered(db, cik)
    if (!registered) throw notFound(DETAIL.companyNotFound)
    return { ...viewRegistered(registered, null), lists: [], filings: [] }
  }
  const [lists, [company]] = [await listsOfCompany(db, cik), await withNewestFiling(db, [row], looking)]
  return { ...(company ?? viewCompany(row)), lists }
}

/** Each company with exactly its newest filing (decision 28). */
export async function withNewestFiling(db: Db, rows: readonly CompanyRow[], looking: Looking): Promise<Company[]> {
  const cards = await filingCards(
    db,
    rows.flatMap((row) => row.latest_accession_number ?? []),
  )
  const byCik = new Map(cards.map((card) => [card.cik, card]))
  return rows.map((row) => {
    const card = byCik.get(row.cik)
    return viewCompany(row, { filings: card ? [viewFiling(card, looking)] : [] })
  })
}
