import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { companies, filings } from '../../db/schema.ts'
import { refreshCurrencyRank } from './currency-rank.ts'

describeOnBoth('the main currency', ({ database }) => {
  it('is the one of most statements, and every row follows it', async () => {
    const { db } = database()
    expect(await db.transaction((tx) => refreshCurrencyRank(tx))).toBeNull()
    await db.execute(sql`
      insert into companies (cik, name, search, latest_currency, latest_currency_rank) values (1, 'One', 'one', 'EUR', 1)`)
    await db.execute(sql`
      insert into filings (accession_number, cik, form_type, base_form, filing_date, source, company_name, tickers,
          currency, currency_rank)
        select lpad(n::text, 10, '0') || '-25-000001', 1, '20-F', '20-F', date '2025-01-01', 'edgar', 'One', '{}',
          case when n <= 3 then 'EUR' else 'USD' end, case when n <= 3 then 1 else 0 end
        from generate_series(1, 5) n`)
    expect(await db.transaction((tx) => refreshCurrencyRank(tx))).toEqual({ currency: 'EUR', changed: 5 })
    const ranks = await db
      .select({ currency: filings.currency, rank: filings.currency_rank })
      .from(filings)
      .where(eq(filings.cik, '1'))
    expect(ranks.every(({ currency, rank }) => rank === (currency === 'EUR' ? 0 : 1))).toBe(true)
    expect(await db.select({ rank: companies.latest_currency_rank }).from(companies)).toEqual([{ rank: 0 }])
    expect(await db.transaction((tx) => refreshCurrencyRank(tx))).toEqual({ currency: 'EUR', changed: 0 })
  })
})
