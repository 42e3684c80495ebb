/** Rows of the screener for companies whose statements were stored before there was one: newest filings first, bit by bit. */
import { asc, count, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { companies } from '../../db/schema.ts'
import { refreshScreened } from './refresh.ts'

const isWaiting = sql`not ${companies.is_screened}`

/** How many companies are still to be filled. */
export async function unscreened(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(companies).where(isWaiting)
  return row?.n ?? 0
}

/**
 * Fills companies that wait, each in a transaction of its own: a page waits for one of them at most, and a process that
 * is killed loses none.
 * @returns how many were filled; fewer than `most` = none is left
 */
export async function fillScreened({ db, inTx }: Pick<AppContext, 'db' | 'inTx'>, most: number): Promise<number> {
  const waiting = await db
    .select({ cik: companies.cik })
    .from(companies)
    .where(isWaiting)
    .orderBy(sql`${companies.latest_filing_date} desc nulls last`, asc(companies.cik))
    .limit(most)
  for (const { cik } of waiting) await inTx((tx) => refreshScreened(tx, cik))
  return waiting.length
}
