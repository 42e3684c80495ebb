/** Who follows what. */

import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies, companyFollows, companyListMembers, companyLists, filings, listFollows } from '../../db/schema.ts'
import { isNews } from '../records/forms.ts'
import { addressFor } from '../records/list-address.ts'

export async function followedCompanies(db: Db, userId: number) {
  return db
    .select({
      cik: companies.cik,
      name: companies.name,
      tickers: companies.tickers,
      logo_info: companies.logo_info,
      followed_at: companyFollows.created_at,
    })
    .from(companyFollows)
    .innerJoin(companies, eq(companies.cik, companyFollows.cik))
    .where(eq(companyFollows.user_id, userId))
    .orderBy(asc(companies.name), asc(companies.cik))
}

export async function followedLists(db: Db, userId: number) {
  return db
    .select({
      name: companyLists.name,
      slug: addressFor(userId),
      companies:
        sql<number>`(select count(*) from ${companyListMembers} where ${companyListMembers.list_id} = ${companyLists.id})`.mapWith(
          Number,
        ),
      followed_at: listFollows.created_at,
    })
    .from(listFollows)
    .innerJoin(companyLists, eq(companyLists.id, listFollows.list_id))
    .where(eq(listFollows.user_id, userId))
    .orderBy(asc(companyLists.name), asc(companyLists.id))
}

/**
 * Newest filings of all that a user follows, by company or by list, releases among them.
 * @param matches accession numbers of filings that hold followed screens
 */
export async function followedFilings(db: Db, userId: number, matches: readonly string[], limit: number) {
  const direct = db.select({ cik: companyFollows.cik }).from(companyFollows).where(eq(companyFollows.user_id, userId))
  const listed = db
    .select({ cik: companyListMembers.cik })
    .from(companyListMembers)
    .innerJoin(listFollows, eq(listFollows.list_id, companyListMembers.list_id))
    .where(eq(listFollows.user_id, userId))
  return db
    .select({ accession_number: filings.accession_number, created_at: filings.created_at })
    .from(filings)
    .where(
      and(
        isNews,
        or(inArray(filings.cik, direct), inArray(filings.cik, listed), inArray(filings.accession_number, [...matches])),
      ),
    )
    .orderBy(desc(filings.filing_date), desc(filings.accession_number))
    .limit(limit)
}
