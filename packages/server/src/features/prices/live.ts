/** The price of now: from the feed, kept for ten minutes for all processes; its refusals are kept, too (decision 44). */
import { DETAIL } from '@topline/core/api/details.ts'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { openPrices, type PriceSource } from '../../clients/prices/prices.ts'
import type { AppContext } from '../../context.ts'
import { companies, keyValues, stockPrices, tickerRegister } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { newestPrice, type PriceRow, priceColumns } from './queries.ts'

type Context = Pick<AppContext, 'settings' | 'db' | 'now' | 'log'>

const FRESH = 600_000
const LIVE_SOURCE = 'live'
const LIMITED_KEY = 'prices.limited'
const limited = z.object({ until: z.string() })

export interface PriceReader {
  /**
   * @param tickers spellings of one ticker, the usual one first
   * @returns null where neither the feed nor the stored closes have one
   * @throws AppError 429 'Rate limited' while the feed asks to wait
   */
  read(tickers: readonly string[]): Promise<PriceRow | null>
}

export function priceReader(ctx: Context): PriceReader {
  const source = openPrices(ctx.settings, ctx.now)
  if (!source) return { read: (tickers) => newestPrice(ctx.db, tickers) }
  /** tickers the feed does not know, per process */
  const unknown = new LRUCache<string, number>({ max: 5_000 })
  const running = new Map<string, Promise<PriceRow | null>>()
  const find = async (ticker: string, tickers: readonly string[]): Promise<PriceRow | null> => {
    const kept = await keptPrice(ctx, tickers)
    if (kept) return kept
    const isUnknown = (unknown.get(ticker) ?? 0) > ctx.now().getTime()
    // Only companies' tickers are asked for: strangers must not spend the feed's quota.
    if (isUnknown || !(await isTicker(ctx, tickers))) return newestPrice(ctx.db, tickers)
    return ask(ctx, source, ticker, tickers, unknown)
  }
  return {
    async read(tickers) {
      const [ticker] = tickers
      if (ticker === undefined) return null
      const known = running.get(ticker)
      if (known) return known
      const reading = find(ticker, tickers).finally(() => running.delete(ticker))
      running.set(ticker, reading)
      return reading
    },
  }
}

async function ask(
  ctx: Context,
  source: PriceSource,
  ticker: string,
  tickers: readonly string[],
  unknown: LRUCache<string, number>,
): Promise<PriceRow | null> {
  await refuseWhileLimited(ctx)
  try {
    const found = await source.find(ticker)
    if (!found) {
      unknown.set(ticker, ctx.now().getTime() + FRESH)
      return await newestPrice(ctx.db, tickers)
    }
    const row = { ticker, ...found, source: LIVE_SOURCE }
    const fetched_at = ctx.now()
    const { price, currency, previous_close } = found
    await ctx.db
      .insert(stockPrices)
      .values({ ...row, fetched_at })
      .onConflictDoUpdate({
        target: [stockPrices.ticker, stockPrices.as_of, stockPrices.source],
        set: { price, currency, previous_close, fetched_at },
      })
    return row
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.kind === 'limited') {
      await noteLimited(ctx, error.retryAfter ?? 60)
      throw error
    }
    ctx.log.warn({ ticker, err: error.cause }, 'price feed')
    const last = await newestPrice(ctx.db, tickers)
    if (!last) throw error
    return last // with its date, which says how old it is
  }
}

/** A price fetched within ten minutes, by whichever process. */
async function keptPrice({ db, now }: Context, tickers: readonly string[]): Promise<PriceRow | null> {
  const [row] = await db
    .select(priceColumns)
    .from(stockPrices)
    .where(
      and(
        inArray(stockPrices.ticker, [...tickers]),
        eq(stockPrices.source, LIVE_SOURCE),
        gt(stockPrices.fetched_at, new Date(now().getTime() - FRESH)),
      ),
    )
    .orderBy(desc(stockPrices.as_of))
    .limit(1)
  return row ?? null
}

async function isTicker({ db }: Context, tickers: readonly string[]): Promise<boolean> {
  const wanted = sql`array[${sql.join(
    tickers.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[]`
  const [stored] = await db
    .select({ cik: companies.cik })
    .from(companies)
    .where(sql`${companies.tickers} && ${wanted}`)
    .limit(1)
  if (stored) return true
  const [listed] = await db
    .select({ cik: tickerRegister.cik })
    .from(tickerRegister)
    .where(sql`${tickerRegister.tickers} && ${wanted}`)
    .limit(1)
  return listed !== undefined
}

/** The feed's wish to wait holds for all processes. */
async function refuseWhileLimited({ db, now }: Context): Promise<void> {
  const [row] = await db.select().from(keyValues).where(eq(keyValues.key, LIMITED_KEY))
  const read = limited.safeParse(row?.value)
  const left = read.success ? Date.parse(read.data.until) - now().getTime() : 0
  if (left > 0) throw new AppError('limited', DETAIL.rateLimited, { retryAfter: Math.ceil(left / 1000) })
}

async function noteLimited({ db, now }: Context, seconds: number): Promise<void> {
  const value = { until: new Date(now().getTime() + seconds * 1000).toISOString() }
  await db
    .insert(keyValues)
    .values({ key: LIMITED_KEY, value })
    .onConflictDoUpdate({ target: keyValues.key, set: { value } })
}
