/**
 * The site's main currency: the one of most statements. Lists sort its amounts first (decision 71), by a column that
 * each save fills for its own row; when another currency has come to lead, every row follows here.
 */
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { keyValues } from '../../db/schema.ts'

const KEY = 'currency.main'

/** @returns the main currency and how many filings had to change; null while there is no statement */
export async function refreshCurrencyRank(tx: Tx): Promise<{ currency: string; changed: number } | null> {
  const { rows } = await tx.execute<{ currency: string }>(sql`
    select currency from filings where currency is not null group by currency order by count(*) desc, currency limit 1`)
  const currency = rows[0]?.currency
  if (!currency) return null
  const [before] = await tx.select({ value: keyValues.value }).from(keyValues).where(eq(keyValues.key, KEY))
  if (before?.value !== currency) {
    await tx
      .insert(keyValues)
      .values({ key: KEY, value: currency })
      .onConflictDoUpdate({ target: keyValues.key, set: { value: currency } })
  }
  const ranked = (name: string) => sql`case when ${sql.raw(name)} = ${currency} then 0 else 1 end`
  const changed = await tx.execute<{ cik: string }>(sql`
    update filings set currency_rank = ${ranked('currency')}
    where currency is not null and currency_rank <> ${ranked('currency')} returning cik`)
  await tx.execute(sql`
    update companies set latest_currency_rank = ${ranked('latest_currency')}
    where latest_currency is not null and latest_currency_rank <> ${ranked('latest_currency')}`)
  return { currency, changed: changed.rows.length }
}
