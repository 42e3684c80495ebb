/** The stored company that the words of a search begin or end with. */
import { companyMeant, companyPhrases } from '@topline/core/search/company-in-query.ts'
import type { Db } from '../../db/open.ts'
import { companiesCalled } from '../companies/queries.ts'

/** One query, whatever was typed; null = none is meant. */
export async function companyInQuery(db: Db, text: string) {
  const phrases = companyPhrases(text)
  if (phrases.length === 0) return null
  const names = phrases.map((one) => one.phrase)
  const tickers = phrases.filter((one) => one.isTicker).map((one) => one.phrase)
  return companyMeant(text, phrases, await companiesCalled(db, names, tickers))
}
