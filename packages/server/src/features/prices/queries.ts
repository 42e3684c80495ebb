import type { EarningsFact } from '@topline/core/statement/pe.ts'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { companies, filings, statements, stockPrices } from '../../db/schema.ts'
import { newestFirst } from '../filings/queries.ts'

export interface PriceRow {
  ticker: string
  price: number
  currency: string
  as_of: Date
  previous_close: number | null
  source: string
}

export const priceColumns = {
  ticker: stockPrices.ticker,
  price: stockPrices.price,
  currency: stockPrices.currency,
  as_of: stockPrices.as_of,
  previous_close: stockPrices.previous_close,
  source: stockPrices.source,
}

/** The newest close of a ticker; older ones of a sample are adjusted, the newest one is not (decision 44). */
export async function newestPrice(db: Db, tickers: readonly string[]): Promise<PriceRow | null> {
  const [row] = await db
    .select(priceColumns)
    .from(stockPrices)
    .where(inArray(stockPrices.ticker, [...tickers]))
    .orderBy(desc(stockPrices.as_of))
    .limit(1)
  return row ?? null
}

export interface AnnualRow extends Omit<EarningsFact, 'eps_factor'> {
  cik: string
  fiscal_year_start: string | null
  accession_number: string
  protected: boolean
  showcase: boolean
  is_under_revision: boolean
  qc_passed: boolean | null
}

/** The newest annual report with a statement of the company that has the ticker. */
export async function newestAnnual(db: Db, tickers: readonly string[]): Promise<AnnualRow | null> {
  const wanted = sql`array[${sql.join(
    tickers.map((t) => sql`${t}`),
    sql`, `,
  )}]::text[]`
  const [row] = await db
    .select({
      cik: filings.cik,
      fiscal_year_start: companies.fiscal_year_start,
      accession_number: filings.accession_number,
      form_type: filings.form_type,
      filing_date: filings.filing_date,
      end_date: statements.end_date,
      currency: statements.currency,
      basic_eps: statements.basic_eps,
      diluted_eps: statements.diluted_eps,
      protected: filings.protected,
      showcase: filings.showcase,
      is_under_revision: statements.is_under_revision,
      qc_passed: statements.qc_passed,
    })
    .from(companies)
    .innerJoin(filings, eq(filings.cik, companies.cik))
    .innerJoin(statements, eq(statements.id, filings.statement_id))
    .where(
      and(
        sql`${companies.tickers} && ${wanted}`,
        inArray(filings.base_form, ['10-K', '20-F']),
        isNotNull(filings.version),
      ),
    )
    .orderBy(...newestFirst)
    .limit(1)
  return row ?? null
}
