import type { Looking } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import type { Company } from '@topline/core/api/wire.ts'
import type { Db } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { type FilingCard, filingCards } from '../filings/cards.ts'
import { listedFiling, whoSees } from '../filings/listed.ts'
import { newestUnfollowed } from '../releases/pair.ts'
import { allFilingsOf } from '../releases/queries.ts'
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
  const [lists, [company], all] = await Promise.all([
    listsOfCompany(db, cik),
    withNewestFiling(db, [row], looking),
    allFilingsOf(db, cik),
  ])
  const release = newestUnfollowed(all)
  return {
    ...(company ?? viewCompany(row)),
    lists,
    newest_release: release && {
      accession_number: release.accession_number,
      form_type: release.form_type,
      filing_date: release.filing_date,
      period_code: release.period_code,
      released_at: release.released_at?.toISOString() ?? null,
    },
  }
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
    return card ? listedCompany(row, card, looking) : viewCompany(row, { filings: [] })
  })
}

interface ListedCompany {
  /** what was read of the company, as text */
  row: string
  company: Company
}
const listed = new WeakMap<FilingCard, Map<string, ListedCompany>>()

/** The same object as long as filing and company are the same (`filings/listed.ts`): whoever gets it must not change it. */
function listedCompany(row: CompanyRow, card: FilingCard, looking: Looking): Company {
  const views = listed.get(card) ?? new Map<string, ListedCompany>()
  listed.set(card, views)
  const [key, read] = [whoSees(card, looking), JSON.stringify(row)]
  const known = views.get(key)
  if (known?.row === read) return known.company
  const company = viewCompany(row, { filings: [listedFiling(card, looking)] })
  views.set(key, { row: read, company })
  return company
}
